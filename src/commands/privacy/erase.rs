use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    games::Refusal,
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Lists what happens when the user's data is erased; a button leads to the form that does it.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    ask(handler, caller).await
}

/// As the command.
pub(in crate::commands) async fn ask(
    handler: &CommandHandler,
    caller: &Caller,
) -> Result<CommandResponse, ServiceError> {
    let locale = caller.locale;
    let is_known = handler.games.knows(caller.user).await?;
    Ok(CommandResponse::Privately(if is_known {
        text::ask_to_erase(locale)
    } else {
        text::nothing_known(locale)
    }))
}

impl CommandHandler {
    /// Erases what is known of the user, who has typed the word that confirms it.
    ///
    /// Fails when it is another word.
    pub async fn erase(
        &self,
        caller: &Caller,
        typed: &str,
    ) -> Result<CommandResponse, ServiceError> {
        if !text::confirms_erasure(caller.locale, typed) {
            return Err(Refusal::NotErased.into());
        }
        let done = self.games.erase(caller.request, caller.user, caller.now);
        let done = done.await?;
        Ok(CommandResponse::Both(done, text::erased(caller.locale)))
    }
}
