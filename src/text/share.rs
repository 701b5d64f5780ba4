//! What is shown to everyone on somebody's wish.

use raichi_engine::Reviewed;

use super::{catalog, history, in_words, leading_to, replay, review, turn};
use crate::{
    games::{GameState, Heading},
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Link, Look, Picture, Press, Reply, Shown},
    text::BoardStyle,
    transport::SendError,
};

/// A private message about a game with the button that shows it to everyone; unchanged if it has nothing to show.
pub fn shareable(locale: Locale, reply: Reply, state: &GameState, shown: Shown) -> Reply {
    if shown == Shown::Replay && reply.picture.is_none() {
        return reply;
    }
    let share = Button {
        label: catalog::share_button(locale),
        press: Press::Share {
            game: state.id,
            seen: state.entries(),
            shown,
        },
        look: Look::Plain,
    };
    Reply {
        buttons: reply.buttons.iter().cloned().chain([share]).collect(),
        ..reply
    }
}

/// What somebody shows to everyone of a game, with its review and the heading of its record where they are shown, and
/// with the link to its page if it has one. It notifies nobody; there is nothing to show of a review that is not finished.
pub fn shared(
    locale: Locale,
    sharer: ExternalId,
    state: &GameState,
    shown: Shown,
    reviewed: Option<&Reviewed>,
    heading: &Heading,
    page: Option<&str>,
) -> Option<Reply> {
    let reply = match shown {
        Shown::Board(theme) => turn::board(locale, state, BoardStyle::Picture(theme), None),
        // The picture becomes text below, once the whole message stands.
        Shown::Text => turn::board(locale, state, BoardStyle::default(), None),
        Shown::Replay => replay(locale, state),
        Shown::Record => history(locale, state, heading),
        Shown::Review(ply) => review(locale, state, reviewed?, ply),
    };
    let by = format!("<@{sharer}>");
    let reply = Reply {
        text: format!("{}\n{}", catalog::share_by(locale, by), reply.text),
        picture: reply.picture.map(|picture| Picture {
            name: format!("shared-{}", picture.name),
            ..picture
        }),
        buttons: Vec::new(),
        pings: Vec::new(),
        ..reply
    };
    let reply = leading_to(locale, reply, page);
    Some(if shown == Shown::Text {
        in_words(reply)
    } else {
        reply
    })
}

/// Tells somebody privately that the animation of a game was posted before, and where.
pub fn replay_posted(locale: Locale, link: Option<&str>) -> Reply {
    match link {
        Some(link) => Reply {
            links: vec![Link {
                label: catalog::replay_link(locale),
                to: link.to_owned(),
            }],
            ..Reply::words(catalog::replay_posted(locale))
        },
        None => Reply::words(catalog::replay_pending(locale)),
    }
}

/// Tells somebody privately that what they wanted to show is not posted.
pub fn not_shared(locale: Locale, why: &SendError) -> Reply {
    Reply::words(match why {
        SendError::Later => catalog::unshared_yet(locale),
        SendError::Unwelcome => catalog::unsaid_direct(locale),
        SendError::Forbidden => catalog::unshared(locale, "forbidden"),
        SendError::ChannelGone => catalog::unshared(locale, "gone"),
        SendError::ChannelClosed => catalog::unshared(locale, "closed"),
        SendError::Rejected => catalog::unshared(locale, "rejected"),
        SendError::Moderated => catalog::unshared(locale, "moderated"),
        SendError::HarmfulLink => catalog::unshared(locale, "harmful"),
    })
}
