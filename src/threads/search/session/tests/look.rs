//! What is sent of algorithm views, and that a run at rest sends its view anew.

use crate::draw::algorithm_view::drawn::Drawn;
use crate::packed;
use crate::threads::search::session::tests::*;
use crate::threads::search::viewer::{Data, Panel, Shown, Viewer};

fn drawn(puzzle: &Grid, shown: &Shown) -> Drawn {
    Drawn::of(puzzle, &packed::from_bytes(&shown.bytes).unwrap(), true)
}

fn in_sight(session: &mut Session, in_sight: bool, clock: &Clock) -> Shown {
    let reports = session.handle(Command::InSight(in_sight), &|| clock.read());
    progress(&reports).algorithm_view.clone().unwrap()
}

#[test]
fn a_run_at_rest_sends_its_view_again_and_only_data_out_of_sight() {
    let clock = Clock::ticking(0.1);
    let mut session = Session::default();
    let puzzle = read(EASY).unwrap().grid;
    let start = Start { recipe: recipe("elimination", &puzzle, 1), pause_at: Some(0), ..order(EASY, Speed::Full) };
    let first = session.handle(Command::Start(start), &|| clock.read());
    let first = progress(&first).algorithm_view.clone().unwrap();
    let tables = drawn(&puzzle, &first).tables.unwrap();
    assert!(first.panel == Some(Panel::Elimination) && tables.contains("123\n456\n789"), "{first:?}");
    assert_eq!(session.next(clock.read()), Next::Idle);
    session.handle(Command::Step, &|| clock.read());
    let shut = in_sight(&mut session, false, &clock);
    assert_eq!(shut, Shown { panel: shut.panel, data: shut.data.clone(), ..Shown::default() });
    assert!(matches!(&shut.data, Data::Found(found) if !found.is_empty()), "{shut:?}");
    assert_ne!(in_sight(&mut session, true, &clock).bytes, first.bytes);
}

#[test]
fn views_are_sent_for_the_eye_and_at_rest() {
    let puzzle = Grid::empty(Shape::Flat25);
    let mut run = Run::new("hill-climb", &puzzle, &Settings::default(), 1).unwrap();
    let mut viewer = Viewer::new(true);
    run.step();
    let first = viewer.view(&run, false, 0.0).unwrap();
    assert!(first.waits && drawn(&puzzle, &first).tables.unwrap().starts_with("<table"));
    run.step();
    assert_eq!(viewer.view(&run, false, 50.0), None);
    assert_ne!(viewer.view(&run, false, 100.0).unwrap().bytes, first.bytes);
    assert!(viewer.view(&run, true, 110.0).is_some());
}
