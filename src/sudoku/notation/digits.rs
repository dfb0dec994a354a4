//! Decimal digits of every script.

/// The zeros of the Unicode decimal digits (general category Nd, Unicode 14.0.0), ascending. Each is followed
/// by its nine other digits.
const ZEROS: [u32; 66] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66,
    0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x104A0, 0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650,
    0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x16A60, 0x16AC0, 0x16B50,
    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E950, 0x1FBF0,
];

/// The value of a decimal digit of any script: `5`, `５`, `٥`, `५` are all 5.
pub(super) fn value(character: char) -> Option<u8> {
    if character.is_ascii() {
        return character.to_digit(10).map(|value| value as u8);
    }
    let code = u32::from(character);
    let after = ZEROS.partition_point(|&zero| zero <= code);
    let value = code - ZEROS[after.checked_sub(1)?];
    (value < 10).then_some(value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_other_scripts_have_their_value() {
        for (text, values) in [
            ("0189", [0, 1, 8, 9]),
            ("０１８９", [0, 1, 8, 9]),
            ("٠١٨٩", [0, 1, 8, 9]),
            ("𝟎𝟏𝟖𝟗", [0, 1, 8, 9]),
        ] {
            let read: Vec<_> = text.chars().filter_map(value).collect();
            assert_eq!(read, values, "{text}");
        }
        assert!(ZEROS.is_sorted());
    }

    #[test]
    fn what_only_looks_like_a_digit_is_none() {
        for character in "Oo①²五Ⅳ/:\u{10FFFF}".chars() {
            assert_eq!(value(character), None, "{character}");
        }
    }
}
