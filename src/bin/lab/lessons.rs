//! `lab lessons`: what a lesson concludes, how large the effect is over 100 seeds, and how often twenty seeds show it.

use super::args::{self, Result, print};
use super::jobs;
use sudokube::say::lessons::all_texts;
use sudokube::say::words::paragraph;
use sudokube::stats::wilson;
use sudokube::study::Trials;
use sudokube::study::lessons::repeat::{Effect, complete, effects, holds};
use sudokube::study::lessons::{LESSONS, Lesson, Machine, SEEDS};

/// Seeds that the size of an effect is taken from, where there are so many.
const MANY: usize = 100;

#[derive(clap::Args)]
pub struct Args {
    /// Fresh blocks of twenty seeds; each has seeds that no other one has, and the lesson's own are not among them
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
    let numbers = 0..LESSONS.len();
    if let Some(unknown) = args.only.iter().find(|n| !numbers.contains(n)) {
        return Err(format!("there is no lesson {unknown}; there are lessons 0 to {}", LESSONS.len() - 1));
    }
    let many = MANY.min(args.seeds.saturating_mul(SEEDS as usize));
    print(format!(
        "| lesson | its conclusion | its own 20 seeds | effect over {many} seeds (95 %) | blocks of 20 seeds that show it (95 %) | each option, in order; none |"
    ));
    print("| --- | --- | --- | --- | --- | --- |");
    for (number, (lesson, texts)) in (0..).zip(LESSONS.iter().zip(all_texts())) {
        if !args.only.is_empty() && !args.only.contains(&number) {
            continue;
        }
        let machine = machine(lesson)?;
        let one = |block: usize| complete(&machine, block as u64).map_err(|e| e.to_string());
        let own = one(0)?;
        let (mut blocks, mut shown) = (Vec::<Trials>::new(), Vec::new());
        jobs::in_order(
            args.seeds,
            args.jobs,
            |k| one(k + 1),
            |_, trials: Trials| {
                shown.push(((lesson.result)(&trials), holds(lesson, &trials)));
                if blocks.len() * (SEEDS as usize) < MANY {
                    blocks.push(trials);
                }
            },
        )?;
        let held = shown.iter().filter(|(_, holds)| *holds).count();
        let (low, high) = wilson(held, shown.len());
        let count = |option: Option<usize>| shown.iter().filter(|(o, _)| *o == option).count();
        let each: Vec<String> = (0..texts.options.len()).map(|k| count(Some(k)).to_string()).collect();
        let effects: Vec<String> = effects(lesson.claim, &blocks).iter().map(told).collect();
        print(format!(
            "| {number}. {} | {} | {} | {} | {held} of {} ({:.0}–{:.0} %) | {}; {} |",
            texts.title,
            texts.options[lesson.conclusion],
            if holds(lesson, &own) { "show it" } else { "do not show it" },
            effects.join("; "),
            shown.len(),
            100.0 * low,
            100.0 * high,
            each.join(", "),
            count(None),
        ));
    }
    Ok(())
}

fn told(effect: &Effect) -> String {
    let Effect { size, interval: (low, high) } = effect;
    format!("{:.0} % ({:.0} to {:.0})", 100.0 * size, 100.0 * low, 100.0 * high)
}

fn machine(lesson: &Lesson) -> Result<Machine> {
    lesson.machine().map_err(|errors| paragraph(errors.iter().map(|e| e.to_string())))
}
