//! A part of a study that is made on many machines: its first line says of which study and which part, so that `lab merge`
//! misses none and mixes none.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::args::{Entry, Plan, Result, Runs};
use sudokube::text::one_line;

/// The K-th of N parts of all runs.
#[derive(Clone, Copy, Debug)]
pub struct Shard {
    pub part: usize,
    pub of: usize,
}

/// Reads "3/16".
pub fn shard(text: &str) -> Result<Shard> {
    let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    let within = numbers.filter(|&(part, of)| 1 <= part && part <= of).map(|(part, of)| Shard { part, of });
    within.ok_or("a part is K/N with K from 1 to N, such as 3/16".to_string())
}

impl Shard {
    /// The numbers of its runs, of so many; they are dealt in turns.
    pub fn tasks(self, total: usize) -> Vec<usize> {
        (self.part - 1..total).step_by(self.of).collect()
    }
}

/// The first line of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    pub part: usize,
    pub of: usize,
    /// How many lines follow.
    pub runs: usize,
    /// What all parts have in common.
    pub study: Map<String, Value>,
}

impl Part {
    pub fn new(shard: Shard, runs: &Runs, plan: &Plan, entries: &[Entry]) -> Part {
        let settings: Map<String, Value> =
            plan.settings.changed().map(|(key, value)| (key.into(), json!(value))).collect();
        // Numbers of the same program, so that its own hash does.
        let mut digest = DefaultHasher::new();
        entries.iter().for_each(|entry| one_line(&entry.grid).hash(&mut digest));
        let study = [
            ("algorithms", json!(plan.algorithm.name)),
            ("settings", json!(settings)),
            ("islands", json!(plan.islands)),
            ("limits of generations", json!(plan.limits.generations)),
            ("limits of evaluations", json!(plan.limits.evaluations)),
            ("limits of seconds", json!(plan.seconds)),
            ("first seeds", json!(runs.first_seed)),
            ("seeds", json!(runs.seeds)),
            ("numbers of puzzles", json!(entries.len())),
            ("puzzles", json!(format!("{:016x}", digest.finish()))),
        ];
        let Shard { part, of } = shard;
        let study = study.into_iter().map(|(key, value)| (key.to_string(), value)).collect();
        Part { part, of, runs: shard.tasks(entries.len() * runs.seeds).len(), study }
    }

    /// What another part's study does otherwise.
    fn difference(&self, other: &Part) -> Option<String> {
        let key =
            self.study.iter().find(|(key, value)| other.study.get(*key) != Some(value)).map(|(key, _)| key.clone());
        key.or_else(|| (self.of != other.of).then(|| "numbers of parts".to_string()))
    }
}

/// Parts of different studies, parts given twice, and parts left out or cut off; each part comes with its file and how many
/// runs were read from it.
pub fn complain(parts: &[(&str, Part, usize)]) -> Result<()> {
    let Some((_, first, _)) = parts.first() else { return Err("no parts given".to_string()) };
    for (path, part, read) in parts {
        if let Some(what) = first.difference(part) {
            return Err(format!("{path} belongs to another study than {}: {what} differ", parts[0].0));
        }
        if *read != part.runs {
            return Err(format!("runs are missing: {path} has {read} of {}", part.runs));
        }
        if let Some((twice, ..)) = parts.iter().find(|(other, same, _)| other != path && same.part == part.part) {
            return Err(format!("part {} of {} is given twice: {path} and {twice}", part.part, part.of));
        }
    }
    let missing: Vec<String> =
        (1..=first.of).filter(|k| parts.iter().all(|(_, p, _)| p.part != *k)).map(|k| k.to_string()).collect();
    match missing.is_empty() {
        true => Ok(()),
        false => Err(format!("of {} parts, these are missing: {}", first.of, missing.join(", "))),
    }
}
