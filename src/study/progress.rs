//! What is known of a study so far. Outcomes come in any order; they are kept as text and gone on from.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::study::outcome::Outcome;
use crate::study::plan::{Plan, StudyError};
use crate::study::summary::{Summary, figure};
use crate::text::csv_table::CsvTable;
use crate::text::link::Link;
use crate::text::one_line;

/// First line of the text; another number is another format.
const VERSION: &str = "sudokube study 1";

/// A plan and the outcomes that are there.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// Which runs it has.
    pub plan: Plan,
    outcomes: BTreeMap<u32, Outcome>,
}

impl Study {
    /// A study of which nothing is known.
    pub fn new(plan: Plan) -> Study {
        Study { plan, outcomes: BTreeMap::new() }
    }

    /// Takes an outcome in; one of no run of this plan is left out, of one that is there the first counts.
    pub fn take(&mut self, outcome: Outcome) {
        if (outcome.task as usize) < self.plan.runs() {
            self.outcomes.entry(outcome.task).or_insert(outcome);
        }
    }

    /// Runs that are done.
    pub fn done(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether all runs are done.
    pub fn is_complete(&self) -> bool {
        self.done() == self.plan.runs()
    }

    /// Runs without an outcome: first seeds of all values, then second ones, so that every value is known soon.
    pub fn left(&self) -> impl Iterator<Item = u32> {
        let (values, each) = (self.plan.values.len(), self.plan.runs_per_value());
        let numbers = (0..each).flat_map(move |k| (0..values).map(move |v| (v * each + k) as u32));
        numbers.filter(|task| !self.outcomes.contains_key(task))
    }

    /// The runs there are of a value.
    pub fn of_value(&self, value: usize) -> impl Iterator<Item = &Outcome> {
        let each = self.plan.runs_per_value();
        let range = (value * each) as u32..((value + 1) * each) as u32;
        self.outcomes.range(range).map(|(_, outcome)| outcome)
    }

    /// What the runs of a value come to, by index.
    pub fn summary(&self, value: usize) -> Summary {
        Summary::of(self.of_value(value))
    }

    /// A line for each run that is there.
    pub fn csv(&self) -> String {
        let names = [
            "puzzle",
            "algorithm",
            "setting",
            "value",
            "seed",
            "solved",
            "best",
            "generations",
            "evaluations",
            "milliseconds",
        ];
        let mut table = CsvTable::new(names);
        for o in self.outcomes.values() {
            let task = self.plan.task(o.task as usize);
            table.row([
                one_line(self.plan.puzzle(task.puzzle)),
                self.plan.recipe.algorithm.name.to_string(),
                self.plan.key.clone(),
                self.plan.values[task.value].clone(),
                task.seed.to_string(),
                o.solved.to_string(),
                o.best.to_string(),
                o.generations.to_string(),
                o.evaluations.to_string(),
                format!("{}.{:03}", o.microseconds / 1000, o.microseconds % 1000),
            ]);
        }
        table.text()
    }

    /// A line for each value.
    pub fn table_csv(&self) -> String {
        let quartiles = ["generations", "evaluations", "milliseconds"]
            .iter()
            .flat_map(|what| [format!("{what}_quartile1"), format!("{what}_median"), format!("{what}_quartile3")]);
        let names = ["algorithm", "setting", "value", "runs", "solved", "rate", "rate_low", "rate_high"];
        let names: Vec<String> = names.map(String::from).into_iter().chain(quartiles).collect();
        let mut table = CsvTable::new(names.iter().map(String::as_str));
        for (k, value) in self.plan.values.iter().enumerate() {
            let s = self.summary(k);
            let (low, high) = s.interval;
            let mut cells = vec![self.plan.recipe.algorithm.name.to_string(), self.plan.key.clone(), value.clone()];
            cells.extend([s.runs.to_string(), s.solved.to_string()]);
            cells.push(if s.runs == 0 { String::new() } else { format!("{:.4}", s.rate()) });
            cells.extend([low, high].map(|bound| format!("{bound:.4}")));
            for values in [&s.generations, &s.evaluations, &s.milliseconds] {
                let quartile = |quarter| crate::stats::quantile(values, f64::from(quarter) / 4.0);
                cells.extend([1, 2, 3].map(|quarter| quartile(quarter).map_or(String::new(), |v| format!("{v:.3}"))));
            }
            table.put(cells.iter().map(String::as_str));
        }
        table.text()
    }

    /// Everything, as text.
    pub fn write(&self) -> String {
        let mut text = format!("{VERSION}\n{}\n", self.plan.link().write());
        for o in self.outcomes.values() {
            let solved = u8::from(o.solved);
            let _ =
                writeln!(text, "{} {solved} {} {} {} {}", o.task, o.best, o.generations, o.evaluations, o.microseconds);
        }
        text
    }

    /// Reads what [`Study::write`] wrote. A damaged line of a run is left out: it is run again.
    ///
    /// # Errors
    ///
    /// It is of another version, or its plan cannot be read.
    pub fn read(text: &str) -> Result<Study, StudyError> {
        let mut lines = text.lines();
        if lines.next() != Some(VERSION) {
            return Err(StudyError::Kept);
        }
        let link = Link::read(lines.next().unwrap_or_default())?;
        let (plan, warnings) = Plan::of_link(&link).map_err(|_| StudyError::Kept)?;
        if !warnings.is_empty() {
            // Its runs were others.
            return Err(StudyError::Kept);
        }
        let mut study = Study::new(plan);
        lines.filter_map(outcome).for_each(|outcome| study.take(outcome));
        Ok(study)
    }
}

fn outcome(line: &str) -> Option<Outcome> {
    let mut fields = line.split(' ');
    let mut next = || fields.next()?.parse::<u64>().ok();
    let outcome = Outcome {
        task: next()?.try_into().ok()?,
        solved: next()? == 1,
        best: next()?.try_into().ok()?,
        generations: next()?,
        evaluations: next()?,
        microseconds: next()?,
    };
    fields.next().is_none().then_some(outcome)
}

/// A median with its quartiles as a table shows it: `53.5 (21.0–98.0)`.
pub fn middle(values: &[f64]) -> String {
    let at = |p| crate::stats::quantile(values, p);
    match (at(0.25), at(0.5), at(0.75)) {
        (Some(low), Some(middle), Some(high)) => format!("{} ({}–{})", figure(middle), figure(low), figure(high)),
        _ => "–".into(),
    }
}
