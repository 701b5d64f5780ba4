//! Ladders: who stands above whom.

use thiserror::Error;

/// How many games somebody may have running that they asked for.
pub const MAX_OUTGOING: usize = 2;
/// How many games somebody may have running that others asked for.
pub const MAX_INCOMING: usize = 3;
/// How many days after their last game two players may not meet.
pub const REMATCH_DAYS: u32 = 7;
/// How many places somebody goes down who loses on time, besides what any loss costs.
pub const TIMEOUT_PLACES: usize = 5;
/// How many losses on time in a row end the membership.
const MAX_TIMEOUTS: u8 = 2;
/// How many places above may be challenged in a short ladder.
const MIN_REACH: usize = 3;
/// In a long ladder, this part of it may be challenged.
const REACH: usize = 5;

/// A place of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung<P> {
    /// Who stands there.
    pub player: P,
    /// Whether the player is leaving: games that run still count for the opponents, and new ones do not begin.
    pub is_leaving: bool,
    /// How many games the player has lost on time since the last other result.
    pub timeouts: u8,
}

/// The places of a ladder, the first at the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder<P> {
    rungs: Vec<Rung<P>>,
}

/// What changes a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderEvent<P> {
    /// Somebody comes in at the end, or who is leaving stays; at the end, who had to leave for the losses on time.
    Joined(P),
    /// Somebody wants to leave. `Removed` follows as soon as none of their games run.
    Left(P),
    /// Somebody leaves a ladder.
    Removed(P),
    /// A game is over.
    Decided {
        /// Who has won.
        winner: P,
        /// Who has lost.
        loser: P,
        /// Whether the time of the loser was up.
        on_time: bool,
    },
    /// A game has no winner.
    Drawn([P; 2]),
}

/// What the limits count of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Challenger {
    /// Running games that the player asked for.
    pub outgoing: usize,
    /// Running games that others asked for.
    pub incoming: usize,
    /// Whether the player is on vacation.
    pub is_away: bool,
}

/// What there was between two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// Whether a game of them runs.
    pub runs: bool,
    /// How many days ago their last game ended, if they have met.
    pub days_since: Option<u32>,
}

/// Why somebody cannot be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotChallenged {
    /// The challenger has no place.
    #[error("the challenger is not in the ladder")]
    NotIn,
    /// The opponent has no place.
    #[error("the opponent is not in the ladder")]
    OpponentNotIn,
    /// The challenger is leaving.
    #[error("the challenger is leaving the ladder")]
    Leaving,
    /// The opponent is leaving.
    #[error("the opponent is leaving the ladder")]
    OpponentLeaving,
    /// The opponent does not stand above.
    #[error("the opponent does not stand above the challenger")]
    NotAbove,
    /// The opponent stands too far above.
    #[error("the opponent stands more than {reach} places above")]
    TooFar {
        /// How many places above may be challenged.
        reach: usize,
    },
    /// The challenger is on vacation.
    #[error("the challenger is on vacation")]
    Away,
    /// The opponent is on vacation.
    #[error("the opponent is on vacation")]
    OpponentAway,
    /// The challenger has asked for as many games as may run.
    #[error("the challenger has {MAX_OUTGOING} games running")]
    Busy,
    /// The opponent has been asked for as many games as may run.
    #[error("the opponent has {MAX_INCOMING} games running")]
    OpponentBusy,
    /// A game of the two runs.
    #[error("the two are playing")]
    Playing,
    /// The two have met lately.
    #[error("the two may meet again in {days} days")]
    MetLately {
        /// How many days it takes until they may meet.
        days: u32,
    },
    /// Nobody above is free.
    #[error("nobody above can be challenged")]
    NobodyFree,
}

impl<P> Default for Ladder<P> {
    fn default() -> Self {
        Self { rungs: Vec::new() }
    }
}

impl<P: Copy + PartialEq> Ladder<P> {
    /// The ladder after these events.
    pub fn from_events(events: impl IntoIterator<Item = LadderEvent<P>>) -> Self {
        let mut ladder = Self::default();
        for event in events {
            ladder.apply(event);
        }
        ladder
    }

    /// A ladder with these places, the first at the top.
    #[must_use]
    pub const fn from_rungs(rungs: Vec<Rung<P>>) -> Self {
        Self { rungs }
    }

    /// The places, the first at the top.
    #[must_use]
    pub fn rungs(&self) -> &[Rung<P>] {
        &self.rungs
    }

    /// The place of a player, from 1.
    #[must_use]
    pub fn place(&self, player: P) -> Option<usize> {
        Some(self.index(player)? + 1)
    }

    /// How many places above may be challenged: three, or a fifth of the ladder if that is more.
    #[must_use]
    pub fn reach(&self) -> usize {
        MIN_REACH.max(self.rungs.len() / REACH)
    }

    /// Changes the ladder. An event of players who are not in it changes nothing.
    pub fn apply(&mut self, event: LadderEvent<P>) {
        match event {
            LadderEvent::Joined(player) => match self.rung(player) {
                Some(rung) if rung.timeouts < MAX_TIMEOUTS => rung.is_leaving = false,
                _ => {
                    self.apply(LadderEvent::Removed(player));
                    self.rungs.push(Rung {
                        player,
                        is_leaving: false,
                        timeouts: 0,
                    });
                }
            },
            LadderEvent::Left(player) => {
                if let Some(rung) = self.rung(player) {
                    rung.is_leaving = true;
                }
            }
            LadderEvent::Removed(player) => self.rungs.retain(|rung| rung.player != player),
            LadderEvent::Decided {
                winner,
                loser,
                on_time,
            } => self.decide(winner, loser, on_time),
            LadderEvent::Drawn(players) => {
                for player in players {
                    self.count_in_time(player);
                }
            }
        }
    }

    fn decide(&mut self, winner: P, loser: P, on_time: bool) {
        self.count_in_time(winner);
        if let (Some(from), Some(to)) = (self.index(winner), self.index(loser))
            && from > to
            && !self.rungs[from].is_leaving
        {
            self.rungs[to..=from].rotate_right(1);
        }
        if !on_time {
            return self.count_in_time(loser);
        }
        let Some(from) = self.index(loser) else {
            return;
        };
        let to = (from + TIMEOUT_PLACES).min(self.rungs.len() - 1);
        self.rungs[from..=to].rotate_left(1);
        let rung = &mut self.rungs[to];
        rung.timeouts = rung.timeouts.saturating_add(1);
        rung.is_leaving |= rung.timeouts >= MAX_TIMEOUTS;
    }

    fn count_in_time(&mut self, player: P) {
        if let Some(rung) = self.rung(player) {
            rung.timeouts = 0;
        }
    }

    /// Whether a player may challenge another.
    ///
    /// # Errors
    ///
    /// Why not, the reason that lasts longest first.
    pub fn challenge(
        &self,
        by: P,
        opponent: P,
        facts: impl Fn(P) -> Challenger,
        between: Between,
    ) -> Result<(), NotChallenged> {
        let below = self.index(by).ok_or(NotChallenged::NotIn)?;
        let above = self.index(opponent).ok_or(NotChallenged::OpponentNotIn)?;
        let (mine, theirs) = (facts(by), facts(opponent));
        let reach = self.reach();
        let reasons = [
            (self.rungs[below].is_leaving, NotChallenged::Leaving),
            (self.rungs[above].is_leaving, NotChallenged::OpponentLeaving),
            (above >= below, NotChallenged::NotAbove),
            (above + reach < below, NotChallenged::TooFar { reach }),
            (mine.is_away, NotChallenged::Away),
            (theirs.is_away, NotChallenged::OpponentAway),
            (between.runs, NotChallenged::Playing),
            (mine.outgoing >= MAX_OUTGOING, NotChallenged::Busy),
            (theirs.incoming >= MAX_INCOMING, NotChallenged::OpponentBusy),
        ];
        if let Some((_, reason)) = reasons.into_iter().find(|(holds, _)| *holds) {
            return Err(reason);
        }
        match between.days_since {
            Some(days) if days < REMATCH_DAYS => Err(NotChallenged::MetLately {
                days: REMATCH_DAYS - days,
            }),
            _ => Ok(()),
        }
    }

    /// The highest whom a player may challenge.
    ///
    /// # Errors
    ///
    /// [`NotChallenged::NotIn`], what keeps the player from any challenge, or [`NotChallenged::NobodyFree`].
    pub fn highest_free(
        &self,
        by: P,
        facts: impl Fn(P) -> Challenger,
        between: impl Fn(P) -> Between,
    ) -> Result<P, NotChallenged> {
        let below = self.index(by).ok_or(NotChallenged::NotIn)?;
        let within_reach = &self.rungs[below.saturating_sub(self.reach())..below];
        for rung in within_reach {
            match self.challenge(by, rung.player, &facts, between(rung.player)) {
                Ok(()) => return Ok(rung.player),
                Err(own @ (NotChallenged::Leaving | NotChallenged::Away | NotChallenged::Busy)) => {
                    return Err(own);
                }
                Err(_) => {}
            }
        }
        Err(NotChallenged::NobodyFree)
    }

    fn index(&self, player: P) -> Option<usize> {
        self.rungs.iter().position(|rung| rung.player == player)
    }

    fn rung(&mut self, player: P) -> Option<&mut Rung<P>> {
        self.rungs.iter_mut().find(|rung| rung.player == player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder(players: &str) -> Ladder<char> {
        Ladder::from_events(players.chars().map(LadderEvent::Joined))
    }

    fn order(ladder: &Ladder<char>) -> String {
        ladder.rungs().iter().map(|rung| rung.player).collect()
    }

    fn after(players: &str, events: &[LadderEvent<char>]) -> String {
        let mut ladder = ladder(players);
        for event in events {
            ladder.apply(*event);
        }
        order(&ladder)
    }

    fn won(winner: char, loser: char) -> LadderEvent<char> {
        LadderEvent::Decided {
            winner,
            loser,
            on_time: false,
        }
    }

    fn won_on_time(winner: char, loser: char) -> LadderEvent<char> {
        LadderEvent::Decided {
            winner,
            loser,
            on_time: true,
        }
    }

    #[test]
    fn the_winner_from_below_takes_the_place() {
        assert_eq!(after("abcde", &[won('d', 'b')]), "adbce");
        assert_eq!(after("abcde", &[won('b', 'd')]), "abcde");
        assert_eq!(after("abcde", &[LadderEvent::Drawn(['d', 'b'])]), "abcde");
        assert_eq!(
            after("abcde", &[won('x', 'b'), won('b', 'x')]),
            "abcde",
            "strangers"
        );
    }

    #[test]
    fn a_loss_on_time_costs_five_places_more() {
        assert_eq!(after("abcdefgh", &[won_on_time('c', 'a')]), "cbdefgah");
        assert_eq!(after("abcdefgh", &[won_on_time('a', 'f')]), "abcdeghf");
        assert_eq!(after("abcdefgh", &[won_on_time('c', 'b')]), "acdefghb");
    }

    #[test]
    fn two_losses_on_time_in_a_row_end_the_membership() {
        let mut it = ladder("abc");
        it.apply(won_on_time('a', 'b'));
        it.apply(won('a', 'b'));
        it.apply(won_on_time('a', 'b'));
        assert!(!it.rung('b').expect("a place").is_leaving);
        it.apply(won_on_time('c', 'b'));
        assert!(it.rung('b').expect("a place").is_leaving);
        let mut back = it.clone();
        back.apply(LadderEvent::Joined('b'));
        assert_eq!(order(&back), "acb");
        assert_eq!(back.rungs()[2].timeouts, 0);
        assert!(!back.rungs()[2].is_leaving);
        it.apply(LadderEvent::Removed('b'));
        assert_eq!(order(&it), "ac");
    }

    #[test]
    fn who_leaves_plays_on_for_the_opponents() {
        let left = LadderEvent::Left('c');
        assert_eq!(after("abc", &[left, won('c', 'a')]), "abc");
        let left = LadderEvent::Left('a');
        assert_eq!(after("abc", &[left, won('c', 'a')]), "cab");
        assert_eq!(
            after("abc", &[left, LadderEvent::Joined('a'), won('a', 'b')]),
            "abc"
        );
    }

    #[test]
    fn reasons_against_a_challenge() {
        let mut it = ladder("abcdefgh");
        it.apply(LadderEvent::Left('e'));
        let ask = |by, opponent| {
            it.challenge(by, opponent, |_| Challenger::default(), Between::default())
        };
        assert_eq!(ask('h', 'f'), Ok(()));
        for (by, opponent, reason) in [
            ('x', 'a', NotChallenged::NotIn),
            ('a', 'x', NotChallenged::OpponentNotIn),
            ('a', 'a', NotChallenged::NotAbove),
            ('a', 'b', NotChallenged::NotAbove),
            ('h', 'd', NotChallenged::TooFar { reach: 3 }),
            ('h', 'e', NotChallenged::OpponentLeaving),
            ('e', 'd', NotChallenged::Leaving),
        ] {
            assert_eq!(ask(by, opponent), Err(reason), "{by} {opponent}");
        }
        let facts = |about: char, facts: Challenger| {
            it.challenge(
                'h',
                'g',
                |player| {
                    if player == about {
                        facts
                    } else {
                        Challenger::default()
                    }
                },
                Between::default(),
            )
        };
        let away = Challenger {
            is_away: true,
            ..Challenger::default()
        };
        assert_eq!(facts('h', away), Err(NotChallenged::Away));
        assert_eq!(facts('g', away), Err(NotChallenged::OpponentAway));
        let busy = Challenger {
            outgoing: MAX_OUTGOING,
            incoming: MAX_INCOMING - 1,
            is_away: false,
        };
        assert_eq!(facts('h', busy), Err(NotChallenged::Busy));
        assert_eq!(facts('g', busy), Ok(()));
        let asked = Challenger {
            incoming: MAX_INCOMING,
            ..Challenger::default()
        };
        assert_eq!(facts('g', asked), Err(NotChallenged::OpponentBusy));
        assert_eq!(facts('h', asked), Ok(()));
        let met = |days| {
            it.challenge(
                'h',
                'g',
                |_| Challenger::default(),
                Between {
                    runs: false,
                    days_since: Some(days),
                },
            )
        };
        assert_eq!(met(6), Err(NotChallenged::MetLately { days: 1 }));
        assert_eq!(met(7), Ok(()));
        let playing = Between {
            runs: true,
            days_since: None,
        };
        assert_eq!(
            it.challenge('h', 'g', |_| Challenger::default(), playing),
            Err(NotChallenged::Playing)
        );
    }

    #[test]
    fn the_highest_who_is_free() {
        let it = ladder("abcdefgh");
        let away = |player| Challenger {
            is_away: player == 'e',
            ..Challenger::default()
        };
        let free = |by| it.highest_free(by, away, |_| Between::default());
        assert_eq!(free('h'), Ok('f'));
        assert_eq!(free('g'), Ok('d'));
        assert_eq!(free('b'), Ok('a'));
        assert_eq!(free('a'), Err(NotChallenged::NobodyFree));
        assert_eq!(free('e'), Err(NotChallenged::Away));
        assert_eq!(free('x'), Err(NotChallenged::NotIn));
    }

    #[test]
    fn in_a_long_ladder_a_fifth_of_it_is_within_reach() {
        let it = Ladder::from_events((0..40_u32).map(LadderEvent::Joined));
        assert_eq!(it.reach(), 8);
        let ask = |by, opponent| {
            it.challenge(by, opponent, |_| Challenger::default(), Between::default())
        };
        assert_eq!(ask(39, 31), Ok(()));
        assert_eq!(ask(39, 30), Err(NotChallenged::TooFar { reach: 8 }));
    }
}
