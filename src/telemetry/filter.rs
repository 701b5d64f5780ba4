//! Which log lines may be written, whatever filter is configured.
//!
//! Libraries log what they send and receive, which includes the bot's token (in headers and in the payload
//! that opens a session) and the tokens of interactions (in URLs and events). So no filter shows their lines
//! below `info`, nor their spans, which contain whole requests. The modules that log URLs or events at higher
//! levels are not shown at all: serenity's HTTP client and the gateway libraries. This program logs their
//! failures itself. Connection options that sqlx cannot parse are not shown either.

use tracing::{Level, Metadata};

/// Modules that are never shown.
const HIDDEN_TARGETS: [&str; 4] = [
    "serenity::http",
    "twilight_gateway",
    "twilight_gateway_queue",
    "tokio_websockets",
];

/// The module of sqlx that parses connection options, and the fields in which it logs what it cannot parse: a
/// line of `.pgpass`, or a parameter's value.
const CONNECT_OPTIONS: &str = "sqlx_postgres::options";
const UNPARSED_FIELDS: [&str; 2] = ["line", "value"];

/// The output of the private Postgres, which has no password.
const PRIVATE: &str = "postgres";

/// Whether lines or spans of this kind never contain a secret.
pub(super) fn is_harmless(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    if is_in(target, "raichi") || target.starts_with("raichi_") || target == PRIVATE {
        return true;
    }
    metadata.is_event()
        && *metadata.level() <= Level::INFO
        && !HIDDEN_TARGETS.iter().any(|module| is_in(target, module))
        && !(is_in(target, CONNECT_OPTIONS) && has_unparsed_text(metadata))
}

/// Whether an event has a field for text that could not be parsed.
fn has_unparsed_text(metadata: &Metadata<'_>) -> bool {
    let present = |name| metadata.fields().field(name).is_some();
    UNPARSED_FIELDS.into_iter().any(present)
}

/// Whether the target is this module or inside it.
fn is_in(target: &str, module: &str) -> bool {
    target
        .strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}
