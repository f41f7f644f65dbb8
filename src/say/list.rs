//! Names in a row.

use std::fmt::{Display, Formatter, Result};

/// `a`, `a and b`, `a, b and c`; of none `none`.
#[derive(Clone, Debug, PartialEq)]
pub struct List(pub Vec<String>);

impl List {
    pub fn of<T: Display>(items: impl IntoIterator<Item = T>) -> List {
        List(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Display for List {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Some((last, rest)) = self.0.split_last() else { return f.write_str("none") };
        for (k, item) in rest.iter().enumerate() {
            if k > 0 {
                f.write_str(", ")?;
            }
            f.write_str(item)?;
        }
        if !rest.is_empty() {
            f.write_str(" and ")?;
        }
        f.write_str(last)
    }
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
    }
}
