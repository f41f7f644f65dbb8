//! What `lab compare` and `lab sweep` add to their summaries: every pair of kinds compared, a line a run, and the runs as
//! IOHanalyzer reads them.

use std::path::Path;

use super::args::{Entry, Result, print};
use super::ioh;
use super::kind::Kind;
use sudokube::say::echo::echo;
use sudokube::say::study::{Compared, compared};
use sudokube::study::{Comparison, compare, table};
use sudokube::text::csv_table::CsvTable;
use sudokube::text::one_line;

/// Files that are written beside what is printed.
#[derive(clap::Args, Clone)]
pub struct Files {
    /// Also write a CSV line for every run to FILE: how it ended, and whether its limit censored it
    #[arg(long, value_name = "FILE")]
    runs_csv: Option<String>,
    /// Also write every pair compared as CSV to FILE
    #[arg(long, value_name = "FILE")]
    pairs_csv: Option<String>,
    /// Also write all runs into FOLDER as IOHanalyzer reads them, one folder a method
    #[arg(long, value_name = "FOLDER")]
    ioh: Option<String>,
}

/// Every pair of kinds compared, counted in evaluations.
pub fn comparisons(kinds: &[Kind]) -> Vec<Comparison> {
    compare(&kinds.iter().map(Kind::tried).collect::<Vec<_>>())
}

/// The same as a Markdown table, where there is a pair.
pub fn print_pairs(kinds: &[Kind], all: &[Comparison]) {
    if all.is_empty() {
        return;
    }
    let heads = [Compared::Pair, Compared::LogRank, Compared::Hazard, Compared::A12, Compared::Ahead, Compared::Sign];
    print(format!("\n| {} |\n|{}", heads.map(|head| head.text()).join(" | "), " --- |".repeat(heads.len())));
    for c in all {
        let pair = format!("{}, {}", kinds[c.first].name, kinds[c.second].name);
        print(format!("| {pair} | {} |", compared(c).join(" | ")));
    }
    print(format!("\n{}", Compared::Note));
}

impl Files {
    /// Refuses, before the first run, what would go wrong after the last one: kinds of one name, and files that have no folder.
    pub fn ready(&self, names: &[&str]) -> Result<()> {
        for (k, name) in names.iter().enumerate() {
            if names[..k].contains(name) {
                return Err(format!("“{}” is given twice", echo(name)));
            }
        }
        for path in [&self.runs_csv, &self.pairs_csv].into_iter().flatten() {
            let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
            if folder.is_some_and(|folder| !folder.is_dir()) {
                return Err(format!("{path}: its folder does not exist"));
            }
            if Path::new(path).is_dir() {
                return Err(format!("{path}: a folder, not a file"));
            }
        }
        match &self.ioh {
            Some(folder) if Path::new(folder).is_file() => Err(format!("{folder}: a file, not a folder")),
            _ => Ok(()),
        }
    }

    /// Writes what was asked for.
    pub fn write(&self, entries: &[Entry], kinds: &[Kind], all: &[Comparison]) -> Result<()> {
        let put = |path: &str, text: String| std::fs::write(path, text).map_err(|e| format!("{path}: {e}"));
        if let Some(path) = &self.runs_csv {
            put(path, runs(entries, kinds))?;
        }
        if let Some(path) = &self.pairs_csv {
            let names: Vec<String> = kinds.iter().map(|kind| kind.name.clone()).collect();
            put(path, table::pairs(&names, all))?;
        }
        match &self.ioh {
            Some(folder) => ioh::write(Path::new(folder), entries, kinds),
            None => Ok(()),
        }
    }
}

/// A line a run.
fn runs(entries: &[Entry], kinds: &[Kind]) -> String {
    let names = [
        "kind",
        "puzzle",
        "name",
        "algorithm",
        "settings",
        "seed",
        "best",
        "generations",
        "evaluations",
        "milliseconds",
        "end",
        "censored",
    ];
    let mut table = CsvTable::new(names);
    for kind in kinds {
        for (puzzle, o) in &kind.outcomes {
            let fate = o.fate();
            table.row([
                kind.name.clone(),
                one_line(&entries[*puzzle].grid),
                entries[*puzzle].name.clone(),
                kind.plan.algorithm.name.to_string(),
                kind.plan.settings.typed(),
                o.seed.to_string(),
                o.best.to_string(),
                o.generations.to_string(),
                o.evaluations.to_string(),
                format!("{:.3}", o.milliseconds),
                fate.name().to_string(),
                (fate == sudokube::stats::Fate::Censored).to_string(),
            ]);
        }
    }
    table.text()
}
