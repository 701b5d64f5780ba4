//! Private answers to admins of a server.

use raichi_rules::Side;

use super::{catalog, family_names, words};
use crate::{
    games::{AdminResult, GameState},
    ids::{ExternalId, GameId},
    locale::Locale,
    reply::{Reply, TextFile},
    store::{ActKind, AdminLogPage, LoggedAct},
};

/// A game was ended.
pub fn admin_ended(locale: Locale, game: GameId) -> Reply {
    Reply::words(catalog::admin_ended(locale, game.to_string()))
}

/// A game was moved to a channel.
pub fn admin_moved(locale: Locale, game: GameId, channel: ExternalId) -> Reply {
    let (game, channel) = (game.to_string(), format!("<#{channel}>"));
    Reply::words(catalog::admin_moved(locale, game, channel))
}

/// So many challenges were closed, of everybody or of this person.
pub fn admin_closed(locale: Locale, count: u32, of: Option<ExternalId>) -> Reply {
    let of = if of.is_some() { "person" } else { "none" };
    Reply::words(catalog::admin_closed(locale, count, of))
}

/// Somebody was blocked, and so many challenges were closed.
pub fn admin_blocked(locale: Locale, who: ExternalId, closed: u32) -> Reply {
    let who = words::mention_of(who);
    Reply::words(catalog::admin_blocked(locale, who, closed))
}

/// The block of somebody was lifted.
pub fn admin_unblocked(locale: Locale, who: ExternalId) -> Reply {
    Reply::words(catalog::admin_unblocked(locale, words::mention_of(who)))
}

/// The games of a server as a file: this JSON of so many games; where `is_cut`, only the newest ones.
pub fn admin_exported(locale: Locale, json: String, count: u32, is_cut: bool) -> Reply {
    let said = match (count, is_cut) {
        (0, _) => return Reply::words(catalog::admin_exported_none(locale)),
        (_, false) => catalog::admin_exported(locale, count),
        (_, true) => catalog::admin_exported_newest(locale, count),
    };
    Reply {
        file: Some(TextFile {
            name: "games.json".to_owned(),
            text: json,
        }),
        ..Reply::words(said)
    }
}

/// A page of what admins have done.
pub fn admin_log(locale: Locale, page: &AdminLogPage) -> Reply {
    if page.acts.is_empty() {
        let none = catalog::admin_log_none(locale);
        return Reply::words(format!("{none}\n{}", catalog::admin_footer(locale)));
    }
    let mut lines = vec![catalog::admin_log_title(locale)];
    for act in &page.acts {
        lines.push(format!("- {}", line(locale, act)));
        let reason = act.reason.as_deref();
        lines.extend(reason.map(|reason| format!("  > {}", words::harmless(reason))));
    }
    let pages = page.total.div_ceil(AdminLogPage::SIZE);
    if pages > 1 {
        lines.push(catalog::admin_log_page(locale, page.number + 1, pages));
    }
    lines.push(catalog::admin_footer(locale));
    Reply::words(lines.join("\n"))
}

fn line(locale: Locale, logged: &LoggedAct) -> String {
    let (time, admin) = (words::moment(logged.at), words::mention(logged.admin));
    match logged.act.clone() {
        ActKind::End {
            game,
            result,
            winner,
        } => {
            let result = match result {
                AdminResult::Abort | AdminResult::Draw => result.code(),
                AdminResult::First | AdminResult::Second => "win",
            };
            let winner = winner.map(words::mention).unwrap_or_default();
            catalog::admin_log_end(locale, time, admin, game.to_string(), result, winner)
        }
        ActKind::Move { game, channel } => {
            let (game, channel) = (game.to_string(), format!("<#{channel}>"));
            catalog::admin_log_move(locale, time, admin, game, channel)
        }
        ActKind::Close { count, of } => match of {
            Some(of) => {
                let of = words::mention(of);
                catalog::admin_log_close_of(locale, time, admin, count, of)
            }
            None => catalog::admin_log_close(locale, time, admin, count),
        },
        ActKind::Block(player) => {
            catalog::admin_log_block(locale, time, admin, words::mention(player))
        }
        ActKind::Unblock(player) => {
            catalog::admin_log_unblock(locale, time, admin, words::mention(player))
        }
        ActKind::RemoveRules { name } => {
            catalog::builder::admin_log_remove_rules(locale, time, admin, words::quoted(&name))
        }
        ActKind::Tournament {
            name,
            act,
            player,
            channel,
            days,
        } => catalog::tournaments::admin_log_tournament(
            locale,
            time,
            admin,
            act.code(),
            words::escaped(&name),
            player
                .map(words::mention)
                .or_else(|| channel.map(|it| format!("<#{it}>")))
                .unwrap_or_default(),
            days,
        ),
        ActKind::Export { count } => catalog::admin_log_export(locale, time, admin, count),
    }
}

/// A result by which an admin can end a game, in a list of choices.
pub fn result_choice(locale: Locale, state: &GameState, result: AdminResult) -> String {
    let win = |side| catalog::result_win(locale, family_names::side(state, side));
    match result {
        AdminResult::Abort => catalog::result_abort(locale),
        AdminResult::Draw => catalog::result_draw(locale),
        AdminResult::First => win(Side::First),
        AdminResult::Second => win(Side::Second),
    }
}

#[cfg(test)]
mod tests {
    use time::OffsetDateTime;

    use super::*;
    use crate::ids::{Player, PlayerId};

    #[test]
    fn a_full_page_of_the_log_fits_into_a_message() {
        let player = Player {
            id: PlayerId(1),
            key: ExternalId(u64::MAX / 2),
        };
        let act = LoggedAct {
            at: OffsetDateTime::UNIX_EPOCH,
            admin: player,
            act: ActKind::End {
                game: GameId(1_000_000),
                result: AdminResult::First,
                winner: Some(player),
            },
            reason: Some("x".repeat(200)),
        };
        let page = AdminLogPage {
            acts: vec![act; AdminLogPage::SIZE as usize],
            number: 9,
            total: 1_000,
        };
        for locale in Locale::ALL {
            let length = admin_log(locale, &page).text.chars().count();
            assert!(length <= 2000, "{length}");
        }
    }
}
