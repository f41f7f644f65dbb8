//! The answers of a class, each run again.

use crate::evolve::Recipe;
use crate::study::class::answer::Answer;
use crate::study::class::code::{ClassCode, SEATS, shown};
use crate::study::lessons::{Claim, Machine};
use crate::study::trials::{Traced, Trials};

/// What came of handing in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// It counts.
    New,
    /// It was there already.
    Again,
    /// The seat has handed in another one, which stays.
    Taken,
}

/// The answers of a class, and the runs that are made again.
#[derive(Clone, Debug, PartialEq)]
pub struct Collected {
    answers: Vec<Answer>,
    /// Every seat there could be, in order; the first is of no seat.
    trials: Trials,
}

impl Collected {
    /// Nothing yet.
    pub fn new(machine: &Machine, class: &ClassCode) -> Collected {
        let trials = Trials::new(class.lanes(machine, 0), u32::from(SEATS) + 1);
        Collected { answers: Vec::new(), trials }
    }

    /// Takes an answer.
    pub fn hand_in(&mut self, answer: Answer) -> Handed {
        match self.answers.iter().find(|known| known.seat == answer.seat) {
            Some(known) if *known == answer => Handed::Again,
            Some(_) => Handed::Taken,
            None => {
                self.answers.push(answer);
                Handed::New
            }
        }
    }

    /// Takes the answer of a seat back.
    pub fn take_back(&mut self, seat: u16) {
        self.answers.retain(|answer| answer.seat != seat);
    }

    /// Has these answers and no others; what is known of seats that stay is kept.
    pub fn become_these(&mut self, answers: &[Answer]) {
        self.answers.retain(|own| answers.contains(own));
        answers.iter().for_each(|&answer| {
            self.hand_in(answer);
        });
    }

    /// The answers, in the order in which they came.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The run of this number.
    pub fn run(&self, number: u32) -> Recipe {
        self.trials.run(number as usize)
    }

    /// Lanes of every seat.
    pub fn lanes(&self) -> &[Recipe] {
        self.trials.lanes()
    }

    fn numbers(&self, seat: u16) -> impl Iterator<Item = usize> + use<> {
        let lanes = self.trials.lanes().len();
        let first = usize::from(seat) * lanes;
        first..first + lanes
    }

    /// Runs that are to be made, by number.
    pub fn left(&self) -> impl Iterator<Item = u32> {
        let all = self.answers.iter().flat_map(|answer| self.numbers(answer.seat));
        all.filter(|&number| self.trials.traced(number).is_none()).map(|number| number as u32)
    }

    /// Takes what came of a run.
    pub fn take(&mut self, traced: Traced) {
        self.trials.take(traced);
    }

    /// The runs of these seats that are made, as if they were all there are.
    fn of_seats(&self, seats: impl Iterator<Item = u16>) -> Trials {
        let whole = |seat: &u16| self.numbers(*seat).all(|number| self.trials.traced(number).is_some());
        let seats: Vec<u16> = seats.filter(whole).collect();
        let mut trials = Trials::new(self.trials.lanes().to_vec(), seats.len() as u32);
        let numbers = seats.iter().flat_map(|&seat| self.numbers(seat));
        for (task, traced) in (0..).zip(numbers.filter_map(|number| self.trials.traced(number))) {
            let mut traced = traced.clone();
            traced.outcome.task = task;
            trials.take(traced);
        }
        trials
    }

    /// All runs that are made.
    pub fn together(&self) -> Trials {
        self.of_seats(self.answers.iter().map(|answer| answer.seat))
    }

    /// What the runs of a seat show, once they are made again.
    pub fn shown(&self, claim: Claim, seat: u16) -> Option<u8> {
        let trials = self.of_seats(std::iter::once(seat));
        (trials.seeds() == 1).then(|| shown(claim, &trials))
    }

    /// Whether an answer says what its runs show, once they are made again.
    pub fn agrees(&self, claim: Claim, answer: &Answer) -> Option<bool> {
        self.shown(claim, answer.seat).map(|shown| shown == answer.shown)
    }
}

#[cfg(test)]
mod tests {
    use crate::study::class::collected::*;
    use crate::study::lessons::LESSONS;
    use crate::study::trials::Trial;

    fn class() -> ClassCode {
        ClassCode::of("kite 7").unwrap()
    }

    fn complete(collected: &mut Collected) {
        for number in collected.left().collect::<Vec<_>>() {
            let mut trial = Trial::of(&collected.run(number)).unwrap();
            while !trial.advance(0) {}
            collected.take(trial.traced(number, 0));
        }
    }

    #[test]
    fn what_a_seat_shows_is_run_again_and_what_disagrees_is_marked() {
        let (lesson, machine) = (LESSONS[1], LESSONS[1].machine().unwrap());
        let mut collected = Collected::new(&machine, &class());
        let mut solved = 0;
        for seat in 1..=12 {
            let mut trials = class().trials(&machine, seat);
            let mut trial = Trial::of(&trials.run(0)).unwrap();
            while !trial.advance(0) {}
            trials.take(trial.traced(0, 0));
            let honest = shown(lesson.claim, &trials);
            solved += usize::from(honest);
            // The last one claims the contrary.
            let said = if seat == 12 { 1 - honest } else { honest };
            let answer = Answer { lesson: 1, seat, choice: 2, shown: said };
            assert_eq!(collected.hand_in(answer), Handed::New);
            assert_eq!(collected.hand_in(answer), Handed::Again);
            assert_eq!(collected.hand_in(Answer { choice: 0, ..answer }), Handed::Taken);
        }
        assert_eq!((collected.answers().len(), collected.left().count()), (12, 12));
        assert_eq!(collected.agrees(lesson.claim, &collected.answers()[0]), None);
        complete(&mut collected);
        let disagree: Vec<u16> = collected
            .answers()
            .iter()
            .filter(|a| collected.agrees(lesson.claim, a) == Some(false))
            .map(|a| a.seat)
            .collect();
        assert_eq!(disagree, [12]);
        let together = collected.together();
        assert_eq!((together.seeds(), together.summary(0).solved, together.is_complete()), (12, solved, true));
        collected.take_back(12);
        assert_eq!((collected.answers().len(), collected.together().seeds()), (11, 11));
    }
}
