//! Games that only their player sees.

use super::{
    catalog, leading_to,
    private_buttons::{show_board, show_game},
    share, turn, words,
};
use crate::{
    games::{GameState, TurnNotice},
    ids::GameId,
    locale::Locale,
    reply::{Arrival, Look, Reply, Shown},
};

/// The board of a private game, for its player; at its end with the button that shows it to everyone as `shown`, the link to its
/// page, and the button that leads on to the `next` game of the match.
pub fn private_board(
    locale: Locale,
    state: &GameState,
    shown: Shown,
    page: Option<&str>,
    next: Option<GameId>,
) -> Reply {
    let mut reply = Reply {
        pings: Vec::new(),
        arrival: Arrival::Usual,
        ..turn::turn(locale, state)
    };
    if state.is_new() {
        reply.text = format!("{}\n{}", reply.text, catalog::private_begins(locale));
    }
    if state.ending().is_none() {
        return reply;
    }
    let mut reply = share::shareable(locale, leading_to(locale, reply, page), state, shown);
    if let Some(next) = next {
        reply.buttons.insert(0, show_game(locale, next));
    }
    reply
}

/// Tells the player of a private game in its channel what has happened there since they looked: the computer has moved, or the
/// game is over. Nothing if it was the player who did the newest thing, or if nothing is to be done about it.
pub fn private_news(locale: Locale, state: &GameState) -> Option<Reply> {
    let person = state.person()?;
    let newest = state.last_entry()?;
    let (player, game) = (words::mention(person), state.id.to_string());
    let text = match newest.by {
        Some(by) if by == person.id => return None,
        _ if state.ending().is_some() => catalog::private_over(locale, player, game),
        Some(_) => catalog::private_moved(locale, player, game),
        None => return None,
    };
    let (pings, arrival) = match state.wishes_of_mover().turns {
        TurnNotice::Notify => (vec![person.key], Arrival::Usual),
        TurnNotice::Quiet => (Vec::new(), Arrival::Silent),
    };
    Some(Reply {
        buttons: vec![show_board(locale, state.id, Look::Primary)],
        pings,
        arrival,
        ..Reply::words(text)
    })
}

/// The private answer to what is refused in a private game: the reason, and the board as it stands.
pub fn refused_beside(refusal: Reply, board: Reply) -> Reply {
    Reply {
        text: format!("{}\n\n{}", refusal.text, board.text),
        ..board
    }
}
