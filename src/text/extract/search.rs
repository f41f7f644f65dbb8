//! Everything that is found in a text that is in no format of its own.

use std::borrow::Cow;

use crate::puzzle::check::conflicts;
use crate::text::extract::choose::{Found, Reason};
use crate::text::extract::hit::Hit;
use crate::text::extract::{
    almost, aspect, blocks, boxes, by_column, by_digit, choose, clean, columns, headed, ids, ksudoku, links, lists,
    loose, markup, mends, net, own_sign, pencil, placed, row_order, rtf, squares, strings, tree, unpack, wiki,
};
use crate::text::how::How;

/// Bytes that are searched; more is only a list, which its own reader takes.
const MOST: usize = 4_000_000;

/// Tags from which on a text is a page.
const TAGS: usize = 400;

/// Bytes beyond which no board is written in rows.
pub(crate) const CHECKED: usize = 50_000;

/// What is found in a text that is in no format of its own.
pub fn extract(text: &str) -> Option<Found> {
    if text.len() > MOST {
        return None;
    }
    let unpacked = rtf::plain(text).map_or_else(|| unpack::unpacked(text), Cow::from);
    let plain = clean::clean(&unpacked);
    let mended: [fn(&str) -> Vec<Hit>; 2] = [mends::find, own_sign::find];
    let found = choose::choose(hits(&plain), &plain);
    // A board that breaks a rule may have been read wrongly: one that breaks none is better.
    let (clashing, found): (Option<Found>, Option<Found>) = match found {
        Some(found) if found.reasons.contains(&Reason::Conflict) => (Some(found), None),
        found => (None, found),
    };
    let doubt = |found: Found| if clashing.is_some() { found.but(Reason::Doubt) } else { found };
    found
        .or_else(|| mended.iter().find_map(|find| choose::choose(find(&plain), &plain)).map(doubt))
        .or_else(|| almost::find(&plain).map(|(almost, boards)| Found::almost(almost, boards, &plain)))
        .or(clashing)
}

fn hits(plain: &str) -> Vec<Hit> {
    let mut hits = Vec::new();
    let forum = markup::with_tags(plain);
    let tagged = forum.as_deref().unwrap_or(plain);
    let page = markup::plain(tagged);
    let paper = markup::latex(plain);
    let wiki = wiki::plain(plain).or_else(|| wiki::list_table(plain));
    let lines: Vec<&str> = plain.lines().collect();
    hits.extend(links::find(&lines));
    hits.extend(links::json(plain));
    hits.extend(ids::find(&lines));
    hits.extend(ksudoku::find(plain));
    // The page's text comes first: between tags there are only names of tags.
    for (view, text) in [Some(plain), page.as_deref(), paper.as_deref(), wiki.as_deref()].into_iter().enumerate() {
        let Some(text) = text else { continue };
        // Between the tags of a whole page there are no rows.
        if view == 0 && page.is_some() && plain.matches("</").take(TAGS).count() == TAGS {
            continue;
        }
        let lines: Vec<&str> = text.lines().collect();
        let finders = [
            blocks::find,
            columns::find,
            headed::find,
            net::find,
            strings::find,
            loose::vertical,
            loose::candidates,
            pencil::find,
        ];
        for find in finders {
            let found = find(&lines);
            hits.extend(found.into_iter().map(|hit| Hit { view, ..hit }));
        }
    }
    let elements = page.as_ref().map_or(Vec::new(), |_| markup::elements(tagged));
    // Numbers in the names of elements tell their squares once more, and seldom all of them.
    let in_elements = elements.iter().any(|hit| conflicts(&hit.puzzle.grid).is_empty());
    hits.extend(elements);
    let (by_column, reshaped) = by_column::filled(plain);
    // A list that fills a table by columns must not be read as rows.
    hits.retain(|hit| !(by_column && hit.how == How::OneList || reshaped && hit.how != How::Lists));
    let mut listed = Vec::new();
    // Numbers with no sign of a list between them are six faces at most, and those are short.
    let is_listed = plain.len() < CHECKED || plain.contains(['[', '{', '(', '"', '\'', '`', ':', '=']);
    let tree = if is_listed { tree::read(plain) } else { tree::List::default() };
    lists::find(&tree, by_column, &mut listed);
    listed.retain(|hit| hit.score >= 50);
    hits.extend(listed.iter().cloned());
    if listed.is_empty() {
        hits.extend(lists::objects(&tree));
    }
    match by_digit::find(&lines) {
        Some(hit) => hits.push(hit),
        None if in_elements => {}
        None => hits.extend(squares::find(plain)),
    }
    hits.extend(placed::find(plain));
    let told = |hit: Hit| match hit.view {
        0 => aspect::either_way(aspect::seen(hit, &lines), &lines)
            .into_iter()
            .flat_map(|hit| row_order::in_order(hit, &lines))
            .collect(),
        _ => vec![hit],
    };
    let mut hits: Vec<Hit> = hits.into_iter().flat_map(told).collect();
    // Where a text says so, lines are columns; which of them it speaks of, nobody knows.
    if aspect::tells_of_columns(plain) && !lines.iter().any(|line| aspect::number_of(line) == Some(1)) {
        let turned: Vec<Hit> = hits.iter().filter(|hit| hit.how != How::Squares).cloned().map(aspect::turned).collect();
        hits.extend(turned.into_iter().map(|hit| Hit { score: hit.score + 1, ..hit }));
    }
    // What is told box by box is no row.
    if let Some(boxed) = boxes::find(&lines) {
        hits.retain(|hit| hit.lines.end <= boxed.lines.start || hit.lines.start >= boxed.lines.end);
        hits.push(boxed);
    }
    hits
}
