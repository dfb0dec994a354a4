//! The learner's game, one file for each of its source files. `play_cases` tells whole games, and `play`
//! tries random ones; here is what each action does to one cell, and every case of a table.

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod hint;
mod history;
mod pencil;
mod strict;
mod support;
mod wrong;
