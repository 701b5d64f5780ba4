//! What is done on the page: moves by touch, and the buttons below the board.

use std::future::Future;

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tracing::Instrument as _;

use super::{
    Bot, NotPlayed, Seen, Table,
    session::Reader,
    view::{self, Aside, Asked},
};
use crate::{
    commands::{Command, CommandResponse},
    ids::{ExternalId, ExternalUser, GameId},
    locale::Locale,
    presenter::{Receipt, ended},
    reply::{BoardAction, Press, Reply},
    service::ServiceError,
    watch::InteractionKind,
    web::{self, Click},
};

/// The longest mark of a form.
const LONGEST_MARK: usize = 40;

#[derive(Deserialize)]
pub(super) struct Touched {
    /// The random word of the board that was touched: what is sent twice takes effect once.
    mark: String,
    game: i64,
    from: Option<String>,
    square: Option<String>,
    /// A ply that has been chosen as a whole.
    whole: Option<String>,
    /// Whether the board is turned by half.
    #[serde(default)]
    flip: bool,
}

/// A touch of a square: that of a piece, or one to which it goes; or of the button for what has been chosen so far.
pub(super) async fn play(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Json(touched): Json<Touched>,
) -> Result<Response, NotPlayed> {
    let seen = table.seen(user, GameId(touched.game)).await?;
    let click = Click::sent(
        Some(seen.state.board()),
        touched.from.as_deref(),
        touched.square.as_deref(),
        touched.whole.as_deref(),
    );
    let mut asked = Asked::plainly(user, locale, touched.flip);
    match click.ok_or(NotPlayed::Misread)? {
        Click::Nothing => shown(&table, asked, seen.state.id).await,
        Click::Choose(path) => {
            asked.chosen = Some(path);
            shown(&table, asked, seen.state.id).await
        }
        Click::Play(ply) => {
            let bot = table.bot()?;
            let key = key(user, &touched.mark, &ply.to_string())?;
            let caller = table.caller(user, locale, seen.at(), key).await?;
            let receipt = Receipt::new(InteractionKind::Click, Command::Move.name());
            let playing = Box::pin(bot.handler.play(&caller, seen.state.id, ply, None));
            let aside = done(bot, locale, &seen, &receipt, playing).await;
            // What is done is seen on the board.
            asked.aside = aside.filter(|_| !receipt.is_fulfilled() || seen.state.has_team());
            shown(&table, asked, seen.state.id).await
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Pressed {
    mark: String,
    game: i64,
    /// The id of the button.
    press: String,
    /// Whether the board is turned by half.
    #[serde(default)]
    flip: bool,
}

/// A button of a game.
pub(super) async fn press(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Json(pressed): Json<Pressed>,
) -> Result<Response, NotPlayed> {
    let seen = table.seen(user, GameId(pressed.game)).await?;
    let press: Press = pressed.press.parse().map_err(|_| NotPlayed::Misread)?;
    if of_game(press) != Some(seen.state.id) || !seen.plays {
        return Err(NotPlayed::Misread);
    }
    let bot = table.bot()?;
    let key = key(user, &pressed.mark, &pressed.press)?;
    let caller = table.caller(user, locale, seen.at(), key).await?;
    let receipt = Receipt::new(InteractionKind::Click, press.code());
    let pressing = Box::pin(bot.handler.press(&caller, press));
    let mut asked = Asked::plainly(user, locale, pressed.flip);
    asked.aside = done(bot, locale, &seen, &receipt, pressing).await;
    shown(&table, asked, seen.state.id).await
}

/// The game of a button that the page has; `None` for all others. An id may be forged, and its sender may not be where such a
/// button is pressed.
pub(super) const fn of_game(press: Press) -> Option<GameId> {
    match press {
        Press::Board {
            game,
            action:
                BoardAction::Hint | BoardAction::Draw | BoardAction::Takeback | BoardAction::Resign,
            ..
        }
        | Press::Resign { game, .. }
        | Press::Answer { game, .. }
        | Press::Withdraw { game, .. }
        | Press::Continue { game }
        | Press::Claim { game }
        | Press::Hint { game, .. }
        | Press::Rematch { game }
        | Press::Again { game, .. } => Some(game),
        _ => None,
    }
}

/// The key of a request, which is the same if it is sent again. The first bit is that of no id of Discord.
pub(super) fn key(user: ExternalUser, mark: &str, what: &str) -> Result<ExternalId, NotPlayed> {
    if mark.is_empty() || mark.len() > LONGEST_MARK {
        return Err(NotPlayed::Misread);
    }
    let hash = Sha256::digest(format!("{} {mark} {what}", user.key));
    let first: [u8; 8] = std::array::from_fn(|at| hash[at]);
    Ok(ExternalId(u64::from_be_bytes(first) | ExternalId::NOBODYS))
}

/// Waits for the result of a request and presents it; returns what only the reader sees of it.
async fn done(
    bot: &Bot,
    locale: Locale,
    seen: &Seen,
    receipt: &Receipt,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) -> Option<Aside> {
    let reply = presented(bot, locale, receipt, work).await?;
    let is_refusal = !receipt.is_fulfilled();
    Some(view::aside(locale, &seen.state, reply, is_refusal))
}

/// The same as the reply.
pub(super) async fn presented(
    bot: &Bot,
    locale: Locale,
    receipt: &Receipt,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) -> Option<Reply> {
    let (kind, command) = (receipt.kind.code(), receipt.command);
    let span = tracing::info_span!("request", kind, command);
    let presented = async {
        let ended = ended(work).await;
        let reply = receipt.present(&bot.outbox, locale, ended).await;
        receipt.close(&bot.watch);
        reply
    };
    presented.instrument(span).await
}

async fn shown(table: &Table, asked: Asked, game: GameId) -> Result<Response, NotPlayed> {
    let view = view::game(table, asked, game).await?;
    Ok(web::Page(view).into_response())
}
