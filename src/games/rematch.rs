//! Another game after one that is over, with the sides swapped.

use raichi_rules::tafl::Side;
use time::OffsetDateTime;

use crate::{
    games::{Format, Match, NewChallenge, Refusal, Room, SideChoice, Table, Terms},
    ids::{PlayerId, Visitor},
};

/// The challenge by which a player of a finished game asks the other for a rematch, in the same place.
///
/// `by` is at the game's own door.
///
/// # Errors
///
/// When the game, or its match, is not over, or this is none of its players.
pub fn rematch(
    table: &Table,
    player: PlayerId,
    by: Visitor,
    now: OffsetDateTime,
) -> Result<NewChallenge, Refusal> {
    let game = table.id;
    let played = table.side_of(player).ok_or(Refusal::NotAPlayer { game })?;
    if table.ending().is_none() {
        return Err(Refusal::NotFinished { game });
    }
    let of_match = Match::of(table);
    if of_match.is_some_and(|it| it.goes_on()) {
        return Err(Refusal::MatchGoesOn);
    }
    let other = Visitor {
        door: by.door,
        key: table.player(played.opponent()).key,
    };
    Ok(NewChallenge {
        challenger: by,
        opponent: Some(other),
        terms: Terms {
            rules: table.board().rules().clone(),
            side: SideChoice::Side(played.opponent()),
            pace: table.time.pace,
            format: of_match.map_or(Format::Single, |_| Format::Match),
            room: Room::Channel,
        },
        chance: Side::Attackers,
        rematch_of: Some(game),
        made_at: now,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{Captures, FirstGame, Leg, Pace},
        ids::{Door, DoorKey, GameId},
    };

    const ATTACKERS: Visitor = visitor(1);
    const DEFENDERS: Visitor = visitor(2);
    const STRANGER: Visitor = visitor(3);
    const SECOND: Leg = Leg::Second(FirstGame {
        winner: None,
        captures: Captures {
            by_attackers: 0,
            by_defenders: 0,
        },
    });

    const fn visitor(key: u64) -> Visitor {
        Visitor {
            door: Door::Discord,
            key: DoorKey(key),
        }
    }

    fn asked(leg: Option<Leg>, over: bool, by: Visitor) -> Result<NewChallenge, Refusal> {
        let table = Table::after("brandubh", &[], over.then_some(Side::Defenders));
        let table = table.with_leg(leg);
        let player = PlayerId(by.key.to_db());
        rematch(&table, player, by, OffsetDateTime::UNIX_EPOCH)
    }

    #[test]
    fn a_rematch_swaps_the_sides_and_keeps_the_rest() {
        for (by, other, side) in [
            (ATTACKERS, DEFENDERS, Side::Defenders),
            (DEFENDERS, ATTACKERS, Side::Attackers),
        ] {
            for (leg, format) in [(None, Format::Single), (Some(SECOND), Format::Match)] {
                let new = asked(leg, true, by).unwrap();
                assert_eq!((new.challenger, new.opponent), (by, Some(other)));
                assert_eq!(new.rematch_of, Some(GameId(7)));
                let terms = new.terms;
                assert_eq!(terms.side, SideChoice::Side(side));
                assert_eq!((terms.pace, terms.format), (Pace::Unlimited, format));
                assert_eq!(terms.rules.name(), "brandubh");
            }
        }
    }

    #[test]
    fn only_players_of_what_is_over_ask_for_one() {
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
