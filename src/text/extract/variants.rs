//! Words that name rules beyond those of plain Sudoku.

use crate::text::extract::variant_lines::{has_regions, is_cage, is_menu, is_rule};

/// What a rule is called, and the words or word groups by which texts name it: in English, in the languages of the page, as keys of data,
/// and in sentences. Long vowels of katakana come as dashes. Whoever asks once too often loses nothing.
const RULES: [(&str, &str); 39] = [
    (
        "killer cages",
        "killer sudoku|killer cage|cages sum|cage sum|sum of each cage|in each cage|in a cage|cage:|cages:|killersudoku|\
         killer-sudoku|sudoku killer|sudoku-killer|\"cages\"|'cages'|\"killer|'killer'|de chaque cage|de cada jaula|\
         di ogni gabbia|mit summen|杀手数独|殺手數獨|キラー|судоку-киллер|киллер|à cages|summen-sudoku|summensudoku|in cages|each cage|\
         the cages|キラ-|枠内の数字の合計|häkki|klatk|sudoku assassino|em cada gaiola|القاتل|كيلر|قفص|summasudoku|summa-sudoku|サムナンプレ|\
         サム数独|soma das células|de cada gaiola|킬러",
    ),
    (
        "diagonals",
        "both diagonals|main diagonals|two diagonals|on the diagonals|each diagonal|long diagonals|diagonal sudoku|sudoku-x|\
         sudoku x|x-sudoku|x sudoku|diagonal-sudoku|diagonalsudoku|beiden diagonalen|sudoku diagonal|deux diagonales|\
         ambas diagonales|entrambe le diagonali|ambas as diagonais|\"diagonal|'diagonal|对角线|對角線|対角線|диагонал|قطري|\
         anti-diagonal|diagonals|marked diagonal|along the diagonal|diagonalen|diagonales|diagonali|diagonais|lävistäj|\
         przekątn|en diagonale|main diagonal|köşegen|çapraz sudoku|úhlopříčk|diagonální sudoku|대각선",
    ),
    (
        "anti-knight rule",
        "anti-knight|antiknight|knight's move|chess sudoku|knight's move apart|knight-move|rösselsprung|springerzug|\
         anti-springer|anticaballo|anti-caballo|salto de caballo|salto del caballo|salto di cavallo|anticavallo|\
         salto do cavalo|anticavalo|anti-cavalier|saut de cavalier|ratsun siirto|skoczka|ナイト|马步|ход коня|хода коня|ходом коня",
    ),
    (
        "anti-king rule",
        "anti-king|antiking|king's move|king's move apart|king move|diagonal nicht ber\u{fc}hren|auch diagonal nicht|\
         digits may not touch|digits must not touch|digits cannot touch|not even diagonally|touch diagonally",
    ),
    (
        "thermometers",
        "thermometers|thermometer sudoku|a thermometer|the thermometer|each thermometer|thermometer:|thermo sudoku|thermos|\
         thermomètre|termómetro|termometro",
    ),
    (
        "arrows",
        "arrow sudoku|along an arrow|along the arrow|on an arrow|arrows:|pfeil-sudoku|pfeilsudoku|auf dem pfeil|pfeile:|箭头数独|\
         箭頭數獨|矢印|sudoku fl\u{e8}che|sudoku flechas|sudoku de flechas|sudoku freccia|along arrows|arrow:|digits on arrows|\
         each arrow",
    ),
    (
        "irregular regions",
        "jigsaw|irregular sudoku|irregular regions|chaos construction|\"regions\"|锯齿数独|ジグソー|ungleichmäßigen blöcken|\
         chaos-sudoku|sudoku irregular|sudoku irrégulier|toroidal sudoku|irregular box|irregular shape|ジグソ-|unregelmäßig|\
         krummen blöcken|irregolare|regioni irregolari|regiones irregulares|regiões irregulares|régions irrégulières|\
         nieregularn|epäsäännölli|kettensudoku|ketten-sudoku|toroidal",
    ),
    (
        "extra regions",
        "windoku|hyper sudoku|hypersudoku|color sudoku|colour sudoku|asterisk sudoku|center dot sudoku|centre dot sudoku|\
         argyle sudoku|argyle|girandola|grey region|gray region|shaded region|extra region|coloured region|colored region|\
         center-dot|centre-dot|same colour must|same color must|cells of the same colo|extra 3x3|extra shaded|\
         mittelpunkt-sudoku|mittelfelder",
    ),
    (
        "Kropki dots",
        "kropki|white dots|black dots|by a white dot|by a black dot|a black dot|a white dot|black dot:|white dot:",
    ),
    ("sandwich sums", "sandwich sudoku|sandwich sum|sandwiched"),
    ("renban lines", "renban"),
    ("whisper lines", "german whisper|whisper line|differ by at least"),
    ("palindromes", "palindrome line|form a palindrome|is a palindrome|are palindromes|palindrome sudoku|palindrome:"),
    ("little killer sums", "little killer"),
    (
        "nonconsecutive rule",
        "non-consecutive|nonconsecutive|consecutive sudoku|adjacent cells contain consecutive|\
         adjacent cells may not contain consecutive|adjacent cells cannot contain consecutive|be consecutive|not consecutive|\
         contain consecutive|nachbar-sudoku|nachbarsudoku|benachbarten feldern|aufeinanderfolgende|hold consecutive|連続数独|连续数独",
    ),
    ("overlapping grids", "samurai|twin sudoku"),
    (
        "inequalities",
        "greater-than sudoku|greater than sudoku|不等号|不等號|fortress sudoku|vergleichssudoku|vergleichs-sudoku|ungleichungssudoku|\
         ungleichheits",
    ),
    (
        "skyscrapers",
        "skyscraper sudoku|sudoku skyscraper|skyscraper clue|skyscraper puzzle|skyscrapers|hochhaus-sudoku|摩天楼数独|摩天楼數獨",
    ),
    (
        "XV pairs",
        "xv sudoku|xv-sudoku|separated by a v |separated by an x |joined by a v |joined by an x |v = 5, x|v=5, x|x = 10, v|\
         x's and v's|xs and vs",
    ),
    (
        "even and odd squares",
        "even-odd sudoku|even/odd sudoku|odd-even sudoku|shaded cells|grey squares|gray squares|shaded squares|odd sudoku|\
         even sudoku|gerade-ungerade|gerade/ungerade|ungerade|pair-impair|pair/impair|pair impair|pairs et impairs|\
         pari e dispari|pari o dispari|pari/dispari|par o impar|par-impar|par ou \u{ed}mpar|pares e impares|parzyste|\
         nieparzyste|parillinen|奇偶数|奇偶數|偶数奇数|even digits|odd digits|graue felder|grauen felder|nur gerade|only even|only odd|\
         are odd|are even",
    ),
    ("disjoint groups", "disjoint groups"),
    ("parity lines", "parity line"),
    ("quadruples", "quadruple clue|quadruples|surrounding cells|surrounding four cells|quad sudoku"),
    (
        "outside clues",
        "frame sudoku|outside clues|outside sudoku|outside the grid|outside clue|numbers outside|outside numbers|digits outside|\
         x-sums|x sums|zahlen außerhalb|zahlen am rand",
    ),
    ("between lines", "between lines|lines between circles|line between circles"),
    ("region sum lines", "region sum line"),
    ("zipper lines", "zipper line"),
    ("fog", "fog of war"),
    ("Nabner lines", "nabner"),
    ("Battenburg marks", "battenburg"),
    ("Rossini clues", "rossini"),
    ("lines", "green line|purple line|pink line|blue line|digits along a line|digits on a line|along each line"),
    ("arithmetic cages", "mathdoku"),
    ("false clues", "clue is false"),
    ("clones", "clone sudoku|clones:|clones must|same shape contain the same"),
    ("Schr\u{f6}dinger cells", "schr\u{f6}dinger|schrodinger"),
    ("modular lines", "modular line"),
    ("entropic lines", "entropic line"),
    ("anti-queen rule", "chess queen|queen's move|anti-queen"),
];

/// Words of rules that say no themselves: "no consecutive digits".
const IS_DENIAL: [&str; 4] = ["aufeinanderfolgende", "contain consecutive", "hold consecutive", "be consecutive"];

/// Words that turn the next into its opposite: "not a killer sudoku".
const NOT: [&str; 14] = [
    "not ", "no ", "without ", "isn't ", "never ", "except ", "kein ", "keine ", "nicht ", "ohne ", "sans ", "sin ",
    "senza ", "sem ",
];

/// Words after a rule that say the same.
const NOT_AFTER: [&str; 7] = [
    "do not matter",
    "don't matter",
    "does not matter",
    "do not count",
    "don't count",
    "not required",
    "spielen keine",
];

/// The rules that a text names; long texts only where they begin.
pub(crate) fn named(text: &str) -> Vec<String> {
    let lower: String = text.chars().take(20_000).collect::<String>().to_lowercase().replace(['\u{2019}'], "'");
    let lower: String = lower.split_inclusive('\n').filter(|line| !is_menu(line)).collect();
    let mut names: Vec<String> = Vec::new();
    let is_said = |words: &str| {
        lower.match_indices(words).any(|(at, _)| {
            // Not every script parts its words.
            let parted = words.starts_with(|c: char| c < '\u{600}');
            let starts = !parted || lower[..at].chars().last().is_none_or(|c| !c.is_alphanumeric());
            let rest = lower[at + words.len()..].trim_start_matches(['"', '\'', ' ', ':', '=']);
            let is_empty = words.ends_with(['"', '\''])
                && ["[]", "{}", "null", "false", "0"].iter().any(|no| rest.starts_with(no));
            let line = lower[at..].lines().next().unwrap_or_default();
            let is_denied = is_denied(&lower[..at]) || NOT_AFTER.iter().any(|words| line.contains(words));
            // How the givens lie, and the toy.
            let before = lower[..at].rsplit('\n').next().unwrap_or_default();
            let is_other = before.contains("symmetr") || words == "jigsaw" && line.starts_with("jigsaw puzzle");
            starts && !is_empty && !is_other && (!is_denied || IS_DENIAL.contains(&words))
        })
    };
    for (name, words) in RULES {
        if words.split('|').any(is_said) {
            names.push(name.to_string());
        }
    }
    if lower.lines().any(is_cage) && !names.iter().any(|name| name == "killer cages") {
        names.push("killer cages".to_string());
    }
    if names.is_empty() && lower.lines().any(is_rule) {
        names.push("other rules".to_string());
    }
    if has_regions(&lower) && !names.iter().any(|name| name == "irregular regions") {
        names.push("irregular regions".to_string());
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
