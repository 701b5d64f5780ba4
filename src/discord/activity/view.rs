//! What the page shows: the list of somebody's games, or one game with the board to play on.

use askama::Template;
use axum::{
    extract::{Query, State},
    http::{HeaderName, HeaderValue, header},
    response::{IntoResponse, Response},
};
use raichi_rules::{Ply, Side};
use serde::Deserialize;
use time::{Duration, OffsetDateTime};

use super::{
    NotPlayed, Table,
    act::of_game,
    list::{self, is_due},
    picture::Look,
    session::Reader,
};
use crate::{
    games::{GameState, may_plan},
    ids::{Door, ExternalId, ExternalUser, GameId},
    locale::Locale,
    reply::{Button, Look as ButtonLook, Press, Reply},
    service::player_names,
    text::{self, ChannelWords, Label, Moment, PlayWords},
    web::{
        self, About, Frame, Html, Page, SquaresOf, SquaresView, html, may_press, play_script,
        squares, time,
    },
};

/// For how long the board that somebody has opened from a channel is the one that a new page shows.
const OPENED: Duration = Duration::minutes(2);

/// The policy of the page: it may use its own files only, and pictures that it has fetched.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' blob:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// The same within Discord's client, which has it in a frame. No other page of the site can be in one of these.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src 'self'; \
                             manifest-src 'self'; form-action 'none'; base-uri 'none'; \
                             frame-ancestors https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com";
/// That of the analysis board within this page.
const ANALYSIS_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
                               manifest-src 'self'; form-action 'none'; base-uri 'none'; \
                               frame-ancestors 'self' https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com";

/// The page before anything is shown on it.
#[derive(Template)]
#[template(path = "play/page.html")]
struct Shell {
    frame: Frame,
    say: PlayWords,
    /// The number of the application, which Discord's client asks for.
    application: ExternalId,
    is_framed: bool,
}

impl Shell {
    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        play_script()
    }
}

#[derive(Deserialize)]
pub(super) struct Opened {
    /// Discord's client names its frame.
    frame_id: Option<String>,
}

/// The site's own address, which is that of the page within Discord.
pub(super) async fn home(
    State(table): State<Table>,
    web::Reader(locale): web::Reader,
    Query(opened): Query<Opened>,
) -> Response {
    match opened.frame_id {
        Some(_) => shell(&table, locale, true),
        None => web::games::home(web::Reader(locale)).await,
    }
}

/// The page.
pub(super) async fn page(
    State(table): State<Table>,
    web::Reader(locale): web::Reader,
    Query(opened): Query<Opened>,
) -> Response {
    shell(&table, locale, opened.frame_id.is_some())
}

fn shell(table: &Table, locale: Locale, is_framed: bool) -> Response {
    let say = PlayWords(locale);
    let bot = table.bot().ok();
    let mut response = Page(Shell {
        frame: Frame {
            locale,
            title: say.title(),
        },
        say,
        application: bot.map_or(ExternalId(0), |bot| bot.oauth.application),
        is_framed,
    })
    .into_response();
    guard(
        &mut response,
        if is_framed { FRAMED_POLICY } else { POLICY },
    );
    response
}

/// The analysis board within the page within Discord.
pub(super) async fn analysis(
    State(table): State<Table>,
    web::Reader(locale): web::Reader,
) -> Response {
    let mut response = web::framed_analysis(locale, &table.activity.url);
    guard(&mut response, ANALYSIS_POLICY);
    response
}

/// Sets the policy of a page.
fn guard(response: &mut Response, policy: &'static str) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (HeaderName::from_static("referrer-policy"), "no-referrer"),
    ] {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    game: Option<i64>,
    /// Whether the page has just been opened.
    opened: Option<String>,
    /// Whether the board is turned by half.
    flip: Option<String>,
}

impl Wanted {
    const fn is_flipped(&self) -> bool {
        self.flip.is_some()
    }
}

/// The content of the page.
pub(super) async fn view(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Query(wanted): Query<Wanted>,
) -> Result<Response, NotPlayed> {
    let mut wished = wanted.game.map(GameId);
    if wished.is_none() && wanted.opened.is_some() {
        let since = OffsetDateTime::now_utc() - OPENED;
        wished = table.store.opened_last(user, since).await?;
    }
    match wished {
        Some(wished) => {
            let asked = Asked::plainly(user, locale, wanted.is_flipped());
            Ok(Page(game(&table, asked, wished).await?).into_response())
        }
        None => list::shown(&table, user, locale, None).await,
    }
}

/// A game with its board.
#[derive(Template)]
#[template(path = "play/game.html")]
pub(super) struct TableView {
    say: ChannelWords,
    words: PlayWords,
    game: i64,
    entries: u32,
    title: String,
    moment: Moment,
    picture: String,
    is_flipped: bool,
    /// Where the position can be analysed.
    analyse: String,
    /// Whether the reader may plan answers.
    may_plan: bool,
    width: u32,
    height: u32,
    ratio: u32,
    squares: Option<SquaresView>,
    /// Marks what is sent from this board: see [`act`](super::act).
    mark: String,
    sides: [SideView; 2],
    is_watched: bool,
    /// What asks for an answer, or follows the end of the game.
    buttons: Vec<ButtonView>,
    /// What is done less often.
    more: Vec<ButtonView>,
    aside: Option<Aside>,
    /// The next game in which the reader is to move.
    next: Option<i64>,
    cue: Option<&'static str>,
}

/// A side with its player, if the page may name them, and the time.
struct SideView {
    side: String,
    name: Option<String>,
    is_own: bool,
    is_to_move: bool,
    until: Option<Html>,
    left: Option<String>,
}

/// A button.
pub(super) struct ButtonView {
    pub(super) id: String,
    pub(super) label: String,
    pub(super) look: &'static str,
}

impl TableView {
    fn label(&self, label: Label) -> String {
        text::label(self.words.0, label)
    }
}

impl ButtonView {
    fn of(button: &Button) -> Self {
        Self {
            id: button.press.to_string(),
            label: button.label.clone(),
            look: match button.look {
                ButtonLook::Primary => "primary",
                ButtonLook::Success => "success",
                ButtonLook::Plain => "plain",
                ButtonLook::Danger => "danger",
            },
        }
    }
}

/// What only the reader sees of something that was done.
pub(super) struct Aside {
    pub(super) words: Vec<Html>,
    pub(super) buttons: Vec<ButtonView>,
    pub(super) is_refusal: bool,
}

/// An answer in words about a game. The page has no names, and mentions sides.
pub(super) fn aside(locale: Locale, state: &GameState, reply: Reply, is_refusal: bool) -> Aside {
    let rules = state.board().ruleset();
    let name = |key| {
        let mut sides = Side::ALL.into_iter();
        let side = sides.find(|&side| state.player(side).key == key);
        side.map_or_else(String::new, |side| text::page_side(locale, &rules, side))
    };
    aside_with(reply, is_refusal, Some(state.id), name)
}

/// An answer in words about a game, or none, with the names of those it mentions.
pub(super) fn aside_with(
    reply: Reply,
    is_refusal: bool,
    game: Option<GameId>,
    name: impl Fn(ExternalId) -> String + Copy,
) -> Aside {
    let reply = text::in_words(reply);
    let texts = [&reply.text].into_iter();
    let texts = texts.chain(reply.lines.iter().map(|line| &line.text));
    let buttons = reply.buttons.iter();
    let buttons = buttons.filter(|button| game.is_some() && of_game(button.press) == game);
    Aside {
        words: texts.map(|text| html(text, name)).collect(),
        buttons: buttons.map(ButtonView::of).collect(),
        is_refusal,
    }
}

/// Who sees a game, and how.
pub(super) struct Asked {
    pub(super) user: ExternalUser,
    pub(super) locale: Locale,
    /// Whether the board is turned by half.
    pub(super) is_flipped: bool,
    /// The points that were chosen.
    pub(super) chosen: Option<Ply>,
    pub(super) aside: Option<Aside>,
}

impl Asked {
    pub(super) const fn plainly(user: ExternalUser, locale: Locale, is_flipped: bool) -> Self {
        Self {
            user,
            locale,
            is_flipped,
            chosen: None,
            aside: None,
        }
    }
}

/// A game as somebody sees it, after some points were chosen.
pub(super) async fn game(
    table: &Table,
    asked: Asked,
    game: GameId,
) -> Result<TableView, NotPlayed> {
    let Asked {
        user,
        locale,
        is_flipped,
        chosen,
        aside,
    } = asked;
    let seen = table.seen(user, game).await?;
    let games = table.bot()?.handler.games();
    let now = OffsetDateTime::now_utc();
    let state = games.with_details(seen.state, Door::Discord).await?;
    if seen.is_private {
        games.note_seen(game, state.entries(), now).await?;
    }
    let ended = games.ended_plan(&state, user, now).await?;
    let ended = ended.map(|why| text::plan_ended(locale, &state, user.key, why));
    let ended = ended.map(|ended| self::aside(locale, &state, Reply::words(ended), false));
    let aside = aside.or(ended);
    let own = table.store.own_settings(user).await?;
    let look = Look::of(&own, user, &state).flipped(is_flipped);
    let scene = look.scene(&state);
    let (width, height) = raichi_render::dimensions(&scene);
    let may_move = match state.turn_of() {
        Some(player) => player.key == user.key || state.voting().is_some(),
        None => false,
    };
    let to = (
        SquaresOf::Game(game.0),
        "table".to_owned(),
        "/play/move".to_owned(),
    );
    let squares = may_move.then(|| squares(locale, to, &scene, state.board(), chosen));
    let may_press = |button: &&Button| {
        seen.plays
            && of_game(button.press) == Some(game)
            && may_press(button.press, About::Game(&state), user, now)
    };
    let shown = text::board_buttons(locale, &state);
    let (more, buttons): (Vec<_>, Vec<_>) = shown
        .iter()
        .filter(may_press)
        .partition(|button| matches!(button.press, Press::Board { .. }));
    let names = player_names(&table.store, locale, Door::Discord, &state).await?;
    let sides = Side::ALL.map(|side| {
        let name = names.as_ref().map(|names| names[side.index()].clone());
        side_view(locale, &state, user, side, name)
    });
    let listed = table.store.games_of(user, 0).await?;
    let mut listed = listed.games.iter();
    let next = listed.find(|line| is_due(line) && line.id != game);
    Ok(TableView {
        say: ChannelWords(locale),
        words: PlayWords(locale),
        game: game.0,
        entries: state.entries(),
        title: text::page_subtitle(locale, &state),
        moment: text::moment(locale, &state, None),
        picture: format!(
            "/play/board.png?game={game}&entries={}&look={}{}",
            state.entries(),
            look.word(),
            if is_flipped { "&flip=on" } else { "" }
        ),
        is_flipped,
        may_plan: [state.attackers, state.defenders]
            .iter()
            .filter(|player| player.key == user.key)
            .any(|player| may_plan(&state, player.id, now).is_ok()),
        analyse: web::analyse_address(&state, state.moves().len()),
        width,
        height,
        ratio: web::picture_ratio(width, height),
        squares,
        mark: format!("{:016x}", rand::random::<u64>()),
        sides,
        is_watched: !seen.plays && !state.has_team(),
        buttons: buttons.into_iter().map(ButtonView::of).collect(),
        more: more.into_iter().map(ButtonView::of).collect(),
        aside,
        next: next.map(|line| line.id.0),
        cue: state
            .moves()
            .last()
            .map(|played| web::cue(played, state.ending().is_some())),
    })
}

fn side_view(
    locale: Locale,
    state: &GameState,
    user: ExternalUser,
    side: Side,
    name: Option<String>,
) -> SideView {
    let is_running = state.ending().is_none();
    let is_to_move = is_running && state.board().to_move() == side;
    let clock = state.time.clock;
    let left = if is_to_move {
        clock.left()
    } else {
        state.time.waiting.filter(|_| is_running)
    };
    SideView {
        side: text::page_side(locale, &state.board().ruleset(), side),
        name,
        is_own: state.player(side).key == user.key,
        is_to_move,
        until: clock
            .deadline()
            .filter(|_| is_to_move)
            .map(|deadline| time(deadline, "R")),
        left: left.map(|left| text::time_left(locale, left)),
    }
}
