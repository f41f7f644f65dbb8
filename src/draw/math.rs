//! Angles and logarithms of drawings. In WebAssembly they are JavaScript's, which are there; Rust's are 4 KB of download in every program.

/// A function of one number.
macro_rules! function {
    ($name:ident, $what:literal) => {
        #[doc = $what]
        pub fn $name(x: f64) -> f64 {
            #[cfg(target_arch = "wasm32")]
            return js_sys::Math::$name(x);
            #[cfg(not(target_arch = "wasm32"))]
            x.$name()
        }
    };
}

function!(sin, "Sine of an angle in radians.");
function!(cos, "Cosine of an angle in radians.");
function!(acos, "The angle, from 0 to π, with this cosine.");
function!(log10, "Logarithm to the base of 10.");

/// The angle of the point (x, y), from −π to π.
pub fn atan2(y: f64, x: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::atan2(y, x);
    #[cfg(not(target_arch = "wasm32"))]
    y.atan2(x)
}
