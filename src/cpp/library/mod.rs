//! The standard library as far as it goes, written in the language itself over what the machine does natively.

/// The library's text. Order matters: a template must be known by name before it is mentioned.
pub(super) fn text() -> String {
    [
        include_str!("base.h"),
        include_str!("containers.h"),
        include_str!("strings.h"),
        include_str!("trees.h"),
        include_str!("algorithms.h"),
    ]
    .concat()
}
