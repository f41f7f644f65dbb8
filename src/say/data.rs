//! What algorithms, settings and examples say of themselves, beside their data. A language has these texts as well, found by their
//! English.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::ALGORITHMS;
use crate::evolve::settings::{Kind, Setting};
use crate::generate::cube_examples::CUBES;
use crate::generate::examples::{EXAMPLES, Example};
use crate::say::language::data;
use crate::say::solve::ChartLabel;

/// Each of them once, in the order in which they are met.
pub fn texts() -> Vec<&'static str> {
    let mut texts: Vec<&'static str> = Vec::new();
    for algorithm in ALGORITHMS {
        texts.extend([algorithm.title, (algorithm.about)()]);
        texts.extend(algorithm.rate);
        algorithm.settings.iter().for_each(|setting| of_setting(setting, &mut texts));
    }
    texts.extend(EXAMPLES.iter().chain(CUBES).flat_map(|example| [example.name, (example.source)()]));
    let mut seen = std::collections::BTreeSet::new();
    texts.retain(|text| text.contains(char::is_alphabetic) && seen.insert(*text));
    texts
}

fn of_setting(setting: &Setting, texts: &mut Vec<&'static str>) {
    texts.extend([setting.name, (setting.help)()]);
    if let Kind::Choice { options } = setting.kind {
        texts.extend(options.iter().map(|(_, meaning)| meaning));
    }
}

/// What is shown of an algorithm, in the language of the page.
impl Algorithm {
    /// Its title.
    pub fn titled(&self) -> &'static str {
        data(self.title)
    }

    /// What it is, in a sentence.
    pub fn told(&self) -> &'static str {
        data((self.about)())
    }

    /// What the rate in its rows is called, as [`Algorithm::rate_if`].
    pub fn rate_named(&self, has_rate: bool) -> Option<&'static str> {
        self.rate_if(has_rate).map(data)
    }

    /// What its rate jumps for: a rate of mutation is reset; any other is of annealing, which is heated again.
    pub fn reset_named(&self) -> &'static str {
        match self.rate {
            Some("Mutation rate") => ChartLabel::RateReset.text(),
            _ => data("Reheating"),
        }
    }
}

/// What is shown of a setting, in the language of the page.
impl Setting {
    /// Its name.
    pub fn named(&self) -> &'static str {
        data(self.name)
    }

    /// What it does.
    pub fn explained(&self) -> &'static str {
        data((self.help)())
    }
}

/// What is shown of an example, in the language of the page.
impl Example {
    /// Its name.
    pub fn named(&self) -> &'static str {
        data(self.name)
    }

    /// Where it comes from.
    pub fn sourced(&self) -> &'static str {
        data((self.source)())
    }
}
