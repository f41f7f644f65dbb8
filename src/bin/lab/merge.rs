//! `lab merge`: the parts of a study, made by `lab bench --shard`, as the one result that a single run prints.

use super::args::{Result, print};
use super::io::content;
use super::part::{Part, complain};
use super::records::Record;
use super::summary::{puzzle_line, summary_line};

#[derive(clap::Args)]
pub struct Args {
    /// Files of all parts, in any order
    #[arg(required = true)]
    files: Vec<String>,
}

pub fn run(args: &Args) -> Result<()> {
    let (mut parts, mut records) = (Vec::new(), Vec::new());
    for (k, path) in args.files.iter().enumerate() {
        if args.files[..k].contains(path) {
            return Err(format!("{path} is given twice"));
        }
        let content = content(path)?;
        let mut lines = content.lines().enumerate();
        let first = lines.next().and_then(|(_, line)| serde_json::from_str::<Part>(line).ok());
        let part = first
            .ok_or(format!("{path} does not begin with the header of a part, which `lab bench --shard` prints"))?;
        let before = records.len();
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let record: Record = serde_json::from_str(line).map_err(|e| format!("{path}, line {}: {e}", number + 1))?;
            records.push(record);
        }
        parts.push((path.as_str(), part, records.len() - before));
    }
    complain(&parts)?;
    let run = |r: &Record| (r.number, r.seed);
    records.sort_by_key(run);
    if let Some(twice) = records.windows(2).find(|pair| run(&pair[0]) == run(&pair[1])) {
        return Err(format!("the run of puzzle {} with seed {} is given twice", twice[0].number, twice[0].seed));
    }
    records.chunk_by(|a, b| a.number == b.number).for_each(|of_puzzle| print(puzzle_line(of_puzzle)));
    print(summary_line(&records));
    Ok(())
}
