//! What is needed for a new tournament, and why somebody may not do something with one.

use time::{Duration, OffsetDateTime};

use super::TournamentTerms;
use crate::{
    games::{Refusal, public_name::is_invisible},
    ids::ExternalUser,
};

/// How long a tournament without a date waits for its players.
const LONGEST_WAIT: Duration = Duration::days(28);
/// How far away a date can be.
const FARTHEST: Duration = Duration::days(366);

/// The name of a tournament: one line of visible characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentName(String);

impl TournamentName {
    /// The most characters that it may have.
    pub const LONGEST: usize = 60;

    /// Parses typed text.
    ///
    /// Fails when nothing of it can be read, or it is too long.
    pub fn typed(text: &str) -> Result<Self, Refusal> {
        let visible: String = text.chars().filter(|&c| !is_invisible(c)).collect();
        let words: Vec<_> = visible.split_whitespace().collect();
        let name = words.join(" ");
        let has_letter = name.chars().any(char::is_alphanumeric);
        if !has_letter || name.chars().count() > Self::LONGEST {
            return Err(TournamentRefusal::Name.into());
        }
        Ok(Self(name))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What names have in common that look the same but for capital letters.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

/// When a tournament begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentStart {
    /// At a time.
    At(OffsetDateTime),
    /// As soon as it has its players.
    WhenFull,
}

impl TournamentStart {
    /// The start of a tournament that is made again: after as long a wait as before, from a day to four weeks.
    pub fn again(former: &super::Tournament, now: OffsetDateTime) -> Self {
        if former.when_full {
            return Self::WhenFull;
        }
        let wait = former.starts_at - former.made_at;
        Self::At(now.saturating_add(wait.clamp(Duration::DAY, LONGEST_WAIT)))
    }

    /// The time at which it begins at the latest.
    ///
    /// Fails when that is past, or too far away.
    pub fn latest(self, now: OffsetDateTime) -> Result<OffsetDateTime, Refusal> {
        match self {
            Self::WhenFull => Ok(now.saturating_add(LONGEST_WAIT)),
            Self::At(at) if at <= now || at - now > FARTHEST => {
                Err(TournamentRefusal::Start.into())
            }
            Self::At(at) => Ok(at),
        }
    }
}

/// A tournament that somebody wants to make.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTournament {
    /// Who.
    pub creator: ExternalUser,
    /// Its name.
    pub name: TournamentName,
    /// How it is played.
    pub terms: TournamentTerms,
    /// When it begins.
    pub start: TournamentStart,
    /// When it is made.
    pub made_at: OffsetDateTime,
}

impl NewTournament {
    /// When something has to be done about it first, if it starts at this time.
    pub fn due_at(&self, starts_at: OffsetDateTime) -> OffsetDateTime {
        match self.start {
            TournamentStart::WhenFull => starts_at,
            TournamentStart::At(_) => {
                super::announced_at(self.made_at, starts_at).unwrap_or(starts_at)
            }
        }
    }
}

/// Why a request about a tournament is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentRefusal {
    /// The name is empty or too long.
    Name,
    /// An unfinished tournament of the server has the name.
    NameTaken,
    /// The start is past, or too far away.
    Start,
    /// The number of players or of games at once is not possible.
    Number,
    /// Without a limit of time, it might never end.
    NoClock,
    /// The server has as many tournaments as it can have.
    TooManyHere,
    /// The person has another tournament that is not over.
    OneOfCreator,
    /// There is none of this name.
    Unknown,
    /// There are several: the name is needed.
    Which {
        /// Their names.
        names: Vec<String>,
    },
    /// It has begun or is over.
    SignUpOver,
    /// It has all its players.
    Full,
    /// The person does not play in it, or not any more.
    NotIn,
    /// Only those who manage the server may make one.
    OnlyManagersMake,
    /// It goes on, so it cannot be made again.
    NotOver,
    /// It is over.
    Over,
    /// It is in that channel already.
    SameChannel,
    /// The act of an admin needs an option that is missing.
    Option,
    /// Games of a tournament cannot be paused.
    NoPause,
    /// Games of a tournament cannot be called off by their players.
    NoAbort,
}

impl TournamentRefusal {
    /// The word by which texts choose their sentence.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::NameTaken => "name-taken",
            Self::Start => "start",
            Self::Number => "number",
            Self::NoClock => "no-clock",
            Self::TooManyHere => "too-many",
            Self::OneOfCreator => "second",
            Self::Unknown => "unknown",
            Self::Which { .. } => "which",
            Self::SignUpOver => "begun",
            Self::Full => "full",
            Self::NotIn => "not-in",
            Self::OnlyManagersMake => "managers",
            Self::NotOver => "not-over",
            Self::Over => "over",
            Self::SameChannel => "same-channel",
            Self::Option => "option",
            Self::NoPause => "no-pause",
            Self::NoAbort => "no-abort",
        }
    }
}

impl From<TournamentRefusal> for Refusal {
    fn from(refusal: TournamentRefusal) -> Self {
        Self::Tournament(refusal)
    }
}
