//! Many runs on some threads, with a bar that shows how far they are.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use indicatif::{ProgressBar, ProgressStyle};

use super::args::{Entry, Outcome, Plan, Result};

/// Does tasks `0..total` on `threads` threads and hands on what came of them in that order.
pub fn in_order<T: Send>(
    total: usize,
    threads: usize,
    task: impl Fn(usize) -> Result<T> + Sync,
    mut done: impl FnMut(usize, T),
) -> Result<()> {
    let bar = ProgressBar::new(total as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} runs, {elapsed} gone, {eta} left") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, total.max(1)) {
            let (sender, next, task) = (sender.clone(), &next, &task);
            scope.spawn(move || {
                loop {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    if k >= total || sender.send((k, task(k))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut first) = (BTreeMap::new(), 0);
        for (k, result) in receiver {
            waiting.insert(k, result?);
            bar.inc(1);
            while let Some(result) = waiting.remove(&first) {
                bar.suspend(|| done(first, result));
                first += 1;
            }
        }
        bar.finish_and_clear();
        Ok(())
    })
}

/// Which seeds, and how many runs at the same time.
pub struct Order {
    pub seeds: usize,
    pub first_seed: u64,
    pub jobs: usize,
}

/// Runs every puzzle with every seed, and hands on the outcomes puzzle by puzzle, in order.
pub fn each_puzzle(
    order: &Order,
    plan: &Plan,
    entries: &[Entry],
    mut done: impl FnMut(usize, Vec<Outcome>),
) -> Result<()> {
    let seeds = order.seeds;
    let run = |task: usize| plan.run(&entries[task / seeds].grid, order.first_seed + (task % seeds) as u64);
    let mut outcomes = Vec::new();
    in_order(entries.len() * seeds, order.jobs, run, |task, outcome| {
        outcomes.push(outcome);
        if outcomes.len() == seeds {
            done(task / seeds, std::mem::take(&mut outcomes));
        }
    })
}

/// The same, all outcomes in one list.
pub fn all(order: &Order, plan: &Plan, entries: &[Entry]) -> Result<Vec<Outcome>> {
    let mut outcomes = Vec::new();
    each_puzzle(order, plan, entries, |_, of_puzzle| outcomes.extend(of_puzzle))?;
    Ok(outcomes)
}
