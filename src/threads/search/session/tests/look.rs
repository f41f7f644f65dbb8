//! How algorithm views are drawn, and that a run at rest is drawn anew.

use crate::draw::algorithm_view::drawn::{Data, Drawn, Panel};
use crate::text::Style;
use crate::threads::search::session::tests::*;
use crate::threads::search::viewer::Viewer;

fn look(session: &mut Session, look: Look, clock: &Clock) -> Drawn {
    let reports = session.handle(Command::Look(look), &|| clock.read());
    progress(&reports).algorithm_view.clone().unwrap()
}

#[test]
fn a_run_at_rest_is_drawn_anew_in_another_style_and_not_at_all_out_of_sight() {
    let clock = Clock::ticking(0.1);
    let mut session = Session::default();
    let puzzle = read(EASY).unwrap().grid;
    let start = Start { recipe: recipe("elimination", &puzzle, 1), paused: true, ..order(EASY, Speed::Full) };
    let first = session.handle(Command::Start(start), &|| clock.read());
    let first = progress(&first).algorithm_view.clone().unwrap();
    assert!(first.panel == Some(Panel::Elimination) && first.tables.contains("123\n456\n789"), "{first:?}");
    let letters = look(&mut session, Look { style: Style::Letters, open: true }, &clock);
    assert!(letters.tables.contains("ABC\nDEF\nGHI"), "{letters:?}");
    assert_eq!(session.next(clock.read()), Next::Idle);
    session.handle(Command::Step, &|| clock.read());
    let shut = look(&mut session, Look { style: Style::Letters, open: false }, &clock);
    assert_eq!(shut, Drawn { panel: shut.panel, data: shut.data.clone(), ..Drawn::default() });
    assert!(matches!(&shut.data, Data::Found(found) if !found.is_empty()), "{shut:?}");
}

#[test]
fn tables_of_a_tall_board_wait_for_the_run_to_rest() {
    let puzzle = Grid::empty(Shape::Flat25);
    let mut run = Run::new("hill-climb", &puzzle, &Settings::default(), 1).unwrap();
    let mut viewer = Viewer::new(Look::default());
    run.step();
    let first = viewer.view(&run, false, 0.0).unwrap();
    assert!(first.waits && first.tables.starts_with("<table"));
    run.step();
    assert_eq!(viewer.view(&run, false, 50.0), None);
    assert_eq!(viewer.view(&run, false, 100.0).unwrap().tables, first.tables);
    assert_ne!(viewer.view(&run, true, 110.0).unwrap().tables, first.tables);
}
