//! Names of faces, colours and shapes.

use crate::text::{Style, symbol};

labels! {
    /// The faces of a cube, in the order U R F D L B.
    pub enum FaceName {
        Up => "Up",
        Right => "Right",
        Front => "Front",
        Down => "Down",
        Left => "Left",
        Back => "Back",
    }
}

labels! {
    /// Colours of squares, of digits and of lines.
    pub enum ColourName {
        Blue => "blue",
        Orange => "orange",
        Green => "green",
        Pink => "pink",
        LightBlue => "light blue",
        Red => "red",
        Yellow => "yellow",
        Violet => "violet",
        Purple => "purple",
        SkyBlue => "sky blue",
        Grey => "grey",
        Brown => "brown",
    }
}

labels! {
    /// Shapes in place of digits.
    pub enum ShapeName {
        Circle => "circle",
        Triangle => "triangle",
        Square => "square",
        Star => "star",
        Heart => "heart",
        Diamond => "diamond",
    }
}

impl FaceName {
    /// All of them, in the order U R F D L B.
    pub const ALL: [FaceName; 6] =
        [FaceName::Up, FaceName::Right, FaceName::Front, FaceName::Down, FaceName::Left, FaceName::Back];
}

impl ColourName {
    /// The colours that a player gives to squares: colour k is bit k.
    pub const OF_SQUARES: [ColourName; 8] = [
        ColourName::Blue,
        ColourName::Orange,
        ColourName::Green,
        ColourName::Pink,
        ColourName::LightBlue,
        ColourName::Red,
        ColourName::Yellow,
        ColourName::Violet,
    ];

    /// The colours that stand for digits.
    pub const OF_DIGITS: [ColourName; 9] = [
        ColourName::Blue,
        ColourName::Orange,
        ColourName::Green,
        ColourName::Yellow,
        ColourName::Purple,
        ColourName::Red,
        ColourName::SkyBlue,
        ColourName::Grey,
        ColourName::Brown,
    ];
}

impl ShapeName {
    /// The shapes that stand for digits.
    pub const ALL: [ShapeName; 6] = [
        ShapeName::Circle,
        ShapeName::Triangle,
        ShapeName::Square,
        ShapeName::Star,
        ShapeName::Heart,
        ShapeName::Diamond,
    ];
}

messages! {
    /// A digit that stands in a colour.
    pub enum SpokenDigit {
        Coloured { digit: char, colour: ColourName } => "{digit} {colour}",
    }
}

impl Style {
    /// What a screen reader says of a digit.
    pub fn spoken(self, digit: u8) -> String {
        let at = usize::from(digit).wrapping_sub(1);
        match (self, digit) {
            (Style::Colours, 1..=9) => {
                SpokenDigit::Coloured { digit: symbol(digit), colour: ColourName::OF_DIGITS[at] }.text()
            }
            (Style::Shapes, 1..=6) => ShapeName::ALL[at].text().to_string(),
            _ => self.face(digit),
        }
    }
}
