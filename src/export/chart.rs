//! A chart as a document of its own: its title, what it was made from and the link that makes it again, on white.

use crate::draw::picture::Picture;
use crate::draw::svg::escape;
use crate::export::qr::Code;

/// What is written on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Legend {
    /// The heading.
    pub title: String,
    /// Lines below the title: seeds, settings, puzzle.
    pub lines: Vec<String>,
    /// An address that opens it.
    pub link: String,
}

/// The look of everything charts draw, for a page that has no style sheet. Colours are of Okabe and Ito's set, dark enough
/// for white paper.
const STYLE: &str = "\
.tick{fill:#5b5a56;font-size:130px;text-anchor:start}.middle{text-anchor:middle}.end{text-anchor:end}\
.rule{stroke:#dcd9d2;stroke-width:8;fill:none}.axis{stroke:#1b1c1f;stroke-width:12}.short{stroke:#8b8983}\
.best,.mean,.worst,.rate{fill:none;stroke-width:24;stroke-linejoin:round}.best{stroke:#00639c;stroke-width:32}\
.mean{stroke:#8f4a75;stroke-dasharray:90 50}.worst{stroke:#6b6963;stroke-dasharray:24 40}.rate{stroke:#c04f00;stroke-width:16;stroke-dasharray:100 40 20 40}\
.band{fill:#c04f00;fill-opacity:.15;stroke:none}.mark{fill:#c04f00}\
.box{fill:#cfe5f3;stroke:#00639c;stroke-width:16}.median{stroke:#00639c;stroke-width:48;fill:none}\
.whisker{stroke:#1b1c1f;stroke-width:16;fill:none}.rate-dot{fill:#00639c}.interval{fill:#00639c;fill-opacity:.3}\
.curve-0{color:#00639c}.curve-1{color:#c04f00}.curve-2{color:#00795a}.curve-3{color:#8f4a75}.curve-4{color:#1b1c1f}.curve-5{color:#8a6d00}\
.curve,.censored,.stuck{fill:none;stroke:currentColor;stroke-width:24}.curve-band{fill:currentColor;fill-opacity:.15}.curve-label{fill:currentColor}";

/// Tenths of a pixel, as charts count: margin, height of a line, side of the code.
const MARGIN: i32 = 200;
const LINE: i32 = 210;
const CODE: i32 = 1100;
/// Characters of a line at the size it is written in, beside the code and without one.
const CHARACTERS: [usize; 2] = [52, 78];

/// The document of a chart whose markup stands in a box of `width` × `height` tenths of a pixel. `style` are further rules,
/// for classes of its own.
pub fn document(markup: &str, (width, height): (i32, i32), style: &str, legend: &Legend) -> Picture {
    let code = Code::of(&legend.link);
    let side = if code.is_some() { CODE } else { 0 };
    let most = CHARACTERS[usize::from(code.is_none())];
    let mut lines: Vec<String> = legend.lines.iter().flat_map(|l| wrapped(l, most)).collect();
    lines.extend(wrapped(&legend.link, most));
    let head = MARGIN + 260;
    let foot = (LINE * lines.len() as i32).max(side) + 2 * MARGIN;
    let (whole_width, whole_height) = (width + 2 * MARGIN, head + height + foot);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {whole_width} {whole_height}\" \
         role=\"img\" font-family=\"system-ui, sans-serif\"><title>{title}</title><style>{STYLE}{style}</style>\
         <path fill=\"#fff\" d=\"M0 0H{whole_width}V{whole_height}H0z\"/>\
         <text x=\"{MARGIN}\" y=\"{}\" font-size=\"210\" font-weight=\"600\" fill=\"#1b1c1f\">{title}</text>\
         <g transform=\"translate({MARGIN} {head})\">{markup}</g>",
        whole_width / 10,
        whole_height / 10,
        MARGIN + 130,
        title = escape(&legend.title),
    );
    for (k, line) in lines.iter().enumerate() {
        let y = head + height + MARGIN + LINE * k as i32 + 100;
        svg += &format!("<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"120\" fill=\"#5b5a56\">{}</text>", escape(line));
    }
    if let Some(code) = code {
        svg += &code.placed((whole_width - MARGIN - CODE, head + height + MARGIN - 100), CODE);
    }
    svg += "</svg>";
    Picture { svg, width: (whole_width / 10) as u32, height: (whole_height / 10) as u32 }
}

/// A text in lines of at most so many characters: at a space where there is one, else in the midst of a word.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|w| !w.is_empty()) {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(most) {
            let room = line.chars().count() + usize::from(!line.is_empty()) + piece.len();
            if room > most && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.extend(piece);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use crate::export::chart::*;

    #[test]
    fn the_document_says_what_it_was_made_from() {
        let legend = Legend {
            title: "Generations <reset>".into(),
            lines: vec!["waters-grid, seeds 1 to 20".into()],
            link: "https://example.org/#v=1&s=1".into(),
        };
        let picture = document("<path class=\"box\" d=\"M0 0\"/>", (5400, 2400), ".own{}", &legend);
        for part in [
            "Generations &lt;reset&gt;",
            "seeds 1 to 20",
            "https://example.org/#v=1&amp;s=1",
            "class=\"box\"",
            ".own{}",
        ] {
            assert!(picture.svg.contains(part), "{part} is missing in {}", picture.svg);
        }
        assert_eq!(picture.svg.matches("<path").count(), 4, "paper, box, and the code's two");
        assert_eq!(picture.width, 580);
    }

    #[test]
    fn lines_are_wrapped_and_lose_nothing() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped(&"x".repeat(20), 8), ["x".repeat(8), "x".repeat(8), "x".repeat(4)]);
        assert!(wrapped("", 8).is_empty());
    }
}
