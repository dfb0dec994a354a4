//! Codes that several parts of the boundary share.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::search;

/// Which cell the search takes next.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Order {
    /// Reading order.
    Plain = "plain",
    /// The cell with the fewest candidates.
    Mrv = "mrv",
}

impl Order {
    /// The order of the search; one that the page made up is refused with the code `"order"`.
    pub(super) fn known(self) -> Result<search::Order, JsError> {
        match self {
            Order::Plain => Ok(search::Order::Plain),
            Order::Mrv => Ok(search::Order::Mrv),
            Order::__Invalid => Err(JsError::new("order")),
        }
    }
}

/// What to run to.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum RunKind {
    /// A trial of a digit, passed or failed.
    Trial = "trial",
    /// A digit placed.
    Placement = "placement",
    /// A cell out of digits.
    Backtrack = "backtrack",
    /// A cell chosen with two candidates or more: an MRV search must guess. Other runs go on to their end.
    Guess = "guess",
    /// A full board.
    Solution = "solution",
    /// The very end of the search.
    End = "end",
}

/// What is known at a position about the board's solutions.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// None seen, and the search goes on.
    Undecided,
    /// One seen; there may be more.
    Solved,
    /// The search ended without one.
    None,
    /// The search ended after exactly one.
    Unique,
    /// Two seen, or more.
    Many,
    /// The givens break the rules.
    Clash,
}

impl From<search::Verdict> for Verdict {
    fn from(verdict: search::Verdict) -> Verdict {
        match verdict {
            search::Verdict::Undecided => Verdict::Undecided,
            search::Verdict::Solved => Verdict::Solved,
            search::Verdict::None => Verdict::None,
            search::Verdict::Unique => Verdict::Unique,
            search::Verdict::Many => Verdict::Many,
            search::Verdict::Clash => Verdict::Clash,
        }
    }
}
