//! A saved game as one list of numbers: the form a page keeps.
//!
//! ```text
//! version · strikes · options · cells n · n contents · done m · m entries · undone k · k entries
//! entry: kind · cells c · c times (index in bits 20–26, content in bits 0–19)
//! ```

use super::saved::{SavedEntry, SavedGame};

const STRICT: u32 = 1;
const AUTO_CLEAN: u32 = 2;
const INDEX_SHIFT: u32 = 20;

impl SavedGame {
    /// The game as a list of numbers.
    pub fn to_words(&self) -> Vec<u32> {
        let strict = if self.strict { STRICT } else { 0 };
        let auto_clean = if self.auto_clean { AUTO_CLEAN } else { 0 };
        let mut words = vec![self.version, self.strikes, strict | auto_clean];
        words.push(self.cells.len() as u32);
        words.extend(&self.cells);
        for entries in [&self.done, &self.undone] {
            words.push(entries.len() as u32);
            for entry in entries {
                words.extend([u32::from(entry.kind), entry.cells.len() as u32]);
                let packed = entry.cells.iter();
                words.extend(
                    packed.map(|&(index, content)| u32::from(index) << INDEX_SHIFT | content),
                );
            }
        }
        words
    }

    /// The game that [`to_words`](SavedGame::to_words) listed; `None` when the list is of no such form. What it says
    /// is checked only by [`Game::restore`](super::Game::restore).
    pub fn from_words(words: &[u32]) -> Option<SavedGame> {
        let mut rest = Rest(words);
        let (version, strikes, options) = (rest.one()?, rest.one()?, rest.one()?);
        let count = rest.one()?;
        let game = SavedGame {
            version,
            strikes,
            strict: options & STRICT != 0,
            auto_clean: options & AUTO_CLEAN != 0,
            cells: rest.many(count)?.to_vec(),
            done: rest.entries()?,
            undone: rest.entries()?,
        };
        (rest.0.is_empty() && options & !(STRICT | AUTO_CLEAN) == 0).then_some(game)
    }
}

/// The numbers not read yet. Counts are checked against what is there before anything is set aside for them.
struct Rest<'a>(&'a [u32]);

impl<'a> Rest<'a> {
    fn one(&mut self) -> Option<u32> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn many(&mut self, count: u32) -> Option<&'a [u32]> {
        let (taken, rest) = self.0.split_at_checked(count as usize)?;
        self.0 = rest;
        Some(taken)
    }

    fn entries(&mut self) -> Option<Vec<SavedEntry>> {
        let count = self.one()?;
        (0..count).map(|_| self.entry()).collect()
    }

    fn entry(&mut self) -> Option<SavedEntry> {
        let kind = u8::try_from(self.one()?).ok()?;
        let count = self.one()?;
        let content = (1 << INDEX_SHIFT) - 1;
        let unpacked =
            |&word: &u32| Some((u8::try_from(word >> INDEX_SHIFT).ok()?, word & content));
        let cells = self
            .many(count)?
            .iter()
            .map(unpacked)
            .collect::<Option<Vec<_>>>()?;
        Some(SavedEntry { kind, cells })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Game, Options};
    use crate::sudoku::{Cell, Digit, Size};

    fn played() -> SavedGame {
        let mut game = Game::new("0000003430200100".parse().expect("a board"));
        game.set_options(Options {
            strict: false,
            auto_clean: true,
        });
        let _ = game.fill_marks();
        let _ = game.place(Cell::at(Size::Four, 0, 0), Digit::ONE);
        let _ = game.place(Cell::at(Size::Four, 0, 1), Digit::ONE);
        let _ = game.undo();
        game.save()
    }

    #[test]
    fn words_hold_the_whole_game() {
        let saved = played();
        assert_eq!(
            SavedGame::from_words(&saved.to_words()),
            Some(saved.clone())
        );
        assert!(Game::restore(saved).is_ok());
    }

    #[test]
    fn a_list_that_is_cut_short_or_too_long_is_refused() {
        let words = played().to_words();
        for end in 0..words.len() {
            assert_eq!(SavedGame::from_words(&words[..end]), None, "cut at {end}");
        }
        let mut longer = words;
        longer.push(0);
        assert_eq!(SavedGame::from_words(&longer), None);
        assert_eq!(SavedGame::from_words(&[1, 0, 0, u32::MAX]), None);
        assert_eq!(SavedGame::from_words(&[1, 0, 0, 0, u32::MAX]), None);
    }
}
