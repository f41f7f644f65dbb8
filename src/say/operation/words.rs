//! Parts of sentences: counts, lists, individuals. Individuals and lines are counted from 1.

use crate::evolve::operation::Being;
use crate::puzzle::FACE_NAMES;

/// “1 square”, “3 squares”.
pub fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Numbers as a list: “2, 4, 6 and 8”.
pub fn list(numbers: &[u16]) -> String {
    let words: Vec<String> = numbers.iter().map(|n| (n + 1).to_string()).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "none".to_string(),
    }
}

/// Lines of a cube by their faces, counted from 0 through all faces of `side` lines: “2 and 4 of every face”, or what each
/// face has.
pub fn of_faces(lines: &[u16], side: usize) -> String {
    let of_face = |face: usize| -> Vec<u16> {
        let mine = |k: &&u16| usize::from(**k) / side.max(1) == face;
        lines.iter().filter(mine).map(|k| k % side.max(1) as u16).collect()
    };
    let faces: Vec<(char, Vec<u16>)> = FACE_NAMES.into_iter().enumerate().map(|(k, name)| (name, of_face(k))).collect();
    let first = &faces[0].1;
    if !first.is_empty() && faces.iter().all(|(_, lines)| lines == first) {
        return format!("{} of every face", list(first));
    }
    let some = faces.iter().filter(|(_, lines)| !lines.is_empty());
    let words = some.map(|(name, lines)| match lines.len() == side {
        true => format!("all of {name}"),
        false => format!("{} of {name}", list(lines)),
    });
    words.collect::<Vec<_>>().join("; ")
}

/// Couples by their ranks: “1 with 5, 2 with 9”, the first few.
pub fn couples(refused: &[(u32, u32)]) -> String {
    const FEW: usize = 3;
    let words: Vec<String> = refused.iter().take(FEW).map(|(a, b)| format!("{} with {}", a + 1, b + 1)).collect();
    let more = refused.len().saturating_sub(FEW);
    if more == 0 { words.join(", ") } else { format!("{} and {more} more", words.join(", ")) }
}

/// “individual 7, fitness 12”.
pub fn name(being: &Being) -> String {
    format!("individual {}, fitness {}", being.rank + 1, being.fitness)
}

/// With a capital letter.
pub fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// “fitness 14 became 9”, or that it stayed.
pub fn change(before: &Being, after: &Being) -> String {
    match before.fitness == after.fitness {
        true => format!("fitness stayed {}", after.fitness),
        false => format!("fitness {} became {}", before.fitness, after.fitness),
    }
}

pub fn count_children(n: usize) -> String {
    if n == 1 { "1 child".to_string() } else { format!("{n} children") }
}
