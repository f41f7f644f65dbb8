//! The page's line to its reader of pictures, and pictures that the page decodes where no worker can.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use crate::say::worker::Breakdown;
use crate::threads::photo::host::scaled;
use crate::threads::photo::protocol::{Pixels, Protocol, Report};
use crate::ui::kit::line::{Line, Numbered};

pub type Reader = Line<Protocol>;

impl Numbered for Protocol {
    const META: &'static str = "worker-photo";

    fn id(report: &Report) -> u32 {
        match *report {
            Report::Read { id, .. }
            | Report::NoBoard { id }
            | Report::Unreadable { id }
            | Report::Undrawn { id }
            | Report::Lost { id, .. } => id,
        }
    }

    fn is_last(_: &Report) -> bool {
        true
    }

    fn crashed(error: String) -> Breakdown {
        Breakdown::Photo { error }
    }

    fn refused(id: u32, why: String) -> Option<Report> {
        Some(Report::Lost { id, why })
    }
}

/// The picture at an address, as the page's own thread decodes it; the browser turns it as the camera says.
pub async fn decoded(address: String) -> Option<Pixels> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await.ok()?;
    let (width, height) = scaled(image.natural_width().into(), image.natural_height().into());
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (across, down) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, across, down).ok()?;
    let rgba = context.get_image_data(0.0, 0.0, across, down).ok()?.data().0;
    Some(Pixels { width, height, rgba })
}
