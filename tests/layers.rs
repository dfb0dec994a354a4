//! The direction of dependencies: which part of `src` may use which.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each layer and the layers it may use. A folder that has no row here is a mistake.
const LAYERS: [(&str, &[&str]); 7] = [
    ("sudoku", &[]),
    ("search", &["sudoku"]),
    ("timeline", &["search", "sudoku"]),
    ("make", &["timeline", "search", "sudoku"]),
    ("play", &["timeline", "search", "sudoku"]),
    ("cpp", &["timeline"]),
    (
        "wasm",
        &["play", "make", "cpp", "timeline", "search", "sudoku"],
    ),
];

/// Paths that the files of a folder must not name, though their layer may. Answers and explanations check each other
/// in the tests, so neither may lean on the other.
const APART: [(&str, &str); 2] = [("sudoku/solve", "search"), ("search", "sudoku::solve")];

/// The one folder that knows of the page.
const PAGE_CRATES: [&str; 5] = [
    "wasm_bindgen",
    "js_sys",
    "tsify",
    "serde_wasm_bindgen",
    "console_error_panic_hook",
];

/// Every source file below `src`, as its path from there and its text without comments.
fn sources() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a text");
                let name = path
                    .strip_prefix(&src)
                    .expect("below src")
                    .to_string_lossy();
                files.push((name.into_owned(), without_comments(&text)));
            }
        }
    }
    files.sort();
    files
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next());
    lines.flatten().collect::<Vec<_>>().join("\n")
}

/// Every path from the root of the crate that a text names, its first two parts: `sudoku::solve`. Those written
/// `crate::…` or in braces after it, and those that climb there by `super::super::…`.
fn paths(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for root in ["crate::", "super::super::"] {
        for (at, _) in text.match_indices(root) {
            let inside_a_name = text[..at]
                .chars()
                .next_back()
                .is_some_and(|before| before.is_alphanumeric() || before == '_');
            if !inside_a_name {
                let rest = text[at + root.len()..].trim_start_matches("super::");
                tree(rest, "", &mut found);
            }
        }
    }
    found
}

/// Adds what a use tree names, `a::b`, `a::{b, c}` or `{a, b::c}`, to the depth of two; returns what follows it.
fn tree<'a>(text: &'a str, before: &str, found: &mut BTreeSet<String>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = tree(rest, before, found);
            // Over a `*` or an `as name`.
            let Some(end) = rest.find([',', '}']) else {
                return "";
            };
            let closed = rest[end..].starts_with('}');
            rest = &rest[end + 1..];
            if closed {
                return rest;
            }
        }
    }
    let end = text
        .find(|character: char| !character.is_alphanumeric() && character != '_')
        .unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if name.is_empty() {
        return rest;
    }
    let path = match before {
        "" => name.to_owned(),
        _ => format!("{before}::{name}"),
    };
    let deeper = rest.strip_prefix("::");
    if before.is_empty() {
        if let Some(deeper) = deeper {
            found.insert(path.clone());
            return tree(deeper, &path, found);
        }
    }
    found.insert(path);
    // What is deeper still is skipped: only its end is of interest.
    deeper.map_or(rest, |deeper| tree(deeper, before, &mut BTreeSet::new()))
}

/// What in one file breaks the direction.
fn faults(name: &str, text: &str) -> Vec<String> {
    let Some((folder, _)) = name.split_once('/') else {
        return Vec::new(); // lib.rs ties all together
    };
    let Some((_, allowed)) = LAYERS.iter().find(|(layer, _)| *layer == folder) else {
        return vec![format!("{name}: {folder} has no row among the layers")];
    };
    let used = paths(text);
    let is_layer = |path: &str| LAYERS.iter().any(|(layer, _)| *layer == path);
    let mut faults: Vec<String> = used
        .iter()
        .filter(|path| is_layer(path) && *path != folder && !allowed.contains(&path.as_str()))
        .map(|path| format!("{name}: {folder} must not use {path}"))
        .collect();
    for (place, path) in APART {
        if name.starts_with(place) && used.contains(path) {
            faults.push(format!("{name}: {place} must not use {path}"));
        }
    }
    for outside in PAGE_CRATES {
        if folder != "wasm" && text.contains(outside) {
            faults.push(format!("{name}: only wasm may use {outside}"));
        }
    }
    faults
}

#[test]
fn each_layer_uses_only_those_below_it() {
    let sources = sources();
    let folders = sources.iter().filter_map(|(name, _)| name.split_once('/'));
    let folders: BTreeSet<&str> = folders.map(|(folder, _)| folder).collect();
    assert!(
        ["sudoku", "search", "timeline", "make", "play"]
            .iter()
            .all(|layer| folders.contains(layer)),
        "the sources were found: {folders:?}"
    );
    let found: Vec<String> = sources
        .iter()
        .flat_map(|(name, text)| faults(name, text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn breaking_the_direction_is_seen_however_it_is_written() {
    let table = [
        ("sudoku/grid.rs", "use crate::search::Search;", 1),
        (
            "sudoku/grid.rs",
            "use crate::{search::{Event, Search}, play};",
            2,
        ),
        (
            "sudoku/grid.rs",
            "fn f(x: &crate::timeline::Timeline<X>) {}",
            1,
        ),
        ("sudoku/grid.rs", "use super::super::play;", 1),
        (
            "sudoku/solve/nine/mod.rs",
            "use super::super::super::wasm::start;",
            1,
        ),
        // Not allowed to the layer, and not to the folder either.
        ("sudoku/solve/tree.rs", "use crate::search;", 2),
        (
            "search/plain.rs",
            "use crate::sudoku::{Cell, solve::{Solver, Status}};",
            1,
        ),
        (
            "sudoku/grid.rs",
            "use crate::{sudoku::{bits::*, size as s}, search as watched, play::*};",
            2,
        ),
        (
            "timeline/mod.rs",
            "use crate::sudoku::{a::{b, c}, d}; use crate::play;",
            1,
        ),
        (
            "cpp/vm.rs",
            "use crate::{timeline::Machine, sudoku::Grid};",
            1,
        ),
        (
            "make/maker.rs",
            "use crate::{play::Game, search::Search};",
            1,
        ),
        ("search/mod.rs", "use crate::make::Random;", 1),
        ("play/game.rs", "use wasm_bindgen::prelude::*;", 1),
        ("strange/mod.rs", "", 1),
        // And these are in order.
        (
            "play/ask.rs",
            "use crate::sudoku::solve::{count_solutions, Answer};",
            0,
        ),
        (
            "timeline/search.rs",
            "use super::search; use crate::search::*;",
            0,
        ),
        (
            "search/mod.rs",
            "use crate::sudoku::{Cell, Digit, Grid}; my_crate::play::x();",
            0,
        ),
        (
            "wasm/mod.rs",
            "use crate::{play, search, sudoku, timeline}; use js_sys::Array;",
            0,
        ),
        ("lib.rs", "use crate::wasm;", 0),
    ];
    for (name, text, expected) in table {
        let found = faults(name, text);
        assert_eq!(found.len(), expected, "{name}: {text}: {found:?}");
    }
    assert_eq!(
        without_comments("//! See crate::play.\nlet x = 1; // crate::wasm"),
        "\nlet x = 1; "
    );
}
