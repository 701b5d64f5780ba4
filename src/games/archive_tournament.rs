//! A tournament as a record without moves that another installation can import, after the games that belong to it.

use std::collections::BTreeSet;

use raichi_clubs::{Exit, Games as GamesOfPair};
use raichi_rules::Record;
use time::{Duration, OffsetDateTime};

use crate::{
    games::{
        AT_ONCE, Every, Leaving, MOST_PLAYERS, TimeControl, TournamentName, TournamentState,
        TournamentTerms, Unfit,
        archive::{self, tag, time_control_text, user, user_text},
        archive_event::{time, time_text},
        archive_reader::{location, needed, optional, origin, rules},
    },
    ids::{ExternalId, ExternalUser, Location},
};

/// The longest time that admins can have given, in seconds.
const MOST_GIVEN: i64 = 10 * 366 * 86_400;

/// A tournament with everything that is stored about it.
#[derive(Debug, Clone, PartialEq)]
pub struct ArchivedTournament {
    /// Its identifier, the same in every installation.
    pub origin: String,
    /// Its name.
    pub name: TournamentName,
    /// Where it was made.
    pub location: Location,
    /// Who has made it.
    pub creator: ExternalUser,
    /// How it is played.
    pub terms: TournamentTerms,
    /// How far it is.
    pub state: TournamentState,
    /// Whether it begins as soon as it has its players.
    pub when_full: bool,
    /// Whether the start was put off.
    pub was_put_off: bool,
    /// Whether the notice before the start was posted.
    pub was_announced: bool,
    /// How much time admins have given everybody.
    pub given: Duration,
    /// When it was made.
    pub made_at: OffsetDateTime,
    /// When it begins, or has begun.
    pub starts_at: OffsetDateTime,
    /// When it ended.
    pub ended_at: Option<OffsetDateTime>,
    /// Its players, in the order in which they have joined.
    pub entrants: Vec<ArchivedEntrant>,
    /// Its groups, by round and number.
    pub groups: Vec<ArchivedGroup>,
}

/// A player of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArchivedEntrant {
    /// Who.
    pub who: ExternalUser,
    /// When the player joined.
    pub joined_at: OffsetDateTime,
    /// Why the player leaves or has left since the start.
    pub leaving: Option<Leaving>,
    /// How the player has left: what that means, in which round, and when.
    pub out: Option<(Exit, u32, OffsetDateTime)>,
    /// The place at the end.
    pub place: Option<u32>,
}

/// A group of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArchivedGroup {
    /// The round, from 1.
    pub round: u32,
    /// Its number in the round, from 0.
    pub number: u32,
    /// The group of the round in whose thread it plays.
    pub thread_of: u32,
    /// The channel or thread of its games, if that is known.
    pub channel: Option<ExternalId>,
    /// Its players, the strongest first.
    pub players: Vec<ExternalUser>,
    /// The origins of its games.
    pub games: Vec<String>,
}

/// The word for what is not there.
const NONE: &str = "-";

const fn exit_code(exit: Exit) -> &'static str {
    match exit {
        Exit::Annulled => "annulled",
        Exit::Forfeited => "forfeited",
    }
}

fn exit(code: &str) -> Option<Exit> {
    [Exit::Annulled, Exit::Forfeited]
        .into_iter()
        .find(|exit| exit_code(*exit) == code)
}

/// `most 32; games 2; at-once 6; rated; every month`.
fn terms_text(terms: &TournamentTerms) -> String {
    let games = match terms.games {
        GamesOfPair::One => 1,
        GamesOfPair::Two => 2,
    };
    let mut text = format!(
        "most {}; games {games}; at-once {}",
        terms.most, terms.at_once
    );
    if terms.is_rated {
        text += "; rated";
    }
    if let Some(every) = terms.every {
        text += "; every ";
        text += every.code();
    }
    text
}

/// Reads what [`terms_text`] writes, into terms that have the rules and the time control already.
fn terms(text: &str, mut terms: TournamentTerms) -> Option<TournamentTerms> {
    let fewest = u8::try_from(super::FEWEST_PLAYERS).ok()?;
    for part in text.split("; ") {
        match part.split_once(' ').unwrap_or((part, "")) {
            ("most", most) => {
                terms.most = most.parse().ok()?;
                (fewest..=MOST_PLAYERS)
                    .contains(&terms.most)
                    .then_some(())?;
            }
            ("games", "1") => terms.games = GamesOfPair::One,
            ("games", "2") => terms.games = GamesOfPair::Two,
            ("at-once", at_once) => {
                terms.at_once = at_once.parse().ok()?;
                AT_ONCE.contains(&terms.at_once).then_some(())?;
            }
            ("rated", "") => terms.is_rated = true,
            ("every", every) => terms.every = Some(Every::from_code(every)?),
            _ => return None,
        }
    }
    Some(terms)
}

impl ArchivedEntrant {
    /// `discord:1 2026-11-21T14:00:00Z out withdrew forfeited 1 2026-11-25T14:00:00Z place 3`.
    fn text(&self) -> String {
        let mut words = vec![user_text(self.who), time_text(self.joined_at)];
        if let Some(leaving) = self.leaving {
            words.extend(["out", leaving.code()].map(str::to_owned));
            if let Some((exit, round, at)) = self.out {
                words.extend([exit_code(exit).to_owned(), round.to_string(), time_text(at)]);
            }
        }
        if let Some(place) = self.place {
            words.extend(["place".to_owned(), place.to_string()]);
        }
        words.join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [who, joined_at, rest @ ..] = words.as_slice() else {
            return None;
        };
        let mut entrant = Self {
            who: user(who)?,
            joined_at: time(joined_at)?,
            leaving: None,
            out: None,
            place: None,
        };
        let mut rest = rest;
        if let ["out", why, after @ ..] = rest {
            entrant.leaving = Some(Leaving::from_code(why)?);
            rest = after;
            if let [code, round, at, after @ ..] = rest
                && let Some(exit) = exit(code)
            {
                entrant.out = Some((exit, ordinal(round)?, time(at)?));
                rest = after;
            }
        }
        if let ["place", place, after @ ..] = rest {
            entrant.place = Some(ordinal(place)?);
            rest = after;
        }
        rest.is_empty().then_some(entrant)
    }
}

/// A number from 1 that fits its column.
fn ordinal(text: &str) -> Option<u32> {
    small(text).filter(|number| *number > 0)
}

fn small(text: &str) -> Option<u32> {
    text.parse::<u8>().ok().map(u32::from)
}

impl ArchivedGroup {
    /// `1 0 0 1234 discord:1 discord:2 games ORIGIN ORIGIN`.
    fn text(&self) -> String {
        let channel = match self.channel {
            Some(channel) => channel.to_string(),
            None => NONE.to_owned(),
        };
        let numbers = [self.round, self.number, self.thread_of].map(|number| number.to_string());
        let players = self.players.iter().map(|player| user_text(*player));
        let words = numbers.into_iter().chain([channel]).chain(players);
        let words = words.chain(["games".to_owned()]);
        let words: Vec<_> = words.chain(self.games.iter().cloned()).collect();
        words.join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        let (before, games) = text.split_once(" games").unwrap_or((text, ""));
        let words: Vec<_> = before.split_whitespace().collect();
        let [round, number, thread_of, channel, players @ ..] = words.as_slice() else {
            return None;
        };
        Some(Self {
            round: ordinal(round)?,
            number: small(number)?,
            thread_of: small(thread_of)?,
            channel: match *channel {
                NONE => None,
                channel => Some(ExternalId(channel.parse().ok()?)),
            },
            players: players
                .iter()
                .map(|player| user(player))
                .collect::<Option<_>>()?,
            games: games
                .split_whitespace()
                .map(origin)
                .collect::<Option<_>>()?,
        })
    }
}

fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split("; ").map(read).collect()
}

impl ArchivedTournament {
    /// The tournament as a record.
    pub fn record(&self) -> Record {
        let mut record = Record::new(&self.terms.rules, []);
        record.set(tag::TOURNAMENT, self.name.as_str());
        record.set(tag::ORIGIN, &self.origin);
        archive::set_location(&mut record, self.location);
        record.set(tag::CREATOR, &user_text(self.creator));
        if let Some(time) = time_control_text(self.terms.time_control) {
            record.set(tag::TIME, &time);
        }
        record.set(tag::TERMS, &terms_text(&self.terms));
        record.set(tag::STATE, self.state.code());
        for (key, is_so) in [
            (tag::WHEN_FULL, self.when_full),
            (tag::PUT_OFF, self.was_put_off),
            (tag::ANNOUNCED, self.was_announced),
        ] {
            if is_so {
                record.set(key, archive::YES);
            }
        }
        if self.given.is_positive() {
            record.set(tag::TIME_GIVEN, &self.given.whole_seconds().to_string());
        }
        record.set(tag::MADE, &time_text(self.made_at));
        record.set(tag::STARTS, &time_text(self.starts_at));
        if let Some(ended_at) = self.ended_at {
            record.set(tag::ENDED, &time_text(ended_at));
        }
        let joined = |parts: Vec<String>| parts.join("; ");
        if !self.entrants.is_empty() {
            let entrants = self.entrants.iter().map(ArchivedEntrant::text);
            record.set(tag::PLAYERS, &joined(entrants.collect()));
        }
        if !self.groups.is_empty() {
            let groups = self.groups.iter().map(ArchivedGroup::text);
            record.set(tag::GROUPS, &joined(groups.collect()));
        }
        record
    }

    /// Whether a record is that of a tournament.
    pub fn is_in(record: &Record) -> bool {
        record.tag(tag::TOURNAMENT).is_some() && record.moves.is_empty()
    }

    /// The tournament of a record.
    ///
    /// Fails when the record is not complete, as [`record`](Self::record) writes it, or contradicts itself.
    pub fn of_record(record: &Record) -> Result<Self, Unfit> {
        let is_so = |key| {
            optional(record, key, |text| (text == archive::YES).then_some(()))
                .map(|yes| yes.is_some())
        };
        let blank = TournamentTerms {
            rules: rules(record)?,
            time_control: needed(record, tag::TIME, archive::time_control)?,
            most: MOST_PLAYERS,
            games: GamesOfPair::Two,
            at_once: super::USUAL_AT_ONCE,
            is_rated: false,
            every: None,
        };
        if blank.time_control == TimeControl::Unlimited {
            return Err(Unfit::NoTag(tag::TIME));
        }
        let given = optional(record, tag::TIME_GIVEN, |text| {
            let seconds: i64 = text.parse().ok()?;
            (0..=MOST_GIVEN)
                .contains(&seconds)
                .then(|| Duration::seconds(seconds))
        })?;
        let tournament = Self {
            origin: needed(record, tag::ORIGIN, origin)?,
            name: needed(record, tag::TOURNAMENT, |text| {
                let name = TournamentName::typed(text).ok()?;
                (name.as_str() == text).then_some(name)
            })?,
            location: location(record)?,
            creator: needed(record, tag::CREATOR, user)?,
            terms: needed(record, tag::TERMS, |text| terms(text, blank))?,
            state: needed(record, tag::STATE, TournamentState::from_code)?,
            when_full: is_so(tag::WHEN_FULL)?,
            was_put_off: is_so(tag::PUT_OFF)?,
            was_announced: is_so(tag::ANNOUNCED)?,
            given: given.unwrap_or_default(),
            made_at: needed(record, tag::MADE, time)?,
            starts_at: needed(record, tag::STARTS, time)?,
            ended_at: optional(record, tag::ENDED, time)?,
            entrants: optional(record, tag::PLAYERS, |text| {
                list(text, ArchivedEntrant::read)
            })?
            .unwrap_or_default(),
            groups: optional(record, tag::GROUPS, |text| list(text, ArchivedGroup::read))?
                .unwrap_or_default(),
        };
        tournament.check()?;
        Ok(tournament)
    }

    /// Fails when somebody is in it twice, a group twice, or a group has others than its players.
    fn check(&self) -> Result<(), Unfit> {
        let wrong = |tag, value: String| Err(Unfit::Tag { tag, value });
        let mut players = BTreeSet::new();
        for entrant in &self.entrants {
            if entrant.who.door != self.location.door || !players.insert(entrant.who.key) {
                return wrong(tag::PLAYERS, entrant.text());
            }
        }
        if players.len() > usize::from(MOST_PLAYERS) {
            return wrong(tag::PLAYERS, format!("{} players", players.len()));
        }
        let mut numbers = BTreeSet::new();
        for group in &self.groups {
            let own: BTreeSet<_> = group.players.iter().map(|player| player.key).collect();
            let is_new = numbers.insert((group.round, group.number));
            if !is_new || own.len() != group.players.len() || !own.is_subset(&players) {
                return wrong(tag::GROUPS, group.text());
            }
        }
        if (self.state == TournamentState::Running) == self.groups.is_empty()
            && self.state != TournamentState::Over
            && self.state != TournamentState::Cancelled
        {
            return wrong(tag::STATE, self.state.code().to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
