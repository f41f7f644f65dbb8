//! The thread that goes to and fro in a run: what it shows, in which steps, and in how much room.

use std::cell::Cell;

use sudokube::evolve::algorithms::find;
use sudokube::evolve::operation::Kind;
use sudokube::evolve::{ALGORITHMS, Recipe};
use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::ancestry::{Ancestry, Stop};
use sudokube::replay::pool::Fate;
use sudokube::replay::timeline::{Point, Timeline};
use sudokube::replay::view;
use sudokube::replay::view::{OPEN, Part, Source, Step, View};
use sudokube::text::read;
use sudokube::threads::replay::Session;
use sudokube::threads::replay::protocol::{Command, Pace, Report};
use sudokube::threads::{Next, Program};

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The hardest for the hybrid of the list 1106: no run ends in the first generations.
const STUBBORN: &str = "...4......5..8.2.6.....7...2........3.....51...5.3.8.25...6.3.8..6....9...8.7....";

/// The thread and a clock that moves a little with every look.
struct Room {
    thread: Session,
    now: Cell<f64>,
    heard: Vec<Report>,
}

impl Room {
    fn open(algorithm: &str, puzzle: &Grid, seed: u64, at: Point) -> Room {
        let mut room = Room { thread: Session::default(), now: Cell::new(1.0), heard: Vec::new() };
        let recipe = Recipe::new(find(algorithm).unwrap(), puzzle, seed);
        room.ask(Command::Open { id: 7, recipe, at });
        room
    }

    /// Asks, and waits until the thread rests.
    fn ask(&mut self, command: Command) {
        let heard = self.thread.handle(command, &|| self.now.get());
        self.heard.extend(heard);
        self.rest();
    }

    fn rest(&mut self) {
        while self.turn() {}
    }

    fn turn(&mut self) -> bool {
        match self.thread.next(self.now.get()) {
            Next::Idle => return false,
            Next::Now => {}
            Next::After(wait) => self.now.set(self.now.get() + wait),
        }
        let now = &self.now;
        let heard = self.thread.slice(&|| {
            now.set(now.get() + 0.3);
            now.get()
        });
        self.heard.extend(heard);
        true
    }

    fn view(&self) -> View {
        let mut views = self.heard.iter().filter_map(|a| if let Report::View(m) = a { Some(m) } else { None });
        views.next_back().unwrap().as_ref().clone()
    }
}

fn at(generation: u64, operator: u32) -> Point {
    Point { generation, operator }
}

/// The operator that a room stands at, as it is drawn.
fn step(room: &Room) -> Step {
    let view = room.view();
    let cells = view.board.digits.len();
    let shape = Shape::OFFERED.into_iter().find(|shape| shape.face_squares() == cells).unwrap();
    view::step(shape, &view.operation.unwrap())
}

fn escargot() -> Grid {
    read(ESCARGOT).unwrap().grid
}

#[test]
fn operators_lead_from_one_generation_to_the_next_and_back() {
    for algorithm in ALGORITHMS.iter().filter(|a| a.suits(Shape::Flat9).is_ok()) {
        let puzzle = read(STUBBORN).unwrap().grid;
        let mut room = Room::open(algorithm.name, &puzzle, 3, Point::of(2));
        // One that has ended by then is followed over its last generation.
        let from = room.view().point.generation - u64::from(room.view().over.is_some());
        room.ask(Command::Go(Point::of(from)));
        let whole = room.view();
        let mut points = vec![whole.point];
        while room.view().point < Point::of(from + 1) && points.len() < 6000 {
            room.ask(Command::Operator { back: false });
            let view = room.view();
            assert!(view.point > *points.last().unwrap(), "{}", algorithm.name);
            assert_eq!(view.operation.is_some(), view.point.operator > 0);
            points.push(view.point);
            if points.len() == 30 {
                room.ask(Command::Go(at(from, u32::MAX)));
                points.push(room.view().point);
            }
        }
        assert_eq!(room.view().point, Point::of(from + 1), "{}", algorithm.name);
        if points.len() < 30 {
            for &point in points.iter().rev().skip(1) {
                room.ask(Command::Operator { back: true });
                assert_eq!(room.view().point, point, "{}", algorithm.name);
            }
            assert_eq!(room.view().board, whole.board);
        }
    }
}

#[test]
fn generations_count_from_where_one_stands_or_is_going() {
    let mut room = Room::open("waters-grid", &escargot(), 3, Point::of(5));
    room.ask(Command::Operator { back: false });
    assert_eq!(room.view().point, at(5, 1));
    // Back from within the making of generation 6, generation 5 is complete again.
    room.ask(Command::Generations(-1));
    assert_eq!(room.view().point, Point::of(5));
    room.ask(Command::Generations(-1));
    assert_eq!(room.view().point, Point::of(4));
    room.ask(Command::Generations(-10));
    assert_eq!((room.view().point, room.view().furthest), (Point::of(0), 5));
    room.ask(Command::End);
    assert_eq!(room.view().point.generation, room.view().furthest);
}

#[test]
fn a_look_at_another_generation_leaves_the_run_where_it_rests() {
    let mut room = Room::open("waters-grid", &escargot(), 3, at(5, 3));
    let whole = room.view();
    for (looked, wish, then) in [
        (2, Command::Look(None), at(5, 3)),
        (0, Command::Operator { back: false }, at(5, 4)),
        (1, Command::Generations(1), Point::of(6)),
        (4, Command::Go(Point::of(3)), Point::of(3)),
    ] {
        room.ask(Command::Go(at(5, 3)));
        room.ask(Command::Look(Some(looked + 1)));
        room.ask(Command::Look(Some(looked)));
        let view = room.view();
        assert_eq!((view.point, view.home, view.place()), (Point::of(looked), Some(at(5, 3)), at(5, 3)));
        room.ask(wish);
        assert_eq!((room.view().point, room.view().home), (then, None));
        if then == whole.point {
            assert_eq!((room.view().board, room.view().operation), (whole.board.clone(), whole.operation.clone()));
        }
    }
}

#[test]
fn a_long_way_is_told_of_and_a_short_one_is_not() {
    // A digit more that leaves it no solution, so that no run ends.
    let endless = read(&format!("18{}", &ESCARGOT[2..])).unwrap().grid;
    let told = |generation| {
        let room = Room::open("waters-grid", &endless, 5, at(generation, 0));
        assert_eq!(room.view().point, at(generation, 0));
        let told = room.heard.iter().filter_map(|a| match a {
            Report::Underway { id: 7, generation, to } => Some((*generation, *to)),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(3), []);
    let long = told(1000);
    assert!(long.len() > 2 && long.iter().all(|&(at, to)| at < to && to == 1000), "{long:?}");
    assert!(long.is_sorted(), "{long:?}");
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
fn a_run_goes_on_at_its_pace_and_ends_solved() {
    let puzzle = read("1..........2.3..").unwrap().grid;
    for pace in [Pace::Generations(20.0), Pace::Operators(50.0), Pace::Full] {
        let mut room = Room::open("waters-grid", &puzzle, 1, Point::default());
        let begun = room.now.get();
        room.ask(Command::Run(pace));
        let view = room.view();
        assert!(view.over.is_some() && !view.running, "{pace:?}");
        let took = room.now.get() - begun;
        if let Pace::Generations(rate) = pace {
            let wanted = view.point.generation as f64 * 1000.0 / rate;
            assert!(took > 0.8 * wanted - 60.0, "{took} {wanted}");
        }
    }
}

#[test]
fn a_run_can_be_paused_between_two_generations() {
    let mut room = Room::open("waters-grid", &escargot(), 5, Point::default());
    room.heard.clear();
    let heard = room.thread.handle(Command::Run(Pace::Full), &|| 1.0);
    room.heard.extend(heard);
    for _ in 0..40 {
        room.turn();
    }
    room.ask(Command::Pause);
    let paused = room.view();
    assert!(paused.point.generation > 0 && paused.point.operator == 0 && !paused.running);
    let mut fresh = Room::open("waters-grid", &escargot(), 5, paused.point);
    fresh.rest();
    assert_eq!((fresh.view().row, fresh.view().board), (paused.row, paused.board));
}

#[test]
fn memory_stays_bounded_over_100_000_generations_and_every_row_comes_back() {
    // Two givens that contradict each other: no method ever ends.
    let puzzle = read("11..............").unwrap().grid;
    let mut recipe = Recipe::new(find("waters-grid").unwrap(), &puzzle, 4);
    for (key, value) in [("population", "4"), ("growth", "1"), ("digits", "allowed")] {
        recipe.set(key, value).unwrap();
    }
    let mut line = Timeline::new(recipe).unwrap();
    let mut rows = Vec::new();
    let mut most = 0;
    for generation in (0..=100_000).step_by(12_500) {
        line.go_to(Point::of(generation));
        most = most.max(line.snapshots());
        rows.push((generation, line.run().row().csv(), line.run().best()));
    }
    assert_eq!(line.furthest(), 100_000);
    for (generation, row, best) in rows.iter().rev() {
        line.go_to(Point::of(generation + 3));
        line.go_to(Point { generation: *generation, operator: 2 });
        assert_eq!((&line.run().row().csv(), &line.run().best()), (row, best));
        most = most.max(line.snapshots());
    }
    assert!(most <= 64 + 33, "{most} snapshots");
    assert!(line.history().points().count() <= 4096);
}

fn ancestry(algorithm: &str, puzzle: &Grid, seed: u64) -> Option<(u64, Ancestry)> {
    let mut room = Room::open(algorithm, puzzle, seed, Point::of(40));
    let point = room.view().point;
    room.ask(Command::Ancestry(0));
    assert_eq!(room.view().point, point, "{algorithm}");
    let mut told =
        room.heard.iter().filter_map(|a| if let Report::Ancestry { ancestry, .. } = a { Some(ancestry) } else { None });
    Some((point.generation, told.next_back()?.as_ref().clone()))
}

#[test]
fn a_line_of_descent_reaches_the_first_generation_and_tells_where_every_digit_entered() {
    for algorithm in ["waters-grid", "mantere-koljonen", "hill-climb"] {
        let (generation, ancestry) = ancestry(algorithm, &escargot(), 6).unwrap();
        let restarted = ancestry.stop == Stop::Unknown;
        assert!(ancestry.stop == Stop::First || restarted, "{algorithm}: {:?}", ancestry.stop);
        assert_eq!(ancestry.levels[0].generation, generation);
        for pair in ancestry.levels.windows(2) {
            assert_eq!(pair[0].generation, pair[1].generation + 1);
            assert!(
                pair[0].ancestors.iter().flat_map(|k| &k.parents).all(|&p| usize::from(p) < pair[1].ancestors.len())
            );
        }
        if !restarted {
            let open = escargot().cells().iter().filter(|&&d| d == 0).count();
            assert_eq!(ancestry.entries.iter().flatten().count(), open, "{algorithm}");
            assert!(ancestry.entries.iter().flatten().all(|e| e.generation <= generation));
        }
    }
}

#[test]
fn a_cube_whose_faces_have_copies_is_followed_too() {
    let (_, ancestry) = ancestry("waters-cube", &Grid::empty(Shape::Cube4), 2).unwrap();
    assert!(matches!(ancestry.stop, Stop::First), "{:?}", ancestry.stop);
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
