use raichi_rules::{Game, Ruleset};
use time::Duration;

use super::*;
use crate::{
    games::{Clock, Computer, Level, Strength, Team, TimeControl, Timing},
    ids::{ExternalId, GameId, PlaceId},
};

const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
const DAY: Duration = Duration::days(1);

const fn player(number: i64, key: ExternalId) -> Player {
    Player {
        id: PlayerId(number),
        key,
    }
}

/// Everybody here has the attackers of a game of *brandubh*, and somebody else the defenders.
fn state() -> GameState {
    let board = Game::new(Ruleset::preset("brandubh").unwrap());
    let time = TimeControl::per_move(DAY).unwrap();
    GameState::new(
        GameId(7),
        PlaceId(1),
        player(1, Team::Everyone.key()),
        player(2, ExternalId(102)),
        board,
    )
    .with_time(Timing::begin(time, NOW))
}

fn mv(text: &str) -> Action {
    Action::Move(text.parse().unwrap())
}

/// Votes in this order.
fn ballots(choices: &[&str]) -> Vec<VoteBallot> {
    let choices = choices.iter().map(|text| choice_of((*text).to_owned()));
    let ballots = (0..).zip(choices);
    ballots.map(|(at, choice)| Ballot { choice, at }).collect()
}

/// The game after the end of a vote.
fn after(state: &GameState, choices: &[&str], now: OffsetDateTime) -> GameState {
    let turns = end_vote(state, &ballots(choices), now);
    let (before, turn) = turns.last().unwrap();
    turn.apply(before.clone()).unwrap()
}

#[test]
fn choices_survive_their_text() {
    for text in [
        "d6-g6",
        "c3-e5-g3 end",
        "resign",
        "offer-draw",
        "accept-draw",
    ] {
        assert_eq!(choice_text(&choice_of(text.to_owned())), text);
    }
    let plies = plies_of(&choice_of("d6-g6 d5-g5".to_owned())).unwrap();
    assert_eq!(plies.len(), 2);
    assert_eq!(plies_of(&Choice::Resign), None);
}

#[test]
fn only_what_a_team_can_do_is_voted_for() {
    let state = state();
    let draw = Action::Ask(Question::Draw);
    let play = |text: &str| Ok(Choice::Play(text.to_owned()));
    assert_eq!(vote_for(&state, &mv("d6-g6"), NOW), play("d6-g6"));
    assert!(matches!(
        vote_for(&state, &mv("d6-d1"), NOW),
        Err(Refusal::Illegal { .. })
    ));
    assert!(matches!(
        vote_for(&state, &mv("d6-g6xa1"), NOW),
        Err(Refusal::OtherCaptures { .. })
    ));
    assert_eq!(vote_for(&state, &draw, NOW), Ok(Choice::OfferDraw));
    let resign = Action::Resign { seen: 0 };
    assert_eq!(vote_for(&state, &resign, NOW), Ok(Choice::Resign));
    for never in [
        Action::Ask(Question::Takeback),
        Action::Ask(Question::Pause),
        Action::Abort { knowingly: false },
        Action::Claim,
        Action::Continue,
    ] {
        assert_eq!(
            vote_for(&state, &never, NOW),
            Err(Refusal::NotByVote),
            "{never:?}"
        );
    }
    assert_eq!(
        vote_for(&state, &mv("d6-g6"), NOW + DAY),
        Err(Refusal::VoteOver)
    );
    let played = after(&state, &["d6-g6"], NOW);
    assert!(matches!(
        vote_for(&played, &mv("d5-g5"), NOW),
        Err(Refusal::NotYourTurn { .. })
    ));
}

#[test]
fn the_end_of_a_vote_plays_what_was_voted_for() {
    let after = after(&state(), &["d6-g6", "d6-f6", "d6-g6"], NOW + DAY);
    assert_eq!(after.moves().len(), 1);
    let entry = after.last_entry().unwrap();
    assert_eq!(entry.by, Some(PlayerId(1)));
    assert_eq!(after.voting(), None);
    let deadline = after.time.clock.deadline();
    assert_eq!(
        deadline,
        Some(NOW + DAY * 2),
        "the opponent has the whole time"
    );
    assert!(end_vote(&after, &[], NOW).is_empty());
}

#[test]
fn without_votes_it_goes_on_once_and_is_lost_then() {
    let state = state();
    let first = NOW + DAY;
    let prolonged = after(&state, &[], first);
    assert_eq!(prolonged.last_entry().unwrap().event, Event::Prolong);
    assert!(prolonged.history().is_prolonged());
    assert_eq!(prolonged.time.clock.deadline(), Some(first + DAY));
    // Votes that were given before still count.
    assert_eq!(prolonged.history().vote_began(), 0);
    let played = after(&prolonged, &["d6-g6"], first + DAY);
    assert_eq!(played.moves().len(), 1);
    let lost = after(&prolonged, &[], first + DAY);
    assert_eq!(lost.ending(), Some(Ending::Aborted), "nobody has moved yet");
    assert_eq!(lost.time.clock, Clock::None);
}

#[test]
fn resigning_and_draws_need_more_than_half() {
    let state = state();
    let resigned = after(&state, &["resign", "d6-g6", "resign"], NOW);
    assert_eq!(resigned.ending(), Some(Ending::Resigned(Side::First)));
    let half = after(&state, &["resign", "d6-g6"], NOW);
    assert_eq!(half.moves().len(), 1);

    let offered = after(&state, &["offer-draw"], NOW + DAY);
    assert_eq!(offered.voting(), Some(Side::First), "it moves after that");
    assert_eq!(offered.time.clock.deadline(), Some(NOW + DAY * 2));
    assert_eq!(offered.history().vote_began(), 1, "a new vote");
    let again = vote_for(&offered, &Action::Ask(Question::Draw), NOW + DAY);
    assert!(matches!(again, Err(Refusal::QuestionStands { .. })));
}

#[test]
fn an_offer_is_accepted_by_vote_while_it_stands() {
    let mut state = state();
    let accept = Action::Answer {
        question: Question::Draw,
        asked_at: None,
        answer: Answer::Yes,
    };
    let none = vote_for(&state, &accept, NOW);
    assert!(matches!(none, Err(Refusal::NothingAsked { .. })));
    state.add(Some(Side::Second), NOW, Event::Ask(Question::Draw));
    assert_eq!(state.history().vote_began(), 0, "the votes stay");
    assert_eq!(vote_for(&state, &accept, NOW), Ok(Choice::AcceptDraw));
    let asks = Action::Ask(Question::Draw);
    assert_eq!(vote_for(&state, &asks, NOW), Ok(Choice::AcceptDraw));
    // Who wanted to offer one accepts it.
    let agreed = after(&state, &["offer-draw", "accept-draw", "d6-g6"], NOW);
    assert_eq!(agreed.ending(), Some(Ending::Agreed));
    let mut withdrawn = state.clone();
    withdrawn.add(Some(Side::Second), NOW, Event::Withdraw(Question::Draw));
    let played = after(&withdrawn, &["accept-draw", "accept-draw", "d6-g6"], NOW);
    assert_eq!(played.moves().len(), 1, "there is nothing to accept");
}

#[test]
fn the_opponent_of_a_team_offers_draws_while_it_votes_and_takes_nothing_back() {
    let state = state();
    let ask = |state: &GameState, question| {
        crate::games::decide(state, PlayerId(2), &Action::Ask(question), NOW)
            .map(|turn| turn.entry.event)
    };
    let draw = Event::Ask(Question::Draw);
    assert_eq!(ask(&state, Question::Draw), Ok(draw));
    let moved = after(&state, &["d6-g6"], NOW);
    assert_eq!(
        ask(&moved, Question::Draw),
        Err(Refusal::OfferWhileTheyVote)
    );
    for question in [Question::Takeback, Question::Pause] {
        assert_eq!(ask(&moved, question), Err(Refusal::NotByVote));
    }
}

#[test]
fn a_turn_of_several_actions_is_one_vote() {
    let rules = Ruleset::preset("mini-dablot-4");
    let rules = rules.unwrap_or_else(|| Ruleset::preset("mini-dablot").unwrap());
    let mut state = state();
    let board = Game::new(rules);
    state = GameState::new(
        state.id,
        state.place,
        state.attackers,
        state.defenders,
        board,
    )
    .with_time(state.time);
    // The first turn that has a second action, if the ruleset has such turns.
    let first = state.board().legal_plies().into_iter().find_map(|ply| {
        let text = ply.to_string();
        let turns = end_vote(&state, &ballots(&[&text]), NOW);
        let (before, turn) = turns.last()?;
        let after = turn.apply(before.clone()).ok()?;
        let next = *after.board().legal_plies().first()?;
        after.voting().map(|_| (ply, next, after))
    });
    let Some((ply, next, partly)) = first else {
        return;
    };
    assert_eq!(partly.history().vote_began(), 1, "the rest is a new vote");
    assert_eq!(partly.time.clock.deadline(), Some(NOW + DAY));
    let whole = after(&state, &[&format!("{ply} {next}")], NOW);
    assert_eq!(whole.moves().len(), 2);
}

#[test]
fn a_team_against_the_computer_is_awaited_by_nobody_else() {
    let mut state = state();
    state.computer = Some(Computer {
        side: Side::Second,
        strength: Strength {
            level: Level::Hard,
            seed: 1,
        },
    });
    let turns = end_vote(&state, &ballots(&["d6-g6"]), NOW);
    assert!(turns[0].1.awaits_computer && turns[0].1.is_persons(&state));
}
