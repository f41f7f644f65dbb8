//! A link becomes a run in one place: every kind of link, and every bad value named.

use crate::common;
use sudokube::evolve::algorithms::{find, first_for};
use sudokube::evolve::recipe::{Defaults, Recipe, Warning, has_run, not_followed};
use sudokube::evolve::settings::{Bounds, Kind};
use sudokube::evolve::{ALGORITHMS, Limits, SettingsError};
use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::place::Place;
use sudokube::replay::timeline::Point;
use sudokube::text::link::{LANGUAGES, Link, RACE_MINUTES, is_link};

const FLAT: &str = "v=1&s=................";

/// As a page with four cores opens it.
const PAGE: Defaults = Defaults { cores: 4, evaluations: false, ..Defaults::seeded(7) };

fn open(rest: &str) -> (Recipe, Vec<Warning>) {
    Recipe::of_link(&Link::read(&format!("{FLAT}{rest}")).unwrap(), &PAGE)
}

fn cube(rest: &str) -> (Recipe, Vec<Warning>) {
    let squares = ".".repeat(56);
    Recipe::of_link(&Link::read(&format!("v=1&k=edge&s={squares}{rest}")).unwrap(), &PAGE)
}

#[test]
fn every_link_of_the_corpus_is_the_run_it_was() {
    let mut runs = 0;
    for fields in common::lines("links.txt").into_iter().filter(|fields| is_link(&fields[0])) {
        let link = Link::read(&fields[0]).unwrap();
        let (recipe, warnings) = Recipe::of_link(&link, &PAGE);
        assert_eq!(recipe.puzzle, link.grid);
        let unknown = |w: &Warning| matches!(w, Warning::UnknownKey { key, .. } if key == "unknown");
        assert!(warnings.iter().all(unknown), "{}: {warnings:?}", fields[0]);
        match fields.get(3) {
            None => {
                let first = first_for(link.grid.shape());
                assert_eq!((recipe.algorithm, recipe.seed, recipe.islands), (first, 7, 4), "{}", fields[0]);
            }
            Some(run) => {
                runs += 1;
                is_run(&recipe, run);
            }
        }
        // What the run is written as opens as the same run.
        let (again, warnings) = Recipe::of_link(&recipe.link(), &PAGE);
        assert_eq!((again, warnings), (recipe, Vec::new()), "{}", fields[0]);
    }
    assert!(runs >= 20);
}

fn is_run(recipe: &Recipe, run: &str) {
    let mut expected = run.split(' ').peekable();
    if let Some(name) = expected.next_if(|word| !word.contains('=')) {
        assert_eq!(recipe.algorithm.name, name);
    }
    let mut settings = 0;
    let mut islands = 1;
    for (key, value) in expected.filter_map(|word| word.split_once('=')) {
        match key {
            "seed" => assert_eq!(recipe.seed.to_string(), value),
            "generations" => assert_eq!(recipe.limits.generations, value.parse().ok()),
            "islands" | "ring" => {
                islands = value.parse().unwrap();
                settings += usize::from(key == "islands");
            }
            _ => {
                settings += 1;
                assert_eq!(recipe.settings.text(recipe.setting(key).unwrap()), value);
            }
        }
    }
    assert_eq!((recipe.settings.changed().count(), recipe.islands), (settings, islands), "{run}");
}

#[test]
fn a_link_of_the_puzzle_alone_takes_what_the_page_brings() {
    let waters = find("waters-grid").unwrap();
    let page = Defaults { algorithm: Some(waters), ..PAGE };
    let (recipe, warnings) = Recipe::of_link(&Link::read(FLAT).unwrap(), &page);
    assert_eq!((recipe.algorithm, recipe.islands, recipe.seed, warnings), (waters, 1, 7, vec![]));
    assert_eq!(recipe.limits, Limits { generations: Some(waters.default_generations), evaluations: None });
    // Where the page's algorithm does not suit the board, the first that does.
    let (recipe, _) = Recipe::of_link(&Link::to_puzzle(&sudokube::puzzle::Grid::empty(Shape::Cube4)), &page);
    assert_eq!(recipe.algorithm.name, "sudokube");
    assert!(!has_run(&Link::read(&format!("{FLAT}&corner=a34&utm_source=news")).unwrap()));
    assert!(has_run(&Link::read(&format!("{FLAT}&view=lab")).unwrap()));
}

#[test]
fn a_run_without_a_name_is_of_the_first_release() {
    for rest in ["&seed=3", "&population=30", "&generations=9", "&ring=2", "&view=lab", "&seed=x"] {
        assert_eq!(open(rest).0.algorithm.name, "waters-grid", "{rest}");
    }
    assert_eq!(cube("&seed=3").0.algorithm.name, "waters-cube-shared");
    let (recipe, warnings) = open("&seed=3");
    assert_eq!((recipe.seed, recipe.islands, warnings), (3, 1, vec![]));
}

#[test]
fn unknown_and_unsuited_algorithms_fall_back_with_a_warning() {
    let used = find("waters-grid").unwrap();
    let (recipe, warnings) = open("&a=magic&seed=3");
    assert_eq!((recipe.algorithm, recipe.seed), (used, 3));
    assert_eq!(warnings, [Warning::UnknownAlgorithm { name: "magic".into(), used }]);
    let used = find("waters-cube-shared").unwrap();
    let (recipe, warnings) = cube("&a=annealing&seed=3");
    assert_eq!((recipe.algorithm, recipe.seed), (used, 3));
    let wanted = find("annealing").unwrap();
    assert_eq!(warnings, [Warning::Unsuited { wanted, shape: Shape::Cube4, used }]);
    let lab = Defaults { milp: false, ..PAGE };
    let (recipe, warnings) = Recipe::of_link(&Link::read(&format!("{FLAT}&a=binary-program")).unwrap(), &lab);
    let (wanted, used) = (find("binary-program").unwrap(), find("waters-grid").unwrap());
    assert_eq!((recipe.algorithm, warnings), (used, vec![Warning::NotHere { wanted, used }]));
    assert_eq!(open("&a=binary-program"), (Recipe::new(wanted, &recipe.puzzle, 7), vec![]));
}

#[test]
fn every_bad_value_is_named() {
    let (recipe, warnings) = open(
        "&a=waters-grid&a=annealing&seed=-1&generations=many&population=1&growth=7&growth=8&ring=0&islands=3\
         &evaluations=5&centre=9&wings=2&s=1&corner=a1&corner=a2&view=lab&view=race&and=1&and=2&race=5&lang=zz",
    );
    let text = |text: &str| text.to_string();
    let repeated = |key: &str, value: &str| Warning::Repeated { key: text(key), value: text(value) };
    let value = |key: &str, value: &str, bounds: Bounds| {
        Warning::Setting(SettingsError::Value { key: text(key), value: text(value), bounds })
    };
    let expected = [
        repeated("a", "annealing"),
        value("population", "1", Bounds::Whole { min: 2, max: 500 }),
        repeated("growth", "8"),
        Warning::Clamped { key: text("ring"), number: 0, used: 1 },
        repeated("islands", "3"),
        Warning::UnknownKey { key: text("wings"), value: text("2") },
        repeated("s", "1"),
        repeated("corner", "a2"),
        repeated("view", "race"),
        value("race", "5", Bounds::OneOf(RACE_MINUTES.map(|m| m.to_string()).to_vec())),
        value("lang", "zz", Bounds::OneOf(LANGUAGES.map(String::from).to_vec())),
        Warning::Number { key: text("generations"), text: text("many") },
        Warning::Seed { text: text("-1"), used: 7 },
        Warning::Marks { key: text("centre") },
    ];
    assert_eq!(warnings, expected);
    assert_eq!(recipe.settings.changed().collect::<Vec<_>>(), [("growth", "7")]);
    assert_eq!((recipe.seed, recipe.islands, recipe.limits.generations), (7, 1, Some(2000)));
}

#[test]
fn numbers_keep_all_their_digits_and_their_range() {
    let most = u64::MAX;
    let (recipe, warnings) = open(&format!("&a=sudokube&seed={most}&ring=64"));
    assert_eq!((recipe.seed, recipe.islands, warnings), (most, 64, vec![]));
    assert_eq!(Link::read(&recipe.link().write()).unwrap().seed, Some(most));
    let (recipe, warnings) = open("&seed=18446744073709551616&generations=0");
    assert_eq!((recipe.seed, recipe.limits.generations), (7, Some(1)));
    assert_eq!(warnings.len(), 2);
    let one = Defaults { one_island: true, ..PAGE };
    let (recipe, warnings) = Recipe::of_link(&Link::read(&format!("{FLAT}&a=sudokube&ring=8")).unwrap(), &one);
    assert_eq!((recipe.islands, warnings), (8, vec![Warning::OneIsland { islands: 8 }]));
}

#[test]
fn a_limit_of_evaluations_belongs_to_those_who_obey_it() {
    let obeys = Defaults { evaluations: true, ..PAGE };
    let (recipe, warnings) = Recipe::of_link(&Link::read(&format!("{FLAT}&evaluations=500")).unwrap(), &obeys);
    assert_eq!((recipe.limits.evaluations, warnings), (Some(500), vec![]));
    assert!(recipe.link().write().ends_with("&evaluations=500"));
    let (recipe, warnings) = open("&view=race&evaluations=500");
    assert_eq!((recipe.limits.evaluations, warnings), (None, vec![]));
    let (recipe, warnings) = open("&evaluations=500");
    assert_eq!((recipe.limits.evaluations, warnings), (None, vec![Warning::Evaluations { text: "500".into() }]));
}

#[test]
fn keys_that_change_nothing_here_stay_in_the_address() {
    let (recipe, warnings) = open("&a=annealing&seed=3&utm_source=news&evaluations=5&reset=2&plateau=x");
    let mut link = recipe.link();
    link.other.extend(not_followed(&warnings));
    let again = Link::read(&link.write()).unwrap();
    assert_eq!(Recipe::of_link(&again, &PAGE).0, recipe);
    let pair = |key: &str, value: &str| (key.to_string(), value.to_string());
    assert!(again.other.contains(&pair("utm_source", "news")) && again.other.contains(&pair("evaluations", "5")));
}

#[test]
fn a_place_of_the_lab_is_named_where_it_is_none() {
    let place = |keys: &str, shape| {
        let keys: Vec<_> = keys.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let keys: Vec<_> = keys.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        Place::of_keys(&keys, shape)
    };
    let point = Point { generation: 7, operator: 3 };
    assert_eq!(place("g=7&step=3&face=F", Shape::Cube4), (Place { point, face: Some(2), within: 0 }, vec![]));
    assert_eq!(place("", Shape::Flat9), (Place::default(), vec![]));
    let number = |key: &str, text: &str| Warning::Number { key: key.into(), text: text.into() };
    let face = |text: &str| Warning::Face { text: text.into() };
    let (found, warnings) = place("g=x&step=4294967296&face=f", Shape::Cube4);
    assert_eq!((found, warnings), (Place::default(), vec![number("g", "x"), number("step", "4294967296"), face("f")]));
    assert_eq!(place("face=F", Shape::Flat9), (Place::default(), vec![face("F")]));
}

#[test]
fn a_recipe_starts_the_run_and_its_islands() {
    let (recipe, _) = open("&a=waters-grid&seed=5&population=6");
    assert_eq!(recipe.start().unwrap().search().population().len(), 6);
    assert_eq!((recipe.of_island(0).seed, recipe.of_island(1).islands), (5, 1));
    assert_ne!(recipe.of_island(1).seed, 5);
    let bytes = postcard::to_allocvec(&recipe).unwrap();
    assert_eq!(postcard::from_bytes::<Recipe>(&bytes).unwrap(), recipe);
}

#[test]
fn every_setting_of_every_method_is_repeated_by_its_link() {
    let (mut changed, places) = (0, [PAGE, Defaults { views: false, ..PAGE }]);
    for algorithm in ALGORITHMS {
        let Some(shape) = Shape::OFFERED.into_iter().find(|&shape| algorithm.is_suited(shape)) else { continue };
        for setting in algorithm.settings {
            let values = match setting.kind {
                Kind::Whole { min, max, .. } => vec![min.to_string(), max.to_string()],
                Kind::Real { min, max, .. } => vec![min.to_string(), max.to_string()],
                Kind::Choice { options } => options.iter().map(|(word, _)| word.to_string()).collect(),
            };
            for value in values {
                let mut recipe = Recipe::new(algorithm, &Grid::empty(shape), 3);
                let Ok(settings) = algorithm.changed(&recipe.settings, setting.key, &value) else { continue };
                recipe.settings = settings;
                let link = recipe.link().write();
                for ends in ["", "&view=study&sweep=population*5*20", "&view=lab&g=3"] {
                    let link = Link::read(&format!("{link}{ends}")).unwrap();
                    for page in places {
                        assert_eq!(Recipe::of_link(&link, &page), (recipe.clone(), vec![]), "{}", link.write());
                        changed += 1;
                    }
                }
            }
        }
    }
    assert!(changed > 500, "{changed}");
}

#[test]
fn keys_of_views_are_named_where_no_view_reads_them() {
    let solve = Defaults { views: false, ..PAGE };
    let open = |rest: &str| Recipe::of_link(&Link::read(&format!("{FLAT}{rest}")).unwrap(), &solve).1;
    let of_view = |key: &str, value: &str| Warning::OfView { key: key.into(), value: value.into() };
    let found = open("&seed=3&g=5&lane=annealing&lane=x");
    assert_eq!(found, [of_view("g", "5"), of_view("lane", "annealing"), of_view("lane", "x")]);
    // They stay in the address, and nothing is made of them.
    assert_eq!(not_followed(&found).len(), 3);
    assert_eq!(open("&seed=3&view=lab&g=5"), []);
    assert_eq!(Recipe::of_link(&Link::read(&format!("{FLAT}&g=5")).unwrap(), &PAGE).1, []);
}

#[test]
fn a_number_of_islands_that_is_none_is_one_whatever_the_machine() {
    for rest in ["&a=sudokube&ring=many", "&a=sudokube&islands=", "&a=sudokube&seed=3"] {
        assert_eq!(open(rest).0.islands, 1, "{rest}");
    }
    assert_eq!(open("").0.islands, 4);
}

#[test]
fn a_seed_that_is_none_is_kept_and_named() {
    let link = Link::read(&format!("{FLAT}&seed=12x")).unwrap();
    assert_eq!((link.seed, &link.other[..]), (None, &[("seed".to_string(), "12x".to_string())][..]));
    let bad = |used| vec![Warning::Seed { text: "12x".into(), used }];
    assert_eq!(Recipe::of_link(&link, &PAGE).1, bad(7));
    let (lane, warnings) = sudokube::study::lanes::read("annealing*12x", &link.grid).unwrap();
    assert_eq!((lane.seed, warnings), (1, bad(1)));
}
