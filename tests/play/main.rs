//! The learner's game, one file for each of its source files, and properties of any game at all.

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod hint;
mod history;
mod pencil;
mod properties;
mod saved;
mod strict;
mod support;
mod wrong;
