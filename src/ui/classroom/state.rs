//! What every view of the classroom shares: the puzzle and the run it is about, and the address.

use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::evolve::recipe::{Defaults, Warning, is_of_run, not_followed};
use crate::puzzle::{Grid, Shape};
use crate::say::link::warnings as told;
use crate::say::words::paragraph;
use crate::study::view::View;
use crate::text::link::Link;

use crate::text::Style;
use crate::ui::classroom::run::ClassRun;
use crate::ui::kit::address;
use crate::ui::kit::events::announce;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::kit::scroll::to_top;
use crate::ui::kit::timer::after;

/// Keys of a link, in order, with their values.
type Keys = Vec<(String, String)>;

/// Browsers refuse an address that changes too often.
const DEBOUNCE: Duration = Duration::from_millis(250);

/// What a notice comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something in the link is wrong.
    Wrong,
    /// Nothing is.
    Calm,
    /// The Lab shows another run: of no account in other views.
    OfLab,
}

/// The state of the classroom; a context of everything in it.
#[derive(Clone, Copy)]
pub struct Class {
    /// The view that is open; none while the page shows something else.
    pub view: ReadSignal<Option<View>>,
    set_view: WriteSignal<Option<View>>,
    /// Givens and typed digits together, and which were typed.
    pub puzzle: ReadSignal<Grid>,
    set_puzzle: WriteSignal<Grid>,
    pub typed: ReadSignal<Vec<bool>>,
    set_typed: WriteSignal<Vec<bool>>,
    pub run: ClassRun,
    /// Keys of the link that are the open view's own, in order.
    pub keys: ReadSignal<Keys>,
    set_keys: WriteSignal<Keys>,
    /// What is to be said of the link, or of what was last done; empty is nothing.
    pub notice: ReadSignal<String>,
    set_notice: WriteSignal<String>,
    /// What that comes to.
    pub tone: ReadSignal<Tone>,
    set_tone: WriteSignal<Tone>,
    /// Counts the links that came in, so that a view can begin anew with each.
    pub arrivals: ReadSignal<u32>,
    set_arrivals: WriteSignal<u32>,
    /// How digits are written, as chosen in Settings.
    pub digits: ReadSignal<Style>,
    set_digits: WriteSignal<Style>,
    /// Keys of the link that nobody here knows; they stay in the address.
    unknown: StoredValue<Keys>,
    /// Views that were left, the last one last, with their keys.
    left: StoredValue<Vec<(View, Keys)>>,
    /// The fragment of the address that is known here.
    address: StoredValue<String>,
    /// The link that was read last, and its number.
    known: StoredValue<(String, String)>,
    /// Whether the run is the page's, and no link asked to see this very one.
    pub unasked: StoredValue<bool>,
}

pub fn use_class() -> Class {
    expect_context::<Class>()
}

impl Class {
    pub fn new() -> Class {
        let puzzle = Grid::empty(Shape::Flat9);
        let (view, set_view) = signal(None);
        let (typed, set_typed) = signal(vec![false; puzzle.cells().len()]);
        let (puzzle, set_puzzle) = signal(puzzle);
        let (keys, set_keys) = signal(Vec::new());
        let (notice, set_notice) = signal(String::new());
        let (tone, set_tone) = signal(Tone::Calm);
        let (arrivals, set_arrivals) = signal(0);
        let (digits, set_digits) = signal(Style::default());
        Class {
            view,
            set_view,
            typed,
            set_typed,
            puzzle,
            set_puzzle,
            run: ClassRun::new(),
            keys,
            set_keys,
            notice,
            set_notice,
            tone,
            set_tone,
            arrivals,
            set_arrivals,
            digits,
            set_digits,
            unknown: StoredValue::default(),
            left: StoredValue::default(),
            address: StoredValue::default(),
            known: StoredValue::default(),
            unasked: StoredValue::default(),
        }
    }

    /// What the page's door says: the room that is open (none when empty), the link it was opened on, and its number.
    pub fn enter(self, room: &str, link: &str, number: &str) {
        self.address.set_value(address::now());
        let Some(first) = View::first_of(room) else { return self.show(None) };
        let of_room = |view: &View| view.room() == first.room();
        let open = self.view.get_untracked().filter(of_room);
        let news = (link.to_string(), number.to_string());
        if self.known.get_value() == news {
            if open.is_none() {
                let last = self.left.with_value(|left| left.iter().rev().map(|(view, _)| *view).find(of_room));
                self.show(Some(last.unwrap_or(first)));
            }
            return;
        }
        let Ok(link) = Link::read(link) else { return };
        let same_link = self.known.with_value(|(_, before)| *before == news.1);
        self.known.set_value(news);
        let named =
            link.other.iter().find(|(key, _)| key == "view").and_then(|(_, key)| View::of_key(key)).filter(of_room);
        // Another puzzle on the page's board comes into the view that is open.
        let view = named.or(open.filter(|_| same_link)).unwrap_or(first);
        self.show(None);
        self.unasked.set_value(named.is_none());
        self.accept(link);
        self.show(Some(view));
    }

    /// Makes a link the one that everything is about. Its keys that are no settings are the view's.
    pub fn accept(self, mut link: Link) {
        let defaults = Defaults { one_island: true, ..Defaults::seeded(fresh_seed()) };
        let (recipe, mut warnings) = Recipe::of_link(&link, &defaults);
        let named = link.other.iter().find(|(key, _)| key == "view").filter(|(_, view)| View::of_key(view).is_none());
        warnings.extend(named.map(|(_, view)| Warning::View { text: view.clone() }));
        self.set_notice.set(told(&warnings));
        let unknown = not_followed(&warnings);
        let islands = warnings.iter().filter(|warning| matches!(warning, Warning::OneIsland { .. })).count();
        let calm = unknown.len() + islands == warnings.len();
        self.set_tone.set(if calm { Tone::Calm } else { Tone::Wrong });
        link.other.retain(|pair| !unknown.contains(pair));
        self.unknown.set_value(unknown);
        // A limit of evaluations is a race's or a study's.
        let of_run = |pair: &(String, String)| match pair.0.as_str() {
            "a" | "view" => true,
            key => key != "evaluations" && is_of_run(recipe.algorithm, pair),
        };
        link.other.retain(|pair| !of_run(pair));
        // Lanes and values to sweep are of the puzzle, where a run rests is of the run.
        let of_puzzle = self.puzzle.with_untracked(|grid| *grid == link.grid);
        let stays = |view: View| of_puzzle && matches!(view, View::Race | View::Study);
        self.left.update_value(|left| left.iter_mut().filter(|l| !stays(l.0)).for_each(|l| l.1.clear()));
        self.set_puzzle.set(link.grid);
        self.set_typed.set(link.typed);
        self.run.repeat(recipe, link.generations.is_some());
        self.set_keys.set(link.other);
        self.set_arrivals.update(|n| *n += 1);
    }

    /// Says this alone, in the Lab.
    pub fn say_in_lab(self, text: String) {
        self.set_notice.set(text);
        self.set_tone.set(Tone::OfLab);
    }

    /// Says one more thing of the link that came in.
    pub fn also_say(self, text: String) {
        if !text.is_empty() {
            self.set_tone.set(Tone::Wrong);
        }
        self.set_notice.update(|notice| {
            *notice = paragraph([notice.as_str(), &text]);
        });
    }

    /// Writes digits in this style.
    pub fn write_digits_in(self, style: Style) {
        self.set_digits.set(style);
    }

    /// Other keys of the open view, in place of all it has.
    pub fn replace_keys(self, keys: Keys) {
        self.set_keys.set(keys);
    }

    /// Another view of the same run, from its head.
    pub fn open(self, view: View) {
        self.show(Some(view));
        to_top();
    }

    /// Shows a view as it was left; keys that have come for it from a link go before those.
    fn show(self, view: Option<View>) {
        let before = self.view.get_untracked();
        if before == view {
            return;
        }
        let mut keys = self.keys.get_untracked();
        self.left.update_value(|left| {
            if let Some(before) = before {
                left.retain(|(of, _)| *of != before);
                left.push((before, std::mem::take(&mut keys)));
            }
            let known = left.iter().find(|(of, _)| Some(*of) == view).map(|(_, keys)| keys.clone());
            if keys.is_empty() {
                keys = known.unwrap_or_default();
            }
        });
        self.set_keys.set(keys);
        self.set_view.set(view);
    }

    /// The value of a key of the link that is the view's own.
    pub fn key(self, name: &str) -> Option<String> {
        self.keys.with_untracked(|keys| keys.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()))
    }

    /// Sets a key of the link that is the view's own, or takes it away.
    pub fn set_key(self, name: &str, value: Option<String>) {
        if self.key(name) == value {
            return;
        }
        self.set_keys.update(|keys| {
            keys.retain(|(key, _)| key != name);
            keys.extend(value.map(|value| (name.to_string(), value)));
        });
    }

    /// The run.
    pub fn recipe(self) -> Recipe {
        self.run.of(&self.puzzle.get())
    }

    /// The link to the puzzle and the run, without what only the classroom reads.
    pub fn run_link(self) -> Link {
        let recipe = self.recipe();
        recipe.onto(Link { typed: self.typed.get(), ..Link::to_puzzle(&recipe.puzzle) })
    }

    /// The link to exactly what is open.
    pub fn link(self) -> Link {
        let mut link = self.run_link();
        link.other.extend(self.view.get().map(|view| ("view".to_string(), view.key())));
        link.other.extend(self.keys.get());
        link.other.extend(self.unknown.get_value());
        link
    }

    /// Back to the page, with the run.
    pub fn open_in_solve(self) {
        let mut link = untrack(|| self.run_link());
        link.other.extend(self.unknown.get_value());
        announce("sudokube:leave", &link.write());
    }

    /// Keeps the address on what is open.
    pub fn keep_address(self) {
        let due = StoredValue::new(0u32);
        let own = move || format!("#{}", self.link().write());
        let _ = window_event_listener_untyped("hashchange", move |_| self.address.set_value(address::now()));
        let _ = window_event_listener_untyped("pagehide", move |_| {
            if self.view.get_untracked().is_some() {
                self.address.with_value(|known| address::leave(known, &untrack(own)));
            }
        });
        let write = move |fragment: &str| {
            // Back has come to another address: its event is on the way, and is heard first.
            let foreign = address::now() != self.address.get_value();
            if self.view.get_untracked().is_some() && !foreign {
                address::put(fragment);
                self.address.set_value(address::now());
            }
        };
        // A phone may end a page that is hidden without another word.
        let _ = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                write(&untrack(own));
            }
        });
        Effect::new(move |_| {
            if self.view.get().is_none() {
                return;
            }
            let fragment = own();
            due.update_value(|n| *n += 1);
            let mine = due.get_value();
            after(DEBOUNCE, move || {
                if mine == due.get_value() {
                    write(&fragment);
                }
            });
        });
    }
}
