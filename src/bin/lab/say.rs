//! `lab say`: every message of the page.

use sudokube::say::catalogue::catalogue;
use sudokube::say::data;
use sudokube::say::echo::echo;

use super::args::{Result, print};

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub struct Args {
    /// Print the subject, name and text of every message, separated by tabs.
    #[arg(long)]
    list: bool,
    /// Print the English of a part of a language, in the form in which languages/ holds its translations: page, more, techniques,
    /// classroom, lessons or methods.
    #[arg(long, value_name = "PART")]
    part: Option<String>,
}

pub fn run(args: &Args) -> Result<()> {
    match args.part.as_deref() {
        None => catalogue().for_each(|entry| print(format!("{}\t{}\t{}", entry.subject, entry.name, entry.text))),
        Some("methods") => data::texts().iter().for_each(|text| print(format!("{text}\n= {text}\n"))),
        Some(part) => {
            if catalogue().all(|entry| entry.part != part) {
                return Err(format!(
                    "no part is called “{}”; choose page, more, techniques, classroom, lessons or methods",
                    echo(part)
                ));
            }
            let mut subject = "";
            for entry in catalogue().filter(|entry| entry.part == part) {
                if entry.subject != subject {
                    subject = entry.subject;
                    print(format!("[{subject}]"));
                }
                print(format!("{} = {}", entry.name, entry.text));
            }
        }
    }
    Ok(())
}
