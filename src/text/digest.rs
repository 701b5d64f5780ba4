//! The digest of a server: what has happened there in a week.

use time::OffsetDateTime;

use super::{catalog::digest as catalog, lists, profile::rating, words};
use crate::{
    games::{Climber, Digest, DigestTournament, EndedGame, OpenChallenge, Reaction},
    locale::Locale,
    reply::{Arrival, Button, Look, Press, Reply},
};

/// How many characters the title of a ruleset has on a button.
const LONGEST_TITLE: usize = 30;

/// How long the text can be, as Discord counts, with some reserve for mentions of commands.
const ROOM: usize = 1900;

/// What has happened on a server in a time. It notifies nobody.
pub fn digest(
    locale: Locale,
    digest: &Digest,
    (since, until): (OffsetDateTime, OffsetDateTime),
) -> Reply {
    let title = catalog::digest_title(locale, date(since), date(until));
    let others = others(locale, digest).join("\n");
    // In a week full of long names, fewer games are listed.
    let texts = (0..=digest.games.len()).rev().map(|listed| {
        let mut lines = vec![title.clone()];
        lines.extend(games(locale, digest, listed));
        lines.extend((!others.is_empty()).then(|| others.clone()));
        lines.join("\n")
    });
    let text = texts.reduce(|longer, text| match longer.chars().count() <= ROOM {
        true => longer,
        false => text,
    });
    Reply {
        buttons: digest
            .challenges
            .iter()
            .map(|it| play_button(locale, it))
            .collect(),
        arrival: Arrival::Silent,
        ..Reply::words(text.unwrap_or(title))
    }
}

/// The games that have ended: so many of them, and how many others.
fn games(locale: Locale, digest: &Digest, listed: usize) -> Vec<String> {
    if digest.ended == 0 {
        return Vec::new();
    }
    let mut lines = vec![catalog::digest_games(locale, digest.ended)];
    let shown = digest.games.iter().take(listed);
    lines.extend(shown.map(|game| ended(locale, game)));
    let rest = digest.ended.saturating_sub(words::count(listed));
    lines.extend((rest > 0).then(|| catalog::digest_more(locale, rest)));
    lines
}

/// What else has happened, and what can be played.
fn others(locale: Locale, digest: &Digest) -> Vec<String> {
    let mut lines = Vec::new();
    if !digest.climbers.is_empty() {
        let climbers = digest.climbers.iter().map(climber).collect::<Vec<_>>();
        lines.push(catalog::digest_leaderboard(locale, climbers.join(" · ")));
    }
    lines.extend(digest.longest.as_ref().map(|(game, plies)| {
        let [first, second] = game.players.map(words::mention);
        let rules = lists::title_of(locale, &game.rules);
        catalog::digest_longest(locale, first, second, rules, *plies)
    }));
    lines.extend(digest.surprise.as_ref().map(|surprise| {
        let [winner, loser] = surprise
            .players
            .map(|(player, rated)| format!("{} ({})", words::mention(player), rating(rated)));
        catalog::digest_surprise(locale, winner, loser)
    }));
    let tournaments = digest.tournaments.iter();
    lines.extend(tournaments.map(|it| tournament(locale, it)));
    for ladder in &digest.ladders {
        let rules = lists::title_of(locale, &ladder.rules);
        let first = ladder
            .first
            .map_or_else(|| "–".to_owned(), words::mention_of);
        lines.push(catalog::digest_ladder(locale, rules, ladder.games, first));
    }
    let (solvers, solved) = &digest.solvers;
    if *solved > 0 {
        let solvers = words::list(locale, solvers.iter().map(|it| words::mention(*it)));
        lines.push(catalog::digest_solvers(locale, solvers, *solved));
    }
    if !digest.challenges.is_empty() {
        let count = words::count(digest.challenges.len());
        let offers: Vec<_> = digest
            .challenges
            .iter()
            .map(|it| offer(locale, it))
            .collect();
        let open = catalog::digest_open(locale, count);
        lines.push(format!("{open} {}", offers.join(" · ")));
    }
    lines
}

/// A game with the score, the winner first.
fn ended(locale: Locale, game: &EndedGame) -> String {
    let [first, second] = game.players.map(words::mention);
    let score = if game.is_drawn { "½ : ½" } else { "1 : 0" };
    let rules = lists::title_of(locale, &game.rules);
    format!("- {first} {score} {second} · {rules}")
}

/// Somebody with the places before and now.
fn climber(climber: &Climber) -> String {
    let player = words::mention(climber.player);
    match climber.from {
        Some(from) => format!("{player} {from} → {}", climber.to),
        None => format!("{player} → {}", climber.to),
    }
}

fn tournament(locale: Locale, tournament: &DigestTournament) -> String {
    let winners = tournament.winners.iter().map(|it| words::mention(*it));
    catalog::digest_tournament(
        locale,
        tournament.moment.code(),
        words::escaped(&tournament.name),
        words::list(locale, winners),
    )
}

fn offer(locale: Locale, challenge: &OpenChallenge) -> String {
    let rules = lists::title_of(locale, &challenge.rules);
    format!("{}, {rules}", words::mention(challenge.challenger))
}

fn play_button(locale: Locale, challenge: &OpenChallenge) -> Button {
    let rules: String = lists::title_of(locale, &challenge.rules)
        .chars()
        .take(LONGEST_TITLE)
        .collect();
    Button {
        label: catalog::digest_play(locale, rules),
        press: Press::Challenge {
            id: challenge.id,
            reaction: Reaction::Accept,
        },
        look: Look::Plain,
    }
}

/// A day, in the time zone of each reader.
fn date(time: OffsetDateTime) -> String {
    format!("<t:{}:D>", time.unix_timestamp())
}

#[cfg(test)]
mod tests {
    use raichi_ratings::Rating;
    use time::macros::datetime;

    use super::*;
    use crate::{
        games::{DigestLadder, EndedGame, Surprise, TournamentMoment},
        ids::{ExternalId, GameId, Player, PlayerId},
    };

    const WEEK: (OffsetDateTime, OffsetDateTime) = (
        datetime!(2026-11-22 17:00 UTC),
        datetime!(2026-11-29 17:00 UTC),
    );

    fn player(id: u64) -> Player {
        Player {
            id: PlayerId(id.cast_signed()),
            key: ExternalId(1_234_567_890_123_456_000 + id),
        }
    }

    fn game(rules: &str) -> EndedGame {
        EndedGame {
            id: GameId(1),
            rules: rules.to_owned(),
            players: [player(1), player(2)],
            is_drawn: false,
        }
    }

    /// As much as a week can have.
    fn full(rules: &str, name: &str) -> Digest {
        let named = 1..=u64::try_from(Digest::NAMED).unwrap();
        Digest {
            games: vec![game(rules); usize::try_from(Digest::GAMES).unwrap()],
            ended: 99,
            climbers: named
                .clone()
                .map(|it| Climber {
                    player: player(it),
                    from: Some(10),
                    to: 1,
                })
                .collect(),
            longest: Some((game(rules), 321)),
            surprise: Some(Surprise {
                players: [1, 2].map(|it| (player(it), Rating::default())),
            }),
            tournaments: named
                .clone()
                .map(|_| DigestTournament {
                    name: name.to_owned(),
                    moment: TournamentMoment::Over,
                    winners: vec![player(1)],
                })
                .collect(),
            ladders: named
                .clone()
                .map(|_| DigestLadder {
                    rules: rules.to_owned(),
                    games: 12,
                    first: Some(player(3).key),
                })
                .collect(),
            solvers: (named.map(player).collect(), 7),
            challenges: Vec::new(),
        }
    }

    #[test]
    fn the_fullest_week_fits_and_counts_every_game() {
        let long = "M".repeat(60);
        for locale in Locale::ALL {
            for (rules, name) in [("copenhagen", "Jól"), ("alea-evangelii", long.as_str())] {
                let text = digest(locale, &full(rules, name), WEEK).text;
                assert!(text.chars().count() <= ROOM, "{locale:?}: {text}");
                let listed = text.matches("\n- ").count();
                assert!((1..=8).contains(&listed), "{locale:?}: {text}");
                let rest = (99 - listed).to_string();
                assert!(text.contains(&rest), "{locale:?}, {rest}: {text}");
                assert_eq!(text.matches("1 : 0").count(), listed + 1, "{text}");
            }
        }
        let short = digest(Locale::English, &full("copenhagen", "Jól"), WEEK);
        assert_eq!(short.text.matches("\n- ").count(), 8, "{}", short.text);
        assert!(short.pings.is_empty() && short.buttons.is_empty());
    }
}
