use crate::replay::place::Place;
use crate::study::presets::*;

#[test]
fn every_preset_is_found_again_in_its_plan() {
    for (k, preset) in PRESETS.iter().enumerate() {
        let (plan, warnings) = Plan::of_link(&preset.link().unwrap()).unwrap();
        assert_eq!((of_plan(&plan), plan.seeds, plan.recipe.seed), (Some(k), SEEDS, 1), "figure {}", preset.figure);
        assert_eq!((warnings, plan.recipe.limits.generations.is_some()), (vec![], true));
    }
    let mut plan = Plan::of_link(&PRESETS[0].link().unwrap()).unwrap().0;
    plan.recipe.puzzle = of_line(EASY).unwrap();
    assert_eq!(of_plan(&plan), None, "what was published is of its own puzzle");
}

/// Lanes of a race that are as the link has them.
fn of_race(link: &Link) -> usize {
    let lanes = link.other.iter().filter(|(key, _)| key == "lane");
    lanes.filter(|(_, lane)| crate::study::lanes::read(lane, &link.grid).is_ok_and(|(_, w)| w.is_empty())).count()
}

#[test]
fn every_sight_is_a_place_or_a_race() {
    for sight in SIGHTS {
        let link = Link::read(&sight.link().unwrap().write()).unwrap();
        match sight.view {
            View::Race => assert_eq!(of_race(&link), 2),
            _ => {
                let (place, warnings) = Place::of_keys(&link.other, link.grid.shape());
                assert_eq!((place.point.generation, warnings), (sight.is_mantere().into(), vec![]));
            }
        }
    }
}
