use super::{GAME, context, game};
use crate::{
    commands::{
        Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter, Pool,
        complete::Offered, side::side_choice,
    },
    games::{AdminResult, GameState, Reason, Refusal, SideChoice},
    locale::Locale,
    service::{GameRef, ServiceError},
    text,
};

const RESULT: &str = "result";
const REASON: &str = "reason";

pub(in crate::commands) const PARAMETERS: [Parameter; 3] = [
    Parameter::required(GAME, Kind::Game(Pool::Seen)),
    Parameter::required(RESULT, Kind::Text(Completion::Result)),
    Parameter::required(REASON, Kind::Words),
];

/// Ends a game.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let game = game(given);
    let reason = Reason::typed(given.text(REASON).unwrap_or_default())?;
    let reason = reason.ok_or(Refusal::ReasonMissing)?;
    let games = &handler.games;
    games
        .find(GameRef::Game(game), caller.location, caller.user)
        .await?;
    let state = games.state(game).await?;
    let result = result(given.text(RESULT).unwrap_or_default(), &state)?;
    let done = games
        .end_as_admin(context(caller), game, result, &reason)
        .await?;
    Ok(CommandResponse::Both(
        done,
        text::admin_ended(caller.locale, game),
    ))
}

/// The result that a text means: a word for it, its name in any language, or the name of the side that wins.
fn result(typed: &str, state: &GameState) -> Result<AdminResult, Refusal> {
    let given = typed.trim();
    let wanted = given.to_lowercase();
    let is_meant = |result: &AdminResult| {
        let names = Locale::ALL.map(|locale| label(locale, state, *result).to_lowercase());
        result.code() == wanted || names.contains(&wanted)
    };
    if let Some(result) = AdminResult::ALL.into_iter().find(is_meant) {
        return Ok(result);
    }
    let unknown = || Refusal::UnknownResult {
        given: given.to_owned(),
    };
    match side_choice(Some(given), &state.board().ruleset()) {
        Ok(SideChoice::Side(side)) => Ok(AdminResult::win_of(side)),
        Ok(SideChoice::Random | SideChoice::Fair) | Err(_) => Err(unknown()),
    }
}

/// A result as it is offered.
fn label(locale: Locale, state: &GameState, result: AdminResult) -> String {
    text::result_choice(locale, state, result)
}

impl CommandHandler {
    /// The results by which the named game can be ended.
    pub(in crate::commands) async fn results(
        &self,
        caller: &Caller,
        given: &Arguments,
        typed: &str,
    ) -> Result<Vec<Offered>, ServiceError> {
        let pointer = GameRef::Game(game(given));
        let found = self.games.find(pointer, caller.location, caller.user).await;
        let state = match found {
            Ok(game) => self.games.state(game).await?,
            Err(ServiceError::Refused(_)) => return Ok(Vec::new()),
            Err(no) => return Err(no),
        };
        let typed = typed.trim().to_lowercase();
        let labels = AdminResult::ALL.map(|result| (label(caller.locale, &state, result), result));
        let fitting = labels.into_iter().filter(|(label, result)| {
            label.to_lowercase().contains(&typed) || result.code().starts_with(&typed)
        });
        Ok(fitting
            .map(|(label, result)| Offered::text(label, result.code()))
            .collect())
    }
}
