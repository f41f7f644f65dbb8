//! The puzzles of a day, what was solved, and the end of a game.

use crate::generate::daily::{Date, Kind};
use crate::play::diary::Streak;
use crate::say::number::{Count, Noun, fixed_point};
use crate::say::play::clock;

labels! {
    /// The puzzles of a day, the calendar and the statistics.
    pub enum Diary {
        Today => "Today",
        Sudoku => "Sudoku",
        Kube => "SudoKube",
        Large => "16×16 of the week",
        Making => "Generating …",
        Open => "Calendar and times",
        Title => "Calendar and times",
        Close => "Close",
        Earlier => "Earlier month",
        Later => "Later month",
        Kind => "Puzzle",
        Times => "Your times",
        NoTimes => "No puzzle solved by hand yet. What you solve is noted here, in this browser only.",
        Level => "Level",
        Solved => "Solved",
        Best => "Best",
        Median => "Median",
        Unaided => "Without hints",
        Spread => "Times: under 1, 2, 4, 8, 16, 32, 64 minutes, longer",
        Unrated => "not rated",
        OnTime => "solved on its day",
        LaterDay => "solved later",
        NotYet => "not solved",
        BeforeAll => "There are no puzzles for that day.",
        Monday => "M",
        Tuesday => "T",
        Wednesday => "W",
        Thursday => "T",
        Friday => "F",
        Saturday => "S",
        Sunday => "S",
    }
}

labels! {
    /// The end of a game.
    pub enum Win {
        Title => "Solved by hand.",
        First => "your first at this level",
        Same => "your usual time",
        Record => "your record at this level",
        Hints => "Hints",
        NoHints => "None.",
        Ring => "A ring marks a square that a hint helped with.",
        Rating => "Rating",
        Rated => "Rating …",
        Unrated => "Not rated: time ran out.",
        Streak => "Streak",
        Order => "Your order, earlier squares larger. It shows no digits.",
        SaveOrder => "Save the picture",
        Again => "Replay the game",
        End => "Close the replay",
        Moment => "Squares filled",
        Next => "Next puzzle",
        Easier => "Easier",
        Harder => "Harder",
        NoneSuch => "No such puzzle was found in time. This one has the same level.",
        Share => "Copy the result",
        Copied => "Result copied. It contains no spoilers.",
        NotCopied => "Your browser blocked copying.",
        Evolve => "Watch evolution solve it",
        Waiting => "Evolution is running …",
        Line => "You and evolution, on a line of times",
    }
}

labels! {
    /// Marks on the line of times.
    pub enum Tick {
        Tenth => "0.1 s",
        Second => "1 s",
        Ten => "10 s",
        Minute => "1 min",
        TenMinutes => "10 min",
        Hour => "1 h",
    }
}

labels! {
    /// Months.
    pub enum Month {
        January => "January",
        February => "February",
        March => "March",
        April => "April",
        May => "May",
        June => "June",
        July => "July",
        August => "August",
        September => "September",
        October => "October",
        November => "November",
        December => "December",
    }
}

messages! {
    /// The same, with what it is about.
    pub enum Told {
        Day { day: u32, month: Month, year: i32 } => "{day} {month} {year}",
        OfMonth { month: Month, year: i32 } => "{month} {year}",
        Of { kind: Diary, day: String } => "{kind}, {day}",
        DayState { day: String, state: Diary } => "{day}, {state}",
        SolvedIn { kind: Diary, time: String } => "{kind}: {time}",
        Under { time: String } => "{time} under your usual time",
        Over { time: String } => "{time} over your usual time",
        WhereAt { time: String } => "One said where to look, at {time}.",
        WhichAt { time: String } => "One named the technique, at {time}.",
        AllAt { time: String } => "One showed the step, at {time}.",
        WhereTo { hints: Count } => "{hints} where to look",
        Which { hints: Count } => "{hints} with the technique",
        All { hints: Count } => "{hints} that showed the step",
        Er { er: String, level: String } => "ER {er}, {level}.",
        TodaysOwn { what: String } => "{what}, puzzle of the day",
        You { time: String } => "you {time}",
        Evolution { time: String, boards: Count } => "evolution {time}, {boards} evaluated",
        NotSolved { boards: Count } => "evolution: not solved within {boards}",
        Days { now: Count, best: Count } => "{now} in a row. Longest: {best}.",
        Shared { what: String, time: String, hints: Count, link: String } => "SudoKube. {what}: {time}, {hints}. {link}",
        SharedStreak { what: String, time: String, hints: Count, days: Count, link: String }
            => "SudoKube. {what}: {time}, {hints}, {days} in a row. {link}",
        Game { board: String } => "{board} by hand",
        Chosen { digit: String } => "{digit} is selected: tap squares to write it. Press {digit} again to deselect it.",
        ChosenMark { digit: String } => "{digit} is selected: tap squares to mark it. Press {digit} again to deselect it.",
        ChosenStrike { digit: String } => "{digit} is selected: tap squares to strike it. Press {digit} again to deselect it.",
        Seconds { seconds: String } => "{seconds} s",
    }
}

/// What is made for a day.
pub const fn kind(kind: Kind) -> Diary {
    match kind {
        Kind::Sudoku => Diary::Sudoku,
        Kind::Kube => Diary::Kube,
        Kind::Large => Diary::Large,
    }
}

const MONTHS: [Month; 12] = [
    Month::January,
    Month::February,
    Month::March,
    Month::April,
    Month::May,
    Month::June,
    Month::July,
    Month::August,
    Month::September,
    Month::October,
    Month::November,
    Month::December,
];

/// Above the columns of a calendar.
pub const WEEK: [Diary; 7] =
    [Diary::Monday, Diary::Tuesday, Diary::Wednesday, Diary::Thursday, Diary::Friday, Diary::Saturday, Diary::Sunday];

fn parts(date: Date) -> (u32, Month, i32) {
    let (year, month, day) = date.civil();
    (day, MONTHS[(month as usize - 1) % 12], year)
}

/// "24 November 2026".
pub fn day(date: Date) -> String {
    let (day, month, year) = parts(date);
    Told::Day { day, month, year }.text()
}

/// "November 2026".
pub fn month(date: Date) -> String {
    let (_, month, year) = parts(date);
    Told::OfMonth { month, year }.text()
}

/// "Sudoku, 24 November 2026".
pub fn of_day(of: Kind, date: Date) -> String {
    Told::Of { kind: kind(of), day: day(date) }.text()
}

/// How a time compares with the usual one.
pub fn compared(seconds: u32, usual: Option<u32>) -> String {
    match usual {
        None => Win::First.text().to_string(),
        Some(usual) if usual == seconds => Win::Same.text().to_string(),
        Some(usual) if seconds < usual => Told::Under { time: clock(usual - seconds) }.text(),
        Some(usual) => Told::Over { time: clock(seconds - usual) }.text(),
    }
}

/// What is said of hints: each with its moment where they are one or two, and by strength where they are more.
pub fn hints(helps: &[(u32, u8)]) -> Vec<String> {
    if helps.is_empty() {
        return vec![Win::NoHints.text().to_string()];
    }
    if helps.len() <= 2 {
        let at = |&(seconds, strength): &(u32, u8)| match strength {
            0 | 1 => Told::WhereAt { time: clock(seconds) },
            2 => Told::WhichAt { time: clock(seconds) },
            _ => Told::AllAt { time: clock(seconds) },
        };
        return helps.iter().map(|help| at(help).text()).collect();
    }
    let of = |least: u8, most: u8| Noun::Hint.of(helps.iter().filter(|h| (least..=most).contains(&h.1)).count());
    let told =
        [Told::WhereTo { hints: of(0, 1) }, Told::Which { hints: of(2, 2) }, Told::All { hints: of(3, u8::MAX) }];
    let some = |told: &Told| {
        let (Told::WhereTo { hints } | Told::Which { hints } | Told::All { hints }) = told else { return false };
        hints.n > 0
    };
    told.iter().filter(|told| some(told)).map(Told::text).collect()
}

/// "6 days in a row. Longest: 9 days."
pub fn streak(streak: Streak) -> String {
    Told::Days { now: Noun::Day.of(streak.now), best: Noun::Day.of(streak.best) }.text()
}

/// A time that may be short: "0.42 s", "12 s", "3:20".
pub fn short_time(seconds: f64) -> String {
    match seconds {
        s if s < 10.0 => Told::Seconds { seconds: fixed_point(s, 2) }.text(),
        s if s < 60.0 => Told::Seconds { seconds: format!("{s:.0}") }.text(),
        s => clock(s as u32),
    }
}

#[cfg(test)]
mod tests {
    use crate::say::page::diary::*;

    #[test]
    fn days_and_times_are_said() {
        let date = Date::read("2026-11-24").unwrap();
        assert_eq!(
            (of_day(Kind::Sudoku, date), month(date)),
            ("Sudoku, 24 November 2026".into(), "November 2026".into())
        );
        assert_eq!(compared(60, None), "your first at this level");
        assert_eq!(compared(60, Some(185)), "2:05 under your usual time");
        assert_eq!(compared(61, Some(60)), "0:01 over your usual time");
        assert_eq!([0.416, 12.3, 200.0].map(short_time), ["0.42 s", "12 s", "3:20"]);
        assert_eq!(streak(Streak { now: 1, best: 6 }), "1 day in a row. Longest: 6 days.");
    }

    #[test]
    fn hints_are_told_with_their_moment_or_counted() {
        assert_eq!(hints(&[]), ["None."]);
        assert_eq!(
            hints(&[(370, 2), (708, 3)]),
            ["One named the technique, at 6:10.", "One showed the step, at 11:48."]
        );
        assert_eq!(hints(&[(1, 1), (2, 3), (3, 3)]), ["1 hint where to look", "2 hints that showed the step"]);
    }
}
