//! The chart as SVG markup. Colours and dashes are the style sheet's, by class.

use crate::say::chart::Chart;
use std::fmt::Write;

use crate::draw::chart::{Label, Plot, Tick, WIDTH};
use crate::replay::history::{SERIES, Series};

impl Series {
    /// Class of its line in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Series::Best => "best",
            Series::Mean => "mean",
            Series::Worst => "worst",
            Series::Rate => "rate",
        }
    }

    /// Its name, where the method calls its rate `rate`.
    pub fn title(self, rate: &'static str) -> &'static str {
        match self {
            Series::Best => Chart::Best.text(),
            Series::Mean => Chart::Mean.text(),
            Series::Worst => Chart::Worst.text(),
            Series::Rate => rate,
        }
    }
}

/// Height of a tick's figures above their base line, halved.
const MIDDLE: i32 = 42;

impl Plot {
    /// What stands inside the `<svg>` whose view box is `0 0 WIDTH HEIGHT`.
    pub fn markup(&self) -> String {
        let (left, right, top, bottom) = self.area;
        let mut svg = String::with_capacity(4096);
        text(&mut svg, "", 0, 120, Chart::Fitness.text());
        if !self.rates.is_empty() {
            text(&mut svg, " end", WIDTH, 120, self.rate);
        }
        path(&mut svg, "rule axis", format_args!("M{left} {bottom}H{right}"));
        if self.fitness.is_empty() {
            let place = ((left + right) / 2, (top + bottom) / 2);
            text(&mut svg, " middle", place.0, place.1, Chart::Empty.text());
        }
        for Tick { at, label } in &self.fitness {
            path(&mut svg, "rule", format_args!("M{left} {at}H{right}"));
            text(&mut svg, " end", left - 60, at + MIDDLE, label);
        }
        for Tick { at, label } in &self.rates {
            text(&mut svg, "", right + 60, at + MIDDLE, label);
        }
        for Tick { at, label } in &self.generations {
            path(&mut svg, "rule short", format_args!("M{at} {bottom}v40"));
            text(&mut svg, " middle", *at, bottom + 170, label);
        }
        for mark in &self.marks {
            path(&mut svg, "mark", format_args!("M{} {}l80 0l-40 70z", mark - 40, top - 90));
        }
        // From the back to the front, so that the best stays in sight.
        for series in SERIES.into_iter().rev() {
            let class = if self.dense && series == Series::Rate { "rate band" } else { series.class() };
            path(&mut svg, class, format_args!("{}", self.lines[series as usize]));
        }
        for Label { series, y, text: name } in &self.labels {
            text(&mut svg, &format!(" named of-{}", series.class()), self.aside(), *y, name);
        }
        svg
    }
}

// Writing to a String cannot fail.
fn path(svg: &mut String, class: &str, d: std::fmt::Arguments) {
    let _ = write!(svg, "<path class=\"{class}\" d=\"{d}\"/>");
}

fn text(svg: &mut String, class: &str, x: i32, y: i32, label: &str) {
    let _ = write!(svg, "<text class=\"tick{class}\" x=\"{x}\" y=\"{y}\">{label}</text>");
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::draw::*;
    use crate::replay::history::History;
    use crate::replay::history::row;

    #[test]
    fn an_empty_chart_says_so_and_a_full_one_has_every_line() {
        let mut history = History::new(10);
        assert!(Plot::of(&history, "Mutation rate").markup().contains("generation by generation"));
        (0..5).for_each(|g| history.push(&row(g, 5 - g as u32, vec![])));
        let svg = Plot::of(&history, "Mutation rate").markup();
        for series in SERIES {
            assert!(svg.contains(&format!("<path class=\"{}\" d=\"M", series.class())), "{svg}");
        }
        assert_eq!(svg.matches('<').count(), svg.matches('>').count());
    }
}
