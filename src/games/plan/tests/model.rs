//! Random games with plans of both sides, against a second implementation: a plan there is the list of its lines, and all of them
//! are compared with all plies since it was made.

use raichi_rules::Ply;

use super::*;

/// Small numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

/// The lines of somebody's plan, and the plies that have been played since.
#[derive(Default, Clone)]
struct Lines {
    lines: Vec<Vec<Ply>>,
    played: Vec<Ply>,
}

impl Lines {
    /// How the lines go on that are as what was played.
    fn rest(&self) -> Vec<&[Ply]> {
        let on = self.lines.iter();
        let on = on.filter_map(|line| line.strip_prefix(&self.played[..]));
        on.filter(|line| !line.is_empty()).collect()
    }

    fn play(&mut self, ply: Ply) {
        self.played.push(ply);
        if self.rest().is_empty() {
            *self = Self::default();
        }
    }
}

/// A random line from a position that its owner can plan; empty if there is none of the length that was drawn.
fn line(dice: &mut Dice, board: &Game, owner: Side) -> Vec<Ply> {
    let mut board = board.clone();
    let mut line = Vec::new();
    let (mut whole, mut answers) = (0, false);
    let length = 2 + dice.below(Plan::MOST_PLIES - 1);
    while line.len() < length && board.outcome().is_none() {
        let mover = board.to_move();
        let legal = board.legal_plies();
        // Few of them, so that lines share their beginnings and are met.
        let ply = legal[dice.below(legal.len().min(2))];
        board.play(ply).unwrap();
        line.push(ply);
        answers |= mover != owner;
        let turn_is_over = board.outcome().is_some() || board.to_move() != owner;
        if answers && mover == owner && turn_is_over {
            whole = line.len();
        }
    }
    line.truncate(whole);
    line
}

/// Random plans of a side, in both forms.
fn plan(dice: &mut Dice, state: &GameState, side: Side) -> (Plan, Lines) {
    let (mut plan, mut model) = (Plan::default(), Lines::default());
    for _ in 0..=dice.below(6) {
        let line = line(dice, state.board(), side);
        let written: Vec<_> = line.iter().map(|ply| (*ply).into()).collect();
        match plan.with_line(state.board(), side, &written) {
            Ok(with) => {
                plan = with;
                model.lines.push(line);
            }
            Err(Refusal::Plan(PlanRefusal::Other)) => {}
            Err(Refusal::Plan(PlanRefusal::NoAnswer)) if line.is_empty() => {}
            Err(why) => panic!("{why:?}"),
        }
    }
    assert_eq!(plan.to_string().parse(), Ok(plan.clone()));
    (plan, model)
}

/// A player to move takes the newest turn back, with the consent of the other if that is needed; nothing if it is not possible.
fn taken_back(state: &GameState, plans: &[OwnPlan]) -> Option<(GameState, Vec<OwnPlan>)> {
    let by = state.turn_of()?;
    let other = if by == ANN { BJORN } else { ANN };
    let ask = action("ask takeback");
    decide(state, by.id, &ask, NOW).ok()?;
    let (state, plans) = goes_on(state.clone(), plans, by, &ask);
    if state.asked().is_none() {
        return Some((state, plans));
    }
    let yes = Action::Answer {
        question: Question::Takeback,
        asked_at: None,
        answer: Answer::Yes,
    };
    Some(goes_on(state, &plans, other, &yes))
}

/// The plies that a ply and the plans make, by the second implementation.
fn expected(board: &Game, models: &mut [Lines; 2], ply: Ply) -> Vec<Ply> {
    let mut board = board.clone();
    let mut plies = Vec::new();
    let mut next = Some(ply);
    while let Some(ply) = next {
        let mover = board.to_move();
        board.play(ply).unwrap();
        plies.push(ply);
        models.iter_mut().for_each(|model| model.play(ply));
        let to_move = board.to_move();
        let is_answered = board.outcome().is_none() && (to_move != mover || plies.len() > 1);
        let rest = models[to_move.index()].rest();
        next = rest.first().map(|line| line[0]).filter(|_| is_answered);
    }
    if board.outcome().is_some() {
        *models = [Lines::default(), Lines::default()];
    }
    plies
}

/// What is left of a plan has to be the same in both forms.
fn compare(own: Option<&OwnPlan>, model: &Lines) {
    let mut left = own.map(|own| own.plan.lines()).unwrap_or_default();
    let all = model.rest();
    let mut on: Vec<_> = all.iter().map(|line| line.to_vec()).collect();
    // What is the beginning of another line is no line of its own.
    on.retain(|line| {
        let mut others = all.iter();
        !others.any(|other| other.len() > line.len() && other.starts_with(line))
    });
    on.sort();
    on.dedup();
    left.sort();
    assert_eq!(left, on);
}

/// Plays one game; returns how many plies were planned.
fn one_game(seed: u64) -> usize {
    let dice = &mut Dice(seed);
    let rules = ["brandubh", "halatafl", "maharajah"][dice.below(3)];
    let mut state = game(rules);
    let mut plans: Vec<OwnPlan> = Vec::new();
    let mut models = [Lines::default(), Lines::default()];
    let mut planned = 0;
    let sides = [(Side::First, ANN), (Side::Second, BJORN)];
    for _ in 0..8 {
        for (side, player) in sides {
            if dice.below(3) == 0 {
                continue;
            }
            let (plan, model) = plan(dice, &state, side);
            plans.retain(|plan| plan.owner != player.id);
            if !plan.is_empty() {
                plans.push(OwnPlan {
                    owner: player.id,
                    after: state.history().newest_move(),
                    plan,
                });
            }
            models[side.index()] = model;
        }
        if dice.below(12) == 0
            && let Some(back) = taken_back(&state, &plans)
        {
            (state, plans) = back;
            assert!(plans.is_empty());
            models = [Lines::default(), Lines::default()];
            continue;
        }
        let legal = state.board().legal_plies();
        let ply = legal[dice.below(legal.len().min(3))];
        let expected = expected(state.board(), &mut models, ply);
        let (before, by) = (state.moves().len(), state.turn_of().unwrap());
        (state, plans) = goes_on(state, &plans, by, &Action::Move(ply.into()));
        let played = state.moves()[before..].iter().map(|played| played.ply);
        assert_eq!(played.collect::<Vec<_>>(), expected);
        assert_eq!(state.planned(), expected.len() - 1);
        planned += state.planned();
        for (side, player) in sides {
            let own = plans.iter().find(|plan| plan.owner == player.id);
            compare(own, &models[side.index()]);
        }
        if state.ending().is_some() {
            break;
        }
    }
    planned
}

#[test]
fn ten_thousand_games_with_plans_go_as_in_the_second_implementation() {
    let mut planned = 0;
    for seed in 0..10_000 {
        planned += std::panic::catch_unwind(|| one_game(seed))
            .unwrap_or_else(|_| panic!("the game of seed {seed}"));
    }
    assert!(planned > 10_000, "only {planned} plies were planned");
}
