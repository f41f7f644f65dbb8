//! The search thread.
fn main() {}
