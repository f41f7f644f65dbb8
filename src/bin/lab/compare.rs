//! `lab compare`: several algorithms over the same puzzles and seeds, in one table, and every pair of them compared.

use super::args::{Method, Plan, Result, Runs, Until, print};
use super::jobs;
use super::kind::Kind;
use super::summary::Summary;
use super::versus::{Files, comparisons, print_pairs};
use sudokube::evolve::island::MOST;
use sudokube::puzzle::Shape;
use sudokube::say::echo::echo;
use sudokube::say::number::Noun;

#[derive(clap::Args)]
pub struct Args {
    /// Algorithms, each with settings and islands after colons: `waters-grid,waters-grid:grow=all:islands=2`
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B,…")]
    algorithms: Vec<String>,
    #[command(flatten)]
    until: Until,
    #[command(flatten)]
    study: Runs,
    #[command(flatten)]
    files: Files,
}

pub fn run(args: &Args) -> Result<()> {
    let entries = args.study.entries()?;
    let shape = entries[0].grid.shape();
    let plans = args.algorithms.iter().map(|name| plan(args, name, shape)).collect::<Result<Vec<Plan>>>()?;
    plans.iter().try_for_each(|plan| plan.suits(&entries))?;
    args.files.ready(&args.algorithms.iter().map(String::as_str).collect::<Vec<_>>())?;
    // In turns, so that whatever else the machine does weighs on all of them.
    let total = entries.len() * args.study.seeds * plans.len();
    let one = |task: usize| {
        let (k, seed) = args.study.task(task / plans.len());
        plans[task % plans.len()].run(&entries[k].grid, seed)
    };
    let names = args.algorithms.iter().zip(&plans);
    let mut kinds: Vec<Kind> =
        names.map(|(name, plan)| Kind { name: name.clone(), plan, outcomes: Vec::new() }).collect();
    jobs::in_order(total, args.study.jobs, one, |task, outcome| {
        kinds[task % plans.len()].outcomes.push((args.study.task(task / plans.len()).0, outcome));
    })?;
    let (puzzles, seeds) = (Noun::Puzzle.of(entries.len()), Noun::Seed.of(args.study.seeds));
    print(format!("{puzzles} of {}, {seeds} each\n", args.study.puzzles));
    let islands = plans.iter().any(|plan| plan.islands > 1);
    print(Summary::head("algorithm", islands));
    kinds.iter().for_each(|kind| print(Summary::of(kind.outcomes.iter().map(|(_, o)| o)).row(&kind.name, islands)));
    let all = comparisons(&kinds);
    print_pairs(&kinds, &all);
    args.files.write(&entries, &kinds, &all)
}

/// "name:key=value:islands=2" as a plan.
fn plan(args: &Args, text: &str, shape: Shape) -> Result<Plan> {
    let (mut islands, mut parts) = (1, text.split(':'));
    let algorithm = parts.next().map(str::to_string);
    let mut set = Vec::new();
    for part in parts {
        match part.strip_prefix("islands=") {
            Some(n) => {
                islands = n
                    .parse()
                    .ok()
                    .filter(|n| (1..=MOST).contains(n))
                    .ok_or(format!("“{}” is not a valid number of islands", echo(part)))?
            }
            None => set.push(part.to_string()),
        }
    }
    let plan = Method { algorithm, set, islands: Some(islands), until: args.until.clone() }.plan(shape)?;
    Ok(Plan { jobs: args.study.jobs, ..plan })
}
