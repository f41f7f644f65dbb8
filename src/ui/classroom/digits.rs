//! How the classroom writes digits: as chosen in Settings, which is a dialog of the page's other program. What is chosen
//! stands in an attribute of the document.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::preferences::Prefs;
use crate::ui::classroom::state::Class;

/// Reads the choice now and whenever a field of the page has changed: the dialog has then written the attribute.
pub fn follow_digits(class: Class) {
    let read = move || {
        let root = document().document_element();
        let chosen = root.and_then(|root| root.get_attribute("data-digits")).unwrap_or_default();
        let style = Prefs::read(&format!("digits={chosen}")).style();
        if class.digits.get_untracked() != style {
            class.write_digits_in(style);
        }
    };
    read();
    let listener = Closure::<dyn Fn()>::new(read);
    // On the window: the dialog hears of it first.
    let _ = window().add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
    // As long as the page.
    listener.forget();
}
