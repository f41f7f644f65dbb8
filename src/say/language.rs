//! The language of the page. A message is found by its enum and its place there; what a language lacks is said in English.
//!
//! A part of a language is a text that scripts/languages.mjs makes of `languages/`: a line that begins with a tab names an enum by its
//! [`key`], and the lines after it are its messages. After `=` each line is the key of an English text ([`data`]) and its translation.

use std::cell::RefCell;
use std::fmt::{Display, Formatter, Result};

thread_local! {
    static LANGUAGE: RefCell<Language> = const { RefCell::new(Language::ENGLISH) };
}

/// How a language writes, and its messages.
struct Language {
    /// Between thousands, and before decimals.
    signs: (&'static str, &'static str),
    /// For the numbers 0 to 199, which of a language's forms is used.
    plurals: &'static [u8],
    /// By key; some two hundred, which are looked through: sorting them would be more to download than it saves.
    enums: Vec<(u32, Vec<&'static str>)>,
    /// By key of the English.
    data: Vec<(u32, &'static str)>,
}

impl Language {
    const ENGLISH: Language = Language { signs: (",", "."), plurals: &[], enums: Vec::new(), data: Vec::new() };
}

/// The key of an enum's path or of an English text: FNV-1a, its last 24 bits.
pub const fn key(text: &str) -> u32 {
    let (bytes, mut hash, mut k) = (text.as_bytes(), 0x811c_9dc5_u32, 0);
    while k < bytes.len() {
        hash = (hash ^ bytes[k] as u32).wrapping_mul(0x0100_0193);
        k += 1;
    }
    hash & 0xff_ffff
}

/// Begins another language. `group` stands between thousands and `point` before decimals; `plurals` has, for the numbers 0 to 199,
/// the place of the form that is used, as a digit.
pub fn begin(group: &str, point: &str, plurals: &str) {
    let digits = plurals.bytes().map(|digit| digit.saturating_sub(b'0')).collect();
    let signs = (kept(group.to_string()), kept(point.to_string()));
    LANGUAGE.set(Language { signs, plurals: Vec::leak(digits), ..Language::ENGLISH });
}

/// Adds a part.
pub fn add(part: &str) {
    let lines = kept(part.to_string()).lines();
    LANGUAGE.with_borrow_mut(|language| {
        let mut in_data = false;
        for line in lines {
            match line.strip_prefix('\t') {
                Some("=") => in_data = true,
                Some(key) => {
                    in_data = false;
                    language.enums.push((number(key), Vec::new()));
                }
                None if in_data => {
                    language.data.extend(line.split_at_checked(5).map(|(key, text)| (number(key), text)));
                }
                None => language.enums.last_mut().into_iter().for_each(|(_, texts)| texts.push(line)),
            }
        }
    });
}

/// What the page is made of stays as long as it does.
fn kept(text: String) -> &'static str {
    text.leak()
}

fn number(key: &str) -> u32 {
    u32::from_str_radix(key, 36).unwrap_or(u32::MAX)
}

/// The message `index` of the enum with this key, `english` where the language has none.
pub fn text(key: u32, index: usize, english: &'static str) -> &'static str {
    LANGUAGE.with_borrow(|language| {
        let of = language.enums.iter().find(|(of, _)| *of == key);
        of.and_then(|(_, texts)| texts.get(index).copied()).unwrap_or(english)
    })
}

/// What an algorithm, a setting or an example says of itself (`say::data`).
pub fn data(english: &str) -> &str {
    LANGUAGE.with_borrow(|language| match language.data.is_empty() {
        true => english,
        false => {
            let key = key(english);
            language.data.iter().find(|(of, _)| *of == key).map_or(english, |(_, text)| text)
        }
    })
}

/// Whether the page speaks English.
pub fn is_english() -> bool {
    LANGUAGE.with_borrow(|language| language.plurals.is_empty())
}

/// What stands between thousands, and before decimals.
pub fn signs() -> (&'static str, &'static str) {
    LANGUAGE.with_borrow(|language| language.signs)
}

/// `104000` as `104,000`.
pub fn thousands(number: u64) -> String {
    let group = signs().0;
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    text
}

/// The place of the form that goes with a number: the first with 1 in English.
pub fn plural(number: u64) -> usize {
    LANGUAGE.with_borrow(|language| {
        // Beyond 200 the last two digits decide.
        let at = if number < 200 { number } else { 100 + number % 100 };
        language.plurals.get(at as usize).map_or(usize::from(number != 1), |&form| form.into())
    })
}

/// One of the forms of a text, separated by bars; the last where there are fewer.
pub fn form(forms: &str, at: usize) -> &str {
    forms.split('|').nth(at).or_else(|| forms.rsplit('|').next()).unwrap_or_default()
}

/// What can be an argument of a message.
pub trait Said: Display {
    /// Its number, where it counts something.
    fn number(&self) -> Option<u64> {
        None
    }
}

/// A message as it is found. It is data, so that the code that says it is short: there are some two thousand.
pub struct Message {
    /// That of its enum.
    pub key: u32,
    /// Its place there.
    pub at: usize,
    /// Its English text.
    pub english: &'static str,
    /// The names of its arguments, in the order in which they are given.
    pub arguments: &'static [&'static str],
}

impl Message {
    /// Writes it in the language of the page.
    ///
    /// # Errors
    ///
    /// Those of the formatter.
    pub fn say(&self, f: &mut Formatter<'_>, arguments: &[&dyn Said]) -> Result {
        fill(f, text(self.key, self.at, self.english), self.arguments, arguments)
    }
}

/// Writes a text with its arguments: `{name}` is one, `{name:row|rows}` the form that goes with its number, in which `#` is the number.
fn fill(f: &mut Formatter<'_>, text: &str, names: &[&str], arguments: &[&dyn Said]) -> Result {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        f.write_str(before)?;
        let (inside, after) = after.split_once('}').unwrap_or((after, ""));
        let (name, forms) = inside.split_once(':').map_or((inside, None), |(name, forms)| (name, Some(forms)));
        if let Some((_, argument)) = names.iter().zip(arguments).find(|(known, _)| **known == name) {
            match (forms, argument.number()) {
                (Some(forms), Some(number)) => counted(f, form(forms, plural(number)), number)?,
                _ => Display::fmt(argument, f)?,
            }
        }
        rest = after;
    }
    f.write_str(rest)
}

fn counted(f: &mut Formatter<'_>, form: &str, number: u64) -> Result {
    for (k, part) in form.split('#').enumerate() {
        if k > 0 {
            f.write_str(&thousands(number))?;
        }
        f.write_str(part)?;
    }
    Ok(())
}

/// Where in a list of messages a text stands.
pub const fn place(list: &[(&str, &str)], text: &str) -> usize {
    let mut k = 0;
    while k < list.len() {
        if is_same(list[k].1.as_bytes(), text.as_bytes()) {
            return k;
        }
        k += 1;
    }
    0
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut k = 0;
    while k < a.len() && k < b.len() && a[k] == b[k] {
        k += 1;
    }
    k == a.len() && k == b.len()
}

macro_rules! said {
    ($($plain:ty),*; $($whole:ty),*) => {
        $(impl Said for $plain {})*
        $(impl Said for $whole {
            fn number(&self) -> Option<u64> {
                (*self).try_into().ok()
            }
        })*
    };
}

said! { str, String, char, f64; u8, u16, u32, u64, usize, i32, i64 }

impl<T: Said + ?Sized> Said for &T {
    fn number(&self) -> Option<u64> {
        (**self).number()
    }
}

impl<T: Said + ?Sized> Said for Box<T> {
    fn number(&self) -> Option<u64> {
        (**self).number()
    }
}
