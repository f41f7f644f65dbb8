//! The Techniques view: the list of its pages, and one page with its worked example and puzzles to practise.

use serde::{Deserialize, Serialize};

use crate::draw::step_picture::{Subject, markup};
use crate::puzzle::{Grid, Layout};
use crate::say::explain::{sight, which, whole};
use crate::say::pages::{PageText, Pages};
use crate::say::technique::tenths;
use crate::technique::pages::Chapter;
use crate::technique::{Effort, Rules, Solver, Step, Technique, rate};
use crate::text::link::Link;
use crate::text::{Style, read};

/// A page in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its key in links.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// Its least number on the scale; empty where it has none.
    pub number: String,
    /// The chapter.
    pub chapter: String,
}

/// One page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Page {
    /// What it is called.
    pub title: String,
    /// Where it stands on the scale.
    pub number: String,
    /// What it is.
    pub about: String,
    /// A step of a flat puzzle.
    pub example: Option<Worked>,
    /// A step over an edge of a SudoKube.
    pub cube: Option<Worked>,
    /// Links to puzzles, with what is said of each.
    pub practise: Vec<(String, String)>,
}

/// A step of a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worked {
    /// In three strengths.
    pub said: Vec<String>,
    /// An SVG element.
    pub picture: String,
    /// A link to the puzzle.
    pub link: String,
}

/// Puzzles of every page, the first of each for its example: `lab examples` (docs/technique.md).
const PUZZLES: &str = include_str!("practise.tsv");

/// Steps that take seconds each are not looked for.
const LAST: Effort = Effort::Nested(1);

/// Every page.
pub fn list() -> Vec<Entry> {
    let entry = |(chapter, technique): (Chapter, Technique)| Entry {
        key: technique.key().into(),
        title: technique.name().text().into(),
        number: if technique.base() == 0 { String::new() } else { tenths(technique.base()) },
        chapter: chapter.name().text().into(),
    };
    Technique::PAGES.map(entry).into()
}

/// The page of a technique, by its key; its example on a SudoKube takes longer (`on_cube`).
pub fn page(key: &str, style: Style) -> Option<Page> {
    let technique = Technique::of_key(key)?.page();
    style.apply(9);
    let puzzles: Vec<Grid> = puzzles(technique.key()).collect();
    let from = tenths(technique.base());
    let number = match technique {
        _ if technique.base() == 0 => Pages::Unrated.text().into(),
        Technique::UniqueLoop(_) | Technique::Bug(_) => PageText::NumberUp { from }.text(),
        _ if technique.base() >= 65 && technique != Technique::AlignedTriplet => PageText::NumberUp { from }.text(),
        _ => PageText::Number { from }.text(),
    };
    let practise = puzzles.iter().skip(1).enumerate().map(|(k, puzzle)| {
        let er = tenths(rate(puzzle, Rules { last: LAST, ..Rules::ALL }).er);
        (link(puzzle), PageText::Puzzle { number: k + 1, er }.text())
    });
    Some(Page {
        title: technique.name().text().into(),
        number,
        about: technique.name().about().text().into(),
        example: puzzles.first().and_then(|puzzle| worked(puzzle, technique, |_, _| true)),
        cube: None,
        practise: practise.collect(),
    })
}

fn cubes(technique: Technique) -> impl Iterator<Item = Grid> {
    puzzles(&format!("cube {}", technique.key())).collect::<Vec<_>>().into_iter()
}

/// Whether a technique has an example on a SudoKube.
pub fn is_on_cube(key: &str) -> bool {
    Technique::of_key(key).is_some_and(|technique| cubes(technique.page()).next().is_some())
}

/// The example of a technique over an edge of a SudoKube.
pub fn on_cube(key: &str, style: Style) -> Option<Worked> {
    let technique = Technique::of_key(key)?.page();
    style.apply(9);
    cubes(technique).find_map(|cube| worked(&cube, technique, Step::is_over_edge))
}

fn puzzles(key: &str) -> impl Iterator<Item = Grid> {
    let lines = PUZZLES.lines().filter_map(|line| line.split_once('\t'));
    lines.filter(move |(of, _)| *of == key).filter_map(|(_, puzzle)| read(puzzle).ok()).map(|read| read.grid)
}

fn link(puzzle: &Grid) -> String {
    Link::to_puzzle(puzzle).write()
}

/// The first step of this technique on the way through a puzzle that is worth showing.
fn worked(puzzle: &Grid, technique: Technique, is_shown: fn(&Step, &Layout) -> bool) -> Option<Worked> {
    let layout = puzzle.layout();
    let mut solver = Solver::new(puzzle, Rules { last: LAST, order: technique.shown_in(), ..Rules::ALL });
    while !solver.is_solved() {
        let step = solver.next()?;
        if step.technique.page() == technique && is_shown(&step, layout) {
            let text = whole(&step, layout);
            let picture = markup(&Subject { givens: puzzle, board: solver.board(), step: &step }, &text);
            return Some(Worked {
                said: vec![sight(&step, layout), which(&step, layout), text],
                picture,
                link: link(puzzle),
            });
        }
        solver.apply(&step);
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::exact::{Verdict, verdict};
    use crate::technique::{Order, Rater};
    use crate::threads::coach::pages::*;

    #[test]
    fn every_page_has_an_example_and_puzzles_that_need_it() {
        for entry in list() {
            let technique = Technique::of_key(&entry.key).expect("a technique");
            let page = page(&entry.key, Style::Figures).expect("a page");
            let example = page.example.as_ref();
            assert!(
                example.is_some_and(|worked| worked.picture.starts_with("<svg") && worked.said.len() == 3),
                "{}",
                entry.key
            );
            // Of dynamic chains, which take their time, the example.
            let some = if technique.base() < 80 { usize::MAX } else { 1 };
            for puzzle in puzzles(&entry.key).take(some) {
                assert!(matches!(verdict(&puzzle), Verdict::One(_)));
                let order = technique.shown_in();
                let learnt = Technique::LEARNING.iter().position(|page| *page == technique);
                let mut rater = Rater::new(&puzzle, Rules { last: LAST, order, ..Rules::ALL });
                while rater.advance() {}
                // It is used, and nothing that comes later in the order is.
                let place = |step: &Step| Technique::LEARNING.iter().position(|page| *page == step.technique.page());
                let (path, solved) = (&rater.rating().path, rater.rating().solved);
                assert!(solved && path.iter().any(|step| step.technique.page() == technique), "{}", entry.key);
                if order == Order::Learner {
                    assert!(path.iter().all(|step| place(step) <= learnt), "{}", entry.key);
                } else {
                    assert!(path.iter().all(|step| step.technique.base() <= technique.base()), "{}", entry.key);
                }
            }
        }
        assert_eq!(page("no-such", Style::Figures), None);
    }

    #[test]
    fn examples_over_an_edge_lie_on_more_than_one_face() {
        for key in ["pointing", "x-chain"] {
            let worked = on_cube(key, Style::Figures).expect("an example");
            assert!(worked.picture.matches("<svg").count() > 1, "{key}");
        }
    }
}
