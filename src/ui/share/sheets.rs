//! Sheets as the desk makes them.

use std::rc::Rc;

use leptos::prelude::*;

use crate::threads::desk::protocol::{Command, Report, SheetOrder, Source};

use crate::ui::open::desk::Desk;

/// Has sheets made, and hands every report on for as long as this is the last question. A desk that broke down, perhaps over
/// something else, is asked once more, but not for a list: that was its own and is gone.
pub fn make(desk: Desk, order: SheetOrder, question: (StoredValue<u32>, u32), then: impl Fn(Report) + 'static) {
    let again = !matches!(order.source, Source::List { .. });
    ask(desk, order, question, again, Rc::new(then));
}

fn ask(desk: Desk, order: SheetOrder, question: (StoredValue<u32>, u32), again: bool, then: Rc<dyn Fn(Report)>) {
    let (last, mine) = question;
    let asked = order.clone();
    desk.ask(
        |id| Command::Sheets { id, order: asked },
        move |report| match report {
            _ if last.get_value() != mine => {}
            Report::Refused { .. } if again => ask(desk, order.clone(), question, false, then.clone()),
            report => then(report),
        },
    );
}
