//! Saves what was made as a file: texts, and SVG drawn as PNG by the browser.

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url,
};

use crate::draw::picture::Picture;

use crate::ui::kit::timer::after;

/// Pixels of the longer side of a PNG: sharp on a sheet of A4.
const LONGEST: f64 = 2000.0;

/// Saves a text as a file.
pub fn save(name: &str, kind: &str, text: &str) {
    if let Some(blob) = blob_of(kind, text) {
        save_blob(name, &blob);
    }
}

/// Saves bytes as a file.
pub fn save_bytes(name: &str, kind: &str, bytes: &[u8]) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes).into());
    if let Ok(blob) = Blob::new_with_u8_array_sequence_and_options(&parts, &options) {
        save_blob(name, &blob);
    }
}

fn blob_of(kind: &str, text: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()
}

fn save_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    if let Some(anchor) = document().create_element("a").ok().and_then(|a| a.dyn_into::<HtmlAnchorElement>().ok()) {
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
    }
    // The browser has to have begun with it.
    after(std::time::Duration::from_secs(30), move || drop(Url::revoke_object_url(&address)));
}

/// Draws a picture and saves it; `failed` is called when the browser cannot.
pub fn save_png(name: String, picture: Picture, failed: impl FnOnce() + 'static) {
    spawn_local(async move {
        if drawn(&name, &picture).await.is_none() {
            failed();
        }
    });
}

async fn drawn(name: &str, picture: &Picture) -> Option<()> {
    let address = Url::create_object_url_with_blob(&blob_of("image/svg+xml", &picture.svg)?).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let loaded = JsFuture::from(image.decode()).await;
    let (width, height) = (f64::from(picture.width), f64::from(picture.height));
    let scale = LONGEST / width.max(height);
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width((width * scale).round() as u32);
    canvas.set_height((height * scale).round() as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    let result = context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height);
    let _ = Url::revoke_object_url(&address);
    loaded.ok()?;
    result.ok()?;
    let name = name.to_string();
    let done = Closure::once_into_js(move |blob: JsValue| {
        if let Ok(blob) = blob.dyn_into::<Blob>() {
            save_blob(&name, &blob);
        }
    });
    canvas.to_blob(done.unchecked_ref()).ok()
}
