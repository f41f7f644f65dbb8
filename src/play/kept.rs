//! A game that several tabs of a browser keep in one place: when a tab may write there, so that none erases what another wrote.

use crate::play::saved::Saved;

/// What a tab knows of the place where the game of its puzzle is kept: what it last read or wrote there, and what it had itself
/// then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    id: u64,
    kept: Option<Vec<u8>>,
    own: Option<Vec<u8>>,
    seconds: u32,
}

/// What is to be done with the game of a tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Nothing: all of it is kept, or none of it is new.
    Rest,
    /// It goes to its place.
    Write,
    /// Another tab has changed the game there, this one has not: a person chooses.
    Ask,
    /// Both have: this one's goes to another place, until a person chooses.
    Aside,
}

impl Known {
    /// That this tab has just put this game on its board, or into its place, where now `kept` lies.
    pub fn new(own: &Saved, kept: Option<&Saved>) -> Known {
        Known { id: id(own), kept: kept.map(content), own: Some(content(own)), seconds: own.seconds }
    }

    /// The same of a game that did not come from its place; one that was begun is then this tab's doing. What [`is_another`]
    /// there is as good as unknown.
    pub fn of_board(own: &Saved, kept: Option<&Saved>) -> Known {
        let known = Known::new(own, kept.filter(|kept| !is_another(own, kept)));
        match own.game.is_begun() && known.kept != known.own {
            true => Known { own: None, ..known },
            false => known,
        }
    }

    /// Whether it is about the puzzle of this number.
    pub fn is_of(&self, id: u64) -> bool {
        self.id == id
    }

    /// Whether this tab has changed its game since.
    pub fn has_changed(&self, own: &Saved) -> bool {
        self.own.as_ref() != Some(&content(own))
    }

    /// What is to be done now that this tab has `own`, and `kept` lies in the place.
    pub fn judge(&self, own: &Saved, kept: Option<&Saved>) -> Keep {
        let (mine, ticked) = (content(own), own.seconds != self.seconds);
        let changed = self.own.as_ref() != Some(&mine);
        match kept.map(content) {
            None if changed => Keep::Write,
            // Deleted in the list, or never begun.
            None => Keep::Rest,
            Some(kept) if kept == mine || Some(&kept) == self.kept.as_ref() => {
                match (kept != mine && changed) || ticked {
                    true => Keep::Write,
                    false => Keep::Rest,
                }
            }
            Some(_) if changed => Keep::Aside,
            Some(_) => Keep::Ask,
        }
    }
}

/// The seconds of this very game in its place, where they are more: another tab has counted on.
pub fn counted_on(own: &Saved, kept: &Saved) -> Option<u32> {
    (kept.seconds > own.seconds && is_same(own, kept)).then_some(kept.seconds)
}

/// Whether two games are one, but for their clocks.
pub fn is_same(one: &Saved, other: &Saved) -> bool {
    content(one) == content(other)
}

/// Whether a game that was begun lies where one that was begun otherwise is to be kept: it is not to be replaced.
pub fn is_another(own: &Saved, kept: &Saved) -> bool {
    let both = own.game.is_begun() && kept.game.is_begun();
    let (own, kept) = (own.game.board(), kept.game.board());
    both && own != kept && !kept.is_complete()
}

fn id(saved: &Saved) -> u64 {
    saved.game.board().puzzle_id()
}

/// What two games have to have in common to be one: all but their clocks.
fn content(saved: &Saved) -> Vec<u8> {
    Saved { game: saved.game.clone(), seconds: 0, touched: 0 }.to_bytes()
}

#[cfg(test)]
mod tests {
    use crate::play::kept::*;
    use crate::play::{Action, Board, Game, Pencil, Rules, Sheet};

    const RULES: Rules = Rules { givens_stay: true, clean: true };

    /// A game of one puzzle in which these squares were filled, and its seconds.
    fn game(squares: &[usize], seconds: u32) -> Saved {
        let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
        let mut game = Game::new(Board::of_sheet(&sheet));
        for &square in squares {
            game.act(&[square], &Action::Write(Pencil::Digit, 2), RULES);
        }
        Saved { game, seconds, touched: 7 }
    }

    #[test]
    fn a_tab_that_changed_nothing_writes_nothing() {
        let (empty, other) = (game(&[], 0), game(&[5], 9));
        // Both tabs opened the puzzle; the other one has played.
        let known = Known::new(&empty, None);
        assert_eq!((known.judge(&empty, None), known.judge(&empty, Some(&other))), (Keep::Rest, Keep::Ask));
        // The clock alone is no reason to write over another's game.
        assert_eq!(known.judge(&game(&[], 30), Some(&other)), Keep::Ask);
        // Deleted in the list of another tab: it does not come back by itself.
        assert_eq!(Known::new(&other, Some(&other)).judge(&game(&[5], 30), None), Keep::Rest);
    }

    #[test]
    fn a_game_is_the_same_whatever_its_clock() {
        assert!(is_same(&game(&[5], 9), &Saved { touched: 8, ..game(&[5], 300) }));
        assert!(!is_same(&game(&[5], 9), &game(&[5, 3], 9)));
    }

    #[test]
    fn the_longer_clock_of_one_game_holds_for_both_tabs() {
        assert_eq!(counted_on(&game(&[5], 9), &game(&[5], 300)), Some(300));
        assert_eq!(counted_on(&game(&[5], 300), &game(&[5], 9)), None);
        assert_eq!(counted_on(&game(&[5], 9), &game(&[5, 3], 300)), None);
    }

    #[test]
    fn what_both_changed_is_kept_twice() {
        let known = Known::new(&game(&[], 0), None);
        assert_eq!(known.judge(&game(&[3], 4), Some(&game(&[5], 9))), Keep::Aside);
        assert!(known.has_changed(&game(&[3], 4)) && !known.has_changed(&game(&[], 4)));
        let known = Known::new(&game(&[5], 9), Some(&game(&[5], 9)));
        assert_eq!(known.judge(&game(&[5, 3], 9), Some(&game(&[5, 6], 9))), Keep::Aside);
    }

    #[test]
    fn a_tab_that_is_alone_keeps_its_moves_and_its_clock() {
        let first = game(&[5], 9);
        let known = Known::new(&first, Some(&first));
        assert!(known.is_of(first.game.board().puzzle_id()));
        assert_eq!(known.judge(&game(&[5, 3], 9), Some(&first)), Keep::Write);
        assert_eq!(known.judge(&game(&[5], 19), Some(&first)), Keep::Write);
        assert_eq!(known.judge(&first, Some(&first)), Keep::Rest);
        assert_eq!(known.judge(&game(&[5, 3], 9), None), Keep::Write);
        // The same moves in both tabs, or another tab's clock, are no difference.
        assert_eq!(known.judge(&game(&[5, 3], 9), Some(&game(&[5, 3], 20))), Keep::Rest);
        assert_eq!(known.judge(&game(&[5, 3], 9), Some(&game(&[5], 20))), Keep::Write);
    }

    #[test]
    fn a_game_begun_otherwise_is_not_replaced() {
        let (here, there) = (game(&[3], 0), game(&[5], 0));
        assert_eq!(Known::of_board(&here, Some(&there)).judge(&here, Some(&there)), Keep::Aside);
        assert_eq!(Known::of_board(&here, None).judge(&here, None), Keep::Write);
        assert_eq!(Known::of_board(&here, Some(&game(&[3], 0))).judge(&here, Some(&game(&[3], 0))), Keep::Rest);
        let empty = game(&[], 0);
        assert_eq!(Known::of_board(&empty, Some(&there)).judge(&empty, Some(&there)), Keep::Rest);
        assert!(is_another(&game(&[3], 0), &game(&[5], 0)));
        assert!(!is_another(&game(&[], 0), &game(&[5], 0)));
        assert!(!is_another(&game(&[3], 0), &game(&[3], 8)));
        assert!(!is_another(&game(&[3], 0), &game(&[], 8)));
        // A checkpoint is a beginning, too.
        let mut back = game(&[5], 0);
        back.game.keep("five");
        assert!(back.game.undo() && !back.game.board().is_begun() && back.game.is_begun());
        assert!(is_another(&game(&[3], 0), &back) && !is_another(&game(&[], 0), &back));
        assert_eq!(Known::of_board(&back, None).judge(&back, None), Keep::Write);
    }
}
