//! Frames round boards: lines that are no rows, and signs that stand for bars.

use crate::text::extract::rows::is_stroke;

/// The text with bars in place of a sign of which whole lines are drawn, if it stands at both ends of the others.
pub(crate) fn unframed(lines: &[&str], sign: char) -> Option<Vec<String>> {
    let drawn = |l: &&&str| l.len() > 8 && l.trim().chars().all(|c| c == sign);
    if lines.iter().filter(drawn).count() < 2 {
        return None;
    }
    let framed = |l: &str| l.trim().starts_with(sign) && l.trim().ends_with(sign);
    let bars = |l: &&str| if framed(l) { l.replace(sign, "|") } else { (*l).to_string() };
    Some(lines.iter().map(bars).collect())
}

/// A line that is certainly no row: strokes and crosses.
pub(crate) fn is_frame(line: &str) -> bool {
    let certain = |c: char| matches!(c, '+' | '=' | '\u{2500}'..='\u{257f}');
    let stroke = |c: char| {
        certain(c)
            || is_stroke(c)
            || matches!(c, '-' | '_' | ' ' | ':' | '.' | '\'' | '*' | '`' | ',' | '/' | '\\' | '\t')
    };
    let divider = || {
        line.contains("--") && line.contains('|')
            || line.contains("-|")
            || line.contains('|') && (line.contains(":-") || line.contains("-:"))
            || line.contains("===")
    };
    line.chars().all(stroke)
        && (line.contains(certain)
            || divider()
            || line.trim_matches(['|', ' ']).is_empty() && line.contains('|') && !line.contains("| "))
}
