//! What is kept in a browser as one file: which files are taken.

/// The name of the field that says what the file is; its value is the version.
pub const MARK: &str = "sudokube";

/// Why a file was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// It is no backup.
    Foreign,
    /// It is one of a later version.
    Newer,
}

/// The keys and texts of a file, of the value of its mark and the entries of what it keeps; `None` for what is no number, no
/// object, or no text.
///
/// # Errors
///
/// The file is none of this page, or of a later version of it.
pub fn taken(
    mark: Option<f64>,
    kept: Option<Vec<(String, Option<String>)>>,
) -> Result<Vec<(String, String)>, BackupError> {
    match mark {
        Some(1.0) => {}
        Some(version) if version > 1.0 && version.fract() == 0.0 => return Err(BackupError::Newer),
        _ => return Err(BackupError::Foreign),
    }
    let named = |(key, text): (String, Option<String>)| text.filter(|_| !key.is_empty()).map(|text| (key, text));
    kept.and_then(|kept| kept.into_iter().map(named).collect()).ok_or(BackupError::Foreign)
}

#[cfg(test)]
mod tests {
    use crate::play::backup::*;

    #[test]
    fn only_texts_by_their_keys_are_taken() {
        let texts = |text: Option<&str>| Some(vec![("prefs".to_string(), text.map(str::to_string))]);
        assert_eq!(taken(Some(1.0), texts(Some("a"))), Ok(vec![("prefs".into(), "a".into())]));
        assert_eq!(taken(Some(1.0), Some(Vec::new())), Ok(Vec::new()));
        assert_eq!(taken(Some(1.0), texts(None)), Err(BackupError::Foreign));
        assert_eq!(taken(Some(1.0), None), Err(BackupError::Foreign));
        assert_eq!(taken(Some(1.0), Some(vec![(String::new(), Some("a".into()))])), Err(BackupError::Foreign));
        for mark in [None, Some(0.0), Some(1.5), Some(-1.0), Some(f64::INFINITY), Some(f64::NAN)] {
            assert_eq!(taken(mark, texts(Some("a"))), Err(BackupError::Foreign), "{mark:?}");
        }
        assert_eq!(taken(Some(2.0), None), Err(BackupError::Newer));
    }
}
