//! Languages that fill a table by columns from one list: R, Fortran, Julia, MATLAB.

/// Whether a list of the text fills its table by columns, and whether a function's name alone says so.
pub(crate) fn filled(plain: &str) -> (bool, bool) {
    let is_filled = ["matrix", "nrow", "reshape", "dim", "Dim", "structure"].iter().any(|name| plain.contains(name));
    let tight = if is_filled { plain.replace(' ', "") } else { String::new() };
    let any = |words: &[&str]| words.iter().any(|words| tight.contains(words));
    // numpy's function of the same name fills by rows.
    let reshaped = any(&["reshape([", "reshape((/"]) && !tight.contains(".reshape(");
    // Fortran can be told to fill by rows; MATLAB turns what it has filled.
    let by_row = any(&["order=[2", "order=(/2", "transpose(reshape", ",9)'", ",9).'", ",[])'", ",[]).'"]);
    let reshaped = reshaped && !by_row;
    // Sage has a function of the name that R uses; its list is in brackets.
    let in_brackets = any(&[",[", "matrix(["]);
    let matrix =
        tight.contains("matrix(") && !in_brackets || any(&["nrow=", "dim=c(", "Dim=c(", "structure(c(", "=c(9"]);
    ((matrix || reshaped) && !tight.contains("row=T"), reshaped)
}

#[cfg(test)]
mod tests {
    use crate::text::extract::by_column::filled;

    #[test]
    fn tables_are_filled_as_their_language_fills_them() {
        for text in [
            "structure(c(0L, 3L), dim = c(9L, 9L))",
            "structure(c(5,3), .Dim = c(9L,9L))",
            "array(c(5,3), dim=c(9,9))",
            "A = matrix(c(5, 3), nrow = 9)",
        ] {
            assert_eq!(filled(text), (true, false), "{text}");
        }
        assert_eq!(filled("A = reshape([5 3 0], 9, 9)"), (true, true));
        for text in [
            "A = reshape([5 3 0], 9, 9)';",
            "matrix(c(5, 3), nrow = 9, byrow = TRUE)",
            "np.array([5, 3]).reshape([9, 9])",
            "matrix([[5, 3]])",
        ] {
            assert_eq!(filled(text), (false, false), "{text}");
        }
    }
}
