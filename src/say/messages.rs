//! How sentences are declared: a message is an enum variant with typed arguments and its English text beside it.

/// Labels without arguments: `labels! { pub enum Bar { CopyLink => "Copy link" } }`, read by `Bar::CopyLink.text()`.
#[macro_export]
macro_rules! labels {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($variant:ident => $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name { $(#[doc = $text] $variant),* }

        impl $name {
            /// Every label with its name, for `lab say --list`.
            pub const LIST: &'static [(&'static str, &'static str)] =
                &[$((concat!(module_path!(), "::", stringify!($name), "::", stringify!($variant)), $text)),*];

            /// The text, in the language of the page.
            pub fn text(self) -> &'static str {
                const ENGLISH: &[&str] = &[$($text),*];
                const KEY: u32 = $crate::say::language::key(concat!(module_path!(), "::", stringify!($name)));
                $crate::say::language::text(KEY, self as usize, ENGLISH[self as usize])
            }
        }

        impl $crate::say::language::Said for $name {}

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

/// Messages with typed arguments, named in the text: `messages! { pub enum Run { Paused { at: Number } => "Paused at {at}." } }`,
/// read by `Run::Paused { at }.text()`. Arguments are numbers, counts with their noun (`say::number`), names or other messages, never
/// pieces of a sentence.
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($variant:ident $({ $($arg:ident : $ty:ty),* $(,)? })? => $text:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        $vis enum $name { $(#[doc = $text] $variant $({ $(#[doc = "Named in the text."] $arg: $ty),* })?),* }

        impl $name {
            /// Every message with its name, for `lab say --list`.
            pub const LIST: &'static [(&'static str, &'static str)] =
                &[$((concat!(module_path!(), "::", stringify!($name), "::", stringify!($variant)), $text)),*];

            /// The text, in the language of the page.
            pub fn text(&self) -> String {
                self.to_string()
            }
        }

        impl $crate::say::language::Said for $name {}

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($name::$variant $({ $($arg),* })? => said!($name, f, $text $($(, $arg = $arg)*)?)),* }
            }
        }
    };
}

/// Wording of a type from below `say`, which holds the data: `wording! { Fault { Fault::Empty { square } => "{square} is empty" } }`
/// gives it `Display` and a `LIST`. What is not a field is named after the text: `=> "{squares}", squares = Noun::Square.of(*found)`.
/// `wording! { error Fault { … } }` makes it an error as well.
#[macro_export]
macro_rules! wording {
    (error $name:ident { $($rest:tt)* }) => {
        wording! { $name { $($rest)* } }
        impl std::error::Error for $name {}
    };
    ($name:ident { $($pattern:pat $(if $guard:expr)? => $text:literal $(, $arg:ident = $value:expr)*);* $(;)? }) => {
        impl $name {
            /// Every message with the pattern it is for, for `lab say --list`.
            pub const LIST: &'static [(&'static str, &'static str)] = &[$((concat!(module_path!(), "::", stringify!($pattern)), $text)),*];
        }

        impl $crate::say::language::Said for $name {}

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($pattern $(if $guard)? => said!($name, f, $text $(, $arg = $value)*)),* }
            }
        }
    };
}

/// Writes one message of an enum, in the language of the page.
#[macro_export]
macro_rules! said {
    ($name:ident, $f:ident, $text:literal $(, $arg:ident = $value:expr)*) => {{
        const MESSAGE: &$crate::say::language::Message = &$crate::say::language::Message {
            key: $crate::say::language::key(concat!(module_path!(), "::", stringify!($name))),
            at: $crate::say::language::place($name::LIST, $text),
            english: $text,
            arguments: &[$(stringify!($arg)),*],
        };
        MESSAGE.say($f, &[$(&$value),*])
    }};
}

#[cfg(test)]
mod tests {
    use crate::say::number::{Noun, thousands};

    labels! {
        /// Two labels.
        pub enum Bar { CopyLink => "Copy link", Help => "Help" }
    }

    messages! {
        /// Two messages.
        pub enum Run { Paused { at: String } => "Paused at generation {at}.", Idle => "Not started." }
    }

    #[derive(Debug)]
    enum Fault {
        Empty { square: &'static str },
        Length(u32),
    }

    wording! { error Fault {
        Fault::Empty { square } => "{square} is empty", square = square;
        Fault::Length(1) => "1 square is missing";
        Fault::Length(n) if *n > 99 => "many squares are missing";
        Fault::Length(n) => "{squares} are missing", squares = Noun::Square.of(*n);
    } }

    #[test]
    fn types_from_below_are_worded() {
        let said = [Fault::Empty { square: "r1c1" }, Fault::Length(1), Fault::Length(2), Fault::Length(100)];
        let text = ["r1c1 is empty", "1 square is missing", "2 squares are missing", "many squares are missing"];
        assert_eq!(said.map(|fault| fault.to_string()), text);
        assert_eq!(Fault::LIST[1], ("sudokube::say::messages::tests::Fault::Length(1)", "1 square is missing"));
    }

    #[test]
    fn texts_come_from_the_declaration() {
        assert_eq!(Bar::CopyLink.text(), "Copy link");
        assert_eq!(Run::Paused { at: thousands(1200) }.text(), "Paused at generation 1,200.");
        assert_eq!(Run::LIST[1], ("sudokube::say::messages::tests::Run::Idle", "Not started."));
        assert_eq!((Bar::Help.to_string(), Run::Idle.text()), ("Help".into(), "Not started.".into()));
        assert_eq!(Bar::LIST.len(), 2);
    }
}
