//! Challenges: who may be challenged, to what, and who may accept, decline or withdraw.

use raichi_rules::{Ruleset, Side};
use time::{Duration, OffsetDateTime};

use crate::{
    games::{Refusal, TimeControl},
    ids::{ChallengeId, ExternalId, ExternalUser, GameId, PlaceId, Player},
};

/// How long a challenge can be accepted.
pub const LIFETIME: Duration = Duration::days(7);

/// Whom a challenge is meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Whoever accepts first.
    Anyone,
    /// This person; the challenger alone, if it is the challenger.
    Person(ExternalUser),
    /// Raichi itself.
    Raichi,
    /// Another bot.
    Bot,
}

/// The side that the challenger wants to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideChoice {
    /// This one.
    Side(Side),
    /// Chance decides when the challenge is accepted.
    Random,
}

/// How many games are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// One.
    #[default]
    Single,
    /// Two, with sides switched after the first; see [`Match`](crate::games::Match).
    Match,
}

impl Format {
    /// Both formats.
    pub const ALL: [Self; 2] = [Self::Single, Self::Match];

    /// The word that is stored for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Match => "match",
        }
    }

    /// The format that a word stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.code() == code)
    }
}

/// Where the game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Room {
    /// In the channel of the challenge.
    #[default]
    Channel,
    /// In a thread of its own, which begins at the challenge.
    Thread,
}

impl Room {
    /// Both rooms.
    pub const ALL: [Self; 2] = [Self::Channel, Self::Thread];

    /// The word that is stored for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Thread => "thread",
        }
    }

    /// The room that a word stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|room| room.code() == code)
    }
}

/// What is to be played, and how.
#[derive(Debug, Clone)]
pub struct Terms {
    /// By which rules.
    pub rules: Ruleset,
    /// On which side the challenger plays.
    pub side: SideChoice,
    /// With how much time.
    pub time_control: TimeControl,
    /// How many games.
    pub format: Format,
    /// Where.
    pub room: Room,
}

impl Terms {
    /// A single game in the channel at the usual pace, on any side.
    #[must_use]
    pub fn of(rules: Ruleset) -> Self {
        Self {
            rules,
            side: SideChoice::Random,
            time_control: TimeControl::default(),
            format: Format::default(),
            room: Room::default(),
        }
    }
}

/// What somebody offers to play.
#[derive(Debug, Clone)]
pub struct Offer {
    /// With whom.
    pub opponent: Opponent,
    /// What.
    pub terms: Terms,
}

/// Whether this challenger may offer this; gives the person challenged, if it is one.
///
/// # Errors
///
/// When nobody could take the offer.
pub fn may_challenge(
    challenger: ExternalUser,
    offer: &Offer,
) -> Result<Option<ExternalUser>, Refusal> {
    match offer.opponent {
        Opponent::Anyone => Ok(None),
        Opponent::Person(person) if person == challenger && offer.terms.format == Format::Match => {
            Err(Refusal::MatchAlone)
        }
        Opponent::Person(person) => Ok(Some(person)),
        Opponent::Raichi => Err(Refusal::ChallengedRaichi),
        Opponent::Bot => Err(Refusal::ChallengedBot),
    }
}

/// What became of a challenge.
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
    /// Nobody answered it in time.
    Lapsed,
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
    /// For whom; anyone's, if `None`.
    pub opponent: Option<Player>,
    /// What is to be played.
    pub terms: Terms,
    /// When it was made.
    pub made_at: OffsetDateTime,
    /// What became of it.
    pub state: ChallengeState,
}

impl Challenge {
    /// When it lapses if nobody answers it.
    #[must_use]
    pub fn lapses_at(&self) -> OffsetDateTime {
        self.made_at + LIFETIME
    }

    /// Whether the challenger plays alone, both sides.
    #[must_use]
    pub fn is_hot_seat(&self) -> bool {
        self.opponent == Some(self.challenger)
    }

    /// What has become of it by now, also when nobody has noted yet that it lapsed.
    #[must_use]
    pub fn state_at(&self, now: OffsetDateTime) -> ChallengeState {
        match self.state {
            ChallengeState::Open if self.lapses_at() <= now => ChallengeState::Lapsed,
            state => state,
        }
    }
}

/// What a button under a challenge asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaction {
    /// To play.
    Accept,
    /// Not to play.
    Decline,
    /// To take the challenge back.
    Withdraw,
}

/// Why somebody declines, in their own words: not empty, on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason(String);

impl Reason {
    /// How many characters it may have.
    pub const LONGEST: u16 = 200;

    /// The reason that was typed; `None` if that was nothing.
    ///
    /// # Errors
    ///
    /// When it is too long.
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

    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What becomes of a challenge by a reaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settlement {
    /// A game begins.
    Accepted {
        /// The side that the challenger plays; who accepted plays the other.
        challenger_plays: Side,
    },
    /// The opponent does not want to play.
    Declined,
    /// The challenger took it back.
    Withdrawn,
}

/// Decides what a reaction does; `by` is at the challenge's own door. `chance` is the side that a challenger without a wish plays.
///
/// # Errors
///
/// The reason why it does nothing.
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
    /// The side that was asked for, or the one that chance gives.
    #[must_use]
    pub const fn or_by(self, chance: Side) -> Side {
        match self {
            Self::Side(side) => side,
            Self::Random => chance,
        }
    }
}

/// A challenge that is about to be stored.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who makes it.
    pub challenger: ExternalUser,
    /// For whom; to oneself, it is accepted as it is made.
    pub opponent: Option<ExternalUser>,
    /// What is to be played.
    pub terms: Terms,
    /// The side that a challenger without a wish plays, if the game begins at once.
    pub chance: Side,
    /// The finished game after which it is a rematch, if it is one.
    pub rematch_of: Option<GameId>,
    /// When.
    pub made_at: OffsetDateTime,
}

#[cfg(test)]
mod tests;
