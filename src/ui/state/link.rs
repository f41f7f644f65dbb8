//! The address: its fragment always holds the puzzle, and the run once there is one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::evolve::island::MOST;
use crate::evolve::{Algorithm, Settings, algorithms};
use crate::text::link::{Link, LinkError, is_mark};

use crate::play::sheet::Sheet;
use crate::ui::class_link::Room;
use crate::ui::kit::address;
use crate::ui::kit::debounce::at_rest;
use crate::ui::state::page::{Notice, Page};
use crate::ui::state::run::capital;

/// Browsers refuse an address that changes too often.
const REST: Duration = Duration::from_millis(250);

impl Page {
    /// Reads the address now and whenever it changes, and keeps it up to date.
    pub fn keep_link(self) {
        self.read_address();
        window_event_listener_untyped("hashchange", move |_| self.read_address());
        let watch = move || {
            self.plan.seed.track();
            self.plan.settings.track();
            self.plan.limit.track();
            self.plan.algorithm.track();
            self.plan.islands.track();
            self.sheet.track();
        };
        at_rest(REST, watch, move || self.write_address());
    }

    /// The link to what the page shows.
    pub fn link(self) -> Link {
        let mut link = self.sheet.with_untracked(Sheet::link);
        let algorithm = self.plan.algorithm.get_untracked();
        let limit = self.plan.limit.get_untracked();
        link.algorithm = Some(algorithm.name.to_string());
        link.seed = Some(self.plan.seed.get_untracked());
        link.generations = (limit != algorithm.default_generations).then_some(limit);
        link.other = self.plan.settings.with_untracked(|settings| {
            settings.changed().map(|(key, value)| (key.to_string(), value.to_string())).collect()
        });
        // The default depends on the machine, a run does not.
        let islands = self.plan.islands.get_untracked();
        link.other.extend((islands > 1).then(|| ("ring".to_string(), islands.to_string())));
        link
    }

    fn write_address(self) {
        let fragment = format!("#{}", self.link().write());
        let hash = window().location().hash().unwrap_or_default();
        // A link that has just come in is read first; its event is on the way.
        let foreign = self.known_link.with_value(|known| *known != hash);
        // An open room writes the address itself.
        if hash == fragment || foreign || self.room.with_untracked(Option::is_some) {
            return;
        }
        self.known_link.set_value(fragment.clone());
        address::put(&fragment);
    }

    /// The address is the page's again, whatever a room has made of it.
    pub fn own_address(self) {
        self.known_link.set_value(window().location().hash().unwrap_or_default());
        self.write_address();
    }

    fn read_address(self) {
        let hash = window().location().hash().unwrap_or_default();
        self.known_link.set_value(hash.clone());
        if hash.len() > 1 && hash != format!("#{}", self.link().write()) {
            self.open_link(&hash);
        } else {
            // From a room the page's own link leads back to the page, which is as it was.
            self.leave_room();
        }
    }

    /// Opens a link, or says why it cannot be opened.
    pub fn open_link(self, text: &str) {
        match Link::read(text) {
            Ok(link) => self.accept_link(&link),
            Err(error) => {
                let text = capital(&format!("{error}. The puzzle on the board is not from this link."));
                let offer = match error {
                    LinkError::Version { readable, .. } => Some(*readable),
                    _ => None,
                };
                self.notice.set(Notice { text, is_error: true, offer });
            }
        }
    }

    /// Sets up what a link holds: the puzzle, and the very run if it names one.
    pub fn accept_link(self, link: &Link) {
        let puzzle = link.puzzle();
        self.load_puzzle(&puzzle);
        if puzzle.marks.count() > 0 {
            self.set_playing(true);
        }
        match link.other.iter().find(|(key, _)| key == "view") {
            Some((_, view)) => self.open_room_on(Room::of_view(view), link.write()),
            None => self.leave_room(),
        }
        // A link of the puzzle alone leaves everything else as it is.
        if link.algorithm.is_none()
            && link.seed.is_none()
            && link.generations.is_none()
            && link.other.iter().all(is_mark)
        {
            return;
        }
        let name = link.algorithm.as_deref().unwrap_or(algorithms::of_unnamed(link.grid.shape()));
        let suited = |a: &'static Algorithm| a.suits(link.grid.shape()).map(|_| a);
        let algorithm = match algorithms::find(name).and_then(suited) {
            Ok(algorithm) => algorithm,
            Err(error) => {
                self.complain(capital(&format!("{error}; the puzzle of the link is on the board.")));
                return;
            }
        };
        let mut settings = Settings::default();
        // Keys that are not settings are of other releases, and ignored.
        let known = link.other.iter().filter(|(key, _)| algorithm.settings.iter().any(|s| s.key == key));
        for (key, value) in known {
            if let Err(error) = settings.set(algorithm.name, algorithm.settings, key, value) {
                self.complain(format!("The link's setting was not taken over: {error}."));
            }
        }
        let (islands, exchange) = link.islands();
        if !exchange {
            // Algorithms without this setting keep to what they did.
            let _ = settings.set(algorithm.name, algorithm.settings, "exchange", "nothing");
        }
        self.plan.algorithm.set(algorithm);
        self.plan.settings.set(settings);
        self.plan.islands.set(islands.clamp(1, MOST));
        let limit = link.generations.unwrap_or(algorithm.default_generations);
        self.plan.limit.set(limit.clamp(1, crate::ui::solve::settings::MOST_GENERATIONS));
        if let Some((_, seed)) = link.other.iter().find(|(key, _)| key == "seed") {
            self.complain(format!("“{seed}” is no seed (a whole number from 0 to {}); another was drawn.", u64::MAX));
        }
        if let Some(seed) = link.seed {
            self.plan.seed.set(seed);
            if !self.notice.with_untracked(|n| n.is_error) {
                self.say(format!("This link repeats a run: press Evolve to see it again with seed {seed}."));
            }
        }
    }

    /// The whole address of what the page shows: of the puzzle alone, or with the run; with the marks of who is playing.
    pub fn address(self, with_run: bool, with_marks: bool) -> String {
        let link = if with_run { self.link() } else { self.sheet.with_untracked(Sheet::link) };
        let marked = with_marks && self.play.on.get_untracked();
        let link = if marked { link.with_marks(&self.game.with_untracked(|g| g.board().puzzle().marks)) } else { link };
        format!("{}#{}", base(), link.write())
    }

    /// Puts the address into the clipboard.
    pub fn copy_link(self) {
        self.write_address();
        copy(self.address(true, true), move |copied| match copied {
            Copied::Done => self.say("Link copied: it opens this puzzle with the seed and settings that are shown."),
            Copied::Refused => self.say("The browser refused to copy: the link is in the address bar."),
            Copied::Impossible => {
                self.say("This browser does not let a page copy here: the link is in the address bar.")
            }
        });
    }
}

/// The page's own address, without a fragment.
pub fn base() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_string()
}

/// What came of copying.
pub enum Copied {
    Done,
    Refused,
    Impossible,
}

/// Puts a text into the clipboard.
pub fn copy(text: String, then: impl FnOnce(Copied) + 'static) {
    let navigator: JsValue = window().navigator().into();
    // Browsers keep the clipboard from pages that are not served securely.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok().filter(|c| c.is_object());
    let Some(clipboard) = clipboard.map(JsCast::unchecked_into::<web_sys::Clipboard>) else {
        return then(Copied::Impossible);
    };
    spawn_local(async move {
        let done = JsFuture::from(clipboard.write_text(&text)).await.is_ok();
        then(if done { Copied::Done } else { Copied::Refused });
    });
}
