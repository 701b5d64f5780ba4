//! A ladder as a record without moves that another installation can import, after the games that belong to it.

use raichi_clubs::LadderEvent;
use raichi_rules::{Record, Ruleset};
use time::OffsetDateTime;

use crate::{
    games::{
        Unfit,
        archive::{tag, user, user_text},
        archive_event::{time, time_text},
        archive_reader::{needed, optional, origin, rules},
    },
    ids::ExternalUser,
};

/// The word for what is not there.
const NONE: &str = "-";
/// More places than any ladder has.
const MOST_PLACES: u32 = 1_000_000;

/// A ladder with everything that is stored about it. Its places follow from the log.
#[derive(Debug, Clone, PartialEq)]
pub struct ArchivedLadder {
    /// Its server.
    pub server: ExternalUser,
    /// The rules of its games.
    pub rules: Ruleset,
    /// When it was made.
    pub made_at: OffsetDateTime,
    /// What has changed the places, in order.
    pub log: Vec<ArchivedChange>,
    /// Its games, in the order in which they began.
    pub games: Vec<ArchivedLadderGame>,
}

/// A change of a ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArchivedChange {
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub event: LadderEvent<ExternalUser>,
    /// The origin of the game by which it came.
    pub game: Option<String>,
}

/// A game of a ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArchivedLadderGame {
    /// Its origin.
    pub origin: String,
    /// The challenger, and who was challenged.
    pub players: [ExternalUser; 2],
    /// Their places when it began.
    pub began: [u32; 2],
    /// When it ended, and their places before and after that.
    pub ended: Option<LadderGameEnd>,
}

/// When a game of a ladder ended, and what places its players had before and after that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderGameEnd {
    /// When.
    pub at: OffsetDateTime,
    /// Before.
    pub before: [Option<u32>; 2],
    /// After.
    pub after: [Option<u32>; 2],
}

impl ArchivedChange {
    /// Whom it is about.
    pub fn players(&self) -> impl Iterator<Item = ExternalUser> + use<> {
        let (one, other) = match self.event {
            LadderEvent::Joined(one) | LadderEvent::Left(one) | LadderEvent::Removed(one) => {
                (one, None)
            }
            LadderEvent::Decided { winner, loser, .. } => (winner, Some(loser)),
            LadderEvent::Drawn([one, other]) => (one, Some(other)),
        };
        [one].into_iter().chain(other)
    }

    /// `2026-11-21T14:00:00Z won discord:1 discord:2 ORIGIN`.
    fn text(&self) -> String {
        let (code, one, other) = match self.event {
            LadderEvent::Joined(player) => ("joined", player, None),
            LadderEvent::Left(player) => ("left", player, None),
            LadderEvent::Removed(player) => ("removed", player, None),
            LadderEvent::Decided {
                winner,
                loser,
                on_time,
            } => {
                let code = if on_time { "won-on-time" } else { "won" };
                (code, winner, Some(loser))
            }
            LadderEvent::Drawn([one, other]) => ("drawn", one, Some(other)),
        };
        let words = [time_text(self.at), code.to_owned(), user_text(one)];
        let words = words.into_iter().chain(other.map(user_text));
        let words: Vec<_> = words.chain(self.game.clone()).collect();
        words.join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [at, code, one, rest @ ..] = words.as_slice() else {
            return None;
        };
        let one = user(one)?;
        let (event, rest) = match (*code, rest) {
            ("joined", rest) => (LadderEvent::Joined(one), rest),
            ("left", rest) => (LadderEvent::Left(one), rest),
            ("removed", rest) => (LadderEvent::Removed(one), rest),
            ("won" | "won-on-time", [other, rest @ ..]) => {
                let event = LadderEvent::Decided {
                    winner: one,
                    loser: user(other)?,
                    on_time: *code == "won-on-time",
                };
                (event, rest)
            }
            ("drawn", [other, rest @ ..]) => (LadderEvent::Drawn([one, user(other)?]), rest),
            _ => return None,
        };
        let game = match rest {
            [] => None,
            [game] => Some(origin(game)?),
            _ => return None,
        };
        Some(Self {
            at: time(at)?,
            event,
            game,
        })
    }
}

fn place_text(place: Option<u32>) -> String {
    place.map_or_else(|| NONE.to_owned(), |place| place.to_string())
}

fn place(text: &str) -> Option<u32> {
    let place = text.parse().ok()?;
    (1..=MOST_PLACES).contains(&place).then_some(place)
}

fn place_or_none(text: &str) -> Option<Option<u32>> {
    match text {
        NONE => Some(None),
        text => place(text).map(Some),
    }
}

impl ArchivedLadderGame {
    /// `ORIGIN discord:1 discord:2 5 2 2026-11-21T14:00:00Z 5 2 2 3`: the places when it began, before its end, and after it.
    fn text(&self) -> String {
        let players = self.players.map(user_text);
        let began = self.began.map(|place| place.to_string());
        let ended = self.ended.iter().flat_map(|ended| {
            let places = [ended.before, ended.after].concat();
            let places = places.into_iter().map(place_text);
            [time_text(ended.at)].into_iter().chain(places)
        });
        let words = [self.origin.clone()].into_iter().chain(players);
        let words: Vec<_> = words.chain(began).chain(ended).collect();
        words.join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [of, one, other, began_one, began_other, rest @ ..] = words.as_slice() else {
            return None;
        };
        let ended = match rest {
            [] => None,
            [at, a, b, c, d] => Some(LadderGameEnd {
                at: time(at)?,
                before: [place_or_none(a)?, place_or_none(b)?],
                after: [place_or_none(c)?, place_or_none(d)?],
            }),
            _ => return None,
        };
        Some(Self {
            origin: origin(of)?,
            players: [user(one)?, user(other)?],
            began: [place(began_one)?, place(began_other)?],
            ended,
        })
    }
}

fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split("; ").map(read).collect()
}

impl ArchivedLadder {
    /// The ladder as a record.
    pub fn record(&self) -> Record {
        let mut record = Record::new(&self.rules, []);
        record.set(tag::LADDER, self.rules.name());
        record.set(tag::SERVER, &user_text(self.server));
        record.set(tag::MADE, &time_text(self.made_at));
        let joined = |parts: Vec<String>| parts.join("; ");
        if !self.log.is_empty() {
            let log = self.log.iter().map(ArchivedChange::text);
            record.set(tag::CHANGES, &joined(log.collect()));
        }
        if !self.games.is_empty() {
            let games = self.games.iter().map(ArchivedLadderGame::text);
            record.set(tag::GAMES, &joined(games.collect()));
        }
        record
    }

    /// Whether a record is that of a ladder.
    pub fn is_in(record: &Record) -> bool {
        record.tag(tag::LADDER).is_some() && record.moves.is_empty()
    }

    /// The ladder of a record.
    ///
    /// Fails when the record is not complete, as [`record`](Self::record) writes it.
    pub fn of_record(record: &Record) -> Result<Self, Unfit> {
        let rules = rules(record)?;
        needed(record, tag::LADDER, |name| {
            (name == rules.name() && rules.is_shipped()).then_some(())
        })?;
        let ladder = Self {
            server: needed(record, tag::SERVER, user)?,
            rules,
            made_at: needed(record, tag::MADE, time)?,
            log: optional(record, tag::CHANGES, |text| {
                list(text, ArchivedChange::read)
            })?
            .unwrap_or_default(),
            games: optional(record, tag::GAMES, |text| {
                list(text, ArchivedLadderGame::read)
            })?
            .unwrap_or_default(),
        };
        let in_log = ladder.log.iter().flat_map(ArchivedChange::players);
        let in_games = ladder.games.iter().flat_map(|game| game.players);
        let stranger = in_log
            .chain(in_games)
            .find(|who| who.door != ladder.server.door);
        match stranger {
            Some(stranger) => Err(Unfit::Tag {
                tag: tag::CHANGES,
                value: user_text(stranger),
            }),
            None => Ok(ladder),
        }
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::records;
    use time::Duration;

    use super::*;
    use crate::ids::{Door, ExternalId};

    fn who(key: u64) -> ExternalUser {
        ExternalUser {
            door: Door::Discord,
            key: ExternalId(key),
        }
    }

    fn ladder() -> ArchivedLadder {
        let at = OffsetDateTime::UNIX_EPOCH;
        let (one, other, gone) = (who(1), who(2), who(ExternalId::NOBODYS | 3));
        let won = |on_time| LadderEvent::Decided {
            winner: one,
            loser: other,
            on_time,
        };
        let of_game = Some("game".to_owned());
        let log = [
            (LadderEvent::Joined(one), None),
            (LadderEvent::Joined(other), None),
            (LadderEvent::Joined(gone), None),
            (won(false), of_game.clone()),
            (won(true), of_game.clone()),
            (LadderEvent::Drawn([other, one]), of_game),
            (LadderEvent::Left(gone), None),
            (LadderEvent::Removed(gone), None),
        ];
        let game = ArchivedLadderGame {
            origin: "game".to_owned(),
            players: [one, other],
            began: [5, 2],
            ended: Some(LadderGameEnd {
                at,
                before: [Some(5), Some(2)],
                after: [Some(2), None],
            }),
        };
        ArchivedLadder {
            server: who(7),
            rules: Ruleset::preset("brandubh").expect("it ships"),
            made_at: at,
            log: log
                .into_iter()
                .map(|(event, game)| ArchivedChange {
                    at: at + Duration::HOUR,
                    event,
                    game,
                })
                .collect(),
            games: vec![
                game.clone(),
                ArchivedLadderGame {
                    ended: None,
                    ..game
                },
            ],
        }
    }

    fn read(text: &str) -> Result<ArchivedLadder, Unfit> {
        let record = records(text).next().expect("a record");
        ArchivedLadder::of_record(&record)
    }

    #[test]
    fn a_ladder_is_read_as_it_is_written() {
        let ladder = ladder();
        let text = ladder.record().to_string();
        assert_eq!(read(&text).expect("it is complete"), ladder);
        let empty = ArchivedLadder {
            log: Vec::new(),
            games: Vec::new(),
            ..ladder
        };
        let text = empty.record().to_string();
        assert_eq!(read(&text).expect("it is complete"), empty);
    }

    #[test]
    fn what_is_not_a_ladder_is_refused() {
        let text = ladder().record().to_string();
        for (right, wrong) in [
            ("[Ladder \"brandubh\"]", "[Ladder \"copenhagen\"]"),
            ("[Rules \"brandubh\"]", "[Rules \"unknown\"]"),
            ("won-on-time discord:1 discord:2", "won-on-time discord:1"),
            (" won discord:1", " beaten discord:1"),
            ("joined discord:1", "joined somebody"),
            ("joined discord:1", "joined local:1"),
            ("5 2 1970", "0 2 1970"),
            ("5 2 2 -", "5 2 2"),
            ("[Made \"1970", "[Made \"x"),
        ] {
            assert!(text.contains(right), "{right}: {text}");
            assert!(read(&text.replacen(right, wrong, 1)).is_err(), "{wrong}");
        }
    }
}
