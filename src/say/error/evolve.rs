//! Why a run cannot start, and what a setting takes.

use crate::evolve::algorithm::{RunError, Unsuited};
use crate::evolve::settings::{Bounds, Kind, Setting, SettingsError};
use crate::say::echo::{self, echo};
use crate::say::language::data;
use crate::say::list::{Choices, List};
use crate::say::number::Number;

wording! { error RunError {
    RunError::Algorithm { name, known } => "unknown algorithm “{name}”; choose {known}", name = echo::name(name), known = Choices(known.clone());
    RunError::Unsuited { algorithm, shape, reason } => "{algorithm} does not work on {shape}: {reason}", algorithm = data(algorithm), reason = reason, shape = shape.described();
    RunError::Settings(error) => "{error}", error = error;
} }

wording! { error SettingsError {
    SettingsError::Unknown { algorithm, key, known } => "{algorithm} has no setting “{key}”; it has {known}", algorithm = data(algorithm), key = echo(key), known = List(known.clone());
    SettingsError::Value { key, value, bounds } => "“{value}” is not valid for {key}, which takes {bounds}", key = key, bounds = bounds, value = echo(value);
    SettingsError::NotLess { key, value, than, limit } => "{key} ({value}) must be less than {than} ({limit})", key = key, value = value, than = than, limit = limit;
} }

wording! { Unsuited {
    Unsuited::OneGrid => "it is defined for one flat grid";
    Unsuited::Permutations => "it permutes rows or boxes, which the shared edges of a cube do not allow";
    Unsuited::SharedBoxes => "it treats boxes as independent, but on a cube they share edge squares";
    Unsuited::CubesOnly => "it solves the six faces of a SudoKube";
    Unsuited::Digits => "it holds at most 25 digits";
    Unsuited::TooLarge { variables } => "with {variables} variables, one step takes minutes", variables = Number::from(*variables);
} }

wording! { Bounds {
    Bounds::Whole { min, max } => "a whole number from {min} to {max}", min = Number::from(*min), max = Number::from(*max);
    Bounds::Real { min, max } => "a number from {min} to {max}", min = min, max = max;
    Bounds::OneOf(words) => "{words}", words = Choices(words.clone());
} }

messages! {
    /// What a setting is set to.
    pub enum SettingText {
        Value { name: &'static str, label: String } => "{name}: {label}",
    }
}

impl Setting {
    /// A value in words: `Accepted swaps: better only`.
    pub fn told(&self, value: &str) -> String {
        let label = match self.kind {
            Kind::Choice { options } => options.iter().find(|o| o.0 == value).map_or(value, |o| data(o.1)),
            _ => value,
        };
        SettingText::Value { name: self.named(), label: label.to_string() }.text()
    }
}
