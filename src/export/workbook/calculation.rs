//! What a workbook's file says about its calculation. The library that writes workbooks has no word for iteration, so the
//! element is found in the finished file and completed.

use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter, result::ZipError};

const PART: &str = "xl/workbook.xml";
const ELEMENT: &str = "<calcPr ";

/// The workbook with these attributes of its `calcPr`, all else as it was.
///
/// # Errors
///
/// The bytes are no workbook.
pub fn with_calculation(workbook: &[u8], attributes: &str) -> Result<Vec<u8>, ZipError> {
    let mut old = ZipArchive::new(Cursor::new(workbook))?;
    let mut new = ZipWriter::new(Cursor::new(Vec::with_capacity(workbook.len())));
    for k in 0..old.len() {
        let mut part = old.by_index(k)?;
        if part.name()? != PART {
            new.raw_copy_file(part)?;
            continue;
        }
        let mut xml = String::new();
        part.read_to_string(&mut xml)?;
        let xml = xml.replacen(ELEMENT, &format!("{ELEMENT}{attributes} "), 1);
        new.start_file(PART, SimpleFileOptions::default().compression_method(CompressionMethod::Deflated))?;
        new.write_all(xml.as_bytes())?;
    }
    Ok(new.finish()?.into_inner())
}
