//! The lessons: their texts, and what the views around them say.

pub mod class;
pub mod crossover;
pub mod cube;
pub mod distance;
pub mod escape;
pub mod from_nothing;
pub mod glossary;
pub mod hand;
pub mod landscape;
pub mod lunch;
pub mod pressure;
pub mod report;
pub mod selection;
pub mod takeover;
pub mod texts;

use crate::say::estimate::chance;
use crate::say::number::{Count, Noun, Number, percent};
use crate::say::race::Ahead;
use crate::say::words::paragraph;
use crate::stats::{paired_difference, sign_test};
use crate::study::lessons::{Claim, Lesson};
use crate::study::{Landscape, Trials};

pub use crate::say::lessons::texts::Texts;

/// All of them, each at its number.
pub fn all_texts() -> &'static [Texts] {
    thread_local! {
        static ALL: &'static [Texts] = Vec::leak(vec![from_nothing::texts(), landscape::texts(), pressure::texts(), crossover::texts(), escape::texts(), cube::texts(), lunch::texts(), selection::texts()]);
    }
    ALL.with(|all| *all)
}

labels! {
    /// Labels of the lessons.
    pub enum Lessons {
        Title => "Lessons",
        About => "About ten minutes each: predict, say why, watch one run, then twenty seeds. Everything shown is computed live, on your device.",
        All => "All lessons",
        Previous => "Previous",
        Next => "Next",
        Run => "One run",
        Seeds => "Twenty seeds",
        SeedsAbout => "One run is one story. The same lanes now run with twenty seeds; each dot is one of them.",
        StartSeeds => "Run 20 seeds",
        StopSeeds => "Stop",
        GoOn => "Resume",
        Done => "Done",
        Reason => "Why do you think so?",
        Predict => "Make this prediction",
        Meaning => "What it means",
        Answers => "Each answer",
        Try => "Try",
        Sources => "Sources",
        Chart => "Evaluations that each seed took",
        NotSolved => "not solved",
        Report => "Lab report",
        ReportAbout => "Your predictions, reasons and results stay in this browser.",
        Print => "Print or save as PDF",
        ReportLink => "Link to this report",
        ReportTable => "Table of the report",
        LinkedTable => "Table of the linked report",
        Linked => "A report from a link",
        LinkedAbout => "Predictions, reasons and results as the link says them: they are not run again here.",
        ReportCsv => "Report as CSV",
        Forget => "Delete from this browser",
    }
}

messages! {
    /// The lesson's title, and the prediction beside the result.
    pub enum LessonText {
        Title { number: u8, title: &'static str } => "{number}. {title}",
        Predicted { option: &'static str } => "Your prediction: {option}.",
        Because { reason: String } => "Your reason: {reason}",
        AsPredicted => "The twenty seeds match your prediction.",
        Other { option: &'static str } => "The twenty seeds show: {option}.",
        NoneOfThem => "The twenty seeds show none of these options.",
        Lane { lane: usize, name: String } => "Lane {lane}: {name}",
        LaneOn { lane: usize, name: String, board: String } => "Lane {lane}, {board}: {name}",
    }
}

messages! {
    /// What twenty seeds mean.
    pub enum Meaning {
        Share { solved: Number, runs: Count, interval: String } => "{solved} of {runs} were solved ({interval}).",
        Ahead { first: usize, ahead: Number, second: usize, behind: Number, seeds: Count } =>
            "Lane {first} is ahead in {ahead} of {seeds}, lane {second} in {behind}.",
        Difference { low: String, high: String, p: String } => "The difference is {low} to {high} percentage points (95 %). Luck alone is a poor explanation (sign test, {p}).",
        Undecided { low: String, high: String, p: String } => "The difference is {low} to {high} percentage points (95 %). These seeds alone do not decide it (sign test, {p}).",
        Solved { lane: usize, solved: Number, runs: Number, interval: String } => "Lane {lane} solved {solved} of {runs} ({interval}).",
        OverShare { share: Number, low: Number, high: Number } => "Over 100 seeds it is {share} % (95 % interval {low} to {high}).",
        OverAhead { first: usize, second: usize, size: Number, low: Number, high: Number } =>
            "Over 100 seeds lane {first} is ahead of lane {second} by {size} percentage points (95 % interval {low} to {high}).",
        Held { held: Number, of: Number } => "Of {of} other blocks of twenty seeds, {held} show the same.",
        Otherwise { option: &'static str, held: Number, of: Number } =>
            "Your seeds differ from most: of {of} other blocks of twenty seeds, {held} show “{option}”. Results of twenty seeds vary around the result of many, and yours lie at the edge.",
    }
}

messages! {
    /// A whole landscape.
    pub enum LandscapeText {
        Title => "The whole landscape",
        Fitness => "Fitness",
        Boards => "Boards",
        LocalOptima => "Local optima",
        Graph => "Every board as a point; a line leads to its best neighbour",
        Basin => "basin of the solution",
        OtherBasins => "basins of local optima",
        Another => "Another climber",
        Climb { steps: Count, fitness: Number } => "This climber takes {steps} and ends at fitness {fitness}.",
        Summary { boards: Count, neighbours: Number, optima: Number, saved: Count, share: String } =>
            "This puzzle has {boards}, each with {neighbours} neighbours; {optima} are local optima. From {saved} ({share}), a climber that always takes the best swap reaches the solution.",
        Drawn { always: Number, never: Number, other: Number, chance: String } =>
            "The climber of this lesson takes the first better swap that it draws. From {always} boards every way down leads to the solution, from {never} none does, from the other {other} the draws decide; over all starts its chance is {chance}.",
    }
}

/// The prediction beside the result.
pub fn verdict(texts: &Texts, predicted: usize, result: Option<usize>) -> LessonText {
    match result.and_then(|option| texts.options.get(option)) {
        Some(_) if result == Some(predicted) => LessonText::AsPredicted,
        Some(option) => LessonText::Other { option },
        None => LessonText::NoneOfThem,
    }
}

fn interval((low, high): (f64, f64)) -> String {
    Ahead::Interval { low: points(low), high: points(high) }.text()
}

fn points(share: f64) -> String {
    let points = (100.0 * share).round() as i64;
    if points < 0 { format!("−{}", -points) } else { points.to_string() }
}

/// Two lanes seed by seed.
fn compared(trials: &Trials, first: usize, second: usize) -> String {
    let pairs = trials.pairs(first, second);
    let (low, high) = paired_difference(pairs.first, pairs.second, pairs.count());
    let ahead = Meaning::Ahead {
        first: first + 1,
        ahead: pairs.first.into(),
        second: second + 1,
        behind: pairs.second.into(),
        seeds: Noun::Seed.of(pairs.count()),
    };
    let (l, h) = (points(low), points(high));
    // Of few seeds an interval says too much: the exact test must agree.
    let p = sign_test(pairs);
    let is_told = p.is_some_and(|p| p < 0.05);
    let p = chance(p).text();
    let told = match (low > 0.0 || high < 0.0) && is_told {
        true => Meaning::Difference { low: l, high: h, p },
        false => Meaning::Undecided { low: l, high: h, p },
    };
    paragraph([ahead.text(), told.text()])
}

/// What these seeds mean for the claim of their lesson, with every number taken from them.
pub fn meaning(claim: Claim, trials: &Trials) -> String {
    let share = |lane: usize| {
        let summary = trials.summary(lane);
        let runs = Noun::Run.of(summary.runs);
        Meaning::Share { solved: summary.solved.into(), runs, interval: interval(summary.interval) }.text()
    };
    let solved = |lane: usize| {
        let summary = trials.summary(lane);
        let (solved, runs) = (summary.solved.into(), summary.runs.into());
        Meaning::Solved { lane: lane + 1, solved, runs, interval: interval(summary.interval) }.text()
    };
    match claim {
        Claim::Share(lane) => share(lane),
        Claim::Ahead(a, b) => paragraph([compared(trials, a, b), solved(a.min(b)), solved(a.max(b))]),
        Claim::Both([a, b, c, d]) => {
            let lanes = (0..trials.lanes().len()).map(solved);
            paragraph([compared(trials, a, b), compared(trials, c, d)].into_iter().chain(lanes))
        }
    }
}

/// How often other seeds show the conclusion, and that these did not, where they did not.
pub fn held(lesson: &Lesson, texts: &Texts, result: Option<usize>) -> Meaning {
    let (held, of) = (lesson.held.0.into(), lesson.held.1.into());
    match texts.options.get(lesson.conclusion).filter(|_| result != Some(lesson.conclusion)) {
        Some(option) => Meaning::Otherwise { option, held, of },
        None => Meaning::Held { held, of },
    }
}

/// What the lesson's claims come to over 100 seeds.
pub fn over(lesson: &Lesson) -> String {
    let pairs = match lesson.claim {
        Claim::Share(_) => Vec::new(),
        Claim::Ahead(first, second) => vec![(first, second)],
        Claim::Both([a, b, c, d]) => vec![(a, b), (c, d)],
    };
    let number = |percent: u8| Number::from(u32::from(percent));
    let told = lesson.over.iter().enumerate().map(|(k, &(size, low, high))| {
        let (size, low, high) = (number(size), number(low), number(high));
        match pairs.get(k) {
            Some((first, second)) => {
                Meaning::OverAhead { first: first + 1, second: second + 1, size, low, high }.text()
            }
            None => Meaning::OverShare { share: size, low, high }.text(),
        }
    });
    paragraph(told)
}

/// A landscape in a few sentences.
pub fn summary(landscape: &Landscape) -> String {
    let boards = landscape.boards();
    let drawn = landscape.drawn;
    let by_chance = LandscapeText::Drawn {
        always: drawn.always.into(),
        never: drawn.never.into(),
        other: (boards - drawn.always - drawn.never).into(),
        chance: percent(drawn.chance),
    };
    let by_best = LandscapeText::Summary {
        boards: Noun::Board.of(boards),
        neighbours: landscape.neighbours.into(),
        optima: landscape.local_optima().into(),
        saved: Noun::Board.of(landscape.saved),
        share: percent(landscape.saved as f64 / boards.max(1) as f64),
    };
    paragraph([by_best.text(), by_chance.text()])
}

#[cfg(test)]
mod tests {
    use crate::say::lessons::*;
    use crate::study::lessons::LESSONS;
    use crate::study::lessons::repeat::complete;

    #[test]
    fn every_option_has_its_reason_and_ends_a_sentence() {
        for (lesson, texts) in LESSONS.iter().zip(all_texts()) {
            assert_eq!(texts.options.len(), texts.reasons.len(), "{}", texts.title);
            assert!(lesson.conclusion < texts.options.len(), "{}", texts.title);
            assert!(texts.options.iter().all(|option| !option.ends_with('.')), "{}", texts.title);
            assert!(texts.reasons.iter().all(|reason| reason.ends_with('.')), "{}", texts.title);
        }
    }

    #[test]
    fn the_prediction_is_told_beside_the_result() {
        let told = |predicted, result| verdict(&all_texts()[1], predicted, result).text();
        assert_eq!(told(2, Some(2)), "The twenty seeds match your prediction.");
        assert_eq!(told(0, Some(3)), "The twenty seeds show: None.");
        assert_eq!(told(0, None), "The twenty seeds show none of these options.");
        let said = held(LESSONS[1], &all_texts()[1], Some(3)).text();
        assert!(said.contains("differ from most") && said.contains("“Half or fewer, but some”"), "{said}");
    }

    #[test]
    fn what_seeds_mean_is_computed_from_them() {
        let trials = complete(&LESSONS[1].machine().unwrap(), 0).unwrap();
        let solved = trials.summary(0).solved;
        let said = meaning(LESSONS[1].claim, &trials);
        assert!(said.starts_with(&format!("{solved} of 20 runs were solved (95 % interval ")), "{said}");
    }
}
