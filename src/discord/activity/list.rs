//! The list of somebody's games, and the form with which another one begins.

use askama::Template;
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use raichi_rules::presets;
use serde::Deserialize;
use time::OffsetDateTime;

use super::{
    NotPlayed, Table,
    act::{key, presented},
    session::Reader,
    view::{self, Aside, Asked},
};
use crate::{
    commands::CommandResponse,
    games::{FIRST_RULES, Level},
    ids::{ExternalUser, GameId},
    locale::Locale,
    presenter::Receipt,
    reply::Press,
    store::{Committed, GameLine, RequestOutcome},
    text::{self, PlayWords},
    watch::InteractionKind,
    web::{
        self, Html, Page,
        rules::{Bases, bases},
        time,
    },
};

/// The list of somebody's running games.
#[derive(Template)]
#[template(path = "play/list.html")]
struct ListView {
    words: PlayWords,
    games: Vec<LineView>,
    aside: Option<Aside>,
    form: Option<FormView>,
}

/// A game of the list.
struct LineView {
    id: i64,
    title: String,
    turn: String,
    is_own: bool,
    until: Option<Html>,
}

/// What begins another game. It is played in the channel from which its reader has opened the page last.
struct FormView {
    bases: Vec<Bases>,
    /// Whether others can be found there.
    has_people: bool,
    levels: Vec<LevelView>,
}

struct LevelView {
    code: &'static str,
    name: String,
    is_chosen: bool,
}

/// The list, with what only the reader sees of something that was done.
pub(super) async fn shown(
    table: &Table,
    user: ExternalUser,
    locale: Locale,
    aside: Option<Aside>,
) -> Result<Response, NotPlayed> {
    let mut games = Vec::new();
    let words = PlayWords(locale);
    let mut page = 0;
    loop {
        let listed = table.store.games_of(user, page).await?;
        if listed.games.is_empty() {
            break;
        }
        games.extend(listed.games.iter().map(|line| LineView {
            id: line.id.0,
            title: words.game(line),
            turn: words.turn(line),
            is_own: is_due(line),
            until: line.deadline.map(|deadline| time(deadline, "R")),
        }));
        page += 1;
        if games.len() >= listed.total as usize {
            break;
        }
    }
    let form = form(table, user, locale).await?;
    let view = ListView {
        words,
        games,
        aside,
        form,
    };
    Ok(Page(view).into_response())
}

pub(super) fn is_due(line: &GameLine) -> bool {
    line.own_turn && line.halted.is_none()
}

async fn form(
    table: &Table,
    user: ExternalUser,
    locale: Locale,
) -> Result<Option<FormView>, NotPlayed> {
    let now = OffsetDateTime::now_utc();
    let Some(place) = table.store.launched_from(user, now).await? else {
        return Ok(None);
    };
    let caller = table
        .caller(user, locale, place, key(user, "list", "")?)
        .await?;
    let rules = table.bot()?.handler.default_rules(&caller).await?;
    let is_preset = presets().contains(&rules);
    let chosen = if is_preset { rules.name() } else { FIRST_RULES };
    let usual = table.store.experience(user).await?.level();
    let levels = Level::ALL.into_iter().map(|level| LevelView {
        code: level.code(),
        name: text::level_name(locale, level),
        is_chosen: level == usual,
    });
    Ok(Some(FormView {
        bases: bases(locale, chosen),
        has_people: !caller.location.is_direct(),
        levels: levels.collect(),
    }))
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// What is sent twice takes effect once.
    mark: String,
    rules: String,
    /// How strong the computer is to play; a person is sought without it.
    level: Option<String>,
    /// Whether the board is turned by half.
    #[serde(default)]
    flip: bool,
}

impl Wanted {
    /// The button that does the same.
    fn press(&self) -> Option<Press> {
        let mut presets = presets().iter();
        let rules = presets.find(|preset| preset.name() == self.rules)?.name();
        let Some(code) = &self.level else {
            return Some(Press::Play { rules });
        };
        let mut levels = Level::ALL.into_iter();
        let level = levels.find(|level| level.code() == code)?;
        Some(Press::Level { level, rules })
    }
}

/// Begins a game against the computer, or joins or posts an open challenge.
pub(super) async fn begin(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Json(wanted): Json<Wanted>,
) -> Result<Response, NotPlayed> {
    let press = wanted.press().ok_or(NotPlayed::Misread)?;
    let bot = table.bot()?;
    let now = OffsetDateTime::now_utc();
    let place = table.store.launched_from(user, now).await?;
    // It may be forgotten meanwhile where the page was opened: the list has no form then.
    let Some(place) = place else {
        return shown(&table, user, locale, None).await;
    };
    let (server, _) = place;
    if !server.is_server_of_direct() && bot.handler.has_left(server, user).await {
        table.store.forget_launch(user).await?;
        return shown(&table, user, locale, None).await;
    }
    let key = key(user, &wanted.mark, &press.to_string())?;
    let caller = table.caller(user, locale, place, key).await?;
    let receipt = Receipt::new(InteractionKind::Click, press.code());
    let mut begun = None;
    let work = async {
        let done = bot.handler.press(&caller, press).await;
        begun = done.as_ref().ok().and_then(game_of);
        done
    };
    let reply = presented(bot, locale, &receipt, Box::pin(work)).await;
    let is_refusal = !receipt.is_fulfilled();
    // Who is mentioned has no name here.
    let aside = reply.map(|reply| view::aside_with(reply, is_refusal, begun, |_| String::new()));
    match begun {
        Some(game) => {
            let mut asked = Asked::plainly(user, locale, wanted.flip);
            asked.aside = aside.filter(|_| is_refusal);
            Ok(Page(view::game(&table, asked, game).await?).into_response())
        }
        None => shown(&table, user, locale, aside).await,
    }
}

/// The game that has begun, if one has.
fn game_of(response: &CommandResponse) -> Option<GameId> {
    let (CommandResponse::Publicly(done) | CommandResponse::Both(done, _)) = response else {
        return None;
    };
    match done {
        Committed {
            outcome: RequestOutcome::Accepted { game, .. },
            ..
        } => Some(*game),
        _ => None,
    }
}
