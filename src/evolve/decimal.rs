//! Real settings as plain decimals. Numbers of at most 15 digits are read and written exactly with whole-number steps
//! only, which spares the page the tables (11 KB) that a general reader of floats carries.

/// Reads digits with at most one point, such as `0.975`; `None` for anything else.
pub fn read(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = whole.len() + fraction.len();
    let plain = whole.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit());
    if !plain || digits == 0 || digits > 15 {
        return None;
    }
    // Both numbers are exact, so the quotient is the nearest float: what any other reader gives.
    let all = whole.bytes().chain(fraction.bytes()).fold(0u64, |n, b| n * 10 + u64::from(b - b'0'));
    Some(all as f64 / power(fraction.len()))
}

/// The shortest decimal that reads as this number, which must not be negative.
pub fn write(value: f64) -> String {
    let places = (0..15).find(|&k| (value * power(k)).round() / power(k) == value).unwrap_or(15);
    let all = (value * power(places)).round() as u64;
    let unit = power(places) as u64;
    match places {
        0 => all.to_string(),
        _ => {
            let fraction = (all % unit).to_string();
            format!("{}.{}{fraction}", all / unit, "0".repeat(places - fraction.len()))
        }
    }
}

/// A number of any sign with so many decimals at most, 15 digits in all.
pub fn rounded(value: f64, decimals: usize) -> String {
    let near = (value.abs() * power(decimals)).round() / power(decimals);
    let sign = if value < 0.0 && near > 0.0 { "-" } else { "" };
    sign.to_string() + &write(near)
}

fn power(exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |p, _| p * 10.0)
}

#[cfg(test)]
mod tests {
    use crate::evolve::decimal::*;

    #[test]
    fn rounds_as_a_formatter_does_without_the_last_zeros() {
        for (value, decimals) in
            [(0.126, 2), (-0.6123456789, 5), (-0.000001, 5), (0.0, 3), (1234.56, 1), (3.0, 4), (-99.999, 2)]
        {
            let shown: f64 = format!("{value:.decimals$}").parse().unwrap();
            let written = rounded(value, decimals);
            assert!(
                (written.parse::<f64>().unwrap() - shown).abs() <= 10f64.powi(-(decimals as i32)),
                "{written} {shown}"
            );
            assert!(!written.starts_with("-0") || written.len() > 2, "{written}");
        }
        let texts =
            [(0.5, 5), (-0.61235, 5), (-1e-9, 5), (33.333, 2)].map(|(value, decimals)| rounded(value, decimals));
        assert_eq!(texts, ["0.5", "-0.61235", "0", "33.33"]);
    }

    #[test]
    fn reads_and_writes_like_everyone_else() {
        for text in
            ["0", "1", "0.1", "0.01", "0.975", "0.99", "12.5", "0.005", "100000", "0.123456789012345", "3.000001"]
        {
            let value: f64 = text.parse().unwrap();
            let read = read(text);
            assert!(text.len() > 15 || read == Some(value), "{text}");
            assert_eq!(write(value), value.to_string());
        }
        for k in 0..=10_000 {
            let value = f64::from(k) / 10_000.0;
            assert_eq!((write(value), read(&value.to_string())), (value.to_string(), Some(value)));
        }
    }

    #[test]
    fn refuses_what_is_no_plain_decimal() {
        for text in ["", ".", "-1", "+1", "1e3", "NaN", "inf", "1.2.3", "0,5", " 1", "1234567890123456"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!((read(".5"), read("5.")), (Some(0.5), Some(5.0)));
    }
}
