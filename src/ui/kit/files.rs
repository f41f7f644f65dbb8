//! Files that a person chooses or drops.

use web_sys::{File, FileList};

/// Whether a file is a photo or a screenshot; a drawing of lines may hold a puzzle as text.
pub fn is_picture(file: &File) -> bool {
    let kind = file.type_();
    kind.starts_with("image/") && !kind.starts_with("image/svg")
}

/// All of a list.
pub fn files_of(list: Option<FileList>) -> Vec<File> {
    list.map_or_else(Vec::new, |list| (0..list.length()).filter_map(|k| list.item(k)).collect())
}
