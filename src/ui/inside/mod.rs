//! What happens inside the algorithm that runs. A view has a pure half that writes sentences and tables, tested natively,
//! and [`view`] puts it on the page.

pub mod binary_program;
pub mod elimination;
pub mod own;
pub mod rank_sheet;
pub mod solutions;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
mod solutions_view;
pub mod swaps;
pub mod table;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod view;
