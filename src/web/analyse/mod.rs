//! The analysis board: both sides move freely from any position, with variations, notes and marks.
//!
//! It keeps nothing: the state is in the part of the address after `#`, which the script sends along, and what is done gives
//! another state. So its address can be shared, and which moves are legal is decided by the same rules as in games.

mod evaluate;
mod saved;
mod state;
mod view;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{OriginalUri, Query, RawQuery, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use raichi_rules::{Point, Ruleset, records};
use serde::Deserialize;
use tokio::sync::Semaphore;

use self::view::{AnalysePage, BoardView};
pub(crate) use self::{
    evaluate::{Evaluator, SignedIn},
    state::address,
};
use super::{Click, Look, LookQuery, NotShown, Page, Reader};
use crate::{
    games::{Analysis, AnalysisRefusal},
    locale::Locale,
    picture::{Drawn, Studio},
    reply::Picture,
    service::ANALYSE_PATH,
    store::Store,
    text::{self, NoPage},
};

/// How many pictures may be rendered or queued at once; further clients are asked to retry.
const PICTURES: usize = 32;
/// How long browsers keep a picture, whose address has everything that is in it.
const KEPT: &str = "public, max-age=86400";

/// The state of the handlers.
#[derive(Debug, Clone)]
struct Boards {
    studio: Studio,
    pictures: Arc<Semaphore>,
}

/// The routes of the page.
pub(crate) fn routes(studio: Studio, store: Store, evaluator: Evaluator) -> Router {
    let boards = Router::new()
        .route(ANALYSE_PATH, get(page))
        .route("/analyse/board", post(board))
        .route(view::PICTURE, get(picture))
        .with_state(Boards {
            studio,
            pictures: Arc::new(Semaphore::new(PICTURES)),
        });
    boards
        .merge(saved::routes(store))
        .merge(evaluate::routes(evaluator))
}

async fn page(Reader(locale): Reader, OriginalUri(address): OriginalUri) -> Page<AnalysePage> {
    Page(AnalysePage::of(locale, address.path()))
}

/// The page within another one, where `url` is the address of the site: what is shared leads there.
#[cfg(feature = "discord")]
pub(crate) fn framed_page(locale: Locale, url: &str) -> Response {
    let shared = format!("{url}{ANALYSE_PATH}");
    Page(AnalysePage::framed(locale, shared)).into_response()
}

/// What the script sends: the state, how the board is to look, and what is done.
#[derive(Debug, Deserialize)]
struct Sent {
    state: String,
    #[serde(flatten)]
    look: LookQuery,
    act: Option<Act>,
}

/// What is done.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Act {
    /// Another position is shown.
    Go { to: usize },
    /// A square is touched, or the button for what has been chosen so far.
    Touch {
        from: Option<String>,
        square: Option<String>,
        whole: Option<String>,
    },
    /// The move is deleted with all that follows it.
    Delete,
    /// The variation is moved up.
    Promote,
    /// Something is noted.
    Note { text: String },
    /// Something is drawn.
    Mark { from: String, to: String },
    /// Another position is set up.
    Open {
        rules: String,
        position: String,
        record: String,
    },
}

/// Why nothing is shown, in words.
struct Refused(Locale, AnalysisRefusal);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let words = text::analysis_refused(self.0, &self.1);
        (StatusCode::UNPROCESSABLE_ENTITY, words).into_response()
    }
}

/// The board after something is done.
async fn board(Reader(locale): Reader, Json(sent): Json<Sent>) -> Result<Page<BoardView>, Refused> {
    let look = Look::from(sent.look);
    let done = done(&sent.state, sent.act);
    let view = done.and_then(|(analysis, chosen)| BoardView::of(locale, look, analysis, chosen));
    view.map(Page).map_err(|why| Refused(locale, why))
}

/// Does something; returns also the points that are chosen then.
fn done(
    state: &str,
    act: Option<Act>,
) -> Result<(Analysis, Option<raichi_rules::Ply>), AnalysisRefusal> {
    if let Some(Act::Open {
        rules,
        position,
        record,
    }) = act
    {
        return Ok((opened(&rules, &position, &record)?, None));
    }
    let mut analysis = state::read(state)?;
    let mut chosen = None;
    match act {
        None | Some(Act::Open { .. }) => {}
        Some(Act::Go { to }) => analysis.go(to)?,
        Some(Act::Touch {
            from,
            square,
            whole,
        }) => {
            let game = analysis.game();
            let click = Click::sent(
                Some(&game),
                from.as_deref(),
                square.as_deref(),
                whole.as_deref(),
            );
            match click.ok_or(AnalysisRefusal::Unreadable)? {
                Click::Nothing => {}
                Click::Choose(path) => chosen = Some(path),
                Click::Play(ply) => analysis.play(ply)?,
            }
        }
        Some(Act::Delete) => analysis.delete(),
        Some(Act::Promote) => analysis.promote(),
        Some(Act::Note { text }) => analysis.set_note(&text),
        Some(Act::Mark { from, to }) => {
            let point = |text: &str| text.parse::<Point>();
            let (from, to) = (point(&from), point(&to));
            let unreadable = |_| AnalysisRefusal::Unreadable;
            analysis.mark(from.map_err(unreadable)?, to.map_err(unreadable)?);
        }
    }
    Ok((analysis.numbered()?, chosen))
}

/// A position that somebody has set up: a record with its own rules, or a position by some rules with moves from it.
fn opened(rules: &str, position: &str, record: &str) -> Result<Analysis, AnalysisRefusal> {
    let rules =
        Ruleset::preset(rules).ok_or_else(|| AnalysisRefusal::NoSuchRules(rules.to_owned()))?;
    let position = Some(position.trim()).filter(|position| !position.is_empty());
    if record.trim_start().starts_with('[')
        && let Some(record) = records(record).next()
    {
        return state::recorded(&record, &rules);
    }
    // Without a side to move, it is the one that begins.
    let to_move = rules.side_code(rules.starts());
    let position = position.map(|position| {
        if position.contains(char::is_whitespace) {
            position.to_owned()
        } else {
            format!("{position} {to_move}")
        }
    });
    state::opened(&rules, position.as_deref(), Some(record))
}

/// The picture of the position.
async fn picture(
    State(boards): State<Boards>,
    Reader(locale): Reader,
    RawQuery(query): RawQuery,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let permit = boards.pictures.try_acquire();
    let permit = permit.map_err(|_| NoPage::Busy)?;
    let analysis = state::read(&query.unwrap_or_default()).map_err(|_| NoPage::Lost)?;
    let game = analysis.game();
    let last = analysis
        .branch(analysis.here())
        .map(|branch| &branch.played);
    let picture = Picture {
        shows: view::scene(&game, last, Look::from(look)).into(),
        alt: text::position_in_words(locale, &game, last),
        locale,
        name: "analysis".to_owned(),
    };
    let Drawn { bytes, .. } = boards.studio.draw(&picture).await;
    drop(permit);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, KEPT),
    ];
    Ok((headers, bytes).into_response())
}
