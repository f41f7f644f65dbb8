//! `lab merge`: the parts of a study, made by `lab bench --shard`, as the one result that a single run prints.

use super::args::{Result, print};
use super::records::{Record, puzzle_line, summary_line};

#[derive(clap::Args)]
pub struct Args {
    /// Files with one line a run, in any order.
    #[arg(required = true)]
    files: Vec<String>,
}

pub fn run(args: &Args) -> Result<()> {
    let mut records = Vec::new();
    for path in &args.files {
        let content = std::fs::read_to_string(path).map_err(|e| format!("{path} cannot be read: {e}"))?;
        for (number, line) in content.lines().enumerate().filter(|(_, l)| l.starts_with("{\"number\"")) {
            let record: Record = serde_json::from_str(line).map_err(|e| format!("{path}, line {}: {e}", number + 1))?;
            records.push(record);
        }
    }
    records.sort_by_key(|r| (r.number, r.seed));
    complain(&records)?;
    records.chunk_by(|a, b| a.number == b.number).for_each(|of_puzzle| print(puzzle_line(of_puzzle)));
    print(summary_line(&records));
    Ok(())
}

/// Parts of different studies, parts given twice and parts left out.
fn complain(records: &[Record]) -> Result<()> {
    let first = records.first().ok_or("the files hold no run")?;
    if let Some(other) = records.iter().find(|r| r.algorithm != first.algorithm) {
        return Err(format!("the files hold runs of {} and of {}", first.algorithm, other.algorithm));
    }
    if let Some(pair) = records.windows(2).find(|pair| (pair[0].number, pair[0].seed) == (pair[1].number, pair[1].seed))
    {
        let twice = &pair[0];
        return Err(format!("puzzle {} with seed {} is there twice", twice.number, twice.seed));
    }
    let groups: Vec<&[Record]> = records.chunk_by(|a, b| a.number == b.number).collect();
    let most = groups.iter().map(|g| g.len()).max().unwrap_or(0);
    let last = groups.last().map_or(0, |g| g[0].number);
    if groups.len() != last || groups.iter().any(|g| g.len() != most) {
        return Err(format!("runs are missing: {} of {last} × {most} are there", records.len()));
    }
    Ok(())
}
