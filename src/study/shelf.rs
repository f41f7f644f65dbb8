//! Under which names studies are kept: each has its own, so that none takes the place of another. And how one that was removed
//! comes back.

use crate::play::aside::first_name;
use crate::study::plan::Plan;
use crate::study::progress::Study;

/// Earlier versions kept the study that was run last under this one name. It is read for ever.
pub const FIRST: &str = "study";

/// They put aside here what they could not read.
const ASIDE: &str = "study-aside";

/// Begins the names of all others.
const EACH: &str = "study:";

/// Whether a study is kept under this name.
pub fn is_study(name: &str) -> bool {
    name == FIRST || name == ASIDE || name.starts_with(EACH)
}

/// The name of a plan: a number made of its link (FNV-1a).
fn name(plan: &Plan) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{EACH}{:016x}", plan.link().write().bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// The name under which a study is kept, and what is there of it. What is of another plan, or of a later version, stays
/// where it is: the study then has the next name.
pub fn place(plan: &Plan, read: impl Fn(&str) -> Option<String>) -> (String, Option<Study>) {
    let own = name(plan);
    let nth = |n: u64| if n == 0 { own.clone() } else { format!("{own}:{n}") };
    first_name(nth, |name| match read(name) {
        None => Some(None),
        Some(text) => Study::read(&text).ok().filter(|study| study.plan == *plan).map(Some),
    })
}

/// Of each plan one study, with all that any of them knows, in the order in which the plans come.
pub fn joined(studies: impl Iterator<Item = Study>) -> Vec<Study> {
    let mut all: Vec<Study> = Vec::new();
    for study in studies {
        match all.iter_mut().find(|known| known.plan == study.plan) {
            Some(known) => known.unite(&study),
            None => all.push(study),
        }
    }
    all
}

/// A study that was removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Removed {
    /// All that was known of it.
    pub study: Study,
    /// Its place among those that were left in this visit.
    at: Option<usize>,
}

impl Removed {
    /// Takes a study away from those that were left in this visit, if it is among them.
    pub fn take(study: Study, left: &mut Vec<Study>) -> Removed {
        let at = left.iter().position(|other| other.plan == study.plan);
        left.retain(|other| other.plan != study.plan);
        Removed { study, at }
    }

    /// Puts it back where it was; where it was not among them, only if it is not kept otherwise.
    pub fn put_back(self, left: &mut Vec<Study>, is_kept: bool) {
        left.retain(|other| other.plan != self.study.plan);
        if self.at.is_some() || !is_kept {
            left.insert(self.at.unwrap_or(0).min(left.len()), self.study);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::evolve::Limits;
    use crate::stats::Fate;
    use crate::study::Outcome;
    use crate::study::shelf::*;
    use crate::text::of_line;

    const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

    fn study(values: &str, tasks: &[u32]) -> Study {
        let mut plan = Plan::new("waters-grid", &of_line(EASY).unwrap()).unwrap();
        plan.sweep("reset", values).unwrap();
        plan.seeded(4, 7).unwrap();
        plan.recipe.limits = Limits { generations: Some(30), evaluations: None };
        let mut study = Study::new(plan);
        for &task in tasks {
            study.take(Outcome { task, fate: Fate::Solved, best: 0, generations: 1, evaluations: 9, microseconds: 1 });
        }
        study
    }

    #[test]
    fn no_study_takes_the_place_of_another() {
        let mut kept: BTreeMap<String, String> = BTreeMap::new();
        let all = [study("5, 20", &[0, 1]), study("5, 50", &[2]), study("5", &[])];
        for study in &all {
            let (name, there) = place(&study.plan, |name| kept.get(name).cloned());
            assert!(there.is_none() && is_study(&name) && name != FIRST, "{name}");
            kept.insert(name, study.write());
        }
        assert_eq!(kept.len(), 3);
        for study in &all {
            let (_, there) = place(&study.plan, |name| kept.get(name).cloned());
            assert_eq!(there.as_ref(), Some(study));
        }
    }

    #[test]
    fn what_cannot_be_read_stays_where_it_is() {
        let (own, other) = (study("5, 20", &[0]), study("50", &[0]));
        let (first, _) = place(&own.plan, |_| None);
        let later = |name: &str| (name == first).then(|| own.write().replacen("study 1", "study 2", 1));
        assert_eq!(place(&own.plan, later), (format!("{first}:1"), None));
        let foreign = |name: &str| (name == first).then(|| other.write());
        assert_eq!(place(&own.plan, foreign), (format!("{first}:1"), None));
    }

    #[test]
    fn what_is_kept_twice_of_a_plan_is_put_together() {
        let all = [study("5, 20", &[0, 3]), study("50", &[1]), study("5, 20", &[3, 4])];
        assert_eq!(joined(all.into_iter()), [study("5, 20", &[0, 3, 4]), study("50", &[1])]);
    }

    #[test]
    fn what_was_removed_comes_back_in_its_place() {
        let all = [study("5", &[0]), study("5, 20", &[0, 1]), study("50", &[2])];
        let mut left = all.to_vec();
        let removed = Removed::take(all[1].clone(), &mut left);
        assert_eq!(left, [all[0].clone(), all[2].clone()]);
        // It was run anew, and another one was left, before it came back.
        left = vec![study("5, 20", &[3]), all[0].clone(), study("10", &[0]), all[2].clone()];
        removed.put_back(&mut left, true);
        assert_eq!(left, [all[0].clone(), all[1].clone(), study("10", &[0]), all[2].clone()]);
    }

    #[test]
    fn what_was_not_left_in_this_visit_comes_back_to_it_only_without_room() {
        let (removed, other) = (study("5, 20", &[0, 1]), study("50", &[2]));
        for (is_kept, back) in [(true, vec![other.clone()]), (false, vec![removed.clone(), other.clone()])] {
            let mut left = vec![other.clone()];
            let gone = Removed::take(removed.clone(), &mut left);
            assert_eq!(left, std::slice::from_ref(&other));
            gone.put_back(&mut left, is_kept);
            assert_eq!(left, back);
        }
    }

    #[test]
    fn names_of_every_version_are_known() {
        assert!(["study", "study-aside", "study:00", "study:00:1"].into_iter().all(is_study));
        assert!(!["study-last", "studying", "play:study:"].into_iter().any(is_study));
    }
}
