//! Names in a row.

use std::fmt::{Display, Formatter, Result};

use crate::say::joined::Joined;
use crate::say::language::Said;

/// `a`, `a and b`, `a, b and c`; of none `none`.
#[derive(Clone, Debug, PartialEq)]
pub struct List(pub Vec<String>);

impl List {
    /// Of anything that can be shown.
    pub fn of<T: Display>(items: impl IntoIterator<Item = T>) -> List {
        List(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Display for List {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.0.is_empty() {
            true => Joined::Nothing.fmt(f),
            false => f.write_str(&in_a_row(&self.0, |first, last| Joined::And { first, last })),
        }
    }
}

impl Said for List {}

/// `a`, `a or b`, `a, b or c`.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices(pub Vec<String>);

impl Display for Choices {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&in_a_row(&self.0, |first, last| Joined::Or { first, last }))
    }
}

impl Said for Choices {}

/// `a`, `a, b`, `a, b, c`; of none nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Items(pub Vec<String>);

impl Items {
    /// Of anything that can be shown.
    pub fn of<T: Display>(items: impl IntoIterator<Item = T>) -> Items {
        Items(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Display for Items {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&in_a_row(&self.0, comma))
    }
}

impl Said for Items {}

/// `a`, `a; b`, `a; b; c`; of none nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Clauses(pub Vec<String>);

impl Clauses {
    /// Of anything that can be shown.
    pub fn of<T: Display>(items: impl IntoIterator<Item = T>) -> Clauses {
        Clauses(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Display for Clauses {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let all = self.0.iter().cloned().reduce(|first, next| Joined::Semicolon { first, next }.text());
        f.write_str(&all.unwrap_or_default())
    }
}

fn comma(first: String, next: String) -> Joined {
    Joined::Comma { first, next }
}

/// Items with commas between them, and something else before the last.
fn in_a_row(items: &[String], ended: impl Fn(String, String) -> Joined) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    let row = before.iter().cloned().reduce(|first, next| comma(first, next).text());
    row.map_or_else(|| last.clone(), |first| ended(first, last.clone()).text())
}

#[cfg(test)]
mod tests {
    use crate::say::list::*;

    #[test]
    fn names_stand_in_a_row() {
        let list = |items: &[&str]| List::of(items).to_string();
        assert_eq!(list(&[]), "none");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        let three = ["a", "b", "c"].map(String::from);
        assert_eq!(
            (Choices(three.to_vec()).to_string(), Items(three.to_vec()).to_string()),
            ("a, b or c".into(), "a, b, c".into())
        );
    }
}
