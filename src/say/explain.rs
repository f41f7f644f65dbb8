//! A step explained in three strengths: where to look, which technique, the whole of it.

use crate::puzzle::{HouseKind, Layout, Square};
use crate::say::eureka::chains;
use crate::say::follow::{Claim, claim, lines};
use crate::say::list::List;
use crate::say::play::digits;
use crate::say::technique::tenths;
use crate::technique::{Chain, Link, Step, Technique};
use crate::text::Style;

messages! {
    /// Where to look, and which technique it is.
    pub enum Sight {
        LookAt { houses: List } => "Look at {houses}.",
        LookFrom { digit: List, square: String } => "Look at {digit} in {square}, and at what follows from it.",
        LookAtPlaces { digit: List, houses: List } => "Look at the places of {digit} in {houses}.",
        LookAtDigits { digits: List, house: List } => "Look at squares of {digits}, one of them in {house}.",
        Which { technique: String, squares: List } => "{technique}: {squares}.",
        WhichOf { technique: String, digits: List, squares: List } => "{technique} of {digits}: {squares}.",
    }
}

messages! {
    /// What a step does.
    pub enum Effect {
        Put { digit: String, square: String } => "put {digit} in {square}",
        Remove { gone: List } => "remove {gone}",
        Lost { digits: List, squares: List } => "{digits} from {squares}",
    }
}

messages! {
    /// The whole of a step.
    pub enum Whole {
        LastSquare { square: List, house: String, digit: List }
            => "Last square: {square} is the only empty square of {house}, and {digit} is missing there.",
        HiddenSingle { house: String, square: List, digit: List } => "Hidden single: in {house} only {square} can hold {digit}.",
        NakedSingle { square: List, digit: List } => "Naked single: {digit} is the only candidate left in {square}.",
        Locked { technique: String, house: String, digit: List, other: String, effect: Effect }
            => "{technique}: in {house} the {digit} must be in {other}, so {effect}.",
        LockedThen { technique: String, house: String, digit: List, other: String, last: String, effect: Effect }
            => "{technique}: in {house} the {digit} must be in {other}. Without it elsewhere in {other}, one place is left for it in {last}: {effect}.",
        Naked { technique: String, squares: List, digits: List, house: String, effect: Effect }
            => "{technique}: {squares} share {digits} in {house}, so {effect}.",
        Hidden { technique: String, squares: List, digits: List, house: String, effect: Effect }
            => "{technique}: in {house} only {squares} can hold {digits}, so {effect}.",
        HiddenThen { technique: String, squares: List, digits: List, house: String, effect: Effect }
            => "{technique}: in {house} only {squares} can hold {digits}. Without their other candidates, one place is left there for another digit: {effect}.",
        Fish { technique: String, digit: List, base: List, cover: List, effect: Effect }
            => "{technique}: in {base}, {digit} fits only in {cover}, so {effect}.",
        Finned { technique: String, digit: List, base: List, cover: List, fins: List, effect: Effect }
            => "{technique}: in {base}, {digit} fits only in {cover} or at {fins}. Either way, {effect}.",
        XyWing { technique: String, pivot: String, first: String, second: String, digit: List, effect: Effect }
            => "{technique}: whatever {pivot} holds, {first} or {second} holds {digit}; {effect}, where it sees both.",
        Wing { technique: String, pivot: String, first: String, second: String, digit: List, effect: Effect }
            => "{technique}: whatever {pivot} holds, one of the three squares {pivot}, {first} and {second} holds {digit}; \
                {effect}, where it sees them all.",
        TwoEnds { technique: String, chain: String, first: Claim, second: Claim, effect: Effect }
            => "{technique}: one of two is true, {first} or {second} ({chain}). So {effect}, where both are seen.",
        Pairs { technique: String, squares: List, digits: List, effect: Effect }
            => "{technique}: {squares} hold {digits} alternately, so the first and the last hold both of them: {effect}.",
        Rectangle { technique: String, house: String, first: String, second: String, line: String, digit: List, effect: Effect }
            => "{technique}: in {house} the {digit} lies in {first} and {second}. With {line}, it can be outside on one of them only: {effect}.",
        ColourTrap { technique: String, digit: List, first: List, second: List, effect: Effect }
            => "{technique}: {digit} is in {first}, or it is in {second}. So {effect}, which sees both colours.",
        ColourWrap { technique: String, digit: List, wrong: List, effect: Effect }
            => "{technique}: {digit} would be in all of {wrong} at once, of which two see each other. So {effect}.",
        Deadly { technique: String, squares: List, digits: List, effect: Effect }
            => "{technique}: {squares} with {digits} alone could be swapped, and there is one solution. So {effect}.",
        Grave { technique: String, squares: List, effect: Effect }
            => "{technique}: if every open square had just two candidates, the solution would not be the only one; {squares} must hold another digit. So {effect}.",
        Aligned { technique: String, squares: List, seen: List, effect: Effect }
            => "{technique}: {squares} cannot hold certain digits at the same time, because one of {seen} would be left empty; only some digits remain. So {effect}.",
        Cycle { technique: String, chain: String, effect: Effect }
            => "{technique}: {chain}, which holds one way round or the other. So {effect}.",
        Contrary { technique: String, start: Claim, chain: String, effect: Effect }
            => "{technique}: if {start}, the opposite follows: {chain}. So {effect}.",
        Contradiction { technique: String, start: Claim, first: Claim, second: Claim, effect: Effect }
            => "{technique}: if {start}, then {first}, and {second}, which cannot both be. So {effect}.",
        Either { technique: String, start: Claim, other: Claim, end: Claim, effect: Effect }
            => "{technique}: if {start}, and if {other}, it follows that {end}. So {effect}.",
        AllOfSquare { technique: String, square: String, end: Claim, effect: Effect }
            => "{technique}: whichever of its candidates {square} holds, it follows that {end}. So {effect}.",
        AllOfHouse { technique: String, house: List, digit: List, end: Claim, effect: Effect }
            => "{technique}: wherever {digit} is in {house}, it follows that {end}. So {effect}.",
    }
}

messages! {
    /// A step in a list: its number, its rating, what it is, what it rests on, and what it does.
    pub enum Line {
        Rated { number: usize, rating: String, technique: String, chain: String, effect: List }
            => "{number}. ({rating}) {technique}: {chain} => {effect}",
        Unrated { number: usize, technique: String, chain: String, effect: List } => "{number}. {technique}: {chain} => {effect}",
    }
}

/// A digit as the reader has it.
fn face(digit: u8) -> String {
    Style::now().face(digit)
}

fn names(layout: &Layout, squares: &[Square]) -> List {
    List::of(squares.iter().map(|&s| layout.name(s)))
}

fn faces(mask: u32) -> List {
    List::of(digits(mask).map(face))
}

/// What a step does: its digit, or its candidates, squares of the same ones together.
pub fn effect(step: &Step, layout: &Layout) -> Effect {
    if let Some((square, digit)) = step.put {
        return Effect::Put { digit: face(digit), square: layout.name(square) };
    }
    let mut groups: Vec<(u32, Vec<Square>)> = Vec::new();
    for &(square, mask) in &step.strike {
        match groups.iter_mut().find(|group| group.0 == mask) {
            Some(group) => group.1.push(square),
            None => groups.push((mask, vec![square])),
        }
    }
    let lost =
        |(mask, squares): (u32, Vec<Square>)| Effect::Lost { digits: faces(mask), squares: names(layout, &squares) };
    Effect::Remove { gone: List::of(groups.into_iter().map(lost)) }
}

/// The houses it is seen in, at the least strength.
pub fn houses(step: &Step, layout: &Layout) -> Vec<usize> {
    use Technique::*;
    let houses = &step.reason.houses;
    match step.technique {
        XWing | Swordfish | Jellyfish | FinnedFish(_) | SashimiFish(_) => houses.iter().copied().step_by(2).collect(),
        Skyscraper | TwoStringKite => houses.iter().copied().take(2).collect(),
        _ if !houses.is_empty() => houses[..1].to_vec(),
        _ => {
            let of = step.reason.squares.first().map(|&s| layout.houses_of[s].clone()).unwrap_or_default();
            of.into_iter().filter(|&h| layout.houses[h].kind == HouseKind::Box).take(1).collect()
        }
    }
}

/// Where to look.
pub fn sight(step: &Step, layout: &Layout) -> String {
    use Technique::*;
    let seen = List::of(houses(step, layout).iter().map(|&h| layout.house_name(h)));
    let digit = faces(step.reason.digits);
    let text = match (step.technique, step.reason.chains.first().and_then(|chain| chain.links.first())) {
        (XWing | Swordfish | Jellyfish | FinnedFish(_) | SashimiFish(_) | Skyscraper | TwoStringKite, _) => {
            Sight::LookAtPlaces { digit, houses: seen }
        }
        (WWing | RemotePairs, _) => Sight::LookAtDigits { digits: digit, house: seen },
        (Colouring | EmptyRectangle, _) => Sight::LookAtPlaces { digit, houses: seen },
        (_, Some(first)) => Sight::LookFrom { digit: List::of([face(first.digit)]), square: layout.name(first.square) },
        _ => Sight::LookAt { houses: seen },
    };
    text.text()
}

/// Which technique it is, and its squares.
pub fn which(step: &Step, layout: &Layout) -> String {
    let (technique, squares) = (step.technique.title(), names(layout, &step.reason.squares));
    match step.put.is_some() || step.reason.digits == 0 || step.reason.squares.len() > 12 {
        true => Sight::Which { technique, squares },
        false => Sight::WhichOf { technique, digits: faces(step.reason.digits), squares },
    }
    .text()
}

/// The whole step.
pub fn whole(step: &Step, layout: &Layout) -> String {
    use Technique::*;
    let reason = &step.reason;
    let technique = step.technique.title();
    let (squares, digits) = (names(layout, &reason.squares), faces(reason.digits));
    let name = |h: Option<&usize>| h.map(|&h| layout.house_name(h)).unwrap_or_default();
    let house = |k: usize| name(reason.houses.get(k));
    let square = |k: usize| reason.squares.get(k).map(|&s| layout.name(s)).unwrap_or_default();
    let by_turns = |from: usize| List::of(reason.houses.iter().skip(from).step_by(2).map(|&h| layout.house_name(h)));
    let effect = effect(step, layout);
    let text = match step.technique {
        LastSquare => Whole::LastSquare { square: squares, house: house(0), digit: digits },
        HiddenSingleBox | HiddenSingleLine => Whole::HiddenSingle { house: house(0), square: squares, digit: digits },
        NakedSingle => Whole::NakedSingle { square: squares, digit: digits },
        Pointing | Claiming => Whole::Locked { technique, house: house(0), digit: digits, other: house(1), effect },
        DirectPointing | DirectClaiming => {
            let last = name(reason.single.as_ref());
            Whole::LockedThen { technique, house: house(0), digit: digits, other: house(1), last, effect }
        }
        NakedPair | NakedTriplet | NakedQuad => Whole::Naked { technique, squares, digits, house: house(0), effect },
        HiddenPair | HiddenTriplet | HiddenQuad => {
            Whole::Hidden { technique, squares, digits, house: house(0), effect }
        }
        DirectHiddenPair | DirectHiddenTriplet => {
            Whole::HiddenThen { technique, squares, digits, house: house(0), effect }
        }
        XWing | Swordfish | Jellyfish => {
            Whole::Fish { technique, digit: digits, base: by_turns(0), cover: by_turns(1), effect }
        }
        FinnedFish(_) | SashimiFish(_) => {
            let fins = List::of(reason.causes.iter().map(|&(s, _)| layout.name(s)));
            Whole::Finned { technique, digit: digits, base: by_turns(0), cover: by_turns(1), fins, effect }
        }
        XyWing | XyzWing => {
            let z = step.strike.iter().fold(0, |mask, s| mask | s.1);
            let (pivot, first, second) = (square(0), square(1), square(2));
            let digit = faces(z);
            // Only in an XYZ-Wing can the pivot hold it, too.
            match step.technique {
                XyWing => Whole::XyWing { technique, pivot, first, second, digit, effect },
                _ => Whole::Wing { technique, pivot, first, second, digit, effect },
            }
        }
        RemotePairs => Whole::Pairs { technique, squares, digits, effect },
        EmptyRectangle => {
            let (line, first, second) = (house(1), house(2), house(3));
            Whole::Rectangle { technique, house: house(0), first, second, line, digit: digits, effect }
        }
        Colouring => colouring(step, layout, effect),
        UniqueLoop(_) => Whole::Deadly { technique, squares, digits, effect },
        Bug(_) => Whole::Grave { technique, squares, effect },
        AlignedPair | AlignedTriplet => {
            let seen = List::of(reason.causes.iter().map(|&(s, _)| layout.name(s)));
            Whole::Aligned { technique, squares, seen, effect }
        }
        _ => chained(step, layout, effect),
    };
    match step.technique {
        // Several chains have a line each.
        Nishio
        | DynamicContradiction(_)
        | DynamicDouble(_)
        | HouseChains
        | DynamicHouse(_)
        | CellChains
        | DynamicCell(_) => {
            let told = std::iter::once(text.text()).chain(lines(step, layout));
            told.collect::<Vec<String>>().join("\n")
        }
        _ => text.text(),
    }
}

fn colouring(step: &Step, layout: &Layout, effect: Effect) -> Whole {
    let (technique, digit) = (step.technique.title(), faces(step.reason.digits));
    let links = step.reason.chains.iter().flat_map(|chain| &chain.links);
    let of = |on: bool| names(layout, &links.clone().filter(|l| l.on == on).map(|l| l.square).collect::<Vec<_>>());
    match step.strike.first().and_then(|(s, _)| links.clone().find(|link| link.square == *s)) {
        Some(wrong) => Whole::ColourWrap { technique, digit, wrong: of(wrong.on), effect },
        None => Whole::ColourTrap { technique, digit, first: of(true), second: of(false), effect },
    }
}

fn chained(step: &Step, layout: &Layout, effect: Effect) -> Whole {
    use Technique::*;
    let (technique, reason) = (step.technique.title(), &step.reason);
    let start = |chain: &Chain| chain.links.first().map(|link| claim(link, layout));
    let end = |chain: &Chain| chain.links.last().map(|link| claim(link, layout));
    let nothing = || Claim::Holds { square: String::new(), digit: String::new() };
    let first = reason.chains.first();
    let second = reason.chains.get(1).or(first);
    let chain = lines(step, layout).join("; ");
    let of =
        |chain: Option<&Chain>, which: &dyn Fn(&Chain) -> Option<Claim>| chain.and_then(which).unwrap_or_else(nothing);
    match step.technique {
        Skyscraper | TwoStringKite | WWing => {
            let held =
                |chain: &Chain| chain.links.first().map(|link| claim(&Link { on: true, ..link.clone() }, layout));
            let (first, second) = (of(first, &held), of(first, &end));
            Whole::TwoEnds { technique, chain, first, second, effect }
        }
        XCycle | YCycle | Cycle => Whole::Cycle { technique, chain, effect },
        XChain | ForcingChain => Whole::Contrary { technique, start: of(first, &start), chain, effect },
        Nishio | DynamicContradiction(_) => {
            let (start, first, second) = (of(first, &start), of(first, &end), of(second, &end));
            Whole::Contradiction { technique, start, first, second, effect }
        }
        DynamicDouble(_) => {
            let (start, other, end) = (of(first, &start), of(second, &start), of(first, &end));
            Whole::Either { technique, start, other, end, effect }
        }
        HouseChains | DynamicHouse(_) => {
            let house = List::of(reason.houses.iter().map(|&h| layout.house_name(h)));
            Whole::AllOfHouse { technique, house, digit: faces(reason.digits), end: of(first, &end), effect }
        }
        _ => {
            let square = reason.squares.first().map(|&s| layout.name(s)).unwrap_or_default();
            Whole::AllOfSquare { technique, square, end: of(first, &end), effect }
        }
    }
}

/// The step in a list of steps, with squares as r1c1 and chains in Eureka notation. `number` counts from 1.
pub fn line(number: usize, step: &Step, layout: &Layout) -> String {
    let mut effects: Vec<String> = step.put.iter().map(|&(s, d)| format!("{}={}", layout.name(s), face(d))).collect();
    for &(square, mask) in step.strike.iter().filter(|_| step.put.is_none()) {
        effects.extend(digits(mask).map(|d| format!("{}≠{}", layout.name(square), face(d))));
    }
    let chain = match step.reason.chains.is_empty() {
        true => pattern(step, layout),
        false => chains(step, layout),
    };
    let (technique, effect) = (step.technique.title(), List::of(effects));
    match step.rating {
        0 => Line::Unrated { number, technique, chain, effect },
        rating => Line::Rated { number, rating: tenths(rating), technique, chain, effect },
    }
    .text()
}

fn pattern(step: &Step, layout: &Layout) -> String {
    let digits: String = digits(step.reason.digits).map(face).collect();
    let squares: Vec<String> = step.reason.squares.iter().map(|&s| layout.name(s)).collect();
    format!("({digits}){}", squares.join(","))
}
