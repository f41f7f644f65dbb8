//! What a player has solved: a line for each puzzle, and what they come to: streak, calendar, statistics by level. Times are
//! handed in; nothing here knows what day it is.

use crate::generate::daily::{Date, Kind};
use crate::puzzle::Shape;
use crate::technique::{Grade, Tenths};

/// The number of the present way to write a line.
const VERSION: &str = "1";

/// A puzzle that was solved by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The board.
    pub shape: Shape,
    /// The day on which it was solved.
    pub on: Date,
    /// Whose day it was made for, if it was.
    pub daily: Option<(Kind, Date)>,
    /// Seconds of play.
    pub seconds: u32,
    /// Hints: where to look, which technique, all of it.
    pub helps: [u16; 3],
    /// The hardest step by technique, where that is known.
    pub er: Option<Tenths>,
}

impl Done {
    /// As one line of text.
    pub fn write(&self) -> String {
        let Done { shape, on, daily, seconds, helps: [where_to, which, all], er } = self;
        let (kind, day) = daily.map_or(("-".to_string(), "-".to_string()), |(k, d)| (k.name().into(), d.to_string()));
        let er = er.map_or("-".to_string(), |er| er.to_string());
        format!("{VERSION} {} {on} {kind} {day} {seconds} {where_to} {which} {all} {er}", *shape as u8)
    }

    /// Reads such a line; `None` for any other text, and for one of a later version.
    pub fn read(text: &str) -> Option<Done> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [VERSION, shape, on, kind, day, seconds, where_to, which, all, er] = parts[..] else { return None };
        let shape: u8 = shape.parse().ok()?;
        let daily = match (kind, day) {
            ("-", "-") => None,
            (kind, day) => Some((Kind::of_name(kind)?, Date::read(day)?)),
        };
        Some(Done {
            shape: Shape::OFFERED.into_iter().find(|known| *known as u8 == shape)?,
            on: Date::read(on)?,
            daily,
            seconds: seconds.parse().ok()?,
            helps: [where_to.parse().ok()?, which.parse().ok()?, all.parse().ok()?],
            er: if er == "-" { None } else { Some(er.parse().ok()?) },
        })
    }

    /// Its level, where that is known.
    pub fn grade(&self) -> Option<Grade> {
        self.er.map(Grade::of)
    }

    /// Hints of every strength.
    pub fn hints(&self) -> u32 {
        self.helps.iter().map(|&n| u32::from(n)).sum()
    }
}

/// The day that a puzzle counts for which is solved `now`: the day on which it was `begun`, where that was its own and midnight came
/// before the end.
pub fn solved_on(daily: Option<(Kind, Date)>, begun: Option<Date>, now: Date) -> Date {
    let own = daily.and_then(|(kind, date)| begun.filter(|&begun| kind.day(begun) == date));
    own.filter(|begun| begun.0 + 1 == now.0).unwrap_or(now)
}

/// Days in a row on which a puzzle of that very day was solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or, as long as today's is open, to yesterday.
    pub now: u32,
    /// The longest there was.
    pub best: u32,
}

/// The streak of a player.
pub fn streak(done: &[Done], today: Date) -> Streak {
    let on_time = |d: &&Done| d.daily.is_some_and(|(kind, day)| kind != Kind::Large && day == d.on);
    let mut days: Vec<i32> = done.iter().filter(on_time).map(|d| d.on.0).collect();
    days.sort_unstable();
    days.dedup();
    let mut streak = Streak::default();
    let (mut length, mut last) = (0, None);
    for day in days {
        length = if last == Some(day - 1) { length + 1 } else { 1 };
        last = Some(day);
        streak.best = streak.best.max(length);
    }
    if last.is_some_and(|last| last >= today.0 - 1) {
        streak.now = length;
    }
    streak
}

/// The days of this week, Monday first, on which a puzzle of the day was solved.
pub fn week(done: &[Done], today: Date) -> [bool; 7] {
    std::array::from_fn(|k| {
        let date = Date(today.monday().0 + k as i32);
        [Kind::Sudoku, Kind::Kube].iter().any(|&kind| day(done, kind, date) == Day::OnTime)
    })
}

/// What is known of a day in the calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Day {
    #[default]
    /// Not solved.
    Open,
    /// Solved on another day.
    Later,
    /// Solved on its day, or a weekly within its week.
    OnTime,
}

/// What became of the puzzle of this kind and day.
pub fn day(done: &[Done], kind: Kind, date: Date) -> Day {
    let wanted = Some((kind, kind.day(date)));
    let of = |d: &Done| if kind.day(d.on) == kind.day(date) { Day::OnTime } else { Day::Later };
    done.iter().filter(|d| d.daily == wanted).map(of).max().unwrap_or_default()
}

/// Upper ends of the histogram's bars, in minutes; one more is for all that took longer.
pub const BARS: [u32; 7] = [1, 2, 4, 8, 16, 32, 64];

/// What the puzzles of a board and level came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The board.
    pub shape: Shape,
    /// The level; none where it is not known.
    pub grade: Option<Grade>,
    /// How many.
    pub count: usize,
    /// The shortest time in seconds.
    pub best: u32,
    /// The time that half of them took at most.
    pub median: u32,
    /// How many were solved without a hint.
    pub unaided: usize,
    /// How many by time: [`BARS`].
    pub bars: [u32; 8],
}

/// The middle of some times; of an even number the lower of both.
pub fn median(mut seconds: Vec<u32>) -> Option<u32> {
    seconds.sort_unstable();
    seconds.get(seconds.len().checked_sub(1)? / 2).copied()
}

/// All that was solved, by board and level, the easiest first.
pub fn summaries(done: &[Done]) -> Vec<Summary> {
    let mut keys: Vec<(usize, Option<Grade>)> = done.iter().map(|d| (d.shape as usize, d.grade())).collect();
    keys.sort_unstable();
    keys.dedup();
    let summary = |(shape, grade): (usize, Option<Grade>)| {
        let of: Vec<&Done> = done.iter().filter(|d| d.shape as usize == shape && d.grade() == grade).collect();
        let times: Vec<u32> = of.iter().map(|d| d.seconds).collect();
        let mut bars = [0; 8];
        times.iter().for_each(|s| bars[BARS.iter().filter(|&&minutes| *s >= minutes * 60).count()] += 1);
        Some(Summary {
            shape: of.first()?.shape,
            grade,
            count: of.len(),
            best: best(done, of.first()?.shape, grade).or(times.iter().copied().min())?,
            median: median(times)?,
            unaided: of.iter().filter(|d| d.hints() == 0).count(),
            bars,
        })
    };
    keys.into_iter().filter_map(summary).collect()
}

/// The median of what was solved before on this board at this level.
pub fn usual(done: &[Done], shape: Shape, grade: Option<Grade>) -> Option<u32> {
    median(done.iter().filter(|d| d.shape == shape && d.grade() == grade).map(|d| d.seconds).collect())
}

/// The shortest time of what was solved before on this board at this level, without a step that was shown.
pub fn best(done: &[Done], shape: Shape, grade: Option<Grade>) -> Option<u32> {
    let own = done.iter().filter(|d| d.shape == shape && d.grade() == grade && d.helps[2] == 0);
    own.map(|d| d.seconds).min()
}

/// Where a time stands on a line from a tenth of a second to an hour, logarithmic, from 0 to 1.
pub fn on_line(seconds: f64) -> f64 {
    ((seconds.max(0.1) / 0.1).log10() / 36_000f64.log10()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use crate::play::diary::*;

    fn date(text: &str) -> Date {
        Date::read(text).unwrap()
    }

    fn done(on: &str, day: Option<&str>, seconds: u32) -> Done {
        let daily = day.map(|day| (Kind::Sudoku, date(day)));
        Done { shape: Shape::Flat9, on: date(on), daily, seconds, helps: [0; 3], er: Some(28) }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let all = [
            done("2026-11-24", Some("2026-11-20"), 752),
            Done { er: None, helps: [1, 0, 70], ..done("2026-01-01", None, 0) },
        ];
        for one in all {
            assert_eq!(Done::read(&one.write()), Some(one));
        }
        assert_eq!(
            done("2026-11-24", Some("2026-11-20"), 752).write(),
            "1 2 2026-11-24 sudoku 2026-11-20 752 0 0 0 28"
        );
        for bad in [
            "",
            "2 2 2026-11-24 - - 1 0 0 0 -",
            "1 9 2026-11-24 - - 1 0 0 0 -",
            "1 2 2026-11-31 - - 1 0 0 0 -",
            "1 2 2026-11-24 - 2026-11-24 1 0 0 0 -",
            "1 2 2026-11-24 - - 1 0 0 0 - ",
            "1 2 2026-11-24 - - -1 0 0 0 -",
        ] {
            assert_eq!(Done::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_streak_is_of_days_solved_on_their_day() {
        let days = ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"];
        let mut all: Vec<Done> = days.map(|d| done(d, Some(d), 60)).into();
        all.push(done("2026-11-24", Some("2026-11-22"), 60));
        let at = |today: &str| streak(&all, date(today));
        assert_eq!(at("2026-11-24"), Streak { now: 2, best: 2 });
        assert_eq!(at("2026-11-25"), Streak { now: 2, best: 2 });
        assert_eq!(at("2026-11-26"), Streak { now: 0, best: 2 });
        all.push(done("2026-11-22", Some("2026-11-22"), 60));
        assert_eq!(streak(&all, date("2026-11-24")), Streak { now: 5, best: 5 });
        assert_eq!(streak(&[], date("2026-11-24")), Streak::default());
    }

    #[test]
    fn the_calendar_tells_late_from_on_time() {
        let all = [done("2026-11-24", Some("2026-11-22"), 60), done("2026-11-23", Some("2026-11-23"), 60)];
        let of = |text: &str| day(&all, Kind::Sudoku, date(text));
        assert_eq!(["2026-11-22", "2026-11-23", "2026-11-24"].map(of), [Day::Later, Day::OnTime, Day::Open]);
        let week = [Done { daily: Some((Kind::Large, date("2026-11-23"))), ..done("2026-11-29", None, 9) }];
        assert_eq!(day(&week, Kind::Large, date("2026-11-25")), Day::OnTime);
        assert_eq!(day(&week, Kind::Kube, date("2026-11-25")), Day::Open);
    }

    #[test]
    fn a_puzzle_that_was_begun_before_midnight_counts_for_its_day() {
        let [eve, next, later] = ["2026-11-24", "2026-11-25", "2026-11-26"].map(date);
        let daily = Some((Kind::Sudoku, eve));
        assert_eq!(solved_on(daily, Some(eve), next), eve);
        assert_eq!(solved_on(daily, Some(eve), later), later);
        assert_eq!([solved_on(daily, Some(next), next), solved_on(daily, None, next)], [next; 2]);
        assert_eq!(solved_on(None, Some(eve), next), next);
    }

    #[test]
    fn a_week_has_the_days_that_were_solved_on_time() {
        // 24 November 2026 is a Tuesday.
        let all = ["2026-11-22", "2026-11-23", "2026-11-24"].map(|d| done(d, Some(d), 60));
        assert_eq!(week(&all, date("2026-11-24")), [true, true, false, false, false, false, false]);
        let late = [done("2026-11-24", Some("2026-11-23"), 60)];
        assert_eq!(week(&late, date("2026-11-24")), [false; 7]);
    }

    #[test]
    fn statistics_are_by_board_and_level() {
        let hinted = Done { helps: [0, 0, 1], ..done("2026-11-24", None, 3840) };
        let hard = Done { er: Some(40), ..done("2026-11-24", None, 100) };
        let cube = Done { shape: Shape::Cube9, er: None, ..done("2026-11-24", None, 59) };
        let all = [done("2026-11-24", None, 60), hinted, done("2026-11-24", None, 119), hard, cube];
        let told = summaries(&all);
        let short: Vec<_> = told.iter().map(|s| (s.shape, s.grade, s.count, s.best, s.median, s.unaided)).collect();
        assert_eq!(
            short,
            [
                (Shape::Flat9, Some(Grade::Medium), 3, 60, 119, 2),
                (Shape::Flat9, Some(Grade::Hard), 1, 100, 100, 1),
                (Shape::Cube9, None, 1, 59, 59, 1),
            ]
        );
        assert_eq!((told[0].bars, told[2].bars), ([0, 2, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(usual(&all, Shape::Flat9, Some(Grade::Medium)), Some(119));
        assert_eq!(usual(&all, Shape::Flat9, None), None);
        let shown = Done { helps: [0, 0, 1], ..done("2026-11-24", None, 5) };
        let shown = [&all[..], &[shown]].concat();
        assert_eq!(best(&shown, Shape::Flat9, Some(Grade::Medium)), Some(60));
    }

    #[test]
    fn the_line_is_logarithmic() {
        assert_eq!([0.0, 0.1, 3600.0, 9e9].map(on_line), [0.0, 0.0, 1.0, 1.0]);
        assert!((on_line(60.0) - on_line(6.0) - (on_line(6.0) - on_line(0.6))).abs() < 1e-12);
    }
}
