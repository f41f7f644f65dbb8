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

/// The text with the tables of reStructuredText that are written as lists (`list-table`) as rows; `None` without one.
pub(crate) fn list_table(text: &str) -> Option<String> {
    let (_, table) = text.split_once("list-table::")?;
    let mut out = String::new();
    for line in table.lines().skip(1) {
        let line = line.trim_start();
        let (first, cell) = match (line.strip_prefix("* -"), line.strip_prefix('-')) {
            (Some(cell), _) => ('\n', cell),
            (None, Some(cell)) => ('\t', cell),
            _ => continue,
        };
        out.push(first);
        out.push_str(cell.trim());
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
        let list = ".. list-table:: A\n   :widths: 1 1\n\n   * - 5\n     -\n   * -\n     - 3\n";
        assert_eq!(list_table(list).as_deref(), Some("\n5\t\n\t3"));
    }
}
