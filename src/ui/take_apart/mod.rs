//! How the Lab draws what it takes apart: boards, charts, lines of descent, and the words beside them. Pure; the
//! components that show it are in `classroom::lab`.

pub mod board;
pub mod charts;
pub mod entries;
pub mod lineage;
pub mod roll;
pub mod tiles;
pub mod words;
