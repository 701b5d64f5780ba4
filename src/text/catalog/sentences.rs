//! A function for each English message, which `build.rs` makes of the Fluent files.
#![expect(
    clippy::too_many_arguments,
    reason = "a sentence may have many arguments"
)]

use super::{Name, Text, say};
use crate::locale::Locale;

include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
