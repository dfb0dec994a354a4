//! scratch
#![allow(dead_code)]
pub mod error;
mod ast;
mod lexer;
mod parser;
mod preprocess;
mod token;
mod types;
mod hir;
mod native;
mod library;
mod check;
