//! The analysis board of a seat, which keeps what the seat saves.

use axum::{
    Router,
    extract::{Path, Request, State},
    middleware::{Next, from_fn_with_state},
    response::Response,
};

use super::room::Room;
use crate::{
    ids::{Door, ExternalId, ExternalUser},
    text::NoPage,
    web::{NotShown, SignedIn},
};

/// The routes of the board, for the seat that an outer route names.
pub(super) fn of_seats(room: Room, board: Router) -> Router {
    board.layer(from_fn_with_state(room, seated))
}

/// Marks a request with the seat, which stands for somebody who has signed in.
async fn seated(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    mut request: Request,
    next: Next,
) -> Result<Response, NotShown> {
    let key = ExternalId(seat);
    room.seats().await?.get(key).ok_or(NoPage::Lost)?;
    let door = Door::Local;
    let user = ExternalUser { door, key };
    request.extensions_mut().insert(SignedIn(user));
    Ok(next.run(request).await)
}
