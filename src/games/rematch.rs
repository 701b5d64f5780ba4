//! Another game after one that is over, with the sides swapped.

use raichi_ratings::NotRated;
use raichi_rules::Side;
use time::OffsetDateTime;

use crate::{
    games::{
        Format, GameState, Level, Match, NewChallenge, Refusal, Room, SideChoice, Strength, Terms,
    },
    ids::{ExternalUser, PlayerId},
};

/// The challenge by which a player of a finished game asks the other for a rematch, in the same place.
///
/// `by` uses the door of the game.
///
/// Fails when the game, or its match, is not over, or `by` does not play it.
pub fn rematch(
    state: &GameState,
    player: PlayerId,
    by: ExternalUser,
    now: OffsetDateTime,
) -> Result<NewChallenge, Refusal> {
    let game = state.id;
    let played = state.side_of(player).ok_or(Refusal::NotAPlayer { game })?;
    if state.ending().is_none() {
        return Err(Refusal::NotFinished { game });
    }
    let of_match = Match::of(state);
    if of_match.is_some_and(|it| it.goes_on()) {
        return Err(Refusal::MatchGoesOn);
    }
    let other = ExternalUser {
        door: by.door,
        key: state.player(played.opponent()).key,
    };
    if other.key.is_erased() {
        return Err(Refusal::FormerOpponent);
    }
    Ok(NewChallenge {
        challenger: by,
        opponent: Some(other),
        computer: state.computer.map(|computer| computer.strength),
        terms: Terms {
            rules: state.board().ruleset(),
            side: SideChoice::Side(played.opponent()),
            time_control: state.time.time_control,
            format: of_match.map_or(Format::Single, |_| Format::Match),
            room: Room::Channel,
            unrated: (!state.is_rated).then_some(NotRated::Casual),
            seats: None,
        },
        chance: Side::First,
        rematch_of: Some(game),
        given: Vec::new(),
        made_at: now,
    })
}

/// Another game against the computer after one that is over, by the same rules and with the same sides, at a level.
pub fn at_level(
    state: &GameState,
    player: PlayerId,
    by: ExternalUser,
    level: Level,
    now: OffsetDateTime,
) -> Result<NewChallenge, Refusal> {
    let mut new = rematch(state, player, by, now)?;
    let computer = state.computer.ok_or(Refusal::UnknownButton)?;
    new.terms.side = SideChoice::Side(computer.side.opponent());
    new.computer = Some(Strength {
        level,
        ..computer.strength
    });
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{Captures, Computer, FirstGame, Leg, TimeControl},
        ids::{Door, ExternalId, GameId},
    };

    const ATTACKERS: ExternalUser = user(1);
    const DEFENDERS: ExternalUser = user(2);
    const STRANGER: ExternalUser = user(3);
    const SECOND: Leg = Leg::Second(FirstGame {
        winner: None,
        captures: Captures {
            by_attackers: 0,
            by_defenders: 0,
        },
    });

    const fn user(key: u64) -> ExternalUser {
        ExternalUser {
            door: Door::Discord,
            key: ExternalId(key),
        }
    }

    fn asked(leg: Option<Leg>, over: bool, by: ExternalUser) -> Result<NewChallenge, Refusal> {
        let state = GameState::after("brandubh", &[], over.then_some(Side::Second));
        let state = state.with_leg(leg);
        let player = PlayerId(by.key.to_db());
        rematch(&state, player, by, OffsetDateTime::UNIX_EPOCH)
    }

    #[test]
    fn a_rematch_swaps_the_sides_and_keeps_the_rest() {
        for (by, other, side) in [
            (ATTACKERS, DEFENDERS, Side::Second),
            (DEFENDERS, ATTACKERS, Side::First),
        ] {
            for (leg, format) in [(None, Format::Single), (Some(SECOND), Format::Match)] {
                let new = asked(leg, true, by).unwrap();
                assert_eq!((new.challenger, new.opponent), (by, Some(other)));
                assert_eq!(new.rematch_of, Some(GameId(7)));
                let terms = new.terms;
                assert_eq!(terms.side, SideChoice::Side(side));
                assert_eq!(
                    (terms.time_control, terms.format),
                    (TimeControl::Unlimited, format)
                );
                assert_eq!(terms.rules.name(), "brandubh");
            }
        }
    }

    #[test]
    fn another_level_keeps_the_sides_and_is_the_computers_alone() {
        let strength = Strength {
            level: Level::Easy,
            seed: 7,
        };
        let (player, now) = (PlayerId(DEFENDERS.key.to_db()), OffsetDateTime::UNIX_EPOCH);
        let of = |computer, ended| {
            let state = GameState::after("brandubh", &[], ended).with_computer(computer);
            at_level(&state, player, DEFENDERS, Level::Medium, now)
        };
        let computer = Computer {
            side: Side::First,
            strength,
        };
        let new = of(Some(computer), Some(Side::Second)).unwrap();
        assert_eq!(new.terms.side, SideChoice::Side(Side::Second));
        assert_eq!(new.computer.map(|it| it.level), Some(Level::Medium));
        assert_eq!(new.rematch_of, Some(GameId(7)));
        let refused = of(None, Some(Side::Second)).unwrap_err();
        assert_eq!(refused, Refusal::UnknownButton);
        let refused = of(Some(computer), None).unwrap_err();
        assert_eq!(refused, Refusal::NotFinished { game: GameId(7) });
    }

    #[test]
    fn a_rematch_is_rated_if_the_game_was() {
        for (is_rated, unrated) in [(true, None), (false, Some(NotRated::Casual))] {
            let state = GameState::after("brandubh", &[], Some(Side::Second));
            let player = PlayerId(ATTACKERS.key.to_db());
            let now = OffsetDateTime::UNIX_EPOCH;
            let new = rematch(&state.with_rated(is_rated), player, ATTACKERS, now).unwrap();
            assert_eq!(new.terms.unrated, unrated);
        }
    }

    #[test]
    fn only_players_of_a_finished_game_may_ask_for_one() {
        let game = GameId(7);
        for (leg, over, by, expected) in [
            (None, true, STRANGER, Refusal::NotAPlayer { game }),
            (None, false, ATTACKERS, Refusal::NotFinished { game }),
            (None, false, STRANGER, Refusal::NotAPlayer { game }),
            (
                Some(Leg::First),
                false,
                DEFENDERS,
                Refusal::NotFinished { game },
            ),
            (Some(Leg::First), true, DEFENDERS, Refusal::MatchGoesOn),
            (
                Some(SECOND),
                false,
                ATTACKERS,
                Refusal::NotFinished { game },
            ),
        ] {
            assert_eq!(
                asked(leg, over, by).unwrap_err(),
                expected,
                "{leg:?}, {over}, {by:?}"
            );
        }
    }
}
