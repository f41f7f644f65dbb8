//! Annealing on a partial board: its temperature, its moves and its open squares.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::partial::{PartialBoard, Phase};
use crate::say::algorithm_view::View;
use crate::say::number::{fixed_point, percent, thousands};

/// What it does.
pub const SENTENCE: View = View::PartialBoards;

/// The course of the temperature and the last chain, as markup.
pub fn markup(state: &PartialBoard) -> String {
    let line = |name: View, value: String| vec![name.to_string(), value];
    let degrees = |value: f64| fixed_point(value, 3);
    let phase = match state.phase {
        Phase::Cool => View::Cooling,
        Phase::Sweep => View::Sweep,
        Phase::Heat => View::Heating,
    };
    let (began, ends) = state.window.unzip();
    let bound = |value: Option<f64>| value.map_or("–".to_string(), degrees);
    let rule = |out: usize| if out < 2 { 1.0 } else { state.by_one.powi(out as i32 - 1) };
    let moves = state.moves.iter().enumerate().map(|(out, moves)| {
        let share = f64::from(moves.made) / f64::from(moves.drawn.max(1));
        vec![
            out.to_string(),
            thousands(moves.drawn.into()),
            thousands(moves.made.into()),
            if moves.drawn == 0 { "–".to_string() } else { percent(share) },
            percent(rule(out)),
        ]
    });
    let head = [View::DrivenOut, View::Tried, View::Kept, View::Share, View::Rule].map(View::text);
    [
        list(View::MovesChain.text(), &head, moves),
        list(
            View::Temperature.text(),
            &[],
            [
                line(View::Phase, phase.to_string()),
                line(View::LastChain, degrees(state.temperature)),
                line(View::NextChain, degrees(state.next)),
                line(View::SweepBegan, bound(began)),
                line(View::SweepEnds, bound(ends)),
                line(View::Sweeps, thousands(state.sweeps.into())),
            ],
        ),
        list(
            View::OpenSquares.text(),
            &[],
            [
                line(View::MeanOfChain, fixed_point(state.energy, 1)),
                line(View::AfterLast, thousands(state.open.into())),
                line(View::LowestAfterAny, thousands(state.least.into())),
            ],
        ),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::partial::*;
    use crate::evolve::view::partial::Tried;

    #[test]
    fn what_was_made_stands_beside_the_rule_and_a_window_has_its_ends() {
        let moves = [(3, 3), (90, 90), (40, 10), (0, 0)].map(|(drawn, made)| Tried { drawn, made });
        let mut state = PartialBoard {
            temperature: 0.251,
            next: 0.25,
            phase: Phase::Sweep,
            window: Some((0.26, 0.2262)),
            sweeps: 1,
            by_one: 0.5,
            moves,
            open: 12,
            energy: 14.26,
            least: 9,
        };
        let html = markup(&state);
        assert!(html.contains("<th scope=row>1<td>90<td>90<td>100 %<td>100 %"), "{html}");
        assert!(html.contains("<th scope=row>2<td>40<td>10<td>25 %<td>50 %"), "{html}");
        assert!(html.contains("<th scope=row>3<td>0<td>0<td>–<td>25 %"), "{html}");
        assert!(
            html.contains("slow sweep") && html.contains("began at<td>0.260") && html.contains("ends at<td>0.226"),
            "{html}"
        );
        (state.phase, state.window) = (Phase::Heat, None);
        assert!(markup(&state).contains("began at<td>–"));
    }
}
