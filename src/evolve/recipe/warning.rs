//! What a link asks for and does not get.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::settings::SettingsError;
use crate::puzzle::Shape;

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
    /// A key of another view than the one that reads the link; it changes nothing here.
    OfView {
        /// The key.
        key: String,
        /// Its value.
        value: String,
    },
    /// A key of another release, or a misspelt one; it changes nothing.
    UnknownKey {
        /// The key.
        key: String,
        /// Its value.
        value: String,
    },
    /// A limit of evaluations where none is obeyed; it changes nothing.
    Evaluations {
        /// What the link has.
        text: String,
    },
    /// No view has this name.
    View {
        /// What the link has.
        text: String,
    },
    /// The board has no such face.
    Face {
        /// What the link has.
        text: String,
    },
    /// The run has several islands; here the first is followed alone.
    OneIsland {
        /// Islands that the link asks for.
        islands: u32,
    },
}

/// Keys of a link that change nothing here, to be kept in the address all the same: another view or release may know them.
pub fn not_followed(warnings: &[Warning]) -> Vec<(String, String)> {
    let pair = |warning: &Warning| match warning {
        Warning::UnknownKey { key, value } | Warning::OfView { key, value } => Some((key.clone(), value.clone())),
        Warning::Evaluations { text } => Some(("evaluations".into(), text.clone())),
        _ => None,
    };
    warnings.iter().filter_map(pair).collect()
}
