//! Tournaments: what they consist of, and what happens next in one, as a pure function of what is stored.
//!
//! Groups, pairings and tables are those of `raichi-clubs`. A round is a set of groups in which everybody plays everybody else; the best
//! of each group play the next round, until there is one group.

mod entry;
mod step;
#[cfg(test)]
mod tests;

use raichi_clubs::{Exit, Games as GamesOfPair, Outcome, Pairing, Standing, TableGame, standings};
use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime};

pub use self::{
    entry::{NewTournament, TournamentName, TournamentRefusal, TournamentStart},
    step::{TournamentStep, Upshot, next_step},
};
use crate::{
    games::TimeControl,
    ids::{Door, ExternalId, GameId, PlaceId, Player, PlayerId, TournamentGroupId, TournamentId},
};

/// The fewest players with whom a tournament begins.
pub const FEWEST_PLAYERS: usize = 3;
/// The most players whom a tournament can have.
pub const MOST_PLAYERS: u8 = 64;
/// The most players if no number is given.
pub const USUAL_PLAYERS: u8 = 32;
/// How many games a player can have at once.
pub const AT_ONCE: std::ops::RangeInclusive<u8> = 2..=12;
/// How many games a player has at once if no number is given.
pub const USUAL_AT_ONCE: u8 = 6;
/// The time control if none is given.
pub const USUAL_TIME: TimeControl = TimeControl::Bank {
    bank: Duration::days(6),
    increment: Duration::hours(10),
};
/// How many unfinished tournaments a server can have.
pub const TOURNAMENTS_HERE: u32 = 3;
/// How many games of a round at most are played in one thread.
pub const GAMES_IN_THREAD: usize = 12;
/// How long before the start the notice comes.
const ANNOUNCED: Duration = Duration::days(2);
/// Within what time a player has to make a move, unless half the time for a move is longer.
const SHOWN_WITHIN: Duration = Duration::days(3);
/// How many games a player loses on time before being out.
const LOST_ON_TIME: usize = 2;

raichi_rules::codes! {
    /// How far a tournament is.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TournamentState {
        /// People can join.
        SignUp = "sign-up",
        /// It is played.
        Running = "running",
        /// It has been played to its end.
        Over = "over",
        /// It was called off.
        Cancelled = "cancelled",
    }
}

raichi_rules::codes! {
    /// Why a player leaves a tournament that has begun.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Leaving {
        /// The player has made no move.
        NoShow = "no-show",
        /// The player wanted to.
        Withdrew = "withdrew",
        /// An admin has removed the player.
        Removed = "removed",
        /// The player has left the server.
        Left = "left",
        /// The player has lost two games on time.
        Time = "time",
        /// The player has had all personal data erased.
        Erased = "erased",
    }
}

raichi_rules::codes! {
    /// What an admin does with a tournament.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TournamentAct {
        /// Calls it off.
        Cancel = "cancel",
        /// Removes a player.
        Remove = "remove",
        /// Gives everybody more time.
        Time = "time",
        /// Moves it to another channel.
        Move = "move",
    }
}

impl TournamentAct {
    /// The word for it in the log of admins.
    pub const fn logged(self) -> &'static str {
        match self {
            Self::Cancel => "tournament-cancel",
            Self::Remove => "tournament-remove",
            Self::Time => "tournament-time",
            Self::Move => "tournament-move",
        }
    }
}

raichi_rules::codes! {
    /// What is posted about a tournament beside the list of players and the groups.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum NewsKind {
        /// The start is put off: there are too few players.
        PutOff = "put-off",
        /// It is called off: too few have joined.
        Cancelled = "cancelled",
        /// An admin has called it off.
        CalledOff = "called-off",
        /// It starts soon.
        Soon = "soon",
        /// An admin has moved it to this channel.
        Moved = "moved",
        /// An admin has given everybody more time.
        Time = "time",
        /// A player is out.
        Out = "out",
        /// A round is over.
        Round = "round",
        /// It is over.
        Over = "over",
    }
}

raichi_rules::codes! {
    /// How long after its start a tournament is repeated.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Every {
        /// A month.
        Month = "month",
        /// Three months.
        ThreeMonths = "three-months",
    }
}

impl Every {
    /// How many months that are.
    pub const fn months(self) -> u8 {
        match self {
            Self::Month => 1,
            Self::ThreeMonths => 3,
        }
    }
}

/// How a tournament is played.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentTerms {
    /// The rules.
    pub rules: Ruleset,
    /// The time control of each game.
    pub time_control: TimeControl,
    /// How many players it has at most.
    pub most: u8,
    /// How many games each pair of a group plays.
    pub games: GamesOfPair,
    /// How many games a player has at the same time.
    pub at_once: u8,
    /// Whether the games are rated where they can be.
    pub is_rated: bool,
    /// Whether it is repeated, and when.
    pub every: Option<Every>,
}

/// A player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The player.
    pub player: Player,
    /// The name under which the player is shown in pictures and on pages, if the player wants that.
    pub name: Option<String>,
    /// The player's rating over all rulesets, in whole points.
    pub rating: i32,
    /// Why the player leaves or has left since the start.
    pub leaving: Option<Leaving>,
    /// What that means, once it is settled.
    pub out: Option<Out>,
    /// The place at the end.
    pub place: Option<u32>,
}

/// How a player has left a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Out {
    /// How the games of that round count.
    pub exit: Exit,
    /// In which round.
    pub round: u32,
    /// When.
    pub at: OffsetDateTime,
}

/// A group of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGroup {
    /// Its id.
    pub id: TournamentGroupId,
    /// The round, from 1.
    pub round: u32,
    /// Its number in the round, from 0.
    pub number: u32,
    /// Its players, the strongest first.
    pub players: Vec<PlayerId>,
    /// Where its games are played, once that is known.
    pub place: Option<PlaceId>,
    /// The channel or thread of that place.
    pub channel: Option<ExternalId>,
    /// The message from which its thread begins.
    pub message: Option<ExternalId>,
    /// Its games that have begun.
    pub games: Vec<GroupGame>,
}

/// A game of a group that has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupGame {
    /// Its number.
    pub id: GameId,
    /// The player of the first side, then that of the second.
    pub players: [PlayerId; 2],
    /// Whether each of the two has done anything in it.
    pub acted: [bool; 2],
    /// When it began.
    pub started_at: OffsetDateTime,
    /// Who is to move, if the clock of that player runs.
    pub waits_for: Option<PlayerId>,
    /// How it has ended.
    pub end: Option<GameEnd>,
}

/// How a game of a group has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameEnd {
    /// When.
    pub at: OffsetDateTime,
    /// Its outcome; `None` if it was called off and does not count.
    pub outcome: Option<Outcome<PlayerId>>,
    /// Who has lost it on time.
    pub late: Option<PlayerId>,
}

/// A tournament with all that is stored of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    /// Its id.
    pub id: TournamentId,
    /// Its name, as it was typed.
    pub name: String,
    /// Who has made it.
    pub creator: Player,
    /// Its door.
    pub door: Door,
    /// Its server.
    pub server: ExternalId,
    /// The place in which it was made.
    pub place: PlaceId,
    /// The channel of that place.
    pub channel: ExternalId,
    /// How it is played.
    pub terms: TournamentTerms,
    /// How far it is.
    pub state: TournamentState,
    /// Whether it begins as soon as it has its players.
    pub when_full: bool,
    /// When it begins, or has begun.
    pub starts_at: OffsetDateTime,
    /// When it was made.
    pub made_at: OffsetDateTime,
    /// Whether the start was put off.
    pub was_put_off: bool,
    /// Whether the notice before the start was posted.
    pub was_announced: bool,
    /// How much time admins have given everybody.
    pub given: Duration,
    /// The message with the list of players.
    pub message: Option<ExternalId>,
    /// Whether that message is still to be posted.
    pub is_unposted: bool,
    /// Its players in the order in which they have joined.
    pub entrants: Vec<Entrant>,
    /// Its groups, by round and number.
    pub groups: Vec<TournamentGroup>,
}

/// When the notice before the start of a tournament is due that was made and starts at these times: while people can join for some
/// days, the list of players has not scrolled away.
fn announced_at(made_at: OffsetDateTime, starts_at: OffsetDateTime) -> Option<OffsetDateTime> {
    let at = starts_at.saturating_sub(ANNOUNCED);
    (at.saturating_sub(ANNOUNCED) >= made_at).then_some(at)
}

impl Tournament {
    /// The round that is played or was played last, from 1; 0 before the start.
    pub fn round(&self) -> u32 {
        let rounds = self.groups.iter().map(|group| group.round);
        rounds.max().unwrap_or_default()
    }

    /// The groups of a round.
    pub fn groups_of(&self, round: u32) -> impl Iterator<Item = &TournamentGroup> {
        let groups = self.groups.iter();
        groups.filter(move |group| group.round == round)
    }

    /// What is stored of a player, who need not play in it.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        let mut entrants = self.entrants.iter();
        entrants.find(|entrant| entrant.player.id == player)
    }

    /// A player with the id at the door.
    pub fn player(&self, player: PlayerId) -> Option<Player> {
        self.entrant(player).map(|entrant| entrant.player)
    }

    /// How a player has left the tournament in a round, if so.
    pub fn exit(&self, player: PlayerId, round: u32) -> Option<Out> {
        self.entrant(player)?.out.filter(|out| out.round == round)
    }

    /// All games that a group has to play, with how they have ended. A game that was called off is missing.
    pub fn games(&self, group: &TournamentGroup) -> Vec<TableGame<PlayerId>> {
        let pairings = raichi_clubs::pairings(&group.players, self.terms.games);
        let game = |pairing: Pairing<PlayerId>| {
            let mut begun = group.games.iter();
            let begun = begun.find(|game| game.players == pairing.players);
            let end = begun.and_then(|game| game.end);
            let is_void = end.is_some_and(|end| end.outcome.is_none());
            // What ends after a player is out counts as it did then.
            let is_late = |end: &GameEnd| {
                let outs = pairing.players.iter();
                let mut outs = outs.filter_map(|&player| self.exit(player, group.round));
                outs.any(|out| end.at > out.at)
            };
            let outcome = end.filter(|end| !is_late(end)).and_then(|end| end.outcome);
            (!is_void).then_some(TableGame { pairing, outcome })
        };
        pairings.into_iter().filter_map(game).collect()
    }

    /// The table of a group, the best first.
    pub fn table(&self, group: &TournamentGroup) -> Vec<Standing<PlayerId>> {
        let exit = |player| self.exit(player, group.round).map(|out| out.exit);
        standings(&group.players, &self.games(group), exit)
    }

    /// Within what time of the start of a game a player has to have made a move in some game.
    pub fn shown_within(&self) -> Duration {
        match self.terms.time_control {
            TimeControl::PerMove(time) => SHOWN_WITHIN.max(time / 2) + self.given,
            TimeControl::Bank { .. } | TimeControl::Unlimited => SHOWN_WITHIN + self.given,
        }
    }

    /// When the notice before the start is due, if there is still one: where people could join for long before it.
    pub fn announced_at(&self) -> Option<OffsetDateTime> {
        let at = announced_at(self.made_at, self.starts_at);
        at.filter(|_| !self.when_full && !self.was_announced)
    }
}
