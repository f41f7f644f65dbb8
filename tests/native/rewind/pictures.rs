//! What is shown of an operator, of the population and of the charts.

use sudokube::evolve::operation::Kind;
use sudokube::puzzle::Shape;
use sudokube::replay::pool::Fate;
use sudokube::replay::timeline::Point;
use sudokube::replay::view;
use sudokube::replay::view::{OPEN, Part, Source, Step};
use sudokube::text::read;
use sudokube::threads::replay::protocol::{Command, Report};

use super::{Room, STUBBORN, at, escargot};

/// The operator that a room stands at, as it is drawn.
fn step(room: &Room) -> Step {
    let view = room.view();
    let cells = view.board.digits.len();
    let shape = Shape::OFFERED.into_iter().find(|shape| shape.face_squares() == cells).unwrap();
    view::step(shape, &view.operation.unwrap())
}

/// A conclusion that puts no digit shows its square, and an individual without parents what it began with.
#[test]
fn a_conclusion_and_a_first_individual_show_what_is_new() {
    let new = |step: &Step| step.sources.iter().filter(|s| **s == Source::New).count();
    let sheet = |operator| step(&Room::open("elimination", &escargot(), 1, at(0, operator)));
    let loses = (1..20).map(sheet).find(|step| step.kind == Kind::Elimination).expect("a square that loses digits");
    assert!(loses.after.is_none());
    assert_eq!((loses.before.len(), new(&loses)), (1, 1));
    let own = Room::open("sudokube", &read(STUBBORN).unwrap().grid, 1, at(0, 1));
    let begun = step(&own);
    assert_eq!(begun.kind, Kind::FirstGuesses);
    let (before, after) = (&begun.before[0].1, &begun.after.as_ref().unwrap().1);
    let open = |digits: &[u8]| digits.iter().filter(|&&d| d == 0).count();
    assert_eq!(open(&before.digits) - open(&after.digits), new(&begun));
    assert!(new(&begun) > 0);
}

#[test]
fn a_selection_and_a_survival_say_who_was_chosen_among_whom() {
    let mut room = Room::open("waters-grid", &escargot(), 3, at(5, 1));
    let fates = |step: &Step, fate: Fate| step.pool.iter().flat_map(|g| &g.members).filter(|m| m.2 == fate).count();
    let drawn = step(&room);
    assert_eq!((drawn.kind, drawn.before.len(), drawn.pool[0].members.len()), (Kind::Selection, 2, 20));
    assert_eq!(fates(&drawn, Fate::First) + fates(&drawn, Fate::Second) + 2 * fates(&drawn, Fate::Twice), 2);
    // Twenty selections and crossovers in turns, then the survival of twenty out of forty.
    room.ask(Command::Go(at(5, 41)));
    let survival = step(&room);
    assert_eq!((survival.kind, fates(&survival, Fate::Stays)), (Kind::Survival, 20));
    assert_eq!(survival.pool.iter().map(|g| g.members.len()).collect::<Vec<_>>(), [20, 20]);
}

#[test]
fn a_child_of_the_own_algorithm_meets_whose_place_it_may_take() {
    let mut room = Room::open("sudokube", &read(STUBBORN).unwrap().grid, 3, Point::default());
    room.ask(Command::Population(Some(0)));
    let Some(Report::Population { population, .. }) = room.heard.last() else { panic!("no population") };
    assert!(population.heat.contains(&OPEN), "open squares are told");
    room.ask(Command::Operator { back: false });
    room.ask(Command::Operator { back: false });
    let met = step(&room);
    assert_eq!((met.kind, met.before.len()), (Kind::Replacement, 1));
    assert!([Part::Leaves, Part::Stays].contains(&met.before[0].0) && met.after.is_some());
    assert!(met.sources.is_empty());
}

#[test]
fn the_population_and_the_charts_are_shown_when_they_are_wished_for() {
    let mut room = Room::open("mantere-koljonen", &escargot(), 8, Point::of(30));
    assert!(!room.heard.iter().any(|a| matches!(a, Report::Population { .. })));
    room.ask(Command::Population(Some(0)));
    let Some(Report::Population { population, .. }) = room.heard.last() else { panic!("no population") };
    assert_eq!((population.size, population.fitness.len(), population.heat.len()), (21, 21, 21 * 81));
    assert_eq!(population.standing.len(), 21);
    assert_eq!(population.agreement.len(), 81);
    assert_eq!((population.agreement[0].digit, population.agreement[0].percent), (1, 100));
    room.ask(Command::ChartRange(Some((10, 20))));
    let Some(Report::Curves { curves, .. }) = room.heard.last() else { panic!("no charts") };
    assert_eq!((curves.knots.len(), curves.crossing, curves.growing), (11, true, false));
    room.ask(Command::Choose(Some(20)));
    assert_eq!(room.view().board.rank, 20);
}
