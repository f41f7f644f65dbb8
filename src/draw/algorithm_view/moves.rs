//! What one board that moves by exchanges has tried and kept: hill climbing and annealing.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::annealing::Annealing;
use crate::evolve::view::climb::Climb;
use crate::evolve::view::moves::{Fate, Moves};
use crate::say::algorithm_view::View;
use crate::say::number::{fixed_point, percent, thousands};

/// What the climber does.
pub const CLIMB: View = View::Climb;

/// What annealing does.
pub const FURNACE: View = View::Annealing;

const KINDS: [View; 6] = [View::Better, View::Equal, View::Worse1, View::Worse2, View::Worse3, View::Worse4];

/// The exchanges by what they did to the cost; `rule` says with which probability a kind is kept.
fn exchanges(caption: &str, moves: &Moves, rule: Option<&dyn Fn(usize) -> f64>) -> String {
    let head: &[&str] = if rule.is_some() {
        &[View::Swap.text(), View::Tried.text(), View::Kept.text(), View::Share.text(), View::Rule.text()]
    } else {
        &[View::Swap.text(), View::Tried.text(), View::Kept.text()]
    };
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

/// The climber's last generation, as markup.
pub fn climb(climb: &Climb) -> String {
    let number = |name: &str, value: u64| vec![name.to_string(), thousands(value)];
    let patience = if climb.patience == 0 { View::Never.text().to_string() } else { thousands(climb.patience) };
    [
        exchanges(View::SwapsGeneration.text(), &climb.moves, None),
        list(
            View::State.text(),
            &[],
            [
                number(View::Cost.text(), climb.cost.into()),
                number(View::LowestCost.text(), climb.lowest.into()),
                number(View::Waited.text(), climb.waited),
                vec![View::RestartAfter.text().to_string(), patience],
                number(View::Restarts.text(), climb.restarts.into()),
            ],
        ),
    ]
    .concat()
}

/// The temperature and the last chain, as markup.
pub fn furnace(furnace: &Annealing) -> String {
    let number = |name: &str, value: u32| vec![name.to_string(), thousands(value.into())];
    let degrees = |name: &str, value: f64| vec![name.to_string(), fixed_point(value, 2)];
    let rule = |kind: usize| if kind < 2 { 1.0 } else { furnace.by_one.powi(kind as i32 - 1) };
    [
        exchanges(View::SwapsChain.text(), &furnace.moves, Some(&rule)),
        list(
            View::Temperature.text(),
            &[],
            [
                degrees(View::LastChain.text(), furnace.temperature),
                degrees(View::NextChain.text(), furnace.next),
                degrees(View::Initial.text(), furnace.initial),
                number(View::ChainsWaited.text(), furnace.waited),
                number(View::ReheatAfter.text(), furnace.patience),
                number(View::Reheats.text(), furnace.reheats),
            ],
        ),
        list(
            View::Cost.text(),
            &[],
            [number(View::AfterLast.text(), furnace.cost), number(View::LowestAfterAny.text(), furnace.lowest)],
        ),
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
        assert!(html.contains("Last chain<td>1.44") && html.contains("Next chain<td>1.43"), "{html}");
    }

    #[test]
    fn a_climber_that_never_starts_over_says_so() {
        let mut state = Climb { moves: Moves::default(), cost: 6, lowest: 4, waited: 1_234, patience: 0, restarts: 0 };
        assert!(climb(&state).contains("Restarts after<td>never"));
        state.patience = 5_000;
        let html = climb(&state);
        assert!(html.contains("Restarts after<td>5,000") && html.contains("improvement<td>1,234"), "{html}");
    }
}
