//! Fair play, for admins of a server.

use super::{catalog, words};
use crate::{
    games::{FAIR_LEVELS, FairPlay, Share},
    locale::Locale,
    reply::Reply,
};

/// What is known of the fair play of somebody, with its uncertainty, beside what others do.
pub fn fair_play(locale: Locale, found: &FairPlay) -> Reply {
    let player = words::mention_of(found.player);
    if found.games == 0 {
        return Reply::words(catalog::fair_play::fair_play_none(locale, player));
    }
    let moves = found.own.plies;
    let mut lines = vec![catalog::fair_play::fair_play_title(
        locale, player, found.done, moves,
    )];
    let percent = |number| catalog::review_percent(locale, number);
    let range = |share: Share| {
        catalog::fair_play::fair_play_range(
            locale,
            percent(share.percent),
            percent(share.low),
            percent(share.high),
        )
    };
    for (at, level) in FAIR_LEVELS.into_iter().enumerate() {
        let Some(own) = found.own.share(at) else {
            continue;
        };
        let others = found.compared().and_then(|others| others.share(at));
        lines.push(match others {
            Some(others) => catalog::fair_play::fair_play_compared(
                locale,
                u32::from(level),
                range(own),
                found.rating,
                range(others),
            ),
            None => catalog::fair_play::fair_play_level(locale, u32::from(level), range(own)),
        });
    }
    if moves > 0 && found.compared().is_none() {
        lines.push(catalog::fair_play::fair_play_alone(locale));
    }
    if found.done < found.games {
        lines.push(catalog::fair_play::fair_play_underway(
            locale,
            found.done,
            found.games,
        ));
    }
    lines.push(catalog::fair_play::fair_play_proves(locale));
    Reply::words(lines.join("\n"))
}
