use super::{Asker, Said};
use crate::text;

/// Explains what Raichi is and does.
pub(super) fn help(asker: &Asker) -> Said {
    Said::Privately(text::help(asker.locale))
}
