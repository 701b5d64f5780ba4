//! The ids of buttons: a request as a text that Discord keeps, and back.

use std::{fmt, str::FromStr};

use raichi_rules::{Ruleset, presets};

use super::{
    BoardAction, FollowAction, GameAction, HelpTopic, ListedAction, PlanAction, Press,
    TournamentAction, VoteAction,
};
use crate::{
    games::{Answer, Level, OpeningPath, Question, Reaction, RulesGroup},
    ids::{ChallengeId, ExternalId, GameId, TournamentId},
    reply::{BuildPress, Figures, LessonPress, Pick, SettingsPress, Solve},
};

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge { id, reaction } => write!(f, "v1:{}:{id}", reaction.code()),
            Self::Board { game, seen, action } => write!(f, "v1:{}:{game}:{seen}", action.code()),
            Self::Vote { game, seen, action } => {
                write!(f, "v1:vote:{game}:{seen}:{}", action.code())
            }
            Self::Pick(pick) => write!(f, "v1:pick:{pick}"),
            // As short as the former, since the longest path has to fit.
            Self::Guess(pick) => write!(f, "v1:next:{pick}"),
            Self::Puzzle { number } => write!(f, "v1:puzzle:{number}"),
            Self::Solution { number } => write!(f, "v1:solution:{number}"),
            Self::Solve(solve) => write!(f, "v1:solve:{solve}"),
            Self::Games { player, page } => write!(f, "v1:games:{player}:{page}"),
            Self::Lobby { page } => write!(f, "v1:lobby:{page}"),
            Self::Listed { id, action, page } => {
                write!(f, "v1:listed:{}:{id}:{page}", action.code())
            }
            Self::Resign {
                game,
                seen,
                player,
                answer,
            } => {
                let answer = answer.code();
                write!(f, "v1:resign:{game}:{seen}:{player}:{answer}")
            }
            Self::Rematch { game } => write!(f, "v1:rematch:{game}"),
            Self::Again { game, level } => write!(f, "v1:again:{game}:{}", level.code()),
            Self::Answer {
                game,
                asked_at,
                question,
                answer,
            } => {
                let (question, answer) = (question.code(), answer.code());
                write!(f, "v1:answer:{game}:{asked_at}:{question}:{answer}")
            }
            Self::Withdraw {
                game,
                asked_at,
                question,
            } => write!(f, "v1:withdraw:{game}:{asked_at}:{}", question.code()),
            Self::Continue { game } => write!(f, "v1:continue:{game}"),
            Self::Claim { game } => write!(f, "v1:claim:{game}"),
            Self::EndVacation { player } => write!(f, "v1:back:{player}"),
            Self::Replay { game } => write!(f, "v1:replay:{game}"),
            Self::Hint { game, seen } => write!(f, "v1:hint:{game}:{seen}"),
            Self::Review { game, ply } => write!(f, "v1:review:{game}:{ply}"),
            Self::PlayFrom { game, ply } => write!(f, "v1:play-from:{game}:{ply}"),
            Self::See { game, shown } => write!(f, "v1:see:{game}:{shown}"),
            Self::Legal { game, point } => write!(f, "v1:legal:{game}:{point}"),
            Self::Do { game, seen, action } => write!(f, "v1:do:{game}:{seen}:{}", action.code()),
            Self::Share { game, seen, shown } => write!(f, "v1:share:{game}:{seen}:{shown}"),
            Self::Figures(figures) => write!(f, "v1:figures:{figures}"),
            Self::Opening(path) => write!(f, "v1:opening:{path}"),
            Self::ShareFigures(figures) => write!(f, "v1:share-figures:{figures}"),
            Self::Offer { opponent, rules } => match opponent {
                Some(opponent) => write!(f, "v1:offer:{opponent}:{rules}"),
                None => write!(f, "v1:offer:{ANYONE}:{rules}"),
            },
            Self::Offers { opponent, group } => match opponent {
                Some(opponent) => write!(f, "v1:offers:{opponent}:{}", group.code()),
                None => write!(f, "v1:offers:{ANYONE}:{}", group.code()),
            },
            Self::Play { rules } => write!(f, "v1:play:{rules}"),
            Self::Level { level, rules } => write!(f, "v1:level:{}:{rules}", level.code()),
            Self::Help(topic) => write!(f, "v1:help:{}", topic.code()),
            Self::Explain { rules } => write!(f, "v1:explain:{rules}"),
            Self::Captures { rules } => write!(f, "v1:captures:{rules}"),
            Self::Lesson(lesson) => write!(f, "v1:lesson:{lesson}"),
            Self::Settings(settings) => write!(f, "v1:settings:{settings}"),
            Self::Build(build) => write!(f, "v1:build:{build}"),
            Self::Tournament { id, action } => {
                write!(f, "v1:tournament:{}:{id}", action.code())
            }
            Self::Follow { game, action } => write!(f, "v1:follow:{}:{game}", action.code()),
            Self::Plan { game, action } => match action {
                PlanAction::Show => write!(f, "v1:plan:{game}:show"),
                PlanAction::Clear => write!(f, "v1:plan:{game}:clear"),
                PlanAction::Remove { line, mark } => {
                    write!(f, "v1:plan:{game}:{line}:{mark}")
                }
            },
            Self::Following { page } => write!(f, "v1:following:{page}"),
            Self::Erase => f.write_str("v1:erase"),
        }
    }
}

/// The word for nobody in particular in the id of an offer.
const ANYONE: &str = "anyone";

/// The id is unknown to this version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownPress;

impl FromStr for Press {
    type Err = UnknownPress;

    fn from_str(id: &str) -> Result<Self, UnknownPress> {
        let parts: Vec<_> = id.split(':').collect();
        match parts.as_slice() {
            ["v1", "vote", game, seen, action] => Ok(Self::Vote {
                game: GameId(number(game)?),
                seen: number(seen)?,
                action: VoteAction::from_code(action).ok_or(UnknownPress)?,
            }),
            ["v1", "pick", rest @ ..] => Pick::from_parts(rest).map(Self::Pick),
            ["v1", "next", rest @ ..] => Pick::from_parts(rest).map(Self::Guess),
            ["v1", "puzzle", puzzle] => Ok(Self::Puzzle {
                number: number(puzzle)?,
            }),
            ["v1", "solution", puzzle] => Ok(Self::Solution {
                number: number(puzzle)?,
            }),
            ["v1", "solve", rest @ ..] => Solve::from_parts(rest).map(Self::Solve),
            ["v1", "figures", rest @ ..] => Figures::from_parts(rest).map(Self::Figures),
            ["v1", "opening", rules, plies] => OpeningPath::read(rules, plies)
                .map(Self::Opening)
                .ok_or(UnknownPress),
            ["v1", "share-figures", rest @ ..] => Figures::from_parts(rest).map(Self::ShareFigures),
            ["v1", "build", rest @ ..] => BuildPress::from_parts(rest).map(Self::Build),
            ["v1", "explain", rules] => Ok(Self::Explain {
                rules: preset(rules)?,
            }),
            ["v1", "captures", rules] => Ok(Self::Captures {
                rules: preset(rules)?,
            }),
            ["v1", "lesson", rest @ ..] => LessonPress::from_parts(rest).map(Self::Lesson),
            ["v1", "settings", rest @ ..] => SettingsPress::from_parts(rest).map(Self::Settings),
            ["v1", "games", player, page] => Ok(Self::Games {
                player: ExternalId(number(player)?),
                page: number(page)?,
            }),
            ["v1", "lobby", page] => Ok(Self::Lobby {
                page: number(page)?,
            }),
            ["v1", "listed", action, id, page] => Ok(Self::Listed {
                id: ChallengeId(number(id)?),
                action: ListedAction::from_code(action).ok_or(UnknownPress)?,
                page: number(page)?,
            }),
            ["v1", "offer", opponent, rules] => Ok(Self::Offer {
                opponent: challenged(opponent)?,
                rules: preset(rules)?,
            }),
            ["v1", "offers", opponent, group] => Ok(Self::Offers {
                opponent: challenged(opponent)?,
                group: RulesGroup::from_code(group).ok_or(UnknownPress)?,
            }),
            ["v1", "play", rules] => Ok(Self::Play {
                rules: preset(rules)?,
            }),
            ["v1", "level", level, rules] => Ok(Self::Level {
                level: Level::from_code(level).ok_or(UnknownPress)?,
                rules: preset(rules)?,
            }),
            ["v1", "tournament", action, id] => Ok(Self::Tournament {
                id: TournamentId(number(id)?),
                action: TournamentAction::from_code(action).ok_or(UnknownPress)?,
            }),
            ["v1", "follow", action, game] => Ok(Self::Follow {
                game: GameId(number(game)?),
                action: FollowAction::from_code(action).ok_or(UnknownPress)?,
            }),
            ["v1", "plan", game, action @ ..] => Ok(Self::Plan {
                game: GameId(number(game)?),
                action: match action {
                    ["show"] => PlanAction::Show,
                    ["clear"] => PlanAction::Clear,
                    [line, mark] => PlanAction::Remove {
                        line: number(line)?,
                        mark: number(mark)?,
                    },
                    _ => return Err(UnknownPress),
                },
            }),
            ["v1", "following", page] => Ok(Self::Following {
                page: number(page)?,
            }),
            ["v1", "see", game, shown] => Ok(Self::See {
                game: GameId(number(game)?),
                shown: shown.parse()?,
            }),
            ["v1", "review", game, ply] => Ok(Self::Review {
                game: GameId(number(game)?),
                ply: number(ply)?,
            }),
            ["v1", "play-from", game, ply] => Ok(Self::PlayFrom {
                game: GameId(number(game)?),
                ply: number(ply)?,
            }),
            ["v1", "hint", game, seen] => Ok(Self::Hint {
                game: GameId(number(game)?),
                seen: number(seen)?,
            }),
            ["v1", "legal", game, point] => Ok(Self::Legal {
                game: GameId(number(game)?),
                point: number(point)?,
            }),
            ["v1", "do", game, seen, action] => Ok(Self::Do {
                game: GameId(number(game)?),
                seen: number(seen)?,
                action: GameAction::from_code(action).ok_or(UnknownPress)?,
            }),
            ["v1", "again", game, level] => Ok(Self::Again {
                game: GameId(number(game)?),
                level: Level::from_code(level).ok_or(UnknownPress)?,
            }),
            ["v1", word, game, seen] => Ok(Self::Board {
                game: GameId(number(game)?),
                seen: number(seen)?,
                action: BoardAction::ALL
                    .into_iter()
                    .find(|action| action.code() == *word)
                    .ok_or(UnknownPress)?,
            }),
            ["v1", "resign", game, seen, player, answer] => Ok(Self::Resign {
                game: GameId(number(game)?),
                seen: number(seen)?,
                player: ExternalId(number(player)?),
                answer: Answer::from_code(answer).ok_or(UnknownPress)?,
            }),
            ["v1", "answer", game, asked_at, question, answer] => Ok(Self::Answer {
                game: GameId(number(game)?),
                asked_at: number(asked_at)?,
                question: Question::from_code(question).ok_or(UnknownPress)?,
                answer: Answer::from_code(answer).ok_or(UnknownPress)?,
            }),
            ["v1", "withdraw", game, asked_at, question] => Ok(Self::Withdraw {
                game: GameId(number(game)?),
                asked_at: number(asked_at)?,
                question: Question::from_code(question).ok_or(UnknownPress)?,
            }),
            ["v1", "back", player] => Ok(Self::EndVacation {
                player: ExternalId(number(player)?),
            }),
            ["v1", "continue", game] => Ok(Self::Continue {
                game: GameId(number(game)?),
            }),
            ["v1", "claim", game] => Ok(Self::Claim {
                game: GameId(number(game)?),
            }),
            ["v1", "rematch", game] => Ok(Self::Rematch {
                game: GameId(number(game)?),
            }),
            ["v1", "replay", game] => Ok(Self::Replay {
                game: GameId(number(game)?),
            }),
            ["v1", "share", game, seen, shown] => Ok(Self::Share {
                game: GameId(number(game)?),
                seen: number(seen)?,
                shown: shown.parse()?,
            }),
            ["v1", "erase"] => Ok(Self::Erase),
            ["v1", "help", topic] => HelpTopic::from_code(topic)
                .map(Self::Help)
                .ok_or(UnknownPress),
            ["v1", word, id] => {
                let reaction = Reaction::from_code(word).ok_or(UnknownPress)?;
                Ok(Self::Challenge {
                    id: ChallengeId(number(id)?),
                    reaction,
                })
            }
            _ => Err(UnknownPress),
        }
    }
}

/// Who is challenged, from a part of an id.
fn challenged(opponent: &str) -> Result<Option<ExternalId>, UnknownPress> {
    match opponent {
        ANYONE => Ok(None),
        key => Ok(Some(ExternalId(number(key)?))),
    }
}

/// The name of a preset, from a part of an id.
fn preset(name: &str) -> Result<&'static str, UnknownPress> {
    let mut names = presets().iter().map(Ruleset::name);
    names.find(|known| *known == name).ok_or(UnknownPress)
}

/// Parses a part of an id.
pub(in crate::reply) fn number<T: FromStr>(text: &str) -> Result<T, UnknownPress> {
    text.parse().map_err(|_| UnknownPress)
}
