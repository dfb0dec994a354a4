//! Real numbers as C shows them: `%f`, `%e`, `%g`.

fn special(v: f64) -> Option<String> {
    if v.is_nan() {
        return Some(if v.is_sign_negative() { "-nan" } else { "nan" }.into());
    }
    v.is_infinite()
        .then(|| if v < 0.0 { "-inf" } else { "inf" }.into())
}

/// `%.{precision}f`.
pub(super) fn fixed(v: f64, precision: usize) -> String {
    special(v).unwrap_or_else(|| format!("{v:.precision$}"))
}

/// `%.{precision}e`.
pub(super) fn scientific(v: f64, precision: usize) -> String {
    if let Some(s) = special(v) {
        return s;
    }
    let text = format!("{v:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let e: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
}

/// `%.{precision}g`; zeros at the end are kept when `keep` is set.
pub(super) fn general(v: f64, precision: usize, keep: bool) -> String {
    if let Some(s) = special(v) {
        return s;
    }
    let p = precision.max(1);
    if v == 0.0 {
        let zero = if keep {
            format!("0.{}", "0".repeat(p - 1))
        } else {
            "0".into()
        };
        return if v.is_sign_negative() {
            format!("-{zero}")
        } else {
            zero
        };
    }
    let e: i32 = format!("{v:.*e}", p - 1)
        .split_once('e')
        .and_then(|t| t.1.parse().ok())
        .unwrap_or(0);
    let mut text = if e < -4 || e >= p as i32 {
        scientific(v, p - 1)
    } else {
        format!("{v:.*}", (p as i32 - 1 - e).max(0) as usize)
    };
    if !keep && text.contains('.') {
        let (body, tail) = match text.find('e') {
            Some(i) => (text[..i].to_string(), text[i..].to_string()),
            None => (text.clone(), String::new()),
        };
        text = body.trim_end_matches('0').trim_end_matches('.').to_string() + &tail;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_c() {
        assert_eq!(general(0.1 + 0.2, 6, false), "0.3");
        assert_eq!(general(1e6, 6, false), "1e+06");
        assert_eq!(general(123456.0, 6, false), "123456");
        assert_eq!(general(0.00001234, 6, false), "1.234e-05");
        assert_eq!(general(2.0, 6, true), "2.00000");
        assert_eq!(scientific(1234.5, 2), "1.23e+03");
        assert_eq!(fixed(2.5, 0), "2");
        assert_eq!(fixed(-0.0, 1), "-0.0");
    }
}
