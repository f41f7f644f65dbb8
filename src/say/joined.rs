//! How texts stand together: lists, sentences after each other, a noun with its number.

messages! {
    /// Two texts made one. What is in a language without spaces has none here.
    pub enum Joined {
        Nothing => "none",
        And { first: String, last: String } => "{first} and {last}",
        Or { first: String, last: String } => "{first} or {last}",
        Comma { first: String, next: String } => "{first}, {next}",
        Semicolon { first: String, next: String } => "{first}; {next}",
        Sentences { first: String, next: String } => "{first} {next}",
        FullStop { sentence: String } => "{sentence}.",
        Nth { noun: &'static str, number: String } => "{noun} {number}",
        Counted { number: String, noun: &'static str } => "{number} {noun}",
        Percent { number: String } => "{number} %",
    }
}
