//! Lesson 4: resets and escaping.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Resets and escaping",
        Text1 => "AI Escargot has one solution and many boards that lack only a digit or two. A population that has gathered around one of them is stuck in a basin: every small change makes it worse.",
        Text2 => "Every 20 generations, Waters lets the mutation rate jump from 1 % to 10 % and then decay a little with every board that grows. For a while random digits get in, fitness gets worse, and the population leaves the basin. Lane 1 does so. Lane 2 is hardly ever reset: its rate jumps only when all its boards are equally fit. Both start with the same seed, and so with the same boards.",
        Question => "Both lanes may use 2,000,000 evaluations, about 500 generations. Which one is ahead in more of 20 seeds?",
        Option1 => "Lane 1, with resets: they lead out of a basin",
        Option2 => "Neither: they differ by two seeds at most",
        Option3 => "Lane 2, without resets: they destroy what was found",
        Why1 => "A reset costs some generations. A basin that is never left costs all that are left.",
        Why2 => "Until generation 20 the lanes are the same run, and some seeds are solved by then. The others are where they differ.",
        Why3 => "A reset does make fitness worse at once. But what is lost is found again within a few generations, often in another basin. Some seeds of lane 2 are solved too: a population may leave a basin by itself.",
        Attempt => "Race resets every 20, 10 and 50 generations",
        Source1 => "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, III.E.4.a–c and figures 22 to 26.",
        Source2 => "A. Inkala, AI Escargot, 2006.",
    }
}

/// The texts of this lesson.
pub fn texts() -> Texts {
    Texts {
        title: Text::Title.text(),
        text: vec![Text::Text1.text(), Text::Text2.text()],
        question: Text::Question.text(),
        options: vec![Text::Option1.text(), Text::Option2.text(), Text::Option3.text()],
        reasons: vec![Text::Why1.text(), Text::Why2.text(), Text::Why3.text()],
        attempt: Text::Attempt.text(),
        sources: vec![Text::Source1.text(), Text::Source2.text()],
    }
}
