//! The puzzle of the day: as everybody sees it, and as somebody who solves it does.

use raichi_rules::{Game, Ply};

use super::{
    alt,
    catalog::{self, puzzles},
    families, family_names,
    picker::{Asking, questions},
    words,
};
use crate::{
    games::{DailyPuzzle, FormerPuzzle, Puzzle, PuzzleProgress},
    ids::ExternalId,
    locale::Locale,
    picture,
    reply::{AskedMove, Asker, Button, Look, Picture, Press, Reply, Step},
};

/// What a private message about a puzzle begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleLead {
    /// Nothing.
    None,
    /// That this answer is right.
    Right(Ply),
    /// That this answer is wrong.
    Wrong(Ply),
}

/// The puzzle of a day as it is posted, with the solution of the one before and those who found it. It notifies nobody.
pub fn daily_puzzle(locale: Locale, daily: &DailyPuzzle, former: Option<&FormerPuzzle>) -> Reply {
    let puzzle = &daily.puzzle;
    let rules = words::title(locale, &puzzle.start().ruleset());
    let mut lines = vec![
        puzzles::puzzle_title(locale, rules.clone()),
        goal(locale, puzzle),
        aim(locale, puzzle),
        puzzles::puzzle_how(locale),
    ];
    lines.extend(former.map(|former| about_former(locale, former)));
    let said = [
        vec![puzzles::puzzle_alt(locale, rules), goal(locale, puzzle)],
        families::pieces_in_words(locale, puzzle.start()),
    ];
    let solve = Button {
        label: puzzles::puzzle_button(locale),
        press: Press::Puzzle {
            number: daily.number,
        },
        look: Look::Primary,
    };
    let explain = Button {
        label: catalog::help_rules(locale),
        press: Press::Explain {
            rules: puzzle.preset(),
        },
        look: Look::Plain,
    };
    let solution = former.map(|former| Button {
        label: puzzles::puzzle_former_button(locale),
        press: Press::Solution {
            number: former.number,
        },
        look: Look::Plain,
    });
    Reply {
        picture: Some(Picture {
            shows: picture::of_position(puzzle.start(), None).into(),
            alt: alt::shortened(&said.concat().join(" ")),
            locale,
            name: format!("puzzle-{}", daily.number),
        }),
        buttons: [solve, explain].into_iter().chain(solution).collect(),
        ..Reply::words(lines.join("\n"))
    }
}

/// A notice for the admins of a server: its puzzle cannot be posted where they wanted it.
pub fn puzzle_lost(locale: Locale) -> Reply {
    Reply::words(puzzles::puzzle_lost(locale))
}

/// The answer to the wish for puzzles at the table of the local page, or for no more.
pub fn puzzles_wanted(locale: Locale, are_wanted: bool) -> Reply {
    Reply::words(if are_wanted {
        puzzles::puzzle_table_begun(locale)
    } else {
        puzzles::puzzle_table_ended(locale)
    })
}

/// A puzzle for somebody who solves it, with the choices on the way to the next answer.
pub fn puzzle(
    locale: Locale,
    daily: &DailyPuzzle,
    progress: PuzzleProgress,
    player: ExternalId,
    step: Step,
    lead: PuzzleLead,
) -> Reply {
    let number = daily.number;
    let (board, last) = daily.puzzle.after(progress.played);
    let first = match lead {
        PuzzleLead::None if progress.played == 0 => {
            [goal(locale, &daily.puzzle), aim(locale, &daily.puzzle)].join("\n")
        }
        PuzzleLead::None => String::new(),
        PuzzleLead::Wrong(ply) => puzzles::puzzle_wrong(locale, words::with_dashes(ply)),
        PuzzleLead::Right(ply) => right(locale, daily, progress, ply),
    };
    let by = Asker::Puzzle {
        puzzle: number,
        seen: progress.played,
        player,
    };
    let asking = Asking {
        locale,
        board: &board,
        words: &questions(locale, puzzles::puzzle_of_the_day(locale)),
        left: None,
        scene: picture::of_position(&board, last.as_ref()),
        alt: in_words(locale, &board),
        name: format!("solve-{number}-{}", progress.played),
        press: &|step| by.press(step),
        also: &|_, _, _| Vec::new(),
    };
    let reply = asking.next(step);
    Reply {
        text: [first, reply.text]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n"),
        asked: Some(AskedMove {
            board: Box::new(board),
            by,
        }),
        ..reply
    }
}

/// The solution of a puzzle, drawn, for somebody who has solved it or comes too late.
pub fn puzzle_solution(
    locale: Locale,
    daily: &DailyPuzzle,
    progress: PuzzleProgress,
    lead: PuzzleLead,
) -> Reply {
    let puzzle = &daily.puzzle;
    let mut lines = match (progress.is_solved, progress.wrong) {
        (true, 0) => vec![puzzles::puzzle_solved_first(locale)],
        (true, wrong) => vec![puzzles::puzzle_solved(locale, wrong.saturating_add(1))],
        (false, _) => vec![puzzles::puzzle_over(locale)],
    };
    if let PuzzleLead::Right(ply) = lead
        && !puzzle.solution().contains(&ply)
    {
        lines.push(puzzles::puzzle_other_way(locale, words::with_dashes(ply)));
    }
    let is_spoiler = !progress.is_solved;
    let solution = match is_spoiler {
        true => format!("||{}||", line(puzzle)),
        false => line(puzzle),
    };
    lines.push(puzzles::puzzle_solution(locale, solution));
    let rules = words::title(locale, &puzzle.start().ruleset());
    let said = [
        vec![puzzles::puzzle_alt_solution(
            locale,
            rules,
            plies(puzzle).join(", "),
        )],
        families::pieces_in_words(locale, puzzle.start()),
    ];
    Reply {
        picture: Some(Picture {
            shows: picture::of_solution(puzzle.start(), puzzle.solution()).into(),
            alt: alt::shortened(&said.concat().join(" ")),
            locale,
            name: format!("solution-{}", daily.number),
        }),
        is_spoiler,
        ..Reply::words(lines.join("\n"))
    }
}

/// What is to be found: who wins, how, and in how many moves.
fn goal(locale: Locale, puzzle: &Puzzle) -> String {
    let side = family_names::side_of(&puzzle.start().ruleset(), puzzle.side());
    let reason = puzzle.reason().code();
    let goal = puzzles::puzzle_goal(locale, reason, side, words::count(puzzle.moves()));
    match end(locale, puzzle) {
        Some(end) => format!("{goal} {}", puzzles::puzzle_end(locale, end)),
        None => goal,
    }
}

/// The aim of the side that moves first.
fn aim(locale: Locale, puzzle: &Puzzle) -> String {
    super::aim(locale, &puzzle.start().ruleset(), puzzle.side())
}

/// What is announced at the end of the solution, if that helps and gives nothing away.
fn end(locale: Locale, puzzle: &Puzzle) -> Option<String> {
    let code = puzzle.reason().code();
    if families::is_end_in_goal(code) {
        return None;
    }
    let (board, _) = puzzle.after(u32::MAX);
    let (rules, loser) = (board.ruleset(), puzzle.side().opponent());
    let (piece, left) = families::left(&board, loser).unzip();
    Some(catalog::reason(
        locale,
        code,
        String::new(),
        "no",
        families::limit(&rules, puzzle.reason()),
        family_names::side_of(&rules, loser),
        family_names::side_of(&rules, puzzle.side()),
        piece,
        left.unwrap_or_default(),
    ))
}

/// The plies of a solution, the first one in bold.
fn line(puzzle: &Puzzle) -> String {
    let mut plies = plies(puzzle);
    if let Some(first) = plies.first_mut() {
        *first = format!("**{first}**");
    }
    plies.join(", ")
}

/// The plies of a solution.
fn plies(puzzle: &Puzzle) -> Vec<String> {
    let plies = puzzle.solution().iter();
    plies.map(|ply| words::with_dashes(*ply)).collect()
}

/// That an answer is right, and how the other side replies.
fn right(locale: Locale, daily: &DailyPuzzle, progress: PuzzleProgress, ply: Ply) -> String {
    let side = family_names::side_of(
        &daily.puzzle.start().ruleset(),
        daily.puzzle.side().opponent(),
    );
    let reply = replies(&daily.puzzle, progress.played).join(", ");
    puzzles::puzzle_right(locale, words::with_dashes(ply), side, reply)
}

/// The plies of the other side at the end of the first `played` ones of a solution.
fn replies(puzzle: &Puzzle, played: u32) -> Vec<String> {
    let mut game = puzzle.start().clone();
    let mut replies = Vec::new();
    let played = usize::try_from(played).unwrap_or(usize::MAX);
    for ply in puzzle.solution().iter().take(played) {
        if game.to_move() == puzzle.side() {
            replies.clear();
        } else {
            replies.push(words::with_dashes(*ply));
        }
        if game.play(*ply).is_err() {
            break;
        }
    }
    replies
}

/// The position of a puzzle for those who do not see it.
fn in_words(locale: Locale, board: &Game) -> String {
    let rules = words::title(locale, &board.ruleset());
    let said = [
        vec![puzzles::puzzle_alt(locale, rules)],
        families::pieces_in_words(locale, board),
        vec![catalog::alt_turn(
            locale,
            family_names::side_of(&board.ruleset(), board.to_move()),
        )],
    ];
    alt::shortened(&said.concat().join(" "))
}

/// The solution of the puzzle before, and who found it.
fn about_former(locale: Locale, former: &FormerPuzzle) -> String {
    let mut said = vec![puzzles::puzzle_former(locale, line(&former.puzzle))];
    let others = former
        .first_try
        .saturating_sub(words::count(former.solvers.len()));
    if former.first_try == 0 {
        said.push(puzzles::puzzle_former_none(locale));
    } else if former.solvers.is_empty() {
        said.push(puzzles::puzzle_former_unnamed(locale, others));
    } else {
        let named = former.solvers.iter().map(|key| words::mention_of(*key));
        let others = (others > 0).then(|| puzzles::puzzle_former_others(locale, others));
        let all = words::list(locale, named.chain(others));
        said.push(puzzles::puzzle_former_first(locale, all));
    }
    let later = former.solved.saturating_sub(former.first_try);
    if later > 0 {
        said.push(puzzles::puzzle_former_solved(locale, later));
    }
    said.join(" ")
}
