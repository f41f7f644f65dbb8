//! `lab bench`: every puzzle of a file with many seeds; rates with Wilson's interval, means and medians. A part of
//! it (`--shard 3/16`) prints which part it is and its runs; `lab merge` puts the parts together.

use serde_json::json;

use super::args::{Entry, Method, Plan, Result, Runs, print};
use super::jobs;
use super::part::{Part, Shard, shard};
use super::records::Record;
use super::summary::Summary;
use super::summary::{puzzle_line, summary_line};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    study: Runs,
    /// Also print a line for every run
    #[arg(long)]
    runs: bool,
    /// Print only a Markdown table with one row over all runs; with islands, also the processor time of all of them and the time by the clock
    #[arg(long, conflicts_with = "runs")]
    table: bool,
    /// Do only part K of N; `lab merge` combines the parts
    #[arg(long, value_name = "K/N", value_parser = shard, conflicts_with = "table")]
    shard: Option<Shard>,
}

pub fn run(args: &Args) -> Result<()> {
    let entries = args.study.entries()?;
    let plan = Plan { jobs: args.study.jobs, ..args.method.plan(entries[0].grid.shape())? };
    plan.suits(&entries)?;
    let total = entries.len() * args.study.seeds;
    if let Some(shard) = args.shard {
        print(json!(Part::new(shard, &args.study, &plan, &entries)));
        let tasks = shard.tasks(total);
        let one = |t: usize| one(args, &plan, &entries, tasks[t]);
        return jobs::in_order(tasks.len(), args.study.jobs, one, |_, record| print(record.line()));
    }
    let (mut all, mut of_puzzle) = (Vec::new(), Vec::new());
    jobs::in_order(
        total,
        args.study.jobs,
        |task| one(args, &plan, &entries, task),
        |_, record: Record| {
            if args.runs {
                print(record.line());
            }
            of_puzzle.push(record);
            if of_puzzle.len() == args.study.seeds {
                if !args.table {
                    print(puzzle_line(&of_puzzle));
                }
                all.append(&mut of_puzzle);
            }
        },
    )?;
    if args.table {
        print(Summary::head("algorithm", plan.islands > 1));
        print(Summary::of_records(&all).row(plan.algorithm.name, plan.islands > 1));
    } else {
        print(summary_line(&all));
    }
    Ok(())
}

fn one(args: &Args, plan: &Plan, entries: &[Entry], task: usize) -> Result<Record> {
    let (k, seed) = args.study.task(task);
    Ok(Record::new(k + 1, &entries[k], plan, &plan.run(&entries[k].grid, seed)?))
}
