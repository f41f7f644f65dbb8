//! The Lab: a run taken apart. `thread` speaks with the thread that goes to and fro; the others show what it says.

mod charts;
mod family;
mod population;
mod stage;
mod thread;
mod time;

use leptos::prelude::*;

use super::setup::Setup;
use charts::Charts;
use family::FamilyView;
use population::Population;
use stage::Stage;
pub use thread::Lab;
use thread::use_lab;
use time::Time;

#[component]
pub fn LabView() -> impl IntoView {
    let lab = use_lab();
    lab.follow_run();
    on_cleanup(move || lab.pause());
    view! {
        <Setup />
        <p class="class-notice error" role="alert" hidden=move || lab.trouble.with(String::is_empty)>{lab.trouble}</p>
        <div class="lab" data-testid="lab"
            data-state=move || lab.state()
            data-generation=move || lab.moment.with(|m| m.as_ref().map(|m| m.point.generation.to_string()))
            data-operator=move || lab.moment.with(|m| m.as_ref().map(|m| m.point.operator.to_string()))>
            <div class="lab-run">
                <Time />
                <Stage />
                <Population />
            </div>
            <div class="lab-side">
                <Charts />
                <FamilyView />
            </div>
        </div>
    }
}
