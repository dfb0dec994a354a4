//! Quay Lui: backtracking taught through Sudoku.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod cpp;
pub mod search;
pub mod sudoku;
pub mod timeline;
