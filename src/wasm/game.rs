//! A learner's game.

use js_sys::{Uint16Array, Uint8Array};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::play::{
    self, Bar, Confirm, Game, Options, Outcome, Refusal, Rewind, SavedGame, WhereWrong,
};
use crate::sudoku::{Cell, CellSet, Digit, HouseKind};

use super::boards::{board_of, candidates_of, digits_of, index_list, indices_of};

/// What came of the last action.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ActionOutcome {
    /// Done.
    Done,
    /// Nothing to do: the board is already so.
    Nothing,
    /// Refused: the cell holds a given.
    Given,
    /// Refused: the cell holds a digit, or is not on this board.
    Refused,
    /// Confirmed, though the budget did not suffice to know whether the rest can be solved.
    Undecided,
    /// A strike: the rest could not be solved.
    Wrong,
    /// A strike: the digit clashes.
    Clash,
    /// The board could not be solved before either, so the digit is not to blame.
    Hopeless,
    /// There is no sketch to confirm.
    NoSketch,
}

impl From<Outcome> for ActionOutcome {
    fn from(outcome: Outcome) -> ActionOutcome {
        match outcome {
            Outcome::Changed(_) => ActionOutcome::Done,
            Outcome::Unchanged => ActionOutcome::Nothing,
            Outcome::Refused(Refusal::Given) => ActionOutcome::Given,
            Outcome::Refused(Refusal::Filled | Refusal::OffBoard) => ActionOutcome::Refused,
        }
    }
}

impl From<Confirm> for ActionOutcome {
    fn from(confirm: Confirm) -> ActionOutcome {
        match confirm {
            Confirm::Accepted(_) => ActionOutcome::Done,
            Confirm::Undecided(_) => ActionOutcome::Undecided,
            Confirm::Clash(_) => ActionOutcome::Clash,
            Confirm::Wrong => ActionOutcome::Wrong,
            Confirm::Hopeless => ActionOutcome::Hopeless,
            Confirm::NoSketch => ActionOutcome::NoSketch,
        }
    }
}

impl From<Rewind> for ActionOutcome {
    fn from(rewind: Rewind) -> ActionOutcome {
        match rewind {
            Rewind::Back(_) => ActionOutcome::Done,
            Rewind::NotNeeded | Rewind::Givens => ActionOutcome::Nothing,
            Rewind::Undecided => ActionOutcome::Undecided,
        }
    }
}

/// Everything about a game that the page draws.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameSnapshot {
    /// The givens: 16 or 81 digits, 0 for empty.
    pub puzzle: String,
    /// The board as it stands, in the same form.
    pub board: String,
    /// The board as numbers.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub digits: Uint8Array,
    /// Who wrote each digit: 0 nobody, 1 the puzzle, 2 the learner, 3 the machine.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub written: Uint8Array,
    /// The pencil marks of each cell as masks (bit v for digit v).
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    pub marks: Uint16Array,
    /// The tentative digit of each cell, 0 for none.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub sketches: Uint8Array,
    /// The candidates of each empty cell as masks, 0 for filled ones.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    pub candidates: Uint16Array,
    /// The cells that take part in a clash.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub clashes: Uint8Array,
    /// Digits confirmed wrongly in strict mode.
    pub strikes: u32,
    /// Digits are sketched, then confirmed.
    pub strict: bool,
    /// Placing a digit cleans the pencil marks of its peers.
    pub auto_clean: bool,
    /// There is an action to take back.
    pub can_undo: bool,
    /// There is an action to do again.
    pub can_redo: bool,
    /// The board is full and breaks no rule.
    pub complete: bool,
    /// What came of the action this snapshot follows.
    pub outcome: ActionOutcome,
}

/// A kind of house.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum House {
    Row,
    Column,
    Box,
}

/// A house and the digits it bars from a cell.
#[derive(Serialize, Tsify)]
pub struct BarredBy {
    pub house: House,
    /// Counted from 0.
    pub index: u8,
    /// As a mask: bit v for digit v.
    pub digits: u16,
}

/// The most helpful thing to look at next.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Hint {
    /// The board is full and right.
    Full,
    /// These cells clash.
    Clash { cells: Vec<u8> },
    /// Nothing clashes, but these digits of the learner lead nowhere.
    Wrong { cells: Vec<u8> },
    /// The givens themselves have no solution.
    Impossible,
    /// The budget did not suffice to know whether the board is right.
    Undecided,
    /// A cell that no digit fits.
    Dead { cell: u8, barred: Vec<BarredBy> },
    /// The cell with the fewest candidates, as a mask, and what bars the other digits.
    Cell {
        cell: u8,
        candidates: u16,
        barred: Vec<BarredBy>,
    },
}

/// A game on one puzzle. Every action returns the whole new state; one that changes nothing leaves no entry to undo.
#[wasm_bindgen]
pub struct PlayGame {
    game: Game,
}

/// A snapshot on its way to the page. It cannot fail but by a mistake of ours.
type Shown = Result<Ts<GameSnapshot>, JsError>;

#[wasm_bindgen]
impl PlayGame {
    /// A new game. `puzzle` is 16 or 81 digits.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &str) -> Result<PlayGame, JsError> {
        let game = Game::new(board_of(puzzle)?);
        Ok(PlayGame { game })
    }

    /// The game that `save` listed, or undefined when the list is damaged or of another puzzle.
    pub fn restore(saved: &[u32], puzzle: &str) -> Option<PlayGame> {
        let game = Game::restore(SavedGame::from_words(saved)?).ok()?;
        (game.givens().to_string() == puzzle).then_some(PlayGame { game })
    }

    /// The whole game as a list of numbers.
    pub fn save(&self) -> Vec<u32> {
        self.game.save().to_words()
    }

    /// The game as it stands.
    pub fn snapshot(&self) -> Shown {
        self.shown(ActionOutcome::Nothing)
    }

    /// Places a digit; the digit that stands there already is taken away.
    pub fn place(&mut self, cell: u8, digit: u8) -> Shown {
        let Some((cell, digit)) = self.cell_and_digit(cell, digit) else {
            return self.shown(ActionOutcome::Refused);
        };
        let outcome = match self.game.grid().get(cell) == Some(digit) {
            true => self.game.erase(cell),
            false => self.game.place(cell, digit),
        };
        self.shown(outcome.into())
    }

    /// Empties a cell: its digit, or else its sketch and marks.
    pub fn erase(&mut self, cell: u8) -> Shown {
        match self.game.size().cell(cell.into()) {
            Some(cell) => {
                let outcome = self.game.erase(cell);
                self.shown(outcome.into())
            }
            None => self.shown(ActionOutcome::Refused),
        }
    }

    /// Sets a pencil mark, or removes it.
    #[wasm_bindgen(js_name = toggleMark)]
    pub fn toggle_mark(&mut self, cell: u8, digit: u8) -> Shown {
        let Some((cell, digit)) = self.cell_and_digit(cell, digit) else {
            return self.shown(ActionOutcome::Refused);
        };
        let outcome = self.game.toggle_mark(cell, digit);
        self.shown(outcome.into())
    }

    /// Pencils every candidate into every empty cell.
    #[wasm_bindgen(js_name = fillMarks)]
    pub fn fill_marks(&mut self) -> Shown {
        let outcome = self.game.fill_marks();
        self.shown(outcome.into())
    }

    /// Removes all pencil marks.
    #[wasm_bindgen(js_name = clearMarks)]
    pub fn clear_marks(&mut self) -> Shown {
        let outcome = self.game.clear_marks();
        self.shown(outcome.into())
    }

    /// Empties every cell but the givens.
    pub fn restart(&mut self) -> Shown {
        let outcome = self.game.restart();
        self.shown(outcome.into())
    }

    /// Takes over the digits a search wrote; `board` is 16 or 81 digits.
    pub fn adopt(&mut self, board: &str) -> Shown {
        let grid = board_of(board)?;
        let outcome = self.game.adopt(&grid);
        self.shown(outcome.into())
    }

    /// Notes a tentative digit (strict mode).
    pub fn sketch(&mut self, cell: u8, digit: u8) -> Shown {
        let Some((cell, digit)) = self.cell_and_digit(cell, digit) else {
            return self.shown(ActionOutcome::Refused);
        };
        let outcome = self.game.sketch(cell, digit);
        self.shown(outcome.into())
    }

    /// Confirms the tentative digit of a cell, with at most `budget` guesses of the fast solver.
    pub fn confirm(&mut self, cell: u8, budget: u32) -> Shown {
        match self.game.size().cell(cell.into()) {
            Some(cell) => {
                let outcome = self.game.confirm(cell, budget.into());
                self.shown(outcome.into())
            }
            None => self.shown(ActionOutcome::Refused),
        }
    }

    /// Takes the last action back.
    pub fn undo(&mut self) -> Shown {
        let outcome = self.game.undo();
        self.shown(outcome.into())
    }

    /// Does the action taken back last again.
    pub fn redo(&mut self) -> Shown {
        let outcome = self.game.redo();
        self.shown(outcome.into())
    }

    /// Goes back to the last board that could still be solved, as one action.
    #[wasm_bindgen(js_name = undoToRight)]
    pub fn undo_to_right(&mut self, budget: u32) -> Shown {
        let outcome = self.game.undo_to_right(budget.into());
        self.shown(outcome.into())
    }

    /// Switches strict mode.
    #[wasm_bindgen(js_name = setStrict)]
    pub fn set_strict(&mut self, strict: bool) -> Shown {
        let options = self.game.options();
        self.game.set_options(Options { strict, ..options });
        self.shown(ActionOutcome::Done)
    }

    /// Switches the cleaning of pencil marks.
    #[wasm_bindgen(js_name = setAutoClean)]
    pub fn set_auto_clean(&mut self, auto_clean: bool) -> Shown {
        let options = self.game.options();
        self.game.set_options(Options {
            auto_clean,
            ..options
        });
        self.shown(ActionOutcome::Done)
    }

    /// The most helpful thing to look at, with at most `budget` guesses.
    pub fn hint(&self, budget: u32) -> Result<Ts<Hint>, JsError> {
        Ok(Hint::from(self.game.hint(budget.into())).into_ts()?)
    }

    /// The learner's cells that lead nowhere; empty when none are, or when it cannot be known within the budget.
    #[wasm_bindgen(js_name = whereWrong)]
    pub fn where_wrong(&self, budget: u32) -> Uint8Array {
        match self.game.where_wrong(budget.into()) {
            WhereWrong::Here(mistake) => indices_of(mistake.cells),
            WhereWrong::Nowhere | WhereWrong::Givens | WhereWrong::Undecided => {
                indices_of(CellSet::EMPTY)
            }
        }
    }

    fn cell_and_digit(&self, cell: u8, digit: u8) -> Option<(Cell, Digit)> {
        let size = self.game.size();
        Some((size.cell(cell.into())?, size.digit(digit.into())?))
    }

    fn shown(&self, outcome: ActionOutcome) -> Shown {
        let game = &self.game;
        let cells = || game.size().cells();
        let written: Vec<u8> = cells().map(|cell| game.written(cell) as u8).collect();
        let marks: Vec<u16> = cells().map(|cell| game.marks(cell).bits()).collect();
        let sketches: Vec<u8> = cells()
            .map(|cell| game.sketch_of(cell).map_or(0, Digit::get))
            .collect();
        let options = game.options();
        let snapshot = GameSnapshot {
            puzzle: game.givens().to_string(),
            board: game.grid().to_string(),
            digits: digits_of(game.grid()),
            written: Uint8Array::from(written.as_slice()),
            marks: Uint16Array::from(marks.as_slice()),
            sketches: Uint8Array::from(sketches.as_slice()),
            candidates: candidates_of(game.grid()),
            clashes: indices_of(game.clash_cells()),
            strikes: game.strikes(),
            strict: options.strict,
            auto_clean: options.auto_clean,
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            complete: game.is_complete(),
            outcome,
        };
        Ok(snapshot.into_ts()?)
    }
}

impl From<play::Hint> for Hint {
    fn from(hint: play::Hint) -> Hint {
        match hint {
            play::Hint::Full => Hint::Full,
            play::Hint::Clash(cells) => Hint::Clash {
                cells: index_list(cells),
            },
            play::Hint::Wrong(mistake) => Hint::Wrong {
                cells: index_list(mistake.cells),
            },
            play::Hint::Impossible => Hint::Impossible,
            play::Hint::Undecided => Hint::Undecided,
            play::Hint::Dead(look) => Hint::Dead {
                cell: look.cell.index() as u8,
                barred: look.bars.iter().map(BarredBy::from).collect(),
            },
            play::Hint::Cell(look) => Hint::Cell {
                cell: look.cell.index() as u8,
                candidates: look.candidates.bits(),
                barred: look.bars.iter().map(BarredBy::from).collect(),
            },
        }
    }
}

impl From<&Bar> for BarredBy {
    fn from(bar: &Bar) -> BarredBy {
        BarredBy {
            house: match bar.house.kind {
                HouseKind::Row => House::Row,
                HouseKind::Column => House::Column,
                HouseKind::Box => House::Box,
            },
            index: bar.house.index,
            digits: bar.digits.bits(),
        }
    }
}
