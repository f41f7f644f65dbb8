//! Every sentence a person reads, one module a subject. Nothing else formats prose.

#[macro_use]
mod messages;

pub mod board;
pub mod cube;
pub mod cube_view;
pub mod flat;
pub mod help;
pub mod hint;
pub mod link;
pub mod number;
pub mod operation;
pub mod page;
pub mod play;
pub mod rating;
pub mod run;
pub mod solve;
pub mod step_view;
pub mod verdict;
pub mod words;
pub mod worker;

/// Every message with its name, subject after subject, for `lab say --list`.
pub fn catalogue() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    // One line an enum, so that two who add one do not meet.
    const ALL: &[&[(&str, &str)]] = &[
        link::LinkWarning::LIST,
        worker::Breakdown::LIST,
        board::Pad::LIST,
        board::BoardName::LIST,
        cube_view::CubeLabel::LIST,
        cube_view::CubeMessage::LIST,
        page::Bar::LIST,
        page::Introduction::LIST,
        page::Notice::LIST,
        page::NoticeMessage::LIST,
        help::Help::LIST,
        solve::Button::LIST,
        solve::SpeedLabel::LIST,
        solve::TwoLabel::LIST,
        solve::Figure::LIST,
        solve::FigureMessage::LIST,
        solve::ChartLabel::LIST,
        solve::ChooserLabel::LIST,
        solve::ChooserMessage::LIST,
        solve::SettingLabel::LIST,
        solve::SettingMessage::LIST,
        solve::RatingLabel::LIST,
        solve::SolutionsLabel::LIST,
        solve::SolutionsMessage::LIST,
        solve::CandidatesLabel::LIST,
        solve::CandidatesMessage::LIST,
        solve::ViewLabel::LIST,
        solve::ViewMessage::LIST,
        solve::ToolbarLabel::LIST,
        solve::ToolbarMessage::LIST,
        solve::Aloud::LIST,
    ];
    ALL.iter().copied().flatten()
}
