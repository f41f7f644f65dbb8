//! What leaves the page: a board, a net or a cube as SVG, the QR code of a link, sheets to print, workbooks.

pub mod answers;
pub mod chart;
pub mod paper;
pub mod qr;
pub mod sheet;
pub mod workbook;
