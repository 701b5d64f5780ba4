use super::*;
use raichi_ratings::Day;

use crate::ids::{Door, PlayerId};

const ANN: Player = Player {
    id: PlayerId(1),
    key: ExternalId(101),
};
const BJORN: Player = Player {
    id: PlayerId(2),
    key: ExternalId(102),
};
const CLEO: ExternalId = ExternalId(103);
const MADE: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

fn terms() -> Terms {
    Terms::of(Ruleset::preset("norse").unwrap())
}

fn challenge(opponent: Option<Player>, state: ChallengeState) -> Challenge {
    Challenge {
        id: ChallengeId(1),
        place: PlaceId(1),
        challenger: ANN,
        opponent,
        terms: terms(),
        made_at: MADE,
        state,
    }
}

/// The content of a cell of the table below: the result of a reaction.
type Cell = Result<Settlement, Refusal>;

/// Every reaction to an open challenge: who is challenged, the reaction, and its results for Ann, who made the
/// challenge, for Björn, and for Cleo.
fn cells() -> Vec<(Option<Player>, Reaction, [Cell; 3])> {
    use Reaction::{Accept, Decline, Withdraw};
    let accepted = || {
        Ok(Settlement::Accepted {
            challenger_plays: Side::Second,
        })
    };
    let own = || Err(Refusal::OwnChallenge);
    let for_bjorn = || Err(Refusal::ChallengeForAnother { opponent: BJORN });
    let for_ann = || Err(Refusal::ChallengeForAnother { opponent: ANN });
    let only_ann = || Err(Refusal::OnlyChallengerWithdraws { challenger: ANN });
    let no_decline = || Err(Refusal::NobodyDeclines);
    let withdrawn = || Ok(Settlement::Withdrawn);
    let declined = || Ok(Settlement::Declined);
    vec![
        (Some(BJORN), Accept, [own(), accepted(), for_bjorn()]),
        (Some(BJORN), Decline, [own(), declined(), for_bjorn()]),
        (Some(BJORN), Withdraw, [withdrawn(), only_ann(), only_ann()]),
        (None, Accept, [own(), accepted(), accepted()]),
        (None, Decline, [own(), no_decline(), no_decline()]),
        (None, Withdraw, [withdrawn(), only_ann(), only_ann()]),
        (Some(ANN), Accept, [accepted(), for_ann(), for_ann()]),
        (Some(ANN), Decline, [declined(), for_ann(), for_ann()]),
        (Some(ANN), Withdraw, [withdrawn(), only_ann(), only_ann()]),
    ]
}

/// Every state once; the match does not compile without a new one.
fn states() -> [ChallengeState; 7] {
    use ChallengeState::{Accepted, Closed, Declined, Deleted, Lapsed, Open, Withdrawn};
    let game = GameId(1);
    let next = |state| match state {
        Open => Accepted { game },
        Accepted { .. } => Declined,
        Declined => Withdrawn,
        Withdrawn => Deleted,
        Deleted => Lapsed,
        Lapsed => Closed,
        Closed => Open,
    };
    let mut state = Open;
    std::array::from_fn(|_| {
        let this = state;
        state = next(this);
        this
    })
}

#[test]
fn each_reaction_in_each_state_by_each_person_is_decided() {
    let people = [ANN.key, BJORN.key, CLEO];
    let mut cells_seen = 0;
    for opponent in [Some(BJORN), None, Some(ANN)] {
        for reaction in [Reaction::Accept, Reaction::Decline, Reaction::Withdraw] {
            let found: Vec<_> = cells()
                .into_iter()
                .filter(|cell| (cell.0, cell.1) == (opponent, reaction))
                .collect();
            let [(_, _, row)] = found.as_slice() else {
                panic!("{opponent:?}, {reaction:?} stands {} times", found.len())
            };
            for (by, if_open) in people.into_iter().zip(row) {
                for state in states() {
                    let expected = match state {
                        ChallengeState::Open => if_open.clone(),
                        state => Err(Refusal::ChallengeClosed { state }),
                    };
                    let found = challenge(opponent, state);
                    let decided = react(&found, by, reaction, Side::Second, MADE);
                    assert_eq!(
                        decided, expected,
                        "{opponent:?} {state:?} {reaction:?} {by}"
                    );
                    cells_seen += 1;
                }
            }
        }
    }
    assert_eq!(cells_seen, 3 * 3 * 3 * 7);
    assert_eq!(cells().len(), 3 * 3);
}

#[test]
fn a_challenge_lapses_after_a_week_before_that_is_stored() {
    let state = ChallengeState::Lapsed;
    for reaction in [Reaction::Accept, Reaction::Decline, Reaction::Withdraw] {
        for by in [ANN.key, BJORN.key, CLEO] {
            let open = challenge(Some(BJORN), ChallengeState::Open);
            let at = |now| react(&open, by, reaction, Side::Second, now);
            let before = MADE + LIFETIME - Duration::NANOSECOND;
            assert_ne!(at(before), Err(Refusal::ChallengeClosed { state }));
            assert_eq!(at(MADE + LIFETIME), Err(Refusal::ChallengeClosed { state }));
        }
    }
    let declined = challenge(None, ChallengeState::Declined);
    let later = MADE + LIFETIME * 2;
    assert_eq!(declined.state_at(later), ChallengeState::Declined);
}

#[test]
fn the_challengers_choice_precedes_chance() {
    let mut with_side = challenge(None, ChallengeState::Open);
    with_side.terms.side = SideChoice::Side(Side::First);
    let accepted = react(&with_side, BJORN.key, Reaction::Accept, Side::Second, MADE);
    assert_eq!(
        accepted,
        Ok(Settlement::Accepted {
            challenger_plays: Side::First
        })
    );
}

#[test]
fn people_are_challenged_and_a_match_needs_two_of_them() {
    let user = |player: Player| ExternalUser {
        door: Door::Discord,
        key: player.key,
    };
    let (ann, bjorn) = (user(ANN), user(BJORN));
    let anyone = Ok(Challenged::Anyone);
    let person = |person| Ok(Challenged::Person(person));
    let first = Ok(Challenged::Computer(bjorn, Level::Beginner));
    let bot = || Err(Refusal::ChallengedBot);
    for (opponent, single, in_match) in [
        (Opponent::Anyone, anyone.clone(), anyone),
        (Opponent::Person(bjorn), person(bjorn), person(bjorn)),
        (Opponent::Person(ann), person(ann), Err(Refusal::MatchAlone)),
        (Opponent::Computer(bjorn), first.clone(), first),
        (Opponent::Bot, bot(), bot()),
    ] {
        for (format, expected) in [(Format::Single, single), (Format::Match, in_match)] {
            let offer = |level| Offer {
                opponent,
                level,
                terms: Terms { format, ..terms() },
            };
            assert_eq!(may_challenge(ann, &offer(None)), expected, "{opponent:?}");
            let hard = may_challenge(ann, &offer(Some(Level::Hard)));
            let expected = match opponent {
                Opponent::Computer(user) => Ok(Challenged::Computer(user, Level::Hard)),
                Opponent::Bot => bot(),
                Opponent::Anyone | Opponent::Person(_) => Err(Refusal::LevelOfPerson),
            };
            assert_eq!(hard, expected, "{opponent:?}");
        }
    }
}

#[test]
fn a_reason_is_one_short_line_or_none() {
    let typed = |text: &str| Reason::typed(text).map(|it| it.map(|it| it.as_str().to_owned()));
    assert_eq!(typed(" \n\t"), Ok(None));
    let spread = "  no\n time\u{0}this   week ";
    assert_eq!(typed(spread), Ok(Some("no time this week".to_owned())));
    let longest = "ö".repeat(usize::from(Reason::LONGEST));
    assert_eq!(typed(&longest), Ok(Some(longest.clone())));
    let too_long = Err(Refusal::ReasonTooLong { length: 201 });
    assert_eq!(typed(&format!("{longest}!")), too_long);
}

#[test]
fn games_are_rated_if_their_terms_allow_it() {
    use NotRated::{Casual, Computer, NoClock, OnePerson, OwnRuleset, SameOpponent};
    let unlimited = || Terms {
        time_control: TimeControl::Unlimited,
        ..terms()
    };
    let casual = || Terms {
        unrated: Some(Casual),
        ..unlimited()
    };
    let own = || {
        let line = "name:Small dim:7 esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        Terms::of(crate::games::read_rules_line(line).unwrap())
    };
    for (terms, opponents, recent_games, expected) in [
        (terms(), Opponents::TwoPeople, 0, None),
        (terms(), Opponents::TwoPeople, 9, None),
        (terms(), Opponents::TwoPeople, 10, Some(SameOpponent)),
        (terms(), Opponents::OnePerson, 0, Some(OnePerson)),
        (terms(), Opponents::Computer, 0, Some(Computer)),
        (unlimited(), Opponents::TwoPeople, 0, Some(NoClock)),
        (own(), Opponents::TwoPeople, 0, Some(OwnRuleset)),
        (casual(), Opponents::Computer, 10, Some(Casual)),
    ] {
        let terms = terms.between(opponents, recent_games);
        assert_eq!(terms.unrated, expected);
        // Once known, the reason stays.
        assert_eq!(terms.between(Opponents::TwoPeople, 0).unrated, expected);
    }
}

#[test]
fn both_games_of_a_match_have_fair_sides() {
    for (side, format, expected) in [
        (SideChoice::Random, Format::Single, Sides::Drawn),
        (SideChoice::Side(Side::First), Format::Single, Sides::Chosen),
        (SideChoice::Fair, Format::Single, Sides::Chosen),
        (SideChoice::Fair, Format::Match, Sides::Swapped),
        (SideChoice::Random, Format::Match, Sides::Swapped),
        (SideChoice::Side(Side::First), Format::Match, Sides::Swapped),
    ] {
        let terms = Terms {
            side,
            format,
            ..terms()
        };
        assert_eq!(terms.sides(), expected);
    }
}

#[test]
fn the_weaker_player_has_the_favoured_side() {
    let rating = |value| Rating::from_numbers(value, 60.0, 0.06);
    let side = |challenger, opponent, eta| {
        let term = SideTerm {
            day: Day(0),
            eta,
            games: 100,
        };
        fair_side([rating(challenger), rating(opponent)], term)
    };
    for (challenger, opponent, eta, expected) in [
        (1400.0, 1500.0, 30.0, Some(Side::Second)),
        (1500.0, 1400.0, 30.0, Some(Side::First)),
        (1400.0, 1500.0, -30.0, Some(Side::First)),
        (1500.0, 1400.0, -30.0, Some(Side::Second)),
        (1500.0, 1400.0, 0.0, None),
        (1500.0, 1400.0, f64::NAN, None),
        (1500.0, 1500.0, 30.0, None),
        (1500.2, 1499.8, 30.0, None),
    ] {
        assert_eq!(
            side(challenger, opponent, eta),
            expected,
            "{challenger} {opponent} {eta}"
        );
    }
}
