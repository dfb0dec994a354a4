//! The boundary to the page: the only folder that knows wasm-bindgen.
//!
//! One call for one action of a person; it returns one snapshot. Codes and numbers cross, sentences never; what a
//! person got wrong is data. Boards are handed over as copies, counters as `f64` (exact to 2⁵³).

#![deny(clippy::unwrap_used)]
#![deny(clippy::expect_used)]

#[cfg(feature = "page")]
mod answer;
mod boards;
#[cfg(any(feature = "page", feature = "lab"))]
mod codes;
#[cfg(feature = "lab")]
mod counting;
#[cfg(feature = "page")]
mod game;
#[cfg(feature = "page")]
mod houses;
#[cfg(feature = "lab")]
mod make;
#[cfg(feature = "page")]
mod race;
#[cfg(feature = "lab")]
mod reading;
#[cfg(feature = "lab")]
mod removal;
#[cfg(feature = "page")]
mod search;
#[cfg(feature = "tracer")]
mod tracer;
#[cfg(feature = "lab")]
mod why;

use wasm_bindgen::prelude::*;

/// Called once by the glue when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
