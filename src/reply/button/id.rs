//! The ids of buttons: the parts of a request as a text that Discord keeps, and back.

use raichi_rules::{Point, Ruleset, presets};

use super::{
    BoardAction, FollowAction, GameAction, HelpTopic, ListedAction, PlanAction, TournamentAction,
    VoteAction,
};
use crate::{
    games::{Answer, Level, OpeningPath, Question, Reaction, RulesGroup},
    ids::{ChallengeId, ExternalId, GameId, TournamentId},
    reply::{BuildPress, Compose, Figures, LessonPress, Pick, SettingsPress, Shown, Solve},
};

/// The word for nobody in particular in the id of an offer.
const ANYONE: &str = "anyone";

/// A part of a request: what it is in an id, and how it is read from the parts of one that are still to be read.
pub(super) trait Part: Sized {
    fn write(&self) -> String;
    fn read(parts: &mut &[&str]) -> Option<Self>;
}

/// Makes parts that are one word of the id.
macro_rules! words {
    ($($kind:ty: |$part:ident| $to:expr, |$word:ident| $from:expr;)+) => {
        $(impl Part for $kind {
            fn write(&self) -> String {
                let $part = self;
                $to.to_string()
            }

            fn read(parts: &mut &[&str]) -> Option<Self> {
                let ($word, rest) = parts.split_first()?;
                *parts = rest;
                $from
            }
        })+
    };
}

words! {
    u32: |number| number, |word| word.parse().ok();
    Point: |point| point, |word| word.parse().ok();
    Shown: |shown| shown, |word| word.parse().ok();
    ChallengeId: |id| id, |word| word.parse().ok().map(Self);
    ExternalId: |id| id, |word| word.parse().ok().map(Self);
    GameId: |id| id, |word| word.parse().ok().map(Self);
    TournamentId: |id| id, |word| word.parse().ok().map(Self);
    // The name of a preset.
    &'static str: |name| name, |word| presets().iter().map(Ruleset::name).find(|name| name == word);
    Answer: |it| it.code(), |word| Self::from_code(word);
    BoardAction: |it| it.code(), |word| Self::from_code(word);
    FollowAction: |it| it.code(), |word| Self::from_code(word);
    GameAction: |it| it.code(), |word| Self::from_code(word);
    HelpTopic: |it| it.code(), |word| Self::from_code(word);
    Level: |it| it.code(), |word| Self::from_code(word);
    ListedAction: |it| it.code(), |word| Self::from_code(word);
    Question: |it| it.code(), |word| Self::from_code(word);
    Reaction: |it| it.code(), |word| Self::from_code(word);
    RulesGroup: |it| it.code(), |word| Self::from_code(word);
    TournamentAction: |it| it.code(), |word| Self::from_code(word);
    VoteAction: |it| it.code(), |word| Self::from_code(word);
}

/// Makes parts that are the rest of the id.
macro_rules! rests {
    ($($kind:ty: |$rest:ident| $from:expr;)+) => {
        $(impl Part for $kind {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(parts: &mut &[&str]) -> Option<Self> {
                let $rest = std::mem::take(parts);
                $from
            }
        })+
    };
}

rests! {
    BuildPress: |rest| Self::from_parts(rest).ok();
    Compose: |rest| Self::from_parts(rest).ok();
    Figures: |rest| Self::from_parts(rest).ok();
    LessonPress: |rest| Self::from_parts(rest).ok();
    OpeningPath: |rest| match rest {
        [rules, plies] => Self::read(rules, plies),
        _ => None,
    };
    Pick: |rest| Self::from_parts(rest).ok();
    SettingsPress: |rest| Self::from_parts(rest).ok();
    Solve: |rest| Self::from_parts(rest).ok();
}

/// Who is challenged.
impl Part for Option<ExternalId> {
    fn write(&self) -> String {
        self.map_or_else(|| ANYONE.to_owned(), |opponent| opponent.to_string())
    }

    fn read(parts: &mut &[&str]) -> Option<Self> {
        if let [ANYONE, rest @ ..] = *parts {
            *parts = rest;
            return Some(None);
        }
        ExternalId::read(parts).map(Some)
    }
}

impl Part for PlanAction {
    fn write(&self) -> String {
        match self {
            Self::Show => "show".to_owned(),
            Self::Clear => "clear".to_owned(),
            Self::Remove { line, mark } => format!("{line}:{mark}"),
        }
    }

    fn read(parts: &mut &[&str]) -> Option<Self> {
        match *std::mem::take(parts) {
            ["show"] => Some(Self::Show),
            ["clear"] => Some(Self::Clear),
            [line, mark] => Some(Self::Remove {
                line: line.parse().ok()?,
                mark: mark.parse().ok()?,
            }),
            _ => None,
        }
    }
}

/// What follows in an id after its word, which some have not.
pub(super) fn after<'a>(word: &str, parts: &'a [&'a str]) -> Option<&'a [&'a str]> {
    match parts {
        _ if word.is_empty() => Some(parts),
        [first, rest @ ..] if *first == word => Some(rest),
        _ => None,
    }
}

/// The request, if all parts of its id are read.
pub(super) fn whole<T>(read: T, parts: &mut &[&str]) -> Option<T> {
    parts.is_empty().then_some(read)
}
