//! Keys of the Lab and the lessons: the list of them, and the hints on buttons.

labels! {
    /// Hints on buttons: which key does the same.
    pub enum Shortcut {
        A => "Key A",
        D => "Key D",
        F => "Key F",
        L => "Key L",
        N => "Key N",
        O => "Key O",
        P => "Key P",
        T => "Key T",
        V => "Key V",
        X => "Key X",
        Help => "Key ?",
        Plus => "Key +",
        Zero => "Key 0",
        ShiftV => "Shift+V",
        ShiftX => "Shift+X",
        ZoomIn => "Zoom in (Z)",
        ZoomOut => "Zoom out (Shift+Z)",
        Pace => "Keys < and >",
        MoveBack => "Key (",
        MoveOn => "Key )",
        Limit => "Keys E, Shift+E",
        List => "Keys G, Shift+G",
        Algorithm => "Keys M, Shift+M",
    }
}

messages! {
    /// A hint with a number.
    pub enum NumberKey {
        Key { number: usize } => "Key {number}",
    }
}

labels! {
    /// Groups of keys.
    pub enum Group {
        Title => "Keyboard shortcuts",
        Everywhere => "Everywhere",
        Lessons => "Lessons",
        StepThrough => "Step through",
        Race => "Race",
        Study => "Study",
    }
}

labels! {
    /// What keys do.
    pub enum Action {
        Projector => "projector mode on or off: large type, high contrast",
        Follow => "share link: a code that opens exactly what is shown here",
        Main => "main button: run or start, pause, stop; after Tab, the focused button",
        Tabs => "step through, race, study",
        Room => "switch between the Lab and the lessons",
        Algorithm => "next algorithm, previous algorithm",
        NewSeed => "new seed; in a race, for all lanes",
        Settings => "step through, study: show or hide the algorithm’s settings; Tab enters them, Esc leaves",
        Type => "edit the seed, a lane’s settings or the study’s fields; Tab moves on, Esc leaves",
        Solve => "open the run in Solve",
        Help => "show these shortcuts",
        Lesson => "open a lesson; in a lesson, choose an answer",
        NextLesson => "next lesson, previous lesson",
        AllLessons => "all lessons",
        Operator => "previous operator, next operator",
        Generation => "previous generation, next generation",
        Moves => "inside growth: previous step, next step",
        Ends => "go to start, go to latest generation",
        Pace => "slower, faster",
        LogScale => "logarithmic scale",
        Zoom => "charts: zoom in, zoom out, whole run",
        Focus => "charts, individuals: then use the arrow keys",
        Ancestry => "trace the ancestry",
        Face => "on a cube: show the next face large, the previous one",
        Lanes => "add a lane, remove the last one",
        LaneSettings => "settings of the next lane, the previous one; M and T then apply to that lane",
        Limit => "higher budget, lower budget",
        Stop => "stop",
        Studies => "next study in the list, previous one",
        StopStudy => "stop; start over",
    }
}

/// A key, or several, and what they do.
pub type Key = (&'static str, Action);

/// Keys under the view they are for.
pub const KEYS: &[(Group, &[Key])] = &[
    (
        Group::Everywhere,
        &[
            ("P", Action::Projector),
            ("F", Action::Follow),
            ("Enter", Action::Main),
            ("1, 2, 3", Action::Tabs),
            ("K", Action::Room),
            ("M, Shift+M", Action::Algorithm),
            ("N", Action::NewSeed),
            ("O", Action::Settings),
            ("T", Action::Type),
            ("S", Action::Solve),
            ("?", Action::Help),
        ],
    ),
    (Group::Lessons, &[("1 – 7", Action::Lesson), ("+, −", Action::NextLesson), ("0", Action::AllLessons)]),
    (
        Group::StepThrough,
        &[
            (", .", Action::Operator),
            ("[ ]", Action::Generation),
            ("( )", Action::Moves),
            ("Home, End", Action::Ends),
            ("< >", Action::Pace),
            ("L", Action::LogScale),
            ("Z, Shift+Z, A", Action::Zoom),
            ("C, I", Action::Focus),
            ("D", Action::Ancestry),
            ("V, Shift+V", Action::Face),
        ],
    ),
    (
        Group::Race,
        &[
            ("+, −", Action::Lanes),
            ("G, Shift+G", Action::LaneSettings),
            ("< >", Action::Pace),
            ("E, Shift+E", Action::Limit),
            ("V, Shift+V", Action::Face),
            ("X", Action::Stop),
        ],
    ),
    (Group::Study, &[("G, Shift+G", Action::Studies), ("X, Shift+X", Action::StopStudy), ("L", Action::LogScale)]),
];
