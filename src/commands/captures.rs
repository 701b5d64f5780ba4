//! How pieces are captured, in pictures.

use raichi_rules::Ruleset;

use super::{Caller, CommandHandler, CommandResponse};
use crate::{service::ServiceError, text};

/// Shows an example of each way in which a preset's rules capture.
pub(super) async fn shown(
    handler: &CommandHandler,
    caller: &Caller,
    rules: &str,
) -> Result<CommandResponse, ServiceError> {
    let rules = Ruleset::preset(rules).unwrap_or_default();
    let reply = text::captures(caller.locale, &rules);
    Ok(CommandResponse::Privately(
        handler.as_liked(caller, reply, None, None).await?,
    ))
}
