//! The markup by which another page shows this one in a frame.

/// A frame that shows what an address of the page opens, through `embed.html` beside it; see docs/hosting.md.
pub fn frame_of(address: &str) -> String {
    let (page, fragment) = address.split_once('#').unwrap_or((address, ""));
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let source = format!("{folder}/embed.html#{fragment}").replace('&', "&amp;").replace('"', "&quot;");
    format!("<iframe src=\"{source}\" title=\"SudoKube\" width=\"100%\" height=\"800\" loading=\"lazy\"></iframe>")
}

#[cfg(test)]
mod tests {
    use crate::text::frame::frame_of;

    #[test]
    fn a_frame_has_the_page_beside_and_the_same_link() {
        let frame = |source| {
            format!(
                "<iframe src=\"{source}\" title=\"SudoKube\" width=\"100%\" height=\"800\" loading=\"lazy\"></iframe>"
            )
        };
        let link = "https://host/some/folder/index.html#v=1&s=12";
        assert_eq!(frame_of(link), frame("https://host/some/folder/embed.html#v=1&amp;s=12"));
        assert_eq!(frame_of("https://host/#s=\">"), frame("https://host/embed.html#s=&quot;>"));
    }
}
