//! Sheets to print: what goes onto them, a look at them, and the browser's own printing.

use crate::say::page::share::{Share as Words, Shared};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::export::paper::Paper;
use crate::export::sheet::PER_PAGE;
use crate::puzzle::Shape;
use crate::say::number::Noun;
use crate::threads::desk::protocol::{Command, MOST_PRINTED, Report, SheetOrder, Source};

use crate::say::cube::menu_name;
use crate::say::words::paragraph;
use crate::text::Puzzle;
use crate::ui::kit::address::base;
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::events::announce;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::by_level::{MOST, Maker, Wanted, grade_of, grades};
use crate::ui::open::inbox::use_inbox;
use crate::ui::open::list;
use crate::ui::preferences::chosen_style;
use crate::ui::share::levels::Levels;
use crate::ui::share::state::use_share;
use crate::ui::state::page::Page;

/// Which puzzles are printed.
#[derive(Clone, Copy, PartialEq)]
enum Which {
    This,
    List,
    New,
}

impl Which {
    const fn name(self) -> &'static str {
        match self {
            Which::This => "this",
            Which::List => "list",
            Which::New => "new",
        }
    }
}

/// The puzzle of the board with what is known of how hard it is.
fn with_level(puzzle: Puzzle, page: Page) -> Puzzle {
    let rated = page.verdict.rated.with(|rated| rated.as_ref().filter(|r| !r.going).map(|r| r.short.clone()));
    match rated {
        Some(difficulty) if puzzle.difficulty.is_empty() => Puzzle { difficulty, ..puzzle },
        _ => puzzle,
    }
}

#[component]
pub fn PrintDialog() -> impl IntoView {
    let share = use_share();
    let inbox = use_inbox();
    let dialog = NodeRef::<Dialog>::new();
    let style = chosen_style();
    follow(dialog, share.printing);
    let which = RwSignal::new(Which::This);
    let (from, to) = (RwSignal::new(1u32), RwSignal::new(1u32));
    let (wanted, maker) = (Wanted::new(), Maker::new(share.page));
    let (shape, grade) = (wanted.size, wanted.grade);
    wanted.count.set(6);
    let (per_page, paper, answers) = (RwSignal::new(1u8), RwSignal::new(Paper::A4), RwSignal::new(true));
    let listed = Memo::new(move |_| inbox.count());
    let line = RwSignal::new(String::new());
    let asked = StoredValue::new(0u32);
    let too_few = RwSignal::new(String::new());
    let working = RwSignal::new(false);
    let levels = Levels::new(share.page);
    // What was made, for the choices that it was made with: another layout of the sheets keeps it.
    let made = RwSignal::new(Vec::<Puzzle>::new());
    let forget = move || {
        asked.update_value(|n| *n += 1);
        working.set(false);
        too_few.set(String::new());
        if untrack(move || maker.is_making()) {
            maker.stop();
        }
        share.desk.tell(&Command::Stop);
        levels.stop();
        share.lay_out(Vec::new());
    };
    // How often levels have come.
    let again = RwSignal::new(0u32);
    let make = move || {
        forget();
        let mine = asked.get_value();
        let part = (from.get_untracked(), to.get_untracked());
        let source = match which.get_untracked() {
            Which::This => Source::This(untrack(move || with_level(share.handed_on(), share.page))),
            Which::List => levels.of(part).map_or(Source::List { from: part.0, to: part.1 }, Source::Made),
            Which::New => Source::Made(made.get_untracked()),
        };
        let (per_page, paper) = (per_page.get_untracked(), paper.get_untracked());
        let order = SheetOrder {
            source,
            per_page,
            paper,
            answers: answers.get_untracked(),
            address: base(),
            style: style.get_untracked(),
        };
        working.set(true);
        line.set(Words::Making.text().to_string());
        let is_last = move || mine == asked.get_value();
        let command = move |id| Command::Sheets { id, order: order.clone() };
        list::ask(share.desk, is_last, command, move |report| match report {
            Report::Progress { done, of, .. } => {
                line.set(Shared::Ready { done: done.into(), of: Noun::Puzzle.of(of) }.text())
            }
            Report::Sheets { pages, list, unrated, .. } => {
                working.set(false);
                let said = Shared::Pages { pages: Noun::Page.of(pages.len()) }.text();
                share.lay_out(pages);
                if unrated.is_empty() {
                    line.set(said);
                } else {
                    // They can be printed as they are until their levels are known.
                    levels.rate(part, list, unrated, move |stand| match stand {
                        Some(stand) => line.set(stand),
                        None => again.update(|n| *n += 1),
                    });
                }
            }
            Report::Refused { why, .. } => {
                working.set(false);
                line.set(why);
            }
            _ => {}
        });
    };
    let make_new = move || {
        forget();
        made.set(Vec::new());
        working.set(true);
        let mine = asked.get_value();
        maker.make(wanted.order(fresh_seed() >> 40), move |stand| {
            if mine != asked.get_value() {
                return;
            }
            let short = stand.failed.then_some(stand.text);
            if stand.made.is_empty() {
                working.set(false);
                line.set(short.unwrap_or_default());
                return;
            }
            made.set(stand.made);
            make();
            // Fewer than were wanted are printed, and that is said.
            short.into_iter().for_each(|short| too_few.set(short));
        });
    };
    // The puzzle on the board is shown at once; what is chosen makes what was shown stale.
    Effect::new(move |before: Option<bool>| {
        let open = share.printing.get();
        let choice = (which.get(), from.get(), to.get());
        per_page.track();
        paper.track();
        answers.track();
        again.track();
        if !open {
            if before == Some(true) {
                forget();
                levels.forget();
            }
        } else if choice.0 == Which::New && made.with_untracked(Vec::is_empty) {
            forget();
            line.set(Words::PressGenerate.text().to_string());
        } else {
            make();
        }
        open
    });
    // Nothing else of the page is printed, and the sheet has its own margins.
    Effect::new(move |_| {
        let size = paper.get().name();
        match share.pages.with(Vec::is_empty) {
            true => announce("sudokube:style", "paper"),
            false => announce("sudokube:style", &format!("paper @page {{ size: {size}; margin: 0 }}")),
        }
    });
    // Other puzzles than those that were made are wanted now.
    Effect::new(move |before: Option<()>| {
        shape.track();
        grade.track();
        wanted.count.track();
        if before.is_some() && untrack(move || which.get()) == Which::New {
            forget();
            made.set(Vec::new());
            line.set(Words::PressGenerate.text().to_string());
        }
    });
    Effect::new(move |_| {
        if share.printing.get() {
            which.set(if share.listed.get() { Which::List } else { Which::This });
        }
    });
    Effect::new(move |_| to.set(listed.get().clamp(1, MOST_PRINTED)));
    let value = move |signal: RwSignal<u32>| {
        move |event: leptos::ev::Event| signal.set(event_target_value(&event).parse().unwrap_or(1).max(1))
    };
    let on_which = move |event| {
        which.set(match event_target_value(&event).as_str() {
            "list" => Which::List,
            "new" => Which::New,
            _ => Which::This,
        });
    };
    let on_shape = move |event| {
        let title = event_target_value(&event);
        Shape::OFFERED.into_iter().filter(|s| s.title() == title).for_each(|s| wanted.resize(s));
    };
    let on_grade = move |event| grade_of(&event_target_value(&event)).into_iter().for_each(|g| wanted.choose(g));
    let field = move |name: &'static str, signal: RwSignal<u32>| {
        view! {
            <label>{name}" "<input type="number" min="1" prop:value=move || signal.get() on:change=value(signal) /></label>
        }
    };
    let shown = move |wanted: Which| move || which.get() != wanted;
    let said = move || match maker.is_making() {
        true => maker.said().unwrap_or_default(),
        false => paragraph([too_few.get(), line.get()]),
    };
    let preview = move || {
        let page = |svg: String| view! { <div class="sheet" inner_html=svg></div> };
        share.pages.get().into_iter().map(page).collect_view()
    };
    view! {
        <dialog class="printing" data-testid="printing" aria-labelledby="print-title" node_ref=dialog
            on:close=move |_| share.close_print()>
            <h2 id="print-title" tabindex="-1" autofocus>{Words::Print.text()}</h2>
            <div class="row">
                <label>{Words::PrintWhich.text()}" "<select on:change=on_which data-testid="which" prop:value=move || which.get().name()>
                    <option value="this">{Words::ThisPuzzle.text()}</option>
                    <option value="list" disabled=move || { listed.get() < 2 }>{Words::TheList.text()}</option>
                    <option value="new">{Words::NewPuzzles.text()}</option>
                </select></label>
                <span class="row" hidden=shown(Which::List)>{field(Words::From.text(), from)}{field(Words::To.text(), to)}</span>
                <span class="row" hidden=shown(Which::New)>
                    <label>{Words::HowMany.text()}" "<input type="number" min="1" max=MOST prop:value=move || wanted.count.get()
                        on:change=move |e| wanted.count.set(event_target_value(&e).parse().unwrap_or(1).clamp(1, MOST)) /></label>
                    <label>{Words::Size.text()}" "<select prop:value=move || shape.get().title() on:change=on_shape>
                        {Shape::OFFERED.map(|s| view! { <option value=s.title()>{menu_name(s)}</option> }).collect_view()}
                    </select></label>
                    <label>{Words::Level.text()}" "<select data-testid="print-grade" prop:value=move || { shape.track(); grade.get().name().text() } on:change=on_grade>
                        {grades(wanted)}
                    </select></label>
                </span>
            </div>
            <div class="row">
                <label>{Words::PerPage.text()}" "<select data-testid="per-page"
                    on:change=move |e| per_page.set(event_target_value(&e).parse().unwrap_or(1))>
                    {PER_PAGE.map(|n| view! { <option value=n.to_string()>{n.to_string()}</option> }).collect_view()}
                </select></label>
                <label>{Words::PaperSize.text()}" "<select
                    on:change=move |e| paper.set(if event_target_value(&e) == "letter" { Paper::Letter } else { Paper::A4 })>
                    <option value="A4">"A4"</option><option value="letter">"Letter"</option>
                </select></label>
                <label class="with"><input type="checkbox" prop:checked=move || answers.get()
                    on:change=move |e| answers.set(event_target_checked(&e)) />" "{Words::Answers.text()}</label>
            </div>
            <p class="found" role="status" data-testid="pages-line">{said}</p>
            <div class="actions">
                <button class="main" disabled=move || share.pages.with(Vec::is_empty) on:click=move |_| drop(window().print())>{Words::PrintNow.text()}</button>
                <button hidden=move || which.get() != Which::New on:click=move |_| {
                    if working.get_untracked() { forget(); line.set(Words::Stopped.text().to_string()); } else { make_new(); }
                }>{move || if working.get() { Words::Stop.text() } else { Words::Generate.text() }}</button>
                <button class="quiet" on:click=move |_| share.close_print()>{Words::Close.text()}</button>
            </div>
            <div class="sheets" aria-hidden="true" data-testid="sheets">{preview}</div>
        </dialog>
    }
}

/// The pages as they are printed: nothing else of the page is, while there are any.
#[component]
pub fn PrintPages() -> impl IntoView {
    let share = use_share();
    view! { <div class="print" aria-hidden="true" inner_html=move || share.pages.with(|pages| pages.concat())></div> }
}
