//! The page on which people who have signed in play, in a browser or within Discord. Nobody is mentioned: the page has no names.

use super::{
    catalog::{self, activity},
    lists::title_of,
};
use crate::{locale::Locale, store::GameLine};

/// The words of the page, in a language.
#[derive(Debug, Clone, Copy)]
pub struct PlayWords(pub Locale);

/// Makes a method for each sentence that stands on the page.
macro_rules! words {
    ($($method:ident => $($sentence:ident)::+;)*) => {
        impl PlayWords {
            $(
                pub fn $method(&self) -> String {
                    catalog::$($sentence)::+(self.0)
                }
            )*
        }
    };
}

words! {
    title => activity::activity_title;
    none => activity::activity_none;
    all => activity::activity_all;
    next => activity::activity_next;
    watching => activity::activity_watching;
    sign_in => activity::activity_sign_in;
    sign_in_about => activity::activity_sign_in_about;
    sign_out => activity::activity_sign_out;
    refused => activity::activity_refused;
    starting => activity::activity_starting;
    signed_out => activity::activity_signed_out;
    new_game => activity::activity_new;
    new_about => activity::activity_new_about;
    new_where => activity::activity_new_where;
    person => activity::activity_person;
    computer => activity::activity_computer;
    level => activity::activity_level;
    rules => analysis::analysis_rules;
    analysis => analysis::analysis_title;
    analyse => analysis::analysis_open;
    back => channel_back;
    plan => plans::plan_button;
    plan_title => activity::activity_plan;
    plan_first => activity::activity_plan_first;
    plan_reply => activity::activity_plan_reply;
    plan_answer => activity::activity_plan_answer;
    plan_add => activity::activity_plan_add;
    plan_remove => activity::activity_plan_remove;
    plan_about => activity::activity_plan_about;
    plan_undo => analysis::analysis_undo;
    play_here => activity::activity_play_here;
    more => channel_more;
    dismiss => channel_dismiss;
    offline => channel_offline;
    unsent => channel_unsent;
    unsent_move => channel_unsent_move;
}

impl PlayWords {
    /// Why a game is not shown, without markup.
    pub fn unseen(&self) -> String {
        activity::activity_unseen(self.0).replace('*', "")
    }

    /// The title of a game in the list.
    pub fn game(&self, line: &GameLine) -> String {
        catalog::page_subtitle(self.0, title_of(self.0, &line.rules), line.id.to_string())
    }

    /// Whose turn it is in a game of the list.
    pub fn turn(&self, line: &GameLine) -> String {
        match line.halted {
            Some(halt) => catalog::games_halted(self.0, halt.code()),
            None if line.own_turn => activity::activity_turn(self.0),
            None => activity::activity_wait(self.0),
        }
    }
}
