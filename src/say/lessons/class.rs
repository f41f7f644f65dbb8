//! A class without a server: what the phones and the projector say.

use crate::say::number::{Count, Number};
use crate::study::class::{AnswerError, Handed};
use crate::study::lessons::Claim;

labels! {
    /// Phones and projector.
    pub enum Class {
        Title => "With a class",
        About => "Each phone runs this lesson with a seed of its own and shows a short answer code; typed here, the codes become the histogram of the class. No server, no names: nothing leaves a phone but its code.",
        OpenWall => "Open the class view",
        CloseWall => "Close the class view",
        Join => "Join",
        Leave => "Leave the class",
        OnWall => "Class code",
        JoinCode => "QR code to join",
        Seat => "Seat number",
        RunSeat => "Run my seed",
        Yours => "Your answer code",
        Tell => "Tell it to your teacher.",
        Entry => "Answer code",
        Enter => "Enter",
        Predictions => "Predictions",
        Results => "What the seeds showed",
        Answers => "Answers",
        Prediction => "Prediction",
        Result => "Result",
        Checked => "Run again",
        Agrees => "agrees",
        Disagrees => "disagrees; the run made here counts",
        Waiting => "waiting",
        TakeBack => "Remove",
        CheckRest => "Run the rest",
        NoCode => "Enter the class code: letters and digits, twelve at most.",
        NoSeat => "Enter a whole number from 1 to 999.",
    }
}

messages! {
    /// Counts and results of a class.
    pub enum ClassText {
        YourSeed { seat: Number, seed: u64 } => "Seat {seat} has seed {seed}.",
        Showed { result: String } => "Your seed: {result}.",
        Solved => "solved",
        NotSolved => "not solved",
        Ahead { lane: usize } => "lane {lane} ahead",
        Neither { first: usize, second: usize } => "neither lane {first} nor lane {second} ahead",
        Two { first: String, second: String } => "{first}; {second}",
        Collected { answers: Count, checked: Number } => "{answers}, {checked} run again",
        New { seat: Number } => "Seat {seat} is counted.",
        Again { seat: Number } => "Seat {seat} was already counted.",
        Taken { seat: Number } => "Seat {seat} already has another answer, which stays. Remove that first.",
        Length => "An answer code has six characters.",
        Sign { sign: char } => "No answer code contains “{sign}”.",
        Slip => "A character is wrong, or two are swapped. Check the code again.",
        OtherClass => "This code belongs to another class.",
        OtherLesson { lesson: u8 } => "This code belongs to lesson {lesson}.",
    }
}

/// What came of handing in an answer.
pub fn handed(seat: u16, handed: Handed) -> ClassText {
    let seat = Number::from(u32::from(seat));
    match handed {
        Handed::New => ClassText::New { seat },
        Handed::Again => ClassText::Again { seat },
        Handed::Taken => ClassText::Taken { seat },
    }
}

/// Why a text is no answer.
pub fn refused(error: AnswerError) -> ClassText {
    match error {
        AnswerError::Length => ClassText::Length,
        AnswerError::Sign(sign) => ClassText::Sign { sign },
        AnswerError::Slip => ClassText::Slip,
        AnswerError::Class => ClassText::OtherClass,
        AnswerError::Lesson(lesson) => ClassText::OtherLesson { lesson },
    }
}

/// A result as `study::class::shown` counts them.
pub fn result(claim: Claim, shown: u8) -> ClassText {
    let pair = |first: usize, second: usize, shown: u8| match shown {
        0 => ClassText::Ahead { lane: first + 1 },
        2 => ClassText::Ahead { lane: second + 1 },
        _ => ClassText::Neither { first: first.min(second) + 1, second: first.max(second) + 1 },
    };
    match claim {
        Claim::Share(_) if shown == 0 => ClassText::NotSolved,
        Claim::Share(_) => ClassText::Solved,
        Claim::Ahead(first, second) => pair(first, second, shown),
        Claim::Both([a, b, c, d]) => {
            ClassText::Two { first: pair(a, b, shown / 3).text(), second: pair(c, d, shown % 3).text() }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::say::lessons::class::result;
    use crate::study::class::results;
    use crate::study::lessons::Claim;

    #[test]
    fn every_result_of_a_claim_is_told_apart() {
        for claim in [Claim::Share(0), Claim::Ahead(1, 0), Claim::Both([0, 2, 1, 3])] {
            let mut told: Vec<String> = (0..results(claim)).map(|shown| result(claim, shown).text()).collect();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), usize::from(results(claim)), "{told:?}");
        }
        assert_eq!(result(Claim::Ahead(1, 0), 0).text(), "lane 2 ahead");
        assert_eq!(result(Claim::Both([0, 2, 1, 3]), 5).text(), "neither lane 1 nor lane 3 ahead; lane 4 ahead");
    }
}
