use proptest::prelude::*;

use crate::evolve::Generation;
use crate::puzzle::{Grid, Shape};
use crate::threads::search::island_merge::*;
use crate::threads::search::thin::{Rows, WHOLE};

fn row(generation: u64, best: u32) -> Logged {
    let row = Generation {
        generation,
        evaluations: generation * 10,
        best,
        mean: f64::from(best + 2),
        worst: best + 4,
        diversity: 0.5,
        mutation_rate: 0.125,
        events: Vec::new(),
    };
    Logged { row, size: 10, marked: 0, resets: 0 }
}

fn report(island: u32, phase: Phase, rows: Vec<Logged>) -> Progress {
    let found = rows.iter().map(|r| r.row.best).min().unwrap_or(9);
    let best = Grid::empty(Shape::Flat4);
    Progress {
        id: 1,
        island,
        phase,
        rows,
        found,
        best,
        elapsed: 5.0,
        mismatches: 0,
        algorithm_view: None,
        agreement: Vec::new(),
    }
}

fn shown(merged: Merged) -> Vec<(u64, u32, u64)> {
    let rows = merged.progress.map(|p| p.rows).unwrap_or_default();
    rows.iter().map(|r| (r.number(), r.row.best, r.row.evaluations)).collect()
}

#[test]
fn a_generation_is_shown_once_all_islands_have_told_it() {
    let mut merge = IslandMerge::new(2);
    assert!(merge.add(report(0, Phase::Running, vec![row(0, 9), row(1, 8)])).progress.is_none());
    let merged = merge.add(report(1, Phase::Running, vec![row(0, 7), row(1, 4)])).progress.unwrap();
    let expected = Generation { evaluations: 20, best: 4, mean: 8.0, worst: 12, ..row(1, 8).row };
    assert_eq!((merged.rows.len(), &merged.rows[1].row, merged.found), (2, &expected, 4));
    // Nobody knows yet what the second island has in its second generation.
    assert_eq!(shown(merge.add(report(0, Phase::Running, vec![row(2, 6), row(3, 6)]))), []);
    assert_eq!(shown(merge.add(report(1, Phase::Running, vec![row(2, 5)]))), [(2, 5, 40)]);
    assert_eq!(shown(merge.add(report(1, Phase::Running, vec![row(3, 7)]))), [(3, 6, 60)]);
}

#[test]
fn a_run_that_is_paused_shows_the_board_of_its_last_generation_and_one_that_was_stopped_the_best_of_all() {
    let mut merge = IslandMerge::new(2);
    let mut island = |report| merge.add(report).progress.map(|p| p.island);
    let found = |found, report| Progress { found, ..report };
    island(report(0, Phase::Running, vec![row(0, 9), row(1, 3)]));
    assert_eq!(island(report(1, Phase::Running, vec![row(0, 9), row(1, 5)])), Some(0));
    island(found(3, report(0, Phase::Paused, vec![row(2, 8)])));
    assert_eq!(island(found(5, report(1, Phase::Paused, vec![row(2, 6)]))), Some(1));
    island(found(3, report(0, Phase::Stopped, vec![])));
    assert_eq!(island(found(5, report(1, Phase::Stopped, vec![]))), Some(0));
}

/// What a method shows is told with the board of the same island, also where another island's report ends the run.
#[test]
fn the_view_of_the_island_that_is_shown_is_told_once_and_at_the_end() {
    let seen = |k: usize| Some(Shown { waits: k == 1, ..Shown::default() });
    let with = |view, report| Progress { algorithm_view: view, ..report };
    let view = |merged: Merged| merged.progress.unwrap().algorithm_view;
    let mut merge = IslandMerge::new(2);
    // Solved before the other is heard of.
    assert_eq!(view(merge.add(with(seen(1), report(1, Phase::Solved, vec![row(0, 5), row(1, 0)])))), seen(1));
    assert_eq!(view(merge.add(with(seen(0), report(0, Phase::Running, vec![row(0, 9)])))), None);
    assert_eq!(view(merge.add(with(seen(0), report(0, Phase::Running, vec![])))), None);
    assert_eq!(view(merge.add(with(seen(0), report(0, Phase::LimitReached, vec![row(1, 8)])))), seen(1));
}

#[test]
fn an_answer_is_shown_at_once_and_the_run_goes_on_until_none_can_come_before_it() {
    let of = |merged: &Merged| merged.progress.as_ref().map(|p| (p.phase, p.island, p.rows.len()));
    let mut merge = IslandMerge::new(3);
    assert_eq!(of(&merge.add(report(0, Phase::Running, vec![row(0, 9)]))), None);
    // Of the third nothing is known yet.
    assert_eq!(of(&merge.add(report(1, Phase::Solved, vec![row(0, 5), row(1, 0)]))), Some((Phase::Running, 1, 0)));
    assert_eq!(of(&merge.add(report(0, Phase::Running, vec![]))), None);
    // One that comes before it takes its place at once, a later one does not.
    assert_eq!(of(&merge.add(report(0, Phase::Solved, vec![row(1, 0)]))), Some((Phase::Running, 0, 0)));
    let merged = merge.add(report(2, Phase::Running, vec![row(0, 6)]));
    assert_eq!(of(&merged), Some((Phase::Running, 0, 1)));
    assert_eq!(of(&merge.add(report(1, Phase::LimitReached, vec![row(0, 5)]))), Some((Phase::Running, 0, 0)));
    assert_eq!(of(&merge.add(report(2, Phase::LimitReached, vec![]))), Some((Phase::Solved, 0, 1)));
}

#[test]
fn what_an_island_did_past_the_answer_is_neither_shown_nor_counted() {
    let mut merge = IslandMerge::new(2);
    merge.add(report(0, Phase::Running, [0, 1, 2, 3, 4].map(|g| row(g, 9 - g as u32)).into()));
    assert_eq!(shown(merge.add(report(1, Phase::Running, vec![row(0, 5), row(1, 5)]))), [(0, 5, 0), (1, 5, 20)]);
    let merged = merge.add(report(1, Phase::Solved, vec![row(2, 0)]));
    assert_eq!((&merged.bounds[..], merged.progress.unwrap().rows.len()), (&[(0, 2)][..], 0));
    // Its thread goes back to the row of that generation.
    let merged = merge.add(report(0, Phase::LimitReached, vec![row(2, 7)]));
    assert_eq!(merged.progress.as_ref().unwrap().phase, Phase::Solved);
    assert_eq!(shown(merged), [(2, 0, 40)]);
}

#[test]
fn islands_that_rest_past_an_earlier_answer_go_back_before_the_end_is_told() {
    let mut merge = IslandMerge::new(3);
    for (k, last) in [(0, 6), (1, 3), (2, 5)] {
        merge.add(report(k, Phase::Running, (0..=last).map(|g| row(g, 5)).collect()));
    }
    merge.add(report(2, Phase::Solved, vec![row(6, 0)]));
    merge.add(report(0, Phase::LimitReached, vec![]));
    // It comes before the answer that bounded the others, which rest already, past it.
    let merged = merge.add(report(1, Phase::Solved, vec![row(4, 0)]));
    assert_eq!(merged.bounds, [(0, 4), (2, 3)]);
    assert_eq!((merged.progress.as_ref().unwrap().phase, shown(merged)), (Phase::Running, vec![]));
    assert_eq!(shown(merge.add(report(0, Phase::LimitReached, vec![row(4, 5)]))), []);
    let merged = merge.add(report(2, Phase::LimitReached, vec![row(3, 5)]));
    assert_eq!(merged.progress.as_ref().unwrap().phase, Phase::Solved);
    assert_eq!(shown(merged), [(4, 0, 110)]);
}

#[test]
fn the_earliest_generation_wins_and_then_the_first_island() {
    let mut merge = IslandMerge::new(3);
    for k in 0..3 {
        merge.add(report(k, Phase::Running, (0..6).map(|g| row(g, 3)).collect()));
    }
    let merged = merge.add(report(1, Phase::Solved, vec![row(6, 3), row(7, 3), row(8, 3), row(9, 0)]));
    assert_eq!(merged.bounds, [(0, 9), (2, 8)]);
    assert_eq!(merged.progress.unwrap().phase, Phase::Running);
    let merged = merge.add(report(2, Phase::Solved, vec![row(6, 4), row(7, 0)]));
    assert_eq!(merged.bounds, [(0, 7), (1, 7)]);
    merge.add(report(1, Phase::LimitReached, vec![row(7, 3)]));
    let merged = merge.add(report(0, Phase::LimitReached, vec![row(6, 2), row(7, 2)]));
    assert_eq!((merged.progress.as_ref().unwrap().phase, merge.winner()), (Phase::Solved, Some(2)));
    assert_eq!(shown(merged), [(6, 2, 180), (7, 0, 210)]);
}

#[test]
fn an_island_after_the_one_with_the_answer_stands_a_generation_before() {
    let mut merge = IslandMerge::new(2);
    merge.add(report(0, Phase::Solved, vec![row(0, 3), row(1, 3), row(2, 0)]));
    let merged = merge.add(report(1, Phase::LimitReached, vec![row(0, 2), row(1, 2)]));
    assert_eq!(shown(merged), [(0, 2, 0), (1, 2, 20), (2, 0, 30)]);
}

#[test]
fn a_later_answer_of_another_island_does_not_count_and_its_row_is_waited_for() {
    let mut merge = IslandMerge::new(2);
    merge.add(report(0, Phase::Running, vec![row(0, 9), row(1, 8)]));
    merge.add(report(1, Phase::Solved, [0, 1, 2, 3].map(|g| row(g, 3 - g as u32)).into()));
    let merged = merge.add(report(0, Phase::Solved, vec![row(2, 0)]));
    assert_eq!(merged.bounds, [(1, 1)]);
    let progress = merged.progress.unwrap();
    assert_eq!((progress.phase, progress.rows.len()), (Phase::Running, 0));
    let merged = merge.add(report(1, Phase::LimitReached, vec![row(1, 2)]));
    assert_eq!(merged.progress.as_ref().unwrap().phase, Phase::Solved);
    assert_eq!(shown(merged), [(2, 0, 30)]);
}

#[test]
fn without_an_answer_the_run_ends_as_its_islands_do() {
    let mut merge = IslandMerge::new(2);
    let rows = |best| (0..4).map(|g| row(g, best)).collect::<Vec<_>>();
    merge.add(report(0, Phase::LimitReached, rows(2)));
    let merged = merge.add(report(1, Phase::LimitReached, rows(1)));
    assert_eq!(merged.progress.unwrap().phase, Phase::LimitReached);
    let merged = merge.add(report(0, Phase::Running, vec![row(4, 2)]));
    assert_eq!(merged.progress.unwrap().phase, Phase::Running);
    // Of one that has nothing left to do the last row counts.
    let merged = merge.add(report(1, Phase::Ended(crate::evolve::End::Stalled), vec![]));
    assert_eq!(shown(merged), [(4, 1, 70)]);
}

#[test]
fn islands_are_told_what_all_have_come_to() {
    let mut merge = IslandMerge::new(2);
    let all: Vec<Logged> = (0..=WHOLE).map(|g| row(g, 3)).collect();
    assert_eq!(merge.add(report(0, Phase::Running, all.clone())).reached, None);
    assert_eq!(merge.add(report(1, Phase::Running, all[..10].to_vec())).reached, None);
    assert_eq!(merge.add(report(1, Phase::Running, all[10..].to_vec())).reached, Some(WHOLE));
    assert_eq!(merge.add(report(1, Phase::Running, vec![row(WHOLE + 2, 3)])).reached, None);
}

/// Reports of islands in this order, each of so many generations, and at last all that is left; the rows that are exported then.
fn exported(ends: &[u64], won: usize, order: &[(usize, u64)]) -> Vec<Generation> {
    let best = |island: usize, g: u64| {
        if island == won && g == ends[won] { 0 } else { 1 + (g * 7 + island as u64 * 3) as u32 % 11 }
    };
    let mut merge = IslandMerge::new(ends.len());
    let mut rows = Rows::new(ends.len() as u32);
    let mut told = vec![0; ends.len()];
    let mut send = |island: usize, count: u64| {
        let (from, to) = (told[island], (told[island] + count).min(ends[island] + 1));
        if from == to {
            return;
        }
        told[island] = to;
        let all = (from..to).map(|g| row(g, best(island, g)));
        let sent = all.filter(|r| r.number() + 1 == to || is_kept(r, false)).collect();
        let end = if island == won { Phase::Solved } else { Phase::LimitReached };
        let phase = if to > ends[island] { end } else { Phase::Running };
        let merged = merge.add(report(island as u32, phase, sent));
        merged.progress.into_iter().flat_map(|p| p.rows).for_each(|row| _ = rows.push(&row));
    };
    order.iter().for_each(|&(island, count)| send(island % ends.len(), count));
    (0..ends.len()).for_each(|island| send(island, u64::MAX / 2));
    rows.all()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Whoever reports first, and however much at once, the same rows are left.
    #[test]
    fn any_order_of_arrival_leaves_the_same_rows(
        end in 1u64..12_000,
        islands in 2usize..5,
        won in 0usize..5,
        order in prop::collection::vec((0usize..5, 1u64..4000), 0..60),
    ) {
        let won = won % islands;
        // Each goes to the last generation in which it could come before the answer.
        let ends: Vec<u64> = (0..islands).map(|k| if k <= won { end } else { end - 1 }).collect();
        let at_once = exported(&ends, won, &[]);
        prop_assert_eq!(at_once.last().map(|row| (row.generation, row.best)), Some((end, 0)));
        prop_assert_eq!(exported(&ends, won, &order), at_once);
    }
}

#[test]
fn a_run_that_is_stopped_before_the_others_have_caught_up_is_not_settled_and_goes_on() {
    let of = |merged: &Merged| merged.progress.as_ref().map(|p| (p.phase, p.island, p.rows.len()));
    let mut merge = IslandMerge::new(2);
    merge.add(report(0, Phase::Running, vec![row(0, 9)]));
    let merged = merge.add(report(1, Phase::Solved, vec![row(0, 5), row(1, 4), row(2, 0)]));
    assert_eq!((of(&merged), merged.bounds), (Some((Phase::Running, 1, 1)), vec![(0, 2)]));
    // Generations 1 and 2 of the first island could have come before it.
    assert_eq!(of(&merge.add(report(0, Phase::Stopped, vec![row(1, 8)]))), Some((Phase::Stopped, 1, 1)));
    assert_eq!(of(&merge.add(report(0, Phase::Running, vec![]))), Some((Phase::Running, 1, 0)));
    assert_eq!(of(&merge.add(report(0, Phase::Stopped, vec![row(2, 7)]))), Some((Phase::Solved, 1, 1)));
}

#[test]
fn islands_that_have_caught_up_do_not_end_a_run_in_which_others_are_stopped() {
    let phase = |merged: Merged| merged.progress.map(|p| p.phase);
    let mut merge = IslandMerge::new(3);
    merge.add(report(1, Phase::Running, vec![row(0, 9)]));
    merge.add(report(2, Phase::Solved, vec![row(0, 5), row(1, 0)]));
    assert_eq!(phase(merge.add(report(0, Phase::LimitReached, vec![row(0, 7), row(1, 6)]))), Some(Phase::Running));
    merge.add(report(0, Phase::Stopped, vec![]));
    assert_eq!(phase(merge.add(report(1, Phase::Stopped, vec![]))), Some(Phase::Stopped));
    // Resumed, the one that has caught up is the first to be heard.
    assert_eq!(phase(merge.add(report(0, Phase::LimitReached, vec![]))), Some(Phase::Stopped));
    assert_eq!(phase(merge.add(report(1, Phase::Running, vec![]))), Some(Phase::Running));
    assert_eq!(phase(merge.add(report(1, Phase::LimitReached, vec![row(1, 8)]))), Some(Phase::Solved));
}

#[test]
fn an_answer_is_told_again_where_not_all_have_been_heard_of() {
    let of = |merged: &Merged| merged.progress.as_ref().map(|p| (p.phase, p.island, p.rows.len()));
    let mut merge = IslandMerge::new(2);
    let answer = Some((Phase::Running, 0, 0));
    assert_eq!(of(&merge.add(report(0, Phase::Solved, vec![row(0, 9), row(1, 0)]))), answer);
    assert_eq!(of(&merge.add(report(0, Phase::Solved, vec![]))), answer);
    // One that the checker has refused is none.
    let mut merge = IslandMerge::new(2);
    assert_eq!(of(&merge.add(report(0, Phase::Rejected, vec![row(0, 9), row(1, 0)]))), None);
}
