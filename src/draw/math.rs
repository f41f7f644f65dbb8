//! Angles and logarithms of drawings. In WebAssembly they are JavaScript's, which are there; Rust's are 4 KB of download in every program.

#[cfg(target_arch = "wasm32")]
mod of_language {
    pub use js_sys::Math::{acos, atan2, cos, log10, sin};
}

#[cfg(not(target_arch = "wasm32"))]
mod of_language {
    pub fn sin(x: f64) -> f64 {
        x.sin()
    }

    pub fn cos(x: f64) -> f64 {
        x.cos()
    }

    pub fn acos(x: f64) -> f64 {
        x.acos()
    }

    pub fn log10(x: f64) -> f64 {
        x.log10()
    }

    pub fn atan2(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }
}

/// Sine of an angle in radians.
pub fn sin(x: f64) -> f64 {
    of_language::sin(x)
}

/// Cosine of an angle in radians.
pub fn cos(x: f64) -> f64 {
    of_language::cos(x)
}

/// The angle, from 0 to π, with this cosine.
pub fn acos(x: f64) -> f64 {
    of_language::acos(x)
}

/// Logarithm to the base of 10.
pub fn log10(x: f64) -> f64 {
    of_language::log10(x)
}

/// The angle of the point (x, y), from −π to π.
pub fn atan2(y: f64, x: f64) -> f64 {
    of_language::atan2(y, x)
}
