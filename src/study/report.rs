//! A lab report as values of a link, one a lesson: number, prediction, what the seeds showed, and the reason.

use crate::study::view::LESSONS;

/// Signs of a reason that a link carries at most.
const REASON: usize = 500;

/// What the seeds of a lesson showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// They are not through.
    NotYet,
    /// None of the options.
    Nothing,
    /// This option, from 0.
    Shown(usize),
}

impl Seen {
    /// What seeds that are through showed.
    pub fn of(result: Option<usize>) -> Seen {
        result.map_or(Seen::Nothing, Seen::Shown)
    }

    /// As it is written: a number, nothing, or a dash.
    pub(crate) fn write(self) -> String {
        match self {
            Seen::NotYet => "-".into(),
            Seen::Nothing => String::new(),
            Seen::Shown(option) => option.to_string(),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Seen> {
        match text {
            "-" => Some(Seen::NotYet),
            "" => Some(Seen::Nothing),
            shown => shown.parse().ok().map(Seen::Shown),
        }
    }
}

/// What was predicted in a lesson, why, and what the seeds showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Number of the lesson.
    pub number: u8,
    /// The option that was predicted, from 0.
    pub choice: usize,
    /// What the seeds showed.
    pub seen: Seen,
    /// The reason, as it was typed.
    pub reason: String,
}

impl Reported {
    /// As a link has it: `4*0*1*because`.
    pub fn write(&self) -> String {
        let seen = self.seen.write();
        let reason: String = self.reason.chars().take(REASON).collect();
        format!("{}*{}*{seen}*{reason}", self.number, self.choice)
    }

    /// Reads it; `None` where it is of no lesson, or no report.
    pub fn read(value: &str) -> Option<Reported> {
        let mut parts = value.splitn(4, '*');
        let mut part = || parts.next();
        let number = part()?.parse().ok().filter(|number| *number < LESSONS)?;
        let choice = part()?.parse().ok()?;
        let seen = Seen::read(part()?)?;
        let reason = part()?.chars().take(REASON).collect();
        Some(Reported { number, choice, seen, reason })
    }
}

#[cfg(test)]
mod tests {
    use crate::study::report::*;
    use crate::text::link::Link;

    #[test]
    fn a_report_comes_back_from_its_link() {
        let all = [
            Reported { number: 0, choice: 2, seen: Seen::Nothing, reason: "luck * or not,\n& “so” on".into() },
            Reported { number: 7, choice: 0, seen: Seen::Shown(1), reason: String::new() },
            Reported { number: 7, choice: 1, seen: Seen::NotYet, reason: "because".into() },
        ];
        let mut link = Link::read("v=1&s=....1.2..4.1....").unwrap();
        link.other.push(("view".into(), "lessons".into()));
        link.other.extend(all.iter().map(|one| ("report".into(), one.write())));
        let back = Link::read(&link.write()).unwrap();
        let values = back.other.iter().filter(|(key, _)| key == "report");
        assert_eq!(values.filter_map(|(_, value)| Reported::read(value)).collect::<Vec<_>>(), all);
    }

    #[test]
    fn what_is_no_report_is_none() {
        for value in ["", "1", "1*2", "1*2*3", "8*0*0*x", "x*0*0*x", "1*-1*0*x", "1*0*x*x"] {
            assert_eq!(Reported::read(value), None, "{value}");
        }
        let long = Reported { number: 1, choice: 0, seen: Seen::Nothing, reason: "é".repeat(9999) };
        assert_eq!(Reported::read(&long.write()).unwrap().reason.chars().count(), REASON);
    }
}
