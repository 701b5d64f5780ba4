//! Which buttons a page shows somebody: those that may be pressed. Messages at Discord show everybody the same ones.

use raichi_rules::Side;
use time::OffsetDateTime;

use crate::{
    games::{self, Action, Challenge, GameState, Question, decide, may_act, may_move},
    ids::{ExternalId, ExternalUser},
    reply::{BoardAction, Press},
};

/// What the buttons of a message are about.
#[derive(Debug, Clone, Copy)]
pub(crate) enum About<'a> {
    /// A challenge.
    Challenge(&'a Challenge),
    /// A game.
    Game(&'a GameState),
}

/// Whether a button has an effect when this user presses it now. Buttons of other kinds are everybody's.
pub(crate) fn may_press(
    press: Press,
    about: About<'_>,
    user: ExternalUser,
    now: OffsetDateTime,
) -> bool {
    match (press, about) {
        (Press::Challenge { reaction, .. }, About::Challenge(challenge)) => {
            games::react(challenge, user.key, reaction, Side::First, now).is_ok()
        }
        (press, About::Game(state)) => may_press_in_game(press, state, user, now),
        _ => true,
    }
}

fn may_press_in_game(
    press: Press,
    state: &GameState,
    user: ExternalUser,
    now: OffsetDateTime,
) -> bool {
    let players = [state.attackers, state.defenders];
    let player = players.into_iter().find(|player| player.key == user.key);
    let by = player.map(|player| player.id);
    let decided = |action| by.is_some_and(|by| decide(state, by, &action, now).is_ok());
    match press {
        Press::Board { action, .. } => match action {
            BoardAction::Move | BoardAction::Open | BoardAction::Hint => by.is_some_and(|by| {
                may_act(state, by, now).is_ok_and(|side| may_move(state, side).is_ok())
            }),
            BoardAction::Draw => decided(Action::Ask(Question::Draw)),
            BoardAction::Takeback => decided(Action::Ask(Question::Takeback)),
            // It asks first.
            BoardAction::Resign => by.is_some_and(|by| may_act(state, by, now).is_ok()),
            BoardAction::Review => true,
            // The local page has no threads.
            BoardAction::Guess => false,
        },
        Press::Answer {
            question,
            asked_at,
            answer,
            ..
        } => decided(Action::Answer {
            question,
            asked_at: Some(asked_at),
            answer,
        }),
        Press::Withdraw {
            question, asked_at, ..
        } => decided(Action::Withdraw { question, asked_at }),
        Press::Continue { .. } => decided(Action::Continue),
        Press::Rematch { .. } | Press::Again { .. } => {
            by.is_some_and(|by| games::rematch(state, by, user, now).is_ok())
        }
        _ => true,
    }
}

/// The seat that has to act next: to accept a challenge, to answer a question, or to move.
pub(crate) fn awaited(about: About<'_>) -> Option<ExternalId> {
    match about {
        About::Challenge(challenge) => {
            let open = challenge.state == games::ChallengeState::Open;
            challenge
                .opponent
                .filter(|_| open)
                .map(|opponent| opponent.key)
        }
        About::Game(state) => {
            let stands = matches!(
                state.halt(),
                Some(games::Halt::Paused | games::Halt::Suspended)
            );
            let asked = state
                .asked()
                .map(|asked| state.player(asked.by.opponent()).key);
            asked
                .or_else(|| state.turn_of().map(|player| player.key))
                .filter(|_| !stands && state.ending().is_none())
        }
    }
}

/// Whether it is a game of the seat, or an open challenge that the seat has made or may accept.
pub(crate) fn concerns(about: About<'_>, seat: ExternalId) -> bool {
    match about {
        About::Challenge(challenge) => {
            let people = [Some(challenge.challenger), challenge.opponent];
            challenge.state == games::ChallengeState::Open
                && (challenge.opponent.is_none()
                    || people.iter().flatten().any(|player| player.key == seat))
        }
        About::Game(state) => [state.attackers, state.defenders]
            .iter()
            .any(|player| player.key == seat),
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ruleset;
    use time::Duration;

    use super::*;
    use crate::{
        games::{Answer, ChallengeState, Event, Reaction, Terms},
        ids::{ChallengeId, Door, PlaceId, Player, PlayerId},
    };

    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

    fn player(number: i64) -> Player {
        Player {
            id: PlayerId(number),
            key: ExternalId(number.cast_unsigned()),
        }
    }

    /// The seats of 1, 2 and 3 that may press a button.
    fn pressers(press: Press, about: About<'_>) -> Vec<u64> {
        let seats = 1..=3;
        seats
            .filter(|&seat| {
                let user = ExternalUser {
                    door: Door::Local,
                    key: ExternalId(seat),
                };
                may_press(press, about, user, NOW)
            })
            .collect()
    }

    #[test]
    fn a_challenge_is_withdrawn_by_one_and_answered_by_the_other() {
        let mut challenge = Challenge {
            id: ChallengeId(1),
            place: PlaceId(1),
            challenger: player(1),
            opponent: Some(player(2)),
            terms: Terms::of(Ruleset::default()),
            made_at: NOW - Duration::HOUR,
            state: ChallengeState::Open,
        };
        let press = |reaction| Press::Challenge {
            id: ChallengeId(1),
            reaction,
        };
        let of = |challenge: &Challenge| {
            [Reaction::Accept, Reaction::Decline, Reaction::Withdraw]
                .map(|reaction| pressers(press(reaction), About::Challenge(challenge)))
        };
        assert_eq!(of(&challenge), [vec![2], vec![2], vec![1]]);
        assert_eq!(
            awaited(About::Challenge(&challenge)),
            Some(player(2).key),
            "the one who is challenged"
        );
        challenge.opponent = None;
        assert_eq!(of(&challenge), [vec![2, 3], vec![], vec![1]]);
        assert_eq!(awaited(About::Challenge(&challenge)), None);
        challenge.state = ChallengeState::Declined;
        assert!(of(&challenge).iter().all(Vec::is_empty));
    }

    #[test]
    fn under_a_board_each_seat_has_its_own_buttons() {
        let mut state = GameState::after("brandubh", &["d7-e7".parse().unwrap()], None);
        let board = |state: &GameState, action| {
            let press = Press::Board {
                game: state.id,
                seen: state.entries(),
                action,
            };
            pressers(press, About::Game(state))
        };
        assert_eq!(board(&state, BoardAction::Move), [2]);
        assert_eq!(
            board(&state, BoardAction::Takeback),
            [1],
            "only the one who has moved"
        );
        assert_eq!(board(&state, BoardAction::Draw), [1, 2]);
        assert_eq!(board(&state, BoardAction::Resign), [1, 2]);
        let game = state.id;
        assert_eq!(
            pressers(Press::Continue { game }, About::Game(&state)),
            [0; 0]
        );
        assert_eq!(
            pressers(Press::Rematch { game }, About::Game(&state)),
            [0; 0]
        );
        assert_eq!(awaited(About::Game(&state)), Some(player(2).key));

        // Who is asked answers, and is awaited although the other is to move.
        state.add(Some(Side::Second), NOW, Event::Ask(Question::Draw));
        let answer = Press::Answer {
            game,
            asked_at: state.entries(),
            question: Question::Draw,
            answer: Answer::Yes,
        };
        assert_eq!(pressers(answer, About::Game(&state)), [1]);
        assert_eq!(awaited(About::Game(&state)), Some(player(1).key));

        state.add(
            Some(Side::First),
            NOW,
            Event::Answer(Question::Draw, Answer::Yes),
        );
        assert_eq!(
            pressers(Press::Rematch { game }, About::Game(&state)),
            [1, 2]
        );
        assert_eq!(board(&state, BoardAction::Resign), [0; 0]);
        assert_eq!(awaited(About::Game(&state)), None);
    }
}
