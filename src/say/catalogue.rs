//! Every message of the project in one list, as `lab say --list` prints it.

use crate::say::*;

/// A message: the module it belongs to, its name there, and its English text with its arguments in braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub subject: &'static str,
    pub name: &'static str,
    pub text: &'static str,
}

/// One line an enum, by the alphabet; a test finds one that is left out.
const ALL: &[&[(&str, &str)]] = &[
    algorithm_view::AlgorithmView::LIST,
    algorithm_view::View::LIST,
    board::BoardName::LIST,
    board::Pad::LIST,
    chart::Chart::LIST,
    chart::Charted::LIST,
    crate::evolve::End::LIST,
    crate::evolve::RunError::LIST,
    crate::evolve::SettingsError::LIST,
    crate::generate::GenerateError::LIST,
    crate::generate::level::UnknownWord::LIST,
    crate::generate::order::Unmakeable::LIST,
    crate::play::SavedError::LIST,
    crate::puzzle::check::Fault::LIST,
    crate::rate::RateError::LIST,
    crate::replay::moment::Part::LIST,
    crate::replay::roll::Fate::LIST,
    crate::replay::roll::GroupName::LIST,
    crate::study::plan::StudyError::LIST,
    crate::text::error::Damage::LIST,
    crate::text::error::Instead::LIST,
    crate::text::error::ReadError::LIST,
    crate::text::form::Form::LIST,
    crate::text::link::LinkError::LIST,
    cube::Check::LIST,
    cube::CubeWay::LIST,
    cube::MakingCube::LIST,
    cube_view::CubeLabel::LIST,
    cube_view::CubeMessage::LIST,
    desk::Files::LIST,
    error::evolve::SettingText::LIST,
    error::export::WorkbookText::LIST,
    error::wire::WireText::LIST,
    family::FamilyTitle::LIST,
    flat::FlatWay::LIST,
    flat::Making::LIST,
    help::Help::LIST,
    hint::HintButton::LIST,
    hint::HintText::LIST,
    link::LinkWarning::LIST,
    number::Noun::LIST,
    operation::name::Operator::LIST,
    operation::said::Said::LIST,
    page::Bar::LIST,
    page::Introduction::LIST,
    page::Notice::LIST,
    page::NoticeMessage::LIST,
    page::open::Open::LIST,
    page::open::Opened::LIST,
    page::play::Play::LIST,
    page::play::Playing::LIST,
    page::saved::Saved::LIST,
    page::saved::SavedGame::LIST,
    page::share::Share::LIST,
    page::share::Shared::LIST,
    page::storage::Import::LIST,
    page::storage::Storage::LIST,
    place::Contradicted::LIST,
    place::Named::LIST,
    play::Marks::LIST,
    rating::Rating::LIST,
    reading::Read::LIST,
    run::Effort::LIST,
    run::Run::LIST,
    settings::Words::LIST,
    sheet::Cut::LIST,
    sheet::Sheet::LIST,
    solve::Aloud::LIST,
    solve::Button::LIST,
    solve::CandidatesLabel::LIST,
    solve::CandidatesMessage::LIST,
    solve::ChartLabel::LIST,
    solve::ChooserLabel::LIST,
    solve::ChooserMessage::LIST,
    solve::Figure::LIST,
    solve::FigureMessage::LIST,
    solve::RatingLabel::LIST,
    solve::SettingLabel::LIST,
    solve::SettingMessage::LIST,
    solve::SolutionsLabel::LIST,
    solve::SolutionsMessage::LIST,
    solve::SpeedLabel::LIST,
    solve::ToolbarLabel::LIST,
    solve::ToolbarMessage::LIST,
    solve::TwoLabel::LIST,
    solve::ViewLabel::LIST,
    solve::ViewMessage::LIST,
    square::Square::LIST,
    step_view::Ancestry::LIST,
    step_view::StepView::LIST,
    verdict::Counts::LIST,
    verdict::Puzzle::LIST,
    verdict::Typed::LIST,
    worker::Breakdown::LIST,
];

/// Every message, subject after subject.
pub fn catalogue() -> impl Iterator<Item = Entry> {
    ALL.iter().copied().flatten().map(|&(path, text)| {
        let path = path.strip_prefix("sudokube::say::").unwrap_or(path);
        // The subject is a module, whose name begins with a small letter.
        let at =
            path.match_indices("::").find(|(at, _)| path[at + 2..].starts_with(char::is_uppercase)).map_or(0, |m| m.0);
        Entry { subject: &path[..at], name: path[at..].trim_start_matches(':'), text }
    })
}

#[cfg(test)]
mod tests {
    use crate::say::catalogue::*;

    #[test]
    fn a_message_is_found_by_its_subject_and_name() {
        let first = catalogue().find(|entry| entry.subject == "number").unwrap();
        assert_eq!((first.subject, first.name, first.text), ("number", "Noun::Ancestor", "ancestor, ancestors"));
    }
}
