use raichi_rules::{Ruleset, presets};

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::RULES,
    chance,
    offer::{challenged, usual_terms},
};
use crate::{
    games::{FIRST_RULES, OpenChallenge, Opponent, Refusal, Search, Stake, USUAL_RULES},
    service::{Joined, Seeker, ServiceError, Sought},
    store::RequestOutcome,
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::optional(
    RULES,
    Kind::Text(Completion::OwnRuleset),
)];

/// How often a challenge that was posted in the meantime is looked for.
const TRIES: u32 = 3;

/// Joins the oldest open challenge of the server that fits, or posts one. Where nobody else can be met, the computer is
/// offered. Who has never finished a game and names no rules first chooses the size of the board.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let wanted = match given.text(RULES) {
        Some(text) => Some(handler.ruleset(caller, text).await?),
        None => None,
    };
    caller.need_to_be_there()?;
    if caller.location.is_direct() {
        return against_computer(handler, caller, wanted).await;
    }
    if wanted.is_none()
        && let Some(asked) = ask(handler, caller).await?
    {
        return Ok(asked);
    }
    seek(handler, caller, wanted).await
}

/// As [`run`], by a preset's rules.
pub(super) async fn by_preset(
    handler: &CommandHandler,
    caller: &Caller,
    rules: &str,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_be_there()?;
    let rules = Ruleset::preset(rules).ok_or(Refusal::UnknownButton)?;
    seek(handler, caller, Some(rules)).await
}

/// Asks somebody who has never finished a game how large it is to be; `None` where there is nothing to choose.
async fn ask(
    handler: &CommandHandler,
    caller: &Caller,
) -> Result<Option<CommandResponse>, ServiceError> {
    if handler.store.experience(caller.user).await?.has_finished {
        return Ok(None);
    }
    let settings = handler.games.server_settings(caller.location).await?;
    let usual = settings.preset_at(caller.location).map(Ruleset::name);
    let usual = usual.unwrap_or(USUAL_RULES);
    if usual == FIRST_RULES {
        return Ok(None);
    }
    caller.need_to_post()?;
    settings.need_games(caller.location)?;
    let open = handler.games.lobby(handler.seeker(caller), 0).await?;
    let is_open = |challenge: &OpenChallenge| challenge.stake(caller.user.key) == Some(Stake::Open);
    let somebody_waits = open.challenges.iter().any(is_open);
    let asked = text::size_of_game(caller.locale, usual, somebody_waits);
    Ok(Some(CommandResponse::Privately(asked)))
}

/// Joins the oldest open challenge of the server that fits, or posts one.
async fn seek(
    handler: &CommandHandler,
    caller: &Caller,
    wanted: Option<Ruleset>,
) -> Result<CommandResponse, ServiceError> {
    let (seeker, request) = (handler.seeker(caller), caller.request);
    let mut tries = 1;
    loop {
        let games = &handler.games;
        let sought = games.join(request, seeker, wanted.as_ref(), chance());
        let search = match sought.await? {
            Sought::Joined(joined) => return Ok(told(caller, joined)),
            Sought::Nothing(search) => search,
        };
        match post(handler, caller, wanted.clone(), &search).await {
            // Somebody else who looks for a game was faster, and can be joined.
            Err(ServiceError::Refused(Refusal::CanJoin)) if tries < TRIES => tries += 1,
            posted => return posted,
        }
    }
}

/// The answer where a game was joined.
fn told(caller: &Caller, joined: Joined) -> CommandResponse {
    match joined.done.outcome {
        RequestOutcome::Accepted { challenge, game } if challenge == joined.challenge.id => {
            let reply = text::joined(caller.locale, game, &joined.challenge);
            CommandResponse::Both(joined.done, reply)
        }
        // An earlier delivery of the request has done something else.
        _ => CommandResponse::Publicly(joined.done),
    }
}

/// Posts a challenge to anyone after a search.
async fn post(
    handler: &CommandHandler,
    caller: &Caller,
    wanted: Option<Ruleset>,
    search: &Search,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let settings = handler.games.server_settings(caller.location).await?;
    let rules = match wanted {
        Some(rules) => rules,
        None => handler.default_rules(caller).await?,
    };
    let terms = usual_terms(caller, &settings, rules)?;
    let (request, seeker) = (caller.request, handler.seeker(caller));
    let posted = handler
        .games
        .post_after(request, seeker, terms, search, chance());
    Ok(match challenged(caller, &settings, posted.await?) {
        CommandResponse::Publicly(done)
            if matches!(done.outcome, RequestOutcome::Challenged { .. }) =>
        {
            CommandResponse::Both(done, text::posted(caller.locale))
        }
        response => response,
    })
}

/// Asks how strong the computer is to play; by rules that no button can name, begins a game at the default level.
async fn against_computer(
    handler: &CommandHandler,
    caller: &Caller,
    rules: Option<Ruleset>,
) -> Result<CommandResponse, ServiceError> {
    let rules = match rules {
        Some(rules) => rules,
        None => handler.default_rules(caller).await?,
    };
    match presets().iter().find(|preset| **preset == rules) {
        Some(preset) => Ok(CommandResponse::Privately(text::levels(
            caller.locale,
            preset,
        ))),
        None => {
            handler
                .by_rules(caller, Opponent::Anyone, None, rules)
                .await
        }
    }
}

impl CommandHandler {
    /// The user as somebody who looks for a game.
    pub(super) fn seeker<'a>(&'a self, caller: &Caller) -> Seeker<'a> {
        Seeker {
            by: caller.user,
            location: caller.location,
            members: self.members.as_ref(),
            now: caller.now,
        }
    }
}
