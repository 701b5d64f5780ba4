//! Challenges: who may be challenged, and who may accept, decline or withdraw.

use std::sync::Arc;

use raichi_rules::{Ruleset, Side};
use time::OffsetDateTime;

use crate::{
    games::Refusal,
    ids::{ChallengeId, DoorKey, GameId, PlaceId, Player, Visitor},
};

/// Whom a challenge is meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Whoever accepts first.
    Anyone,
    /// This person.
    Person(Visitor),
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

/// What somebody offers to play.
#[derive(Debug, Clone)]
pub struct Offer {
    /// With whom.
    pub opponent: Opponent,
    /// By which rules.
    pub rules: Arc<Ruleset>,
    /// On which side.
    pub side: SideChoice,
}

/// Whether this challenger may offer this; gives the person challenged, if it is one.
///
/// # Errors
///
/// When nobody could take the offer.
pub fn may_challenge(challenger: Visitor, offer: &Offer) -> Result<Option<Visitor>, Refusal> {
    match offer.opponent {
        Opponent::Anyone => Ok(None),
        Opponent::Person(person) if person == challenger => Err(Refusal::ChallengedSelf),
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
        /// The game.
        game: GameId,
    },
    /// The opponent declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Its message was deleted.
    Deleted,
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
    /// The rules of the game to be.
    pub rules: Arc<Ruleset>,
    /// The side that the challenger asked for.
    pub side: SideChoice,
    /// What became of it.
    pub state: ChallengeState,
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
    by: DoorKey,
    reaction: Reaction,
    chance: Side,
) -> Result<Settlement, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed {
            state: challenge.state,
        });
    }
    let own = by == challenge.challenger.key;
    match (reaction, challenge.opponent) {
        (Reaction::Withdraw, _) if own => Ok(Settlement::Withdrawn),
        (Reaction::Withdraw, _) => Err(Refusal::OnlyChallengerWithdraws {
            challenger: challenge.challenger,
        }),
        (Reaction::Accept | Reaction::Decline, _) if own => Err(Refusal::OwnChallenge),
        (Reaction::Accept | Reaction::Decline, Some(opponent)) if opponent.key != by => {
            Err(Refusal::ChallengeForAnother { opponent })
        }
        (Reaction::Decline, None) => Err(Refusal::NobodyDeclines),
        (Reaction::Decline, Some(_)) => Ok(Settlement::Declined),
        (Reaction::Accept, _) => {
            let challenger_plays = match challenge.side {
                SideChoice::Side(side) => side,
                SideChoice::Random => chance,
            };
            Ok(Settlement::Accepted { challenger_plays })
        }
    }
}

/// A challenge that is about to be stored.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who makes it.
    pub challenger: Visitor,
    /// For whom.
    pub opponent: Option<Visitor>,
    /// By which rules.
    pub rules: Arc<Ruleset>,
    /// On which side.
    pub side: SideChoice,
    /// When.
    pub made_at: OffsetDateTime,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Door, PlayerId};

    const ANN: Player = Player {
        id: PlayerId(1),
        key: DoorKey(101),
    };
    const BJORN: Player = Player {
        id: PlayerId(2),
        key: DoorKey(102),
    };
    const CLEO: DoorKey = DoorKey(103);

    fn challenge(opponent: Option<Player>, state: ChallengeState) -> Challenge {
        Challenge {
            id: ChallengeId(1),
            place: PlaceId(1),
            challenger: ANN,
            opponent,
            rules: Ruleset::preset("norse").unwrap(),
            side: SideChoice::Random,
            state,
        }
    }

    #[test]
    fn each_reaction_by_each_person_is_decided() {
        use Reaction::{Accept, Decline, Withdraw};
        let accepted = || {
            Ok(Settlement::Accepted {
                challenger_plays: Side::Defenders,
            })
        };
        let another = || Err(Refusal::ChallengeForAnother { opponent: BJORN });
        let only_ann = || Err(Refusal::OnlyChallengerWithdraws { challenger: ANN });
        let cases = [
            (
                Some(BJORN),
                Accept,
                [Err(Refusal::OwnChallenge), accepted(), another()],
            ),
            (
                Some(BJORN),
                Decline,
                [
                    Err(Refusal::OwnChallenge),
                    Ok(Settlement::Declined),
                    another(),
                ],
            ),
            (
                Some(BJORN),
                Withdraw,
                [Ok(Settlement::Withdrawn), only_ann(), only_ann()],
            ),
            (
                None,
                Accept,
                [Err(Refusal::OwnChallenge), accepted(), accepted()],
            ),
            (
                None,
                Decline,
                [
                    Err(Refusal::OwnChallenge),
                    Err(Refusal::NobodyDeclines),
                    Err(Refusal::NobodyDeclines),
                ],
            ),
            (
                None,
                Withdraw,
                [Ok(Settlement::Withdrawn), only_ann(), only_ann()],
            ),
        ];
        for (opponent, reaction, expected) in cases {
            for (by, expected) in [ANN.key, BJORN.key, CLEO].into_iter().zip(expected) {
                let open = challenge(opponent, ChallengeState::Open);
                assert_eq!(
                    react(&open, by, reaction, Side::Defenders),
                    expected,
                    "{opponent:?} {reaction:?} {by}"
                );
                for state in [
                    ChallengeState::Accepted { game: GameId(1) },
                    ChallengeState::Declined,
                    ChallengeState::Withdrawn,
                    ChallengeState::Deleted,
                ] {
                    let closed = react(&challenge(opponent, state), by, reaction, Side::Defenders);
                    assert_eq!(closed, Err(Refusal::ChallengeClosed { state }));
                }
            }
        }
    }

    #[test]
    fn the_challengers_wish_goes_before_chance() {
        let mut wished = challenge(None, ChallengeState::Open);
        wished.side = SideChoice::Side(Side::Attackers);
        let accepted = react(&wished, BJORN.key, Reaction::Accept, Side::Defenders);
        assert_eq!(
            accepted,
            Ok(Settlement::Accepted {
                challenger_plays: Side::Attackers
            })
        );
    }

    #[test]
    fn only_people_other_than_oneself_are_challenged() {
        let visitor = |player: Player| Visitor {
            door: Door::Discord,
            key: player.key,
        };
        for (opponent, expected) in [
            (Opponent::Anyone, Ok(None)),
            (Opponent::Person(visitor(BJORN)), Ok(Some(visitor(BJORN)))),
            (Opponent::Person(visitor(ANN)), Err(Refusal::ChallengedSelf)),
            (Opponent::Raichi, Err(Refusal::ChallengedRaichi)),
            (Opponent::Bot, Err(Refusal::ChallengedBot)),
        ] {
            let offer = Offer {
                opponent,
                rules: Ruleset::preset("norse").unwrap(),
                side: SideChoice::Random,
            };
            assert_eq!(
                may_challenge(visitor(ANN), &offer),
                expected,
                "{opponent:?}"
            );
        }
    }
}
