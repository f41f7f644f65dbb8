//! A list of puzzles to pick from: a few entries at a time, and those that hold a word.

use crate::draw::thumbnail::thumbnail;
use crate::say::list::Items;
use crate::text::{Puzzle, one_line};
use crate::threads::desk::protocol::{ENTRIES, Entry};

/// Entries of the list from the so many-th match on, and how many matches there are.
pub(crate) fn entries(list: &[Puzzle], search: &str, from: usize) -> (usize, Vec<Entry>) {
    let search = search.trim().to_lowercase();
    let hits: Vec<usize> = match search.parse::<usize>() {
        // A short number is a place in the list.
        Ok(number) if search.len() < 8 => (1..=list.len()).contains(&number).then(|| number - 1).into_iter().collect(),
        _ => (0..list.len()).filter(|&at| search.is_empty() || holds(&list[at], at, &search)).collect(),
    };
    let shown = hits.iter().skip(from).take(ENTRIES).map(|&at| entry(&list[at], at)).collect();
    (hits.len(), shown)
}

fn holds(puzzle: &Puzzle, at: usize, search: &str) -> bool {
    let line = one_line(&puzzle.grid).to_lowercase();
    line.contains(&search.replace('0', ".")) || title(puzzle, at).to_lowercase().contains(search)
}

fn title(puzzle: &Puzzle, at: usize) -> String {
    let words = [&puzzle.name, &puzzle.difficulty, &puzzle.grid.shape().title(), &puzzle.counts().to_string()];
    let words = words.into_iter().filter(|w| !w.is_empty());
    format!("{}. {}", at + 1, Items::of(words))
}

fn entry(puzzle: &Puzzle, at: usize) -> Entry {
    const LONGEST: usize = 162;
    let mut line: String = one_line(&puzzle.grid).chars().take(LONGEST).collect();
    if puzzle.grid.shape().face_squares() > LONGEST {
        line.push('…');
    }
    Entry { at: at as u32, title: title(puzzle, at), line, thumbnail: thumbnail(puzzle) }
}

#[cfg(test)]
mod tests {
    use crate::text::of_line;
    use crate::threads::desk::list::*;

    #[test]
    fn pages_numbers_and_words() {
        let named = |k: usize| Puzzle {
            name: format!("puzzle {}", ["red", "blue"][k % 2]),
            ..Puzzle::of_givens(of_line(&format!("{}...............", k % 4 + 1)).unwrap())
        };
        let list: Vec<Puzzle> = (0..25).map(named).collect();
        let places = |search: &str, from| entries(&list, search, from).1.iter().map(|e| e.at).collect::<Vec<_>>();
        assert_eq!(entries(&list, "", 20).0, 25);
        assert_eq!(places("", 20), [20, 21, 22, 23, 24]);
        assert_eq!(places(" 7 ", 0), [6]);
        assert_eq!(places("26", 0), [] as [u32; 0]);
        assert_eq!(entries(&list, "BLUE", 0).0, 12);
        assert_eq!(entries(&list, "4..............", 0).0, 6);
        assert_eq!(entries(&list, "", 0).1[0].title, "1. puzzle red, 4×4, 1 given");
    }
}
