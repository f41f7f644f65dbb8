//! Tables of MediaWiki as plain rows, their squares divided by tabs.

/// The text with its tables as rows; `None` without one.
pub(crate) fn plain(text: &str) -> Option<String> {
    if !text.contains("{|") || !text.contains("|}") {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let (mut in_table, mut is_first) = (false, true);
    for line in text.lines() {
        let line = line.trim_start();
        if line.starts_with("{|") {
            (in_table, is_first) = (true, true);
            out.push('\n');
        } else if line.starts_with("|}") {
            in_table = false;
            out.push('\n');
        } else if !in_table {
            out.push_str(line);
            out.push('\n');
        } else if line.starts_with("|-") || line.starts_with("|+") {
            is_first = true;
            out.push('\n');
        } else if let Some(cells) = line.strip_prefix(['|', '!']) {
            for cell in cells.replace("!!", "||").split("||") {
                if !std::mem::take(&mut is_first) {
                    out.push('\t');
                }
                // Attributes stand before a stroke: `style="width:2em" | 5`.
                let content =
                    cell.split_once('|').filter(|(before, _)| before.contains('=')).map_or(cell, |(_, cell)| cell);
                out.push_str(content.trim_matches(['\'', ' ']));
            }
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use crate::text::extract::wiki::*;

    #[test]
    fn tables_are_rows() {
        let lines = "A:\n{| class=\"wikitable\"\n|-\n| 5 ||  || style=\"x\" | '''3'''\n|-\n| 1\n|\n! 2\n|}\nend";
        assert_eq!(plain(lines).as_deref(), Some("A:\n\n\n5\t\t3\n1\t\t2\nend\n"));
        assert_eq!(plain("{| no end"), None);
    }
}
