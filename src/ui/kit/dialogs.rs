//! What dialogs have in common.

use leptos::html::Dialog;
use leptos::prelude::*;

/// Opens and closes a dialog element with a signal.
pub fn follow(dialog: NodeRef<Dialog>, open: ReadSignal<bool>) {
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
}
