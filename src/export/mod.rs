//! What leaves the page: a board, a net or a cube as SVG, the QR code of a link, sheets to print, workbooks.

#![warn(missing_docs, clippy::missing_errors_doc)]

pub mod answers;
pub mod chart;
pub mod paper;
pub mod qr;
pub mod sheet;
pub mod workbook;
