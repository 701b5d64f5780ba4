//! The routes of the local page and their handlers.

use std::fmt::Display;

use axum::{
    Extension, Form, Json, Router,
    extract::{Path, Query, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use raichi_rules::{Game, Ply, Point};
use serde::Deserialize;

use super::{
    analysis,
    asides::Kind,
    asked, attachments,
    completion::{self, Suggestion},
    events, line,
    presence::WindowId,
    room::{Room, SeatContext},
    rules,
    view::{Channel, PageQuery},
};
use crate::{
    commands::{Command, Value},
    games::Opponent,
    http_server::RateLimitKey,
    ids::{Door, ExternalId, ExternalUser, GameId},
    locale::Locale,
    presenter::{Ended, ended},
    seats,
    seats::{COMPUTER, LONGEST_NAME},
    service::ServiceError,
    store::StoreFault,
    telemetry::Reference,
    text::{self, ChannelWords},
    web::{self, Click, NotShown, Page, Reader},
};

/// The `Retry-After` in seconds, if too many windows are open.
const RETRY_AFTER_SECONDS: HeaderValue = HeaderValue::from_static("10");

/// All pages, with an analysis board for each seat.
pub(super) fn routes(room: Room, analysis_board: Router) -> Router {
    Router::new()
        .route("/", get(async || Redirect::to("/as/1")))
        .route("/as/{seat}", get(channel))
        .route("/as/{seat}/events", get(notification))
        .route("/as/{seat}/suggestions", get(suggestions))
        .route("/as/{seat}/command", post(command))
        .route("/as/{seat}/button", post(button))
        .route("/as/{seat}/square", post(square))
        .route("/as/{seat}/game", post(new_game))
        .route("/as/{seat}/rules", get(rules::page))
        .route("/as/{seat}/rules/game", post(rules::play))
        .route("/as/{seat}/rules/saved", post(rules::save))
        .route("/as/{seat}/name", post(name))
        .route("/as/{seat}/puzzles", post(puzzles))
        .route("/as/{seat}/seats", post(add))
        .route("/as/{seat}/asides/{name}", get(attachments::aside_file))
        .route("/as/{seat}/dismiss", post(dismiss))
        .route("/pictures/{message}/{name}", get(attachments::picture))
        .route("/files/{message}/{name}", get(attachments::file))
        .with_state(room.clone())
        .nest("/as/{seat}", analysis::of_seats(room, analysis_board))
        .merge(web::assets())
        .fallback(async || NoPage::lost())
        .layer(from_fn(in_words))
}

/// Why there is no page: the user gets an apology or a short text, the log gets the reason.
pub(super) enum NoPage {
    NotShown(NotShown),
    /// Too many windows are open.
    Crowded,
    Fault(StoreFault),
    Panicked,
}

impl NoPage {
    /// There is nothing at this address.
    pub(super) fn lost() -> Self {
        Self::NotShown(text::NoPage::Lost.into())
    }
}

impl From<StoreFault> for NoPage {
    fn from(fault: StoreFault) -> Self {
        Self::Fault(fault)
    }
}

/// The text to show instead of a page; [`in_words`] translates it.
#[derive(Debug, Clone)]
enum Word {
    Crowded,
    Fault(Reference),
}

impl Word {
    /// Logs a fault, and gives the word with its reference.
    fn fault(fault: &impl Display) -> (StatusCode, Self) {
        let reference = Reference::new();
        tracing::error!(%reference, %fault, "a page cannot be shown");
        (StatusCode::INTERNAL_SERVER_ERROR, Self::Fault(reference))
    }
}

impl IntoResponse for NoPage {
    fn into_response(self) -> Response {
        let (status, word) = match self {
            Self::NotShown(not) => return not.into_response(),
            Self::Crowded => (StatusCode::SERVICE_UNAVAILABLE, Word::Crowded),
            Self::Fault(fault) => Word::fault(&fault),
            Self::Panicked => Word::fault(&"it has panicked"),
        };
        (status, Extension(word)).into_response()
    }
}

/// Adds the text in the user's language to a response without a page, also to one that has panicked.
async fn in_words(Reader(locale): Reader, request: Request, next: Next) -> Response {
    let answer = match ended(next.run(request)).await {
        Ended::Whole(answer) => answer,
        Ended::Panicked => NoPage::Panicked.into_response(),
    };
    let message_text = match answer.extensions().get() {
        None => return answer,
        Some(Word::Crowded) => {
            let when = [(header::RETRY_AFTER, RETRY_AFTER_SECONDS)];
            return (answer.status(), when, ChannelWords(locale).crowded()).into_response();
        }
        Some(Word::Fault(reference)) => text::fault(locale, &reference.to_string()).text,
    };
    (answer.status(), message_text).into_response()
}

/// The header by which a script tells the number of its window.
const WINDOW: &str = "raichi-window";

fn window(headers: &HeaderMap) -> Option<WindowId> {
    let number = headers.get(WINDOW)?.to_str().ok()?;
    number.parse().ok().map(WindowId)
}

#[derive(Deserialize)]
struct Looks {
    before: Option<u64>,
    game: Option<i64>,
    aside: Option<u64>,
    from: Option<String>,
    /// The message that has the large board.
    show: Option<String>,
}

async fn channel(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Query(looks): Query<Looks>,
    headers: HeaderMap,
) -> Result<Response, NoPage> {
    let from: Option<Ply> = looks.from.and_then(|from| from.parse().ok());
    let query = PageQuery {
        before: looks.before.map(ExternalId),
        picked: from
            .filter(|_| looks.aside.is_none())
            .map(|from| (looks.game.map(GameId), from)),
        picked_in_aside: looks.aside.zip(from),
        show: looks.show.as_deref(),
        window: window(&headers),
    };
    let page = Channel::of(&room, ExternalId(seat), locale, query).await?;
    Ok(match page {
        Some(page) => Page(page).into_response(),
        None => Redirect::to("/as/1").into_response(),
    })
}

#[derive(Deserialize)]
struct Listener {
    /// The number of the window, since event streams have no headers of their own.
    window: Option<u64>,
}

async fn notification(
    State(room): State<Room>,
    Extension(household): Extension<RateLimitKey>,
    Path(seat): Path<u64>,
    Query(listener): Query<Listener>,
) -> Result<Response, NoPage> {
    let admitted = room.windows.admit(household).ok_or(NoPage::Crowded)?;
    let window = listener.window.map(WindowId);
    Ok(events::events(&room, ExternalId(seat), window, admitted))
}

#[derive(Deserialize)]
struct Typed {
    line: String,
}

async fn suggestions(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Query(typed): Query<Typed>,
) -> Result<Json<Vec<Suggestion>>, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, "")?;
    let caller = Room::caller(context, "");
    let suggested = completion::complete(&room.handler, &caller, &seats, &typed.line).await;
    match suggested {
        Ok(suggestions) => Ok(Json(suggestions)),
        Err(ServiceError::Refused(_)) => Ok(Json(Vec::new())),
        Err(ServiceError::Fault(fault)) => Err(fault.into()),
    }
}

#[derive(Deserialize)]
struct Line {
    mark: String,
    line: String,
}

async fn command(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<Line>,
) -> Result<Redirect, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, &form.mark)?;
    if !form.line.trim().is_empty() {
        room.run(context, &seats, &form.line).await;
    }
    Ok(back(seat))
}

#[derive(Deserialize)]
pub(super) struct NewGame {
    pub(super) mark: String,
    /// A seat, that of the caller for both sides; nobody for an open challenge.
    pub(super) opponent: String,
    pub(super) rules: String,
    pub(super) side: Option<String>,
    /// How strong the computer plays, which is not used for other opponents.
    pub(super) level: Option<String>,
    /// How much time the players have; usual if it is empty.
    pub(super) time: Option<String>,
    /// The piece to pick as soon as it is the seat's turn.
    pub(super) from: Option<String>,
}

/// The form for a new game, which is a challenge.
async fn new_game(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<NewGame>,
) -> Result<Redirect, NoPage> {
    begin(&room, seat, locale, &form).await
}

/// Challenges somebody, or begins a game at once.
pub(super) async fn begin(
    room: &Room,
    seat: u64,
    locale: Locale,
    form: &NewGame,
) -> Result<Redirect, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, &form.mark)?;
    let mut given = vec![("rules", Value::Text(form.rules.clone()))];
    if !form.opponent.is_empty() {
        let opponent = form.opponent.parse().map(ExternalId);
        let known = |&key: &ExternalId| key == COMPUTER.key || seats.get(key).is_some();
        let Some(opponent) = opponent.ok().filter(known) else {
            let reply = text::misread(locale, line::no_such_seat(&form.opponent, locale, &seats));
            room.show(context.seat, Kind::Refusal, reply);
            return Ok(back(seat));
        };
        let opponent = if opponent == COMPUTER.key {
            given.extend(
                form.level
                    .clone()
                    .map(|level| ("level", Value::Text(level))),
            );
            Opponent::Computer(COMPUTER)
        } else {
            Opponent::Person(ExternalUser {
                door: Door::Local,
                key: opponent,
            })
        };
        given.push(("opponent", Value::Person(opponent)));
    }
    let time = form.time.clone().filter(|time| !time.is_empty());
    given.extend(time.map(|time| ("time", Value::Text(time))));
    given.extend(form.side.clone().map(|side| ("side", Value::Text(side))));
    let what = format!("{} {} {:?}", form.opponent, form.rules, form.side);
    let given = given.into_iter().collect();
    room.command(context, &what, Command::Challenge, &given)
        .await;
    let from = form
        .from
        .as_ref()
        .and_then(|from| from.parse::<Point>().ok());
    Ok(match from {
        Some(from) => Redirect::to(&format!("/as/{seat}?from={from}")),
        None => back(seat),
    })
}

#[derive(Deserialize)]
struct Pressed {
    mark: String,
    press: String,
    aside: Option<u64>,
}

async fn button(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<Pressed>,
) -> Result<Redirect, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, &form.mark)?;
    room.press(context, &form.press, form.aside).await;
    Ok(back(seat))
}

#[derive(Deserialize)]
struct Clicked {
    mark: String,
    /// The game.
    game: Option<i64>,
    /// The private message that asks for a move, where it is no game.
    aside: Option<u64>,
    from: Option<String>,
    square: Option<String>,
    /// A ply that has been chosen as a whole.
    whole: Option<String>,
}

impl Clicked {
    /// The effect of the click in a game. `None` if it names no point and no ply.
    fn effect(&self, board: Option<&Game>) -> Option<Click> {
        Click::sent(
            board,
            self.from.as_deref(),
            self.square.as_deref(),
            self.whole.as_deref(),
        )
    }
}

/// A click on a square: that of the piece, or one to which it goes; or on the button for what has been chosen so far.
async fn square(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<Clicked>,
) -> Result<Redirect, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, &form.mark)?;
    if let Some(aside) = form.aside {
        let effect = |board: &Game| form.effect(Some(board)).ok_or_else(NoPage::lost);
        let chosen = asked::click(&room, context, aside, effect).await?;
        return Ok(chosen.map_or_else(|| back(seat), |chosen| Redirect::to(&chosen)));
    }
    let game = GameId(form.game.ok_or_else(NoPage::lost)?);
    let state = room.store.state(game, None).await?;
    let board = state.as_ref().map(|state| state.board());
    match form.effect(board).ok_or_else(NoPage::lost)? {
        Click::Nothing => Ok(back(seat)),
        Click::Choose(path) => Ok(Redirect::to(&format!("/as/{seat}?game={game}&from={path}"))),
        Click::Play(ply) => {
            room.play(context, game, ply).await;
            Ok(back(seat))
        }
    }
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

async fn name(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<Named>,
) -> Result<Redirect, NoPage> {
    let most = u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX);
    let refused = |trouble| text::name_refused(locale, &form.name, trouble, most);
    let key = ExternalId(seat);
    let seats = room.seats().await?;
    if seats.get(key).is_none() {
        return Err(NoPage::lost());
    }
    match seats::read_name(&form.name) {
        Err(()) => room.show(key, Kind::Refusal, refused(None)),
        Ok(name) => {
            let taken = name
                .as_deref()
                .is_some_and(|name| seats.is_anothers(key, name));
            let trouble = if taken {
                Some(crate::store::SeatTrouble::Taken)
            } else {
                room.store.name_seat(key, name.as_deref()).await?
            };
            match trouble {
                None => room.nudge(None),
                Some(_) => room.show(key, Kind::Refusal, refused(trouble)),
            }
        }
    }
    Ok(back(seat))
}

#[derive(Deserialize)]
struct PuzzleWish {
    mark: String,
    wanted: bool,
}

async fn puzzles(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(form): Form<PuzzleWish>,
) -> Result<Redirect, NoPage> {
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, &form.mark)?;
    room.want_puzzles(context, form.wanted).await;
    Ok(back(seat))
}

async fn add(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
) -> Result<Redirect, NoPage> {
    match room.store.add_seat().await? {
        Some(added) => {
            room.nudge(None);
            Ok(back(added.0))
        }
        None => {
            room.show(ExternalId(seat), Kind::Refusal, text::no_more_seats(locale));
            Ok(back(seat))
        }
    }
}

#[derive(Deserialize)]
struct Dismissed {
    aside: u64,
}

async fn dismiss(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Form(form): Form<Dismissed>,
) -> Redirect {
    room.asides.dismiss(ExternalId(seat), form.aside);
    room.nudge(Some(ExternalId(seat)));
    back(seat)
}

/// The context of a seat, if it exists.
pub(super) fn context<'a>(
    seats: &seats::Seats,
    seat: u64,
    locale: Locale,
    mark: &'a str,
) -> Result<SeatContext<'a>, NoPage> {
    let seat = ExternalId(seat);
    seats.get(seat).ok_or_else(NoPage::lost)?;
    Ok(SeatContext { seat, locale, mark })
}

pub(super) fn back(seat: u64) -> Redirect {
    Redirect::to(&format!("/as/{seat}"))
}
