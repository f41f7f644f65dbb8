//! Lesson 7: selection pressure.

use crate::say::lessons::texts::Texts;

labels! {
    /// Its texts.
    pub enum Text {
        Title => "Selection pressure",
        Text1 => "Selection prefers fitter parents; how strongly it does so is its pressure. A tournament draws some individuals at random and takes the fittest: the larger it is, the higher the pressure. Linear ranking sets how many copies the best is expected to have. Here selection is on its own first: move the slider, and see how soon the best takes over and what theory says.",
        Text2 => "Then the real run: a genetic algorithm on a 9×9 puzzle, with 300 boards whose boxes are genes, with crossover, and with mutation of a box in five. Lane 1 has tournaments of 2, lane 2 of 4, lane 3 of 100. Everything else is the same.",
        Question => "Each lane may count 100,000 boards. Which one is ahead of both others in more of 20 seeds?",
        Option1 => "Lane 1, tournaments of 2: it keeps most to choose from",
        Option2 => "Lane 2, tournaments of 4: neither too little pressure nor too much",
        Option3 => "Lane 3, tournaments of 100: it follows the best at once",
        Option4 => "None: no lane is ahead of both others",
        Why1 => "It keeps a lot, but mutation spoils as much as so little pressure picks out. Step through it in the Lab: the mean fitness stops falling early, far above that of lane 2.",
        Why2 => "Its pressure outweighs what mutation spoils, and boards still differ enough for crossover to put together something new. The number 4 is no law: what is best depends on population, mutation and puzzle, none of which stands in the formulas.",
        Why3 => "It is ahead at first, and wins where that is enough. But within some ten generations its boards are nearly alike; what they have lost only mutation can bring back.",
        Why4 => "That would be so if pressure hardly mattered. But with too little of it good boards are lost, with too much all others.",
        Attempt => "Sweep the tournament size from 1, no selection, to 100",
        Source1 => "D. E. Goldberg and K. Deb, A comparative analysis of selection schemes used in genetic algorithms, FOGA 1, 1991.",
        Source2 => "T. Blickle and L. Thiele, A comparison of selection schemes used in evolutionary algorithms, Evolutionary Computation 4, 1996.",
        Source3 => "T. Motoki, Calculating the expected loss of diversity of selection schemes, Evolutionary Computation 10, 2002.",
    }
}

/// The texts of this lesson.
pub fn texts() -> Texts {
    Texts {
        title: Text::Title.text(),
        text: vec![Text::Text1.text(), Text::Text2.text()],
        question: Text::Question.text(),
        options: vec![Text::Option1.text(), Text::Option2.text(), Text::Option3.text(), Text::Option4.text()],
        reasons: vec![Text::Why1.text(), Text::Why2.text(), Text::Why3.text(), Text::Why4.text()],
        attempt: Text::Attempt.text(),
        sources: vec![Text::Source1.text(), Text::Source2.text(), Text::Source3.text()],
    }
}
