//! What a player has planned to answer. Only that player sees it.

use raichi_rules::{Ply, Side};

use super::{
    analysis,
    catalog::{self, plans as sentences},
    picker::{Asking, Question},
    words,
};
use crate::{
    games::{Draft, GameState, Plan, PlanEnd, PlanRefusal},
    ids::{ExternalId, GameId},
    locale::Locale,
    picture,
    reply::{Button, Compose, Look, Menu, MenuOption, PlanAction, Press, Reply},
};

/// How many characters the lines have at most where each is a sentence; a message has room for 2,000.
const MOST_IN_WORDS: usize = 1_400;
/// How many characters a line has at most that is no sentence: all twenty fit into a message, and each on an option of a menu.
const MOST_OF_LINE: usize = 70;

/// The lines of a plan of the player with this key, each with an option that removes it.
pub fn plan(locale: Locale, state: &GameState, key: ExternalId, plan: &Plan) -> Reply {
    let owner = side_of(state, key);
    let opponent = words::mention(state.player(owner.opponent()));
    let mut lines = vec![sentences::plan_title(locale, state.id.to_string())];
    let planned = plan.lines();
    if planned.is_empty() {
        let example = example(state, owner).unwrap_or_default();
        lines.push(sentences::plan_none(locale, opponent.clone(), example));
    }
    let numbered =
        |(at, steps): (usize, String)| sentences::plan_line(locale, words::count(at + 1), steps);
    let in_words = planned.iter().map(|line| steps(locale, state, owner, line));
    let in_words: Vec<_> = in_words.enumerate().map(numbered).collect();
    let length = in_words.iter().map(|line| line.chars().count());
    if length.sum::<usize>() > MOST_IN_WORDS {
        let short = planned.iter().map(|line| short(line)).enumerate();
        lines.extend(short.map(numbered));
    } else {
        lines.extend(in_words);
    }
    lines.push(sentences::plan_how(locale, opponent));
    if state.board().to_move() == owner {
        lines.push(sentences::plan_own_turn(locale));
    }
    let press = |action| Press::Plan {
        game: state.id,
        action,
    };
    let options = planned.iter().zip(0_u8..).map(|(line, at)| MenuOption {
        label: format!("{}. {}", at + 1, short(line)),
        man: None,
        press: press(PlanAction::Remove {
            line: at,
            mark: plan.mark(),
        }),
        is_chosen: false,
    });
    let menu = (!plan.is_empty()).then(|| Menu {
        label: sentences::plan_menu(locale),
        options: options.collect(),
    });
    let clear = (!plan.is_empty()).then(|| Button {
        label: sentences::plan_clear(locale),
        press: press(PlanAction::Clear),
        look: Look::Plain,
    });
    let has_room = planned.len() < Plan::MOST_LINES;
    let add = has_room.then(|| Button {
        label: sentences::plan_add(locale),
        press: Press::Compose(Compose::begin(state.id, state.history().newest_move())),
        look: Look::Plain,
    });
    Reply {
        menus: menu.into_iter().collect(),
        buttons: add.into_iter().chain(clear).collect(),
        ..Reply::words(lines.join("\n"))
    }
}

/// Why the plan of the player with this key has ended.
pub fn plan_ended(locale: Locale, state: &GameState, key: ExternalId, why: PlanEnd) -> String {
    let opponent = words::mention(state.player(side_of(state, key).opponent()));
    sentences::plan_ended(locale, why.code(), opponent)
}

/// The side of the player with this key.
fn side_of(state: &GameState, key: ExternalId) -> Side {
    if state.player(Side::First).key == key {
        Side::First
    } else {
        Side::Second
    }
}

/// The lines of a plan, each with its plies one after the other.
pub fn plan_lines(plan: &Plan) -> Vec<String> {
    let lines = plan.lines();
    lines.iter().map(|line| short(line)).collect()
}

/// A ply with dashes, such as `d3–c3`.
pub fn ply_with_dashes(ply: Ply) -> String {
    words::with_dashes(ply)
}

/// The button that shows somebody's plan.
pub fn plan_button(locale: Locale, game: GameId) -> Button {
    Button {
        label: sentences::plan_button(locale),
        press: Press::Plan {
            game,
            action: PlanAction::Show,
        },
        look: Look::Plain,
    }
}

/// The button that goes on from the end of a line.
pub fn plan_on_button(locale: Locale, on: Compose) -> Button {
    Button {
        label: sentences::plan_on(locale),
        press: Press::Compose(on),
        look: Look::Primary,
    }
}

/// Asks for the next choice on the way to a line of a plan.
pub fn plan_menus(
    locale: Locale,
    state: &GameState,
    owner: Side,
    draft: &Draft,
    compose: Compose,
) -> Reply {
    let number = || state.id.to_string();
    let question = if draft.board.to_move() != owner {
        let opponent = words::mention(state.player(owner.opponent()));
        sentences::plan_expect(locale, opponent)
    } else if draft.plies.is_empty() {
        sentences::plan_begin(locale)
    } else {
        sentences::plan_answer(locale)
    };
    let last = draft.last.as_ref();
    let asking = Asking {
        locale,
        board: &draft.board,
        words: &|asked| match asked {
            Question::File | Question::Piece(_) | Question::Put(_) => question.clone(),
            Question::Target(path) => {
                catalog::pick_target(locale, catalog::pick_game(locale, number()), path)
            }
        },
        left: None,
        scene: picture::of_position(&draft.board, last),
        alt: analysis::position_in_words(locale, &draft.board, last),
        name: format!(
            "plan-{}-{}-{}",
            state.id,
            state.entries(),
            draft.plies.len()
        ),
        press: &|step| Press::Compose(compose.at(step)),
        also: &|_, _, _| Vec::new(),
    };
    let mut reply = asking.next(compose.step);
    let line = if draft.plies.is_empty() {
        String::new()
    } else {
        format!("**{}**\n", short(&draft.plies))
    };
    let title = sentences::plan_title(locale, number());
    reply.text = format!("{title}\n{line}{}", reply.text);
    reply.buttons.push(plan_button(locale, state.id));
    reply
}

/// The turns of a line: what the owner has to play first, if it is their turn, and then each reply with its answer.
fn steps(locale: Locale, state: &GameState, owner: Side, line: &[Ply]) -> String {
    let mut board = state.board().clone();
    let mut turns: Vec<(Side, Vec<String>)> = Vec::new();
    for ply in line {
        let mover = board.to_move();
        let Ok(played) = board.play(*ply) else {
            break;
        };
        let ply = format!("**{}**", words::dashed(&played));
        match turns.last_mut() {
            Some((by, plies)) if *by == mover => plies.push(ply),
            _ => turns.push((mover, vec![ply])),
        }
    }
    let mut turns = turns
        .into_iter()
        .map(|(by, plies)| (by, words::list(locale, plies)))
        .peekable();
    let first = turns.next_if(|(by, _)| *by == owner);
    let mut steps: Vec<_> = first
        .into_iter()
        .map(|(_, plies)| sentences::plan_first(locale, plies))
        .collect();
    while let (Some((_, reply)), Some((_, answer))) = (turns.next(), turns.next()) {
        steps.push(sentences::plan_if(locale, reply, answer));
    }
    steps.join("; ")
}

/// The plies of a line one after the other, as far as there is room.
fn short(line: &[Ply]) -> String {
    let mut short = String::new();
    for ply in line {
        let ply = words::with_dashes(*ply);
        if short.chars().count() + ply.chars().count() > MOST_OF_LINE {
            return format!("{short} …");
        }
        if !short.is_empty() {
            short.push(' ');
        }
        short.push_str(&ply);
    }
    short
}

/// A line that could really be planned: up to the first turn of the owner that answers something.
fn example(state: &GameState, owner: Side) -> Option<String> {
    let mut board = state.board().clone();
    let mut plies = Vec::new();
    let mut answers = false;
    while plies.len() < Plan::MOST_PLIES && board.outcome().is_none() {
        let mover = board.to_move();
        let ply = *board.legal_plies().first()?;
        board.play(ply).ok()?;
        plies.push(ply.to_string());
        answers |= mover != owner;
        let is_over = board.outcome().is_some() || board.to_move() != owner;
        if answers && mover == owner && is_over {
            return Some(plies.join(" "));
        }
    }
    None
}

/// Why something is not planned.
pub(super) fn refusal(locale: Locale, why: PlanRefusal) -> String {
    let (lines, moves) = (Plan::MOST_LINES, Plan::MOST_PLIES);
    sentences::refuse_plan(locale, why.code(), words::count(lines), words::count(moves))
}
