mod model;

use raichi_rules::{Ruleset, tafl};
use time::Duration;

use super::*;
use crate::{
    games::{
        Announcement::{Board, Nothing},
        Halt, TimeControl, Timing, Trigger, apply_trigger,
    },
    ids::{ExternalId, GameId, PlaceId, Player},
};

const ANN: Player = Player {
    id: PlayerId(1),
    key: ExternalId(101),
};
const BJORN: Player = Player {
    id: PlayerId(2),
    key: ExternalId(102),
};
const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

/// Ann has the attackers, Björn the defenders.
fn game(rules: &str) -> GameState {
    let board = Game::new(Ruleset::preset(rules).unwrap());
    GameState::new(GameId(7), PlaceId(1), ANN, BJORN, board)
}

/// A plan with these typed lines.
fn planned(state: &GameState, owner: Side, lines: &str) -> Result<Plan, Refusal> {
    let lines = read_plan_lines(lines)?;
    let add = |plan: Plan, line: &Vec<_>| plan.with_line(state.board(), owner, line);
    lines.iter().try_fold(Plan::default(), add)
}

fn own(state: &GameState, owner: Player, lines: &str) -> OwnPlan {
    let side = state.side_of(owner.id).unwrap();
    OwnPlan {
        owner: owner.id,
        after: state.history().newest_move(),
        plan: planned(state, side, lines).unwrap(),
    }
}

fn action(text: &str) -> Action {
    match text {
        "ask draw" => Action::Ask(Question::Draw),
        "ask pause" => Action::Ask(Question::Pause),
        "ask takeback" => Action::Ask(Question::Takeback),
        "resign" => Action::Resign { seen: u32::MAX },
        mv => Action::Move(mv.parse().unwrap()),
    }
}

/// What an action and its wake make of a game: the plies in force, and the plans that are left.
fn goes_on(
    state: GameState,
    plans: &[OwnPlan],
    by: Player,
    action: &Action,
) -> (GameState, Vec<OwnPlan>) {
    let turn = decide(&state, by.id, action, NOW).unwrap();
    let wake = wake(&state, &turn, plans.to_vec()).unwrap();
    let mut state = turn.apply(state).unwrap();
    for (before, turn) in wake.turns {
        assert_eq!(before.entries(), state.entries());
        state = turn.apply(state).unwrap();
    }
    (state, wake.left.plans)
}

fn plies(state: &GameState) -> String {
    let plies = state.moves().iter().map(|played| played.ply.to_string());
    plies.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_text_of_a_plan_is_read_as_the_same_plan() {
    let state = game("brandubh");
    let lines = "d1-c1 d3-c3 d2-c2 d5-e5; d1-c1 d3-e3; d1-e1 d3-c3";
    let plan = planned(&state, Side::Second, lines).unwrap_err();
    assert_eq!(plan, PlanRefusal::Other.into(), "two answers to d1-c1");
    let lines = "d1-c1 d3-c3 d2-c2 d5-e5; d1-c1 d3-c3 d2-e2 d5-c5; d1-e1 d3-c3";
    let plan = planned(&state, Side::Second, lines).unwrap();
    assert_eq!(plan.to_string(), lines);
    assert_eq!(lines.parse(), Ok(plan.clone()));
    assert_eq!(plan.lines().len(), 3);
    // A line that is the beginning of another adds nothing, and one that goes on takes its place.
    let again = planned(&state, Side::Second, &format!("{lines}; d1-c1 d3-c3")).unwrap();
    assert_eq!(again, plan);
    let longer = planned(&state, Side::Second, &format!("d1-e1 d3-c3; {lines}")).unwrap();
    assert_eq!(longer.lines().len(), 3);
    assert_ne!(longer.mark(), plan.mark());
    for wrong in ["", ";", "x", "d1-", "d1-c1 d3-c3; x"] {
        let read: Result<Plan, _> = wrong.parse();
        assert!(
            read.is_err() || read == Ok(Plan::default()),
            "{wrong:?}: {read:?}"
        );
    }
    let deep = "d1-c1 ".repeat(11);
    assert_eq!(deep.parse::<Plan>(), Err(NoPlan));
    let many = ["d1-c1"; 10_000].join(";");
    assert_eq!(many.parse::<Plan>(), Err(NoPlan));
}

#[test]
fn huge_plans_are_refused_and_plans_in_circles_end() {
    for typed in [
        "d1-c1 ".repeat(10_000),
        "d1-c1 d3-c3;".repeat(5_000),
        "d1-c1 d3-c3\n".repeat(5_000),
    ] {
        let read = read_plan_lines(&typed).unwrap_err();
        let too_much = [PlanRefusal::Deep, PlanRefusal::Many].map(Refusal::Plan);
        assert!(too_much.contains(&read), "{read:?}");
        assert_eq!(typed.replace('\n', ";").parse::<Plan>(), Err(NoPlan));
    }
    // Both go forth and back for as long as they have planned, and not longer.
    let state = game("brandubh");
    let plans = [
        own(&state, ANN, "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1"),
        own(&state, BJORN, "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1 d3-c3"),
    ];
    let (end, left) = goes_on(state, &plans, ANN, &action("d1-c1"));
    assert_eq!(plies(&end), "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1 d3-c3");
    assert!(left.is_empty());
}

#[test]
fn a_line_is_removed_as_far_as_no_other_shares_it() {
    let state = game("brandubh");
    let lines = "d1-c1 d3-c3 d2-c2 d5-e5; d1-c1 d3-c3 d2-e2 d5-c5; d1-e1 d3-c3";
    let plan = planned(&state, Side::Second, lines).unwrap();
    let without = plan.without_line(0).unwrap();
    assert_eq!(without.to_string(), "d1-c1 d3-c3 d2-e2 d5-c5; d1-e1 d3-c3");
    let without = without.without_line(1).unwrap().without_line(0).unwrap();
    assert!(without.is_empty());
    assert_eq!(plan.without_line(3), Err(PlanRefusal::Gone));
    assert_eq!(Plan::default().without_line(0), Err(PlanRefusal::Gone));
}

#[test]
fn what_cannot_be_planned_is_refused() {
    let state = game("brandubh");
    let plan = |side, lines: &str| planned(&state, side, lines).map(|plan| plan.lines().len());
    let refused = |why: PlanRefusal| Err(why.into());
    assert_eq!(plan(Side::Second, "d1-c1"), refused(PlanRefusal::NoAnswer));
    assert_eq!(
        plan(Side::Second, "d1-c1 d3-c3 d2-c2"),
        refused(PlanRefusal::NoAnswer)
    );
    // The line of the player to move begins with their own move, and has to answer something.
    assert_eq!(plan(Side::First, "d1-c1"), refused(PlanRefusal::NoAnswer));
    assert_eq!(
        plan(Side::First, "d1-c1 d3-c3"),
        refused(PlanRefusal::NoAnswer)
    );
    assert_eq!(plan(Side::First, "1. d1-c1 d3-c3 2. d2-c2"), Ok(1));
    let two = "d1-c1 d3-c3 d2-c2; d1-e1 d3-c3 d2-c2";
    assert_eq!(plan(Side::First, two), refused(PlanRefusal::Other));
    let to_and_fro = "d1-c1 d3-c3 c1-d1 c3-d3 ".repeat(2);
    let repeated = plan(Side::Second, &format!("{to_and_fro} d1-c1 d3-c3"));
    assert_eq!(repeated, refused(PlanRefusal::Over));
    let ten = "d1-c1 d3-c3 c1-b1 c3-b3 b1-c1 b3-c3 d7-c7 d5-c5 c7-b7 c5-b5";
    assert_eq!(plan(Side::Second, ten), Ok(1));
    let eleven = format!("{ten} b7-c7");
    assert_eq!(plan(Side::Second, &eleven), refused(PlanRefusal::Deep));
    let illegal = plan(Side::Second, "d1-c1 d1-c1");
    assert!(
        matches!(
            illegal,
            Err(Refusal::Illegal {
                why: raichi_rules::Illegal::Tafl(tafl::Illegal::NoPiece { .. }),
                ..
            })
        ),
        "{illegal:?}"
    );
    let captures = plan(Side::Second, "d1-c1xc2 d3-c3");
    assert!(
        matches!(captures, Err(Refusal::OtherCaptures { .. })),
        "{captures:?}"
    );
    assert!(matches!(
        plan(Side::Second, "d1-c1 hello"),
        Err(Refusal::NotAMove { given }) if given == "hello"
    ));
    // As many lines as fit, and one more; ten thousand are not even read.
    let replies = state.board().legal_plies();
    let lines: Vec<_> = replies
        .iter()
        .map(|reply| format!("{reply} d3-c3"))
        .collect();
    let lines: Vec<_> = lines
        .iter()
        .filter(|line| plan(Side::Second, line).is_ok())
        .collect();
    let joined = |count: usize| {
        lines[..count]
            .iter()
            .map(|line| (*line).clone())
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert_eq!(plan(Side::Second, &joined(20)), Ok(20));
    assert_eq!(plan(Side::Second, &joined(21)), refused(PlanRefusal::Many));
    assert_eq!(
        plan(Side::Second, &"d1-c1 d3-c3;".repeat(10_000)),
        refused(PlanRefusal::Many)
    );
    assert_eq!(
        plan(Side::Second, &"d1-c1 ".repeat(10_000)),
        refused(PlanRefusal::Deep)
    );
}

#[test]
fn chosen_plies_are_found_by_their_marks_and_planned_answers_follow() {
    let state = game("brandubh");
    let plan = planned(&state, Side::Second, "d1-c1 d3-c3 d2-c2 d5-e5; d1-e1 d3-e3").unwrap();
    let draft = |chosen: &[&str]| {
        let mark = |ply: &&str| PlyMark::of(ply.parse().unwrap());
        let chosen: Vec<_> = chosen.iter().map(mark).collect();
        let draft = plan.draft(state.board(), Side::Second, &chosen);
        draft.map(|draft| {
            let plies: Vec<_> = draft.plies.iter().map(Ply::to_string).collect();
            plies.join(" ")
        })
    };
    assert_eq!(draft(&[]).as_deref(), Ok(""));
    assert_eq!(draft(&["d1-c1"]).as_deref(), Ok("d1-c1 d3-c3"));
    let both = draft(&["d1-c1", "d2-c2"]);
    assert_eq!(both.as_deref(), Ok("d1-c1 d3-c3 d2-c2 d5-e5"));
    // What is not planned is chosen by hand.
    let other = draft(&["d2-c2", "d3-c3", "d1-d2"]);
    assert_eq!(other.as_deref(), Ok("d2-c2 d3-c3 d1-d2"));
    let gone = Err(PlanRefusal::Gone.into());
    assert_eq!(draft(&["d1-c1", "d3-c3"]), gone, "it was played already");
    assert_eq!(draft(&["a1-a2"]), gone);
    let to_and_fro = ["d7-c7", "d5-c5", "c7-d7", "c5-d5"].repeat(2);
    assert_eq!(draft(&to_and_fro), Err(PlanRefusal::Over.into()));
    let ten = [
        "d7-c7", "d5-c5", "c7-b7", "c5-b5", "b7-c7", "b5-c5", "d2-c2", "d3-c3", "c2-b2", "c3-b3",
    ];
    assert_eq!(draft(&ten), Err(PlanRefusal::Deep.into()));
}

#[test]
fn marks_of_plies_survive_their_text_and_differ() {
    for rules in raichi_rules::presets() {
        let legal = Game::new(rules.clone()).legal_plies();
        let marks: std::collections::BTreeSet<_> = legal
            .iter()
            .map(|ply| {
                let mark = PlyMark::of(*ply);
                let text = mark.to_string();
                assert_eq!((text.len(), text.parse()), (PlyMark::LENGTH, Ok(mark)));
                text
            })
            .collect();
        assert_eq!(marks.len(), legal.len(), "{}", rules.name());
    }
    for wrong in ["", "abcd", "abcdef", "ab:de", "äbcd"] {
        assert_eq!(wrong.parse::<PlyMark>(), Err(NoPlan), "{wrong}");
    }
}

#[test]
fn only_players_of_games_between_two_people_plan() {
    let state = game("brandubh");
    assert_eq!(may_plan(&state, BJORN.id, NOW), Ok(Side::Second));
    assert!(matches!(
        may_plan(&state, PlayerId(3), NOW),
        Err(Refusal::NotAPlayer { .. })
    ));
    let board = Game::new(Ruleset::preset("brandubh").unwrap());
    let alone = GameState::new(GameId(7), PlaceId(1), ANN, ANN, board);
    assert_eq!(may_plan(&alone, ANN.id, NOW), Err(PlanRefusal::Solo.into()));
    let over = goes_on(state.clone(), &[], ANN, &Action::Resign { seen: 0 }).0;
    assert!(matches!(
        may_plan(&over, BJORN.id, NOW),
        Err(Refusal::Finished { .. })
    ));
}

#[test]
fn a_planned_ply_is_answered_and_another_ends_the_plan() {
    let state = game("brandubh");
    let plan = [own(&state, BJORN, "d1-c1 d3-c3 d2-c2 d5-e5; d1-e1 d3-e3")];
    let (then, left) = goes_on(state.clone(), &plan, ANN, &action("d1-c1"));
    assert_eq!(plies(&then), "d1-c1 d3-c3");
    assert_eq!(then.planned(), 1);
    assert_eq!(left[0].plan.to_string(), "d2-c2 d5-e5");
    let (end, left) = goes_on(then.clone(), &left, ANN, &action("d2-c2"));
    assert_eq!(plies(&end), "d1-c1 d3-c3 d2-c2 d5-e5");
    assert!(left.is_empty());
    let (other, left) = goes_on(
        then,
        &[own(&state, BJORN, "d1-c1 d3-c3")],
        ANN,
        &action("d2-e2"),
    );
    assert_eq!(plies(&other), "d1-c1 d3-c3 d2-e2");
    assert_eq!(other.planned(), 0);
    assert!(left.is_empty(), "it begins elsewhere");
    let (other, left) = goes_on(state, &plan, ANN, &action("d2-c2"));
    assert_eq!((plies(&other).as_str(), left), ("d2-c2", Vec::new()));
}

#[test]
fn two_plans_play_each_other_out() {
    let state = game("brandubh");
    let plans = [
        own(&state, ANN, "d1-c1 d3-c3 d2-c2 d5-e5 c1-d1"),
        own(&state, BJORN, "d1-c1 d3-c3 d2-c2 d5-e5; d1-e1 d3-c3"),
    ];
    let turn = decide(&state, ANN.id, &action("d1-c1"), NOW).unwrap();
    let wake = wake(&state, &turn, plans.to_vec()).unwrap();
    let announced: Vec<_> = wake.turns.iter().map(|(_, turn)| turn.announced).collect();
    assert_eq!(announced, [Nothing, Nothing, Nothing, Board], "one message");
    let (end, left) = goes_on(state, &plans, ANN, &action("d1-c1"));
    assert_eq!(plies(&end), "d1-c1 d3-c3 d2-c2 d5-e5 c1-d1");
    assert_eq!(end.planned(), 4);
    assert!(left.is_empty());
}

#[test]
fn the_owner_plays_the_first_move_of_a_plan_that_begins_with_it() {
    let state = game("brandubh");
    let plan = [own(&state, ANN, "d1-c1 d3-c3 d2-c2")];
    let (then, left) = goes_on(state.clone(), &plan, ANN, &action("d1-c1"));
    assert_eq!(plies(&then), "d1-c1");
    let (then, left) = goes_on(then, &left, BJORN, &action("d3-c3"));
    assert_eq!(
        (plies(&then).as_str(), left),
        ("d1-c1 d3-c3 d2-c2", Vec::new())
    );
    let (_, left) = goes_on(state, &plan, ANN, &action("d1-e1"));
    assert!(left.is_empty());
}

#[test]
fn offers_and_pauses_leave_a_plan_and_takebacks_and_ends_drop_it() {
    let state = goes_on(game("brandubh"), &[], ANN, &action("d1-c1")).0;
    let plan = [own(&state, ANN, "d3-c3 d2-c2")];
    let (asked, left) = goes_on(state.clone(), &plan, BJORN, &action("ask draw"));
    assert_eq!(left, plan);
    let (moved, _) = goes_on(asked, &left, BJORN, &action("d3-c3"));
    assert_eq!(
        plies(&moved),
        "d1-c1 d3-c3 d2-c2",
        "the offer lapses unanswered"
    );
    let time = TimeControl::per_move(Duration::days(1)).unwrap();
    let timed = state.clone().with_time(Timing::begin(time, NOW));
    let (asked, left) = goes_on(timed, &plan, ANN, &action("ask pause"));
    let yes = Action::Answer {
        question: Question::Pause,
        asked_at: None,
        answer: Answer::Yes,
    };
    let (paused, left) = goes_on(asked, &left, BJORN, &yes);
    assert_eq!((paused.halt(), &left[..]), (Some(Halt::Paused), &plan[..]));
    let (on, left) = goes_on(paused, &left, BJORN, &Action::Continue);
    let (moved, _) = goes_on(on, &left, BJORN, &action("d3-c3"));
    assert_eq!(moved.moves().len(), 3);

    let (back, left) = goes_on(state.clone(), &plan, ANN, &action("ask takeback"));
    assert_eq!((back.moves().len(), left), (0, Vec::new()));
    let (_, left) = goes_on(
        state.clone(),
        &plan,
        BJORN,
        &Action::Resign {
            seen: state.entries(),
        },
    );
    assert!(left.is_empty());
    for (trigger, stays) in [
        (Trigger::Erased { player: BJORN.id }, false),
        (Trigger::Erased { player: ANN.id }, false),
    ] {
        let turn = apply_trigger(&state, trigger, NOW).unwrap();
        let wake = wake(&state, &turn, plan.to_vec()).unwrap();
        let left = wake.left;
        assert_eq!((wake.turns.len(), !left.plans.is_empty()), (0, stays));
        assert!(left.ended.is_empty(), "the game is over");
    }
    // A player who has left the server does not play on.
    let turn = apply_trigger(&state, Trigger::Left { player: ANN.id }, NOW).unwrap();
    let gone = turn.apply(state).unwrap();
    let (then, left) = goes_on(gone, &plan, BJORN, &action("d3-c3"));
    assert_eq!(plies(&then), "d1-c1 d3-c3");
    assert_eq!(left.len(), 1, "it still waits for its owner");
}

#[test]
fn the_reason_of_an_end_is_kept_unless_its_owner_knows_it() {
    let state = goes_on(game("brandubh"), &[], ANN, &action("d1-c1")).0;
    let lines = |text: &str| OwnPlan {
        owner: ANN.id,
        after: state.history().newest_move(),
        plan: text.parse().unwrap(),
    };
    let ended = |state: &GameState, plan: OwnPlan, by: Player, what: &str| {
        let action = match what {
            "resign" => Action::Resign {
                seen: state.entries(),
            },
            what => action(what),
        };
        let turn = decide(state, by.id, &action, NOW).unwrap();
        let left = wake(state, &turn, vec![plan]).unwrap().left;
        let ended = left.ended.into_iter().map(|(owner, why)| {
            assert_eq!((owner, left.plans.len()), (ANN.id, 0));
            why
        });
        ended.collect::<Vec<_>>()
    };
    let good = || lines("d3-c3 d2-c2 d5-e5 c2-d2");
    assert_eq!(ended(&state, good(), BJORN, "d5-c5"), [PlanEnd::Left]);
    assert_eq!(
        ended(&state, good(), ANN, "ask takeback"),
        [PlanEnd::TakenBack]
    );
    assert_eq!(ended(&state, good(), BJORN, "d3-c3"), [], "it goes on");
    assert_eq!(ended(&state, good(), BJORN, "resign"), [], "it is over");
    let short = lines("d3-c3 d2-c2");
    assert_eq!(ended(&state, short, BJORN, "d3-c3"), [], "all is played");
    // What cannot be played, or begins elsewhere.
    let illegal = lines("d3-c3 a1-a7");
    assert_eq!(
        ended(&state, illegal, BJORN, "d3-c3"),
        [PlanEnd::Unplayable]
    );
    let elsewhere = OwnPlan { after: 7, ..good() };
    assert_eq!(
        ended(&state, elsewhere, BJORN, "d3-c3"),
        [PlanEnd::Unplayable]
    );
    // The owner's own move is no news to them.
    let start = game("brandubh");
    let own = own(&start, ANN, "d1-c1 d3-c3 d2-c2");
    assert_eq!(ended(&start, own, ANN, "d1-e1"), []);
    // What the plan of the other side plays may leave one's own.
    let plans = vec![
        OwnPlan {
            owner: BJORN.id,
            after: 0,
            plan: "d1-c1 d3-c3 d2-c2 d5-c5".parse().unwrap(),
        },
        OwnPlan {
            owner: ANN.id,
            after: 0,
            plan: "d1-c1 d3-c3 d2-c2 d5-e5 c2-d2".parse().unwrap(),
        },
    ];
    let turn = decide(&start, ANN.id, &action("d1-c1"), NOW).unwrap();
    let wake = wake(&start, &turn, plans).unwrap();
    assert_eq!(wake.turns.len(), 3);
    assert_eq!(wake.left.ended, [(ANN.id, PlanEnd::Left)]);
    assert!(wake.left.plans.is_empty());
}

#[test]
fn a_planned_turn_costs_no_time_and_gains_what_a_move_adds() {
    let bank = TimeControl::with_bank(Duration::days(3), Duration::hours(2)).unwrap();
    let state = game("brandubh").with_time(Timing::begin(bank, NOW));
    let plan = [own(&state, BJORN, "d1-c1 d3-c3")];
    let left = |state: &GameState| (state.time.clock.left(), state.time.waiting);
    let by_hand = goes_on(state.clone(), &[], ANN, &action("d1-c1")).0;
    let by_hand = goes_on(by_hand, &[], BJORN, &action("d3-c3")).0;
    let planned = goes_on(state, &plan, ANN, &action("d1-c1")).0;
    assert_eq!(planned.time, by_hand.time);
    assert_eq!(
        left(&planned).1,
        Some(Duration::days(3) + Duration::hours(2))
    );
}
