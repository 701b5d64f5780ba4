use raichi_rules::{Game, Ruleset};
use time::Duration;

use super::*;
use crate::{
    games::{Announcement, Clock, Computer, Level, Strength, Team, TimeControl, Timing},
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
    assert_eq!(
        vote_for(&state, &[], None, &mv("d6-g6"), NOW),
        play("d6-g6")
    );
    assert!(matches!(
        vote_for(&state, &[], None, &mv("d6-d1"), NOW),
        Err(Refusal::Illegal { .. })
    ));
    assert!(matches!(
        vote_for(&state, &[], None, &mv("d6-g6xa1"), NOW),
        Err(Refusal::OtherCaptures { .. })
    ));
    assert_eq!(
        vote_for(&state, &[], None, &draw, NOW),
        Ok(Choice::OfferDraw)
    );
    let resign = Action::Resign { seen: 0 };
    assert_eq!(
        vote_for(&state, &[], None, &resign, NOW),
        Ok(Choice::Resign)
    );
    for never in [
        Action::Ask(Question::Takeback),
        Action::Ask(Question::Pause),
        Action::Abort { knowingly: false },
        Action::Claim,
        Action::Continue,
    ] {
        assert_eq!(
            vote_for(&state, &[], None, &never, NOW),
            Err(Refusal::NotByVote),
            "{never:?}"
        );
    }
    assert_eq!(
        vote_for(&state, &[], None, &mv("d6-g6"), NOW + DAY),
        Err(Refusal::VoteOver)
    );
    let played = after(&state, &["d6-g6"], NOW);
    assert!(matches!(
        vote_for(&played, &[], None, &mv("d5-g5"), NOW),
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
    let again = vote_for(&offered, &[], None, &Action::Ask(Question::Draw), NOW + DAY);
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
    let none = vote_for(&state, &[], None, &accept, NOW);
    assert!(matches!(none, Err(Refusal::NothingAsked { .. })));
    state.add(Some(Side::Second), NOW, Event::Ask(Question::Draw));
    assert_eq!(state.history().vote_began(), 0, "the votes stay");
    assert_eq!(
        vote_for(&state, &[], None, &accept, NOW),
        Ok(Choice::AcceptDraw)
    );
    let asks = Action::Ask(Question::Draw);
    assert_eq!(
        vote_for(&state, &[], None, &asks, NOW),
        Ok(Choice::AcceptDraw)
    );
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

/// The first turn of the attackers in a game whose turns have up to three actions.
const TURN: &str = "g5-f6 e3-d4 e1-e3";

fn of_actions() -> GameState {
    let board = Game::new(Ruleset::preset("mini-dablot-actions").unwrap());
    let state = state();
    let time = state.time;
    GameState::new(
        state.id,
        state.place,
        state.attackers,
        state.defenders,
        board,
    )
    .with_time(time)
}

fn turn(text: &str) -> VoteChoice {
    Choice::Play(text.to_owned())
}

#[test]
fn a_vote_grows_by_the_actions_of_its_turn() {
    let state = of_actions();
    let vote = |own: &str, led, action: &str| {
        let own = plies_of(&turn(own)).unwrap_or_default();
        vote_for(&state, &own, led, &mv(action), NOW)
    };
    assert_eq!(vote("", None, "g5-f6"), Ok(turn("g5-f6")));
    assert_eq!(vote("g5-f6", None, "e3-d4"), Ok(turn("g5-f6 e3-d4")));
    assert_eq!(vote("g5-f6 e3-d4", None, "e1-e3"), Ok(turn(TURN)));
    assert_eq!(vote("g5-f6", None, "end"), Ok(turn("g5-f6 end")));
    // Menus show after how many actions theirs comes.
    assert_eq!(vote("g5-f6", Some(0), "e3-d4"), Ok(turn("e3-d4")));
    assert_eq!(vote(TURN, Some(1), "end"), Ok(turn("g5-f6 end")));
    assert_eq!(vote("", Some(1), "e3-d4"), Err(Refusal::VoteOver));
    assert_eq!(vote("g5-f6", Some(2), "e3-d4"), Err(Refusal::VoteOver));
    assert_eq!(vote(TURN, Some(3), "e3-d4"), Err(Refusal::VoteOver));
    // What cannot go on is a vote of its own.
    assert_eq!(vote(TURN, None, "g5-f6"), Ok(turn("g5-f6")));
    assert_eq!(vote("g5-f6 e3-d4", None, "g5-f6"), Ok(turn("g5-f6")));
    assert!(matches!(
        vote("", None, "end"),
        Err(Refusal::Illegal { .. })
    ));
}

#[test]
fn parts_of_a_turn_end_no_vote_early() {
    let state = of_actions();
    for (text, entries) in [("g5-f6", Some(1)), ("g5-f6 e3-d4", Some(2)), (TURN, None)] {
        let begun = unfinished(&state, &turn(text), NOW);
        assert_eq!(begun.map(|begun| begun.entries()), entries, "{text}");
    }
    for whole in [turn("g5-f6 end"), Choice::Resign, Choice::OfferDraw] {
        assert!(unfinished(&state, &whole, NOW).is_none(), "{whole:?}");
    }
    let given = ballots(&["g5-f6", TURN, "resign", "g5-f6", "g5-f6 end"]);
    assert_eq!(whole_votes(&state, &given, NOW), 3);
}

#[test]
fn equal_turns_count_together_and_have_one_board() {
    let state = of_actions();
    let given = ballots(&["g5-f6 end", TURN, "g5-f6", TURN, "g5-f6"]);
    let turns = end_vote(&state, &given, NOW);
    let announced: Vec<_> = turns.iter().map(|(_, turn)| turn.announced).collect();
    assert_eq!(
        announced,
        [
            Announcement::Nothing,
            Announcement::Nothing,
            Announcement::Board
        ]
    );
    let (before, last) = turns.last().unwrap();
    assert_eq!(last.apply(before.clone()).unwrap().voting(), None);
}

#[test]
fn a_team_votes_on_what_a_vote_leaves_of_its_turn() {
    let state = of_actions();
    let later = NOW + DAY;
    let turns = end_vote(&state, &ballots(&["g5-f6", "g5-f6", TURN]), later);
    let [(before, turn)] = turns.as_slice() else {
        panic!("{turns:?}");
    };
    assert_eq!(turn.announced, Announcement::Board);
    let partly = turn.apply(before.clone()).unwrap();
    assert_eq!(partly.voting(), Some(Side::First));
    assert_eq!(partly.history().vote_began(), 1, "the rest is a new vote");
    assert_eq!(partly.time.clock.deadline(), Some(later + DAY));
    let rest = vote_for(&partly, &[], Some(0), &mv("e3-d4"), later);
    assert_eq!(rest, Ok(self::turn("e3-d4")));
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
