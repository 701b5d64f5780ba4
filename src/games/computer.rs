//! The computer as an opponent: which side of a game it plays, and when it has to act.

use raichi_rules::Side;

use crate::games::{Action, Answer, History, Question};

raichi_rules::codes! {
    /// How strong the computer plays.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    pub enum Level {
        /// It looks barely ahead, and overlooks a lot.
        #[default]
        Beginner = "1",
        /// For those who know the rules.
        Easy = "2",
        /// For those who have played some games.
        Medium = "3",
        /// It rarely overlooks anything.
        Hard = "4",
        /// It overlooks nothing.
        Expert = "5",
        /// As strong as it can be in two seconds.
        Strongest = "6",
    }
}

impl Level {
    /// Its number, from 1 to 6.
    pub const fn number(self) -> u8 {
        match self {
            Self::Beginner => 1,
            Self::Easy => 2,
            Self::Medium => 3,
            Self::Hard => 4,
            Self::Expert => 5,
            Self::Strongest => 6,
        }
    }

    /// The level with a number.
    pub fn numbered(number: i16) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|level| i16::from(level.number()) == number)
    }

    /// The next level, if there is one.
    pub fn harder(self) -> Option<Self> {
        Self::numbered(i16::from(self.number()) + 1)
    }

    /// The level before, if there is one.
    pub fn easier(self) -> Option<Self> {
        Self::numbered(i16::from(self.number()) - 1)
    }
}

/// How the computer plays a game: the same position always in the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strength {
    /// How strong.
    pub level: Level,
    /// From which its errors and its choices among equal moves follow.
    pub seed: u64,
}

/// The computer in a game. Games against it are casual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Computer {
    /// Its side.
    pub side: Side,
    /// How it plays.
    pub strength: Strength,
}

/// What became of the earlier games of a person against the computer at the level of a game, by the same rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EarlierGames {
    /// Whether one was won.
    pub has_won: bool,
    /// Whether the last one was lost.
    pub has_lost_last: bool,
}

/// What the computer has to do in a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Duty {
    /// This, without thinking.
    Act(Action),
    /// To accept a draw or not, depending on how it stands.
    JudgeDraw,
    /// To move.
    Move,
}

impl Computer {
    /// What it has to do now, if anything. Questions come first, since a move would drop them.
    pub fn duty(self, history: &History) -> Option<Duty> {
        if history.ending().is_some() || history.suspended().is_some() {
            return None;
        }
        match history.asked().filter(|asked| asked.by != self.side) {
            Some(asked) => Some(match asked.question {
                Question::Draw => Duty::JudgeDraw,
                question @ (Question::Takeback | Question::Pause) => {
                    Duty::Act(answer(question, Answer::Yes))
                }
            }),
            None if history.turn_of() == Some(self.side) && history.halt().is_none() => {
                Some(Duty::Move)
            }
            None => None,
        }
    }
}

/// The answer to a question, whichever entry it is.
pub const fn answer(question: Question, answer: Answer) -> Action {
    Action::Answer {
        question,
        asked_at: None,
        answer,
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Ruleset};
    use time::OffsetDateTime;

    use super::*;
    use crate::games::{ChannelProblem, Event};

    const COMPUTER: Computer = Computer {
        side: Side::Second,
        strength: Strength {
            level: Level::Medium,
            seed: 1,
        },
    };

    /// What it has to do after some events, the moves by whose turn it is, the rest by the person.
    fn duty_after(events: &[Event]) -> Option<Duty> {
        let mut history = History::new(Game::new(Ruleset::preset("brandubh").unwrap()));
        for &event in events {
            let by = match event {
                Event::Move(_) => Some(history.board().to_move()),
                Event::Suspend(_) | Event::Resume => None,
                Event::Answer(..) => Some(Side::Second),
                _ => Some(Side::First),
            };
            history
                .follow(by, OffsetDateTime::UNIX_EPOCH, event)
                .unwrap();
        }
        COMPUTER.duty(&history)
    }

    #[test]
    fn it_answers_before_it_moves_and_rests_while_the_game_does() {
        let opening = Event::Move("d1-c1".parse().unwrap());
        let reply = Event::Move("d3-c3".parse().unwrap());
        let yes = |question| Some(Duty::Act(answer(question, Answer::Yes)));
        let gone = Event::Suspend(ChannelProblem::ChannelGone);
        let pause = [
            Event::Ask(Question::Pause),
            Event::Answer(Question::Pause, Answer::Yes),
        ];
        for (events, duty) in [
            (vec![], None),
            (vec![opening], Some(Duty::Move)),
            (vec![opening, reply], None),
            (vec![Event::Ask(Question::Draw)], Some(Duty::JudgeDraw)),
            (
                vec![opening, Event::Ask(Question::Draw)],
                Some(Duty::JudgeDraw),
            ),
            (
                vec![opening, reply, Event::Ask(Question::Takeback)],
                yes(Question::Takeback),
            ),
            (
                vec![opening, Event::Ask(Question::Pause)],
                yes(Question::Pause),
            ),
            (vec![opening, pause[0], pause[1]], None),
            (
                vec![opening, pause[0], pause[1], Event::Continue],
                Some(Duty::Move),
            ),
            (vec![opening, gone], None),
            (vec![opening, gone, Event::Resume], Some(Duty::Move)),
            (vec![opening, Event::Resign], None),
        ] {
            assert_eq!(duty_after(&events), duty, "{events:?}");
        }
    }

    #[test]
    fn levels_have_the_numbers_of_their_codes() {
        for level in Level::ALL {
            assert_eq!(level.code(), level.number().to_string());
            assert_eq!(Level::numbered(i16::from(level.number())), Some(level));
            assert!(
                level
                    .harder()
                    .is_none_or(|harder| harder.easier() == Some(level))
            );
        }
        assert_eq!(Level::Beginner.easier(), None);
        assert_eq!(Level::Strongest.harder(), None);
        assert_eq!(Level::numbered(0), None);
        assert_eq!(Level::numbered(7), None);
    }
}
