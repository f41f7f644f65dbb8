//! Threads from the boards on the stage to the places of their individuals in the population.

use std::fmt::Write;

use crate::draw::tiles::{Tile, Tiles};
use crate::evolve::operation::{Act, Individual};
use crate::replay::view::{Population, View};

/// From a board to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thread {
    /// Number of the board on the stage.
    pub board: usize,
    /// Number of the map among those that are drawn.
    pub map: usize,
    /// How it is drawn: the first parent, the second, one that leaves or stays, one that takes its place.
    pub kind: &'static str,
}

/// The threads of the operator at a point. Only who stands in the population as it is drawn has a place: not a child that has
/// none yet, nor who belongs to another generation.
pub fn threads(view: &View, population: &Population) -> Vec<Thread> {
    let Some(operation) = view.operation.as_ref().filter(|_| population.generation == view.point.generation) else {
        return Vec::new();
    };
    let place = |(board, individual, kind): (usize, &Individual, &'static str)| {
        let map = individual.rank.checked_sub(population.from)? as usize;
        let same = population.fitness.get(map) == Some(&individual.fitness);
        same.then_some(Thread { board, map, kind })
    };
    match (operation.before.as_slice(), &operation.act) {
        ([first, second], _) => [(0, first, "a"), (1, second, "b")].into_iter().filter_map(place).collect(),
        ([leaves], Act::Replace { rank, .. }) => {
            let Some(old) = place((0, leaves, "leaves")) else { return Vec::new() };
            let takes = rank.map(|_| Thread { board: 1, kind: "takes", ..old });
            [Thread { kind: if takes.is_some() { "leaves" } else { "stays" }, ..old }]
                .into_iter()
                .chain(takes)
                .collect()
        }
        _ => Vec::new(),
    }
}

/// What stands inside the `<svg>`, in CSS pixels: each board's foot as (middle, foot), and where the maps begin.
pub fn markup(threads: &[Thread], feet: &[(f64, f64)], tiles: &Tiles, (left, top): (f64, f64)) -> String {
    let mut svg = String::new();
    for thread in threads {
        let Some(&(x, y)) = feet.get(thread.board) else { continue };
        let Tile { x: at, y: over, width, height } = tiles.tile(thread.map);
        let (end, over) = (left + at + width / 2.0, top + over);
        let bend = (over - y) * 0.6;
        let _ = write!(
            svg,
            "<path class=\"thread {kind}\" d=\"M{x:.1} {y:.1}C{x:.1} {:.1} {end:.1} {:.1} {end:.1} {over:.1}\"/>\
             <rect class=\"thread {kind}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
            y + bend,
            over - bend,
            left + at - 3.0,
            over - 3.0,
            width + 6.0,
            height + 6.0,
            kind = thread.kind,
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::threads::*;
    use crate::evolve::Recipe;
    use crate::evolve::algorithms::find;
    use crate::replay::timeline::{Point, Timeline};
    use crate::replay::view;
    use crate::text::of_line;

    const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

    /// The run at a point, and the population as it is drawn there.
    fn at(algorithm: &str, settings: &[(&str, &str)], point: Point) -> (View, Population) {
        let mut recipe = Recipe::new(find(algorithm).unwrap(), &of_line(EASY).unwrap(), 3);
        settings.iter().for_each(|(key, value)| recipe.set(key, value).unwrap());
        let mut line = Timeline::new(recipe).unwrap();
        line.go_to(point);
        (view::of(&line, None), view::population(line.run(), 0))
    }

    #[test]
    fn parents_are_tied_to_their_own_maps() {
        for algorithm in ["mantere-koljonen", "own-design", "swap-crossover"] {
            let (view, population) = at(algorithm, &[("population", "40")], Point { generation: 2, operator: 2 });
            let threads = threads(&view, &population);
            let operation = view.operation.as_ref().unwrap();
            let kinds: Vec<_> = threads.iter().map(|t| (t.board, t.kind)).collect();
            assert_eq!(kinds, [(0, "a"), (1, "b")], "{algorithm}");
            for (thread, parent) in threads.iter().zip(&operation.before) {
                assert_eq!((thread.map as u32, population.fitness[thread.map]), (parent.rank, parent.fitness));
            }
            let later = Population { generation: population.generation + 1, ..population };
            assert!(super::threads(&view, &later).is_empty(), "of another generation nobody has a place");
        }
    }

    #[test]
    fn a_child_is_tied_to_the_place_that_it_takes() {
        let steady = [("population", "40"), ("replace", "steady")];
        let found = (1..=160).find_map(|operator| {
            let (view, population) = at("own-design", &steady, Point { generation: 0, operator });
            let taken = matches!(view.operation.as_ref()?.act, Act::Replace { rank: Some(_), .. });
            taken.then(|| threads(&view, &population)).filter(|threads| !threads.is_empty())
        });
        let threads = found.unwrap();
        assert_eq!(
            threads.iter().map(|t| (t.board, t.map, t.kind)).collect::<Vec<_>>(),
            [(0, 39, "leaves"), (1, 39, "takes")]
        );
    }

    #[test]
    fn a_thread_ends_at_its_map() {
        let tiles = Tiles::new(of_line(EASY).unwrap().shape(), 40, 800);
        let all = [Thread { board: 0, map: 7, kind: "a" }, Thread { board: 5, map: 0, kind: "b" }];
        let svg = markup(&all, &[(100.0, 50.0)], &tiles, (10.0, 400.0));
        let tile = tiles.tile(7);
        assert!(svg.contains(&format!(" {:.1} {:.1}\"/>", 10.0 + tile.x + tile.width / 2.0, 400.0 + tile.y)), "{svg}");
        assert_eq!(svg.matches("<path").count(), 1, "a board that is not there has none");
    }
}
