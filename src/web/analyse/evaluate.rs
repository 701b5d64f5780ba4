//! What the computer thinks of a position, for those who may know it.

use std::sync::Arc;

use askama::Template;
use axum::{
    Extension, Json, Router,
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
    routing::post,
};
use governor::{Quota as Pace, RateLimiter, clock::DefaultClock, state::keyed::HashMapStateStore};
use serde::Deserialize;
use time::OffsetDateTime;

use super::{Refused, state};
use crate::{
    games::{self, EvaluationRefusal},
    http_server::{Quota, RateLimitKey},
    ids::ExternalUser,
    service::{NotEvaluated, Service},
    text::{self, AnalysisWords, Opinion},
    web::{Html, NotShown, Page, Reader, html},
};

/// How many people may wait for an evaluation at once, and how often each of them.
const WAITING: usize = 64;
const WAITING_OF_ONE: usize = 1;

/// Somebody who has signed in, or has a seat at the local table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SignedIn(pub(crate) ExternalUser);

/// Others get an empty answer.
impl<S: Sync> FromRequestParts<S> for SignedIn {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let found = parts.extensions.get::<Self>().copied();
        found.ok_or(StatusCode::NO_CONTENT)
    }
}

/// Evaluates positions for those who ask.
#[derive(Debug, Clone)]
pub(crate) struct Evaluator {
    service: Service,
    waiting: Quota,
    /// How often an address may ask without a session, unless it may as often as it likes.
    paces: Option<Arc<Limiter>>,
}

/// Counts the requests of each client.
type Limiter = RateLimiter<RateLimitKey, HashMapStateStore<RateLimitKey>, DefaultClock>;

impl Evaluator {
    /// For a site on which anybody may ask, as often as for hints.
    #[cfg(feature = "discord")]
    pub(crate) fn of_site(service: Service) -> Self {
        let (most, window) = games::Pace::Hint.limit();
        let most = std::num::NonZeroU32::new(most);
        let paces = most.and_then(|most| {
            let refill = window.unsigned_abs() / most.get();
            Some(Pace::with_period(refill)?.allow_burst(most))
        });
        Self {
            paces: paces.map(|pace| Arc::new(RateLimiter::hashmap(pace))),
            ..Self::of_table(service)
        }
    }

    /// For people at their own machine.
    pub(crate) fn of_table(service: Service) -> Self {
        Self {
            service,
            waiting: Quota::new(WAITING, WAITING_OF_ONE),
            paces: None,
        }
    }

    /// Whether a client does not ask too often.
    fn keeps_pace(&self, client: RateLimitKey) -> bool {
        self.paces.as_ref().is_none_or(|paces| {
            if paces.len() > usize::from(u16::MAX) {
                paces.retain_recent();
            }
            paces.check_key(&client).is_ok()
        })
    }
}

pub(super) fn routes(evaluator: Evaluator) -> Router {
    Router::new()
        .route("/analyse/evaluation", post(evaluation))
        .route("/analyse/openings", post(openings))
        .with_state(evaluator)
}

#[derive(Debug, Deserialize)]
struct Asked {
    state: String,
}

#[derive(Template)]
#[template(path = "analyse/opinion.html")]
struct OpinionView {
    words: AnalysisWords,
    opinion: Opinion,
}

async fn evaluation(
    State(evaluator): State<Evaluator>,
    Extension(client): Extension<RateLimitKey>,
    user: Option<Extension<SignedIn>>,
    Reader(locale): Reader,
    Json(asked): Json<Asked>,
) -> Result<Response, NotShown> {
    let refused = |words: String| (StatusCode::UNPROCESSABLE_ENTITY, words).into_response();
    let analysis = match state::read(&asked.state) {
        Ok(analysis) => analysis,
        Err(why) => return Ok(refused(text::analysis_refused(locale, &why))),
    };
    let user = user.map(|Extension(SignedIn(user))| user);
    let waits = user.map_or(client, |user| RateLimitKey::Person(user.key.0));
    let found = match evaluator.waiting.admit(waits) {
        None => Err(EvaluationRefusal::Busy.into()),
        // A person who has signed in is counted at every address.
        Some(_) if user.is_none() && !evaluator.keeps_pace(client) => {
            Err(EvaluationRefusal::TooOften.into())
        }
        Some(_admitted) => {
            let now = OffsetDateTime::now_utc();
            evaluator.service.evaluate(&analysis, user, now).await
        }
    };
    Ok(match found {
        Ok(found) => {
            let opinion = text::opinion(locale, &analysis.game(), &found);
            let words = AnalysisWords(locale);
            Page(OpinionView { words, opinion }).into_response()
        }
        Err(NotEvaluated::Refused(why)) => refused(text::evaluation_refused(locale, why)),
        Err(NotEvaluated::Fault(fault)) => return Err(fault.into()),
    })
}

#[derive(Template)]
#[template(path = "analyse/openings.html")]
struct OpeningsView {
    heading: Html,
    /// The moves that were played from the position, each with its line.
    moves: Vec<(String, Html)>,
    footing: Vec<Html>,
}

/// What was played from the position in finished rated games.
async fn openings(
    State(evaluator): State<Evaluator>,
    Reader(locale): Reader,
    Json(asked): Json<Asked>,
) -> Result<Response, NotShown> {
    let analysis = match state::read(&asked.state) {
        Ok(analysis) => analysis,
        Err(why) => return Ok(Refused(locale, why).into_response()),
    };
    // Games by other rules, or from elsewhere, are not counted.
    let Some(opening) = analysis.opening() else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let page = evaluator.service.opening(opening).await?;
    let (heading, moves, footing) = text::opening_lines(locale, &page);
    let marked = |line: &str| html(line, |_| String::new());
    let moves = moves.iter();
    let view = OpeningsView {
        heading: marked(&heading),
        moves: moves
            .map(|(ply, line)| (ply.to_string(), marked(line)))
            .collect(),
        footing: footing.iter().map(|line| marked(line)).collect(),
    };
    Ok(Page(view).into_response())
}
