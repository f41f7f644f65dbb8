//! A plan: its link, and what it refuses.

use sudokube::study::presets::{PRESETS, PUZZLE};
use sudokube::study::{Plan, Study, StudyError};
use sudokube::text::link::Link;
use sudokube::text::of_line;

use super::{EASY, plan};

#[test]
fn a_plan_is_its_link() {
    let mut plan = plan();
    plan.others.push(of_line(PUZZLE).unwrap());
    assert_eq!((plan.values.as_slice(), plan.runs()), (["5", "20", "50"].map(String::from).as_slice(), 24));
    let task = plan.task(13);
    assert_eq!((task.value, task.puzzle, task.seed), (1, 1, 8));
    let link = plan.link();
    assert_eq!(Plan::of_link(&link), Ok((plan.clone(), vec![])));
    assert_eq!(Plan::of_link(&Link::read(&link.write()).unwrap()), Ok((plan, vec![])));
}

#[test]
fn a_setting_that_is_called_as_the_key_of_a_sweep_is_told_from_it() {
    let mut plan = Plan::new("sudokube-annealing", &of_line(EASY).unwrap()).unwrap();
    plan.recipe.set("sweep", "15").unwrap();
    for (key, values) in [("hot", "0.04, 0.06"), ("sweep", "20, 40")] {
        plan.sweep(key, values).unwrap();
        let link = plan.link().write();
        assert_eq!(Plan::of_link(&Link::read(&link).unwrap()), Ok((plan.clone(), vec![])), "{link}");
    }
}

#[test]
fn refusals_say_what_is_wanted() {
    let mut plan = plan();
    assert!(plan.sweep("colour", "1").unwrap_err().to_string().contains("population, growth"));
    assert!(plan.sweep("reset", "0").unwrap_err().to_string().contains("a whole number from 1"));
    assert_eq!(plan.sweep("reset", " , "), Err(StudyError::Values));
    assert_eq!(plan.seeded(0, 1), Err(StudyError::Seeds));
    assert_eq!(plan.values.len(), 3, "what was refused changes nothing");
    let puzzle = of_line(PUZZLE).unwrap();
    assert!(matches!(Plan::new("binary-program", &puzzle), Err(StudyError::NotHere(_))));
    let link = Link::read(&(Link::to_puzzle(&puzzle).write() + "&a=binary-program")).unwrap();
    assert!(matches!(&Plan::of_link(&link).unwrap_err()[..], [StudyError::NotHere(_)]));
    assert!(matches!(Plan::new("waters-cube", &puzzle), Err(StudyError::Run(_))));
    assert_eq!(Study::read("something else"), Err(StudyError::Kept));
}

#[test]
fn presets_are_studies() {
    for preset in PRESETS {
        let mut plan = Plan::new(preset.algorithm, &of_line(preset.puzzle).unwrap()).unwrap();
        plan.sweep(preset.key, preset.values).unwrap();
        for (key, value) in preset.set {
            plan.recipe.set(key, value).unwrap();
        }
        assert_eq!(plan.values.len(), preset.values.split(' ').count(), "figure {}", preset.figure);
    }
}

#[test]
fn everything_in_a_link_that_is_no_study_is_named() {
    let link = format!("v=1&s={EASY}&a=waters-grid&sweep=reset*0*5*x&seeds=none&and=v%3D1&and=v%3D1%26s%3D9");
    let errors = Plan::of_link(&Link::read(&link).unwrap()).unwrap_err();
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 5, "{told:?}");
}

#[test]
fn what_is_left_goes_round_the_values() {
    let study = Study::new(plan());
    assert_eq!(study.left().take(4).collect::<Vec<_>>(), [0, 4, 8, 1]);
}
