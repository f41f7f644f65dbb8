//! Links that must open for ever: `corpus/links.txt`, read as the page reads them; their runs are in `recipe.rs`.

use crate::common;
use sudokube::text::link::{Link, is_link};
use sudokube::text::{one_line, read};

#[test]
fn every_link_of_the_corpus_opens() {
    let entries = common::lines("links.txt");
    assert!(entries.len() >= 62, "lines of this file are only ever added");
    for fields in entries {
        let [link, squares, counts] = &fields[..3] else { panic!("{fields:?}") };
        let puzzle = if is_link(link) { Link::read(link).map(|l| l.puzzle()).unwrap() } else { read(link).unwrap() };
        assert_eq!((&one_line(&puzzle.grid), &puzzle.counts().to_string()), (squares, counts), "{link}");
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
