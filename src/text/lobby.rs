//! Finding somebody to play with: what came of looking for a game, and the list of open challenges.

use raichi_rules::Ruleset;

use super::{catalog, lists, refusal, time_control, words};
use crate::{
    games::{
        FIRST_RULES, Level, LobbyPage, OpenChallenge, Reaction, Refusal, Stake, TimeControl,
        USUAL_RULES,
    },
    ids::{ExternalId, GameId},
    locale::Locale,
    reply::{Button, Line, ListedAction, Look, Press, Reply},
};

/// Tells somebody which game they have joined, and where it is.
pub fn joined(locale: Locale, game: GameId, challenge: &OpenChallenge) -> Reply {
    Reply::words(catalog::play_joined(
        locale,
        words::mention(challenge.challenger),
        lists::title_of(locale, &challenge.rules),
        game.to_string(),
        format!("<#{}>", challenge.channel),
    ))
}

/// How strong the computer plays, in a word.
pub fn level_name(locale: Locale, level: Level) -> String {
    let name = catalog::command_text(locale, &format!("chosen-level-{}", level.code()));
    // What the level is good for comes after the colon.
    let (name, _) = name.split_once(':').unwrap_or((&name, ""));
    name.trim_end().to_owned()
}

/// Asks somebody how strong the computer is to play by a preset's rules.
pub fn levels(locale: Locale, rules: &'static Ruleset) -> Reply {
    let buttons = Level::ALL.map(|level| Button {
        label: level_name(locale, level),
        press: Press::Level {
            level,
            rules: rules.name(),
        },
        look: Look::Plain,
    });
    Reply {
        buttons: buttons.into(),
        ..Reply::words(catalog::play_level(locale))
    }
}

/// Asks somebody who has never finished a game how large the board of the first one is to be: small, or as usual there, by the
/// preset `usual`.
pub fn size_of_game(locale: Locale, usual: &'static str, somebody_waits: bool) -> Reply {
    let title = |rules| lists::title_of(locale, rules);
    let mut text = catalog::play_size(locale, title(FIRST_RULES), title(usual));
    if somebody_waits {
        text = format!("{text}\n{}", catalog::play_size_waiting(locale));
    }
    let button = |label, rules, look| Button {
        label,
        press: Press::Play { rules },
        look,
    };
    let usual_label = if usual == USUAL_RULES {
        catalog::play_size_tournament(locale)
    } else {
        title(usual)
    };
    Reply {
        buttons: vec![
            button(catalog::play_size_small(locale), FIRST_RULES, Look::Primary),
            button(usual_label, usual, Look::Plain),
        ],
        ..Reply::words(text)
    }
}

/// Tells somebody that nobody waits for them, so that their own challenge is posted.
pub fn posted(locale: Locale) -> Reply {
    Reply::words(catalog::play_posted(locale))
}

/// A page of the open challenges that concern somebody; `link` leads to the message of one, where the door has links.
pub fn challenges(
    locale: Locale,
    reader: ExternalId,
    page: &LobbyPage,
    link: impl Fn(&OpenChallenge) -> Option<String>,
) -> Reply {
    if page.challenges.is_empty() {
        return Reply::words(catalog::lobby_none(locale));
    }
    let mut lines = Vec::new();
    for (number, challenge) in (1_u32..).zip(&page.challenges) {
        let Some(stake) = challenge.stake(reader) else {
            continue;
        };
        let mut line = entry(locale, number, challenge, stake);
        if let Some(link) = link(challenge) {
            line.push(' ');
            line += &catalog::lobby_link(locale, link);
        }
        lines.push(Line {
            text: line,
            buttons: buttons_of(locale, number, challenge, stake, page.number),
        });
    }
    if page.pages() > 1 {
        lines.push(Line {
            text: catalog::games_page(locale, page.number + 1, page.pages()),
            buttons: Vec::new(),
        });
    }
    let turn = |label, page| Button {
        label,
        press: Press::Lobby { page },
        look: Look::Plain,
    };
    let back = page.number.checked_sub(1);
    let back = back.map(|number| turn(catalog::list_previous(locale), number));
    let on = page.number + 1;
    let on = (on < page.pages()).then(|| turn(catalog::list_next(locale), on));
    Reply {
        lines,
        buttons: back.into_iter().chain(on).collect(),
        ..Reply::words(catalog::lobby_title(locale, page.total))
    }
}

/// A list with the reason above it why nothing was done.
pub fn refused_above(locale: Locale, why: &Refusal, list: Reply) -> Reply {
    let why = refusal::refusal(locale, why).text;
    Reply {
        text: format!("{why}\n\n{}", list.text),
        ..list
    }
}

fn entry(locale: Locale, number: u32, challenge: &OpenChallenge, stake: Stake) -> String {
    let rules = lists::title_of(locale, &challenge.rules);
    let time = match challenge.time_control {
        TimeControl::Unlimited => catalog::lobby_no_limit(locale),
        time => time_control::in_words(locale, time),
    };
    let until = words::since(challenge.lapses_at);
    let challenger = words::mention(challenge.challenger);
    match (stake, challenge.opponent) {
        (Stake::ToMe, _) => catalog::lobby_to_me(locale, number, challenger, rules, time, until),
        (Stake::Open, _) => catalog::lobby_open(locale, number, challenger, rules, time, until),
        (Stake::Mine, Some(opponent)) => {
            let opponent = words::mention(opponent);
            catalog::lobby_mine(locale, number, opponent, rules, time, until)
        }
        (Stake::Mine, None) => catalog::lobby_mine_anyone(locale, number, rules, time, until),
    }
}

fn buttons_of(
    locale: Locale,
    number: u32,
    challenge: &OpenChallenge,
    stake: Stake,
    page: u32,
) -> Vec<Button> {
    let id = challenge.id;
    let listed = |label, action, look| Button {
        label,
        press: Press::Listed { id, action, page },
        look,
    };
    let accept = || {
        listed(
            catalog::lobby_accept(locale, number),
            ListedAction::Accept,
            Look::Success,
        )
    };
    match stake {
        Stake::ToMe => vec![
            accept(),
            // Its form asks for a reason.
            Button {
                label: catalog::lobby_decline(locale, number),
                press: Press::Challenge {
                    id,
                    reaction: Reaction::Decline,
                },
                look: Look::Plain,
            },
        ],
        Stake::Open => vec![accept()],
        Stake::Mine => vec![
            listed(
                catalog::lobby_withdraw(locale, number),
                ListedAction::Withdraw,
                Look::Plain,
            ),
            listed(
                catalog::lobby_again(locale, number),
                ListedAction::Again,
                Look::Plain,
            ),
        ],
    }
}

#[cfg(test)]
mod tests {
    use time::{Duration, OffsetDateTime};

    use super::*;
    use crate::ids::{ChallengeId, Player, PlayerId};

    #[test]
    fn a_full_page_of_challenges_fits_into_a_message() {
        let far = ExternalId(u64::MAX);
        let player = |id| Player {
            id: PlayerId(id),
            key: ExternalId(u64::MAX - id.unsigned_abs()),
        };
        let longest = raichi_rules::presets()
            .iter()
            .max_by_key(|rules| rules.title().len());
        let time = TimeControl::with_bank(
            Duration::hours(29 * 24 + 1) + Duration::MINUTE,
            Duration::hours(71) + Duration::MINUTE,
        );
        for opponent in [None, Some(player(2))] {
            let challenge = OpenChallenge {
                id: ChallengeId(i64::MAX),
                challenger: player(1),
                opponent,
                rules: longest.unwrap().name().to_owned(),
                time_control: time.unwrap(),
                server: far,
                channel: far,
                parent: None,
                reachable: true,
                message: Some(far),
                blocked: false,
                lapses_at: OffsetDateTime::now_utc(),
            };
            let page = LobbyPage {
                challenges: vec![challenge; LobbyPage::SIZE],
                number: 3,
                total: 200,
            };
            let link =
                |_: &OpenChallenge| Some(format!("https://discord.com/channels/{far}/{far}/{far}"));
            for (locale, reader) in Locale::ALL
                .into_iter()
                .flat_map(|locale| [player(1).key, player(2).key].map(|reader| (locale, reader)))
            {
                let reply = challenges(locale, reader, &page, link);
                let lines = reply.lines.iter().map(|line| line.text.chars().count());
                let length = reply.text.chars().count() + lines.sum::<usize>();
                // A refusal has to fit above it.
                assert!(length <= 3600, "{length}: {:#?}", reply.lines);
                let of_lines = reply.lines.into_iter().flat_map(|line| line.buttons);
                for button in of_lines.chain(reply.buttons) {
                    assert!(button.press.to_string().len() <= Press::LONGEST);
                    assert!(button.label.chars().count() <= 38, "{}", button.label);
                }
            }
        }
    }
}
