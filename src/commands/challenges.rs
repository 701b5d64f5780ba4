use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter, chance};
use crate::{
    games::{OpenChallenge, Reaction},
    ids::ChallengeId,
    reply::{ListedAction, Reply},
    service::{Response, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 0] = [];

/// Lists the open challenges of the server that concern the user.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    page(handler, caller, 0).await
}

/// Lists a page of them; pages are counted from 0.
pub(super) async fn page(
    handler: &CommandHandler,
    caller: &Caller,
    number: u32,
) -> Result<CommandResponse, ServiceError> {
    let reply = listed(handler, caller, number).await?;
    Ok(CommandResponse::Privately(reply))
}

/// Does something with a challenge of the list, and shows the page as it is then.
pub(super) async fn act(
    handler: &CommandHandler,
    caller: &Caller,
    id: ChallengeId,
    action: ListedAction,
    number: u32,
) -> Result<CommandResponse, ServiceError> {
    let reaction = match action {
        ListedAction::Accept => Some(Reaction::Accept),
        ListedAction::Withdraw => Some(Reaction::Withdraw),
        ListedAction::Again => None,
    };
    let (games, request, now) = (&handler.games, caller.request, caller.now);
    let done = match reaction {
        Some(reaction) => {
            let response = Response {
                id,
                by: caller.user,
                reaction,
                reason: None,
                chance: chance(),
            };
            games.react(request, response, now).await
        }
        None => games.post_again(request, id, caller.user, now).await,
    };
    let list = listed(handler, caller, number).await?;
    match done {
        Ok(done) => Ok(CommandResponse::Both(done, list)),
        Err(ServiceError::Refused(refusal)) => {
            let reply = text::refused_above(caller.locale, &refusal, list);
            Ok(CommandResponse::Refused(refusal, reply))
        }
        Err(fault) => Err(fault),
    }
}

async fn listed(
    handler: &CommandHandler,
    caller: &Caller,
    number: u32,
) -> Result<Reply, ServiceError> {
    let page = handler.games.lobby(handler.seeker(caller), number).await?;
    let link = |challenge: &OpenChallenge| {
        (handler.link)(challenge.server, challenge.channel, challenge.message?)
    };
    Ok(text::challenges(
        caller.locale,
        caller.user.key,
        &page,
        link,
    ))
}
