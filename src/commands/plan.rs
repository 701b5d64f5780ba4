use raichi_rules::{Side, WrittenPly};

use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{
    games::{GameState, Plan, PlanEnd, PlanRefusal, Refusal, may_plan, read_plan_lines},
    ids::GameId,
    reply::{Compose, PlanAction, Reply},
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

/// Shows the next step of composing a line, or adds it to the plan once it ends with an answer.
pub(super) async fn compose(
    handler: &CommandHandler,
    caller: &Caller,
    begun: Compose,
) -> Result<CommandResponse, ServiceError> {
    let play = caller.play(GameRef::Game(begun.game), None);
    let is_here = |state: &GameState| begun.is_after(state.history().newest_move());
    let mut compose = begun;
    let (mut state, mut owner, mut draft) = handler
        .games
        .draft_plan(play, is_here, &compose.chosen())
        .await?;
    if let Some(ply) = compose.step.chosen() {
        let line = draft.plies.iter().copied().chain([ply]);
        let line: Vec<WrittenPly> = line.map(WrittenPly::from).collect();
        match Plan::default().with_line(state.board(), owner, &line) {
            Ok(_) => return added(handler, caller, &state, owner, line).await,
            // It goes on.
            Err(Refusal::Plan(PlanRefusal::NoAnswer)) => {}
            Err(refusal) => return Err(refusal.into()),
        }
        compose = compose
            .with(ply)
            .ok_or(PlanRefusal::Long)
            .map_err(Refusal::from)?;
        (state, owner, draft) = handler
            .games
            .draft_plan(play, is_here, &compose.chosen())
            .await?;
    }
    let reply = text::plan_menus(caller.locale, &state, owner, &draft, compose);
    let reply = handler.as_liked(caller, reply, Some(&state), None).await?;
    Ok(CommandResponse::Privately(reply))
}

/// Adds a line, and offers to go on from its end.
async fn added(
    handler: &CommandHandler,
    caller: &Caller,
    state: &GameState,
    owner: Side,
    line: Vec<WrittenPly>,
) -> Result<CommandResponse, ServiceError> {
    let on = go_on(state, owner, &line);
    let change = PlanChange::Add(vec![line]);
    let pointer = GameRef::Game(state.id);
    let answer = shown(handler, caller, pointer, Some(&change)).await?;
    Ok(match (answer, on) {
        (CommandResponse::Privately(mut reply), Some(on)) => {
            let button = text::plan_on_button(caller.locale, on);
            reply.buttons.insert(0, button);
            CommandResponse::Privately(reply)
        }
        (answer, _) => answer,
    })
}

/// The step after a line that is planned, whose answers follow by themselves; `None` if there is no room for it.
fn go_on(state: &GameState, owner: Side, line: &[WrittenPly]) -> Option<Compose> {
    let mut board = state.board().clone();
    let mut on = Compose::begin(state.id, state.history().newest_move());
    for written in line {
        if board.to_move() != owner {
            on = on.with(written.ply)?;
        }
        board.play(written.ply).ok()?;
    }
    let has_room = line.len() + 2 <= Plan::MOST_PLIES && on.chosen().len() < Compose::MOST;
    (board.outcome().is_none() && has_room).then_some(on)
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
