//! `lab lessons`: what a lesson's own run shows, and how often it shows that with other seeds.

use super::args::{self, Result, print};
use super::jobs;
use sudokube::say::lessons::TEXTS;
use sudokube::say::words::paragraph;
use sudokube::stats::wilson;
use sudokube::study::lessons::repeat::{block, option};
use sudokube::study::lessons::{LESSONS, Lesson, Machine};

#[derive(clap::Args)]
pub struct Args {
    /// Repeats of each lesson, its own run not among them; each has seeds that no other one has
    #[arg(long, default_value = "100", value_parser = args::count)]
    seeds: usize,
    /// Only these lessons, by number
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    only: Vec<usize>,
    /// Parallel runs
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

pub fn run(args: &Args) -> Result<()> {
    let numbers = 1..=LESSONS.len();
    if let Some(unknown) = args.only.iter().find(|n| !numbers.contains(n)) {
        return Err(format!("there is no lesson {unknown}; there are lessons 1 to {}", LESSONS.len()));
    }
    print("| lesson | what its own run shows | shown again (95 %) | each option, in order | none of them |");
    print("| --- | --- | --- | --- | --- |");
    for (number, (lesson, texts)) in (1..).zip(LESSONS.iter().zip(TEXTS)) {
        if !args.only.is_empty() && !args.only.contains(&number) {
            continue;
        }
        let mut shown = Vec::new();
        let one = |k: usize| option(lesson, &block(machine(lesson)?, k as u64)).map_err(|e| e.to_string());
        let own = one(0)?;
        jobs::in_order(args.seeds, args.jobs, |k| one(k + 1), |_, option| shown.push(option))?;
        let count = |option: Option<usize>| shown.iter().filter(|o| **o == option).count();
        let (again, (low, high)) = (count(own), wilson(count(own), shown.len()));
        let each: Vec<String> = (0..texts.options.len()).map(|k| count(Some(k)).to_string()).collect();
        print(format!(
            "| {number}. {} | {} | {again} of {}: {:.0} % ({:.0}–{:.0}) | {} | {} |",
            texts.title,
            own.and_then(|k| texts.options.get(k)).unwrap_or(&"none of the options"),
            shown.len(),
            100.0 * again as f64 / shown.len() as f64,
            100.0 * low,
            100.0 * high,
            each.join(", "),
            count(None),
        ));
    }
    Ok(())
}

fn machine(lesson: &Lesson) -> Result<Machine> {
    lesson.machine().map_err(|errors| paragraph(errors.iter().map(|e| e.to_string())))
}
