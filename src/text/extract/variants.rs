//! Words that name rules beyond those of plain Sudoku.

/// Words or word groups, and what the rule is called.
const NAMES: [(&str, &str); 40] = [
    ("killer sudoku", "killer cages"),
    ("killer cage", "killer cages"),
    ("cages sum", "killer cages"),
    ("cage sum", "killer cages"),
    ("sum of each cage", "killer cages"),
    ("in each cage", "killer cages"),
    ("in a cage", "killer cages"),
    ("cage:", "killer cages"),
    ("cages:", "killer cages"),
    ("both diagonals", "diagonals"),
    ("main diagonals", "diagonals"),
    ("two diagonals", "diagonals"),
    ("on the diagonals", "diagonals"),
    ("each diagonal", "diagonals"),
    ("long diagonals", "diagonals"),
    ("diagonal sudoku", "diagonals"),
    ("sudoku-x", "diagonals"),
    ("sudoku x", "diagonals"),
    ("x-sudoku", "diagonals"),
    ("x sudoku", "diagonals"),
    ("anti-knight", "anti-knight rule"),
    ("antiknight", "anti-knight rule"),
    ("knight's move", "anti-knight rule"),
    ("anti-king", "anti-king rule"),
    ("antiking", "anti-king rule"),
    ("king's move", "anti-king rule"),
    ("thermometer", "thermometers"),
    ("thermo sudoku", "thermometers"),
    ("thermos", "thermometers"),
    ("arrow sudoku", "arrows"),
    ("along an arrow", "arrows"),
    ("along the arrow", "arrows"),
    ("on an arrow", "arrows"),
    ("arrows:", "arrows"),
    ("jigsaw", "irregular regions"),
    ("irregular sudoku", "irregular regions"),
    ("irregular regions", "irregular regions"),
    ("windoku", "extra regions"),
    ("hyper sudoku", "extra regions"),
    ("hypersudoku", "extra regions"),
];

const MORE: [(&str, &str); 16] = [
    ("kropki", "Kropki dots"),
    ("sandwich sudoku", "sandwich sums"),
    ("sandwich sum", "sandwich sums"),
    ("renban", "renban lines"),
    ("german whisper", "whisper lines"),
    ("whisper line", "whisper lines"),
    ("palindrome line", "palindromes"),
    ("little killer", "little killer sums"),
    ("non-consecutive", "nonconsecutive rule"),
    ("nonconsecutive", "nonconsecutive rule"),
    ("consecutive sudoku", "nonconsecutive rule"),
    ("samurai", "overlapping grids"),
    ("greater-than sudoku", "inequalities"),
    ("greater than sudoku", "inequalities"),
    ("skyscraper sudoku", "skyscrapers"),
    ("chess sudoku", "anti-knight rule"),
];

/// The same in other languages, and as keys of data.
const ELSEWHERE: [(&str, &str); 49] = [
    ("killersudoku", "killer cages"),
    ("killer-sudoku", "killer cages"),
    ("sudoku killer", "killer cages"),
    ("sudoku-killer", "killer cages"),
    ("\"cages\"", "killer cages"),
    ("'cages'", "killer cages"),
    ("\"killer", "killer cages"),
    ("'killer'", "killer cages"),
    ("de chaque cage", "killer cages"),
    ("de cada jaula", "killer cages"),
    ("di ogni gabbia", "killer cages"),
    ("mit summen", "killer cages"),
    ("杀手数独", "killer cages"),
    ("殺手數獨", "killer cages"),
    ("キラー", "killer cages"),
    ("судоку-киллер", "killer cages"),
    ("киллер", "killer cages"),
    ("diagonal-sudoku", "diagonals"),
    ("diagonalsudoku", "diagonals"),
    ("beiden diagonalen", "diagonals"),
    ("sudoku diagonal", "diagonals"),
    ("deux diagonales", "diagonals"),
    ("ambas diagonales", "diagonals"),
    ("entrambe le diagonali", "diagonals"),
    ("ambas as diagonais", "diagonals"),
    ("\"diagonal", "diagonals"),
    ("'diagonal", "diagonals"),
    ("对角线", "diagonals"),
    ("對角線", "diagonals"),
    ("対角線", "diagonals"),
    ("диагонал", "diagonals"),
    ("قطري", "diagonals"),
    ("thermomètre", "thermometers"),
    ("termómetro", "thermometers"),
    ("termometro", "thermometers"),
    ("xv sudoku", "XV pairs"),
    ("xv-sudoku", "XV pairs"),
    ("even-odd sudoku", "even and odd squares"),
    ("even/odd sudoku", "even and odd squares"),
    ("odd-even sudoku", "even and odd squares"),
    ("disjoint groups", "disjoint groups"),
    ("chaos construction", "irregular regions"),
    ("white dots", "Kropki dots"),
    ("black dots", "Kropki dots"),
    ("\"regions\"", "irregular regions"),
    ("锯齿数独", "irregular regions"),
    ("ジグソー", "irregular regions"),
    ("不等号", "inequalities"),
    ("不等號", "inequalities"),
];

/// Rarer rules, and how they are told in words.
const RARER: [(&str, &str); 44] = [
    ("knight's move apart", "anti-knight rule"),
    ("knight-move", "anti-knight rule"),
    ("king's move apart", "anti-king rule"),
    ("adjacent cells contain consecutive", "nonconsecutive rule"),
    ("adjacent cells may not contain consecutive", "nonconsecutive rule"),
    ("adjacent cells cannot contain consecutive", "nonconsecutive rule"),
    ("shaded cells", "even and odd squares"),
    ("grey squares", "even and odd squares"),
    ("gray squares", "even and odd squares"),
    ("shaded squares", "even and odd squares"),
    ("odd sudoku", "even and odd squares"),
    ("even sudoku", "even and odd squares"),
    ("form a palindrome", "palindromes"),
    ("parity line", "parity lines"),
    ("quadruple clue", "quadruples"),
    ("quadruples", "quadruples"),
    ("frame sudoku", "outside clues"),
    ("outside clues", "outside clues"),
    ("outside sudoku", "outside clues"),
    ("color sudoku", "extra regions"),
    ("colour sudoku", "extra regions"),
    ("à cages", "killer cages"),
    ("summen-sudoku", "killer cages"),
    ("summensudoku", "killer cages"),
    ("ungleichmäßigen blöcken", "irregular regions"),
    ("chaos-sudoku", "irregular regions"),
    ("sudoku irregular", "irregular regions"),
    ("sudoku irrégulier", "irregular regions"),
    ("asterisk sudoku", "extra regions"),
    ("center dot sudoku", "extra regions"),
    ("centre dot sudoku", "extra regions"),
    ("toroidal sudoku", "irregular regions"),
    ("argyle sudoku", "extra regions"),
    ("fortress sudoku", "inequalities"),
    ("between lines", "between lines"),
    ("region sum line", "region sum lines"),
    ("zipper line", "zipper lines"),
    ("fog of war", "fog"),
    ("nabner", "Nabner lines"),
    ("battenburg", "Battenburg marks"),
    ("rossini", "Rossini clues"),
    ("argyle", "extra regions"),
    ("girandola", "extra regions"),
    ("anti-diagonal", "diagonals"),
];

/// Rules in sentences: whoever asks once too often loses nothing.
const SENTENCES: [(&str, &str); 38] = [
    ("diagonals", "diagonals"),
    ("marked diagonal", "diagonals"),
    ("along the diagonal", "diagonals"),
    ("diagonalen", "diagonals"),
    ("diagonales", "diagonals"),
    ("diagonali", "diagonals"),
    ("diagonais", "diagonals"),
    ("in cages", "killer cages"),
    ("each cage", "killer cages"),
    ("the cages", "killer cages"),
    ("by a white dot", "Kropki dots"),
    ("by a black dot", "Kropki dots"),
    ("separated by a v ", "XV pairs"),
    ("separated by an x ", "XV pairs"),
    ("joined by a v ", "XV pairs"),
    ("joined by an x ", "XV pairs"),
    ("king move", "anti-king rule"),
    ("be consecutive", "nonconsecutive rule"),
    ("not consecutive", "nonconsecutive rule"),
    ("contain consecutive", "nonconsecutive rule"),
    ("differ by at least", "whisper lines"),
    ("green line", "lines"),
    ("purple line", "lines"),
    ("pink line", "lines"),
    ("blue line", "lines"),
    ("digits along a line", "lines"),
    ("digits on a line", "lines"),
    ("along each line", "lines"),
    ("grey region", "extra regions"),
    ("gray region", "extra regions"),
    ("shaded region", "extra regions"),
    ("extra region", "extra regions"),
    ("coloured region", "extra regions"),
    ("colored region", "extra regions"),
    ("irregular box", "irregular regions"),
    ("irregular shape", "irregular regions"),
    ("skyscraper", "skyscrapers"),
    ("outside the grid", "outside clues"),
];

/// The same in the languages of the page; long vowels of katakana come as dashes.
const TOLD: [(&str, &str); 33] = [
    ("キラ-", "killer cages"),
    ("ジグソ-", "irregular regions"),
    ("枠内の数字の合計", "killer cages"),
    ("häkki", "killer cages"),
    ("klatk", "killer cages"),
    ("lävistäj", "diagonals"),
    ("przekątn", "diagonals"),
    ("rösselsprung", "anti-knight rule"),
    ("springerzug", "anti-knight rule"),
    ("anti-springer", "anti-knight rule"),
    ("anticaballo", "anti-knight rule"),
    ("anti-caballo", "anti-knight rule"),
    ("salto de caballo", "anti-knight rule"),
    ("salto del caballo", "anti-knight rule"),
    ("salto di cavallo", "anti-knight rule"),
    ("anticavallo", "anti-knight rule"),
    ("salto do cavalo", "anti-knight rule"),
    ("anticavalo", "anti-knight rule"),
    ("anti-cavalier", "anti-knight rule"),
    ("saut de cavalier", "anti-knight rule"),
    ("ratsun siirto", "anti-knight rule"),
    ("skoczka", "anti-knight rule"),
    ("ナイト", "anti-knight rule"),
    ("马步", "anti-knight rule"),
    ("unregelmäßig", "irregular regions"),
    ("krummen blöcken", "irregular regions"),
    ("irregolare", "irregular regions"),
    ("regioni irregolari", "irregular regions"),
    ("regiones irregulares", "irregular regions"),
    ("regiões irregulares", "irregular regions"),
    ("régions irrégulières", "irregular regions"),
    ("nieregularn", "irregular regions"),
    ("epäsäännölli", "irregular regions"),
];

/// Words that turn the next into its opposite: "not a killer sudoku".
const NOT: [&str; 14] = [
    "not ", "no ", "without ", "isn't ", "never ", "except ", "kein ", "keine ", "nicht ", "ohne ", "sans ", "sin ",
    "senza ", "sem ",
];

/// Names and rules that readers of the page were found to use.
const USED: [(&str, &str); 89] = [
    ("gerade-ungerade", "even and odd squares"),
    ("gerade/ungerade", "even and odd squares"),
    ("ungerade", "even and odd squares"),
    ("pair-impair", "even and odd squares"),
    ("pair/impair", "even and odd squares"),
    ("pair impair", "even and odd squares"),
    ("pairs et impairs", "even and odd squares"),
    ("pari e dispari", "even and odd squares"),
    ("pari o dispari", "even and odd squares"),
    ("pari/dispari", "even and odd squares"),
    ("par o impar", "even and odd squares"),
    ("par-impar", "even and odd squares"),
    ("par ou \u{ed}mpar", "even and odd squares"),
    ("pares e impares", "even and odd squares"),
    ("parzyste", "even and odd squares"),
    ("nieparzyste", "even and odd squares"),
    ("parillinen", "even and odd squares"),
    ("奇偶数", "even and odd squares"),
    ("奇偶數", "even and odd squares"),
    ("偶数奇数", "even and odd squares"),
    ("even digits", "even and odd squares"),
    ("odd digits", "even and odd squares"),
    ("pfeil-sudoku", "arrows"),
    ("pfeilsudoku", "arrows"),
    ("auf dem pfeil", "arrows"),
    ("pfeile:", "arrows"),
    ("箭头数独", "arrows"),
    ("箭頭數獨", "arrows"),
    ("矢印", "arrows"),
    ("sudoku fl\u{e8}che", "arrows"),
    ("sudoku flechas", "arrows"),
    ("sudoku de flechas", "arrows"),
    ("sudoku freccia", "arrows"),
    ("sudoku assassino", "killer cages"),
    ("em cada gaiola", "killer cages"),
    ("القاتل", "killer cages"),
    ("كيلر", "killer cages"),
    ("قفص", "killer cages"),
    ("summasudoku", "killer cages"),
    ("summa-sudoku", "killer cages"),
    ("サムナンプレ", "killer cages"),
    ("サム数独", "killer cages"),
    ("en diagonale", "diagonals"),
    ("nachbar-sudoku", "nonconsecutive rule"),
    ("nachbarsudoku", "nonconsecutive rule"),
    ("benachbarten feldern", "nonconsecutive rule"),
    ("aufeinanderfolgende", "nonconsecutive rule"),
    ("kettensudoku", "irregular regions"),
    ("ketten-sudoku", "irregular regions"),
    ("mathdoku", "arithmetic cages"),
    ("twin sudoku", "overlapping grids"),
    ("clue is false", "false clues"),
    ("vergleichssudoku", "inequalities"),
    ("vergleichs-sudoku", "inequalities"),
    ("ungleichungssudoku", "inequalities"),
    ("ungleichheits", "inequalities"),
    ("diagonal nicht ber\u{fc}hren", "anti-king rule"),
    ("auch diagonal nicht", "anti-king rule"),
    ("v = 5, x", "XV pairs"),
    ("v=5, x", "XV pairs"),
    ("x = 10, v", "XV pairs"),
    ("x's and v's", "XV pairs"),
    ("xs and vs", "XV pairs"),
    ("lines between circles", "between lines"),
    ("line between circles", "between lines"),
    ("is a palindrome", "palindromes"),
    ("are palindromes", "palindromes"),
    ("palindrome sudoku", "palindromes"),
    ("palindrome:", "palindromes"),
    ("surrounding cells", "quadruples"),
    ("surrounding four cells", "quadruples"),
    ("quad sudoku", "quadruples"),
    ("clone sudoku", "clones"),
    ("clones:", "clones"),
    ("clones must", "clones"),
    ("same shape contain the same", "clones"),
    ("toroidal", "irregular regions"),
    ("schr\u{f6}dinger", "Schr\u{f6}dinger cells"),
    ("schrodinger", "Schr\u{f6}dinger cells"),
    ("modular line", "modular lines"),
    ("entropic line", "entropic lines"),
    ("center-dot", "extra regions"),
    ("centre-dot", "extra regions"),
    ("chess queen", "anti-queen rule"),
    ("queen's move", "anti-queen rule"),
    ("anti-queen", "anti-queen rule"),
    ("same colour must", "extra regions"),
    ("same color must", "extra regions"),
    ("cells of the same colo", "extra regions"),
];

/// The rules that a text names; long texts only where they begin.
pub(crate) fn named(text: &str) -> Vec<String> {
    let lower: String = text.chars().take(20_000).collect::<String>().to_lowercase().replace(['\u{2019}'], "'");
    let mut names: Vec<String> = Vec::new();
    for (words, name) in
        NAMES.iter().chain(&MORE).chain(&ELSEWHERE).chain(&RARER).chain(&SENTENCES).chain(&TOLD).chain(&USED)
    {
        let is_said = lower.match_indices(words).any(|(at, _)| {
            // Not every script parts its words.
            let parted = words.starts_with(|c: char| c < '\u{600}');
            let starts = !parted || lower[..at].chars().last().is_none_or(|c| !c.is_alphanumeric());
            let rest = lower[at + words.len()..].trim_start_matches(['"', '\'', ' ', ':', '=']);
            let is_empty = words.ends_with(['"', '\''])
                && ["[]", "{}", "null", "false", "0"].iter().any(|no| rest.starts_with(no));
            starts && !is_empty && !is_denied(&lower[..at])
        });
        if is_said && !names.iter().any(|n| n == name) {
            names.push((*name).to_string());
        }
    }
    if lower.lines().any(is_cage) && !names.iter().any(|name| name == "killer cages") {
        names.push("killer cages".to_string());
    }
    names
}

/// Whether the last word says no: "not a", "without", "no two cells a" does not.
fn is_denied(before: &str) -> bool {
    let ends = |before: &str, words: &str| {
        before.strip_suffix(words).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
    };
    let says_no = |before: &str| NOT.iter().any(|not| ends(before, not));
    let articles = ["a ", "an ", "the ", "any ", "une ", "un ", "una ", "use "];
    let article = articles.iter().find(|article| ends(before, article));
    says_no(before) || article.is_some_and(|article| says_no(&before[..before.len() - article.len()]))
}

/// `15(2): r1c1,r1c2`: the sum of a cage, how many squares it has, and which.
fn is_cage(line: &str) -> bool {
    let rest = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    let Some((count, squares)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) else { return false };
    let is_sum = rest.len() < line.trim_start().len() && count.parse::<u32>().is_ok();
    let first = squares.trim_start_matches([':', '=', ' ']);
    is_sum && first.len() < squares.len() && first.starts_with('r') && first.contains('c')
}

#[cfg(test)]
mod tests {
    use crate::text::extract::variants::named;

    #[test]
    fn rules_are_named_and_their_absence_is_not() {
        assert_eq!(named("A Killer Sudoku with both diagonals"), ["killer cages", "diagonals"]);
        assert_eq!(named("This is not a killer sudoku. Use the arrow keys."), [] as [String; 0]);
        assert_eq!(named("normal rules, and no thermometers"), [] as [String; 0]);
        for (rule, name) in [
            ("Digits cannot repeat on the diagonals.", "diagonals"),
            ("Beide Diagonalen enthalten ebenfalls die Ziffern 1-9.", "diagonals"),
            ("In cages, digits must sum to the small clue in the top left corner.", "killer cages"),
            ("Cells separated by a white dot are consecutive.", "Kropki dots"),
            ("Digits separated by a V sum to 5, by an X to 10.", "XV pairs"),
            ("No two cells a king's move apart contain the same digit.", "anti-king rule"),
            ("Orthogonally adjacent cells can't be consecutive.", "nonconsecutive rule"),
            ("Adjacent cells along the green line differ by at least 5.", "whisper lines"),
            ("Each 3x3 grey region also contains the digits 1 to 9.", "extra regions"),
            ("Irregular boxes: every outlined region holds 1-9.", "irregular regions"),
            ("Numbers outside the grid are skyscraper clues.", "outside clues"),
        ] {
            assert!(named(rule).iter().any(|rule| rule == name), "{rule}: {:?}", named(rule));
        }
        for (rule, name) in [
            ("キラ-数独 枠内の数字の合計", "killer cages"),
            ("Lävistäjäsudoku: myös lävistäjillä 1-9", "diagonals"),
            ("Zusatzregel: Felder im Rösselsprung enthalten verschiedene Ziffern", "anti-knight rule"),
            ("Unregelmäßiges Sudoku mit krummen Blöcken", "irregular regions"),
            ("Regla: anticaballo", "anti-knight rule"),
            ("Sudoku irregolare", "irregular regions"),
            ("Gerade-Ungerade-Sudoku", "even and odd squares"),
            ("Sudoku pair-impair", "even and odd squares"),
            ("奇偶数独", "even and odd squares"),
            ("Pfeil-Sudoku: Die Summe auf dem Pfeil", "arrows"),
            ("Sudoku assassino: a soma", "killer cages"),
            ("سودوكو القاتل", "killer cages"),
            ("V = 5, X = 10. Not all X\u{2019}s and V\u{2019}s are given.", "XV pairs"),
            ("The grey line is a palindrome.", "palindromes"),
            ("Every 9 is a chess queen.", "anti-queen rule"),
        ] {
            assert!(named(rule).iter().any(|rule| rule == name), "{rule}: {:?}", named(rule));
        }
        assert_eq!(named("Killersudoku mit Summen"), ["killer cages"]);
        assert_eq!(named("kein Killersudoku"), [] as [String; 0]);
        assert_eq!(named("这是杀手数独"), ["killer cages"]);
        assert_eq!(named("{\"grid\": [[1]], \"cages\": [{\"sum\": 10}]}"), ["killer cages"]);
        assert_eq!(named("{\"grid\": [[1]], \"cages\": []}"), [] as [String; 0]);
        assert_eq!(named("15(2): r1c1,r1c2"), ["killer cages"]);
    }
}
