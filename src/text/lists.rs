//! Lists, questions and short answers.

use raichi_rules::{Piece, Point, Ruleset, Side};
use time::OffsetDateTime;

use super::{
    catalog::{self, Name, builder},
    family_names, private_buttons, rules, time_control, words,
};
use crate::{
    games::{Answer, GameState, Permission, RulesGroup},
    ids::{ExternalId, GameId, Player},
    locale::Locale,
    reply::{Arrival, Button, Line, Link, Look, Menu, MenuOption, Press, Reply},
    store::{GameLine, GamePage},
    transport::SendError,
};

/// A page of a player's games, the most urgent first; `link` leads to a game's board, where the door has links. Those that can be
/// seen `here`, which is the server, or 0 outside of servers, where all can, have a button.
pub fn games(
    locale: Locale,
    reader: ExternalId,
    page: &GamePage,
    here: ExternalId,
    link: impl Fn(&GameLine) -> Option<String>,
) -> Reply {
    if page.games.is_empty() {
        return Reply::words(catalog::games_none(locale));
    }
    let mut lines = Vec::new();
    for game in &page.games {
        let opponent = if game.attackers.key == reader {
            game.defenders
        } else {
            game.attackers
        };
        let (id, rules) = (game.id.to_string(), title_of(locale, &game.rules));
        let since = words::since(game.moved_at);
        let mut line = if opponent.key == reader {
            catalog::games_alone(locale, id, rules, since)
        } else if game.own_turn {
            catalog::games_own_turn(locale, id, rules, words::mention(opponent), since)
        } else {
            catalog::games_other_turn(locale, id, rules, words::mention(opponent), since)
        };
        if game.is_of_simul {
            line = format!("{line} · {}", catalog::simul::games_of_simul(locale));
        }
        let time = match (game.halted, game.deadline) {
            (Some(halt), _) => Some(catalog::games_halted(locale, halt.code())),
            (None, Some(deadline)) => {
                let (time, left) = (words::moment(deadline), words::since(deadline));
                Some(catalog::games_until(locale, time, left))
            }
            (None, None) => None,
        };
        // A message has no room for more about the many games of a simul.
        let waiting = game.waiting.filter(|_| !game.own_turn && !game.is_of_simul);
        let left =
            waiting.map(|left| catalog::games_left(locale, time_control::about(locale, left)));
        for time in time.into_iter().chain(left) {
            line.push(' ');
            line += &time;
        }
        if let Some(link) = link(game).filter(|_| !game.is_private) {
            line.push(' ');
            line += &catalog::games_link(locale, link);
        }
        let is_here = game.is_private || here.0 == 0 || game.server == here;
        let button = is_here.then(|| private_buttons::show_game(locale, game.id));
        lines.push(Line {
            text: line,
            buttons: button.into_iter().collect(),
        });
    }
    let pages = page.total.div_ceil(GamePage::SIZE).max(1);
    if pages > 1 {
        lines.push(Line {
            text: catalog::games_page(locale, page.number + 1, pages),
            buttons: Vec::new(),
        });
    }
    let turn = |label, number| Button {
        label,
        press: Press::Games {
            player: reader,
            page: number,
        },
        look: Look::Plain,
    };
    let back = page.number.checked_sub(1);
    let back = back.map(|number| turn(catalog::list_previous(locale), number));
    let on = page.number + 1;
    let on = (on < pages).then(|| turn(catalog::list_next(locale), on));
    Reply {
        lines,
        buttons: back.into_iter().chain(on).collect(),
        ..Reply::words(catalog::games_title(locale, page.total))
    }
}

/// The title of a ruleset, short enough for lists.
pub(super) fn title_of(locale: Locale, rules: &str) -> String {
    match Ruleset::preset(rules) {
        Some(rules) => title_in_list(locale, &rules),
        None if rules == Ruleset::NAMELESS => shortened_title(&builder::rules_nameless(locale)),
        None => shortened_title(rules),
    }
}

/// The most characters of a title in lists.
const LONGEST_TITLE: usize = 24;

/// The title of a ruleset, short enough for lists.
pub(super) fn title_in_list(locale: Locale, rules: &Ruleset) -> String {
    shortened_title(&words::short_title(locale, rules))
}

fn shortened_title(title: &str) -> String {
    if title.chars().count() <= LONGEST_TITLE {
        return title.to_owned();
    }
    let short: String = title.chars().take(LONGEST_TITLE - 1).collect();
    format!("{}…", short.trim_end_matches([' ', ',']))
}

/// A game in a list of choices.
pub fn game_choice(locale: Locale, game: GameId, rules: &str) -> String {
    catalog::games_choice(locale, game.to_string(), title_of(locale, rules))
}

/// A piece in a list of choices, with the number of squares that it can go to.
pub fn piece_choice(locale: Locale, piece: Piece, square: Point, moves: usize) -> String {
    let count = words::count(moves);
    catalog::choice_piece(locale, square.to_string(), Name::piece(piece), count)
}

/// Any piece on the board in a list of choices.
pub fn occupied_choice(locale: Locale, piece: Piece, square: Point) -> String {
    catalog::choice_occupied(locale, square.to_string(), Name::piece(piece))
}

/// A ruleset in a list of choices; whether it is the one that is taken if none is chosen.
pub fn rules_choice(locale: Locale, ruleset: &Ruleset, is_default: bool) -> String {
    let title = rules::title_with_advice(locale, ruleset);
    if is_default {
        catalog::choice_rules_default(locale, title)
    } else {
        title
    }
}

/// The name of a side in a list of choices.
pub fn side_name(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    match ruleset.side_name(side) {
        Some(name) if !family_names::knows_side(ruleset, side) => name.to_owned(),
        _ => catalog::choice_side(locale, family_names::side_of(ruleset, side)),
    }
}

/// A random side in a list of choices.
pub fn random_side(locale: Locale) -> String {
    catalog::choice_side_random(locale)
}

/// The side that is fair by the ratings of the players in a list of choices.
pub fn fair_side(locale: Locale) -> String {
    catalog::choice_side_fair(locale)
}

/// The name of a group of rulesets.
pub fn rulesets_name(locale: Locale, group: RulesGroup) -> String {
    catalog::offer_menu(locale, group.code())
}

/// The menu of all groups of rulesets; `press` asks for the rulesets of one.
pub(super) fn groups_menu(
    locale: Locale,
    chosen: Option<RulesGroup>,
    press: impl Fn(RulesGroup) -> Press,
) -> Menu {
    let options = RulesGroup::ALL.map(|group| MenuOption {
        man: None,
        label: rulesets_name(locale, group),
        press: press(group),
        is_chosen: chosen == Some(group),
    });
    Menu {
        label: builder::rules_groups(locale),
        options: options.into(),
    }
}

/// Asks a player whether to resign after all.
pub fn ask_to_resign(locale: Locale, state: &GameState, player: Player, opponent: Player) -> Reply {
    let game = state.id.to_string();
    let button = |label, answer, look| Button {
        label,
        press: Press::Resign {
            game: state.id,
            seen: state.entries(),
            player: player.key,
            answer,
        },
        look,
    };
    Reply {
        buttons: vec![
            button(catalog::resign_yes(locale), Answer::Yes, Look::Danger),
            button(catalog::resign_no(locale), Answer::No, Look::Plain),
        ],
        ..Reply::words(if state.is_hot_seat() {
            catalog::resign_ask_alone(
                locale,
                game,
                family_names::side(state, state.board().to_move()),
            )
        } else {
            catalog::resign_ask(locale, game, words::mention(opponent))
        })
    }
}

/// Tells a player privately that the game is given up.
pub fn resigned(locale: Locale, game: GameId) -> Reply {
    Reply::words(catalog::resign_done(locale, game.to_string()))
}

/// Tells a player privately that nothing was given up.
pub fn kept_playing(locale: Locale, game: GameId) -> Reply {
    Reply::words(catalog::resign_kept(locale, game.to_string()))
}

/// Tells a player privately that what they did is kept but could not be told in the channel.
pub fn send_error(locale: Locale, why: &SendError) -> Reply {
    let reason = match why {
        SendError::Later => return Reply::words(catalog::unsaid_later(locale)),
        SendError::Unwelcome => return Reply::words(catalog::unsaid_direct(locale)),
        SendError::Forbidden => catalog::unsaid_permission(locale),
        SendError::ChannelGone => catalog::unsaid_channel(locale),
        SendError::ChannelClosed => catalog::unsaid_closed(locale),
        SendError::Rejected => catalog::unsaid_other(locale),
        SendError::Moderated => catalog::unsaid_moderated(locale),
        SendError::HarmfulLink => catalog::unsaid_harmful(locale),
    };
    Reply::words(catalog::unsaid(locale, reason))
}

/// Tells a challenger privately why there are no pictures in this channel.
pub fn boards_in_words(locale: Locale) -> Reply {
    Reply::words(catalog::challenge_in_words(locale))
}

/// Apologises for a fault; `reference` stands in the log.
pub fn fault(locale: Locale, reference: &str) -> Reply {
    Reply::words(catalog::fault(locale, reference))
}

/// Apologises for a request that cannot be read.
pub fn unread(locale: Locale) -> String {
    catalog::unread(locale)
}

/// What would have been a private answer, said in the channel to somebody, whom it does not notify.
pub fn aloud(to: ExternalId, reply: Reply) -> Reply {
    Reply {
        text: format!("<@{to}> {}", reply.text),
        ..reply
    }
}

/// A refusal of a move in a message, which the player may want to correct.
pub fn to_be_typed_again(locale: Locale, reply: Reply) -> Reply {
    Reply {
        text: format!("{}\n{}", reply.text, catalog::typed_again(locale)),
        ..reply
    }
}

/// Explains, without notifying anybody, why a message is not read.
pub fn withheld(locale: Locale) -> Reply {
    Reply {
        arrival: Arrival::Silent,
        ..Reply::words(catalog::typed_withheld(locale))
    }
}

/// Tells a player privately that what they did is kept, and posted when the bot's time-out is over.
pub fn unsaid_in_time_out(locale: Locale, until: OffsetDateTime) -> Reply {
    Reply::words(catalog::unsaid_in_time_out(locale, words::moment(until)))
}

/// A reply with the link by which a server gets the bot.
pub fn with_invite(locale: Locale, mut reply: Reply, to: String) -> Reply {
    let label = catalog::invite(locale);
    reply.links.push(Link { label, to });
    reply
}

pub(super) fn permission(locale: Locale, permission: Permission) -> String {
    match permission {
        Permission::View => catalog::permission_view(locale),
        Permission::Send => catalog::permission_send(locale),
        Permission::SendInThreads => catalog::permission_send_in_threads(locale),
        Permission::Connect => catalog::permission_connect(locale),
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;
    use time::OffsetDateTime;

    use super::*;
    use crate::{games::Halt, ids::PlayerId};

    #[test]
    fn titles_of_shipped_rules_fit_into_lists_and_have_no_comma_when_whole() {
        for locale in Locale::ALL {
            for rules in presets() {
                let short = words::short_title(locale, rules);
                assert_eq!(title_of(locale, rules.name()), short);
                let whole = words::title(locale, rules);
                assert!(!whole.contains(','), "{whole}");
            }
        }
        assert_eq!(title_of(Locale::German, "catch-the-hare"), "Hasenjagd");
        assert_eq!(
            title_of(Locale::Polish, "brandubh"),
            title_of(Locale::English, "brandubh")
        );
    }

    #[test]
    fn a_full_page_of_games_fits_into_a_message() {
        let longest = presets().iter().max_by_key(|rules| rules.title().len());
        let player = |id| Player {
            id: PlayerId(id),
            key: ExternalId(u64::MAX - id.unsigned_abs()),
        };
        let (now, far) = (OffsetDateTime::now_utc(), ExternalId(u64::MAX));
        for (halted, own_turn) in [(None, true), (Some(Halt::Vacation), false), (None, false)] {
            let game = GameLine {
                id: GameId(1_000_000),
                rules: longest.unwrap().name().to_owned(),
                attackers: player(1),
                defenders: player(2),
                own_turn,
                entries: 100,
                moved_at: now,
                deadline: Some(now),
                halted,
                waiting: Some(time::Duration::days(31) + time::Duration::hours(23)),
                server: far,
                channel: far,
                message: Some(far),
                is_private: false,
                is_of_simul: true,
            };
            let page = GamePage {
                games: vec![game; GamePage::SIZE as usize],
                total: 200,
                number: 20,
            };
            let link =
                |_: &GameLine| Some(format!("https://discord.com/channels/{far}/{far}/{far}"));
            for locale in Locale::ALL {
                let reply = games(locale, far, &page, far, link);
                let lines = reply.lines.iter().map(|line| line.text.chars().count());
                let length = reply.text.chars().count() + lines.sum::<usize>();
                assert!(length <= 4000, "{length}: {:#?}", reply.lines);
            }
        }
    }
}
