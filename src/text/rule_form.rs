//! The texts of the page on which rules are put together.

use raichi_rules::{Piece, Ruleset, WordsError};

use super::{catalog::builder, families, family_names, rule_lines::Part, rule_words, rules, words};
use crate::locale::Locale;

/// The words around the form, in a language.
#[derive(Debug, Clone, Copy)]
pub struct FormWords(pub Locale);

/// Makes a method for each sentence that stands on the page.
macro_rules! words {
    ($($method:ident => $sentence:ident;)*) => {
        impl FormWords {
            $(
                pub fn $method(&self) -> String {
                    builder::$sentence(self.0)
                }
            )*
        }
    };
}

words! {
    title => form_title;
    lead => form_lead;
    base => form_base;
    take => form_take;
    board => form_board;
    brush => form_brush;
    nothing => form_nothing;
    hint => form_hint;
    from => form_from;
    as_shown => form_as_shown;
    position => form_position;
    update => form_update;
    try_out => form_try_out;
    outcome => form_outcome;
    choices => form_choices;
    line => form_line;
    copy => form_copy;
    copied => form_copied;
    copy_refused => form_copy_refused;
    play => form_play;
    saved => form_saved;
    save => draft_save;
    save_title => save_title;
    save_field => save_field;
    offline => form_offline;
}

/// The kind of piece that a click puts on the board.
pub fn brush_name(locale: Locale, ruleset: &Ruleset, piece: Piece) -> String {
    builder::form_piece(locale, family_names::pieces(ruleset, piece, 1))
}

/// What distinguishes a ruleset from one that ships, or which of those it is.
pub fn built(locale: Locale, ruleset: &Ruleset) -> Part {
    if ruleset.is_shipped() {
        let title = families::label(locale, words::title(locale, ruleset), ruleset);
        return Part {
            heading: Some(builder::form_same(locale, title)),
            lines: families::summary(locale, ruleset),
        };
    }
    let mut lines = rules::differences(locale, ruleset);
    let heading = (!lines.is_empty()).then(|| lines.remove(0));
    Part { heading, lines }
}

/// Every reason why changes of a ruleset make none that can be played, with markup.
pub fn unplayable(locale: Locale, base: &Ruleset, why: &[WordsError]) -> Part {
    Part {
        heading: Some(builder::rules_words_problems(locale)),
        lines: rule_words::each_problem(locale, base, why),
    }
}

/// The start position of a ruleset in words.
pub fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    families::start_in_words(locale, ruleset)
}

/// The board of rules that cannot be played.
pub fn unplayable_board(locale: Locale) -> String {
    builder::form_unplayable_board(locale)
}
