//! A whole landscape as a graph: a point for each board, as high as its fitness, basins beside each other, and a line from each board to
//! the one that the climber goes to. A climb stands out.

use std::fmt::Write;

use crate::draw::chart::WIDTH;
use crate::draw::svg::escape;
use crate::say::lessons::LandscapeText;
use crate::study::Landscape;

/// Height of the view box.
pub const HEIGHT: i32 = 2600;

const LEFT: i32 = 420;
const RIGHT: i32 = WIDTH - 120;
const TOP: i32 = 160;
const BOTTOM: i32 = HEIGHT - 330;

/// Where each board stands.
fn places(landscape: &Landscape) -> Vec<(i32, i32)> {
    let most = landscape.by_fitness.len().max(2) as i32 - 1;
    let (basins, boards) = (landscape.basins(), landscape.boards().max(1) as i32);
    let up = |fitness: u32| BOTTOM - (BOTTOM - TOP) * fitness as i32 / most;
    let mut places = vec![(LEFT, BOTTOM); landscape.boards()];
    let mut from = 0;
    for (end, size) in basins {
        let (left, width) = (LEFT + (RIGHT - LEFT) * from / boards, (RIGHT - LEFT) * size as i32 / boards);
        let of_basin: Vec<usize> = (0..landscape.boards()).filter(|&k| landscape.ends[k] == end).collect();
        for fitness in 0..landscape.by_fitness.len() as u32 {
            let level: Vec<usize> = of_basin.iter().copied().filter(|&k| landscape.fitness[k] == fitness).collect();
            // In the middle of the basin, and no wider than it.
            let step = (width / level.len().max(1) as i32).min(70);
            let first = left + width / 2 - step * (level.len() as i32 - 1) / 2;
            level.iter().zip(0..).for_each(|(&board, k)| places[board] = (first + step * k, up(fitness)));
        }
        from += size as i32;
    }
    places
}

/// What stands inside the `<svg>`, with the climb from this board.
pub fn markup(landscape: &Landscape, from: usize) -> String {
    let places = places(landscape);
    let mut svg = String::new();
    let saved = |k: usize| landscape.fitness[landscape.ends[k] as usize] == 0;
    // Lines and points of either kind in one path each.
    let mut parts = [(String::new(), String::new()), (String::new(), String::new())];
    for (board, &(x, y)) in places.iter().enumerate() {
        let (lines, points) = &mut parts[usize::from(saved(board))];
        if let Some((a, b)) = landscape.steps[board].and_then(|next| places.get(next as usize)) {
            let _ = write!(lines, "M{x} {y}L{a} {b}");
        }
        let _ = write!(points, "M{x} {y}h0");
    }
    for ((lines, points), class) in parts.iter().zip(["lost", "saved"]) {
        let _ =
            write!(svg, "<path class=\"ways {class}\" d=\"{lines}\"/><path class=\"points {class}\" d=\"{points}\"/>");
    }
    let climb: Vec<String> =
        landscape.climb(from).iter().map(|&k| format!("{} {}", places[k].0, places[k].1)).collect();
    if !climb.is_empty() {
        let _ = write!(svg, "<path class=\"climb\" d=\"M{}\"/>", climb.join("L"));
        let _ = write!(
            svg,
            "<path class=\"climbed\" d=\"{}\"/>",
            climb.iter().map(|at| format!("M{at}h0")).collect::<String>()
        );
    }
    let most = landscape.by_fitness.len().max(2) - 1;
    for fitness in (0..=most).step_by(4) {
        let y = BOTTOM - (BOTTOM - TOP) * fitness as i32 / most as i32;
        let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{fitness}</text>", LEFT - 80, y + 45);
    }
    let name = |text: LandscapeText| escape(&text.text());
    let _ = write!(svg, "<text class=\"tick\" x=\"0\" y=\"{}\">{}</text>", TOP - 60, name(LandscapeText::Fitness));
    let _ = write!(
        svg,
        "<text class=\"tick curve-label curve-0\" x=\"{LEFT}\" y=\"{}\">{}</text>",
        BOTTOM + 150,
        name(LandscapeText::Basin)
    );
    let _ = write!(
        svg,
        "<text class=\"tick end\" x=\"{RIGHT}\" y=\"{}\">{}</text>",
        BOTTOM + 150,
        name(LandscapeText::OtherBasins)
    );
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::landscape::*;
    use crate::text::of_line;

    #[test]
    fn every_board_is_a_point_inside_the_picture_and_no_two_are_one() {
        let landscape = Landscape::of(&of_line("....1.2..4.1....").unwrap()).unwrap();
        let places = places(&landscape);
        assert!(places.iter().all(|&(x, y)| (0..=WIDTH).contains(&x) && (TOP..=BOTTOM).contains(&y)));
        let mut all = places.clone();
        all.sort_unstable();
        all.dedup();
        assert!(all.len() > 1200, "{} of {}", all.len(), places.len());
        let svg = markup(&landscape, 77);
        let points: usize = svg
            .split("class=\"points")
            .skip(1)
            .map(|part| part.split("/>").next().unwrap().matches("h0").count())
            .sum();
        assert_eq!(points, 1296);
        assert_eq!(svg.matches("class=\"climb\"").count(), 1);
    }

    #[test]
    fn a_landscape_of_one_board_is_drawn_too() {
        let landscape = Landscape::of(&of_line("1234341221434321").unwrap()).unwrap();
        assert!(markup(&landscape, 0).contains("climbed"));
    }
}
