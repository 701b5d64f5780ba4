//! The list of the sentences that only hunts have. Those for each of their codes are not among them.

use fluent_bundle::FluentArgs;

use super::{id, say};
use crate::locale::Locale;

sentences! {
    turn_huffed();
}
