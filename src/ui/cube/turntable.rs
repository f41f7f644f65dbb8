//! The stage on which something turns: who hears pointer and keys.

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;

use crate::ui::cube::rotation::Rotation;

/// The stage on which something turns. Keys are heard by what is around it.
#[component]
pub fn Turntable(rotation: Rotation, label: &'static str, testid: &'static str, children: Children) -> impl IntoView {
    let stage = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if rotation.node.get().is_some() {
            rotation.write(rotation.goal());
        }
    });
    let moved = move |event: PointerEvent| {
        if let Some(stage) = stage.get_untracked() {
            rotation.moved(&event, &stage);
        }
    };
    let front = move || crate::puzzle::FACE_NAMES[rotation.front.get()].to_string();
    view! {
        <div
            class="turntable"
            tabindex="0"
            role="group"
            aria-label=label
            node_ref=stage
            on:pointerdown=move |e| rotation.down(&e)
            on:pointermove=moved
            on:dblclick=move |e| rotation.square_up(&e)
            on:pointerup=move |e| {
                rotation.lifted(&e);
            }
            on:pointercancel=move |e| {
                rotation.lifted(&e);
            }
            on:lostpointercapture=move |e| {
                // A touched square loses the pointer to the stage when turning begins; only the stage's own loss ends it.
                if e.target() == e.current_target() {
                    rotation.up(e.time_stamp());
                }
            }
        >
            <div class="cast" aria-hidden="true"></div>
            <div class="pose">
                <div class="body" data-testid=testid data-front=front aria-hidden="true" node_ref=rotation.node>
                    {children()}
                </div>
            </div>
        </div>
    }
}
