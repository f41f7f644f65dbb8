//! The page as a whole: the bar on top, the board, the run.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::evolve::stage::Stage;
use crate::exact::{Truth, Verdict};
use crate::say::large::LargeLabel;
use crate::say::page::{Bar, Introduction, Notice};
use crate::threads::host::speak;
use crate::ui::board::face::Board;
use crate::ui::board::keypad::Keypad;
use crate::ui::board::keys;
use crate::ui::board::zoom::Zoomed;
use crate::ui::classroom_door;
use crate::ui::classroom_door::ClassroomDoor;
use crate::ui::cube::exhibit::CubeExhibit;
use crate::ui::help::HelpDialog;
use crate::ui::kit::control::{Control, control};
use crate::ui::kit::debounce::Once;
use crate::ui::kit::legend::{Legend, PLAYING, RUNNING};
use crate::ui::kit::steps;
use crate::ui::kit::steps::Later;
use crate::ui::kit::store;
use crate::ui::open::desk::{self, Desk};
use crate::ui::open::dialog::{DropZone, PasteDialog};
use crate::ui::open::drops;
use crate::ui::open::generator::Generator;
use crate::ui::open::inbox::Inbox;
use crate::ui::open::photo::dialog::PhotoDialog;
use crate::ui::open::photo::state::Photos;
use crate::ui::play::coach;
use crate::ui::play::panel::PlayPanel;
use crate::ui::preferences as prefs_dialog;
use crate::ui::preferences::SettingsDialog;
use crate::ui::saved::keep;
use crate::ui::share::dialog::{PrintDialogs, ShareDialogs};
use crate::ui::share::state::Share;
use crate::ui::solve::panel::RunPanel;
use crate::ui::solve::toolbar::Toolbar;
use crate::ui::start::{Hold, StartPanel};
use crate::ui::state::page::{Page, use_page};
use crate::ui::views::Views;

/// Puts the page into the document.
pub fn start() {
    speak();
    let root = document().get_element_by_id("root").and_then(|root| root.dyn_into().ok());
    let root: web_sys::HtmlElement = root.or_else(|| document().body()).unwrap_or_else(|| unreachable!("no body"));
    // In its place from the start, so that each part is laid out on its own, but unseen until all of it is there.
    let Ok(whole) =
        document().create_element("div").and_then(|div| div.dyn_into::<web_sys::HtmlElement>().map_err(Into::into))
    else {
        return;
    };
    whole.set_class_name("whole coming");
    let _ = root.append_child(&whole);
    let built = whole.clone();
    let mount = move || leptos::mount::mount_to(whole, App).forget();
    steps::begin(mount, move || {
        // What stood there is a picture of the page as it is now.
        while let Some(part) = root.first_child().filter(|part| !part.is_same_node(Some(&built))) {
            let _ = root.remove_child(&part);
        }
        built.set_class_name("whole");
    });
}

/// The state first; what is seen, and what listens, in tasks that follow.
#[component]
fn App() -> impl IntoView {
    let page = Page::new();
    provide_context(page);
    steps::next(move || {
        prefs_dialog::begin(page);
        provide_context(Generator::new(page));
    });
    steps::next(move || {
        page.start_workers();
    });
    steps::next(move || page.keep_link());
    steps::next(move || page.live());
    // A board that came while another was played.
    Effect::new(move |_| {
        if page.play.on.get() && page.board.shape.get().is_large() {
            page.set_playing(false);
            page.say(LargeLabel::NotPlayed.text());
        }
    });
    view! { <Later><Whole /></Later> }
}

#[component]
fn Whole() -> impl IntoView {
    let page = use_page();
    let desk = desk::begin(page);
    provide_context(desk);
    let photos = Photos::new(page);
    provide_context(photos);
    let inbox = Inbox::new(page, desk, photos);
    provide_context(inbox);
    let share = Share::new(page, desk);
    provide_context(share);
    steps::next(move || {
        drops::listen(inbox);
        photos.listen();
        keys::listen(page);
        listen_for_tests(page, desk, photos);
    });
    steps::next(move || keep::start(page));
    coach::begin(page);
    steps::next(move || classroom_door::start(page));
    view! {
        <Later>
            <header class="bar">
                <h1>"SudoKube"</h1>
                <Views />
                <span class="spring"></span>
                <button class="quiet copy-link" on:click=move |_| page.copy_link()>{Bar::CopyLink.text()}</button>
                {control(Control::Quiet, Bar::Share.text(), None, move || share.open_dialog())}
                {control(Control::Quiet, Bar::Settings.text(), None, move || page.panels.open_settings())}
                {control(Control::Quiet, Bar::Help.text(), None, move || page.panels.open_help())}
            </header>
        </Later>
        <main class="solve" style=("--n", move || page.board.shape.get().side().to_string()) hidden=move || page.room.open.get().is_some() class:cube=move || page.board.shape.get().is_cube() class:playing=move || page.play.on.get() class:hidden-board=move || page.play.on.get() && page.play.paused.get() && !page.board.complete.get() class:picking=move || page.board.selected.get().is_some() && page.run.stage.get() != Stage::Running class:starting=move || page.panels.start.get()>
            <section class="stage" aria-label=Bar::Board.text()>
                <Later><Exhibit /></Later>
                <div class="caption">
                    {move || view! { <Legend signs=if page.play.on.get() { PLAYING } else { RUNNING } /> }}
                    <Hold />
                </div>
                <NoticeLine />
                <Later><Toolbar /></Later>
            </section>
            <Later>
                {move || match (page.play.on.get(), page.panels.start.get()) {
                    (true, _) => view! { <PlayPanel /> }.into_any(),
                    (_, true) => view! { <StartPanel /> }.into_any(),
                    _ => view! { <RunPanel /> }.into_any(),
                }}
            </Later>
        </main>
        <ClassroomDoor />
        <Once wanted=page.panels.paste><PasteDialog /></Once>
        <Once wanted=photos.open><PhotoDialog /></Once>
        <Once wanted=page.panels.help><HelpDialog /></Once>
        <Once wanted=page.panels.settings><SettingsDialog /></Once>
        <Once wanted=share.open><ShareDialogs /></Once>
        <Once wanted=share.printing><PrintDialogs /></Once>
        <DropZone />
    }
}

/// The board in the middle: built anew when the shape changes, or the way in which digits are written.
#[component]
fn Exhibit() -> impl IntoView {
    let page = use_page();
    move || {
        let shape = page.board.shape.get();
        prefs_dialog::use_style(shape.side());
        if shape.is_cube() {
            return view! { <CubeExhibit shape /> }.into_any();
        }
        view! {
            <div class="exhibit">
                {match shape.is_large() {
                    true => view! { <Zoomed><Board shape face=0 /></Zoomed> }.into_any(),
                    false => view! { <Board shape face=0 /> }.into_any(),
                }}
                <Later><Show when=move || !page.play.on.get()><Keypad shape /></Show></Later>
            </div>
        }
        .into_any()
    }
}

/// The sentence over the board: what this is, or what has just happened.
#[component]
fn NoticeLine() -> impl IntoView {
    let page = use_page();
    let introduction = move || match (page.play.on.get(), page.board.shape.get().is_cube()) {
        // What the board is for is said until a run stands on it.
        (false, _) if page.run.stage.get() != Stage::Idle => "",
        (true, _) if store::keeps() => Introduction::PlaySaved.text(),
        (true, _) => Introduction::Play.text(),
        _ if page.verdict.truth.with(|truth| matches!(truth, Truth::Known(Verdict::None(_)))) => {
            Introduction::Refused.text()
        }
        (_, true) => Introduction::Cube.text(),
        _ if page.board.sheet.with(|sheet| sheet.grid.is_empty()) => Introduction::Empty.text(),
        _ => Introduction::Solve.text(),
    };
    let text = move || {
        page.notice.latest.with(|n| if n.text.is_empty() { introduction().to_string() } else { n.text.clone() })
    };
    let accept = move |_| {
        let offer = page.notice.latest.with_untracked(|n| n.offer.clone());
        if let Some(link) = offer {
            page.accept_link(&link);
        }
    };
    view! {
        <p class="notice" class:empty=move || page.notice.latest.with(|n| n.text.is_empty())>
            <span role="status" data-testid="message" class:error=move || page.notice.latest.with(|n| n.is_error)>{text}</span>
            <button class="quiet" hidden=move || page.notice.latest.with(|n| n.offer.is_none()) on:click=accept>
                {Notice::OpenAnyway.text()}
            </button>
        </p>
    }
}

/// Lets end-to-end tests see the page recover: the events `sudokube:panic`, `sudokube:panic-desk` and `sudokube:panic-photo` on
/// the document break the search thread, the desk and the reader of pictures.
fn listen_for_tests(page: Page, desk: Desk, photos: Photos) {
    let listen = |name: &str, then: Box<dyn Fn()>| {
        let listener = wasm_bindgen::closure::Closure::<dyn Fn()>::new(then);
        let _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        listener.forget();
    };
    listen("sudokube:panic", Box::new(move || page.run.break_worker()));
    listen("sudokube:panic-photo", Box::new(move || photos.break_worker()));
    listen("sudokube:panic-desk", Box::new(move || desk.tell(&crate::threads::desk::protocol::Command::Panic)));
}
