//! LibreOffice at work: what it calculates and solves of a workbook that has lost its values.

use std::io::{Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The program; `scripts/tools.sh office` installs it where it is missing.
fn soffice() -> PathBuf {
    let named = std::env::var_os("SOFFICE").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("soffice")).find(|file| file.exists());
    named
        .or(found)
        .expect("the workbooks are calculated by LibreOffice: scripts/tools.sh office, or its path in SOFFICE")
}

/// The workbook without the values that came with it, so that only formulas are left.
fn stripped(bytes: &[u8], change: impl Fn(&mut String)) -> Vec<u8> {
    let mut old = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut new = ZipWriter::new(Cursor::new(Vec::new()));
    for k in 0..old.len() {
        let mut part = old.by_index(k).unwrap();
        let mut content = Vec::new();
        part.read_to_end(&mut content).unwrap();
        let name = part.name().unwrap().to_string();
        if name.starts_with("xl/worksheets/sheet") {
            let mut xml = String::from_utf8(content).unwrap();
            while let Some(at) = xml.find("</f><v>") {
                let end = at + 4 + xml[at + 4..].find("</v>").unwrap() + 4;
                xml.replace_range(at + 4..end, "");
            }
            if name.ends_with("sheet1.xml") {
                change(&mut xml);
            }
            content = xml.into_bytes();
        }
        new.start_file(name, SimpleFileOptions::default()).unwrap();
        new.write_all(&content).unwrap();
    }
    new.finish().unwrap().into_inner()
}

/// A part of a workbook's file, as text.
pub fn part(bytes: &[u8], name: &str) -> String {
    let mut text = String::new();
    ZipArchive::new(Cursor::new(bytes)).unwrap().by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

/// The first sheet of a workbook as LibreOffice calculates it, rows of cells as text.
pub fn calculated(name: &str, bytes: &[u8]) -> Vec<Vec<String>> {
    calculated_with(name, bytes, |_| {})
}

/// The same, after a change of the first sheet's XML, as if somebody had typed into it.
pub fn calculated_with(name: &str, bytes: &[u8], change: impl Fn(&mut String)) -> Vec<Vec<String>> {
    let soffice = soffice();
    let folder = std::env::temp_dir().join(format!("sudokube-workbook-{}-{name}", std::process::id()));
    let profile = folder.join("profile/user");
    std::fs::create_dir_all(&profile).unwrap();
    // Files are calculated when they are opened, always.
    std::fs::write(profile.join("registrymodifications.xcu"), RECALCULATE).unwrap();
    let file = folder.join(format!("{name}.xlsx"));
    std::fs::write(&file, stripped(bytes, change)).unwrap();
    let output = Command::new(soffice)
        .arg(format!("-env:UserInstallation=file://{}", folder.join("profile").display()))
        .args([
            "--headless",
            "--norestore",
            "--convert-to",
            "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1",
        ])
        .arg("--outdir")
        .args([&folder, &file])
        .output()
        .unwrap();
    let csv = std::fs::read_dir(&folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .find(|p| p.extension().is_some_and(|e| e == "csv"));
    let text = csv.as_deref().map(|p: &Path| std::fs::read_to_string(p).unwrap());
    let text = text.unwrap_or_else(|| panic!("LibreOffice wrote nothing: {}", String::from_utf8_lossy(&output.stderr)));
    // A process that it started may still write there.
    let _ = std::fs::remove_dir_all(&folder);
    text.lines().map(|line| line.split(',').map(|f| f.trim_matches('"').to_string()).collect()).collect()
}

const RECALCULATE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>"#;

/// The first sheet after the macro of `solver.bas` has solved the model in its names.
pub fn solved(name: &str, bytes: &[u8]) -> Vec<Vec<String>> {
    let folder = std::env::temp_dir().join(format!("sudokube-solver-{}-{name}", std::process::id()));
    let (file, csv) = (folder.join("model.xlsx"), folder.join("solved.csv"));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(&file, stripped(bytes, |_| {})).unwrap();
    let url = |path: &Path| format!("file://{}", path.display());
    let office = |argument: &str| {
        Command::new(soffice())
            .arg(format!("-env:UserInstallation={}", url(&folder.join("profile"))))
            .args(["--headless", "--norestore", argument])
            .output()
            .unwrap()
    };
    // The first start writes a library of macros without any.
    let library = folder.join("profile/user/basic/Standard");
    office("--terminate_after_init");
    if !library.is_dir() {
        office("--terminate_after_init");
    }
    let text = |code: &str| code.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let head = |kind: &str| {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE {kind} PUBLIC \"-//OpenOffice.org//DTD OfficeDocument 1.0//EN\" \"{}.dtd\">\n",
            kind.split(':').next().unwrap_or_default()
        )
    };
    let module = format!(
        "{}<script:module xmlns:script=\"http://openoffice.org/2000/script\" script:name=\"Solver\" script:language=\"StarBasic\">{}</script:module>",
        head("script:module").replace("script.dtd", "module.dtd"),
        text(include_str!("solver.bas"))
    );
    let list = format!(
        "{}<library:library xmlns:library=\"http://openoffice.org/2000/library\" library:name=\"Standard\" library:readonly=\"false\" library:passwordprotected=\"false\"><library:element library:name=\"Solver\"/></library:library>",
        head("library:library")
    );
    std::fs::write(library.join("Solver.xba"), module).unwrap();
    std::fs::write(library.join("script.xlb"), list).unwrap();
    let output = office(&format!("macro:///Standard.Solver.Solve({},{})", url(&file), url(&csv)));
    let text = std::fs::read_to_string(&csv);
    let text =
        text.unwrap_or_else(|_| panic!("LibreOffice solved nothing: {}", String::from_utf8_lossy(&output.stderr)));
    // A process that it started may still write there.
    let _ = std::fs::remove_dir_all(&folder);
    text.lines().map(|line| line.split(',').map(|f| f.trim_matches('"').to_string()).collect()).collect()
}
