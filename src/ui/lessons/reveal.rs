//! The prediction beside what the seeds show; what it means, why each answer is right or wrong, and one thing to try.

use leptos::html::Div;
use leptos::prelude::*;

use crate::say::lessons::{LessonText, Lessons, Texts, held, meaning, over, verdict};
use crate::say::words::paragraph;
use crate::study::Trials;
use crate::study::lessons::Lesson;
use crate::study::predictions::Prediction;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::follow::address;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::lessons::kept::use_predictions;
use crate::ui::lessons::landscape::LandscapeTable;

#[component]
pub fn Reveal(
    number: u8,
    lesson: &'static Lesson,
    texts: &'static Texts,
    prediction: Prediction,
    bench: Bench<Trials>,
) -> impl IntoView {
    let predictions = use_predictions();
    let answer = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(answer) = answer.get() {
            scroll_to(answer.into(), false);
        }
    });
    let shown = Memo::new(move |_| {
        let read = |trials: &Trials| ((lesson.result)(trials), meaning(lesson.claim, trials));
        bench.with(|trials| trials.filter(|trials| trials.is_complete()).map(read))
    });
    let prediction = StoredValue::new(prediction);
    Effect::new(move |_| {
        if let Some((result, meaning)) = shown.get() {
            prediction.with_value(|prediction| predictions.keep_result(number, prediction, result, meaning));
        }
    });
    let body = move || {
        let (result, meaning) = shown.get()?;
        let Prediction { choice, reason } = prediction.get_value();
        let verdict = verdict(texts, choice, result).text();
        let predicted = LessonText::Predicted { option: texts.options.get(choice).copied().unwrap_or_default() }.text();
        let answer_of = |(k, (option, why)): (usize, (&'static str, &'static str))| {
            view! {
                <div class:is-shown=result == Some(k) class:is-predicted=choice == k><dt>{option}</dt><dd>{why}</dd></div>
            }
        };
        let answers = texts.options.iter().copied().zip(texts.reasons.iter().copied()).enumerate().map(answer_of);
        Some(view! {
            <section class="reveal" data-testid="reveal" data-right=(result == Some(choice)).to_string()>
                <div role="status" node_ref=answer>
                    <p class="predicted">{predicted}" "{LessonText::Because { reason }.text()}</p>
                    <p class="shown"><strong>{verdict}</strong></p>
                </div>
                <h3>{Lessons::Meaning.text()}</h3>
                <p data-testid="meaning">{meaning}</p>
                <p data-testid="held">{paragraph([over(lesson), held(lesson, texts, result).text()])}</p>
                {lesson.landscape().map(|landscape| view! { <LandscapeTable landscape sample=lesson.sampled() /> })}
                <h3>{Lessons::Answers.text()}</h3><dl class="answers">{answers.collect_view()}</dl>
                <h3>{Lessons::Try.text()}</h3><p><a href=address(lesson.attempt)>{texts.attempt}</a></p>
                <h3>{Lessons::Sources.text()}</h3><ul class="sources">{texts.sources.iter().map(|l| view! { <li>{*l}</li> }).collect_view()}</ul>
            </section>
        })
    };
    view! { {body} }
}
