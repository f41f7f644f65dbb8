//! What a seat hands in, and its six signs.

use crate::study::class::code::{ClassCode, SEATS, SIGNS};

/// Signs before the last one.
const LENGTH: usize = 5;

/// How many values each part of an answer has.
const LESSONS: u64 = 16;
const CHOICES: u64 = 5;
const RESULTS: u64 = 9;
const TAGS: u64 = 31;

/// What a seat hands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Number of the lesson.
    pub lesson: u8,
    /// Number of the seat, from 1.
    pub seat: u16,
    /// The option that was predicted, from 0.
    pub choice: u8,
    /// What its run showed.
    pub shown: u8,
}

/// Why a text is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// It has more or fewer signs.
    Length,
    /// It has a sign that no answer has.
    Sign(char),
    /// A sign of it is wrong, or two have changed places.
    Slip,
    /// It is of another class.
    Class,
    /// It is of another lesson.
    Lesson(u8),
}

impl Answer {
    /// The answer as it is typed: six signs.
    pub fn code(&self, class: &ClassCode) -> String {
        let parts = [
            (u64::from(self.lesson), LESSONS),
            (u64::from(self.choice), CHOICES),
            (u64::from(self.shown), RESULTS),
            (class.tag(TAGS), TAGS),
        ];
        let number = parts.iter().fold(u64::from(self.seat), |number, (value, of)| number * of + value % of);
        let mut signs = [0u64; LENGTH + 1];
        let mut rest = number;
        for sign in signs[..LENGTH].iter_mut().rev() {
            (*sign, rest) = (rest % 31, rest / 31);
        }
        signs[LENGTH] = check(&signs[..LENGTH]);
        signs.iter().map(|&sign| char::from(SIGNS[sign as usize])).collect()
    }

    /// Reads an answer to a lesson, typed in capitals or not, with spaces or strokes between.
    ///
    /// # Errors
    ///
    /// It is none, or not one to this lesson of this class.
    pub fn read(text: &str, class: &ClassCode, lesson: u8) -> Result<Answer, AnswerError> {
        let mut signs = Vec::new();
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            if signs.len() > LENGTH {
                return Err(AnswerError::Length);
            }
            let found = SIGNS.iter().position(|&sign| char::from(sign) == c.to_ascii_uppercase());
            signs.push(found.ok_or(AnswerError::Sign(c))? as u64);
        }
        if signs.len() != LENGTH + 1 {
            return Err(AnswerError::Length);
        }
        if check(&signs[..LENGTH]) != signs[LENGTH] {
            return Err(AnswerError::Slip);
        }
        let mut rest = signs[..LENGTH].iter().fold(0, |number, sign| number * 31 + sign);
        let mut take = |of: u64| {
            let value = rest % of;
            rest /= of;
            value
        };
        let (tag, result, choice, of) = (take(TAGS), take(RESULTS), take(CHOICES), take(LESSONS));
        let seat = u16::try_from(rest).ok().filter(|seat| (1..=SEATS).contains(seat)).ok_or(AnswerError::Slip)?;
        match () {
            () if tag != class.tag(TAGS) => Err(AnswerError::Class),
            () if of != u64::from(lesson) => Err(AnswerError::Lesson(of as u8)),
            () => Ok(Answer { lesson, seat, choice: choice as u8, shown: result as u8 }),
        }
    }
}

/// The text that is kept of the answers of a class, a code in each line. Lines of the one `before` that cannot be read here, as those of
/// a later version, stay in it.
pub fn kept_text(answers: &[Answer], before: &str, class: &ClassCode, lesson: u8) -> String {
    let own = answers.iter().map(|answer| answer.code(class));
    let unread = before.lines().filter(|line| !line.is_empty() && Answer::read(line, class, lesson).is_err());
    own.chain(unread.map(str::to_string)).collect::<Vec<_>>().join("\n")
}

/// The answers in a text that is kept. Lines that cannot be read are left out.
pub fn answers_in(text: &str, class: &ClassCode, lesson: u8) -> Vec<Answer> {
    text.lines().filter_map(|line| Answer::read(line, class, lesson).ok()).collect()
}

/// What became of the answers `before` in two places, here and there: whatever either took in, without what either took back.
pub fn brought_together(before: &[Answer], here: &[Answer], there: &[Answer]) -> Vec<Answer> {
    let stays = |answer: &&Answer| !before.contains(answer) || here.contains(answer) && there.contains(answer);
    let came = there.iter().filter(|answer| !here.contains(answer));
    here.iter().chain(came).filter(stays).copied().collect()
}

/// The last sign: with it the sum of all, each times its place, is divided by 31.
fn check(signs: &[u64]) -> u64 {
    let sum: u64 = (2..).zip(signs).map(|(weight, sign)| weight * sign).sum();
    (31 - sum % 31) % 31
}

#[cfg(test)]
mod tests {
    use crate::study::class::answer::*;
    use crate::study::class::code::{results, shown};
    use crate::study::lessons::{LESSONS as ALL, repeat};

    fn class() -> ClassCode {
        ClassCode::of("kite 7").unwrap()
    }

    #[test]
    fn an_answer_is_read_back_however_it_is_typed() {
        for (lesson, seat, choice, shown) in [(1, 1, 0, 0), (15, SEATS, 4, 8), (4, 27, 2, 1), (6, 500, 3, 7)] {
            let answer = Answer { lesson, seat, choice, shown };
            let code = answer.code(&class());
            assert!(code.len() == 6 && code.bytes().all(|sign| SIGNS.contains(&sign)), "{code}");
            assert_eq!(Answer::read(&code, &class(), lesson), Ok(answer));
            let (one, two) = code.split_at(3);
            assert_eq!(Answer::read(&format!(" {}-{two} ", one.to_lowercase()), &class(), lesson), Ok(answer));
        }
    }

    #[test]
    fn what_cannot_be_read_stays_in_the_text_that_is_kept() {
        let [one, two] = [3, 14].map(|seat| Answer { lesson: 4, seat, choice: 2, shown: 1 });
        let before = kept_text(&[one, two], "", &class(), 4);
        assert_eq!(before, format!("{}\n{}", one.code(&class()), two.code(&class())));
        let after = kept_text(&[two], &format!("{before}\n\n=later"), &class(), 4);
        assert_eq!(after, format!("{}\n=later", two.code(&class())));
        assert_eq!(kept_text(&[], &after, &class(), 4), "=later");
    }

    #[test]
    fn what_two_places_took_in_and_took_back_comes_together() {
        let of = |seats: &[u16]| seats.iter().map(|&seat| Answer { lesson: 4, seat, choice: 2, shown: 1 }).collect();
        let together = |before: &[u16], here: &[u16], there: &[u16]| {
            let [before, here, there]: [Vec<Answer>; 3] = [before, here, there].map(of);
            brought_together(&before, &here, &there).iter().map(|answer| answer.seat).collect::<Vec<_>>()
        };
        assert_eq!(together(&[1, 2], &[1, 2, 3], &[1, 2, 4]), [1, 2, 3, 4]);
        assert_eq!(together(&[1, 2], &[2, 3], &[1]), [3]);
        assert_eq!(together(&[1], &[1, 2], &[]), [2]);
        assert_eq!(together(&[], &[5], &[5, 6]), [5, 6]);
    }

    /// Every wrong sign and every two neighbours that changed places.
    #[test]
    fn a_slip_of_the_fingers_is_told() {
        let answer = Answer { lesson: 4, seat: 27, choice: 2, shown: 0 };
        let code = answer.code(&class()).into_bytes();
        let read = |signs: Vec<u8>| Answer::read(&String::from_utf8(signs).unwrap(), &class(), 4);
        for place in 0..code.len() {
            for &sign in SIGNS.iter().filter(|&&sign| sign != code[place]) {
                let mut wrong = code.clone();
                wrong[place] = sign;
                assert_eq!(read(wrong), Err(AnswerError::Slip));
            }
            let mut swapped = code.clone();
            swapped.swap(place, (place + 1) % code.len());
            assert!(swapped == code || read(swapped) == Err(AnswerError::Slip));
        }
        let text = String::from_utf8(code).unwrap();
        assert_eq!(Answer::read(&text[1..], &class(), 4), Err(AnswerError::Length));
        assert_eq!(Answer::read(&format!("{text}2"), &class(), 4), Err(AnswerError::Length));
        assert_eq!(Answer::read("23456!", &class(), 4), Err(AnswerError::Sign('!')));
        assert_eq!(Answer::read(&text, &class(), 3), Err(AnswerError::Lesson(4)));
        assert_eq!(Answer::read(&text, &ClassCode::of("KITE8").unwrap(), 4), Err(AnswerError::Class));
    }

    #[test]
    fn every_lesson_has_room_in_an_answer_and_its_lanes_share_a_seed() {
        for (number, lesson) in (0u64..).zip(ALL) {
            let machine = lesson.machine().unwrap();
            assert!(machine.lanes.iter().all(|lane| lane.seed == machine.lanes[0].seed), "lesson {number}");
            assert!(number < LESSONS && u64::from(results(lesson.claim)) <= RESULTS);
        }
        let block = repeat::complete(&ALL[1].machine().unwrap(), 0).unwrap();
        assert!(shown(ALL[1].claim, &block) < results(ALL[1].claim));
    }
}
