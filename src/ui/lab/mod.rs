//! The Lab: a run, step by step. `thread` speaks with the thread that goes to and fro; the others show what it says.

pub(crate) mod ancestry;
pub(crate) mod blocks;
pub(crate) mod charts;
pub(crate) mod line;
pub(crate) mod live;
pub(crate) mod own;
pub(crate) mod paces;
pub(crate) mod phases;
pub(crate) mod population;
pub(crate) mod stage;
pub(crate) mod thread;
pub(crate) mod threads;
pub(crate) mod time;
pub(crate) mod trail;

use leptos::prelude::*;

use crate::ui::classroom::setup::Setup;
use crate::ui::lab::ancestry::AncestryView;
use crate::ui::lab::blocks::BlocksTable;
use crate::ui::lab::charts::Charts;
use crate::ui::lab::own::Own;
use crate::ui::lab::phases::Phases;
use crate::ui::lab::population::Population;
use crate::ui::lab::stage::Stage;
pub use crate::ui::lab::thread::Lab;
use crate::ui::lab::thread::use_lab;
use crate::ui::lab::threads::Threads;
use crate::ui::lab::time::Time;

#[component]
pub fn LabView() -> impl IntoView {
    let lab = use_lab();
    lab.follow_run();
    lab.lead_or_follow();
    on_cleanup(move || lab.pause());
    view! {
        <Setup />
        <p class="class-notice error" role="alert" hidden=move || lab.trouble.with(String::is_empty)>{lab.trouble}</p>
        <div class="lab" data-testid="lab"
            data-state=move || lab.state()
            data-generation=move || lab.view.with(|m| m.as_ref().map(|m| m.point.generation.to_string()))
            data-operator=move || lab.view.with(|m| m.as_ref().map(|m| m.point.operator.to_string()))>
            <Threads />
            <div class="lab-run">
                <Time />
                <Phases />
                <Stage />
                <Population />
                <BlocksTable />
            </div>
            <div class="lab-side">
                <Own />
                <Charts />
                <AncestryView />
            </div>
        </div>
    }
}
