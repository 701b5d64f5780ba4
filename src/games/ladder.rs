//! Ladders of servers: what a challenge has to know, and what the end of a game means for the places.

use std::collections::BTreeSet;

use raichi_clubs::{Between, Challenger, LadderEvent, NotChallenged};
use raichi_rules::Ruleset;
use time::Duration;

use crate::{
    games::{Ending, Event, GameState, GivenRules, Refusal, TimeControl, Turn},
    ids::{Player, PlayerId},
};

/// The time control of the games of ladders.
pub const LADDER_TIME: TimeControl = TimeControl::Bank {
    bank: Duration::days(6),
    increment: Duration::hours(10),
};
/// How long a vacation keeps others from challenging a player.
pub const LADDER_REST: Duration = Duration::days(21);
/// How far back the moves of players are shown.
pub const LADDER_MOVES: Duration = Duration::days(30);

/// What is known of the games and vacations of those in a ladder.
#[derive(Debug, Clone, Default)]
pub struct LadderFacts {
    /// The running games: the challenger, and who was challenged.
    pub running: Vec<[PlayerId; 2]>,
    /// Those whose vacation keeps others from challenging them.
    pub away: BTreeSet<PlayerId>,
    /// The games that ended of late: the challenger, who was challenged, and how many days ago they ended.
    pub ended: Vec<([PlayerId; 2], u32)>,
}

impl LadderFacts {
    /// What the limits count of a player.
    pub fn challenger(&self, player: PlayerId) -> Challenger {
        let count = |seat: usize| {
            let games = self.running.iter();
            games.filter(|game| game[seat] == player).count()
        };
        Challenger {
            outgoing: count(0),
            incoming: count(1),
            is_away: self.away.contains(&player),
        }
    }

    /// What there was between two players.
    pub fn between(&self, one: PlayerId, other: PlayerId) -> Between {
        let are_they = |game: &[PlayerId; 2]| *game == [one, other] || *game == [other, one];
        let ended = self.ended.iter().filter(|(game, _)| are_they(game));
        Between {
            runs: self.running.iter().any(are_they),
            days_since: ended.map(|(_, days)| *days).min(),
        }
    }

    /// Whom a player plays after having challenged them.
    pub fn challenged_by(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let games = self.running.iter();
        games.filter_map(move |game| (game[0] == player).then_some(game[1]))
    }
}

/// Where a player of a ladder's game stood before and after its end, if they had a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LadderMove {
    /// Before.
    pub from: Option<u32>,
    /// After.
    pub to: Option<u32>,
}

/// What the messages of a ladder's game tell of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LadderGame {
    /// Who has asked for it.
    pub challenger: PlayerId,
    /// Where the challenger and the other player stood when it began.
    pub began: [u32; 2],
    /// What its end meant for the two, once it is over.
    pub ended: Option<[LadderMove; 2]>,
}

/// What the end of a game changes in its ladder, if it changes anything.
///
/// A player who has been challenged does not get away by aborting. Who does not make the first move in time has lost on time
/// there, although the game does not count elsewhere.
pub(crate) fn ladder_event(
    state: &GameState,
    turn: &Turn,
    challenged: PlayerId,
) -> Option<LadderEvent<PlayerId>> {
    let (winner, code) = turn.summary.ending?;
    let lost = |loser: PlayerId, on_time| {
        let opponent = state.player(state.side_of(loser)?.opponent());
        Some(LadderEvent::Decided {
            winner: opponent.id,
            loser,
            on_time,
        })
    };
    if code == Ending::ABORTED {
        let has_left = |player| {
            let side = state.side_of(player);
            side.is_some_and(|side| state.history().has_left(side.opponent()))
        };
        return match turn.entry.event {
            Event::RunOut => lost(state.turn_of()?.id, true),
            // The other one has lost, too, whose data is erased.
            Event::Abort | Event::Erased
                if turn.entry.by == Some(challenged) && !has_left(challenged) =>
            {
                lost(challenged, false)
            }
            _ => None,
        };
    }
    match winner {
        Some(winner) => lost(state.player(winner.opponent()).id, code == Ending::TIME),
        None => Some(LadderEvent::Drawn([state.attackers.id, state.defenders.id])),
    }
}

/// A player on a page of a ladder.
#[derive(Debug, Clone)]
pub struct LadderRung {
    /// Who.
    pub player: Player,
    /// The name under which the player is shown in pictures and on pages, if the player wants that.
    pub name: Option<String>,
    /// The place, from 1.
    pub place: u32,
    /// The place before the time of [`LADDER_MOVES`], if the player had one.
    pub former: Option<u32>,
    /// Whether the player is leaving.
    pub is_leaving: bool,
    /// Those whom the player has challenged, and plays, with their places.
    pub plays: Vec<(Player, u32)>,
    /// Why the reader cannot challenge the player, if the player stands above the reader.
    pub reason: Option<NotChallenged>,
}

/// A page of a ladder.
#[derive(Debug, Clone)]
pub struct LadderPage {
    /// The rules of its games.
    pub rules: &'static Ruleset,
    /// Those on the page, the highest first.
    pub rungs: Vec<LadderRung>,
    /// The page's number, from 0.
    pub number: u32,
    /// How many stand on all pages.
    pub total: u32,
    /// How many places above may be challenged.
    pub reach: u32,
    /// Whether it is for a reader.
    pub has_reader: bool,
    /// Where the reader stands, if the reader has a place.
    pub own: Option<u32>,
    /// Whether somebody can be challenged by the reader: the highest, or why nobody can.
    pub free: Option<Result<Player, NotChallenged>>,
}

impl LadderPage {
    /// How many stand on a page.
    pub const SIZE: u32 = 8;

    /// How many pages there are, at least one.
    pub const fn pages(&self) -> u32 {
        let pages = self.total.div_ceil(Self::SIZE);
        if pages == 0 { 1 } else { pages }
    }
}

/// Why a wish about a ladder is not fulfilled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LadderRefusal {
    /// There is no ladder by these rules, and only those who manage the server may make one.
    OnlyManagersMake,
    /// There is no ladder by these rules.
    NotMade,
    /// The user has a place already.
    AlreadyIn {
        /// Which.
        place: u32,
    },
    /// The user has no place.
    NotIn,
    /// The one who was to be challenged has left the server.
    OpponentGone {
        /// Who.
        opponent: Player,
    },
    /// The challenge is against the ladder's rules.
    Challenge {
        /// Whom it was to, if somebody was named.
        opponent: Option<Player>,
        /// Why.
        why: NotChallenged,
    },
}

impl LadderRefusal {
    /// The refusal of a wish about the ladder by these rules.
    pub(crate) fn of(self, rules: &Ruleset) -> Refusal {
        let rules = GivenRules(rules.clone());
        Refusal::Ladder { rules, why: self }
    }
}

/// The word for a reason.
pub const fn not_challenged_code(why: NotChallenged) -> &'static str {
    match why {
        NotChallenged::NotIn => "not-in",
        NotChallenged::OpponentNotIn => "opponent-not-in",
        NotChallenged::Leaving => "leaving",
        NotChallenged::OpponentLeaving => "opponent-leaving",
        NotChallenged::NotAbove => "not-above",
        NotChallenged::TooFar { .. } => "too-far",
        NotChallenged::Away => "away",
        NotChallenged::OpponentAway => "opponent-away",
        NotChallenged::Busy => "busy",
        NotChallenged::OpponentBusy => "opponent-busy",
        NotChallenged::Playing => "playing",
        NotChallenged::MetLately { .. } => "met-lately",
        NotChallenged::NobodyFree => "nobody-free",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{AdminResult, Trigger, apply_trigger};

    const NOW: time::OffsetDateTime = time::OffsetDateTime::UNIX_EPOCH;

    fn running() -> GameState {
        GameState::after("brandubh", &[], None)
    }

    /// What the end of a game by an admin means.
    fn ended(result: AdminResult) -> Option<LadderEvent<PlayerId>> {
        let state = running();
        let turn = apply_trigger(&state, Trigger::AdminEnds(result), NOW).unwrap();
        ladder_event(&state, &turn, state.defenders.id)
    }

    #[test]
    fn the_end_of_a_game_decides_or_draws_or_changes_nothing() {
        let state = running();
        let (one, other) = (state.attackers.id, state.defenders.id);
        let won = LadderEvent::Decided {
            winner: one,
            loser: other,
            on_time: false,
        };
        assert_eq!(ended(AdminResult::First), Some(won));
        assert_eq!(
            ended(AdminResult::Draw),
            Some(LadderEvent::Drawn([one, other]))
        );
        assert_eq!(ended(AdminResult::Abort), None);
    }

    #[test]
    fn facts_count_games_by_who_asked_for_them() {
        let [a, b, c] = [1, 2, 3].map(PlayerId);
        let facts = LadderFacts {
            running: vec![[a, b], [a, c], [c, b]],
            away: BTreeSet::from([c]),
            ended: vec![([b, a], 9), ([a, b], 4)],
        };
        let counted = |player| {
            let it = facts.challenger(player);
            (it.outgoing, it.incoming, it.is_away)
        };
        assert_eq!(counted(a), (2, 0, false));
        assert_eq!(counted(b), (0, 2, false));
        assert_eq!(counted(c), (1, 1, true));
        assert_eq!(
            facts.between(b, a),
            Between {
                runs: true,
                days_since: Some(4)
            }
        );
        assert_eq!(facts.between(b, PlayerId(9)), Between::default());
        assert_eq!(facts.challenged_by(a).collect::<Vec<_>>(), [b, c]);
    }
}
