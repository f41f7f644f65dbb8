//! What one board that moves by exchanges has tried and kept: hill climbing and annealing.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::annealing::Annealing;
use crate::evolve::view::climb::Climb;
use crate::evolve::view::moves::{Fate, Moves};
use crate::say::number::{hundredths, percent, thousands};

pub const CLIMB: &str = "The climber exchanges two squares and keeps what is no worse. It never takes a worse one: on a \
    plateau it drifts, and when nothing improves for long enough it starts over from a random board.";

pub const FURNACE: &str = "While it is hot, exchanges that make the board worse are kept too: one that costs d is kept with \
    probability e to the power of −d / temperature. After every chain of exchanges it cools.";

const KINDS: [&str; 6] = ["Better", "As good", "Worse by 1", "Worse by 2", "Worse by 3", "Worse by 4"];

/// The exchanges by what they did to the cost; `rule` says with which probability a kind is kept.
fn exchanges(caption: &str, moves: &Moves, rule: Option<&dyn Fn(usize) -> f64>) -> String {
    let head: &[&str] =
        if rule.is_some() { &["Exchange", "Tried", "Kept", "Share", "Rule"] } else { &["Exchange", "Tried", "Kept"] };
    list(
        caption,
        head,
        moves.0.iter().enumerate().map(|(kind, &Fate { tried, kept })| {
            let mut line = vec![KINDS[kind].to_string(), thousands(tried.into()), thousands(kept.into())];
            if let Some(rule) = rule {
                line.push(if tried == 0 { "–".to_string() } else { percent(f64::from(kept) / f64::from(tried)) });
                line.push(percent(rule(kind)));
            }
            line
        }),
    )
}

pub fn climb(climb: &Climb) -> String {
    let number = |name: &str, value: u64| vec![name.to_string(), thousands(value)];
    let patience = if climb.patience == 0 { "never".to_string() } else { thousands(climb.patience) };
    [
        exchanges("Exchanges of the last generation", &climb.moves, None),
        list(
            "Where it stands",
            &[],
            [
                number("Cost", climb.cost.into()),
                number("Lowest cost of the run", climb.lowest.into()),
                number("Trials since an improvement", climb.waited),
                vec!["It starts over after".to_string(), patience],
                number("Fresh starts", climb.restarts.into()),
            ],
        ),
    ]
    .concat()
}

pub fn furnace(furnace: &Annealing) -> String {
    let number = |name: &str, value: u32| vec![name.to_string(), thousands(value.into())];
    let degrees = |name: &str, value: f64| vec![name.to_string(), hundredths(value, 2)];
    let rule = |kind: usize| if kind < 2 { 1.0 } else { furnace.by_one.powi(kind as i32 - 1) };
    [
        exchanges("Exchanges of the last chain", &furnace.moves, Some(&rule)),
        list(
            "Temperature",
            &[],
            [
                degrees("Of the last chain", furnace.temperature),
                degrees("Of the next chain", furnace.next),
                degrees("At the beginning", furnace.initial),
                number("Chains that ended no lower", furnace.waited),
                number("It is heated again after", furnace.patience),
                number("Heated again", furnace.reheats),
            ],
        ),
        list("Cost", &[], [number("After the last chain", furnace.cost), number("Lowest after any", furnace.lowest)]),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::moves::*;

    #[test]
    fn kept_shares_stand_beside_the_rule() {
        let mut moves = Moves::default();
        (0..8).for_each(|k| moves.note(10, 11, k < 2));
        moves.note(10, 8, true);
        let state = Annealing {
            temperature: 1.44,
            next: 1.43,
            initial: 3.0,
            by_one: 0.5,
            moves,
            cost: 8,
            lowest: 7,
            waited: 4,
            patience: 20,
            reheats: 1,
        };
        let html = furnace(&state);
        assert!(html.contains("<th scope=row>Better<td>1<td>1<td>100 %<td>100 %"), "{html}");
        assert!(html.contains("<th scope=row>Worse by 1<td>8<td>2<td>25 %<td>50 %"), "{html}");
        assert!(html.contains("<th scope=row>Worse by 2<td>0<td>0<td>–<td>25 %"), "{html}");
        assert!(html.contains("Of the last chain<td>1.44") && html.contains("Of the next chain<td>1.43"), "{html}");
    }

    #[test]
    fn a_climber_that_never_starts_over_says_so() {
        let mut state = Climb { moves: Moves::default(), cost: 6, lowest: 4, waited: 1_234, patience: 0, restarts: 0 };
        assert!(climb(&state).contains("It starts over after<td>never"));
        state.patience = 5_000;
        let html = climb(&state);
        assert!(html.contains("It starts over after<td>5,000") && html.contains("improvement<td>1,234"), "{html}");
    }
}
