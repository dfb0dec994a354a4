//! scratch
#![allow(dead_code)]
pub mod error;
mod ast;
mod lexer;
mod parser;
mod preprocess;
mod token;
