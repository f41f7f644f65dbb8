//! A lesson repeated with other seeds: how often its run shows what it shows.

use crate::evolve::RunError;
use crate::study::lessons::lesson::{Finding, Lesson, Machine};
use crate::study::plan::Plan;
use crate::study::progress::Study;
use crate::study::race::Race;
use crate::study::work::Work;

/// The same with fresh seeds: block 0 is the lesson's own, and no two blocks share a seed of a lane or of a study.
pub fn block(machine: Machine, number: u64) -> Machine {
    match machine {
        Machine::Race { puzzle, mut lanes } => {
            let seeds = || lanes.iter().map(|lane| lane.seed);
            let span = seeds().max().unwrap_or(0).wrapping_sub(seeds().min().unwrap_or(0)).wrapping_add(1);
            lanes.iter_mut().for_each(|lane| lane.seed = lane.seed.wrapping_add(span.wrapping_mul(number)));
            Machine::Race { puzzle, lanes }
        }
        Machine::Study(mut plan) => {
            plan.recipe.seed = plan.recipe.seed.wrapping_add(u64::from(plan.seeds).wrapping_mul(number));
            Machine::Study(plan)
        }
    }
}

/// Runs it to its end: which of the lesson's options the result is, if any.
///
/// # Errors
///
/// A run of it cannot start.
pub fn option(lesson: &Lesson, machine: &Machine) -> Result<Option<usize>, RunError> {
    match machine {
        Machine::Race { lanes, .. } => {
            let mut race = Race::new(lanes)?;
            while race.advance(u64::MAX, &|| 0.0) {}
            Ok((lesson.result)(&Finding::Race(&race.standings())))
        }
        Machine::Study(plan) => Ok((lesson.result)(&Finding::Study(&complete(plan)?))),
    }
}

fn complete(plan: &Plan) -> Result<Study, RunError> {
    let mut study = Study::new(plan.clone());
    for number in 0..plan.runs() {
        let mut work = Work::of(&plan.run(number))?;
        while !work.advance() {}
        study.take(work.outcome(number as u32, 0));
    }
    Ok(study)
}

#[cfg(test)]
mod tests {
    use crate::study::lessons::LESSONS;
    use crate::study::lessons::repeat::*;

    #[test]
    fn blocks_share_no_seed() {
        for lesson in LESSONS {
            let mut seen = Vec::new();
            for number in 0..3 {
                let seeds: Vec<u64> = match block(lesson.machine().unwrap(), number) {
                    Machine::Race { lanes, .. } => lanes.iter().map(|lane| lane.seed).collect(),
                    Machine::Study(plan) => (0..u64::from(plan.seeds)).map(|k| plan.recipe.seed + k).collect(),
                };
                assert!(seeds.iter().all(|seed| !seen.contains(seed)));
                seen.extend(seeds);
            }
        }
    }

    /// The smallest lesson: 1,296 boards.
    #[test]
    fn a_block_is_one_of_the_options_and_repeats_itself() {
        let lesson = LESSONS[0];
        let shown = |number| option(lesson, &block(lesson.machine().unwrap(), number)).unwrap();
        let all: Vec<Option<usize>> = (0..8).map(shown).collect();
        assert!(all.iter().all(|option| option.is_some_and(|k| k < 4)), "{all:?}");
        assert_eq!(all, (0..8).map(shown).collect::<Vec<_>>());
    }
}
