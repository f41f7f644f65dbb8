//! Words within sentences.

/// A sentence that starts with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

/// What a panic says; the place, for whoever mends it, stands on a line of its own before that.
pub fn first_line(text: &str) -> &str {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    if first.starts_with("panicked at") { lines.next().unwrap_or(first) } else { first }
}
