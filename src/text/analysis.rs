//! The analysis board. Nothing here has markup, and nobody is mentioned.

use raichi_rules::{Game, Played, Side};

use super::{
    Moment, alt,
    catalog::{self, analysis as sentences},
    families, family_names, page_side, page_written,
    review::percent,
    words,
};
use crate::{
    games::{Analysis, AnalysisRefusal, Evaluation, EvaluationRefusal},
    locale::Locale,
};

/// The words of the page, in a language.
#[derive(Debug, Clone, Copy)]
pub struct AnalysisWords(pub Locale);

/// Makes a method for each sentence that stands on the page.
macro_rules! words {
    ($($method:ident => $($sentence:ident)::+;)*) => {
        impl AnalysisWords {
            $(
                pub fn $method(&self) -> String {
                    catalog::$($sentence)::+(self.0)
                }
            )*
        }
    };
}

words! {
    title => analysis::analysis_title;
    lead => analysis::analysis_lead;
    open => analysis::analysis_open;
    undo => analysis::analysis_undo;
    delete => analysis::analysis_delete;
    promote => analysis::analysis_promote;
    note => analysis::analysis_note;
    marks => analysis::analysis_marks;
    set_up => analysis::analysis_set_up;
    rules => analysis::analysis_rules;
    position => analysis::analysis_position;
    moves => analysis::analysis_moves;
    show => analysis::analysis_show;
    link => analysis::analysis_link;
    record => analysis::analysis_record;
    script => analysis::analysis_script;
    too_long => analysis::analysis_too_long;
    unreadable => analysis::analysis_unreadable;
    openings => analysis::analysis_openings;
    save => analysis::analysis_save;
    saved => analysis::analysis_saved;
    forget => analysis::analysis_forget;
    evaluate => analysis::analysis_evaluate;
    evaluating => analysis::analysis_evaluating;
    best => analysis::analysis_best;
    offline => channel_offline;
}

/// The position that is shown, in words. `games` are those on the way there.
pub fn analysed(locale: Locale, analysis: &Analysis, game: &Game) -> Moment {
    let moves = analysis.path(analysis.here()).len();
    let last = analysis.branch(analysis.here());
    let last = last.map(|branch| &branch.played);
    let rules = game.ruleset();
    let call = game.call();
    let played = |played: &Played| {
        let by = family_names::side_of(&rules, played.by);
        catalog::page_played(locale, by, page_written(played))
    };
    Moment {
        title: match moves {
            0 => catalog::page_start(locale),
            moves => catalog::page_move(locale, words::count(moves)),
        },
        played: last.map(played),
        call: call.map(|call| alt::called(locale, &call)),
        standing: alt::on_board(locale, game, last).join(" "),
        review: None,
        alt: position_in_words(locale, game, last),
    }
}

/// What a list of analyses has of one: its rules and its first moves.
pub fn analysis_in_short(locale: Locale, analysis: &Analysis, moves: usize) -> String {
    let title = words::title(locale, &analysis.start().ruleset());
    let main = analysis.path(analysis.last(0));
    let plies = main.iter().filter_map(|at| analysis.branch(*at));
    let plies = plies.map(|branch| words::dashed(&branch.played));
    let more = (main.len() > moves).then(|| "…".to_owned());
    let plies: Vec<_> = plies.take(moves).chain(more).collect();
    if plies.is_empty() {
        title
    } else {
        format!("{title} · {}", plies.join(" "))
    }
}

/// What the picture of a position shows.
pub fn position_in_words(locale: Locale, game: &Game, last: Option<&Played>) -> String {
    let rules = game.ruleset();
    let title = words::title(locale, &rules);
    let mut said = vec![catalog::openings::openings_alt(locale, title)];
    said.extend(alt::happened(locale, game, last, game.call().as_ref()));
    said.extend(families::pieces_in_words(locale, game));
    said.extend(alt::on_board(locale, game, last));
    alt::shortened(&said.join(" "))
}

/// Why an analysis cannot be shown or changed.
pub fn analysis_refused(locale: Locale, why: &AnalysisRefusal) -> String {
    match why {
        AnalysisRefusal::TooLong => sentences::analysis_too_long(locale),
        AnalysisRefusal::NoSuchRules(name) => {
            let name: String = name.chars().take(40).collect();
            sentences::analysis_no_such_rules(locale, name)
        }
        AnalysisRefusal::Unplayable => sentences::analysis_unplayable(locale),
        AnalysisRefusal::Position => sentences::analysis_wrong_position(locale),
        AnalysisRefusal::Unreadable => sentences::analysis_unreadable(locale),
        AnalysisRefusal::Illegal(ply) => {
            sentences::analysis_illegal(locale, words::with_dashes(*ply))
        }
        AnalysisRefusal::TooMany => sentences::analysis_too_many(locale),
    }
}

/// Why a position is not evaluated.
pub fn evaluation_refused(locale: Locale, why: EvaluationRefusal) -> String {
    match why {
        EvaluationRefusal::Running => sentences::analysis_running(locale),
        EvaluationRefusal::Over => sentences::analysis_over(locale),
        EvaluationRefusal::Busy => sentences::analysis_busy(locale),
        EvaluationRefusal::TooOften => sentences::analysis_too_often(locale),
        EvaluationRefusal::NotFound => sentences::analysis_nothing(locale),
    }
}

/// What the computer thinks of a position, for the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// The chance of the side that is first in the rules, in percent.
    pub first: u32,
    /// The chances of both sides in words.
    pub sides: [String; 2],
    /// The best lines: the chance of the side to move, and the moves.
    pub lines: Vec<(String, String)>,
}

/// What the computer thinks of a position.
pub fn opinion(locale: Locale, game: &Game, evaluation: &Evaluation) -> Opinion {
    let rules = game.ruleset();
    let first = percent(evaluation.chance);
    let chance = |chance| catalog::review_percent(locale, chance);
    let lines = evaluation.lines.iter().map(|line| {
        let plies: Vec<_> = line
            .plies
            .iter()
            .map(|ply| words::with_dashes(*ply))
            .collect();
        (chance(percent(line.chance)), plies.join(" "))
    });
    Opinion {
        first,
        sides: Side::ALL.map(|side| {
            let own = match side {
                Side::First => first,
                Side::Second => 100 - first,
            };
            format!("{}: {}", page_side(locale, &rules, side), chance(own))
        }),
        lines: lines.collect(),
    }
}
