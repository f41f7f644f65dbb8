//! Workers as the page has them: started once the page is on the screen, and explained when one breaks down.

use leptos::prelude::*;

use crate::say::worker::Breakdown;
use crate::threads::client::{Client, Event, Failure};
use crate::threads::program::Protocol;

use crate::ui::kit::debounce::after_paint;
use crate::ui::kit::steps::once_built;

/// A worker that takes the commands of a protocol. Its address is the content of the <meta> of this name.
pub fn start<P: Protocol>(meta: &'static str, on_event: impl Fn(Event<P::Report>) + 'static) -> Client<P> {
    let client = Client::new(meta, on_event);
    let first = client.clone();
    // The page is seen first: a worker's program would take the network and the processor from it.
    let start: Box<dyn FnOnce()> = Box::new(move || first.start());
    once_built(|| after_paint(start));
    client
}

/// Somebody waits for what is sent next: where no worker could be started, another is tried, and it is said if that fails.
pub fn insist<P: Protocol>(client: StoredValue<Option<Client<P>>, LocalStorage>) {
    client.with_value(|client| client.iter().for_each(Client::retry));
}

/// The sentence about a worker that is gone; `crashed` is what is said when it broke down at its work and was restarted.
pub fn explain(failure: Failure, crashed: fn(String) -> Breakdown) -> String {
    let breakdown = match failure {
        Failure::OtherBuild => Breakdown::Updated,
        Failure::NotStarted => Breakdown::NotLoaded,
        Failure::Crashed(error) => crashed(error),
        Failure::Ended => crashed(Breakdown::Ended.text()),
    };
    breakdown.text()
}
