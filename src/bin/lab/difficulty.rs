//! `lab table difficulty`: is what people find hard hard for evolution, and for an exact search? Every puzzle of a banded list
//! is rated three times; the ranks are compared, over all and within bands.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::args::{self, Result, print};
use super::{agreement, io, jobs, rate_evolution, summary::Summary};
use sudokube::stats::rank::{Measure, Pair, correlation, spearman, tau_b};
use sudokube::study::Cost;
use sudokube::technique::{Rules, rate};

#[derive(clap::Args)]
pub struct Args {
    /// Banded list with ratings, such as tests/corpus/se_rated.tsv
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Use only every Kth puzzle
    #[arg(long, value_name = "K", default_value = "1", value_parser = args::count)]
    every: usize,
    /// Runs per puzzle
    #[arg(long, default_value = "20", value_parser = args::count)]
    seeds: usize,
    /// Generations after which a run gives up
    #[arg(long, value_name = "N", default_value_t = 2000)]
    generations: u64,
    /// Puzzles rated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    /// Draws of the bootstrap
    #[arg(long, default_value = "400", value_parser = args::count)]
    draws: usize,
    /// Measure only this part of the puzzles, such as 0/8, and print what was measured: puzzle by puzzle, for --measured
    #[arg(long, value_name = "I/N", value_parser = part)]
    shard: Option<(usize, usize)>,
    /// Files of what such parts printed; nothing is measured then
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "shard")]
    measured: Vec<String>,
    /// Folder for plots as SVG
    #[arg(long, value_name = "FOLDER")]
    plots: Option<String>,
}

/// One puzzle, measured three times.
struct Measured {
    band: String,
    er: f64,
    /// Evaluations per solution; infinite where no run solved.
    ert: f64,
    nodes: f64,
    solved: usize,
}

fn part(text: &str) -> Result<(usize, usize)> {
    let (part, of) = text.split_once('/').ok_or("a part is written as 0/8")?;
    match (part.parse(), of.parse()) {
        (Ok(part), Ok(of)) if part < of => Ok((part, of)),
        _ => Err("a part is written as 0/8".into()),
    }
}

impl Measured {
    fn line(&self) -> String {
        format!("{}\t{}\t{}\t{}\t{}", self.band, self.er, self.ert, self.nodes, self.solved)
    }

    fn of_line(line: &str) -> Option<Measured> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [band, er, ert, nodes, solved] = fields[..] else { return None };
        let number = |text: &str| text.parse::<f64>().ok();
        let (er, ert, nodes, solved) = (number(er)?, number(ert)?, number(nodes)?, solved.parse().ok()?);
        Some(Measured { band: band.into(), er, ert, nodes, solved })
    }
}

fn read(files: &[String]) -> Result<Vec<Measured>> {
    let mut all = Vec::new();
    for file in files {
        for (number, line) in (1..).zip(io::content(file)?.lines()) {
            let measured = Measured::of_line(line);
            all.push(measured.ok_or_else(|| format!("{file}, line {number}: not what a part of this table printed"))?);
        }
    }
    if all.is_empty() { Err(format!("nothing was measured: {}", files.join(", "))) } else { Ok(all) }
}

/// Measures every puzzle of the list, or of a part of it.
fn measure(args: &Args) -> Result<Vec<Measured>> {
    let mut known = agreement::list(&args.puzzles, args.every)?;
    if let Some((part, of)) = args.shard {
        known = known.into_iter().skip(part).step_by(of).collect();
    }
    let task = |k: usize| {
        let (band, puzzle) = &known[k];
        let runs = rate_evolution::runs(puzzle, 1..=args.seeds as u64, args.generations)?;
        let summary = Summary::of(&runs);
        Ok(Measured {
            band: band.clone(),
            er: f64::from(rate(puzzle, Rules::ALL).er) / 10.0,
            ert: summary.ert(Cost::Evaluations).map_or(f64::INFINITY, |e| e.value),
            nodes: rate_evolution::nodes(puzzle).0 as f64,
            solved: summary.solved,
        })
    };
    let mut all = Vec::new();
    jobs::in_order(known.len(), args.jobs, task, |_, measured| all.push(measured))?;
    Ok(all)
}

pub fn run(args: &Args) -> Result<()> {
    let all = if args.measured.is_empty() { measure(args)? } else { read(&args.measured)? };
    if args.shard.is_some() {
        all.iter().for_each(|measured| print(measured.line()));
        return Ok(());
    }
    let mut bands: BTreeMap<String, Vec<Measured>> = BTreeMap::new();
    for measured in all {
        bands.entry(measured.band.clone()).or_default().push(measured);
    }
    medians(&bands, args.seeds);
    let groups: Vec<(String, Vec<&Vec<Measured>>)> = std::iter::once(("all".to_string(), bands.values().collect()))
        .chain(bands.iter().map(|(name, band)| (name.clone(), vec![band])))
        .collect();
    for (title, way) in WAYS {
        print(format!(
            "\n| {title} | puzzles | Spearman's rho (95 %) | Kendall's tau-b (95 %) |\n| --- | --- | --- | --- |"
        ));
        for (name, strata) in &groups {
            let pairs: Vec<Vec<Pair>> = strata.iter().map(|band| band.iter().map(way).collect()).collect();
            let cell = |measure: Measure| match correlation(&pairs, measure, args.draws, 1) {
                Some(c) => format!("{:.2} ({:.2} to {:.2})", c.value, c.low, c.high),
                None => "–".to_string(),
            };
            let puzzles: usize = pairs.iter().map(Vec::len).sum();
            print(format!("| {name} | {puzzles} | {} | {} |", cell(spearman), cell(tau_b)));
        }
    }
    args.plots.as_ref().map_or(Ok(()), |folder| plots(folder, &bands))
}

type Way = fn(&Measured) -> Pair;

const WAYS: [(&str, Way); 3] = [
    ("technique and evolution", |m| (m.er, m.ert)),
    ("technique and exact search", |m| (m.er, m.nodes)),
    ("evolution and exact search", |m| (m.ert, m.nodes)),
];

fn medians(bands: &BTreeMap<String, Vec<Measured>>, seeds: usize) {
    print(
        "| band | puzzles | runs solved | solved by no run | evaluations per solution, median | placements, median |",
    );
    print("| --- | --- | --- | --- | --- | --- |");
    for (name, band) in bands {
        let middle = |of: fn(&Measured) -> f64| {
            let mut values: Vec<f64> = band.iter().map(of).collect();
            values.sort_by(f64::total_cmp);
            values[values.len() / 2]
        };
        let solved: usize = band.iter().map(|m| m.solved).sum();
        let (runs, none) = (band.len() * seeds, band.iter().filter(|m| m.solved == 0).count());
        let (ert, nodes) = (middle(|m| m.ert), middle(|m| m.nodes));
        print(format!("| {name} | {} | {solved} of {runs} | {none} | {ert:.0} | {nodes:.0} |", band.len()));
    }
}

/// Scatter plots on logarithmic scales; what is infinite lies on the upper edge.
fn plots(folder: &str, bands: &BTreeMap<String, Vec<Measured>>) -> Result<()> {
    let all: Vec<&Measured> = bands.values().flatten().collect();
    let er = |m: &Measured| m.er;
    let log = |value: f64| value.max(1.0).log10();
    let files: [(&str, &str, Vec<Pair>); 2] = [
        ("rating-evolution.svg", "evaluations per solution", all.iter().map(|m| (er(m), log(m.ert))).collect()),
        ("rating-exact.svg", "placements", all.iter().map(|m| (er(m), log(m.nodes))).collect()),
    ];
    for (file, title, points) in files {
        let path = std::path::Path::new(folder).join(file);
        std::fs::write(&path, plot(title, &points)).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

fn plot(title: &str, points: &[Pair]) -> String {
    let (width, height, left, bottom) = (640.0, 360.0, 60.0, 40.0);
    let most = points.iter().map(|p| p.1).filter(|y| y.is_finite()).fold(1.0, f64::max).ceil();
    let x = |er: f64| left + (er - 1.0) / 9.0 * (width - left - 24.0);
    let y = |log: f64| (height - bottom) - log.min(most) / most * (height - bottom - 24.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"Verdana,sans-serif\" \
         font-size=\"11\" fill=\"#1b1c1f\"><title>{title}, by ER</title><path fill=\"#fff\" d=\"M0 0H{width}V{height}H0z\"/>"
    );
    for er in 1..=10 {
        let at = x(f64::from(er));
        let _ = write!(svg, "<path stroke=\"#e6e2d9\" d=\"M{at:.1} 20V{:.1}\"/>", height - bottom);
        let _ =
            write!(svg, "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{er}.0</text>", height - bottom + 16.0);
    }
    for log in 0..=most as i32 {
        let at = y(f64::from(log));
        let _ = write!(svg, "<path stroke=\"#e6e2d9\" d=\"M{left} {at:.1}H{:.1}\"/>", width - 10.0);
        let power = 10u64.pow(log.unsigned_abs());
        let _ = write!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{power}</text>", left - 6.0, at + 4.0);
    }
    for (k, &(er, log)) in points.iter().enumerate() {
        // Spread within a tenth, as many puzzles share a rating.
        let spread = (k % 9) as f64 / 9.0 * 5.0 - 2.5;
        let up = log.is_infinite();
        let (cx, cy) = (x(er) + spread, if up { 14.0 } else { y(log) });
        let fill = if up { "none\" stroke=\"#a3210f" } else { "#00639c" };
        let _ = write!(svg, "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"1.6\" fill=\"{fill}\" fill-opacity=\".5\"/>");
    }
    let _ = write!(svg, "<text x=\"{left}\" y=\"{:.1}\">ER (SE 1.2.1)</text>", height - 6.0);
    let _ = writeln!(svg, "<text x=\"4\" y=\"12\">{title}</text></svg>");
    svg
}
