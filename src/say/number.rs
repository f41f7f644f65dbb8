//! Numbers as they are shown: grouped by thousands, with few decimals, the same in every browser.

/// `104000` as `104,000`.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A sentence with all its whole numbers grouped by thousands.
pub fn grouped(sentence: &str) -> String {
    let mut text = String::with_capacity(sentence.len() + 8);
    for part in sentence.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        // Fewer digits than that may be the end of a number that is grouped already.
        text += &word.parse().ok().filter(|_| word.len() > 3).map_or(word.to_string(), thousands);
        text += &part[word.len()..];
    }
    text
}

/// So many of something: `1 run`, `2,000 runs`.
pub fn counted(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", thousands(number), if number == 1 { "" } else { "s" })
}

/// A number that is not negative, rounded to `decimals` (0 to 2) places: `3.14`, `12,345.6`.
pub fn hundredths(value: f64, decimals: u32) -> String {
    let unit = 10u64.pow(decimals.min(2));
    let scaled = (value.max(0.0) * unit as f64).round() as u64;
    let whole = thousands(scaled / unit);
    match decimals {
        0 => whole,
        1 => format!("{whole}.{}", scaled % unit),
        _ => format!("{whole}.{:02}", scaled % unit),
    }
}

/// A share of 1 in percent, with one decimal below ten: `7.5 %`, `12 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    let whole = percent >= 9.95 || (percent - percent.round()).abs() < 0.005;
    format!("{} %", hundredths(percent, if whole { 0 } else { 1 }))
}

#[cfg(test)]
mod tests {
    use crate::say::number::*;

    #[test]
    fn numbers_of_a_sentence_are_grouped() {
        assert_eq!(grouped("Of 26000 swaps 1358 were kept of 5,000."), "Of 26,000 swaps 1,358 were kept of 5,000.");
        assert_eq!((grouped(""), grouped("2500"), grouped("r1c9")), (String::new(), "2,500".into(), "r1c9".into()));
    }

    #[test]
    fn groups_and_rounds() {
        assert_eq!(["0", "999", "1,000", "1,234,567"], [0, 999, 1000, 1_234_567].map(thousands));
        assert_eq!(hundredths(3.46159, 2), "3.46");
        assert_eq!(hundredths(0.06, 2), "0.06");
        assert_eq!(hundredths(12345.67, 1), "12,345.7");
        assert_eq!(hundredths(-1.0, 0), "0");
        assert_eq!([0.075, 0.1, 0.01, 0.1234].map(percent), ["7.5 %", "10 %", "1 %", "12 %"]);
    }
}
