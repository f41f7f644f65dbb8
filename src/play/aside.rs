//! What cannot be read here is of a later version, or damaged: before anything takes its place it goes to a name of its own.

/// The name for this text: `name`, or `name` and a number, whichever is free or has this very text already.
pub fn name_for(name: &str, text: &str, kept: impl Fn(&str) -> Option<String>) -> String {
    let is_taken = |name: &str| kept(name).is_some_and(|there| there != text);
    let (mut free, mut n) = (name.to_string(), 1u64);
    while is_taken(&free) {
        n += 1;
        free = format!("{name}-{n}");
    }
    free
}

#[cfg(test)]
mod tests {
    use crate::play::aside::*;

    #[test]
    fn no_name_is_given_to_two_texts() {
        let kept = [("aside-a", "old"), ("aside-a-2", "older")];
        let get = |name: &str| kept.iter().find(|(key, _)| *key == name).map(|(_, text)| text.to_string());
        assert_eq!(name_for("aside-b", "new", get), "aside-b");
        assert_eq!(name_for("aside-a", "new", get), "aside-a-3");
        assert_eq!([name_for("aside-a", "old", get), name_for("aside-a", "older", get)], ["aside-a", "aside-a-2"]);
    }
}
