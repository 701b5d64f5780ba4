//! The leaderboard of a server.

use super::{catalog, profile::rating, words};
use crate::{
    games::{Lack, Leaderboard},
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Figures, Look, Press, Reply},
};

/// A page of a leaderboard, with the buttons that turn to others, and what the reader lacks.
pub fn leaderboard(locale: Locale, board: &Leaderboard) -> Reply {
    let mut lines = vec![match board.rules {
        Some(rules) => catalog::leaderboard_title_rules(locale, words::title(locale, rules)),
        None => catalog::leaderboard_title(locale),
    }];
    if board.contenders.is_empty() {
        lines.push(catalog::leaderboard_none(locale));
    }
    for (place, contender) in (board.first()..).zip(&board.contenders) {
        lines.push(catalog::leaderboard_line(
            locale,
            place,
            format!("<@{}>", contender.key),
            rating(contender.rating),
            contender.games,
        ));
    }
    if let Some(own) = board.own {
        lines.push(match own {
            Ok(place) => catalog::leaderboard_own(locale, place),
            Err(Lack::Games { games, opponents }) => {
                catalog::leaderboard_lack_games(locale, games, opponents)
            }
            Err(Lack::Recent(at)) => catalog::leaderboard_lack_recent(locale, words::since(at)),
            Err(Lack::Wish) => catalog::leaderboard_lack_wish(locale),
        });
    }
    lines.push(catalog::leaderboard_how(
        locale,
        Leaderboard::GAMES,
        Leaderboard::OPPONENTS,
        u32::try_from(Leaderboard::ACTIVE.whole_days()).unwrap_or(u32::MAX),
    ));
    if board.pages() > 1 {
        let page = catalog::games_page(locale, board.number + 1, board.pages());
        lines.push(page);
    }
    Reply {
        buttons: turning(locale, board),
        ..Reply::words(lines.join("\n"))
    }
}

/// The buttons that turn to the pages before and after.
fn turning(locale: Locale, board: &Leaderboard) -> Vec<Button> {
    let rules = board.rules.map(raichi_rules::Ruleset::name);
    let turn = |label, page| Button {
        label,
        press: Press::Figures(Figures::Leaderboard { rules, page }),
        look: Look::Plain,
    };
    let back = board.number.checked_sub(1);
    let back = back.map(|page| turn(catalog::list_previous(locale), page));
    let on = board.number + 1;
    let on = (on < board.pages()).then(|| turn(catalog::list_next(locale), on));
    back.into_iter().chain(on).collect()
}

/// A private message with figures, with the button that shows them to everyone.
pub fn shareable_figures(locale: Locale, mut reply: Reply, figures: Figures) -> Reply {
    reply.buttons.push(Button {
        label: catalog::share_button(locale),
        press: Press::ShareFigures(figures),
        look: Look::Plain,
    });
    reply
}

/// Figures that somebody shows to everyone. They notify nobody.
pub fn shared_figures(locale: Locale, sharer: ExternalId, mut reply: Reply) -> Reply {
    let by = format!("<@{sharer}>");
    reply.text = format!("{}\n{}", catalog::share_by(locale, by), reply.text);
    reply.buttons = Vec::new();
    reply
}

#[cfg(test)]
mod tests {
    use raichi_ratings::Rating;
    use raichi_rules::presets;
    use time::OffsetDateTime;

    use super::*;
    use crate::{games::Contender, ids::PlayerId};

    #[test]
    fn a_full_page_fits_into_a_message() {
        let contender = |number| Contender {
            player: PlayerId(number),
            key: ExternalId(u64::MAX - number.unsigned_abs()),
            rating: Rating::from_numbers(2999.0, 159.0, 0.06),
            games: 99_999,
        };
        let board = Leaderboard {
            rules: presets().iter().max_by_key(|rules| rules.title().len()),
            contenders: (0..i64::from(Leaderboard::SIZE)).map(contender).collect(),
            number: 6_665,
            total: 99_999,
            own: None,
            gone: Vec::new(),
        };
        for own in [
            Ok(99_999),
            Err(Lack::Games {
                games: 5,
                opponents: 3,
            }),
            Err(Lack::Recent(OffsetDateTime::UNIX_EPOCH)),
            Err(Lack::Wish),
        ] {
            let board = Leaderboard {
                own: Some(own),
                ..board.clone()
            };
            for locale in Locale::ALL {
                let reply = leaderboard(locale, &board);
                let length = reply.text.chars().count() + 60;
                assert!(length <= 2000, "{length}: {}", reply.text);
                assert_eq!(reply.buttons.len(), 2);
            }
        }
    }
}
