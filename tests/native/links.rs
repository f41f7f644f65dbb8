//! Links that must open for ever: `corpus/links.txt`, read as the page reads them.

use crate::common;
use sudokube::evolve::{Settings, algorithms};
use sudokube::text::link::{Link, is_link};
use sudokube::text::{one_line, read};

#[test]
fn every_link_of_the_corpus_opens() {
    let entries = common::lines("links.txt");
    assert!(entries.len() >= 46, "lines of this file are only ever added");
    for fields in entries {
        let [link, squares, counts] = &fields[..3] else { panic!("{fields:?}") };
        let puzzle = if is_link(link) { Link::read(link).map(|l| l.puzzle()).unwrap() } else { read(link).unwrap() };
        assert_eq!((&one_line(&puzzle.grid), &puzzle.counts()), (squares, counts), "{link}");
        if let Some(run) = fields.get(3) {
            run_is(&Link::read(link).unwrap(), run);
        }
    }
}

/// Algorithm, seed, limit and settings are what the corpus says, and this release still has them.
fn run_is(link: &Link, run: &str) {
    let mut expected = run.split(' ').peekable();
    // Releases that wrote no name had Waters' algorithm alone.
    let name_of = || link.algorithm.as_deref().unwrap_or(algorithms::of_unnamed(link.grid.shape()).name);
    if let Some(name) = expected.next_if(|word| !word.contains('=')) {
        assert_eq!(name_of(), name);
    }
    for (key, value) in expected.filter_map(|word| word.split_once('=')) {
        match key {
            "seed" => assert_eq!(link.seed, value.parse().ok()),
            "generations" => assert_eq!(link.generations, value.parse().ok()),
            // In releases that wrote `islands`, those of the project's own algorithm exchanged nothing.
            "islands" | "ring" => assert_eq!(link.islands(), (value.parse().unwrap(), key == "ring")),
            _ => {
                assert!(link.other.contains(&(key.to_string(), value.to_string())), "{run}");
                let algorithm = algorithms::find(name_of()).expect("known");
                Settings::default().set(algorithm.name, algorithm.settings, key, value).expect("a setting of it");
            }
        }
    }
}

#[test]
fn a_link_that_was_cut_off_says_so_wherever_it_was_cut() {
    let fields = &common::lines("links.txt")[0];
    let link = &fields[0];
    for end in (link.find('#').expect("a fragment") + 4)..link.len() {
        let cut = &link[..end];
        assert!(is_link(cut), "{cut}");
        // Cut to 16 or 36 squares it is a whole small board if its digits allow it; these do not.
        let error = Link::read(cut).expect_err(cut).to_string();
        assert!(error.contains("cut off") || error.contains("not a digit"), "{error}");
    }
}
