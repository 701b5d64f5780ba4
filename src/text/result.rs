use super::{catalog, standing, words};
use crate::{
    games::{GameState, LostResults},
    locale::Locale,
    reply::{Link, Reply},
};

/// The message to an admin where results cannot be posted where the server wants to read them.
pub fn results_lost(locale: Locale, reply: Reply, why: LostResults) -> Reply {
    let why = match why {
        LostResults::Gone => catalog::result_lost(locale),
        LostResults::Closed => catalog::result_closed(locale),
    };
    Reply {
        text: format!("{}\n{why}", reply.text),
        ..reply
    }
}

/// How a game has ended, in one line for those who read the results of a server, with the link to its last board. It notifies
/// nobody.
pub fn result(locale: Locale, state: &GameState, link: Option<&str>) -> Reply {
    let end = standing::standing(locale, state).join(" ");
    let rules = words::title(locale, &state.board().ruleset());
    let link = link.map(|link| Link {
        label: catalog::result_link(locale),
        to: link.to_owned(),
    });
    Reply {
        links: link.into_iter().collect(),
        ..Reply::words(catalog::result(locale, state.id.to_string(), rules, end))
    }
}
