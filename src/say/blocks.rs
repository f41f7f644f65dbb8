//! Building blocks that a crossover leaves whole.

use crate::puzzle::HouseKind;
use crate::replay::blocks::Block;

labels! {
    /// The table of them.
    pub enum Blocks {
        Title => "What the crossover leaves whole",
        FromA => "from A",
        FromB => "from B",
        Both => "the same in both",
        Broken => "broken up",
        Rows => "Rows",
        Columns => "Columns",
        Boxes => "Boxes",
        Faces => "Faces",
    }
}

/// What a kind is called.
pub fn name(block: Block) -> &'static str {
    let name = match block {
        Block::House(HouseKind::Row) => Blocks::Rows,
        Block::House(HouseKind::Column) => Blocks::Columns,
        Block::House(HouseKind::Box) => Blocks::Boxes,
        Block::Face => Blocks::Faces,
    };
    name.text()
}
