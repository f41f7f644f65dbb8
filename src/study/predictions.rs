//! The predictions that were made in a lesson, why, and what came of each, as the text that is kept: the newest first, four lines
//! each. An earlier version, which knew of one alone, wrote and reads the first.

use crate::study::report::Seen;

/// Lines of each.
const LINES: usize = 4;

/// Stands for the end of a line inside of one.
const BREAK: char = '\u{2028}';

/// A prediction: the option, and the reason as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The option, from 0.
    pub choice: usize,
    /// The reason.
    pub reason: String,
}

/// A prediction, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The lesson.
    pub number: u8,
    /// What was predicted.
    pub prediction: Prediction,
    /// What the seeds showed.
    pub seen: Seen,
    /// What they came to, as it was said; empty before they are through.
    pub meaning: String,
}

/// The text that is kept of a lesson.
pub fn write(all: &[Kept]) -> String {
    let line = |text: &str| text.replace('\n', &BREAK.to_string());
    let lines = |Kept { prediction: Prediction { choice, reason }, seen, meaning, .. }: &Kept| {
        [choice.to_string(), seen.write(), line(meaning), line(reason)].join("\n")
    };
    all.iter().map(lines).collect::<Vec<_>>().join("\n")
}

/// Reads what [`write`] wrote of a lesson; what is damaged is left out.
pub fn read(number: u8, text: &str) -> Vec<Kept> {
    let lines: Vec<&str> = text.lines().collect();
    lines.chunks(LINES).filter_map(|lines| one(number, lines)).collect()
}

fn one(number: u8, lines: &[&str]) -> Option<Kept> {
    let mut lines = lines.iter().copied();
    let choice = lines.next()?.parse().ok()?;
    let seen = Seen::read(lines.next()?).unwrap_or(Seen::Nothing);
    let mut line = || lines.next().map(|line| line.replace(BREAK, "\n"));
    let (meaning, reason) = (line()?, line().unwrap_or_default());
    Some(Kept { number, prediction: Prediction { choice, reason }, seen, meaning })
}

/// Notes a prediction as it is made: those before it stay. The newest made again is the same one.
pub fn predict(all: &mut Vec<Kept>, number: u8, prediction: &Prediction) {
    if all.first().is_some_and(|newest| newest.prediction == *prediction) {
        return;
    }
    all.retain(|kept| kept.seen != Seen::NotYet || kept.prediction != *prediction);
    all.insert(0, Kept { number, prediction: prediction.clone(), seen: Seen::NotYet, meaning: String::new() });
}

/// Notes what came of a prediction.
pub fn see(all: &mut Vec<Kept>, number: u8, prediction: &Prediction, seen: Seen, meaning: String) {
    // The report may have been deleted meanwhile.
    if all.iter().all(|kept| kept.prediction != *prediction) {
        predict(all, number, prediction);
    }
    if let Some(kept) = all.iter_mut().find(|kept| kept.prediction == *prediction) {
        (kept.seen, kept.meaning) = (seen, meaning);
    }
}

/// The newest prediction, where its seeds are not through.
pub fn pending(all: &[Kept]) -> Option<&Prediction> {
    all.first().filter(|kept| kept.seen == Seen::NotYet).map(|kept| &kept.prediction)
}

#[cfg(test)]
mod tests {
    use crate::study::predictions::*;

    fn of(choice: usize, reason: &str) -> Prediction {
        Prediction { choice, reason: reason.into() }
    }

    #[test]
    fn a_prediction_is_there_from_when_it_is_made() {
        let mut all = Vec::new();
        predict(&mut all, 1, &of(2, "luck,\nor not"));
        predict(&mut all, 1, &of(2, "luck,\nor not"));
        let mut all = read(1, &write(&all));
        assert_eq!((all.len(), pending(&all)), (1, Some(&of(2, "luck,\nor not"))));
        see(&mut all, 1, &of(2, "luck,\nor not"), Seen::Shown(1), "5 of 20".into());
        assert_eq!(read(1, &write(&all)), all);
        assert_eq!((all[0].seen, all[0].meaning.as_str(), pending(&all)), (Seen::Shown(1), "5 of 20", None));
    }

    #[test]
    fn another_one_takes_the_place_of_none() {
        let mut all = Vec::new();
        predict(&mut all, 1, &of(0, "a"));
        see(&mut all, 1, &of(0, "a"), Seen::Nothing, "5 of 20".into());
        for reason in ["b", "c", "b"] {
            predict(&mut all, 1, &of(1, reason));
        }
        let told = |all: &[Kept]| all.iter().map(|k| (k.prediction.reason.clone(), k.seen)).collect::<Vec<_>>();
        let all_of = |b: Seen| vec![("b".to_string(), b), ("c".into(), Seen::NotYet), ("a".into(), Seen::Nothing)];
        assert_eq!(told(&read(1, &write(&all))), all_of(Seen::NotYet));
        see(&mut all, 1, &of(1, "b"), Seen::Shown(3), "6 of 20".into());
        assert_eq!(told(&all), all_of(Seen::Shown(3)));
        // What was deleted meanwhile is there again with its result.
        all.clear();
        see(&mut all, 1, &of(1, "b"), Seen::Shown(3), "6 of 20".into());
        assert_eq!(told(&all), [("b".to_string(), Seen::Shown(3))]);
    }

    #[test]
    fn what_earlier_versions_kept_is_read() {
        let of_text = |prediction, seen| vec![Kept { number: 3, prediction, seen, meaning: "5 of 20".into() }];
        assert_eq!(read(3, "2\n1\n5 of 20\nso\u{2028}on"), of_text(of(2, "so\non"), Seen::Shown(1)));
        assert_eq!(read(3, "0\n\n5 of 20\nbecause"), of_text(of(0, "because"), Seen::Nothing));
        assert!(read(3, "").is_empty() && read(3, "x\n\n5 of 20\nbecause").is_empty());
    }
}
