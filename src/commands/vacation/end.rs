use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Comes back from a vacation, or undoes one that has just begun.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    handler.end_vacation(caller).await
}

impl CommandHandler {
    /// Ends the vacation of the user, or undoes it if it has just begun.
    pub(in crate::commands) async fn end_vacation(
        &self,
        caller: &Caller,
    ) -> Result<CommandResponse, ServiceError> {
        let (request, by, now) = (caller.request, caller.user, caller.now);
        let (done, how) = self.games.end_vacation(request, by, now).await?;
        let reply = text::vacation_ends(caller.locale, how);
        Ok(CommandResponse::Both(done, reply))
    }
}
