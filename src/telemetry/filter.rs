//! Which lines may be written, whatever is asked for.
//!
//! The libraries write what they send and receive, and in that stand the bot's token (in headers and in what
//! opens a session) and the tokens of interactions (in addresses and events). So no filter shows their lines
//! below `info`, nor the spans in which they put whole requests; and nothing at all is shown of those parts that
//! write addresses or events at higher levels, too: serenity's HTTP client and what receives the gateway. What goes wrong
//! there is logged by this program in words of its own. Nor is shown what sqlx cannot
//! read of connection options.

use tracing::{Level, Metadata};

/// Libraries of which nothing is shown.
const SILENT: [&str; 4] = [
    "serenity::http",
    "twilight_gateway",
    "twilight_gateway_queue",
    "tokio_websockets",
];

/// The part of sqlx that reads connection options, and the fields in which it logs what it cannot read: a line of
/// `.pgpass`, or a parameter's value.
const CONNECT_OPTIONS: &str = "sqlx_postgres::options";
const UNREAD: [&str; 2] = ["line", "value"];

/// What the private Postgres writes; it has no password.
const PRIVATE: &str = "postgres";

/// Whether a line or a span of this kind never has a secret in it.
pub(super) fn is_harmless(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    if is_in(target, "raichi") || target.starts_with("raichi_") || target == PRIVATE {
        return true;
    }
    metadata.is_event()
        && *metadata.level() <= Level::INFO
        && !SILENT.iter().any(|module| is_in(target, module))
        && !(is_in(target, CONNECT_OPTIONS) && has_unread(metadata))
}

/// Whether an event has a field for text that could not be read.
fn has_unread(metadata: &Metadata<'_>) -> bool {
    let unread = |name| metadata.fields().field(name).is_some();
    UNREAD.into_iter().any(unread)
}

/// Whether a module is this one or inside it.
fn is_in(target: &str, module: &str) -> bool {
    target
        .strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}
