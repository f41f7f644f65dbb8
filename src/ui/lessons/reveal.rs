//! The prediction beside the result; then what to notice and to try.

use leptos::html::Div;
use leptos::prelude::*;

use crate::study::lessons::Lesson;

use crate::ui::classroom::follow::address;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::lessons::landscape::LandscapeTable;

#[component]
pub fn Reveal(lesson: &'static Lesson, choice: usize, result: Memo<Option<(Option<usize>, String)>>) -> impl IntoView {
    let answer = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(answer) = answer.get() {
            scroll_to(answer.into(), false);
        }
    });
    let body = move || {
        let (borne_out, shows) = result.get()?;
        let verdict = match borne_out {
            Some(option) if option == choice => "The run bears your prediction out.".to_string(),
            Some(option) => format!("The run bears out another prediction: {}.", lower(lesson.options[option])),
            None => "The run bears none of the predictions out.".to_string(),
        };
        let list = |lines: &'static [&'static str]| lines.iter().map(|l| view! { <li>{*l}</li> }).collect_view();
        let attempts = lesson.attempts.iter().map(|(what, link)| view! { <li><a href=address(link)>{*what}</a></li> });
        Some(view! {
            <section class="reveal" data-testid="reveal" data-right=(borne_out == Some(choice)).to_string()>
                <div role="status" node_ref=answer>
                    <p class="predicted">"You predicted: "{lower(lesson.options[choice])}"."</p>
                    <p class="shown">{shows}" "<strong>{verdict}</strong></p>
                </div>
                {lesson.landscape().map(|landscape| view! { <LandscapeTable landscape /> })}
                <h3>"Notice"</h3><ul>{list(lesson.notice)}</ul>
                <h3>"Try"</h3><ul>{attempts.collect_view()}</ul>
                <h3>"Sources"</h3><ul class="sources">{list(lesson.sources)}</ul>
            </section>
        })
    };
    view! { {body} }
}

/// An option as the end of a sentence.
fn lower(option: &str) -> String {
    let mut letters = option.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().collect::<String>() + letters.as_str())
}
