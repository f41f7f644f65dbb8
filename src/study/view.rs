//! What the classroom can show, as the key `view` of a link names it.

use crate::technique::Technique;

/// A view of the Lab, the lessons, or the techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// A run, step by step.
    Lab,
    /// Runs side by side.
    Race,
    /// A setting swept over values and seeds.
    Study,
    /// The list of lessons.
    Lessons,
    /// One of them, from 0.
    Lesson(u8),
    /// The list of techniques.
    Techniques,
    /// The page of one.
    Technique(Technique),
}

/// How many lessons there are.
pub const LESSONS: u8 = 8;

impl View {
    /// The views of a room, by its name in the bar; its first one opens with it.
    pub fn first_of(room: &str) -> Option<View> {
        match room {
            "Lab" => Some(View::Lab),
            "Lessons" => Some(View::Lessons),
            "Techniques" => Some(View::Techniques),
            _ => None,
        }
    }

    /// The value of `view` in a link.
    pub fn key(self) -> String {
        match self {
            View::Lab => "lab".into(),
            View::Race => "race".into(),
            View::Study => "study".into(),
            View::Lessons => "lessons".into(),
            View::Lesson(number) => format!("lesson-{number}"),
            View::Techniques => "techniques".into(),
            View::Technique(technique) => format!("technique-{}", technique.key()),
        }
    }

    /// The view of this key.
    pub fn of_key(key: &str) -> Option<View> {
        if let Some(technique) = key.strip_prefix("technique-") {
            return Technique::of_key(technique).map(|technique| View::Technique(technique.page()));
        }
        let fixed = [View::Lab, View::Race, View::Study, View::Lessons, View::Techniques];
        (fixed.into_iter().chain((0..LESSONS).map(View::Lesson))).find(|view| view.key() == key)
    }

    /// The value of `view` in a fragment, which may be of no view that there is.
    pub fn named_in(fragment: &str) -> Option<&str> {
        fragment.split(['#', '&']).find_map(|pair| pair.strip_prefix("view="))
    }

    /// The name of the room that it is in.
    pub const fn room(self) -> &'static str {
        match self {
            View::Lab | View::Race | View::Study => "Lab",
            View::Lessons | View::Lesson(_) => "Lessons",
            View::Techniques | View::Technique(_) => "Techniques",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::study::view::*;

    #[test]
    fn keys_lead_back_to_their_views() {
        for view in [View::Lab, View::Race, View::Study, View::Lessons, View::Lesson(0), View::Lesson(7)] {
            assert_eq!(View::of_key(&view.key()), Some(view));
            assert_eq!(View::first_of(view.room()).map(View::room), Some(view.room()));
        }
        let technique = View::Technique(Technique::XWing);
        assert_eq!((technique.key().as_str(), View::of_key("technique-x-wing")), ("technique-x-wing", Some(technique)));
        assert_eq!(View::of_key("technique-bug-3"), Some(View::Technique(Technique::Bug(1))), "types share a page");
        assert_eq!((View::of_key("techniques"), View::of_key("technique-x")), (Some(View::Techniques), None));
        assert_eq!((View::of_key("lesson-8"), View::of_key("lesson-00"), View::of_key("")), (None, None, None));
        assert_eq!(View::first_of("Lessons"), Some(View::Lessons));
        assert_eq!(View::named_in("#v=1&s=1.&view=race&lane=x"), Some("race"));
        assert_eq!(
            (View::named_in("#view=lab"), View::named_in("#v=1&preview=lab"), View::named_in("")),
            (Some("lab"), None, None)
        );
    }
}
