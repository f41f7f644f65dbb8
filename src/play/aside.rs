//! What cannot be read here is of a later version, or damaged: before anything takes its place it goes to a name of its own.

/// The first of names, by their number from 0 on, that will do, and what was found there; `find` has none for one that is taken.
pub fn first_name<T>(nth: impl Fn(u64) -> String, find: impl Fn(&str) -> Option<T>) -> (String, T) {
    let mut n = 0;
    loop {
        let name = nth(n);
        if let Some(found) = find(&name) {
            return (name, found);
        }
        n += 1;
    }
}

/// The name for this text: `name`, or `name` and a number, whichever is free or has this very text already.
pub fn name_for(name: &str, text: &str, kept: impl Fn(&str) -> Option<String>) -> String {
    let nth = |n: u64| if n == 0 { name.to_string() } else { format!("{name}-{}", n + 1) };
    first_name(nth, |name| kept(name).is_none_or(|there| there == text).then_some(())).0
}

#[cfg(test)]
mod tests {
    use crate::play::aside::*;

    #[test]
    fn the_first_name_that_will_do_is_taken() {
        let nth = |n: u64| format!("name{n}");
        let find = |name: &str| (name == "name2" || name == "name3").then_some(name.len());
        assert_eq!(first_name(nth, find), ("name2".to_string(), 5));
    }

    #[test]
    fn no_name_is_given_to_two_texts() {
        let kept = [("aside-a", "old"), ("aside-a-2", "older")];
        let get = |name: &str| kept.iter().find(|(key, _)| *key == name).map(|(_, text)| text.to_string());
        assert_eq!(name_for("aside-b", "new", get), "aside-b");
        assert_eq!(name_for("aside-a", "new", get), "aside-a-3");
        assert_eq!([name_for("aside-a", "old", get), name_for("aside-a", "older", get)], ["aside-a", "aside-a-2"]);
    }
}
