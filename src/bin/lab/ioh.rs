//! Runs as IOHanalyzer reads them: for each method a folder, in it for each puzzle (a "function") a file `.info` that names its
//! runs, and a file `.dat` with the best fitness so far after so many evaluations, where it improved. Fitness is minimised; 0 is
//! solved. An instance is a seed.
//!
//! Format: IOHprofiler's `.info` and `.dat` files (C. Doerr, H. Wang et al., IOHprofiler, 2018), checked against the reader in
//! `readFiles.R` of IOHanalyzer 0.1.8.

use std::fmt::Write;
use std::path::Path;

use super::args::{Entry, Result};
use super::kind::Kind;

/// Writes all runs of all kinds.
pub fn write(folder: &Path, entries: &[Entry], kinds: &[Kind]) -> Result<()> {
    for kind in kinds {
        let name: String =
            kind.name.chars().map(|c| if c.is_alphanumeric() || "-.".contains(c) { c } else { '_' }).collect();
        let home = folder.join(&name);
        for (puzzle, entry) in entries.iter().enumerate() {
            let (number, squares) = (puzzle + 1, entry.grid.layout().places.len());
            let data = format!("data_f{number}/IOHprofiler_f{number}_DIM{squares}.dat");
            let mut info = format!(
                "suite = 'SudoKube', funcId = {number}, DIM = {squares}, maximization = F, algId = '{name}', algInfo = '{name}'\n%\n{data}"
            );
            let mut rows = String::new();
            for (_, o) in kind.outcomes.iter().filter(|(of, _)| *of == puzzle) {
                // What the checker refused is not solved, whatever the method says.
                let fitness = |best: u32| if o.rejected { best.max(1) } else { best };
                // Writing to a String cannot fail.
                let _ = write!(info, ", {}:{}|{}", o.seed, o.evaluations.max(1), fitness(o.best));
                rows += "\"function evaluation\" \"current f(x)\" \"best-so-far f(x)\"\n";
                for &(evaluations, best) in &o.improvements {
                    let best = fitness(best);
                    let _ = writeln!(rows, "{} {best} {best}", evaluations.max(1));
                }
            }
            save(&home.join(format!("IOHprofiler_f{number}.info")), info + "\n")?;
            save(&home.join(data), rows)?;
        }
    }
    Ok(())
}

fn save(path: &Path, text: String) -> Result<()> {
    let failed = |e: std::io::Error| format!("{}: {e}", path.display());
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
    std::fs::write(path, text).map_err(failed)
}
