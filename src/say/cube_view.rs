//! The SudoKube on the page: its tools, its net and its faces.

labels! {
    /// The tools beside the cube.
    pub enum CubeLabel {
        Group => "SudoKube",
        Level => "Level",
        Size => "Size of the faces",
        Method => "Method",
        Seed => "Seed of the new SudoKube",
        AnySeed => "random seed",
        SeedRange => "Enter a whole number from 0 to 18446744073709551615.",
        Checking => "Checking…",
        Stop => "Stop",
        New => "New SudoKube",
        Check => "Check",
        CheckHint => "Compare typed digits with the solution",
        Reset => "Reset",
        ResetHint => "Remove typed digits",
        Turn => "Cube. Drag to turn it, or press Shift with an arrow key, or the letter of a face.",
        Net => "Net: choose a face to bring it to the front",
    }
}

messages! {
    /// What depends on the face or the size.
    pub enum CubeMessage {
        Faces { side: usize } => "{side}×{side} faces",
        ToFront { face: &'static str } => "Bring the {face} face to the front; click again to see it straight on",
    }
}
