//! Names in a row.

use std::fmt::{Display, Formatter, Result};

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
        if self.0.is_empty() { f.write_str("none") } else { joined(f, &self.0, " and ") }
    }
}

/// `a`, `a or b`, `a, b or c`.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices(pub Vec<String>);

impl Display for Choices {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        joined(f, &self.0, " or ")
    }
}

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
        joined(f, &self.0, ", ")
    }
}

/// Items with commas between them, and something else before the last.
fn joined(f: &mut Formatter<'_>, items: &[String], last: &str) -> Result {
    for (k, item) in items.iter().enumerate() {
        if k > 0 {
            f.write_str(if k + 1 == items.len() { last } else { ", " })?;
        }
        f.write_str(item)?;
    }
    Ok(())
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
