//! What is said of a link that was opened.

use crate::evolve::recipe::Warning;
use crate::evolve::settings::{Bounds, SettingsError};
use crate::say::echo::echo;
use crate::say::number::Number;

messages! {
    /// What in a link was not followed.
    pub enum LinkWarning {
        Seed { text: String, used: u64 } => "Invalid seed “{text}” in the link; using {used} instead.",
        UnknownAlgorithm { name: String, used: &'static str } => "Unknown algorithm “{name}” in the link; using {used} instead.",
        Unsuited { wanted: &'static str, board: String, used: &'static str } =>
            "{wanted} does not work on {board}; using {used} instead.",
        NotHere { wanted: &'static str, used: &'static str } => "{wanted} cannot run in this view; using {used} instead.",
        Value { key: String, value: String, bounds: Bounds } =>
            "Invalid value “{value}” for {key} in the link; it takes {bounds}. Using the default.",
        NotLess { key: String, value: String, than: String, limit: String } =>
            "{key} ({value}) in the link must be less than {than} ({limit}). Using the default of {key}.",
        Number { key: String, text: String } => "Invalid value “{text}” for {key} in the link; it takes a whole number. Ignored.",
        Clamped { key: String, number: Number, used: Number } => "{key} in the link is out of range ({number}); using {used} instead.",
        Repeated { key: String, value: String } => "The link sets {key} twice; “{value}” is ignored.",
        Marks { key: String } => "The pencil marks ({key}) in the link do not fit this board and are left out.",
        OfView { key: String } => "The link’s key “{key}” is for another view and changes nothing here.",
        UnknownKey { key: String } => "The link’s key “{key}” is unknown and changes nothing.",
        Evaluations => "Solve has no limit of evaluations; the one in the link is ignored.",
        View { text: String } => "Unknown view “{text}” in the link. Ignored.",
        Face { text: String } => "This board has no face “{text}”; the one in the link is ignored.",
        OneIsland { islands: u32 } => "This view follows the first of {islands} islands, without migration. Solve runs all of them.",
    }
}

/// The sentence for a warning. Keys and texts of the link are cut and cleaned.
pub fn warning(warning: &Warning) -> LinkWarning {
    match warning {
        Warning::Seed { text, used } => LinkWarning::Seed { text: echo(text), used: *used },
        Warning::UnknownAlgorithm { name, used } => {
            LinkWarning::UnknownAlgorithm { name: echo(name), used: used.title }
        }
        Warning::Unsuited { wanted, shape, used } => {
            LinkWarning::Unsuited { wanted: wanted.title, board: shape.described(), used: used.title }
        }
        Warning::NotHere { wanted, used } => LinkWarning::NotHere { wanted: wanted.title, used: used.title },
        Warning::Setting(error) => setting(error),
        Warning::Number { key, text } => LinkWarning::Number { key: echo(key), text: echo(text) },
        Warning::Clamped { key, number, used } => {
            LinkWarning::Clamped { key: echo(key), number: Number(*number), used: Number(*used) }
        }
        Warning::Repeated { key, value } => LinkWarning::Repeated { key: echo(key), value: echo(value) },
        Warning::Marks { key } => LinkWarning::Marks { key: echo(key) },
        Warning::OfView { key, .. } => LinkWarning::OfView { key: echo(key) },
        Warning::UnknownKey { key, .. } => LinkWarning::UnknownKey { key: echo(key) },
        Warning::Evaluations { .. } => LinkWarning::Evaluations,
        Warning::View { text } => LinkWarning::View { text: echo(text) },
        Warning::Face { text } => LinkWarning::Face { text: echo(text) },
        Warning::OneIsland { islands } => LinkWarning::OneIsland { islands: *islands },
    }
}

fn setting(error: &SettingsError) -> LinkWarning {
    match error.clone() {
        SettingsError::Value { key, value, bounds } => LinkWarning::Value { key, value: echo(&value), bounds },
        SettingsError::NotLess { key, value, than, limit } => LinkWarning::NotLess { key, value, than, limit },
        SettingsError::Unknown { key, .. } => LinkWarning::UnknownKey { key: echo(&key) },
    }
}

/// All warnings of a link, a sentence each.
pub fn warnings(warnings: &[Warning]) -> String {
    let sentences: Vec<String> = warnings.iter().map(|w| warning(w).text()).collect();
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use crate::evolve::Recipe;
    use crate::evolve::recipe::Defaults;
    use crate::say::link::warnings;
    use crate::text::link::Link;

    #[test]
    fn every_bad_value_has_its_sentence() {
        let link = Link::read("v=1&s=................&a=magic&seed=x&growth=-1&ring=99").unwrap();
        let (_, found) = Recipe::of_link(&link, &Defaults::seeded(7));
        assert_eq!(
            warnings(&found),
            "Unknown algorithm “magic” in the link; using Waters 2008 instead. \
             Invalid value “-1” for growth in the link; it takes a whole number from 0 to 5,000. Using the default. \
             ring in the link is out of range (99); using 64 instead. \
             Invalid seed “x” in the link; using 7 instead."
        );
    }
}
