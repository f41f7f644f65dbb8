//! The thread that goes to and fro in a run: what it shows, in which steps, and in how much room.

mod ancestry;
mod moves;
mod pictures;

use std::cell::Cell;

use sudokube::evolve::Recipe;
use sudokube::evolve::algorithms::find;
use sudokube::puzzle::Grid;
use sudokube::replay::timeline::Point;
use sudokube::replay::view::View;
use sudokube::text::read;
use sudokube::threads::replay::Session;
use sudokube::threads::replay::protocol::{Command, Report};
use sudokube::threads::{Next, Program};

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The hardest for the hybrid of the list 1106: no run ends in the first generations.
const STUBBORN: &str = "...4......5..8.2.6.....7...2........3.....51...5.3.8.25...6.3.8..6....9...8.7....";

/// Waters' algorithm solves AI Escargot with it in 131 generations.
const SEED: u64 = 9_007_199_254_740_995;

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
        self.tell(command);
        self.rest();
    }

    /// Asks for something, and goes on before it is done.
    fn tell(&mut self, command: Command) {
        let heard = self.thread.handle(command, &|| self.now.get());
        self.heard.extend(heard);
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

fn escargot() -> Grid {
    read(ESCARGOT).unwrap().grid
}
