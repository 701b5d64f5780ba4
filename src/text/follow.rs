//! Games of others that people follow, and the messages about their ends.

use super::{catalog, lists, result, words};
use crate::{
    games::{FollowRefusal, GameState, MOST_FOLLOWED},
    ids::{Door, GameId},
    locale::Locale,
    reply::{Button, FollowAction, Line, Look, Press, Reply},
    store::{FollowedGame, FollowedPage},
};

/// The button by which somebody follows a game, or follows it no more.
pub fn follow_button(locale: Locale, game: GameId, action: FollowAction) -> Button {
    Button {
        label: match action {
            FollowAction::Follow => catalog::follow::follow_button(locale),
            FollowAction::Unfollow => catalog::follow::unfollow_button(locale),
        },
        press: Press::Follow { game, action },
        look: Look::Plain,
    }
}

/// The answer to somebody who follows a game now, or follows it no more.
pub fn followed(locale: Locale, game: GameId, action: FollowAction) -> Reply {
    let (number, other) = (game.to_string(), follow_button);
    match action {
        FollowAction::Follow => Reply {
            buttons: vec![other(locale, game, FollowAction::Unfollow)],
            ..Reply::words(catalog::follow::followed(locale, number))
        },
        FollowAction::Unfollow => Reply::words(catalog::follow::unfollowed(locale, number)),
    }
}

/// A page of the games that somebody follows; `link` leads to a game's board, where the door has links.
pub fn following(
    locale: Locale,
    door: Door,
    page: &FollowedPage,
    link: impl Fn(&FollowedGame) -> Option<String>,
) -> Reply {
    if page.games.is_empty() {
        return Reply::words(match door {
            Door::Discord => catalog::follow::following_none(locale, follow_label(locale)),
            Door::Local => refusal(locale, FollowRefusal::Direct),
        });
    }
    let mut lines: Vec<_> = page
        .games
        .iter()
        .map(|game| {
            let mut text = catalog::follow::following_game(
                locale,
                game.id.to_string(),
                lists::title_of(locale, &game.rules),
                words::mention(game.attackers),
                words::mention(game.defenders),
                words::since(game.moved_at),
            );
            if game.is_untold {
                text = format!("{text} · {}", catalog::follow::following_untold(locale));
            }
            if let Some(link) = link(game) {
                text = format!("{text} {}", catalog::games_link(locale, link));
            }
            Line {
                text,
                buttons: vec![follow_button(locale, game.id, FollowAction::Unfollow)],
            }
        })
        .collect();
    let pages = page.total.div_ceil(FollowedPage::SIZE).max(1);
    if pages > 1 {
        lines.push(Line {
            text: catalog::games_page(locale, page.number + 1, pages),
            buttons: Vec::new(),
        });
    }
    let turn = |label, page| Button {
        label,
        press: Press::Following { page },
        look: Look::Plain,
    };
    let back = page.number.checked_sub(1);
    let back = back.map(|number| turn(catalog::list_previous(locale), number));
    let on = page.number + 1;
    let on = (on < pages).then(|| turn(catalog::list_next(locale), on));
    Reply {
        lines,
        buttons: back.into_iter().chain(on).collect(),
        ..Reply::words(catalog::follow::following_title(locale, page.total))
    }
}

fn follow_label(locale: Locale) -> String {
    catalog::follow::follow_button(locale)
}

/// Why a game is not followed.
pub(super) fn refusal(locale: Locale, why: FollowRefusal) -> String {
    catalog::follow::refuse_follow(locale, why.code(), MOST_FOLLOWED)
}

/// How the reader of a game's page can follow it.
pub fn page_follow(locale: Locale, game: GameId) -> String {
    catalog::follow::page_follow(locale, game.to_string())
}

/// The direct message about the end of a game to somebody who follows it.
pub fn follow_over(locale: Locale, state: &GameState, link: Option<&str>) -> Reply {
    let reply = result(locale, state, link);
    Reply {
        text: format!("{}\n{}", reply.text, catalog::follow::follow_why(locale)),
        ..reply
    }
}
