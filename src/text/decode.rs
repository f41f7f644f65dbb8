//! The text of a file, whichever program wrote it.

/// UTF-16 with a mark at its beginning, or that begins with two characters of ASCII; else UTF-8, in which what is damaged reads as `�`.
pub fn decode(bytes: &[u8]) -> String {
    let units = |bytes: &[u8], join: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| join([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => units(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => units(rest, u16::from_be_bytes),
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => units(bytes, u16::from_le_bytes),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => units(bytes, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::text::decode::decode;

    #[test]
    fn files_of_windows_are_read() {
        let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain("1...".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(decode(&utf16), "1...");
        let utf16: Vec<u8> = [0xfe, 0xff].into_iter().chain("1...".encode_utf16().flat_map(u16::to_be_bytes)).collect();
        assert_eq!(decode(&utf16), "1...");
        let bare = |of: fn(u16) -> [u8; 2]| decode(&"1...é".encode_utf16().flat_map(of).collect::<Vec<u8>>());
        assert_eq!((bare(u16::to_le_bytes).as_str(), bare(u16::to_be_bytes).as_str()), ("1...é", "1...é"));
        assert_eq!(decode("\u{feff}1...".as_bytes()), "1...");
        assert_eq!(decode("é\n".as_bytes()), "é\n");
        assert_eq!(decode(&[0xff, 0xfe, 0x31]), "");
    }
}
