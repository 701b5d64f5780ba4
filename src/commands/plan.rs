use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{
    games::{GameState, PlanEnd, may_plan, read_plan_lines},
    ids::GameId,
    reply::{PlanAction, Reply},
    service::{GameRef, PlanChange, Planned, ServiceError},
    text,
};

const MOVES: &str = "moves";

pub(super) const PARAMETERS: [Parameter; 2] =
    [Parameter::optional(MOVES, Kind::Words), Parameter::GAME];

/// Shows privately what the caller has planned in a game, after lines were added, if any are given.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let lines = read_plan_lines(given.text(MOVES).unwrap_or_default())?;
    let change = (!lines.is_empty()).then_some(PlanChange::Add(lines));
    shown(handler, caller, given.game(), change.as_ref()).await
}

/// The board of a game, with the button for the plan of a caller who plays it, and why the last plan has ended.
pub(super) async fn offered(
    handler: &CommandHandler,
    caller: &Caller,
    reply: Reply,
    state: &GameState,
) -> Result<Reply, ServiceError> {
    let mut players = [state.attackers, state.defenders].into_iter();
    let own = players.find(|player| player.key == caller.user.key);
    let mut reply = reply;
    let may = own.is_some_and(|own| may_plan(state, own.id, caller.now).is_ok());
    if may && !caller.location.is_nowhere() {
        reply
            .buttons
            .push(text::plan_button(caller.locale, state.id));
        return with_ended(handler, caller, reply, state).await;
    }
    Ok(reply)
}

/// A private answer about a game, above which stands why the caller's plan has ended, until they move or plan again.
pub(super) async fn with_ended(
    handler: &CommandHandler,
    caller: &Caller,
    mut reply: Reply,
    state: &GameState,
) -> Result<Reply, ServiceError> {
    let (by, now) = (caller.user, caller.now);
    if let Some(why) = handler.games.ended_plan(state, by, now).await? {
        put_ended(caller, &mut reply, state, why);
    }
    Ok(reply)
}

/// Puts above a private answer why the caller's plan has ended.
fn put_ended(caller: &Caller, reply: &mut Reply, state: &GameState, why: PlanEnd) {
    let ended = text::plan_ended(caller.locale, state, caller.user.key, why);
    reply.text = format!("{ended}\n{}", reply.text);
}

/// Does what a button of a plan is for.
pub(super) async fn press(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameId,
    action: PlanAction,
) -> Result<CommandResponse, ServiceError> {
    let change = match action {
        PlanAction::Show => None,
        PlanAction::Clear => Some(PlanChange::Clear),
        PlanAction::Remove { line, mark } => Some(PlanChange::Remove {
            line: usize::from(line),
            mark,
        }),
    };
    shown(handler, caller, GameRef::Game(game), change.as_ref()).await
}

async fn shown(
    handler: &CommandHandler,
    caller: &Caller,
    pointer: GameRef,
    change: Option<&PlanChange>,
) -> Result<CommandResponse, ServiceError> {
    let play = caller.play(pointer, None);
    let planned = handler.games.plan(caller.request, play, change).await?;
    let Planned { state, plan, ended } = planned;
    let mut reply = text::plan(caller.locale, &state, caller.user.key, &plan);
    if let Some(why) = ended {
        put_ended(caller, &mut reply, &state, why);
    }
    Ok(CommandResponse::Privately(reply))
}
