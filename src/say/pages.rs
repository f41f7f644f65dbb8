//! The Techniques view: what each technique is, and how its page is laid out.

use crate::say::technique::TechniqueName;
use crate::technique::pages::Chapter;

labels! {
    /// The view.
    pub enum Pages {
        Title => "Techniques",
        Lead => "How people solve, from the easiest step to the hardest. Each page has a step from a real puzzle, found by program, and puzzles that need just this technique.",
        Back => "All techniques",
        Previous => "Previous",
        Next => "Next",
        Example => "A worked example",
        Where => "Where to look",
        Which => "Which technique",
        Whole => "The whole step",
        OpenExample => "Play this puzzle",
        OnCube => "On a SudoKube, over an edge",
        Practise => "Practise",
        PractiseAbout => "Each of these puzzles needs this technique and nothing harder.",
        Unrated => "not rated by SE 1.2.1",
        Loading => "Loading.",
    }
}

messages! {
    /// What depends on the page.
    pub enum PageText {
        Number { from: String } => "SE 1.2.1: {from}",
        NumberUp { from: String } => "SE 1.2.1: from {from} up",
        Puzzle { number: usize, er: String } => "Puzzle {number}, ER {er}",
        Legend => "Squares of the pattern are framed, candidates it rests on are ringed, those it removes are crossed out. \
            Arrows are links: solid where the next candidate is true, dashed where it is false.",
    }
}

labels! {
    /// The chapters.
    pub enum ChapterName {
        Singles => "Singles",
        Houses => "Locked candidates and sets",
        Fish => "One digit in several lines",
        Wings => "Squares with few candidates",
        Uniqueness => "There is one solution",
        Exclusion => "Digits that exclude each other",
        Chains => "Chains",
        Dynamic => "Dynamic chains",
        Direct => "Two steps in one",
    }
}

impl Chapter {
    /// What it is called.
    pub const fn name(self) -> ChapterName {
        match self {
            Chapter::Singles => ChapterName::Singles,
            Chapter::Houses => ChapterName::Houses,
            Chapter::Fish => ChapterName::Fish,
            Chapter::Wings => ChapterName::Wings,
            Chapter::Uniqueness => ChapterName::Uniqueness,
            Chapter::Exclusion => ChapterName::Exclusion,
            Chapter::Chains => ChapterName::Chains,
            Chapter::Dynamic => ChapterName::Dynamic,
            Chapter::Direct => ChapterName::Direct,
        }
    }
}

/// One text for each name, and the way from the name to it.
macro_rules! about {
    ($($name:ident => $text:literal,)*) => {
        labels! {
            /// What a technique is, and why it holds.
            pub enum About { $($name => $text,)* }
        }

        impl TechniqueName {
            /// What it is.
            pub const fn about(self) -> About {
                match self { $(TechniqueName::$name => About::$name,)* }
            }
        }
    };
}

about! {
    LastSquare => "A house has one empty square. It takes the digit that is missing there.",
    HiddenSingleBox => "In a box, a digit fits into one square only, as rows and columns that have it already rule out the others. Take a digit and cross the lines that have it through the box.",
    HiddenSingleLine => "In a row or column, a digit fits into one square only. It is harder to see than in a box, because the squares lie far apart.",
    NakedSingle => "A square sees all digits but one. Count what is in its row, its column and its box: the digit that is left stands there.",
    Pointing => "In a box, all places of a digit lie in one line. One of them holds the digit, so it can stand nowhere else in that line. On a SudoKube the boxes of two faces that meet at an edge point at each other, too.",
    Claiming => "In a line, all places of a digit lie in one box. One of them holds the digit, so it can stand nowhere else in that box.",
    NakedPair => "Two squares of a house have the same two candidates. They hold these two digits, in one order or the other, so no other square of the house can.",
    HiddenPair => "Two digits have only the same two squares in a house. These squares hold them, so their other candidates go. Look for digits with few places rather than for squares with few candidates.",
    NakedTriplet => "Three squares of a house have no more than three candidates between them. The three digits stand there, so they go from the rest of the house. No square needs all three of them.",
    HiddenTriplet => "Three digits have only the same three squares in a house between them. Nothing else can stand in these squares.",
    NakedQuad => "Four squares of a house have no more than four candidates between them: the four digits go from the rest of the house.",
    HiddenQuad => "Four digits have only the same four squares in a house between them: other candidates of these squares go. Where a house has many empty squares, the quad is often easier to see as the naked set of the rest.",
    XWing => "In two rows, a digit has two places each, in the same two columns. It stands at two opposite corners of this rectangle, so each of the columns has it there: it goes from the rest of both. The same with rows and columns exchanged.",
    Swordfish => "In three rows, all places of a digit lie in the same three columns. Each of the three columns gets the digit from one of these rows, so it goes from the rest of the columns. A row may have two places or three.",
    Jellyfish => "In four rows, all places of a digit lie in the same four columns. It goes from the rest of these columns. The next larger fish is never needed on a 9×9, as its complement is a smaller one.",
    Skyscraper => "In two rows, a digit has two places each, and one place of either lies in the same column. The two cannot both hold it there, so it stands at one of the other ends: a square that sees both ends loses it.",
    TwoStringKite => "A row and a column have two places of a digit each, and one place of either lies in the same box. Only one of these two can hold it, so it stands at one of the other two ends: the square that sees both loses it.",
    EmptyRectangle => "In a box, the places of a digit lie in one row and one column. A line elsewhere with two places of the digit leads to one of them: whichever end is true, the square where the way comes back cannot hold the digit.",
    FinnedXWing => "An X-wing would be there, but for some more places (the fins) in one box. Either the X-wing holds or a fin does: what loses its candidate in the X-wing and sees all fins, too, loses it anyway.",
    SashimiXWing => "A finned X-wing one of whose lines has no place at the corner beside the fin. It works in the same way: the fin, or the fish.",
    FinnedSwordfish => "A swordfish but for fins in one box. A square that the swordfish would clear and that sees all fins loses the digit whichever holds.",
    SashimiSwordfish => "A finned swordfish one of whose lines is left with a single place when the fins are taken away.",
    FinnedJellyfish => "A jellyfish but for fins in one box: squares that it would clear and that see all fins lose the digit.",
    SashimiJellyfish => "A finned jellyfish one of whose lines is left with a single place when the fins are taken away.",
    Colouring => "Where houses have two places of a digit, colour them in turn: either all of one colour hold it or all of the other. If two of one colour see each other, that colour is wrong; a square that sees both colours loses the digit.",
    RemotePairs => "Four squares or more with the same two candidates, each seeing the next. Their digits alternate, so the first and the last differ where their number is even: what sees both can hold neither of the two digits.",
    XyWing => "A square of x and y sees one of x and z and one of y and z. If it holds x, the first holds z; if it holds y, the second does. A square that sees both cannot hold z.",
    WWing => "Two squares have the same two candidates and do not see each other. A house has two places of one of these digits, one beside each: not both squares can hold this digit, so one holds the other digit, and what sees both loses that.",
    XyzWing => "As an XY-wing, but the square in the middle has z as well: z stands in one of the three squares, so a square that sees all three cannot hold it.",
    UniqueLoop => "Squares in two boxes form a rectangle, or a longer loop, and would have the same two candidates everywhere. Their digits could then be swapped, and there would be two solutions. As there is one, a square of the loop holds something else. On a SudoKube the swap has to keep every house of every face.",
    Bug => "If every square had two candidates, and every digit two places in each house, there would be two solutions or none. So one of the few candidates beyond that is true. It holds only for puzzles with one solution.",
    AlignedPair => "Two squares can hold certain pairs of digits. Each pair that would leave a square seen by both without a candidate falls away. A candidate that is in none of the remaining pairs is removed.",
    AlignedTriplet => "Three squares, and the triples of digits they can hold. Triples that would empty another square fall away, and with them candidates that are in none of the rest.",
    XCycle => "A loop of places of one digit, alternating “if not here then there” and “if here then not there”. It is true one way round or the other, so each link that joins two places of a house takes the digit from the rest of that house.",
    YCycle => "A loop through squares with two candidates, each sharing a digit with the next. Whichever way round, each pair of neighbours holds their common digit once: it goes from squares that see both.",
    XChain => "A chain through places of one digit: if the first is false, the last is true. So one of the two holds it, and a square that sees both does not. Or the chain contradicts its own start.",
    Cycle => "A loop of links through squares and houses, of any digits. It is true one way round or the other; what contradicts both is removed.",
    ForcingChain => "From an assumption one thing follows after another, through houses with two places and squares with two candidates, until the assumption contradicts itself. Then its opposite is true.",
    Nishio => "Assume a digit in a square, and follow this digit alone through the board. If it comes to a contradiction, such as a house without a place, the digit is not there.",
    CellChains => "One of the candidates of a square is true. Follow each of them: what follows from all of them is certain.",
    HouseChains => "A digit stands in one of its places in a house. Follow each of them: what follows from all of them is certain.",
    DynamicContradiction => "An assumption is followed with all that it rules out on the way, so chains branch and meet again. If it comes to a contradiction, it is false. With simple steps or nested chains on the way, more is found and the number is higher.",
    DynamicDouble => "A candidate is taken as true, then as false, and each is followed with all that it rules out. What follows from both is certain.",
    DynamicCell => "Every candidate of a square is followed with all that it rules out. What follows from each of them is certain.",
    DynamicHouse => "Every place of a digit in a house is followed with all that it rules out. What follows from each of them is certain.",
    DirectPointing => "Pointing, and a hidden single that appears as soon as the candidates are gone. The rating counts both as one step; a hint shows them one after the other.",
    DirectClaiming => "Claiming, and a hidden single that appears with it. On boards with three boxes in a band it never decides anything, as pointing or a hidden single comes first.",
    DirectHiddenPair => "A hidden pair, and a hidden single that appears as soon as the other candidates of its squares are gone.",
    DirectHiddenTriplet => "A hidden triplet, and a hidden single that appears as soon as the other candidates of its squares are gone.",
}
