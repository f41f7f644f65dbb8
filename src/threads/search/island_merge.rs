//! Several islands shown as one run: their reports become one report, and the first answer bounds the others.

use crate::evolve::Generation;
use crate::evolve::island::Won;
use crate::threads::search::protocol::{Phase, Progress};

/// What the islands of a run have reported so far.
#[derive(Default)]
pub struct IslandMerge {
    islands: Vec<Option<Standing>>,
    won: Option<Won>,
    /// Rows of the first island that another one has yet to come to: an answer may be found before them.
    ahead: Vec<Generation>,
    /// The latest generation that was shown.
    shown: Option<u64>,
    /// Whether the row of the answer was shown: islands at rest may be asked again.
    answered: bool,
}

struct Standing {
    row: Generation,
    /// The latest report, its rows apart.
    report: Progress,
}

/// What follows from a report.
#[derive(Default)]
pub struct Merged {
    /// The run as a whole, once every island has been heard of.
    pub progress: Option<Progress>,
    /// For each other island, the last generation in which it could come before the answer that is known.
    pub bounds: Vec<(u32, u64)>,
}

impl IslandMerge {
    /// Nothing is reported yet.
    pub fn new(islands: usize) -> IslandMerge {
        IslandMerge { islands: (0..islands).map(|_| None).collect(), ..IslandMerge::default() }
    }

    /// The island with the answer.
    pub fn winner(&self) -> Option<u32> {
        self.won.map(|won| won.island)
    }

    /// Takes in the report of an island.
    pub fn add(&mut self, mut report: Progress) -> Merged {
        let island = report.island as usize;
        let rows = std::mem::take(&mut report.rows);
        let Some(standing) = self.islands.get_mut(island) else { return Merged::default() };
        let row = rows.last().cloned().or(standing.take().map(|s| s.row));
        let Some(row) = row else { return Merged::default() };
        let bounds = self.bound(island, &row, report.phase);
        let algorithm_view = report.algorithm_view.take();
        self.islands[island] = Some(Standing { row, report });
        if island == 0 {
            let latest = self.ahead.last().map(|row| row.generation).or(self.shown);
            self.ahead.extend(rows.into_iter().filter(|row| latest.is_none_or(|latest| row.generation > latest)));
        }
        let Some(standings) = self.islands.iter().map(Option::as_ref).collect::<Option<Vec<&Standing>>>() else {
            return Merged { progress: None, bounds };
        };
        let phase = phase(&standings, self.won);
        let shown = match self.won {
            Some(won) => won.island as usize,
            None => (0..standings.len()).min_by_key(|&k| standings[k].report.found).unwrap_or(0),
        };
        // The chart follows the first island's generations as far as all have come, and ends with that of the answer.
        let resting = !matches!(phase, Phase::Running | Phase::Paused);
        let all = standings.iter().map(|s| s.row.generation).min().unwrap_or_default();
        let until = if resting { u64::MAX } else { all };
        let mut rows: Vec<Generation> = self.ahead.extract_if(.., |row| row.generation <= until).collect();
        if let (Some(won), Phase::Solved | Phase::Rejected, false) = (self.won, phase, self.answered) {
            self.answered = true;
            rows.retain(|row| row.generation < won.generation);
            rows.push(standings[shown].row.clone());
        }
        self.shown = rows.last().map(|row| row.generation).or(self.shown);
        let rows = rows.iter().map(|row| merged_row(row, &standings)).collect();
        let elapsed = standings.iter().map(|s| s.report.elapsed).fold(0.0, f64::max);
        let found = standings.iter().map(|s| s.report.found).min().unwrap_or_default();
        let algorithm_view = algorithm_view.filter(|_| island == shown);
        let progress = Progress { phase, rows, elapsed, found, algorithm_view, ..standings[shown].report.clone() };
        Merged { progress: Some(progress), bounds }
    }

    /// An answer that comes before the one that is known bounds the other islands.
    fn bound(&mut self, island: usize, row: &Generation, phase: Phase) -> Vec<(u32, u64)> {
        let mine = Won { generation: row.generation, island: island as u32 };
        let earlier = self.won.is_none_or(|won| mine < won);
        if !matches!(phase, Phase::Solved | Phase::Rejected) || !earlier {
            return Vec::new();
        }
        self.won = Some(mine);
        (0..self.islands.len() as u32).filter(|&k| k != mine.island).map(|k| (k, mine.last_chance(k))).collect()
    }
}

/// How the run stands: it goes on while an island does, and its end is that of the island with the answer.
fn phase(standings: &[&Standing], won: Option<Won>) -> Phase {
    let phases = || standings.iter().map(|s| s.report.phase);
    let live = phases().find(|p| *p == Phase::Running).or_else(|| phases().find(|p| *p == Phase::Paused));
    let winner = won.map(|won| standings[won.island as usize].report.phase);
    let rest = || phases().find(|p| matches!(p, Phase::Stopped | Phase::LimitReached));
    live.or(winner).or_else(rest).or_else(|| phases().next()).unwrap_or(Phase::Stopped)
}

/// One row of all islands: the best and the worst of any, means of means, the sum of what was evaluated.
fn merged_row(row: &Generation, standings: &[&Standing]) -> Generation {
    let count = standings.len() as f64;
    let mean = |f: fn(&Generation) -> f64| standings.iter().map(|s| f(&s.row)).sum::<f64>() / count;
    // An answer belongs to its own generation.
    let later = |s: &Standing| s.row.best == 0 && s.row.generation > row.generation;
    Generation {
        generation: row.generation,
        evaluations: standings.iter().map(|s| s.row.evaluations).sum(),
        best: standings.iter().filter(|s| !later(s)).map(|s| s.row.best).fold(row.best, u32::min),
        mean: mean(|r| r.mean),
        worst: standings.iter().map(|s| s.row.worst).max().unwrap_or(row.worst),
        diversity: mean(|r| r.diversity),
        mutation_rate: mean(|r| r.mutation_rate),
        events: row.events.clone(),
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Grid, Shape};
    use crate::threads::search::island_merge::*;

    fn row(generation: u64, best: u32) -> Generation {
        Generation {
            generation,
            evaluations: generation * 10,
            best,
            mean: f64::from(best + 2),
            worst: best + 4,
            diversity: 0.5,
            mutation_rate: 0.1,
            events: Vec::new(),
        }
    }

    fn report(island: u32, phase: Phase, rows: Vec<Generation>) -> Progress {
        let found = rows.iter().map(|r| r.best).min().unwrap_or(9);
        let best = Grid::empty(Shape::Flat4);
        Progress { id: 1, island, phase, rows, found, best, elapsed: 5.0, mismatches: 0, algorithm_view: None }
    }

    #[test]
    fn rows_are_of_all_islands_and_follow_the_first() {
        let mut merge = IslandMerge::new(2);
        assert!(merge.add(report(0, Phase::Running, vec![row(1, 8)])).progress.is_none());
        let merged = merge.add(report(1, Phase::Running, vec![row(1, 4)])).progress.unwrap();
        let expected = Generation { evaluations: 20, best: 4, mean: 8.0, worst: 12, ..row(1, 8) };
        assert_eq!((merged.rows, merged.found), (vec![expected], 4));
        // Nobody knows yet whether the second island has an answer in its second generation.
        assert_eq!(merge.add(report(0, Phase::Running, vec![row(2, 6)])).progress.unwrap().rows, []);
        let merged = merge.add(report(1, Phase::Running, vec![row(2, 5)])).progress.unwrap();
        assert_eq!(merged.rows.iter().map(|r| (r.generation, r.best, r.evaluations)).collect::<Vec<_>>(), [(2, 5, 40)]);
    }

    #[test]
    fn what_an_island_did_past_the_answer_is_neither_shown_nor_counted() {
        let mut merge = IslandMerge::new(2);
        merge.add(report(0, Phase::Running, vec![row(1, 5), row(2, 4), row(3, 3), row(4, 3)]));
        let merged = merge.add(report(1, Phase::Running, vec![row(1, 5)])).progress.unwrap();
        assert_eq!(merged.rows.iter().map(|r| r.generation).collect::<Vec<_>>(), [1]);
        let merged = merge.add(report(1, Phase::Solved, vec![row(2, 0)]));
        assert_eq!(merged.bounds, [(0, 2)]);
        // Its thread says what it had evaluated by then.
        let merged = merge.add(report(0, Phase::LimitReached, vec![row(5, 3), row(2, 3)])).progress.unwrap();
        assert_eq!(merged.phase, Phase::Solved);
        assert_eq!(merged.rows.iter().map(|r| (r.generation, r.best, r.evaluations)).collect::<Vec<_>>(), [(2, 0, 40)]);
        // Islands at rest that are asked again add nothing.
        assert_eq!(merge.add(report(1, Phase::Solved, Vec::new())).progress.unwrap().rows, []);
    }

    #[test]
    fn the_earliest_generation_wins_and_then_the_first_island() {
        let mut merge = IslandMerge::new(3);
        for k in 0..3 {
            merge.add(report(k, Phase::Running, vec![row(5, 3)]));
        }
        let merged = merge.add(report(1, Phase::Solved, vec![row(9, 0)]));
        assert_eq!(merged.bounds, [(0, 9), (2, 8)]);
        assert_eq!(merged.progress.unwrap().phase, Phase::Running);
        let merged = merge.add(report(2, Phase::Solved, vec![row(7, 0)]));
        assert_eq!(merged.bounds, [(0, 7), (1, 7)]);
        let merged = merge.add(report(0, Phase::LimitReached, vec![row(6, 2), row(7, 2)]));
        let all = merged.progress.unwrap();
        assert_eq!((all.phase, merge.winner()), (Phase::Solved, Some(2)));
        assert_eq!(all.rows.iter().map(|r| (r.generation, r.best)).collect::<Vec<_>>(), [(6, 2), (7, 0)]);
    }

    #[test]
    fn without_an_answer_the_run_ends_as_its_islands_do() {
        let mut merge = IslandMerge::new(2);
        merge.add(report(0, Phase::LimitReached, vec![row(3, 2)]));
        let merged = merge.add(report(1, Phase::LimitReached, vec![row(3, 1)]));
        assert_eq!(merged.progress.unwrap().phase, Phase::LimitReached);
        let merged = merge.add(report(0, Phase::Running, vec![row(4, 2)]));
        assert_eq!(merged.progress.unwrap().phase, Phase::Running);
    }
}
