//! Two windows on one machine: the second shows the run that the first one shows, at the same step.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::evolve::Recipe;
use crate::evolve::recipe::Defaults;
use crate::replay::place::Place;
use crate::text::link::Link;

use crate::ui::classroom::follow::FOLLOWER;
use crate::ui::lab::thread::Lab;

/// Keys of a link that say where a run rests.
const PLACE: [&str; 3] = ["g", "step", "move"];

impl Lab {
    /// The window that was opened to follow does so; any other one leads while somebody works in it.
    pub fn lead_or_follow(self) {
        let Ok(channel) = BroadcastChannel::new(FOLLOWER) else { return };
        let heard = window().name().is_ok_and(|name| name == FOLLOWER).then(|| {
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(link) = event.data().as_string().and_then(|text| Link::read(&text).ok()) {
                    self.follow(link);
                }
            })
        });
        match &heard {
            Some(heard) => channel.set_onmessage(Some(heard.as_ref().unchecked_ref())),
            None => self.lead(channel.clone()),
        }
        // Nothing is heard once the view is gone.
        let held = StoredValue::new_local((channel, heard));
        on_cleanup(move || held.with_value(|(channel, _)| channel.close()));
    }

    fn lead(self, channel: BroadcastChannel) {
        Effect::new(move |_| {
            let Some(point) = self.view.with(|view| view.as_ref().map(|view| view.point)) else { return };
            let (within, _) = (self.within.get(), self.face.get());
            if !document().has_focus().unwrap_or_default() {
                return;
            }
            let mut link = untrack(|| self.class.link());
            link.other.retain(|(key, _)| !PLACE.contains(&key.as_str()));
            let place = [point.generation, point.operator.into(), within.into()];
            link.other.extend(PLACE.iter().zip(place).map(|(key, at)| (key.to_string(), at.to_string())));
            let _ = channel.post_message(&link.write().into());
        });
    }

    fn follow(self, link: Link) {
        let shown = |recipe: &Recipe| (recipe.puzzle.clone(), recipe.algorithm, recipe.settings.clone(), recipe.seed);
        let (recipe, _) = Recipe::of_link(&link, &Defaults { one_island: true, ..Defaults::seeded(0) });
        if shown(&recipe) != shown(&untrack(|| self.class.recipe())) {
            return self.class.accept(link);
        }
        let (place, _) = Place::of_keys(&link.other, recipe.puzzle.shape());
        if place.face != self.face.get_untracked() {
            self.show_face(place.face);
        }
        // What is shown may be from before the message before this one.
        let shown = self.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.point == place.point));
        match shown && self.aim() == Some(place.point) {
            true => self.step_within(place.within),
            false => self.go_within(place.point, place.within),
        }
    }
}
