//! Days as numbers: what a calendar needs, without a clock.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A day, counted from 1 January 1970, which is 0 and was a Thursday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Date(pub i32);

/// Days in 400 years of the Gregorian calendar.
const ERA: i32 = 146_097;

/// From 1 March of the year 0 to 1 January 1970.
const BEFORE: i32 = 719_468;

impl Date {
    /// The day of a year, a month from 1 and a day from 1; `None` where there is no such day.
    pub fn of(year: i32, month: u32, day: u32) -> Option<Date> {
        if !(0..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // Years begin with March, so that the day that comes every fourth year is the last.
        let (years, months) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_era = years.rem_euclid(400);
        let of_year = (153 * months as i32 + 2) / 5 + day as i32 - 1;
        let days = years.div_euclid(400) * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let date = Date(days - BEFORE);
        (date.civil() == (year, month, day)).then_some(date)
    }

    /// Reads "2026-11-24".
    pub fn read(text: &str) -> Option<Date> {
        let mut parts = text.splitn(3, '-');
        let mut next = |digits: usize| {
            parts.next().filter(|part| part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()))
        };
        let (year, month, day) = (next(4)?, next(2)?, next(2)?);
        Date::of(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }

    /// Its year, its month from 1, and its day from 1.
    pub fn civil(self) -> (i32, u32, u32) {
        let days = self.0.saturating_add(BEFORE);
        let of_era = days.rem_euclid(ERA);
        let years = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * years + years / 4 - years / 100);
        let months = (5 * of_year + 2) / 153;
        let day = of_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = years + days.div_euclid(ERA) * 400 + i32::from(month <= 2);
        (year, month as u32, day as u32)
    }

    /// Days since the last Monday.
    pub fn weekday(self) -> usize {
        (self.0.wrapping_add(3)).rem_euclid(7) as usize
    }

    /// The Monday of its week.
    pub fn monday(self) -> Date {
        Date(self.0 - self.weekday() as i32)
    }

    /// The first day of its month, and how many days that has.
    pub fn month(self) -> (Date, i32) {
        let (year, month, day) = self.civil();
        let first = Date(self.0 - day as i32 + 1);
        let (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        (first, Date::of(year, month, 1).map_or(31, |next| next.0 - first.0))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use crate::generate::daily::date::*;

    #[test]
    fn every_day_of_some_centuries_has_its_name() {
        assert_eq!((Date::of(1970, 1, 1), Date(0).weekday()), (Some(Date(0)), 3));
        for days in -30_000..60_000 {
            let date = Date(days);
            let (year, month, day) = date.civil();
            assert_eq!(Date::of(year, month, day), Some(date));
            assert_eq!(Date::read(&date.to_string()), Some(date));
            assert_eq!(date.monday().weekday(), 0);
        }
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        assert_eq!(Date::of(2000, 2, 29).map(|d| d.to_string()), Some("2000-02-29".into()));
        for (year, month, day) in [(1900, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (2026, 0, 1), (-1, 1, 1)]
        {
            assert_eq!(Date::of(year, month, day), None, "{year} {month} {day}");
        }
        for text in ["", "2026", "2026-1-01", "2026-01-32", "26-01-01", "2026-01-01-", "+026-01-01", "2026-01-1x"] {
            assert_eq!(Date::read(text), None, "{text}");
        }
        assert_eq!(Date(i32::MAX).weekday(), Date(i32::MAX).weekday());
    }

    #[test]
    fn months_know_their_length() {
        let month = |text: &str| Date::read(text).map(Date::month).map(|(first, days)| (first.to_string(), days));
        assert_eq!(month("2028-02-15"), Some(("2028-02-01".into(), 29)));
        assert_eq!(month("2026-12-31"), Some(("2026-12-01".into(), 31)));
        assert_eq!(month("2026-11-24"), Some(("2026-11-01".into(), 30)));
        assert_eq!(Date::read("2026-11-24").map(Date::weekday), Some(1));
    }
}
