//! Boards and ways to write them, for the tests of the reader.

/// The board of an encyclopedia.
pub const W: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// A small board.
pub const F: &str = "0012000321003000";

/// The rows of a board.
pub fn rows(board: &str) -> Vec<Vec<char>> {
    let side = if board.len() == 16 { 4 } else { 9 };
    board
        .chars()
        .collect::<Vec<_>>()
        .chunks(side)
        .map(<[char]>::to_vec)
        .collect()
}

/// Joins the cells of a board, given how to write an empty one.
pub fn joined(board: &str, empty: &str, cell: &str, row: &str) -> String {
    let write = |c: &char| {
        if *c == '0' {
            empty.to_owned()
        } else {
            c.to_string()
        }
    };
    let line = |r: &Vec<char>| r.iter().map(write).collect::<Vec<_>>().join(cell);
    rows(board).iter().map(line).collect::<Vec<_>>().join(row)
}
