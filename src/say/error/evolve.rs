//! Why a run cannot start, and what a setting takes.

use crate::evolve::algorithm::RunError;
use crate::evolve::decimal;
use crate::evolve::settings::{Kind, Setting, SettingsError};

wording! { error RunError {
    RunError::Algorithm { name, known } => "unknown algorithm “{name}”; choose one of {known}";
    RunError::Unsuited { algorithm, shape, reason } => "{algorithm} does not work on {shape}: {reason}", shape = shape.described();
    RunError::Settings(error) => "{error}";
} }

wording! { error SettingsError {
    SettingsError::Unknown { algorithm, key, known } => "{algorithm} has no setting “{key}”; it has {known}";
    SettingsError::Value { key, value, wanted } => "“{value}” is no value for {key}: it takes {wanted}";
} }

messages! {
    /// What a setting takes, and what it is set to.
    pub enum SettingText {
        Whole { min: u32, max: u32 } => "a whole number from {min} to {max}",
        Real { min: String, max: String } => "a number from {min} to {max}",
        Value { name: &'static str, label: String } => "{name}: {label}",
    }
}

impl Setting {
    /// What may be typed, in words.
    pub fn bounds(&self) -> String {
        match self.kind {
            Kind::Whole { min, max, .. } => SettingText::Whole { min, max }.text(),
            Kind::Real { min, max, .. } => {
                SettingText::Real { min: decimal::write(min), max: decimal::write(max) }.text()
            }
            Kind::Choice { options } => options.iter().map(|o| o.0).collect::<Vec<_>>().join(" or "),
        }
    }

    /// A value in words: `Steps that are kept: better only`.
    pub fn told(&self, value: &str) -> String {
        let label = match self.kind {
            Kind::Choice { options } => options.iter().find(|o| o.0 == value).map_or(value, |o| o.1),
            _ => value,
        };
        SettingText::Value { name: self.name, label: label.to_string() }.text()
    }
}
