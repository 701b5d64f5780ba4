//! Server-sent events for a page that shows a game or a list: each tells it to look again.

use std::{collections::HashSet, convert::Infallible};

use axum::{
    Extension,
    extract::{Query, State},
    response::{Response, sse::Event},
};
use futures_util::{StreamExt as _, stream::unfold};
use serde::Deserialize;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::{NotPlayed, Table, session::Reader};
use crate::{http_server::RateLimitKey, ids::GameId, store::Notification, web::event_stream};

#[derive(Deserialize)]
pub(super) struct Followed {
    game: Option<i64>,
}

/// Sends an event at once, and whenever something is done in the game, or without one in any running game of the reader.
pub(super) async fn events(
    State(table): State<Table>,
    Reader(user): Reader,
    Extension(client): Extension<RateLimitKey>,
    Query(followed): Query<Followed>,
) -> Result<Response, NotPlayed> {
    let heard = table.notifications.subscribe();
    let games: HashSet<GameId> = match followed.game {
        Some(game) => [table.seen(user, GameId(game)).await?.state.id].into(),
        None => {
            let page = table.store.games_of(user, 0).await?;
            page.games.iter().map(|line| line.id).collect()
        }
    };
    let admitted = table.windows.admit(client).ok_or(NotPlayed::TooFast)?;
    let stop = table.stop.clone();
    let news = unfold(
        (heard, games, admitted, true),
        |(mut heard, games, admitted, is_first)| async move {
            if !is_first {
                about(&mut heard, &games).await?;
            }
            let event = Ok::<_, Infallible>(Event::default().data("news"));
            Some((event, (heard, games, admitted, false)))
        },
    );
    Ok(event_stream(news.take_until(stop.cancelled_owned())))
}

/// Waits for a notification that may be about one of the games; `None` at the end of all.
async fn about(heard: &mut Receiver<Notification>, games: &HashSet<GameId>) -> Option<()> {
    loop {
        match heard.recv().await {
            Ok(
                Notification::Queued {
                    game: Some(game), ..
                }
                | Notification::Delivered {
                    game: Some(game), ..
                },
            ) if games.contains(&game) => return Some(()),
            Ok(Notification::Unknown) | Err(RecvError::Lagged(_)) => return Some(()),
            Ok(_) => {}
            Err(RecvError::Closed) => return None,
        }
    }
}
