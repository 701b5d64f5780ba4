//! A game against the computer that goes on from a position of a finished game.

use raichi_ratings::NotRated;
use raichi_rules::Side;
use time::OffsetDateTime;

use super::played_from_start;
use crate::{
    games::{GameState, NewChallenge, Refusal, SideChoice, Strength, Terms, TimeControl},
    ids::{ExternalUser, PlayerId},
};

/// The challenge by which somebody plays on from the position before a ply of a finished game, counted from 1: against the computer,
/// casual, and without a clock. Who has played the game has the same side again, and anybody else the one that is to move.
///
/// Fails when the game is not over, or has no such position.
pub fn play_from(
    state: &GameState,
    player: Option<PlayerId>,
    by: ExternalUser,
    (computer, strength): (ExternalUser, Strength),
    ply: u32,
    now: OffsetDateTime,
) -> Result<NewChallenge, Refusal> {
    if state.ending().is_none() {
        return Err(Refusal::ReviewTooEarly { game: state.id });
    }
    let (mut board, mut given) = played_from_start(state);
    let before = usize::try_from(ply).ok().and_then(|ply| ply.checked_sub(1));
    let before = before.filter(|before| *before < given.len());
    given.truncate(before.ok_or(Refusal::UnknownButton)?);
    for &ply in &given {
        let played = board.play(ply);
        played.map_err(|why| Refusal::Illegal { ply, why })?;
    }
    let played = player.and_then(|player| state.side_of(player));
    let side = played
        .filter(|_| !state.is_hot_seat())
        .unwrap_or_else(|| board.to_move());
    Ok(NewChallenge {
        challenger: by,
        opponent: Some(computer),
        computer: Some(strength),
        terms: Terms {
            side: SideChoice::Side(side),
            time_control: TimeControl::Unlimited,
            unrated: Some(NotRated::Casual),
            ..Terms::of(board.ruleset())
        },
        chance: Side::First,
        rematch_of: None,
        given,
        made_at: now,
    })
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ply;

    use super::*;
    use crate::{
        games::Level,
        ids::{Door, ExternalId},
    };

    fn from(over: bool, by: u64, ply: u32) -> Result<(SideChoice, Vec<String>), Refusal> {
        let moves: Vec<Ply> = ["d6-e6", "d3-b3", "e6-d6"]
            .map(|ply| ply.parse().expect("a ply"))
            .into();
        let state = GameState::after("brandubh", &moves, over.then_some(Side::Second));
        let user = |key| ExternalUser {
            door: Door::Discord,
            key: ExternalId(key),
        };
        let strength = Strength {
            level: Level::Hard,
            seed: 7,
        };
        let new = play_from(
            &state,
            Some(PlayerId(user(by).key.to_db())),
            user(by),
            (user(99), strength),
            ply,
            OffsetDateTime::UNIX_EPOCH,
        )?;
        assert_eq!(new.terms.unrated, Some(NotRated::Casual));
        assert_eq!(
            (new.opponent, new.computer),
            (Some(user(99)), Some(strength))
        );
        let given = new.given.iter().map(ToString::to_string).collect();
        Ok((new.terms.side, given))
    }

    #[test]
    fn players_keep_their_sides_and_others_are_to_move() {
        let (first, second) = (
            SideChoice::Side(Side::First),
            SideChoice::Side(Side::Second),
        );
        for (by, ply, side) in [
            (1, 1, first),
            (1, 2, first),
            (2, 1, second),
            (2, 3, second),
            (5, 1, first),
            (5, 2, second),
            (5, 3, first),
        ] {
            let (chosen, given) = from(true, by, ply).expect("it is over");
            assert_eq!(chosen, side, "{by}, {ply}");
            assert_eq!(given.len(), ply as usize - 1);
        }
        let (_, given) = from(true, 1, 3).expect("it is over");
        assert_eq!(given, ["d6-e6", "d3-b3"]);
    }

    #[test]
    fn there_is_nothing_to_play_before_the_end_or_beyond_it() {
        assert!(matches!(
            from(false, 1, 1),
            Err(Refusal::ReviewTooEarly { .. })
        ));
        for ply in [0, 4, u32::MAX] {
            assert_eq!(from(true, 1, ply), Err(Refusal::UnknownButton), "{ply}");
        }
    }
}
