//! A turn: what was done, what it means, and whose move it is.

use raichi_rules::{Capture, Played, Ply, PlyKind, Side};

use super::{
    BoardStyle, aim, board_parts,
    catalog::{self, Name, plans},
    events, families, family_names, figures, guess,
    in_words::in_words,
    ladder, match_score,
    page::leading_to,
    points, standing, under_board, votes, words,
};
use crate::{
    games::{Event, GameState, TurnNotice, last_turn_of},
    ids::ExternalId,
    locale::Locale,
    reply::{Arrival, Reply},
};

/// The most files or ranks with which every piece is told at a glance where the picture is a third of its size.
const LARGEST_AT_A_GLANCE: u8 = 13;

/// The board after the newest entry of a table's log. It notifies whomever the entry concerns. First
/// comes what a locked screen shows of it: what was played, the call, and whose move it is.
pub fn turn(locale: Locale, state: &GameState) -> Reply {
    let mut lines = Vec::new();
    let newest = state.last_entry().filter(|_| !state.is_new());
    match newest.map(|entry| entry.event) {
        None => {}
        Some(Event::Move(_)) => {
            lines.extend(what_was_answered(locale, state));
            lines.extend(what_was_planned(locale, state));
        }
        Some(_) => lines.extend(events::told(locale, state)),
    }
    lines.extend(events::of_team(locale, state));
    lines.extend(standing::standing(locale, state));
    if state.is_new() {
        lines.push(begins(locale, state));
        if state.given > 0 {
            lines.push(catalog::turn_given(locale, state.given));
        }
        lines.extend(ladder::begins(locale, state));
        if state.has_newcomer {
            lines.extend(aim::of_players(locale, state));
        }
        lines.extend(votes::how(locale, state));
        if state.voting().is_none() {
            lines.extend(how_to_move(locale, state));
        }
    }
    lines.extend(meaning(locale, state));
    lines.extend(figures::figures(locale, state));
    lines.extend(match_score::score(locale, state));
    lines.extend(votes::called(state));
    if matches!(newest.map(|entry| entry.event), Some(Event::Move(_))) {
        lines.extend(guess::right(locale, state));
    }
    lines.push(board_parts::footer(locale, state));
    let (pings, arrival) = notice(state);
    Reply {
        text: lines.join("\n"),
        picture: Some(board_parts::usual_picture(locale, state)),
        buttons: under_board::buttons(locale, state),
        pings,
        arrival,
        ..Reply::default()
    }
}

/// Whom the board after the newest entry notifies, and how it arrives: without a sound where it would notify only a player
/// who wants to find their turns quietly.
fn notice(state: &GameState) -> (Vec<ExternalId>, Arrival) {
    let mut pings = board_parts::pings(state);
    let mover = state.turn_of().map(|mover| mover.key);
    let is_quiet = state.wishes_of_mover().turns == TurnNotice::Quiet;
    if !is_quiet || !pings.iter().any(|key| Some(*key) == mover) {
        return (pings, Arrival::Usual);
    }
    pings.retain(|key| Some(*key) != mover);
    let arrival = if pings.is_empty() {
        Arrival::Silent
    } else {
        Arrival::Usual
    };
    (pings, arrival)
}

fn begins(locale: Locale, state: &GameState) -> String {
    if state.is_hot_seat() {
        return catalog::turn_begins_alone(locale, words::mention(state.attackers));
    }
    let player = |side| words::mention(state.player(side));
    catalog::turn_begins(
        locale,
        player(Side::First),
        family_names::side(state, Side::First),
        player(Side::Second),
        family_names::side(state, Side::Second),
    )
}

/// The board as it stands, for the user who asks, and where the game's page is, if it has one; it notifies nobody.
pub fn board(locale: Locale, state: &GameState, style: BoardStyle, page: Option<&str>) -> Reply {
    let reply = Reply {
        buttons: Vec::new(),
        pings: Vec::new(),
        ..leading_to(locale, turn(locale, state), page)
    };
    match style {
        BoardStyle::Text => in_words(reply),
        BoardStyle::Picture(theme) => Reply {
            picture: Some(board_parts::picture_of(locale, state, theme)),
            ..reply
        },
    }
}

/// The board of a turn in a chat that shows pictures small. Where its squares are small, the first one says that it can
/// be enlarged.
pub fn enlarging(locale: Locale, reply: Reply, state: &GameState) -> Reply {
    let board = state.board().shape();
    if !state.is_new() || board.files().max(board.ranks()) <= LARGEST_AT_A_GLANCE {
        return reply;
    }
    Reply {
        text: format!("{}\n{}", reply.text, catalog::turn_enlarge(locale)),
        ..reply
    }
}

/// The turn that the computer has answered: often nobody has seen its board.
fn what_was_answered(locale: Locale, state: &GameState) -> Option<String> {
    let turn = state.history().newest_turn();
    if !turn
        .last()
        .is_some_and(|played| state.is_computer(played.by))
    {
        return None;
    }
    // Nobody has played here what the game began with.
    let earlier = state.moves().len().saturating_sub(turn.len());
    let is_given = u32::try_from(earlier).is_ok_and(|earlier| earlier <= state.given);
    let before = state.history().turn_before();
    what_was_played(locale, state, before).filter(|_| !is_given || state.given == 0)
}

/// The newest turn, and those before it that led to it by plans.
fn what_was_planned(locale: Locale, state: &GameState) -> Vec<String> {
    let history = state.history();
    if state.planned() == 0 {
        let played = what_was_played(locale, state, history.newest_turn());
        return played.into_iter().collect();
    }
    let planned = state.moves().len().saturating_sub(state.planned());
    let (before, planned) = state.moves().split_at(planned);
    let first = what_was_played(locale, state, last_turn_of(before));
    let answers = planned.chunk_by(|played, next| played.by == next.by);
    let answers = answers.filter_map(|turn| what_was_played(locale, state, turn));
    let answers = answers.map(|played| plans::plan_planned(locale, played));
    first.into_iter().chain(answers).collect()
}

/// The plies of a turn, with what they captured.
fn what_was_played(locale: Locale, state: &GameState, turn: &[Played]) -> Option<String> {
    let board = state.board();
    let by = turn.last()?.by;
    let mover = words::mention(state.player(by));
    // That a turn of several actions was ended early, goes without saying.
    let actions: Vec<_> = turn
        .iter()
        .filter(|played| played.ply != Ply::END)
        .collect();
    let dashed = words::list(locale, actions.iter().copied().map(words::dashed));
    let captured = actions
        .iter()
        .flat_map(|played| families::captured(board, played));
    let groups = by_kind(locale, &captured.collect::<Vec<_>>());
    let only = match actions[..] {
        [played] => Some(played),
        _ => None,
    };
    let is_ambush = only.is_some_and(|played| played.ply.kind() == PlyKind::Together);
    let placing = only.and_then(|played| Some((played.piece, points::placing(played.ply)?)));
    let said = match (placing, &groups[..]) {
        (Some((piece, at)), _) => {
            catalog::turn_puts(locale, mover, piece.map(Name::piece), at.to_string())
        }
        (None, []) => catalog::turn_plays(locale, mover, dashed),
        (None, [(piece, _, points)]) if is_ambush => {
            catalog::turn_ambush(locale, mover, dashed, piece.clone(), points.clone())
        }
        (None, [(piece, count, points)]) => {
            let (piece, points) = (piece.clone(), points.clone());
            catalog::turn_captures(locale, mover, dashed, piece, *count, points)
        }
        (None, several) => {
            let kinds = several.iter().map(|(piece, _, points)| {
                catalog::turn_captured_there(locale, piece.clone(), points.clone())
            });
            catalog::turn_captures_several(locale, mover, dashed, words::list(locale, kinds))
        }
    };
    let effects = actions
        .into_iter()
        .filter_map(|played| families::effects(locale, board, played));
    let votes = state.is_team(by).then(|| votes::result(locale, state));
    Some(
        [said]
            .into_iter()
            .chain(effects)
            .chain(votes.flatten())
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// Captured pieces by their kinds: the name of so many, the count, and their points.
fn by_kind(locale: Locale, captured: &[&Capture]) -> Vec<(Name, u32, String)> {
    let mut kinds: Vec<&str> = Vec::new();
    for capture in captured {
        if !kinds.contains(&capture.piece.code) {
            kinds.push(capture.piece.code);
        }
    }
    let of_kind = |code| {
        let same = captured.iter().filter(|capture| capture.piece.code == code);
        let points: Vec<_> = same.map(|capture| capture.point).collect();
        let count = words::count(points.len());
        (
            Name::pieces(code, count),
            count,
            words::list(locale, points),
        )
    };
    kinds.into_iter().map(of_kind).collect()
}

/// What the call means, for newcomers, once in a game.
fn meaning(locale: Locale, state: &GameState) -> Option<String> {
    let is_explained = state.has_newcomer && state.is_call_new();
    let call = state.call().filter(|_| is_explained)?;
    catalog::meaning(locale, call.code)
}

/// One line for those who play for the first time, with a move that they could really make.
fn how_to_move(locale: Locale, state: &GameState) -> Option<String> {
    let board = state.board();
    let from = *board.continuations(&[]).next.first()?;
    let on = board.continuations(&[from]);
    if on.whole.is_some() {
        let in_hand = board.view().in_hand.into_iter();
        let mut own = in_hand.filter(|(piece, _)| piece.side == board.to_move());
        let piece = own.next().map(|(piece, _)| Name::piece(piece));
        return Some(catalog::turn_how_put(locale, piece, from.to_string()));
    }
    let to = *on.next.last()?;
    Some(catalog::turn_how(locale, from.to_string(), to.to_string()))
}

#[cfg(test)]
mod tests;
