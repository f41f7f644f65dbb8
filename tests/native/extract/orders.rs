//! Squares and lines in orders of their own: column by column, digits that count from 0, a list that begins beside its name.

use sudokube::text::extract::extract;
use sudokube::text::one_line;

use crate::extract::{PUZZLES, blank, digits};

#[test]
fn other_orders_are_read_as_they_are_meant() {
    for puzzle in PUZZLES {
        let p = digits(puzzle);
        let given = || (0..81).filter(|&k| p[k] != 0).map(|k| (k / 9, k % 9, p[k]));
        let column = |k: usize, by: &str| (0..9).map(|r| blank(p[9 * r + k], "0")).collect::<Vec<_>>().join(by);
        let listed = given().map(|(r, c, d)| format!("{},{},{d}", r + 1, c + 1)).collect::<Vec<_>>().join(";\n    ");
        let columns = (0..9).map(|k| format!("[{}]", column(k, ", "))).collect::<Vec<_>>().join(", ");
        let texts = [
            format!("B = [{listed}];"),
            given().map(|(r, c, d)| format!("m.addConstr(x[{r},{c},{}] == 1)\n", d - 1)).collect(),
            given().map(|(r, c, d)| format!("> => r{}c{}={d}\n", r + 1, c + 1)).collect(),
            format!("{{\"columns\": [{columns}]}}"),
            (0..9).map(|k| format!("Column {}: {}\n", k + 1, column(k, " "))).collect(),
            format!("Columns:\n{}", (0..9).map(|k| format!("C{}: {}\n", k + 1, column(k, ""))).collect::<String>()),
            (0..9).map(|k| format!("Spalte {}: {}\n", k + 1, column(k, " "))).collect(),
            format!(
                "g = reshape([ &\n{} &\n], [9, 9])",
                (0..9).map(|k| column(k, ", ")).collect::<Vec<_>>().join(", &\n")
            ),
            format!("reshape([{}], [9,9])", (0..9).map(|k| column(k, ",")).collect::<Vec<_>>().join(",")),
        ];
        for text in texts {
            let found = extract(&text).unwrap_or_else(|| panic!("not read:\n{text}"));
            assert_eq!(one_line(&found.readings[0].puzzles[0].grid).replace('.', "0"), puzzle, "{text}");
            assert!(found.certain || found.readings.len() == 1, "{text}");
        }
    }
}
