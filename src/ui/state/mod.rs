//! What the page knows, and the only writers of it.

pub(crate) mod edit;
pub(crate) mod islands;
pub(crate) mod link;
pub(crate) mod milp;
pub(crate) mod page;
pub(crate) mod play;
pub(crate) mod run;
pub(crate) mod truth;
