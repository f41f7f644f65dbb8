//! Every message of the project in one list, as `lab say --list` prints it.

use crate::say::*;

/// A message: the module it belongs to, its name there, and its English text with its arguments in braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The part of a language that it is fetched with.
    pub part: &'static str,
    /// The module.
    pub subject: &'static str,
    /// The name of the message.
    pub name: &'static str,
    /// Its English text.
    pub text: &'static str,
}

/// The messages of an enum: the path of each, and its English text.
type List = &'static [(&'static str, &'static str)];

/// The parts that a language is fetched in, each with its enums by the alphabet; a test finds one that is left out.
pub const PARTS: &[(&str, &[List])] =
    &[("page", PAGE), ("more", MORE), ("techniques", TECHNIQUES), ("classroom", CLASSROOM), ("lessons", LESSONS)];

/// What the first screens and Settings say: fetched before the page is built.
const PAGE: &[List] = &[
    board::BoardName::LIST,
    board::KeyName::LIST,
    board::Pad::LIST,
    chart::AxisName::LIST,
    chart::AxisNumber::LIST,
    chart::Chart::LIST,
    chart::Charted::LIST,
    cube::Check::LIST,
    cube::CubeWay::LIST,
    cube::MakingCube::LIST,
    cube_view::CubeLabel::LIST,
    cube_view::CubeMessage::LIST,
    estimate::Ahead::LIST,
    estimate::Chance::LIST,
    estimate::Estimate::LIST,
    crate::stats::Size::LIST,
    estimate::Spread::LIST,
    estimate::When::LIST,
    family::FamilyTitle::LIST,
    finding::Finding::LIST,
    flat::FlatWay::LIST,
    flat::Making::LIST,
    joined::Joined::LIST,
    large::LargeLabel::LIST,
    large::LargeMessage::LIST,
    link::LinkWarning::LIST,
    names::FaceName::LIST,
    number::Noun::LIST,
    page::Bar::LIST,
    page::Build::LIST,
    page::Introduction::LIST,
    page::Notice::LIST,
    page::NoticeMessage::LIST,
    page::Sign::LIST,
    page::Start::LIST,
    page::StartMessage::LIST,
    place::Contradicted::LIST,
    place::Named::LIST,
    run::Effort::LIST,
    crate::evolve::End::LIST,
    run::Run::LIST,
    settings::Words::LIST,
    solve::Aloud::LIST,
    solve::Button::LIST,
    solve::CandidatesLabel::LIST,
    solve::CandidatesMessage::LIST,
    solve::ChartLabel::LIST,
    solve::ChooserLabel::LIST,
    solve::ChooserMessage::LIST,
    solve::FieldLabel::LIST,
    solve::FieldMessage::LIST,
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
    solved::Evolved::LIST,
    solved::SeedsSaid::LIST,
    solved::SolvedLabel::LIST,
    solved::Took::LIST,
    square::Square::LIST,
    verdict::Counts::LIST,
    verdict::Puzzle::LIST,
    verdict::Typed::LIST,
    worker::Breakdown::LIST,
];

/// What the other dialogs and Play say, and what is said of mistakes.
const MORE: &[List] = &[
    algorithm_view::AlgorithmView::LIST,
    algorithm_view::View::LIST,
    board_keys::KeyCap::LIST,
    board_keys::KeyEffect::LIST,
    board_keys::KeyGroup::LIST,
    desk::Files::LIST,
    crate::evolve::settings::Bounds::LIST,
    crate::evolve::RunError::LIST,
    error::evolve::SettingText::LIST,
    crate::evolve::SettingsError::LIST,
    crate::evolve::algorithm::Unsuited::LIST,
    crate::puzzle::check::Fault::LIST,
    error::export::WorkbookText::LIST,
    crate::generate::GenerateError::LIST,
    crate::generate::by_technique::GradeError::LIST,
    crate::rate::RateError::LIST,
    crate::generate::level::UnknownWord::LIST,
    crate::generate::order::Unmakeable::LIST,
    crate::play::backup::BackupError::LIST,
    crate::play::SavedError::LIST,
    crate::study::plan::StudyError::LIST,
    crate::text::error::Damage::LIST,
    crate::text::error::Instead::LIST,
    crate::text::link::LinkError::LIST,
    crate::text::error::ReadError::LIST,
    error::wire::WireText::LIST,
    help::Help::LIST,
    keys::Action::LIST,
    keys::Group::LIST,
    keys::NumberKey::LIST,
    keys::Shortcut::LIST,
    names::ColourName::LIST,
    names::ShapeName::LIST,
    names::SpokenDigit::LIST,
    page::beside::Beside::LIST,
    page::beside::Compared::LIST,
    page::beside::Race::LIST,
    page::beside::Raced::LIST,
    page::diary::Diary::LIST,
    page::diary::Month::LIST,
    page::diary::Tick::LIST,
    page::diary::Told::LIST,
    page::diary::Win::LIST,
    page::offline::OfflineLabel::LIST,
    page::offline::OfflineMessage::LIST,
    page::open::Open::LIST,
    page::open::Opened::LIST,
    page::photo::PhotoLabel::LIST,
    page::photo::PhotoMessage::LIST,
    page::play::Elsewhere::LIST,
    page::play::Lines::LIST,
    page::play::LinesTold::LIST,
    page::play::Play::LIST,
    page::play::Playing::LIST,
    page::saved::Saved::LIST,
    page::saved::SavedGame::LIST,
    page::share::Share::LIST,
    page::share::Shared::LIST,
    page::storage::Import::LIST,
    page::storage::Storage::LIST,
    photo::Photo::LIST,
    play::Marks::LIST,
    play::PencilName::LIST,
    crate::text::form::Form::LIST,
    crate::text::how::How::LIST,
    reading::Read::LIST,
    sheet::Cut::LIST,
    sheet::Sheet::LIST,
];

/// Hints, steps, pages of techniques, and what is said of difficulty.
const TECHNIQUES: &[List] = &[
    follow::Claim::LIST,
    follow::Follow::LIST,
    explain::Effect::LIST,
    explain::Line::LIST,
    explain::Sight::LIST,
    explain::Whole::LIST,
    grade::GradeLabel::LIST,
    grade::Grading::LIST,
    hint::HintButton::LIST,
    hint::HintText::LIST,
    pages::About::LIST,
    pages::ChapterName::LIST,
    pages::PageText::LIST,
    pages::Pages::LIST,
    path::Compared::LIST,
    path::Landmark::LIST,
    path::Logic::LIST,
    path::LogicText::LIST,
    path::Numbers::LIST,
    path::Path::LIST,
    path::Scale::LIST,
    rating::Rating::LIST,
    technique::GradeName::LIST,
    technique::Named::LIST,
    technique::TechniqueName::LIST,
];

/// The Lab, races and studies.
const CLASSROOM: &[List] = &[
    ancestry::Ancestry::LIST,
    ancestry::Entered::LIST,
    ancestry::Traced::LIST,
    blocks::Blocks::LIST,
    classroom::Bar::LIST,
    classroom::Faces::LIST,
    classroom::FileText::LIST,
    classroom::Files::LIST,
    classroom::Run::LIST,
    classroom::Setup::LIST,
    classroom::Share::LIST,
    classroom::Workbook::LIST,
    lab::ChartText::LIST,
    lab::Charts::LIST,
    lab::FitnessUnit::LIST,
    lab::Heading::LIST,
    lab::Inside::LIST,
    lab::Instead::LIST,
    lab::LineLabel::LIST,
    lab::Playback::LIST,
    lab::Population::LIST,
    lab::Speed::LIST,
    lab::Stage::LIST,
    lab::Steps::LIST,
    lab::StepsText::LIST,
    lab::Trouble::LIST,
    lab::Value::LIST,
    operation::Heading::LIST,
    operation::lines::Listed::LIST,
    operation::messages::Change::LIST,
    operation::messages::Crossover::LIST,
    operation::messages::Elimination::LIST,
    operation::messages::Selection::LIST,
    operation::messages::Survival::LIST,
    operation::messages::Who::LIST,
    race::About::LIST,
    race::Ahead::LIST,
    race::CurveText::LIST,
    race::Lane::LIST,
    race::Lap::LIST,
    race::Race::LIST,
    race::Speed::LIST,
    race::Table::LIST,
    race::Trouble::LIST,
    crate::study::lanes::TypedError::LIST,
    step_view::Board::LIST,
    step_view::Place::LIST,
    step_view::Population::LIST,
    step_view::SelectionPool::LIST,
    step_view::Whole::LIST,
    study::Compared::LIST,
    study::ComparedText::LIST,
    study::FigureTitle::LIST,
    study::Form::LIST,
    study::FormText::LIST,
    study::Limit::LIST,
    study::Published::LIST,
    study::ResultText::LIST,
    study::Results::LIST,
    study::Settings::LIST,
    study::Trouble::LIST,
];

/// The lessons.
const LESSONS: &[List] = &[
    lessons::LandscapeText::LIST,
    lessons::LessonText::LIST,
    lessons::Lessons::LIST,
    lessons::Meaning::LIST,
    lessons::class::Class::LIST,
    lessons::class::ClassText::LIST,
    lessons::crossover::Text::LIST,
    lessons::cube::Text::LIST,
    lessons::distance::Distance::LIST,
    lessons::distance::DistanceText::LIST,
    lessons::escape::Text::LIST,
    lessons::from_nothing::Text::LIST,
    lessons::glossary::Means::LIST,
    lessons::glossary::Term::LIST,
    lessons::hand::Hand::LIST,
    lessons::hand::HandText::LIST,
    lessons::landscape::Text::LIST,
    lessons::lunch::Text::LIST,
    lessons::pressure::Text::LIST,
    lessons::report::ReportColumn::LIST,
    lessons::selection::Text::LIST,
    lessons::takeover::Takeover::LIST,
    lessons::takeover::TakeoverText::LIST,
];

/// Every message, part after part.
pub fn catalogue() -> impl Iterator<Item = Entry> {
    PARTS
        .iter()
        .flat_map(|&(part, lists)| lists.iter().copied().flatten().map(move |&(path, text)| entry(part, path, text)))
}

fn entry(part: &'static str, path: &'static str, text: &'static str) -> Entry {
    let path = path.strip_prefix("sudokube::say::").unwrap_or(path);
    // The subject is a module, whose name begins with a small letter.
    let at = path.match_indices("::").find(|(at, _)| path[at + 2..].starts_with(char::is_uppercase)).map_or(0, |m| m.0);
    Entry { part, subject: &path[..at], name: path[at..].trim_start_matches(':'), text }
}

#[cfg(test)]
mod tests {
    use crate::say::catalogue::*;

    #[test]
    fn a_message_is_found_by_its_subject_and_name() {
        let noun = catalogue().find(|entry| entry.name == "Noun::Ancestor").unwrap();
        assert_eq!((noun.subject, noun.text), ("number", "ancestor|ancestors"));
    }
}
