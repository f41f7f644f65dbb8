//! What the browser has for the reader of pictures: it decodes them, turned as the camera says.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ImageBitmap, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

use crate::photo::Grey;
use crate::threads::picture::Picture;

/// Pixels of the longer side with which a picture is read; larger ones are made smaller (docs/photos.md has what it costs).
pub const LONGEST: f64 = 2600.0;

/// The sides of a picture as it is read.
pub fn scaled(width: f64, height: f64) -> (u32, u32) {
    let by = (LONGEST / width.max(height)).min(1.0);
    let side = |length: f64| ((length * by).round() as u32).max(1);
    (side(width), side(height))
}

/// The picture in a file.
pub async fn decoded(file: JsValue) -> Picture {
    let knows = |name: &str| Reflect::has(&js_sys::global(), &name.into()).unwrap_or(false);
    if !knows("OffscreenCanvas") || !knows("createImageBitmap") {
        return Picture::Undrawn;
    }
    let Ok(bitmap) = bitmap(&file).await else { return Picture::Unreadable };
    let picture = drawn(&bitmap);
    bitmap.close();
    picture
}

async fn bitmap(file: &JsValue) -> Result<ImageBitmap, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"imageOrientation".into(), &"from-image".into())?;
    let create: Function = Reflect::get(&js_sys::global(), &"createImageBitmap".into())?.dyn_into()?;
    let promise: Promise = create.call2(&JsValue::UNDEFINED, file, &options)?.dyn_into()?;
    JsFuture::from(promise).await?.dyn_into()
}

/// Some browsers have a canvas in a worker, but none to draw on.
fn drawn(bitmap: &ImageBitmap) -> Picture {
    let (width, height) = scaled(bitmap.width().into(), bitmap.height().into());
    let context = OffscreenCanvas::new(width, height).and_then(|canvas| canvas.get_context("2d")).ok().flatten();
    let Some(context) = context.and_then(|context| context.dyn_into::<OffscreenCanvasRenderingContext2d>().ok()) else {
        return Picture::Undrawn;
    };
    // Of a picture that is made much smaller no pixel is to be passed over.
    let _ = Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into());
    let (across, down) = (f64::from(width), f64::from(height));
    let pixels = context
        .draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, across, down)
        .and_then(|()| context.get_image_data(0.0, 0.0, across, down));
    let grey = pixels.ok().and_then(|pixels| Grey::of_rgba(width as usize, height as usize, &pixels.data().0));
    grey.map_or(Picture::Unreadable, Picture::Grey)
}
