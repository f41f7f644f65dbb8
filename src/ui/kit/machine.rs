//! What the browser tells of the machine and of the page: cores, chance, the build.

use leptos::prelude::{document, window};

use crate::evolve::island::MOST;

/// Cores that the browser tells of.
pub fn cores() -> u32 {
    (window().navigator().hardware_concurrency() as u32).clamp(1, MOST)
}

/// A seed nobody has used before.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without a source of randomness every visit starts with the same seed, which is shown all the same.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// The id of the build that the page is of; nothing where it is served while it is developed.
pub fn build() -> String {
    let meta = document().query_selector("meta[name=build]").ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Whether this is `embed.html`, the page within another one's frame: it keeps nothing.
pub fn is_embedded() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-embed"))
}
