//! Same puzzle, settings and seed, same rows: today's rows are those of tests/corpus/rows.csv. After a change of the
//! algorithm that is meant, `make golden` writes that file anew.

use crate::golden;

#[test]
fn rows_are_those_of_the_golden_file() {
    let rows = golden::rows();
    if std::env::var("GOLDEN").is_ok_and(|v| v == "write") {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/rows.csv"), rows).expect("written");
        return;
    }
    assert_eq!(golden::difference(&rows), None);
}
