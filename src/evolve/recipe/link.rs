//! A run out of a link, and a link out of a run.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms;
use crate::evolve::island;
use crate::evolve::limits::MOST_GENERATIONS;
use crate::evolve::recipe::Recipe;
use crate::evolve::recipe::warning::Warning;
use crate::evolve::settings::{Bounds, SettingsError};
use crate::puzzle::Shape;
use crate::text::link::{LANGUAGE, LANGUAGES, Link, RACE, RACE_MINUTES, bad_marks, is_mark, is_of_view, race_of};

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
    /// Whether the keys of views are read beside the run, even where the link names no view.
    pub views: bool,
    /// Whether only the first island of a run is followed.
    pub one_island: bool,
}

impl Defaults {
    /// What holds where everything can run: the first algorithm, one core.
    pub const fn seeded(seed: u64) -> Defaults {
        Defaults { seed, algorithm: None, cores: 1, milp: true, evaluations: true, views: true, one_island: false }
    }
}
impl Recipe {
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
        let mut seen: Vec<(&str, bool)> = Vec::new();
        let mut older = false;
        for pair in &link.other {
            let ((key, value), of_view) = (pair, is_of_view(pair));
            let is_taken = match key.as_str() {
                "a" => link.algorithm.is_some(),
                "seed" => link.seed.is_some(),
                "generations" => link.generations.is_some(),
                // The first of each is the puzzle.
                "v" | "k" | "s" => true,
                // There may be many of these.
                "lane" | "and" => false,
                // Older links say `islands`, newer ones `ring`: one number.
                "islands" if has("ring") => true,
                // A view may have a key of the same name as a setting.
                key => seen.contains(&(key, of_view)),
            };
            seen.push((key, of_view));
            if is_taken {
                warnings.push(Warning::Repeated { key: key.clone(), value: value.clone() });
                continue;
            }
            match key.as_str() {
                // Views read their own keys, and the board its marks.
                _ if is_mark(pair) || race_of(pair).is_some() || of_view && (defaults.views || has("view")) => {}
                _ if of_view => warnings.push(Warning::OfView { key: key.clone(), value: value.clone() }),
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
                // The page has read it (public/early.js).
                LANGUAGE if LANGUAGES.contains(&value.as_str()) => {}
                LANGUAGE => warnings.push(none_of(key, value, &LANGUAGES)),
                RACE => warnings.push(none_of(key, value, &RACE_MINUTES)),
                "evaluations" => warnings.push(Warning::Evaluations { text: value.clone() }),
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
        let (settings, error) = self.algorithm.mended(std::mem::take(&mut self.settings));
        self.settings = settings;
        warnings.extend(error.map(Warning::Setting));
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

/// A value that is none of those that its key takes.
fn none_of<T: ToString>(key: &str, value: &str, options: &[T]) -> Warning {
    let bounds = Bounds::OneOf(options.iter().map(T::to_string).collect());
    Warning::Setting(SettingsError::Value { key: key.to_string(), value: value.to_string(), bounds })
}

/// Whether one of the other keys of a link is one that [`Recipe::of_link`] reads; the others are a view's, or unknown.
pub fn is_of_run(algorithm: &Algorithm, pair: &(String, String)) -> bool {
    let key = pair.0.as_str();
    RUN_KEYS.contains(&key) || !is_of_view(pair) && algorithm.settings.iter().any(|s| s.key == key)
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
