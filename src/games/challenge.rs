//! Challenges: who may be challenged, to what, and who may accept, decline or withdraw.

use std::cmp::Ordering;

use raichi_ratings::{NotRated, Opponents, Rating, SideTerm, Sides};
use raichi_rules::{Ply, Ruleset, Side};
use time::{Duration, OffsetDateTime};

use crate::{
    games::{Level, Refusal, Strength, TimeControl},
    ids::{ChallengeId, ExternalId, ExternalUser, GameId, PlaceId, Player},
};

/// How long a challenge can be accepted.
pub const LIFETIME: Duration = Duration::days(7);

/// How many may play in a simul at most,
pub const MOST_IN_SIMUL: u8 = 20;
/// and if the host does not say.
pub const USUAL_IN_SIMUL: u8 = 8;

/// Who is challenged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// The first one who accepts.
    Anyone,
    /// This person; the challenger alone, if it is the challenger.
    Person(ExternalUser),
    /// The computer, which is this user.
    Computer(ExternalUser),
    /// Another bot.
    Bot,
}

/// The side that the challenger wants to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideChoice {
    /// This one.
    Side(Side),
    /// Drawn at random when the challenge is accepted.
    Random,
    /// That of `fair_side` when the challenge is accepted.
    Fair,
}

/// The side of a challenger by the ratings of the two players, the challenger's first: the weaker one plays the side that wins more
/// often. `None` if the ratings are the same to a point, or it is not known which side wins more often.
pub fn fair_side(ratings: [Rating; 2], term: SideTerm) -> Option<Side> {
    let [challenger, opponent] = ratings.map(Rating::shown);
    let favoured = match term.eta {
        eta if eta > 0.0 => Side::Second,
        eta if eta < 0.0 => Side::First,
        _ => return None,
    };
    match challenger.cmp(&opponent) {
        Ordering::Less => Some(favoured),
        Ordering::Greater => Some(favoured.opponent()),
        Ordering::Equal => None,
    }
}

raichi_rules::codes! {
    /// How many games are played.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum Format {
        /// One.
        #[default]
        Single = "single",
        /// Two, with sides switched after the first; see [`Match`](crate::games::Match).
        Match = "match",
    }
}

raichi_rules::codes! {
    /// Where the game is played.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum Room {
        /// In the channel of the challenge.
        #[default]
        Channel = "channel",
        /// In a thread of its own, which begins at the challenge.
        Thread = "thread",
        /// Before the eyes of the only person who plays it. Its place is still the channel of the challenge.
        Private = "private",
    }
}

/// The terms of a game.
#[derive(Debug, Clone)]
pub struct Terms {
    /// The rules.
    pub rules: Ruleset,
    /// The challenger's side.
    pub side: SideChoice,
    /// The time control.
    pub time_control: TimeControl,
    /// How many games.
    pub format: Format,
    /// Where.
    pub room: Room,
    /// Why the games are casual; `None` if they are rated.
    pub unrated: Option<NotRated>,
    /// Of a simul, how many may play, each in a game of their own.
    pub seats: Option<u8>,
}

impl Terms {
    /// A single rated game in the channel with the default time control, on any side.
    pub fn of(rules: Ruleset) -> Self {
        Self {
            rules,
            side: SideChoice::Random,
            time_control: TimeControl::default(),
            format: Format::default(),
            room: Room::default(),
            unrated: None,
            seats: None,
        }
    }

    /// The same between these opponents, who have had `recent_games` lately: casual where their games are not rated.
    pub fn between(self, opponents: Opponents, recent_games: u32) -> Self {
        let terms = raichi_ratings::Terms {
            agreed: true,
            opponents,
            has_clock: self.time_control != TimeControl::Unlimited,
            is_shipped: self.rules.is_shipped(),
        };
        Self {
            unrated: self.unrated.or(terms.check(recent_games).err()),
            ..self
        }
    }

    /// How the sides of the games are given to the players.
    pub const fn sides(&self) -> Sides {
        match (self.format, self.side) {
            (Format::Match, _) => Sides::Swapped,
            (Format::Single, SideChoice::Random) => Sides::Drawn,
            (Format::Single, SideChoice::Side(_) | SideChoice::Fair) => Sides::Chosen,
        }
    }
}

/// An offer to play.
#[derive(Debug, Clone)]
pub struct Offer {
    /// Who is challenged.
    pub opponent: Opponent,
    /// How strong the computer is to play, if that was asked for.
    pub level: Option<Level>,
    /// The terms.
    pub terms: Terms,
}

/// Who is challenged, once that is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Challenged {
    /// The first one who accepts.
    Anyone,
    /// This person.
    Person(ExternalUser),
    /// The computer, which is this user.
    Computer(ExternalUser, Level),
}

/// Checks whether this challenger may offer this; returns who is challenged.
///
/// Fails when no one could accept the offer.
pub fn may_challenge(challenger: ExternalUser, offer: &Offer) -> Result<Challenged, Refusal> {
    match offer.opponent {
        Opponent::Computer(user) => Ok(Challenged::Computer(user, offer.level.unwrap_or_default())),
        Opponent::Bot => Err(Refusal::ChallengedBot),
        Opponent::Anyone | Opponent::Person(_) if offer.level.is_some() => {
            Err(Refusal::LevelOfPerson)
        }
        Opponent::Anyone => Ok(Challenged::Anyone),
        Opponent::Person(person) if person == challenger && offer.terms.format == Format::Match => {
            Err(Refusal::MatchAlone)
        }
        Opponent::Person(person) => Ok(Challenged::Person(person)),
    }
}

/// The state of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChallengeState {
    /// It can be accepted.
    Open,
    /// It became a game.
    Accepted {
        /// The game; of a match, the first.
        game: GameId,
    },
    /// The opponent declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Its message was deleted.
    Deleted,
    /// It was not answered in time.
    Lapsed,
    /// An admin of the server closed it.
    Closed,
}

/// A challenge as it is stored.
#[derive(Debug, Clone)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Where it was made.
    pub place: PlaceId,
    /// Who made it.
    pub challenger: Player,
    /// The person who is challenged; `None` if anyone may accept.
    pub opponent: Option<Player>,
    /// What is to be played.
    pub terms: Terms,
    /// When it was made.
    pub made_at: OffsetDateTime,
    /// Its stored state.
    pub state: ChallengeState,
}

impl Challenge {
    /// When it lapses if it is not answered.
    pub fn lapses_at(&self) -> OffsetDateTime {
        self.made_at + LIFETIME
    }

    /// Whether the challenger plays alone, both sides.
    pub fn is_hot_seat(&self) -> bool {
        self.opponent == Some(self.challenger)
    }

    /// Its state at a time, also when its lapse is not stored yet.
    pub fn state_at(&self, now: OffsetDateTime) -> ChallengeState {
        match self.state {
            ChallengeState::Open if self.lapses_at() <= now => ChallengeState::Lapsed,
            state => state,
        }
    }
}

raichi_rules::codes! {
/// A button under a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaction {
    /// To play.
    Accept = "accept",
    /// Not to play.
    Decline = "decline",
    /// To take the challenge back.
    Withdraw = "withdraw",
}
}

/// Why a challenge was declined, in the words of the opponent: not empty, on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason(String);

impl Reason {
    /// The most characters it may have.
    pub const LONGEST: u16 = 200;

    /// Parses typed text; `None` if it is blank.
    ///
    /// Fails when it is too long.
    pub fn typed(text: &str) -> Result<Option<Self>, Refusal> {
        let words: Vec<_> = text
            .split(|c: char| c.is_whitespace() || c.is_control())
            .filter(|word| !word.is_empty())
            .collect();
        let text = words.join(" ");
        let length = text.chars().count();
        if length > usize::from(Self::LONGEST) {
            return Err(Refusal::ReasonTooLong { length });
        }
        Ok((!text.is_empty()).then_some(Self(text)))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The effect of a reaction on a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settlement {
    /// A game begins.
    Accepted {
        /// The side that the challenger plays; the one who accepted plays the other.
        challenger_plays: Side,
    },
    /// The opponent does not want to play.
    Declined,
    /// The challenger took it back.
    Withdrawn,
}

/// Decides what a reaction does. `by` uses the door of the challenge. `chance` is the challenger's side if the
/// challenge leaves it open.
pub fn react(
    challenge: &Challenge,
    by: ExternalId,
    reaction: Reaction,
    chance: Side,
    now: OffsetDateTime,
) -> Result<Settlement, Refusal> {
    let state = challenge.state_at(now);
    if state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed { state });
    }
    let own = by == challenge.challenger.key;
    match (reaction, challenge.opponent) {
        (Reaction::Withdraw, _) if own => Ok(Settlement::Withdrawn),
        (Reaction::Withdraw, _) => Err(Refusal::OnlyChallengerWithdraws {
            challenger: challenge.challenger,
        }),
        (Reaction::Accept | Reaction::Decline, _) if own && !challenge.is_hot_seat() => {
            Err(Refusal::OwnChallenge)
        }
        (Reaction::Accept | Reaction::Decline, Some(opponent)) if opponent.key != by => {
            Err(Refusal::ChallengeForAnother { opponent })
        }
        (Reaction::Decline, None) => Err(Refusal::NobodyDeclines),
        (Reaction::Decline, Some(_)) => Ok(Settlement::Declined),
        (Reaction::Accept, _) => Ok(Settlement::Accepted {
            challenger_plays: challenge.terms.side.or_by(chance),
        }),
    }
}

impl SideChoice {
    /// The side that was chosen, or else the given one.
    pub const fn or_by(self, chance: Side) -> Side {
        match self {
            Self::Side(side) => side,
            Self::Random | Self::Fair => chance,
        }
    }
}

/// A challenge to store.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who challenges.
    pub challenger: ExternalUser,
    /// The player who is challenged; a challenge to oneself is accepted at once.
    pub opponent: Option<ExternalUser>,
    /// How the opponent plays, if it is the computer, which accepts at once.
    pub computer: Option<Strength>,
    /// What is to be played.
    pub terms: Terms,
    /// The challenger's side if the challenge leaves it open and the game begins at once.
    pub chance: Side,
    /// The finished game of which it is a rematch, if any.
    pub rematch_of: Option<GameId>,
    /// The moves with which the game begins, if it goes on from a position of another one.
    pub given: Vec<Ply>,
    /// When.
    pub made_at: OffsetDateTime,
}

#[cfg(test)]
mod tests;
