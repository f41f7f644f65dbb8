//! A sample of a large landscape.

use crate::say::number::{Count, Noun, Number, fixed_point};
use crate::say::words::paragraph;
use crate::study::distance::{Climbs, Point, correlation};

labels! {
    /// Labels and axes.
    pub enum Distance {
        Title => "A larger landscape, by sampling",
        About => "A 9×9 has too many boards to draw. A sample can be drawn: random boards, and the local optima that climbers reach from them, each at its fitness and at its distance from the solution, the least number of swaps inside boxes.",
        Start => "Climb 200 times",
        Stop => "Stop",
        Again => "Resume",
        Done => "Done",
        Starts => "random boards",
        Ends => "local optima",
        Swaps => "Swaps to the solution",
        Fitness => "Fitness",
        Source => "T. Jones and S. Forrest, Fitness distance correlation as a measure of problem difficulty for genetic algorithms, ICGA 6, 1995.",
    }
}

messages! {
    /// What a sample shows.
    pub enum DistanceText {
        NotOne => "this puzzle is a SudoKube or does not have exactly one solution",
        Starts { r: String, low: String, high: String } => "Random boards: fitness and distance correlate with {r} (95 % interval {low} to {high}).",
        Ends { r: String, low: String, high: String } => "Local optima: with {r} ({low} to {high}).",
        Leads => "So the fitter a local optimum, the nearer to the solution it tends to be.",
        Misleads => "So the fitter a local optimum, the further from the solution it tends to be.",
        Silent => "So the fitness of a local optimum does not say how near the solution is: the interval includes zero.",
        Reached { reached: Number, climbs: Count } => "The solution was reached in {reached} of {climbs}.",
    }
}

/// A number between −1 and 1.
fn signed(x: f64) -> String {
    let told = fixed_point(x.abs(), 2);
    if x < 0.0 && told != fixed_point(0.0, 2) { format!("−{told}") } else { told }
}

/// What these climbs show; every number is computed from them.
pub fn shown(climbs: &Climbs) -> String {
    let (starts, ends) = (climbs.starts(), climbs.ends());
    let of = |points: &[Point]| {
        correlation(points).map(|(r, low, high)| (signed(r), signed(low), signed(high), (low, high)))
    };
    let first = of(&starts).map(|(r, low, high, _)| DistanceText::Starts { r, low, high });
    let (second, so) = of(&ends)
        .map(|(r, low, high, interval)| {
            let so = match interval {
                (low, _) if low > 0.0 => DistanceText::Leads,
                (_, high) if high < 0.0 => DistanceText::Misleads,
                _ => DistanceText::Silent,
            };
            (DistanceText::Ends { r, low, high }, so)
        })
        .unzip();
    let reached = DistanceText::Reached {
        reached: ends.iter().filter(|end| end.fitness == 0).count().into(),
        climbs: Noun::Climb.of(ends.len()),
    };
    paragraph([first, second, so, Some(reached)].into_iter().flatten().map(|told| told.text()))
}

#[cfg(test)]
mod tests {
    use crate::say::lessons::distance::*;
    use crate::study::distance::Sampler;
    use crate::text::of_line;

    #[test]
    fn what_a_sample_shows_is_computed_from_it() {
        let puzzle = of_line("....1.2..4.1....").unwrap();
        let (sampler, mut climbs) = (Sampler::of(&puzzle).unwrap(), Climbs::new(puzzle, 40));
        assert_eq!(shown(&climbs), "The solution was reached in 0 of 0 climbs.");
        (0..40).for_each(|number| climbs.take(sampler.climb(number)));
        let reached = climbs.ends().iter().filter(|end| end.fitness == 0).count();
        let said = shown(&climbs);
        assert!(said.ends_with(&format!("The solution was reached in {reached} of 40 climbs.")), "{said}");
        let (r, ..) = correlation(&climbs.starts()).unwrap();
        assert!(said.contains(&format!("correlate with {}", signed(r))), "{said}");
        assert_eq!((signed(-0.251), signed(-0.001), signed(0.5)), ("−0.25".into(), "0.00".into(), "0.50".into()));
    }
}
