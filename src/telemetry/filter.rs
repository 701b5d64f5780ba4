//! Which lines may be written, whatever is asked for.
//!
//! The libraries write what they send and receive, and in that stand the bot's token (in headers and in what
//! opens a session) and the tokens of interactions (in addresses and events). So no filter shows their lines
//! below `info`, nor the spans in which they put whole requests; and nothing at all is shown of those parts that
//! write addresses or events at higher levels, too: serenity's HTTP client and what receives the gateway. What goes wrong
//! there is logged by this program in words of its own.

use tracing::{Level, Metadata};

/// Libraries of which nothing is shown.
const SILENT: [&str; 4] = [
    "serenity::http",
    "twilight_gateway",
    "twilight_gateway_queue",
    "tokio_websockets",
];

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
}

/// Whether a module is this one or inside it.
fn is_in(target: &str, module: &str) -> bool {
    target
        .strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}
