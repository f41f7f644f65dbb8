//! What is read and written: files, full disks, broken pipes.

use std::process::Command;

use super::lab;

#[test]
fn what_generate_prints_is_a_file_of_puzzles() {
    let (ok, printed, _) = lab(&["generate", "cube", "--size", "4", "--level", "easy", "--seed", "1", "--count", "2"]);
    assert!(ok && printed.lines().count() == 2, "{printed}");
    let file = std::env::temp_dir().join(format!("sudokube-generated-{}.json", std::process::id()));
    std::fs::write(&file, printed).unwrap();
    let (ok, checked, complaint) = lab(&["check", "--puzzles", &file.to_string_lossy()]);
    std::fs::remove_file(&file).unwrap();
    assert!(ok, "{complaint}");
    assert!(checked.contains("\"puzzles\":2") && checked.contains("\"one\":2"), "{checked}");
}

#[test]
fn files_of_windows_are_read_as_the_page_reads_them() {
    let text = "1...............\n2...............\n";
    let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    let marked = format!("\u{feff}{text}").into_bytes();
    for (k, bytes) in [little, big, marked].into_iter().enumerate() {
        let file = std::env::temp_dir().join(format!("sudokube-windows-{k}-{}.txt", std::process::id()));
        std::fs::write(&file, bytes).unwrap();
        let path = file.to_string_lossy();
        let (checked, converted) = (lab(&["check", "--puzzles", &path]), lab(&["convert", "--to", "line", &path]));
        std::fs::remove_file(&file).unwrap();
        assert!(checked.0 && checked.1.contains("\"puzzles\":2"), "{checked:?}");
        assert!(converted.0 && converted.1.lines().count() == 2, "{converted:?}");
    }
}

#[test]
fn a_format_that_takes_none_of_the_puzzles_is_an_error() {
    let file = std::env::temp_dir().join(format!("sudokube-small-{}.txt", std::process::id()));
    std::fs::write(&file, "1...............\n").unwrap();
    let (ok, printed, complaint) = lab(&["convert", "--to", "sdm", &file.to_string_lossy()]);
    std::fs::remove_file(&file).unwrap();
    assert!(!ok && printed.is_empty() && complaint.contains("sdm is for 9×9 boards only"), "{complaint}");
}

/// Output that is not written is an error; a reader that went away is none.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_a_broken_pipe_is_none() {
    use std::io::Read;
    use std::process::Stdio;
    let commands: [&[&str]; 6] = [
        &["algorithms"],
        &["say", "--list"],
        &["--help"],
        &["check", "1..............."],
        &["trace", "--algorithm", "waters-grid", "--seed", "1", "1..............."],
        &["generate", "flat", "--size", "4", "--seed", "1"],
    ];
    for args in commands {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(args).stdout(full).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(complaint.contains("error: cannot write the output: No space left"), "{args:?}: {complaint}");
    }
    // Where not even the complaint can be written, the exit code tells.
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap();
    let status =
        Command::new(env!("CARGO_BIN_EXE_lab")).args(["check", "no\u{202e}file"]).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(2));
    let (_, _, complaint) = lab(&["bench", "--puzzles", "no\u{202e}file"]);
    assert!(complaint.contains("nofile") && !complaint.contains('\u{202e}'), "{complaint}");
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["say", "--list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdout.take().unwrap();
    pipe.read_exact(&mut [0]).unwrap();
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
