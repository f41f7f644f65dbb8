//! Why there is no study.

use crate::say::language::data;
use crate::say::list::Choices;
use crate::study::plan::{MOST_RUNS, MOST_SEEDS, MOST_VALUES, StudyError};
use crate::study::race::MOST;

wording! { error StudyError {
    StudyError::NoSetting { algorithm, known } => "choose a setting of {algorithm}: {known}", algorithm = data(algorithm), known = Choices(known.clone());
    StudyError::Values => "a study takes 1 to {most} values", most = MOST_VALUES;
    StudyError::Seeds => "a study takes 1 to {most} seeds", most = MOST_SEEDS;
    StudyError::Runs(runs) => "a study takes at most {most} runs; this one has {runs}", runs = runs, most = MOST_RUNS;
    StudyError::Lanes => "a race has at most {most} lanes", most = MOST;
    StudyError::NotHere(algorithm) => "{algorithm} needs a worker of its own and cannot be studied or raced here", algorithm = data(algorithm);
    StudyError::Kept => "this is not a study saved by this page";
    StudyError::Run(error) => "{error}", error = error;
    StudyError::Settings(error) => "{error}", error = error;
    StudyError::Link(error) => "{error}", error = error;
} }
