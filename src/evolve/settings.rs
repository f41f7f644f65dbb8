//! Settings of an algorithm as data: the page builds its controls from them, links and the lab read and write them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::evolve::decimal;

/// What values a setting takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A whole number from `min` to `max`.
    Whole {
        /// The default.
        default: u32,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// A number from `min` to `max`; `step` is what a control moves by.
    Real {
        /// The default.
        default: f64,
        /// The least.
        min: f64,
        /// The most.
        max: f64,
        /// What a control moves by.
        step: f64,
    },
    /// One of these words; the first is the default. Each comes with what it means.
    Choice {
        /// Each word and its meaning, the default first.
        options: &'static [(&'static str, &'static str)],
    },
}

/// One setting of an algorithm: its key in links and in the lab, its name, and a sentence on what it does.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Name in links and in the lab.
    pub key: &'static str,
    /// Name that a person reads.
    pub name: &'static str,
    /// What it does, in a sentence: behind a call, so that a page on which nobody has asked does without the text.
    pub help: fn() -> &'static str,
    /// What values it takes.
    pub kind: Kind,
}

/// Why a value was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SettingsError {
    /// The algorithm has no such setting; those it has.
    Unknown {
        /// Name of the algorithm.
        algorithm: String,
        /// The key that was asked for.
        key: String,
        /// Its keys.
        known: Vec<String>,
    },
    /// The setting does not take this value.
    Value {
        /// Key of the setting.
        key: String,
        /// What was typed.
        value: String,
        /// What it takes.
        bounds: Bounds,
    },
    /// Two values, each allowed by itself, of which the first must be less than the second.
    NotLess {
        /// Key of the first setting.
        key: String,
        /// Its value.
        value: String,
        /// Key of the second setting.
        than: String,
        /// Its value.
        limit: String,
    },
}

/// What a setting takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bounds {
    /// A whole number from `min` to `max`.
    Whole {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// A number from `min` to `max`, written as they would be typed.
    Real {
        /// The least.
        min: String,
        /// The most.
        max: String,
    },
    /// One of these words.
    OneOf(Vec<String>),
}

impl Setting {
    /// The default as text, as it would be typed.
    pub fn default_text(&self) -> String {
        match self.kind {
            Kind::Whole { default, .. } => default.to_string(),
            Kind::Real { default, .. } => decimal::write(default),
            Kind::Choice { options } => options[0].0.to_string(),
        }
    }

    /// The value in its one written form ("0.10" becomes "0.1"), or why it is refused.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Value`], with what the setting takes.
    pub fn parse(&self, value: &str) -> Result<String, SettingsError> {
        let value = value.trim();
        let accepted = match self.kind {
            Kind::Whole { min, max, .. } => {
                value.parse::<u32>().ok().filter(|v| (min..=max).contains(v)).map(|v| v.to_string())
            }
            Kind::Real { min, max, .. } => decimal::read(value).filter(|v| (min..=max).contains(v)).map(decimal::write),
            Kind::Choice { options } => options.iter().find(|o| o.0 == value).map(|o| o.0.to_string()),
        };
        accepted.ok_or_else(|| SettingsError::Value {
            key: self.key.to_string(),
            value: value.to_string(),
            bounds: self.bounds(),
        })
    }

    /// What may be typed.
    pub fn bounds(&self) -> Bounds {
        match self.kind {
            Kind::Whole { min, max, .. } => Bounds::Whole { min, max },
            Kind::Real { min, max, .. } => Bounds::Real { min: decimal::write(min), max: decimal::write(max) },
            Kind::Choice { options } => Bounds::OneOf(options.iter().map(|o| o.0.to_string()).collect()),
        }
    }
}

/// The settings of a family followed by those of one member; `N` is how many there are in all.
pub const fn join<const N: usize>(first: &[Setting], second: &[Setting]) -> [Setting; N] {
    assert!(N == first.len() + second.len());
    let mut all = [first[0]; N];
    let mut k = 0;
    while k < N {
        all[k] = if k < first.len() { first[k] } else { second[k - first.len()] };
        k += 1;
    }
    all
}

/// The settings that differ from their defaults, by key, as text. Checked when set, so reading cannot fail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings(BTreeMap<String, String>);

impl Settings {
    /// Sets one value after checking it against the specifications of an algorithm; a default is not stored.
    ///
    /// # Errors
    ///
    /// The algorithm has no such setting, or it does not take the value.
    pub fn set(&mut self, algorithm: &str, specs: &[Setting], key: &str, value: &str) -> Result<(), SettingsError> {
        let Some(spec) = specs.iter().find(|s| s.key == key) else {
            let known = specs.iter().map(|s| s.key.to_string()).collect();
            return Err(SettingsError::Unknown { algorithm: algorithm.into(), key: key.into(), known });
        };
        let value = spec.parse(value)?;
        if value == spec.default_text() {
            self.0.remove(key);
        } else {
            self.0.insert(key.to_string(), value);
        }
        Ok(())
    }

    /// Sets one value back to its default.
    pub fn reset(&mut self, key: &str) {
        self.0.remove(key);
    }

    /// The changed settings, in order of their keys.
    pub fn changed(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// What was changed, as it is typed: `reset=100000, population=10`.
    pub fn typed(&self) -> String {
        self.changed().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(", ")
    }

    /// The value of a setting as text, its default when it was not changed.
    pub fn text(&self, spec: &Setting) -> String {
        self.0.get(spec.key).cloned().unwrap_or_else(|| spec.default_text())
    }

    /// A whole-number setting; 0 for a key that the algorithm does not have.
    pub fn whole(&self, specs: &[Setting], key: &str) -> u32 {
        self.value(specs, key).parse().unwrap_or_default()
    }

    /// A real setting; 0 for a key that the algorithm does not have.
    pub fn real(&self, specs: &[Setting], key: &str) -> f64 {
        decimal::read(&self.value(specs, key)).unwrap_or_default()
    }

    /// The chosen word of a choice; empty for a key that the algorithm does not have.
    pub fn choice(&self, specs: &[Setting], key: &str) -> String {
        self.value(specs, key)
    }

    /// Checks that one whole-number setting is less than another.
    ///
    /// # Errors
    ///
    /// [`SettingsError::NotLess`], with both.
    pub fn less(&self, specs: &[Setting], key: &str, than: &str) -> Result<(), SettingsError> {
        let [value, limit] = [key, than].map(|key| self.whole(specs, key));
        if value < limit {
            return Ok(());
        }
        let (key, than) = (key.into(), than.into());
        Err(SettingsError::NotLess { key, value: value.to_string(), than, limit: limit.to_string() })
    }

    fn value(&self, specs: &[Setting], key: &str) -> String {
        let spec = specs.iter().find(|s| s.key == key);
        debug_assert!(spec.is_some(), "no setting {key}");
        spec.map(|s| self.text(s)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::settings::*;

    const SPECS: &[Setting] = &[
        Setting {
            key: "population",
            name: "Population",
            help: || "",
            kind: Kind::Whole { default: 20, min: 2, max: 200 },
        },
        Setting {
            key: "rate",
            name: "Rate",
            help: || "",
            kind: Kind::Real { default: 0.1, min: 0.0, max: 1.0, step: 0.01 },
        },
        Setting { key: "unit", name: "Unit", help: || "", kind: Kind::Choice { options: &[("one", ""), ("two", "")] } },
    ];

    #[test]
    fn only_what_differs_is_kept() {
        let mut settings = Settings::default();
        for (key, value) in [("population", "30"), ("rate", "0.10"), ("unit", "two")] {
            settings.set("x", SPECS, key, value).unwrap();
        }
        assert_eq!(settings.changed().collect::<Vec<_>>(), [("population", "30"), ("unit", "two")]);
        assert_eq!((settings.whole(SPECS, "population"), settings.real(SPECS, "rate")), (30, 0.1));
        settings.set("x", SPECS, "population", "20").unwrap();
        assert_eq!(settings.changed().count(), 1);
    }

    #[test]
    fn refusals_say_what_is_wanted() {
        let mut settings = Settings::default();
        let mut refuse = |key, value| settings.set("x", SPECS, key, value).unwrap_err().to_string();
        assert_eq!(
            refuse("population", "1"),
            "“1” is not valid for population, which takes a whole number from 2 to 200"
        );
        assert_eq!(refuse("rate", "NaN"), "“NaN” is not valid for rate, which takes a number from 0 to 1");
        assert_eq!(refuse("unit", "three"), "“three” is not valid for unit, which takes one or two");
        assert_eq!(refuse("colour", "red"), "x has no setting “colour”; it has population, rate and unit");
    }
}
