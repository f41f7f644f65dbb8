//! A run as a value: the puzzle, the algorithm, its settings, the seed, the limits and the number of islands. The same
//! recipe gives the same rows on every machine.
//!
//! [`Recipe::of_link`] is the one place where a link becomes a run, for the page, the Lab, the race, the study and `lab`.

use serde::{Deserialize, Serialize};

use crate::evolve::algorithm::{Algorithm, RunError};
use crate::evolve::algorithms;
use crate::evolve::island;
use crate::evolve::limits::{Limits, MOST_GENERATIONS};
use crate::evolve::run::Run;
use crate::evolve::settings::{Setting, Settings, SettingsError};
use crate::puzzle::{Grid, Shape};
use crate::text::link::{Link, bad_marks, is_mark, is_of_view};

/// Everything that decides what a run does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    #[serde(with = "crate::packed")]
    /// The puzzle.
    pub puzzle: Grid,
    /// Written as its name.
    #[serde(with = "by_name")]
    pub algorithm: &'static Algorithm,
    #[serde(with = "crate::packed")]
    /// Settings of the algorithm.
    pub settings: Settings,
    /// The seed of all random numbers.
    pub seed: u64,
    /// When it stops without a solution.
    pub limits: Limits,
    /// How many populations evolve side by side and exchange individuals.
    pub islands: u32,
}

/// What a page or a machine brings to a link.
#[derive(Clone, Copy, Debug)]
pub struct Defaults {
    /// The seed where the link has none, or none that is valid.
    pub seed: u64,
    /// The algorithm of a link without a run, where it suits the board; otherwise the first that does.
    pub algorithm: Option<&'static Algorithm>,
    /// Cores of the machine, for the number of islands of a link without a run.
    pub cores: u32,
    /// Whether there is a thread that carries the library for integer programs.
    pub milp: bool,
    /// Whether a limit of evaluations is obeyed.
    pub evaluations: bool,
    /// Whether only the first island of a run is followed.
    pub one_island: bool,
}

impl Defaults {
    /// What holds where everything can run: the first algorithm, one core.
    pub const fn seeded(seed: u64) -> Defaults {
        Defaults { seed, algorithm: None, cores: 1, milp: true, evaluations: true, one_island: false }
    }
}

/// What of a link was not taken over, or differs from what it seems to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// No valid seed; the one of the defaults is used.
    Seed {
        /// What the link has.
        text: String,
        /// The seed that is used.
        used: u64,
    },
    /// No algorithm has this name.
    UnknownAlgorithm {
        /// What the link names.
        name: String,
        /// The algorithm that is used.
        used: &'static Algorithm,
    },
    /// The algorithm does not work on this board.
    Unsuited {
        /// The algorithm that the link names.
        wanted: &'static Algorithm,
        /// The board it does not work on.
        shape: Shape,
        /// The algorithm that is used.
        used: &'static Algorithm,
    },
    /// The algorithm needs a library that no thread of this view carries.
    NotHere {
        /// The algorithm that the link names.
        wanted: &'static Algorithm,
        /// The algorithm that is used.
        used: &'static Algorithm,
    },
    /// A value that its setting does not take; the default is used.
    Setting(SettingsError),
    /// No whole number where one is needed; the key is as if it were not there.
    Number {
        /// The key.
        key: String,
        /// What the link has.
        text: String,
    },
    /// A number out of range; the nearest one is used.
    Clamped {
        /// The key.
        key: String,
        /// What the link has.
        number: u64,
        /// The number that is used.
        used: u64,
    },
    /// A key that was there before; the first one counts.
    Repeated {
        /// The key.
        key: String,
        /// The value that is not used.
        value: String,
    },
    /// Pencil marks that do not fit the board; they are left out.
    Marks {
        /// The key.
        key: String,
    },
    /// A key of another release, or a misspelt one; it changes nothing.
    UnknownKey {
        /// The key.
        key: String,
        /// Its value.
        value: String,
    },
    /// The run has several islands; here the first is followed alone.
    OneIsland {
        /// Islands that the link asks for.
        islands: u32,
    },
}

impl Recipe {
    /// A run with an algorithm's default settings and limit, on one island.
    pub fn new(algorithm: &'static Algorithm, puzzle: &Grid, seed: u64) -> Recipe {
        Recipe {
            puzzle: puzzle.clone(),
            algorithm,
            settings: Settings::default(),
            seed,
            limits: Limits { generations: Some(algorithm.default_generations), evaluations: None },
            islands: 1,
        }
    }

    /// The run of a link, and everything in the link that it does not follow.
    ///
    /// A link without a run takes the algorithm and the islands of the defaults. One with a run but without a name is of
    /// a release that had one algorithm for each layout; an unknown or unsuited algorithm falls back to the same.
    pub fn of_link(link: &Link, defaults: &Defaults) -> (Recipe, Vec<Warning>) {
        let mut warnings = Vec::new();
        let shape = link.grid.shape();
        let has_run = has_run(link);
        let algorithm = match has_run {
            true => named(link.algorithm.as_deref(), shape, defaults.milp, &mut warnings),
            false => {
                let runs = |a: &&'static Algorithm| a.is_suited(shape) && (defaults.milp || !a.needs_milp());
                defaults.algorithm.filter(runs).unwrap_or_else(|| algorithms::first_for(shape))
            }
        };
        let mut recipe = Recipe::new(algorithm, &link.grid, link.seed.unwrap_or(defaults.seed));
        if !has_run {
            recipe.islands = algorithm.default_islands(defaults.cores);
        }
        recipe.limits.generations = Some(
            link.generations
                .map_or(algorithm.default_generations, |n| clamped("generations", n, MOST_GENERATIONS, &mut warnings)),
        );
        recipe.read_keys(link, defaults, &mut warnings);
        if defaults.one_island && recipe.islands > 1 {
            warnings.push(Warning::OneIsland { islands: recipe.islands });
        }
        warnings.extend(bad_marks(link).map(|key| Warning::Marks { key: key.to_string() }));
        (recipe, warnings)
    }

    /// Takes over settings, islands and limits, and names what cannot be.
    fn read_keys(&mut self, link: &Link, defaults: &Defaults, warnings: &mut Vec<Warning>) {
        let has = |key: &str| link.other.iter().any(|(k, _)| k == key);
        let mut seen: Vec<&str> = Vec::new();
        let mut older = false;
        for (key, value) in link.other.iter().filter(|pair| !is_mark(pair) && !is_of_view(pair)) {
            let is_taken = match key.as_str() {
                "a" => link.algorithm.is_some(),
                "seed" => link.seed.is_some(),
                "generations" => link.generations.is_some(),
                // Older links say `islands`, newer ones `ring`: one number.
                "islands" if has("ring") => true,
                key => seen.contains(&key),
            };
            seen.push(key);
            if is_taken {
                warnings.push(Warning::Repeated { key: key.clone(), value: value.clone() });
                continue;
            }
            match key.as_str() {
                "seed" => warnings.push(Warning::Seed { text: value.clone(), used: self.seed }),
                "generations" => _ = number(key, value, MOST_GENERATIONS, warnings),
                "ring" | "islands" => {
                    self.islands = number(key, value, island::MOST.into(), warnings).map_or(1, |n| n as u32);
                    older = key == "islands";
                }
                "evaluations" if defaults.evaluations => {
                    self.limits.evaluations = number(key, value, u64::MAX, warnings);
                }
                // The view that is open beside this one reads it.
                "evaluations" if has("view") => {}
                _ if self.setting(key).is_some() => {
                    warnings.extend(self.set(key, value).err().map(Warning::Setting));
                }
                _ => warnings.push(Warning::UnknownKey { key: key.clone(), value: value.clone() }),
            }
        }
        if older && self.setting("exchange").is_some() {
            // In the releases that wrote it, algorithms with this setting exchanged nothing.
            let _ = self.set("exchange", "nothing");
        }
    }

    /// Sets one setting.
    ///
    /// # Errors
    /// When the algorithm has no such setting, or it does not take the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingsError> {
        self.settings.set(self.algorithm.name, self.algorithm.settings, key, value)
    }

    /// The setting of the algorithm with this key.
    pub fn setting(&self, key: &str) -> Option<&'static Setting> {
        self.algorithm.settings.iter().find(|s| s.key == key)
    }

    /// The link that repeats this run.
    pub fn link(&self) -> Link {
        self.onto(Link::to_puzzle(&self.puzzle))
    }

    /// A link to this puzzle (with typed digits, say), with this run written onto it.
    pub fn onto(&self, mut link: Link) -> Link {
        link.algorithm = Some(self.algorithm.name.to_string());
        link.seed = Some(self.seed);
        link.generations = self.limits.generations.filter(|&limit| limit != self.algorithm.default_generations);
        let pair = |key: &str, value: String| (key.to_string(), value);
        link.other.extend(self.settings.changed().map(|(key, value)| pair(key, value.to_string())));
        link.other.extend(self.limits.evaluations.map(|limit| pair("evaluations", limit.to_string())));
        // The default depends on the machine, a run does not.
        link.other.extend((self.islands > 1).then(|| pair("ring", self.islands.to_string())));
        link
    }

    /// The recipe of one island (from 0): the same, with a seed of its own.
    pub fn of_island(&self, number: u32) -> Recipe {
        Recipe { seed: island::seed(self.seed, number), islands: 1, ..self.clone() }
    }

    /// The run before its first generation; of several islands, the first.
    ///
    /// # Errors
    /// When the algorithm does not work on the puzzle, a setting is not one of its own, or this program does not carry its
    /// library.
    pub fn start(&self) -> Result<Run, RunError> {
        Run::new(self.algorithm.name, &self.puzzle, &self.settings, self.seed)
    }
}

/// Whether a link names a run, or a part of one, beside the puzzle.
pub fn has_run(link: &Link) -> bool {
    let unnamed = algorithms::of_unnamed(link.grid.shape());
    let is_setting = |key: &str| unnamed.settings.iter().any(|s| s.key == key);
    let of_run =
        |pair: &(String, String)| is_of_view(pair) || RUN_KEYS.contains(&pair.0.as_str()) || is_setting(&pair.0);
    link.algorithm.is_some() || link.seed.is_some() || link.generations.is_some() || link.other.iter().any(of_run)
}

/// Keys of a run beside settings; a link keeps them among its other ones where they are no numbers, or not its own fields.
const RUN_KEYS: [&str; 5] = ["seed", "generations", "evaluations", "ring", "islands"];

/// Whether a key of a link is one that [`Recipe::of_link`] reads; the others are a view's, or unknown.
pub fn is_of_run(algorithm: &Algorithm, key: &str) -> bool {
    RUN_KEYS.contains(&key) || algorithm.settings.iter().any(|s| s.key == key)
}

/// The algorithm of this name, where it can run; otherwise the one that links without a name mean.
fn named(name: Option<&str>, shape: Shape, milp: bool, warnings: &mut Vec<Warning>) -> &'static Algorithm {
    let used = algorithms::of_unnamed(shape);
    let Some(name) = name else { return used };
    match algorithms::find(name) {
        Err(_) => warnings.push(Warning::UnknownAlgorithm { name: name.to_string(), used }),
        Ok(wanted) if !wanted.is_suited(shape) => warnings.push(Warning::Unsuited { wanted, shape, used }),
        Ok(wanted) if wanted.needs_milp() && !milp => warnings.push(Warning::NotHere { wanted, used }),
        Ok(wanted) => return wanted,
    }
    used
}

fn number(key: &str, text: &str, most: u64, warnings: &mut Vec<Warning>) -> Option<u64> {
    let number = text.trim().parse().ok();
    if number.is_none() {
        warnings.push(Warning::Number { key: key.to_string(), text: text.to_string() });
    }
    number.map(|n| clamped(key, n, most, warnings))
}

fn clamped(key: &str, number: u64, most: u64, warnings: &mut Vec<Warning>) -> u64 {
    let used = number.clamp(1, most);
    if used != number {
        warnings.push(Warning::Clamped { key: key.to_string(), number, used });
    }
    used
}

/// An algorithm as its name.
mod by_name {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::evolve::algorithm::Algorithm;
    use crate::evolve::algorithms;

    /// An algorithm by its name.
    ///
    /// # Errors
    ///
    /// The serializer's own.
    pub fn serialize<S: Serializer>(algorithm: &&'static Algorithm, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(algorithm.name)
    }

    /// An algorithm by its name.
    ///
    /// # Errors
    ///
    /// There is no algorithm of this name.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static Algorithm, D::Error> {
        let name = String::deserialize(from)?;
        algorithms::find(&name).map_err(|_| Error::unknown_variant(&name, &[]))
    }
}
