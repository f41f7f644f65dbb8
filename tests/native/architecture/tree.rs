//! The files of src and the arrows between them: a file points to those whose items it names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::architecture::source::{self, Kind, Named, words};

pub struct File {
    /// "src/evolve/run.rs".
    pub path: String,
    /// Without comments, strings and tests.
    pub code: String,
    module: Vec<String>,
    named: Vec<Named>,
}

/// Line `line` of file `from` names an item of file `to`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: usize,
    pub to: usize,
    pub line: usize,
}

pub struct Tree {
    pub files: Vec<File>,
    by_module: BTreeMap<Vec<String>, usize>,
    pub arrows: Vec<Arrow>,
}

impl File {
    /// The room of a file: the folder below src, or "bin" for the programs.
    pub fn room(&self) -> &str {
        self.module.first().map_or("lib", String::as_str)
    }

    /// What `crate` stands for: the library, or the program's own folder.
    fn root(&self) -> &[String] {
        let own = self.module.get(..2).filter(|m| m[0] == "bin" && self.path.matches('/').count() > 2);
        own.unwrap_or_default()
    }

    /// Whether a name that is re-exported is used by the file itself too.
    fn uses(&self, name: &str) -> bool {
        words(&self.code).filter(|w| *w == name).count() > 1
    }
}

impl Tree {
    pub fn read() -> Tree {
        let mut paths = Vec::new();
        walk(Path::new("src"), &mut paths);
        paths.sort();
        let files: Vec<File> = paths.into_iter().map(file).collect();
        let by_module = files.iter().enumerate().map(|(i, f)| (f.module.clone(), i)).collect();
        let mut tree = Tree { files, by_module, arrows: Vec::new() };
        let arrows: BTreeMap<(usize, usize), usize> =
            (0..tree.files.len()).rev().flat_map(|i| tree.arrows_of(i)).map(|a| ((a.from, a.to), a.line)).collect();
        tree.arrows = arrows.into_iter().map(|((from, to), line)| Arrow { from, to, line }).collect();
        tree
    }

    /// "src/a.rs:12 uses src/b.rs".
    pub fn tell(&self, arrow: Arrow) -> String {
        format!("{}:{} uses {}", self.files[arrow.from].path, arrow.line, self.files[arrow.to].path)
    }

    fn arrows_of(&self, from: usize) -> Vec<Arrow> {
        let file = &self.files[from];
        let mut aliases: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for named in &file.named {
            match &named.kind {
                Kind::Use(name) | Kind::Export(name) => {
                    aliases.insert(name, self.absolute(file, &named.path, &BTreeMap::new()));
                }
                Kind::Module => {
                    aliases.insert(&named.path[0], [file.module.as_slice(), &named.path].concat());
                }
                Kind::Inline => {}
            }
        }
        let mut arrows: Vec<Arrow> = file
            .named
            .iter()
            .filter(|n| match &n.kind {
                Kind::Module => false,
                Kind::Export(name) => file.uses(name),
                Kind::Use(_) | Kind::Inline => true,
            })
            .filter_map(|n| {
                let to = self.target(&self.absolute(file, &n.path, &aliases), 8)?;
                Some(Arrow { from, to, line: n.line })
            })
            .filter(|a| a.to != from)
            .collect();
        arrows.sort_by_key(|a| std::cmp::Reverse(a.line));
        arrows
    }

    fn absolute(&self, file: &File, path: &[String], aliases: &BTreeMap<&str, Vec<String>>) -> Vec<String> {
        let (first, rest) = (path[0].as_str(), &path[1..]);
        match first {
            "crate" => [file.root(), rest].concat(),
            "sudokube" => rest.to_vec(),
            "self" => [&file.module, rest].concat(),
            "super" => {
                let ups = path.iter().take_while(|p| *p == "super").count();
                [&file.module[..file.module.len().saturating_sub(ups)], &path[ups..]].concat()
            }
            _ => match aliases.get(first) {
                Some(start) => [start.as_slice(), rest].concat(),
                None => vec!["?".into()],
            },
        }
    }

    /// The file that holds what a path from the library's root names, seen through re-exports.
    fn target(&self, path: &[String], depth: usize) -> Option<usize> {
        let length = (1..=path.len()).rev().find(|&n| self.by_module.contains_key(&path[..n]))?;
        let holder = self.by_module[&path[..length]];
        let Some(item) = path.get(length).filter(|_| depth > 0) else { return Some(holder) };
        let file = &self.files[holder];
        let export = file.named.iter().find(|n| n.kind == Kind::Export(item.clone()));
        match export {
            Some(n) => self.target(&self.absolute(file, &n.path, &BTreeMap::new()), depth - 1).or(Some(holder)),
            None => Some(holder),
        }
    }

    /// Groups of files that all reach each other.
    pub fn circles(&self) -> Vec<Vec<usize>> {
        let reach: Vec<BTreeSet<usize>> = (0..self.files.len()).map(|i| self.reach(i)).collect();
        let mut groups: BTreeSet<Vec<usize>> = BTreeSet::new();
        for (i, reached) in reach.iter().enumerate().filter(|(i, r)| r.contains(i)) {
            groups.insert(reached.iter().copied().filter(|&j| reach[j].contains(&i)).collect());
        }
        groups.into_iter().collect()
    }

    fn reach(&self, from: usize) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut open = vec![from];
        while let Some(i) = open.pop() {
            open.extend(self.arrows.iter().filter(|a| a.from == i).map(|a| a.to).filter(|&to| seen.insert(to)));
        }
        seen
    }

    /// The shortest way round a circle.
    pub fn round(&self, circle: &[usize]) -> Vec<Arrow> {
        circle.iter().filter_map(|&start| self.round_from(start, circle)).min_by_key(Vec::len).unwrap_or_default()
    }

    fn round_from(&self, start: usize, circle: &[usize]) -> Option<Vec<Arrow>> {
        let mut ways: Vec<Vec<Arrow>> = vec![Vec::new()];
        let mut seen = BTreeSet::new();
        while !ways.is_empty() {
            let mut next = Vec::new();
            for way in ways {
                let at = way.last().map_or(start, |a: &Arrow| a.to);
                for arrow in self.arrows.iter().filter(|a| a.from == at && circle.contains(&a.to)) {
                    let longer = [way.as_slice(), &[*arrow]].concat();
                    if arrow.to == start {
                        return Some(longer);
                    }
                    if seen.insert(arrow.to) {
                        next.push(longer);
                    }
                }
            }
            ways = next;
        }
        None
    }
}

fn walk(folder: &Path, paths: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("src can be read").flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() && name != "tests" {
            walk(&path, paths);
        } else if path.extension().is_some_and(|e| e == "rs") && name != "tests.rs" {
            paths.push(path.to_string_lossy().into_owned());
        }
    }
}

fn file(path: String) -> File {
    let code = source::code(&std::fs::read_to_string(&path).expect("a source file can be read"));
    let module = path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    let module = match module {
        "lib" => Vec::new(),
        "main" => vec!["bin".into(), "app".into()],
        _ => module.trim_end_matches("/main").split('/').map(String::from).collect(),
    };
    File { named: source::named(&code), module, code, path }
}
