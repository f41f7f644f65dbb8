//! Forms in other writings, links, packed texts and lists.

use super::{Form, blank, rows, with};
use std::io::{Cursor, Read, Write};

fn drawn(p: &[u8], digits: &[&str; 10], space: &str) -> String {
    p.chunks(9)
        .map(|r| r.iter().map(|&d| digits[usize::from(d)]).collect::<Vec<_>>().join(space))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut add = |name: &'static str, write: fn(&[u8]) -> String| forms.push(Form { name, write });
    add("full-width digits", |p| drawn(p, &["．", "１", "２", "３", "４", "５", "６", "７", "８", "９"], ""));
    add("full-width zeros and blanks", |p| {
        drawn(p, &["０", "１", "２", "３", "４", "５", "６", "７", "８", "９"], "\u{3000}")
    });
    add("circled digits", |p| drawn(p, &["○", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"], " "));
    add("keycaps and white squares", |p| drawn(p, &["⬜", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"], ""));
    add("keycaps and black squares in a chat", |p| {
        format!(
            "sudoku of the day 🎉\n{}\n❤️ 12",
            drawn(p, &["⬛", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"], " ")
        )
    });
    add("shortcodes", |p| {
        drawn(
            p,
            &[
                ":white_large_square:",
                ":one:",
                ":two:",
                ":three:",
                ":four:",
                ":five:",
                ":six:",
                ":seven:",
                ":eight:",
                ":nine:",
            ],
            "",
        )
    });
    add("Arabic-Indic digits", |p| drawn(p, &["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"], " "));
    add("Persian digits and dots", |p| drawn(p, &[".", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"], " "));
    add("Devanagari digits", |p| drawn(p, &["०", "१", "२", "३", "४", "५", "६", "७", "८", "९"], " "));
    add("Chinese digits", |p| drawn(p, &["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"], ""));
    add("Chinese digits and squares", |p| drawn(p, &["□", "一", "二", "三", "四", "五", "六", "七", "八", "九"], " "));
    add("letters", |p| drawn(p, &[".", "A", "B", "C", "D", "E", "F", "G", "H", "I"], " "));
    add("letters in one line", |p| drawn(p, &["-", "A", "B", "C", "D", "E", "F", "G", "H", "I"], "").replace('\n', ""));
    add("middle dots", |p| drawn(p, &["·", "1", "2", "3", "4", "5", "6", "7", "8", "9"], " "));
    add("superscripts", |p| drawn(p, &["·", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"], " "));
    add("mathematical digits", |p| drawn(p, &["_", "𝟏", "𝟐", "𝟑", "𝟒", "𝟓", "𝟔", "𝟕", "𝟖", "𝟗"], " "));
    add("a link of any page", |p| format!("https://puzzles.example.com/play?id=7&board={}&mode=dark", with(p, "0")));
    add("a link in prose", |p| format!("Have a look at (https://example.org/s/{}), it is a nice one.", with(p, ".")));
    add("a link with percent signs", |p| format!("https://example.org/#/puzzle/{}?x=1", with(p, "%2E")));
    add("a link of Markdown", |p| format!("Play [my puzzle](https://example.net/?p={}).", with(p, ".")));
    add("SudokuWiki in prose", |p| {
        format!("I tried https://www.sudokuwiki.org/sudoku.htm?bd={} but it fails.", with(p, "0"))
    });
    add("HoDoKu", |p| format!(":0000:x:{}:::", with(p, ".")));
    add("HoDoKu with placed digits", |p| format!(":0702:9:{}:411 421:412::", with(p, ".")));
    add("Kaggle", |p| format!("quizzes,solutions\n{},{}\n", with(p, "0"), with(&super::solved(p), "0")));
    add("rated", |p| format!("{}  11.9/11.9/2.6  - Golden Nugget", with(p, ".")));
    add("rated, with its number", |p| format!("00000f1a {} 158 7.2", with(p, "0")));
    add("puzzle and solution", |p| {
        format!(
            "Puzzle:\n{}\n\nSolution:\n{}\n",
            rows(p, ".", " ").join("\n"),
            rows(&super::solved(p), ".", " ").join("\n")
        )
    });
    add("candidates in prose", |p| {
        let all = super::candidates(p);
        let rows: Vec<String> =
            all.chunks(9).map(|r| r.iter().map(|c| format!("{c:<8}")).collect::<String>()).collect();
        format!("I am here:\n{}\nWhat next?", rows.join("\n"))
    });
    add("Penpa", |p| {
        format!("https://opt-pan.github.io/penpa-edit/?m=edit&p={}", penpa(p, "square,9,9,38,0,1,1,456,456,64,64"))
    });
    add("Penpa+", |p| {
        format!(
            "https://swaroopg92.github.io/penpa-edit/#m=solve&p={}",
            penpa(p, "sudoku,9,9,38,0,1,1,456,456,64,64,0,0,0,0,Title: A,Author: B,,,OFF,false")
        )
    });
    add("SudokuPad, packed", |p| format!("https://sudokupad.app/scl{}", lz_str::compress_to_base64(&scl(p))));
    add("SudokuPad, older", |p| {
        format!(
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc{}",
            lz_str::compress_to_encoded_uri_component(&scl(p))
        )
    });
    add("f-puzzles in prose", |p| {
        let row = |r: &[u8]| {
            format!(
                "[{}]",
                r.iter()
                    .map(|&d| if d == 0 { "{}".into() } else { format!("{{\"value\":{d},\"given\":true}}") })
                    .collect::<Vec<String>>()
                    .join(",")
            )
        };
        let json =
            format!("{{\"size\":9,\"title\":\"T\",\"grid\":[{}]}}", p.chunks(9).map(row).collect::<Vec<_>>().join(","));
        format!("My latest: <https://www.f-puzzles.com/?load={}>", lz_str::compress_to_base64(&json))
    });
    add("a section of a file in a mail", |p| {
        format!("Attached:\n\n#A Someone\n#D 2020-01-02\n{}\n\nregards", rows(p, ".", "").join("\n"))
    });
    add("coloured by a terminal", |p| {
        rows(p, ".", " ").iter().map(|r| format!("\u{1b}[1;34m{r}\u{1b}[0m\n")).collect()
    });
    add("bold in Markdown", |p| {
        p.chunks(9)
            .map(|r| {
                r.iter()
                    .map(|&d| if d == 0 { ".".into() } else { format!("**{d}**") })
                    .collect::<Vec<String>>()
                    .join(" ")
            })
            .collect::<Vec<_>>()
            .join("  \n")
    });
    add("squares in brackets", |p| {
        p.chunks(9)
            .map(|r| r.iter().map(|&d| format!("[{}]", blank(d, " "))).collect::<String>())
            .collect::<Vec<_>>()
            .join("\n")
    });
    forms
}

/// SudokuPad's text before it is packed.
fn scl(p: &[u8]) -> String {
    let row = |r: &[u8]| {
        format!(
            "[{}]",
            r.iter().map(|&d| if d == 0 { String::new() } else { format!("{{v:{d}}}") }).collect::<Vec<_>>().join(",")
        )
    };
    let rows: Vec<String> = p.chunks(9).map(row).collect();
    format!("{{id:'x1',cs:50,ce:[{}],ca:[{{v:'title: Classic 7'}}]}}", rows.join(","))
}

/// Penpa's text, deflated.
fn penpa(p: &[u8], head: &str) -> String {
    let place = |k: usize| (k / 9 + 2) * 13 + k % 9 + 2;
    let numbers: Vec<String> = p
        .iter()
        .enumerate()
        .filter(|(_, d)| **d != 0)
        .map(|(k, d)| format!("\"{}\":[\"{d}\",1,\"1\"]", place(k)))
        .collect();
    let centres: Vec<String> =
        (0..81).map(|k| if k == 0 { place(0) } else { place(k) - place(k - 1) }.to_string()).collect();
    let empty = "zS:{},zL:{},zE:{},zW:{},zC:{},zY:{},zP:{},zT:[],z3:[],z6:[]";
    let text = format!(
        "{head}\n[0,0,0,0]\n{{zM:\"surface\",zG:[\"1\",\"2\",\"1\"]}}\n{{zR:{{z_:[]}},zU:{{z_:[]}},zN:{{{}}},{empty}}}\n{{{empty},zN:{{}}}}\n[{}]\n",
        numbers.join(","),
        centres.join(",")
    );
    base64(&deflated(text.as_bytes()))
}

/// Through a ZIP file, whose entries are deflated.
fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    writer.start_file("p", options).unwrap();
    writer.write_all(bytes).unwrap();
    let file = writer.finish().unwrap();
    let mut archive = zip::ZipArchive::new(file).unwrap();
    let mut packed = Vec::new();
    archive.by_index_raw(0).unwrap().read_to_end(&mut packed).unwrap();
    packed
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = three.iter().fold(0u32, |n, &b| n << 8 | u32::from(b)) << (8 * (3 - three.len()));
        let signs = (0..4).map(|k| SIGNS[(number >> (18 - 6 * k) & 63) as usize] as char);
        text.extend(signs.take(three.len() + 1));
        text.push_str(&"=".repeat(3 - three.len()));
    }
    text
}
