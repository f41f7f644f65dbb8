//! The Techniques view: the list of its pages, and a page on each technique. What they hold is made by the coach.

mod page;
mod teacher;

use leptos::prelude::*;

use crate::say::pages::Pages;
use crate::study::view::View;
use crate::technique::Technique;
use crate::threads::coach::pages::Entry;
use crate::threads::coach::protocol::{Command, Report};
use crate::ui::classroom::state::use_class;
use crate::ui::techniques::teacher::use_teacher;

pub use crate::ui::techniques::page::TechniquePage;
pub use crate::ui::techniques::teacher::Teacher;

#[component]
pub fn TechniqueList() -> impl IntoView {
    let class = use_class();
    let list = RwSignal::new(Vec::<Entry>::new());
    // Until it is there: that it is on its way, or why it does not come.
    let said = RwSignal::new(Pages::Loading.text().to_string());
    use_teacher().ask(
        |id| Command::Pages { id },
        move |report| match report {
            Report::Pages { list: all, .. } => drop(list.try_set(all)),
            Report::Lost { why, .. } => drop(said.try_set(why)),
            _ => {}
        },
    );
    let open = move |key: &str| {
        let technique = Technique::of_key(key);
        technique.into_iter().for_each(|technique| class.open(View::Technique(technique)));
    };
    let entry = move |entry: Entry| {
        let key = entry.key;
        view! {
            <li><button class="quiet" data-testid=format!("technique-{key}") on:click=move |_| open(&key)>
                {entry.title}" "<span class="number">{entry.number}</span>
            </button></li>
        }
    };
    let chapters = move || {
        let all = list.get();
        let chapters = all.chunk_by(|a, b| a.chapter == b.chapter).map(<[Entry]>::to_vec);
        let chapter = |entries: Vec<Entry>| {
            let name = entries.first().map(|first| first.chapter.clone());
            view! { <section><h3>{name}</h3><ul>{entries.into_iter().map(entry).collect_view()}</ul></section> }
        };
        chapters.map(chapter).collect_view()
    };
    view! {
        <section class="technique-list" data-testid="techniques" aria-labelledby="techniques-title">
            <h2 id="techniques-title">{Pages::Title.text()}</h2>
            <p>{Pages::Lead.text()}</p>
            <p role="status" hidden=move || !list.with(Vec::is_empty)>{said}</p>
            <div class="chapters">{chapters}</div>
        </section>
    }
}
