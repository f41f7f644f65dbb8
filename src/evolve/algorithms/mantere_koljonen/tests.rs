use crate::evolve::Run;
use crate::evolve::algorithms::mantere_koljonen::*;
use crate::text::read;

const FIGURE_1: &str = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..";

fn table(run: &Run) -> SwapTable {
    match run.search().algorithm_view() {
        Some(AlgorithmView::Swaps(table)) => table,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_help_table_is_a_recount_of_the_best_board() {
    let puzzle = read(FIGURE_1).unwrap().grid;
    let mut run = Run::new("mantere-koljonen", &puzzle, &Settings::default(), 3).unwrap();
    let mut refused = 0;
    for generation in 1..=60 {
        run.step();
        let table = table(&run);
        let cells = run.search().best();
        for line in 0..9 {
            for digit in 1..=9 {
                let in_row = (0..9).filter(|k| cells[line * 9 + k] == digit).count();
                let in_column = (0..9).filter(|k| cells[k * 9 + line] == digit).count();
                let at = line * 9 + usize::from(digit) - 1;
                assert_eq!((usize::from(table.rows[at]), usize::from(table.columns[at])), (in_row, in_column));
            }
        }
        let penalties = |counts: &[u8]| counts.iter().map(|&n| u32::from(n.abs_diff(1))).sum::<u32>();
        assert_eq!(table.fitness, penalties(&table.rows) + penalties(&table.columns));
        assert_eq!(u64::from(table.restart_in), 2000 - generation);
        assert_eq!(table.swaps.tried, table.swaps.given + table.swaps.refused + table.swaps.done);
        refused += table.swaps.refused;
    }
    assert!(refused > 0);
}

#[test]
fn twenty_trials_a_generation_a_restart_when_it_is_due_and_the_checker_accepts() {
    let puzzle = read(FIGURE_1).unwrap().grid;
    let mut settings = Settings::default();
    settings.set("mantere-koljonen", SETTINGS, "restart", "300").unwrap();
    let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 7).unwrap();
    while !run.solved() {
        let row = run.step();
        let restarts = row.generation / 300;
        assert_eq!(row.evaluations, 21 + 20 * row.generation + restarts);
        assert_eq!(row.generation.is_multiple_of(300), row.events.contains(&Event::Restart));
        assert!(row.generation < 50_000);
    }
    assert!(run.verified().is_some());
    let end = run.row().clone();
    assert_eq!(run.step(), &end, "a solved run stays as it is");
}

#[test]
fn the_best_ages_while_its_board_stays_and_a_clone_is_as_old() {
    let mut settings = Settings::default();
    for (key, value) in [("mutation", "0"), ("population", "2")] {
        settings.set("mantere-koljonen", SETTINGS, key, value).unwrap();
    }
    let puzzle = read(FIGURE_1).unwrap().grid;
    let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 1).unwrap();
    // The one child is a clone of the best.
    for generation in 1..=20 {
        run.step();
        assert_eq!((run.row().diversity, table(&run).age), (0.0, generation));
    }
    settings.set("mantere-koljonen", SETTINGS, "clones", "none").unwrap();
    let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 1).unwrap();
    for _ in 1..=20 {
        run.step();
        assert_eq!(table(&run).age, 1, "a young clone takes the place of the old");
    }
}

#[test]
fn what_the_best_is_compared_by_decides_when_it_ages() {
    let puzzle = read(FIGURE_1).unwrap().grid;
    // Generations in which the best fitness stayed, and how many of these found the one in first place young.
    let young = |same: &str| {
        let mut settings = Settings::default();
        settings.set("mantere-koljonen", SETTINGS, "same", same).unwrap();
        let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 5).unwrap();
        let (mut stayed, mut young) = (0, 0);
        for _ in 0..300 {
            let before = table(&run).fitness;
            run.step();
            if table(&run).fitness == before && before > 0 {
                stayed += 1;
                young += u32::from(table(&run).age == 0);
            }
        }
        (stayed, young)
    };
    let ((stayed, by_fitness), (_, by_board)) = (young("fitness"), young("board"));
    assert!(stayed > 50 && by_fitness == 0 && by_board > 0, "{stayed} {by_fitness} {by_board}");
}
