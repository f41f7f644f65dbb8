//! What is chosen in Settings: as data, as the text that is kept, and as the fields of the dialog.

use crate::say::settings::Words;
use std::fmt::Write;

use crate::text::Style;

/// Something to choose; the first option is the default. The keys are attributes of the document, `data-…`, which the
/// style sheets read; `public/early.js` sets them before the first paint.
pub struct Pref {
    /// Name in the browser's storage.
    pub key: &'static str,
    /// Name that a person reads.
    pub name: Words,
    /// The value as it is kept, and its name.
    pub options: &'static [(&'static str, Name)],
    /// What it does, in a sentence.
    pub help: Option<Words>,
}

/// The name of an option.
pub enum Name {
    /// In the language of the page.
    Said(Words),
    /// What a language calls itself.
    Own(&'static str),
}

impl Name {
    fn text(&self) -> &'static str {
        match *self {
            Name::Said(words) => words.text(),
            Name::Own(name) => name,
        }
    }
}

/// All preferences, in the order of the dialog.
pub const PREFS: [Pref; 7] = [
    Pref {
        key: "language",
        name: Words::Language,
        options: &[
            ("browser", Name::Said(Words::OfBrowser)),
            ("en", Name::Own("English")),
            ("de", Name::Own("Deutsch")),
            ("fr", Name::Own("Français")),
            ("es", Name::Own("Español")),
            ("it", Name::Own("Italiano")),
            ("pt", Name::Own("Português")),
            ("fi", Name::Own("Suomi")),
            ("pl", Name::Own("Polski")),
            ("ja", Name::Own("日本語")),
            ("zh", Name::Own("中文")),
            ("ar", Name::Own("العربية")),
        ],
        help: None,
    },
    Pref {
        key: "theme",
        name: Words::Theme,
        options: &[
            ("system", Name::Said(Words::System)),
            ("light", Name::Said(Words::Light)),
            ("dark", Name::Said(Words::Dark)),
        ],
        help: None,
    },
    Pref {
        key: "contrast",
        name: Words::Contrast,
        options: &[
            ("system", Name::Said(Words::System)),
            ("normal", Name::Said(Words::Normal)),
            ("high", Name::Said(Words::High)),
        ],
        help: None,
    },
    Pref {
        key: "digits",
        name: Words::Digits,
        options: &[
            ("figures", Name::Said(Words::Figures)),
            ("letters", Name::Said(Words::Letters)),
            ("hex", Name::Said(Words::Hexadecimal)),
            ("colours", Name::Said(Words::Colours)),
            ("shapes", Name::Said(Words::Shapes)),
        ],
        help: Some(Words::DigitsHelp),
    },
    Pref {
        key: "size",
        name: Words::DigitSize,
        options: &[
            ("normal", Name::Said(Words::Normal)),
            ("large", Name::Said(Words::Large)),
            ("small", Name::Said(Words::Small)),
        ],
        help: None,
    },
    Pref {
        key: "hand",
        name: Words::Keypad,
        options: &[("right", Name::Said(Words::Right)), ("left", Name::Said(Words::Left))],
        help: None,
    },
    Pref {
        key: "sound",
        name: Words::Sound,
        options: &[("off", Name::Said(Words::Off)), ("on", Name::Said(Words::On))],
        help: Some(Words::SoundHelp),
    },
];

const DIGITS: usize = 3;
const SOUND: usize = 6;

/// The chosen option of each [`Pref`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefs([u8; PREFS.len()]);

impl Prefs {
    /// Reads what was kept; what is not known is left at its default.
    pub fn read(text: &str) -> Prefs {
        let mut prefs = Prefs::default();
        for (key, value) in text.split('&').filter_map(|pair| pair.split_once('=')) {
            prefs.set(key, value);
        }
        prefs
    }

    /// The text that is kept: `theme=dark&sound=on`, without defaults.
    pub fn write(self) -> String {
        let changed = self.0.iter().zip(&PREFS).filter(|(at, _)| **at > 0);
        changed
            .map(|(at, pref)| format!("{}={}", pref.key, pref.options[usize::from(*at)].0))
            .collect::<Vec<_>>()
            .join("&")
    }

    /// The same beside what a later version has kept in the text before: other keys, and where nothing is chosen here, other options.
    pub fn write_beside(self, before: &str) -> String {
        let is_foreign = |pair: &&str| {
            let Some((key, value)) = pair.split_once('=') else { return false };
            let known = self.0.iter().zip(&PREFS).find(|(_, pref)| pref.key == key);
            known.is_none_or(|(at, pref)| *at == 0 && pref.options.iter().all(|option| option.0 != value))
        };
        let foreign = before.split('&').filter(is_foreign);
        let own = self.write();
        Some(own.as_str()).filter(|own| !own.is_empty()).into_iter().chain(foreign).collect::<Vec<_>>().join("&")
    }

    /// Chooses an option; whether there is such a one.
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        let Some(k) = PREFS.iter().position(|pref| pref.key == key) else { return false };
        let Some(at) = PREFS[k].options.iter().position(|option| option.0 == value) else { return false };
        self.0[k] = at as u8;
        true
    }

    /// The attributes of the document, without their `data-`; none for a default.
    pub fn attributes(self) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
        PREFS.iter().zip(self.0).map(|(pref, at)| (pref.key, (at > 0).then(|| pref.options[usize::from(at)].0)))
    }

    /// How digits are written.
    pub fn style(self) -> Style {
        Style::ALL[usize::from(self.0[DIGITS])]
    }

    /// Whether the page makes sounds.
    pub fn sound(self) -> bool {
        self.0[SOUND] > 0
    }

    /// The fields of the dialog, as markup.
    pub fn fields(self) -> String {
        let mut html = String::new();
        for (pref, at) in PREFS.iter().zip(self.0) {
            let Pref { key, name, options, help } = pref;
            let _ = write!(
                html,
                "<div class='pref'><label for='pref-{key}'>{name}</label><select id='pref-{key}' name='{key}'"
            );
            if help.is_some() {
                let _ = write!(html, " aria-describedby='pref-{key}-help'");
            }
            html.push('>');
            for (k, (value, title)) in options.iter().enumerate() {
                let selected = if k == usize::from(at) { " selected" } else { "" };
                let _ = write!(html, "<option value='{value}'{selected}>{}</option>", title.text());
            }
            html.push_str("</select>");
            if let Some(help) = help {
                let _ = write!(html, "<p id='pref-{key}-help'>{help}</p>");
            }
            html.push_str("</div>");
        }
        html
    }
}

#[cfg(test)]
mod tests {
    use crate::preferences::*;

    #[test]
    fn the_positions_are_those_of_the_list() {
        assert_eq!((PREFS[DIGITS].key, PREFS[SOUND].key), ("digits", "sound"));
        assert_eq!(PREFS[DIGITS].options.len(), Style::ALL.len());
    }

    #[test]
    fn languages_are_those_of_links() {
        let keys: Vec<&str> = PREFS[0].options.iter().skip(1).map(|option| option.0).collect();
        assert_eq!(keys, crate::text::link::LANGUAGES);
    }

    #[test]
    fn what_is_written_is_read() {
        for (k, pref) in PREFS.iter().enumerate() {
            for (at, option) in pref.options.iter().enumerate() {
                let mut prefs = Prefs::default();
                assert!(prefs.set(pref.key, option.0));
                assert_eq!(Prefs::read(&prefs.write()), prefs);
                assert_eq!(prefs.write().is_empty(), at == 0);
                assert_eq!(prefs.attributes().nth(k).unwrap(), (pref.key, (at > 0).then_some(option.0)));
            }
        }
    }

    #[test]
    fn what_is_not_known_is_left_at_its_default() {
        for text in ["", "&&", "theme", "theme=", "theme=pink&x=y", "=", "digits=<b>"] {
            assert_eq!(Prefs::read(text), Prefs::default(), "{text}");
        }
        let prefs = Prefs::read("theme=pink&digits=shapes&sound=on");
        assert_eq!((prefs.style(), prefs.sound()), (Style::Shapes, true));
    }

    #[test]
    fn what_a_later_version_has_chosen_stays() {
        let beside = |text: &str, before: &str| Prefs::read(text).write_beside(before);
        assert_eq!(beside("sound=on", "theme=pink&future=1&sound=off"), "sound=on&theme=pink&future=1");
        // Until something else is chosen here.
        assert_eq!(beside("theme=dark", "theme=pink&future=1"), "theme=dark&future=1");
        assert_eq!(beside("", "theme=dark"), "");
    }

    #[test]
    fn the_fields_show_what_is_chosen() {
        let html = Prefs::read("theme=dark").fields();
        assert!(html.contains("<option value='dark' selected>Dark</option>"));
        assert_eq!(html.matches(" selected").count(), PREFS.len());
        assert_eq!(html.matches("<label").count(), html.matches("<select").count());
    }
}
