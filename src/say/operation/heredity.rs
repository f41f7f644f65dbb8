//! What a child takes from which parent.

use crate::evolve::operation::{Act, Operation, Origin};
use crate::puzzle::FACE_NAMES;
use crate::say::list::List;
use crate::say::number::{Noun, Nth, Number};
use crate::say::operation::said::{Said, who};
use crate::say::words::{capital, paragraph};

impl Operation {
    fn child_fitness(&self) -> String {
        self.after.as_ref().map(|a| Said::ChildFitness { fitness: a.fitness.into() }.text()).unwrap_or_default()
    }

    /// Rows, columns or boxes of two parents.
    pub(super) fn lines(&self, second: &[u16], kind: &'static str, kinds: &'static str, side: usize) -> String {
        let [a, b] = self.before.as_slice() else { return String::new() };
        let said = match (a, b) {
            (a, b) if a.rank == b.rank => Said::Copy { parent: who(a) },
            (a, b) if a.cells == b.cells => Said::SameDigits { a: who(a), b: who(b) },
            _ if second.is_empty() => Said::AllFromOne { kind, a: who(a), b: who(b) },
            _ => {
                let lines = match second {
                    [line] if usize::from(*line) < side => Said::Line { line: nth(kind, *line) },
                    lines if lines.iter().any(|&k| usize::from(k) >= side) => of_faces(lines, kinds, side),
                    lines => Said::Lines { kinds, lines: numbers(lines) },
                };
                Said::LinesFrom { lines: capital(&lines.text()), second: who(b), first: who(a) }
            }
        };
        paragraph([said.text(), self.child_fitness()])
    }

    /// A child that takes whole houses of its parents in turn.
    pub(super) fn coloured(&self) -> String {
        let [a, b] = self.before.as_slice() else { return String::new() };
        paragraph([Said::Coloured { a: who(a), b: who(b) }.text(), self.child_fitness()])
    }

    /// A child whose squares come from both parents one by one.
    pub(super) fn between(&self) -> String {
        let ([a, b], Some(_)) = (self.before.as_slice(), &self.after) else { return String::new() };
        let origins = self.origins().unwrap_or_default();
        let of = |origin| Number::from(origins.iter().filter(|o| **o == origin).count());
        let (first, second) = (Noun::Square.of(of(Origin::First)), of(Origin::Second));
        let (both, new, a, b) = (of(Origin::Both), of(Origin::New), who(a), who(b));
        let said = match self.act {
            Act::Path => Said::Path { first, a, second, b, both, new },
            _ => Said::Mixed { first, a, second, b, both, new },
        };
        paragraph([said.text(), self.child_fitness()])
    }

    /// A child that takes guesses of its parents.
    pub(super) fn guessed(&self, first: u32, second: u32, fresh: u32, refused: u32) -> String {
        let said = Said::Guessed { first: Noun::Guess.of(first), second: second.into(), fresh: fresh.into() };
        self.open(said, refused)
    }

    /// A new individual of a search by guesses.
    pub(super) fn begun(&self, fresh: u32, refused: u32) -> String {
        self.open(Said::Begun { guesses: Noun::Guess.of(fresh) }, refused)
    }

    fn open(&self, said: Said, refused: u32) -> String {
        let undone = match refused {
            0 => String::new(),
            n => Said::Undone { guesses: Noun::Guess.of(n) }.text(),
        };
        let open = self.after.as_ref().map(|a| Said::Open { squares: a.fitness.into() }.text()).unwrap_or_default();
        paragraph([said.text(), undone, open])
    }
}

fn nth(kind: &str, line: u16) -> Nth {
    let noun = match kind {
        "row" => Noun::Row,
        "column" => Noun::Column,
        _ => Noun::Box,
    };
    noun.nth(u32::from(line) + 1)
}

fn numbers(lines: &[u16]) -> List {
    List::of(lines.iter().map(|n| n + 1))
}

/// Lines of a cube by their faces, counted from 0 through all faces of `side` lines.
fn of_faces(lines: &[u16], kinds: &'static str, side: usize) -> Said {
    let of_face = |face: usize| -> Vec<u16> {
        let mine = |k: &&u16| usize::from(**k) / side.max(1) == face;
        lines.iter().filter(mine).map(|k| k % side.max(1) as u16).collect()
    };
    let faces: Vec<(char, Vec<u16>)> = FACE_NAMES.into_iter().enumerate().map(|(k, name)| (name, of_face(k))).collect();
    let first = &faces[0].1;
    if !first.is_empty() && faces.iter().all(|(_, lines)| lines == first) {
        return Said::LinesOfEveryFace { kinds, lines: numbers(first) };
    }
    let some = faces.iter().filter(|(_, lines)| !lines.is_empty());
    let each = some.map(|(face, lines)| match lines.len() == side {
        true => Said::AllOfFace { face: *face }.text(),
        false => Said::LinesOfFace { lines: numbers(lines), face: *face }.text(),
    });
    Said::LinesByFace { kinds, faces: each.collect::<Vec<_>>().join("; ") }
}
