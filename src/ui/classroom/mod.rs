//! The classroom: a second program on the page, with state and a thread of its own. How it and the page speak is in
//! `ui::classroom_door`.
//!
//! * `state`: the run that everything is about, and the address, which is the classroom's while it is open;
//! * `app`: the tabs, and the head with the algorithm, its settings and the seed (`setup`);
//! * `lab`: a run taken apart;
//! * `race`, `study`: many runs, on the workers of `worker_pool`;
//! * `lessons`: they drive the same views, alone or with a class;
//! * `techniques` (beside this folder): a page on each, made by the coach;
//! * `projector`, `keys`, `follow`: in front of a class, and to its phones;
//! * `home`, `record`, `books`: charts, rows, populations and workbooks to take home.

pub(crate) mod app;
pub(crate) mod bench;
pub(crate) mod books;
pub(crate) mod digits;
pub(crate) mod faces;
pub(crate) mod follow;
pub(crate) mod home;
pub(crate) mod keys;
pub(crate) mod projector;
pub(crate) mod record;
pub(crate) mod run;
pub(crate) mod runs;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod switches;
pub(crate) mod worker_pool;

pub use crate::ui::classroom::app::start;
