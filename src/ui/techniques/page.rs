//! The page on one technique: what it is, a step that was found by program, and puzzles that need it.

use leptos::prelude::*;

use crate::say::pages::{PageText, Pages};
use crate::study::view::View;
use crate::technique::Technique;
use crate::threads::coach::pages::{Page, Worked};
use crate::threads::coach::protocol::{Command, Report};
use crate::ui::classroom::state::use_class;
use crate::ui::kit::events::announce;
use crate::ui::techniques::teacher::use_teacher;

/// Opens a puzzle to be played.
fn play(link: &str) {
    announce("sudokube:play", link);
}

#[component]
pub fn TechniquePage(technique: Technique) -> impl IntoView {
    let class = use_class();
    let page = RwSignal::new(None::<Page>);
    // Until it is there: that it is on its way, or why it does not come.
    let said = RwSignal::new(Pages::Loading.text().to_string());
    let coach = use_teacher();
    Effect::new(move |_| {
        let (key, style) = (technique.key().to_string(), class.digits.get());
        coach.ask(
            |id| Command::Page { id, key, style },
            move |report| match report {
                Report::Page { page: found, .. } => drop(page.try_set(found)),
                Report::Lost { why, .. } => drop(said.try_set(why)),
                _ => {}
            },
        );
    });
    let at = Technique::PAGES.iter().position(|(_, page)| *page == technique);
    let beside = |step: isize| {
        let at = at.and_then(|at| at.checked_add_signed(step));
        at.and_then(|at| Technique::PAGES.get(at)).map(|(_, technique)| *technique)
    };
    let to = move |technique: Option<Technique>| technique.into_iter().for_each(|t| class.open(View::Technique(t)));
    let (before, after) = (beside(-1), beside(1));
    view! {
        <article class="technique" data-testid="technique" aria-labelledby="technique-title">
            <nav class="lesson-nav" aria-label=Pages::Title.text()>
                <button class="quiet" data-key="all" on:click=move |_| class.open(View::Techniques)>{Pages::Back.text()}</button>
                <button class="quiet" data-key="back" disabled=before.is_none() on:click=move |_| to(before)>{Pages::Previous.text()}</button>
                <button class="quiet" data-key="next" disabled=after.is_none() on:click=move |_| to(after)>{Pages::Next.text()}</button>
            </nav>
            <h2 id="technique-title">{technique.name().text()}</h2>
            {move || match page.get() {
                None => view! { <p role="status">{said}</p> }.into_any(),
                Some(page) => view! { <Body page /> }.into_any(),
            }}
        </article>
    }
}

#[component]
fn Body(page: Page) -> impl IntoView {
    let practise = |(link, text): (String, String)| {
        view! { <li><button data-testid="practise" on:click=move |_| play(&link)>{text}</button></li> }
    };
    let has_practise = !page.practise.is_empty();
    view! {
        <p class="about">{page.number}</p>
        <p class="what" data-testid="technique-about">{page.about}</p>
        {page.example.map(|worked| view! { <Example title=Pages::Example.text() worked /> })}
        {has_practise.then(|| view! {
            <section class="practise" aria-label=Pages::Practise.text()>
                <h3>{Pages::Practise.text()}</h3>
                <p class="about">{Pages::PractiseAbout.text()}</p>
                <ul>{page.practise.into_iter().map(practise).collect_view()}</ul>
            </section>
        })}
        {page.cube.map(|worked| view! { <Example title=Pages::OnCube.text() worked /> })}
        <p class="about">{PageText::Legend.text()}</p>
    }
}

#[component]
fn Example(title: &'static str, worked: Worked) -> impl IntoView {
    let Worked { said, picture, link } = worked;
    let names = [Pages::Where, Pages::Which, Pages::Whole];
    let line = |(name, text): (Pages, String)| view! { <div><dt>{name.text()}</dt><dd>{text}</dd></div> };
    view! {
        <section class="worked" aria-label=title>
            <h3>{title}</h3>
            <div class="step-drawn" data-testid="worked" inner_html=picture></div>
            <dl>{names.into_iter().zip(said).map(line).collect_view()}</dl>
            <button class="quiet" on:click=move |_| play(&link)>{Pages::OpenExample.text()}</button>
        </section>
    }
}
