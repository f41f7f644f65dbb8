//! Ratings, told as they grow.

use crate::threads::search::session::tests::*;

fn rate(puzzle: &str, runs: u32) -> Command {
    let order = crate::rate::RateOrder { runs, ..crate::rate::RateOrder::new(read(puzzle).unwrap().grid, 3) };
    Command::Rate { id: 8, order }
}

#[test]
fn a_rating_is_told_as_it_grows_and_does_not_depend_on_slices() {
    let ratings = [0.01, 1.0, 30.0].map(|tick| {
        let clock = Clock::ticking(tick);
        let now = || clock.read();
        let mut session = Session::default();
        assert!(session.handle(rate(EASY, 20), &now).is_empty());
        assert_eq!(session.next(now()), Next::Now);
        let mut done = 0;
        loop {
            match session.slice(&now).as_slice() {
                [] => {}
                [Report::RateProgress { id: 8, progress }] => {
                    assert!(
                        progress.done >= done && progress.of == 20 && progress.mean.is_some() == (progress.done > 0)
                    );
                    done = progress.done;
                }
                [Report::Rated { id: 8, rating, .. }] => break rating.clone(),
                other => panic!("{other:?}"),
            }
        }
    });
    assert!(ratings[0].solved == 20 && ratings.iter().all(|r| *r == ratings[0]), "{ratings:?}");
}

#[test]
fn a_rating_can_be_stopped_while_a_run_goes_on_and_a_board_it_cannot_rate_is_refused() {
    let clock = Clock::ticking(1.0);
    let now = || clock.read();
    let mut session = Session::default();
    session.handle(Command::Start(endless(Speed::Full)), &now);
    session.handle(rate(ESCARGOT, 100), &now);
    let mut reports = session.slice(&now);
    assert!(reports.iter().any(|r| matches!(r, Report::RateProgress { id: 8, .. })), "{reports:?}");
    session.handle(Command::RateStop, &now);
    for _ in 0..20 {
        reports = session.slice(&now);
        assert!(reports.iter().all(|r| matches!(r, Report::Progress(_))), "{reports:?}");
    }
    let order = crate::rate::RateOrder::new(Grid::empty(Shape::Cube4), 1);
    let refused = session.handle(Command::Rate { id: 9, order }, &now);
    assert!(matches!(refused.as_slice(), [Report::RateRefused { id: 9, .. }]), "{refused:?}");
}
