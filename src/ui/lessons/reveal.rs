//! The prediction beside the result; then what to notice and to try.

use leptos::html::Div;
use leptos::prelude::*;

use crate::say::lessons::{LessonText, Lessons, Texts, verdict};
use crate::study::lessons::Lesson;

use crate::ui::classroom::follow::address;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::lessons::landscape::LandscapeTable;

#[component]
pub fn Reveal(
    lesson: &'static Lesson,
    texts: &'static Texts,
    choice: usize,
    result: Memo<Option<(Option<usize>, String)>>,
) -> impl IntoView {
    let answer = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(answer) = answer.get() {
            scroll_to(answer.into(), false);
        }
    });
    let body = move || {
        let (option, shows) = result.get()?;
        let verdict = verdict(texts, choice, option).text();
        let predicted = LessonText::Predicted { option: texts.options.get(choice).copied().unwrap_or_default() }.text();
        let list = |lines: &'static [&'static str]| lines.iter().map(|l| view! { <li>{*l}</li> }).collect_view();
        let attempts = texts
            .attempts
            .iter()
            .zip(lesson.attempts)
            .map(|(what, link)| view! { <li><a href=address(link)>{*what}</a></li> });
        Some(view! {
            <section class="reveal" data-testid="reveal" data-right=(option == Some(choice)).to_string()>
                <div role="status" node_ref=answer>
                    <p class="predicted">{predicted}</p>
                    <p class="shown">{shows}" "<strong>{verdict}</strong></p>
                </div>
                {lesson.landscape().map(|landscape| view! { <LandscapeTable landscape /> })}
                <h3>{Lessons::Notice.text()}</h3><ul>{list(texts.notice)}</ul>
                <h3>{Lessons::Try.text()}</h3><ul>{attempts.collect_view()}</ul>
                <h3>{Lessons::Sources.text()}</h3><ul class="sources">{list(texts.sources)}</ul>
            </section>
        })
    };
    view! { {body} }
}
