//! What stands at the ends of lines or between the digits of one, taken out.

/// Lines that must be alike.
const ALIKE: usize = 4;

/// Times, levels and names before the rows of a log: `2024-03-12 21:14:05,123 INFO solver - 53..7....`.
pub(crate) fn times(text: &str) -> Option<String> {
    let mut stamped = 0;
    let lines: Vec<&str> = text
        .lines()
        .map(|line| match after_time(line) {
            Some(rest) => {
                stamped += 1;
                after_words(rest)
            }
            None => line,
        })
        .collect();
    (stamped >= ALIKE).then(|| lines.join("\n"))
}

/// What follows a date, a time or both; a time has colons, a date three numbers.
fn after_time(line: &str) -> Option<&str> {
    let stamp = |c: char| c.is_ascii_digit() || "-/:.,TZ+[]() ".contains(c);
    let rest = line.trim_start_matches(stamp);
    let head = &line[..line.len() - rest.len()];
    // The digits of a row that follows without a word are its own.
    let words: Vec<&str> = head.split(' ').collect();
    let is_stamp = |word: &str| {
        let word = word.trim_matches(['[', ']', '(', ')', ',']);
        let digits = word.starts_with(|c: char| c.is_ascii_digit());
        digits && (word.matches(':').count() > 0 || word.matches(['-', '/', '.']).count() == 2 && word.len() < 11)
    };
    let stamps = words.iter().take_while(|word| is_stamp(word)).count();
    (stamps > 0)
        .then(|| words[..stamps].iter().map(|word| word.len() + 1).sum())
        .and_then(|length: usize| line.get(length..))
}

/// What follows words that are no squares, and a dash or a colon behind them.
fn after_words(line: &str) -> &str {
    let line = line.trim_start();
    // A dash between a time and a name.
    let line = line.strip_prefix("- ").filter(|rest| rest.starts_with(char::is_alphabetic)).unwrap_or(line);
    let mut rest = line;
    loop {
        let word = rest.split(' ').next().unwrap_or("");
        let is_word =
            word.chars().filter(|c| c.is_alphabetic()).count() > 1 && !word.chars().all(|c| "xXoO.".contains(c));
        let is_dash = ["-", ":", "|", "--", ">"].contains(&word) && rest.len() < line.len();
        if !is_word && !is_dash {
            return rest;
        }
        rest = rest[word.len()..].trim_start();
        if is_dash {
            return rest;
        }
    }
}

/// A vector as R prints it: `[1] 0 0 5`, `[28] 3 0 0`.
pub(crate) fn vector(text: &str) -> Option<String> {
    let of_line = |line: &str| {
        let (index, rest) = line.trim_start().strip_prefix('[')?.split_once(']')?;
        index.trim().parse::<u32>().ok().map(|index| (index, rest.to_string()))
    };
    let lines: Vec<(u32, String)> = text.lines().filter_map(of_line).collect();
    let ascends = lines.len() > 1 && lines[0].0 == 1 && lines.windows(2).all(|pair| pair[0].0 < pair[1].0);
    ascends.then(|| lines.iter().map(|(_, rest)| rest.trim()).collect::<Vec<&str>>().join(" "))
}

/// The lines that a difference adds.
pub(crate) fn added(text: &str) -> Option<String> {
    let lines =
        text.lines().any(|line| line.starts_with("@@")).then(|| text.lines().filter_map(|l| l.strip_prefix('+')));
    lines.map(|lines| lines.filter(|line| !line.starts_with("++")).collect::<Vec<&str>>().join("\n"))
}

/// The same word before each row: `E   5 3 .`.
pub(crate) fn same_start(text: &str) -> Option<String> {
    let word = |line: &str| line.split_whitespace().next().unwrap_or("").to_string();
    let is_word = |word: &str| word.len() < 12 && word.chars().any(|c| c.is_alphabetic()) || word == "&";
    let lines: Vec<&str> = text.lines().collect();
    let mut out: Vec<&str> = Vec::new();
    let mut stripped = false;
    for run in lines.chunk_by(|a, b| word(a) == word(b)) {
        let first = word(run[0]);
        let strips = run.len() >= ALIKE && is_word(&first);
        stripped |= strips;
        out.extend(run.iter().map(|line| if strips { &line.trim_start()[first.len()..] } else { line }));
    }
    stripped.then(|| out.join("\n"))
}

/// One sign between all digits of a row: `5-3-0`.
pub(crate) fn between_digits(text: &str) -> Option<String> {
    let divided = |line: &&str| {
        let signs: Vec<char> = line.trim().chars().collect();
        let sign = *signs.get(1)?;
        let (digits, between): (Vec<_>, Vec<_>) = signs.iter().enumerate().partition(|(at, _)| at % 2 == 0);
        let fits = "-._*~+".contains(sign)
            && signs.len() % 2 == 1
            && signs.len() > 6
            && digits.iter().all(|(_, c)| c.is_ascii_digit())
            && between.iter().all(|(_, c)| **c == sign);
        fits.then(|| line.replace(sign, " "))
    };
    let lines: Vec<&str> = text.lines().collect();
    let mended: Vec<String> = lines.iter().map(|line| divided(line).unwrap_or_else(|| (*line).to_string())).collect();
    let count = lines.iter().zip(&mended).filter(|(line, mended)| *line != mended).count();
    (count >= ALIKE).then(|| mended.join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::mend_lines::*;

    #[test]
    fn lines_lose_what_is_no_square() {
        let log = |before: &str, row: &str| vec![before.to_string() + row; 4].join("\n");
        for before in
            ["2024-03-12 21:14:05,123 INFO solver - ", "21:14:05 INFO ", "[21:14] Ann: ", "12.03.24, 21:14 - Ann: "]
        {
            assert_eq!(times(&log(before, "..5 0")).as_deref(), Some(log("", "..5 0").as_str()), "{before}");
        }
        assert_eq!(times(&log("", "5 3 0 0 7")), None);
        assert_eq!(added("+++ b/p\n@@ -0,0 +1,9 @@\n+1..\n-..2").as_deref(), Some("1.."));
        assert_eq!(vector(" [1] 0 0\n[3] 5 0").as_deref(), Some("0 0 5 0"));
        assert_eq!(same_start(&log("E   ", "0 5")).as_deref(), Some(log("   ", "0 5").as_str()));
        assert_eq!(between_digits(&log("5-3-", "0-0")).as_deref(), Some(log("5 3 ", "0 0").as_str()));
        assert_eq!(between_digits(&log("5-3-", "0.0")), None);
    }
}
