//! Steps of a search as they cross the boundary.

use js_sys::Uint8Array;
use serde::Serialize;
use tsify::Tsify;

use crate::search::{Event, Search};

use super::boards::index_list;

/// The last step. Cells are indices in reading order, `candidates` a mask with bit v for digit v.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SearchEvent {
    /// A cell was chosen (MRV only).
    Select { cell: u8, candidates: u16 },
    /// A digit was tried and clashes with these cells.
    Clash { cell: u8, digit: u8, with: Vec<u8> },
    /// A digit was tried and written.
    Place { cell: u8, digit: u8 },
    /// A cell ran out of digits: a backtrack.
    Exhausted { cell: u8 },
    /// The search came back to a cell and erased its digit.
    Erase { cell: u8, digit: u8 },
    /// The board is full.
    Solution,
    /// Nothing is left to try.
    Finished,
}

impl From<Event> for SearchEvent {
    fn from(event: Event) -> SearchEvent {
        match event {
            Event::Select { cell, candidates } => SearchEvent::Select {
                cell: cell.index() as u8,
                candidates: candidates.bits(),
            },
            Event::Clash { cell, digit, with } => SearchEvent::Clash {
                cell: cell.index() as u8,
                digit: digit.get(),
                with: index_list(with),
            },
            Event::Place { cell, digit } => SearchEvent::Place {
                cell: cell.index() as u8,
                digit: digit.get(),
            },
            Event::Exhausted { cell } => SearchEvent::Exhausted {
                cell: cell.index() as u8,
            },
            Event::Erase { cell, digit } => SearchEvent::Erase {
                cell: cell.index() as u8,
                digit: digit.get(),
            },
            Event::Solution => SearchEvent::Solution,
            Event::Finished => SearchEvent::Finished,
        }
    }
}

/// The cells filled by a search, in order.
pub(super) fn path_of(search: &Search) -> Uint8Array {
    let path: Vec<u8> = search.path().map(|(cell, _)| cell.index() as u8).collect();
    Uint8Array::from(path.as_slice())
}
