//! Lists within lists, as programs of any language write them; what is between them is passed over.

/// A list, or a word in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node<'a> {
    /// A word or a text between quotation marks.
    Word(&'a str),
    /// Nothing between two commas.
    Nothing,
    /// Behind a pointer: most nodes are words.
    List(Box<List<'a>>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct List<'a> {
    pub items: Vec<Item<'a>>,
    /// A comma stands after the last item.
    pub trailing: bool,
    /// Lines from 0.
    pub first: usize,
    pub last: usize,
    /// The word before it, as in `cell(1, 1, 5)`.
    pub open: char,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item<'a> {
    pub key: Option<&'a str>,
    pub node: Node<'a>,
}

/// Lists within lists beyond this depth are no board's.
const DEEPEST: usize = 40;

/// The whole text as one list.
pub(crate) fn read(text: &str) -> List<'_> {
    Reader { text, at: 0, line: 0, stack: vec![List::default()], key: None, after_comma: false }.run()
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    stack: Vec<List<'a>>,
    key: Option<&'a str>,
    after_comma: bool,
}

impl<'a> Reader<'a> {
    fn run(mut self) -> List<'a> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                b' ' | b'\t' => self.at += 1,
                b'[' | b'{' | b'(' => {
                    self.at += 1;
                    if self.stack.len() < DEEPEST {
                        // A row of nine, and one more than that.
                        let items = Vec::with_capacity(10);
                        let list = List { items, first: self.line, open: byte as char, ..List::default() };
                        self.stack.push(list);
                        self.after_comma = true;
                        // The key belongs to the list; it is kept in it until it closes.
                        let key = self.key.take();
                        self.put_key(key);
                    }
                }
                b']' | b'}' | b')' => {
                    self.at += 1;
                    self.close();
                }
                b',' => {
                    self.at += 1;
                    if self.after_comma {
                        self.put(Node::Nothing);
                    }
                    self.after_comma = true;
                    self.top().trailing = true;
                }
                b';' => self.at += 1,
                // A line of Fortran goes on.
                b'&' if self.text[self.at + 1..].trim_start_matches([' ', '\t']).starts_with('\n') => self.at += 1,
                // An array of OCaml: `[|5; 3|]`.
                b'|' if self.at > 0 && bytes[self.at - 1] == b'[' || bytes.get(self.at + 1) == Some(&b']') => {
                    self.at += 1
                }
                b'"' | b'\'' | b'`' => self.quoted(byte),
                b':' | b'=' => self.assignment(),
                _ if self.comment(byte) => {}
                _ => self.word(),
            }
        }
        while self.stack.len() > 1 {
            self.close();
        }
        let mut root = self.stack.pop().unwrap_or_default();
        root.last = self.line;
        root
    }

    fn top(&mut self) -> &mut List<'a> {
        if self.stack.is_empty() {
            self.stack.push(List::default());
        }
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    fn put(&mut self, node: Node<'a>) {
        let key = self.key.take();
        let list = self.top();
        list.items.push(Item { key, node });
        list.trailing = false;
        self.after_comma = false;
    }

    /// The key of a list goes in as a word of its parent, without being a square.
    fn put_key(&mut self, key: Option<&'a str>) {
        if let (Some(key), Some(parent)) = (key, self.stack.len().checked_sub(2)) {
            self.stack[parent].items.push(Item { key: Some(key), node: Node::Nothing });
        }
    }

    fn close(&mut self) {
        if self.stack.len() < 2 {
            return;
        }
        let Some(mut list) = self.stack.pop() else { return };
        list.last = self.line;
        let parent = self.top();
        match parent.items.last_mut() {
            Some(item) if item.key.is_some() && item.node == Node::Nothing => item.node = Node::List(Box::new(list)),
            _ => parent.items.push(Item { key: None, node: Node::List(Box::new(list)) }),
        }
        parent.trailing = false;
        self.after_comma = false;
        self.key = None;
    }

    fn quoted(&mut self, quote: u8) {
        let bytes = self.text.as_bytes();
        let triple = [quote; 3];
        let wide = bytes[self.at..].starts_with(&triple);
        let start = self.at + if wide { 3 } else { 1 };
        // A text in quotation marks ends on its line, if there are not three of them.
        let end = match wide {
            true => self.text.get(start..).and_then(|rest| rest.find(std::str::from_utf8(&triple).unwrap_or("\"\"\""))),
            false => bytes[start..]
                .iter()
                .take(3000)
                .position(|&b| b == quote || b == b'\n')
                .filter(|&e| bytes[start + e] == quote),
        };
        let apostrophe = self.at > 0 && bytes[self.at - 1].is_ascii_alphanumeric();
        match end.filter(|_| !apostrophe) {
            Some(end) => {
                let text = &self.text[start..start + end];
                self.line += text.matches('\n').count();
                self.at = start + end + if wide { 3 } else { 1 };
                self.put(Node::Word(text));
            }
            None => self.at += 1,
        }
    }

    /// The word before is the name of what follows.
    fn assignment(&mut self) {
        self.at += 1;
        let list = self.top();
        if let Some(Item { node: Node::Word(word), key: None }) = list.items.last().cloned() {
            list.items.pop();
            self.key = Some(word);
        }
    }

    /// A comment to the line's end or between its marks.
    fn comment(&mut self, byte: u8) -> bool {
        let rest = &self.text[self.at..];
        let before = self.text[..self.at].bytes().last().unwrap_or(b'\n');
        let apart = matches!(before, b' ' | b'\n' | b'\t' | b',' | b']' | b'}' | b')' | b';');
        if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |e| e + 2);
            self.line += rest[..end].matches('\n').count();
            self.at += end;
            return true;
        }
        let to_end = match byte {
            b'/' => rest.starts_with("//"),
            b'#' | b'%' => apart && rest[1..].starts_with(' '),
            b'-' => {
                rest.starts_with("-- ")
                    && matches!(before, b',' | b']' | b'}' | b' ')
                    && rest[3..].starts_with(|c: char| c.is_alphabetic())
            }
            _ => false,
        };
        if to_end && self.stack.len() > 1 {
            self.at += rest.find('\n').unwrap_or(rest.len());
            return true;
        }
        false
    }

    fn word(&mut self) {
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| c.is_whitespace() || "[]{}(),;|\"`:=".contains(c)).unwrap_or(rest.len());
        let end = end.max(rest.chars().next().map_or(1, char::len_utf8));
        let word = &rest[..end];
        let word = word.split_once('\'').map_or(word, |(start, _)| if start.is_empty() { word } else { start });
        self.at += word.len().max(1);
        // `Some(5)` and `Just 5` are 5.
        if !matches!(word, "Some" | "Just" | "new" | "Just." | "|" | "/" | "...") {
            self.put(Node::Word(word));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::tree::*;

    fn shape(list: &List) -> String {
        let item = |item: &Item| match &item.node {
            Node::Word(word) => word.to_string(),
            Node::Nothing => "_".into(),
            Node::List(list) => shape(list),
        };
        format!("[{}]", list.items.iter().map(item).collect::<Vec<_>>().join(","))
    }

    #[test]
    fn lists_of_many_languages() {
        assert_eq!(shape(&read("x = [[5, 3], // row\n [0, '7'],]")), "[[[5,3],[0,7]]]");
        assert_eq!(shape(&read("int[][] a = {{5,3},{0,7}};")), "[int,[],[],[[5,3],[0,7]]]");
        assert_eq!(shape(&read("[5 3; 0 7]")), "[[5,3,0,7]]");
        assert_eq!(shape(&read("{ce:[[{v:5},,]]}")), "[[[[[5],_]]]]");
        assert_eq!(shape(&read("[|[|5; 3|];\n[|0; 7|]|]")), "[[[5,3],[0,7]]]");
        assert_eq!(shape(&read("[ &\n 5, 3, &\n 0 &\n]")), "[[5,3,0]]");
        assert_eq!(shape(&read("[_,_,3]")), "[[_,_,3]]");
        assert_eq!(shape(&read("don't (panic")), "[don,t,[panic]]");
        assert_eq!(shape(&read(&"[".repeat(100))).len(), 2 * DEEPEST);
    }
}
