//! `lab tune`: an evolutionary search over the settings of an algorithm (Waters 2008, V.C: future work), a (μ + λ)
//! evolution strategy. Its fitness is what the settings reach on the training puzzles; what they are worth is then
//! measured on other puzzles, beside the defaults.
//!
//! ```text
//! parents := the defaults and μ − 1 mutants of them
//! each round: λ children: every setting from one of two parents; on average one and a half settings mutated
//!     parents := the best μ of parents and children, by runs not solved, then by evaluations
//! ```

use std::cmp::Reverse;

use serde_json::{Map, Value, json};

use super::args::{self, Entry, Method, Plan, Result, print, puzzles};
use super::jobs::{self, Order};
use super::summary::Summary;
use sudokube::evolve::random;
use sudokube::evolve::random::{Rng, below, pick};
use sudokube::evolve::settings::{Kind, Setting, Settings};
use sudokube::puzzle::Shape;
use sudokube::say::echo::echo;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    method: Method,
    /// File of training puzzles, on which settings are compared
    #[arg(long, value_name = "FILE")]
    train: String,
    /// Use only the first N training puzzles
    #[arg(long, value_name = "N", value_parser = args::count)]
    first_train: Option<usize>,
    /// File of test puzzles, on which the result is compared with the defaults
    #[arg(long, value_name = "FILE")]
    test: String,
    /// Use only the first N test puzzles
    #[arg(long, value_name = "N", value_parser = args::count)]
    first_test: Option<usize>,
    /// Settings to optimise, separated by commas [default: all]
    #[arg(long, value_delimiter = ',')]
    keys: Vec<String>,
    /// Rounds of the evolution strategy
    #[arg(long, default_value = "10", value_parser = args::count)]
    rounds: usize,
    /// Parents per round
    #[arg(long, default_value = "4", value_parser = args::count)]
    mu: usize,
    /// Children per round
    #[arg(long, default_value = "8", value_parser = args::count)]
    lambda: usize,
    /// Runs per training puzzle and candidate
    #[arg(long, default_value = "2", value_parser = args::count)]
    seeds: usize,
    /// Runs per test puzzle
    #[arg(long, default_value = "10", value_parser = args::count)]
    test_seeds: usize,
    /// Evaluation limit of a run, in training and test
    #[arg(long, default_value = "400000", value_parser = args::count)]
    budget: usize,
    /// Seed of the evolution strategy
    #[arg(long, default_value = "1", value_parser = args::seed)]
    seed: u64,
    /// Parallel runs
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
}

/// Values as text, one for each setting of the algorithm.
type Genes = Vec<String>;

struct Candidate {
    genes: Genes,
    solved: usize,
    /// Of all runs, those that gave up included.
    evaluations: u64,
}

/// Seeds of the test runs start far from those of training.
const TEST_SEEDS: u64 = 1_000_000;

pub fn run(args: &Args) -> Result<()> {
    let (train, test) = (puzzles(&args.train, args.first_train)?, puzzles(&args.test, args.first_test)?);
    let base = base(args, train[0].grid.shape())?;
    base.suits(&train)?;
    base.suits(&test)?;
    let free = free(args, base.algorithm.settings)?;
    let mut rng = random::seeded(args.seed);
    let defaults: Genes = base.algorithm.settings.iter().map(|s| base.settings.text(s)).collect();
    let mut parents = vec![measured(args, &base, &train, defaults.clone())?];
    for _ in 1..args.mu {
        let genes = offspring(&base, &free, defaults.clone(), &mut rng);
        parents.push(measured(args, &base, &train, genes)?);
    }
    for round in 0..=args.rounds {
        if round > 0 {
            let children = (0..args.lambda).map(|_| {
                let (one, two) = (&pick(&mut rng, &parents).genes, &pick(&mut rng, &parents).genes);
                let child = one.iter().zip(two).map(|(a, b)| if below(&mut rng, 2) == 0 { a } else { b }.clone());
                let child = child.collect();
                offspring(&base, &free, child, &mut rng)
            });
            let children: Vec<Genes> = children.collect();
            for genes in children {
                parents.push(measured(args, &base, &train, genes)?);
            }
        }
        // Stable: an older one stays before a younger one that is as good.
        parents.sort_by_key(|c| (Reverse(c.solved), c.evaluations));
        parents.truncate(args.mu);
        let best = &parents[0];
        let runs = train.len() * args.seeds;
        print(json!({
            "round": round,
            "solved": best.solved,
            "runs": runs,
            "evaluations_mean_all_runs": best.evaluations as f64 / runs as f64,
            "settings": changed(&base, &best.genes),
        }));
    }
    for (what, genes) in [("default", &defaults), ("tuned", &parents[0].genes)] {
        let order = Order { seeds: args.test_seeds, first_seed: TEST_SEEDS, jobs: args.jobs };
        let outcomes = jobs::all(&order, &plan(args, &base, genes)?, &test)?;
        let mut line = Map::new();
        line.insert("test".into(), json!(what));
        line.insert("algorithm".into(), json!(base.algorithm.name));
        line.insert("settings".into(), json!(changed(&base, genes)));
        Summary::of(&outcomes).write(&mut line);
        print(Value::Object(line));
    }
    Ok(())
}

fn base(args: &Args, shape: Shape) -> Result<Plan> {
    if args.method.until.limit_seconds.is_some() || args.method.until.limit_evaluations.is_some() {
        return Err("use --budget instead of other limits, so that the result is the same on every machine".to_string());
    }
    args.method.plan(shape)
}

/// The places of the settings that may change.
fn free<'a>(args: &Args, specs: &'a [Setting]) -> Result<Vec<(usize, &'a Setting)>> {
    let unknown = args.keys.iter().find(|key| specs.iter().all(|s| s.key != key.as_str()));
    if let Some(key) = unknown {
        let known = specs.iter().map(|s| s.key).collect::<Vec<_>>().join(", ");
        return Err(format!("no setting “{}”; the algorithm has {known}", echo(key)));
    }
    let chosen = |s: &Setting| args.keys.is_empty() || args.keys.iter().any(|key| key == s.key);
    Ok(specs.iter().enumerate().filter(|(_, s)| chosen(s)).collect())
}

fn plan(args: &Args, base: &Plan, genes: &Genes) -> Result<Plan> {
    let mut settings = Settings::default();
    for (spec, value) in base.algorithm.settings.iter().zip(genes) {
        settings.set(base.algorithm.name, base.algorithm.settings, spec.key, value).map_err(|e| e.to_string())?;
    }
    let mut limits = base.limits;
    limits.evaluations = Some(args.budget as u64);
    Ok(Plan { algorithm: base.algorithm, settings, limits, seconds: None, islands: base.islands, jobs: base.jobs })
}

fn measured(args: &Args, base: &Plan, train: &[Entry], genes: Genes) -> Result<Candidate> {
    let order = Order { seeds: args.seeds, first_seed: 1, jobs: args.jobs };
    let outcomes = jobs::all(&order, &plan(args, base, &genes)?, train)?;
    let solved = outcomes.iter().filter(|o| o.answer.is_some()).count();
    let evaluations = outcomes.iter().map(|o| o.evaluations.min(args.budget as u64)).sum();
    Ok(Candidate { genes, solved, evaluations })
}

/// What differs from the algorithm's own defaults.
fn changed(base: &Plan, genes: &Genes) -> Vec<String> {
    let pairs = base.algorithm.settings.iter().zip(genes).filter(|(spec, value)| spec.default_text() != **value);
    pairs.map(|(spec, value)| format!("{}={value}", spec.key)).collect()
}

/// A mutant whose settings go together; what does not is back at its default.
fn offspring(base: &Plan, free: &[(usize, &Setting)], genes: Genes, rng: &mut Rng) -> Genes {
    let genes = mutated(free, genes, rng);
    let mut settings = Settings::default();
    for (spec, value) in base.algorithm.settings.iter().zip(&genes) {
        // The bounds are kept.
        let _ = settings.set(base.algorithm.name, base.algorithm.settings, spec.key, value);
    }
    let (settings, mended) = base.algorithm.mended(settings);
    if mended.is_none() { genes } else { base.algorithm.settings.iter().map(|spec| settings.text(spec)).collect() }
}

/// One of the free settings for certain, and each with a small chance more.
fn mutated(free: &[(usize, &Setting)], mut genes: Genes, rng: &mut Rng) -> Genes {
    let certain = below(rng, free.len() as u32) as usize;
    for (k, (place, spec)) in free.iter().enumerate() {
        if k == certain || below(rng, 2 * free.len() as u32) == 0 {
            genes[*place] = neighbour(spec, &genes[*place], rng);
        }
    }
    genes
}

/// Another value: a number times a factor from about 1/3 to 3, or a number near it; another word.
fn neighbour(spec: &Setting, value: &str, rng: &mut Rng) -> String {
    match spec.kind {
        Kind::Whole { min, max, .. } => {
            let now: u64 = value.parse().unwrap_or_default();
            let factor = u64::from(34 + below(rng, 267));
            let other = (now.max(1) * factor / 100).clamp(u64::from(min), u64::from(max));
            (if other == now { (now + 1).min(u64::from(max)) } else { other }).to_string()
        }
        Kind::Real { min, max, step, .. } => {
            // In steps of a control, up to a tenth of the range.
            let most = ((max - min) / step / 10.0).round().max(2.0) as u32;
            let away = f64::from(1 + below(rng, most)) * step;
            let now: f64 = value.parse().unwrap_or_default();
            let other = if below(rng, 2) == 0 { now - away } else { now + away };
            // As a plain decimal that the settings can read.
            let text = format!("{:.6}", other.clamp(min, max));
            text.trim_end_matches('0').trim_end_matches('.').to_string()
        }
        Kind::Choice { options } => pick(rng, options).0.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokube::evolve::ALGORITHMS;

    #[test]
    fn mutants_stay_within_the_bounds_of_every_algorithm() {
        let mut rng = random::seeded(3);
        for algorithm in ALGORITHMS {
            let free: Vec<(usize, &Setting)> = algorithm.settings.iter().enumerate().collect();
            let mut genes: Genes = algorithm.settings.iter().map(Setting::default_text).collect();
            for _ in 0..300 {
                if free.is_empty() {
                    break;
                }
                genes = mutated(&free, genes, &mut rng);
                for (spec, value) in algorithm.settings.iter().zip(&genes) {
                    assert!(spec.parse(value).is_ok(), "{} {}={value}", algorithm.name, spec.key);
                }
            }
        }
    }
}
