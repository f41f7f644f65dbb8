//! Several islands shown as one run: their reports become one report, and the first answer bounds the others.
//!
//! A generation is shown once every island has told its row of it, or has stopped before: which rows are shown depends on their numbers
//! alone, never on when they come. The board of an answer does not wait for that: it is shown as soon as an island has it, and the
//! run goes on until no other island can come before it.

use std::collections::VecDeque;

use crate::evolve::island::Won;
use crate::evolve::joined::{Logged, joined};
use crate::threads::search::protocol::{Phase, Progress};
use crate::threads::search::recent::ahead;
use crate::threads::search::thin::{is_kept, next_kept};
use crate::threads::search::viewer::Shown;

/// What the islands of a run have reported so far.
#[derive(Default)]
pub struct IslandMerge {
    islands: Vec<Option<Standing>>,
    won: Option<Won>,
    /// The latest generation of which the joined row is kept.
    kept: Option<u64>,
    /// The latest generation that was shown.
    shown: Option<u64>,
    /// The latest generation that islands were told all have come to.
    told: u64,
}

struct Standing {
    /// Rows that are kept and not joined yet, oldest first.
    ahead: VecDeque<Logged>,
    /// The latest of the others, in case that all islands come to the same one: they are shown for a while.
    passing: VecDeque<Logged>,
    /// The last row that was joined.
    behind: Option<Logged>,
    /// The latest report, its rows and its view apart.
    report: Progress,
    /// Its latest view, and whether it was told yet.
    view: Option<Shown>,
    is_told: bool,
}

/// What follows from a report.
#[derive(Default)]
pub struct Merged {
    /// The run as a whole, once every island has been heard of; before, an answer alone.
    pub progress: Option<Progress>,
    /// For each other island, the last generation in which it could come before the answer that is known.
    pub bounds: Vec<(u32, u64)>,
    /// The generation that all islands have come to, where they are to know it.
    pub reached: Option<u64>,
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
        let Some(place) = self.islands.get_mut(island) else { return Merged::default() };
        let view = report.algorithm_view.take();
        let phase = report.phase;
        match place {
            Some(standing) => standing.report = report,
            None => *place = Some(Standing::new(report)),
        }
        if let Some((standing, view)) = place.as_mut().zip(view) {
            (standing.view, standing.is_told) = (Some(view), false);
        }
        let generation = place.as_mut().and_then(|standing| standing.take_in(rows));
        let bounds = generation.map(|g| self.bound(island, g, phase)).unwrap_or_default();
        let Some(standings) = self.islands.iter_mut().map(Option::as_mut).collect::<Option<Vec<_>>>() else {
            let has_won = phase == Phase::Solved && self.winner() == Some(island as u32);
            let first = self.islands[island].as_mut().filter(|_| has_won);
            return Merged { progress: first.map(Standing::answer), bounds, reached: None };
        };
        let mut all = All { islands: standings, won: self.won };
        let rows = all.rows(&mut self.kept, self.shown);
        self.shown = rows.last().map(Logged::number).or(self.shown);
        let shown = all.shown();
        let progress = all.progress(shown);
        let algorithm_view = all.islands[shown].tell_view(progress.phase != Phase::Running);
        let progress = Progress { rows, algorithm_view, ..progress };
        let common = all.common();
        let reached = Some(common).filter(|c| *c >= self.told + ahead(self.islands.len() as u32) / 4);
        self.told = reached.unwrap_or(self.told);
        Merged { progress: Some(progress), bounds, reached }
    }

    /// An answer that comes before the one that is known bounds the other islands.
    fn bound(&mut self, island: usize, generation: u64, phase: Phase) -> Vec<(u32, u64)> {
        let mine = Won { generation, island: island as u32 };
        let earlier = self.won.is_none_or(|won| mine < won);
        if !matches!(phase, Phase::Solved | Phase::Rejected) || !earlier {
            return Vec::new();
        }
        self.won = Some(mine);
        (0..self.islands.len() as u32).filter(|&k| k != mine.island).map(|k| (k, mine.last_chance(k))).collect()
    }
}

impl Standing {
    fn new(report: Progress) -> Standing {
        Standing { ahead: VecDeque::new(), passing: VecDeque::new(), behind: None, report, view: None, is_told: false }
    }

    /// The view, where it is news or the run rests: the report that ends a run may be that of another island.
    fn tell_view(&mut self, rests: bool) -> Option<Shown> {
        let was_told = std::mem::replace(&mut self.is_told, true);
        self.view.clone().filter(|_| rests || !was_told)
    }

    /// Its answer, while not all islands have been heard of: the run goes on, and no row of it is whole.
    fn answer(&mut self) -> Progress {
        Progress { phase: Phase::Running, algorithm_view: self.tell_view(true), ..self.report.clone() }
    }

    /// Takes in rows; the generation of the last row. Where an island was sent back, what it did since is forgotten.
    fn take_in(&mut self, rows: Vec<Logged>) -> Option<u64> {
        for row in rows {
            for rows in [&mut self.ahead, &mut self.passing] {
                while rows.back().is_some_and(|last| last.number() >= row.number()) {
                    rows.pop_back();
                }
            }
            if self.behind.as_ref().is_some_and(|behind| behind.number() >= row.number()) {
                continue;
            }
            if is_kept(&row, false) {
                self.ahead.push_back(row);
            } else {
                self.passing.push_back(row);
            }
        }
        if self.passing.len() > PASSING {
            self.passing.drain(..self.passing.len() - PASSING);
        }
        self.last().map(Logged::number)
    }

    /// Goes past a generation whose joined row is kept.
    fn pass(&mut self, generation: u64) {
        for rows in [&mut self.passing, &mut self.ahead] {
            while rows.front().is_some_and(|row| row.number() <= generation) {
                let row = rows.pop_front();
                if row.as_ref().map(Logged::number) > self.behind.as_ref().map(Logged::number) {
                    self.behind = row;
                }
            }
        }
    }

    fn last(&self) -> Option<&Logged> {
        [self.behind.as_ref(), self.ahead.back(), self.passing.back()]
            .into_iter()
            .flatten()
            .max_by_key(|row| row.number())
    }

    fn generation(&self) -> u64 {
        self.last().map(Logged::number).unwrap_or_default()
    }

    /// The row of a generation; with `stopped`, the last one before it.
    fn at(&self, generation: u64, stopped: bool) -> Option<&Logged> {
        let last = self.last()?;
        if last.number() <= generation {
            return (stopped || last.number() == generation).then_some(last);
        }
        let row = |rows: &VecDeque<Logged>| rows.binary_search_by_key(&generation, Logged::number).ok();
        row(&self.ahead).map(|k| &self.ahead[k]).or_else(|| row(&self.passing).map(|k| &self.passing[k]))
    }

    /// Whether it will never go on.
    fn has_ended(&self) -> bool {
        matches!(self.report.phase, Phase::Ended(_))
    }
}

/// Passing rows that are remembered of an island: more than islands are apart where they exchange individuals.
const PASSING: usize = 4096;

/// Every island of a run, each of which has been heard of.
struct All<'a> {
    islands: Vec<&'a mut Standing>,
    won: Option<Won>,
}

impl All<'_> {
    /// The rows that have become whole: those that are kept, and the latest.
    fn rows(&mut self, kept: &mut Option<u64>, shown: Option<u64>) -> Vec<Logged> {
        let until = self.won.map_or(u64::MAX, |won| won.generation);
        let mut rows = Vec::new();
        loop {
            let next = kept.map_or(0, next_kept);
            // The row of an answer is whole when it is known to be the first.
            let Some(row) = (next < until).then(|| self.at(next, false)).flatten() else { break };
            self.islands.iter_mut().for_each(|standing| standing.pass(next));
            rows.push(row);
            *kept = Some(next);
        }
        let rest = self.is_at_rest();
        let last = match rest {
            true => self.islands.iter().map(|s| s.generation()).max().map(|last| last.min(until)),
            false => self.common_row().filter(|last| *last < until),
        };
        // At an end the row may have become another one: the last row of an island counts that has stopped.
        let is_news =
            |last: &u64| kept.is_none_or(|kept| *last > kept) && (rest || shown.is_none_or(|shown| *last > shown));
        rows.extend(last.filter(is_news).and_then(|last| self.at(last, rest)));
        rows
    }

    /// The joined row of a generation, where every island has told its own or never will; with `rest` no island goes on.
    fn at(&self, generation: u64, rest: bool) -> Option<Logged> {
        let rows = self.islands.iter().map(|s| s.at(generation, rest || s.has_ended()));
        let rows = rows.collect::<Option<Vec<&Logged>>>()?;
        rows.iter().any(|row| row.number() == generation).then(|| joined(generation, &rows))
    }

    /// The latest generation that islands which are not kept back have told in common.
    fn common_row(&self) -> Option<u64> {
        let last = self.islands.iter().filter(|s| !s.has_ended()).min_by_key(|s| s.generation());
        let last = last.or_else(|| self.islands.iter().max_by_key(|s| s.generation()))?;
        last.passing.iter().rev().map(Logged::number).find(|g| self.at(*g, false).is_some())
    }

    /// The generation that all islands have come to, but for those that have ended.
    fn common(&self) -> u64 {
        self.islands.iter().filter(|s| !s.has_ended()).map(|s| s.generation()).min().unwrap_or_default()
    }

    /// Whether nobody goes on: there is an answer that none can come before, or every island has ended or reached its limit.
    fn is_at_rest(&self) -> bool {
        let mut islands = (0u32..).zip(self.islands.iter().map(|s| (s.report.phase, s.generation())));
        match self.won {
            Some(won) => {
                islands.all(|(k, (phase, generation))| match phase {
                    Phase::Running | Phase::Paused => false,
                    Phase::Stopped => generation >= won.last_chance(k),
                    _ => true,
                }) && !self.is_past(won)
            }
            None => islands.all(|(_, (phase, _))| matches!(phase, Phase::Ended(_) | Phase::LimitReached)),
        }
    }

    /// Whether an island has gone past the answer, or found a later one, and is yet to go back.
    fn is_past(&self, won: Won) -> bool {
        let mut others = (0u32..).zip(&self.islands).filter(|(k, _)| *k != won.island);
        others.any(|(k, standing)| standing.generation() > won.last_chance(k))
    }

    /// The island whose board is shown. A run that is paused tells the fitness of its last generation, in which one that was ahead may
    /// have fallen behind; while it goes on, that would make the board another one all the time.
    fn shown(&self) -> usize {
        let is_paused = self.phase() == Phase::Paused;
        let fitness = |standing: &Standing| match standing.last() {
            Some(last) if is_paused && standing.report.phase == Phase::Paused => last.row.best,
            _ => standing.report.found,
        };
        match self.won {
            Some(won) => won.island as usize,
            None => (0..self.islands.len()).min_by_key(|&k| fitness(self.islands[k])).unwrap_or(0),
        }
    }

    /// The report of the run, that of the island that is shown but for what is of all.
    fn progress(&self, shown: usize) -> Progress {
        let reports = || self.islands.iter().map(|s| &s.report);
        let elapsed = reports().map(|r| r.elapsed).fold(0.0, f64::max);
        let found = reports().map(|r| r.found).min().unwrap_or_default();
        Progress { phase: self.phase(), elapsed, found, ..self.islands[shown].report.clone() }
    }

    /// How the run stands: it goes on while an island does, and its end is that of the island with the answer.
    fn phase(&self) -> Phase {
        let phases = || self.islands.iter().map(|s| s.report.phase);
        let live = phases().find(|p| *p == Phase::Running).or_else(|| phases().find(|p| *p == Phase::Paused));
        let live = live.or_else(|| self.won.filter(|won| self.is_past(*won)).map(|_| Phase::Running));
        let settled = self.won.filter(|_| self.is_at_rest());
        let winner = settled.map(|won| self.islands[won.island as usize].report.phase);
        // An island that is at its limit may have been brought there by the answer.
        let rest = || [Phase::Stopped, Phase::LimitReached].into_iter().find(|rest| phases().any(|p| p == *rest));
        live.or(winner).or_else(rest).or_else(|| phases().next()).unwrap_or(Phase::Stopped)
    }
}

#[cfg(test)]
mod tests;
