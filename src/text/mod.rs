//! The only place that makes sentences: events and refusals in, a [`Reply`](crate::reply::Reply) in somebody's language out.
//!
//! Private answers are in the reader's language, public ones in the server's. The sentences stand in
//! the Fluent files under `locales`.

mod activity;
mod admin;
mod aim;
mod alt;
mod analysis;
mod board;
mod board_parts;
mod builder;
mod captures;
mod catalog;
mod challenge;
mod channel;
mod chess;
mod dablot;
mod digest;
mod events;
mod fair_play;
mod families;
mod family_names;
mod figures;
mod follow;
mod greeting;
mod guess;
mod hint;
mod history;
mod hunt;
mod hunt_names;
mod in_words;
mod ladder;
mod leaderboard;
mod lesson;
mod lists;
mod lobby;
mod match_score;
mod offer;
mod openings;
mod opentafl;
mod own_settings;
mod page;
mod picker;
mod plan;
mod points;
mod privacy;
mod private;
mod private_buttons;
mod profile;
mod public_name;
mod puzzle;
mod ratings;
mod reach;
mod reasons;
mod refusal;
mod replay;
mod report;
mod result;
mod review;
mod rule_form;
mod rule_lines;
mod rule_values;
mod rule_words;
mod rules;
mod server_settings;
mod settings;
mod share;
#[cfg(test)]
mod snapshots;
mod standing;
mod style;
mod tafl;
mod time_control;
mod tournament;
mod turn;
mod under_board;
mod vacations;
mod votes;
mod words;

pub use activity::PlayWords;
pub use admin::{
    admin_blocked, admin_closed, admin_ended, admin_exported, admin_log, admin_moved,
    admin_unblocked, result_choice,
};
pub use aim::aim;
pub use alt::board_in_words;
pub use analysis::{
    AnalysisWords, Opinion, analysed, analysis_in_short, analysis_refused, evaluation_refused,
    opinion, position_in_words,
};
pub use board::drawing;
pub use builder::{
    admin_removed_rules, all_rulesets, draft, rules_saved, ruleset_code, rulesets, save_form,
    with_rules_page,
};
pub use captures::captures;
#[cfg(test)]
pub use catalog::knows;
pub use catalog::{command_text, language_name, percentage};
pub use challenge::{
    challenge, challenge_form_casual, challenge_form_more, challenge_form_others, closing,
    decline_form, declined, expired, thread_name,
};
pub use channel::{
    ChannelWords, name_refused, no_more_seats, piece_to_move, seat_name, square_with, whole_ply,
};
pub(crate) use channel::{Misread, Standing, misread, tab_title};
pub use digest::digest;
pub use events::{line, reminder};
pub use fair_play::fair_play;
pub use families::explanation;
pub use follow::{follow_button, follow_over, followed, following, page_follow};
pub use greeting::greeting;
pub use guess::{guess, guess_button, guess_taken};
pub use hint::{hint, hint_move};
pub use history::history;
pub use in_words::{also_in_words, in_words};
pub(crate) use ladder::{
    arrow as ladder_arrow, drawn as ladder_picture, ladder_name, ladder_page_title, ladder_plays,
};
pub use ladder::{ladder, ladder_joined, ladder_left};
pub use leaderboard::{leaderboard, shareable_figures, shared_figures};
pub use lesson::{LessonMoment, lesson, lesson_choice};
pub use lists::{
    aloud, ask_to_resign, boards_in_words, fair_side, fault, game_choice, games, kept_playing,
    occupied_choice, piece_choice, random_side, resigned, rules_choice, rulesets_name, send_error,
    side_name, to_be_typed_again, unread, unsaid_in_time_out, with_invite, withheld,
};
pub use lobby::{challenges, joined, level_name, levels, posted, refused_above, size_of_game};
pub use offer::{commands, help, offer};
pub use openings::{opening_lines, openings};
pub use own_settings::{as_liked, own_settings, own_style};
pub use page::{
    Label, Moment, NoPage, home, label, leading_to, moment, no_page, no_page_in_short, page_call,
    page_side, page_standing, page_subtitle, page_title, page_title_of_ply, page_written,
    theme_name, time_left, to_game, to_home,
};
pub use picker::picker;
pub use plan::{
    plan, plan_button, plan_ended, plan_lines, plan_menus, plan_on_button, ply_with_dashes,
};
pub use privacy::{
    LegalText, ask_to_erase, confirms_erasure, contact, erase_form, erased, nothing_known,
    own_data, paragraphs, privacy, privacy_page, terms_page, with_legal_pages,
};
pub use private::{private_board, private_news, refused_beside};
pub use private_buttons::show_board;
pub use profile::{profile, profile_of_bot, profile_of_computer};
pub(crate) use public_name::{name_hidden, name_shown, names_of_seats};
pub use puzzle::{PuzzleLead, daily_puzzle, puzzle, puzzle_lost, puzzle_solution, puzzles_wanted};
pub use ratings::casual_at_once;
pub use reach::reach;
pub use refusal::{no_game_to_see, refusal, which_game};
pub use replay::replay;
pub use report::{not_reported, report, reported};
pub use result::{result, results_lost};
pub use review::{
    course, record_heading, review, review_lines, review_of_position, review_underway,
    review_without_turns, turning_points,
};
pub use rule_form::{FormWords, brush_name, built, start_in_words, unplayable, unplayable_board};
pub use rule_lines::Part;
pub use rule_words::{group_name, rule_name, rule_value, rule_with_value, vocabulary};
pub use rules::{rules, rules_title, tried, with_trial};
pub use server_settings::{ServerView, channels_lost, no_server_settings, server_settings};
pub use share::{not_shared, replay_posted, shareable, shared};
pub use style::BoardStyle;
pub use time_control::{in_words as time_control_in_words, time_control_choices};
pub(crate) use tournament::{
    Names, Row as TournamentRow, TableHead, group_begins, heading as group_heading,
    picture as group_picture, rows as group_rows, state_in_words, table_head, tournament_news,
};
pub use tournament::{
    sign_up, tournament, tournament_changed, tournament_done, tournament_thread, when_full,
};
pub use turn::{board, enlarging, turn};
pub use under_board::{buttons as board_buttons, with_open_board};
pub use vacations::{vacation_begins, vacation_choice, vacation_ends};
pub use votes::{
    VoteBar, last_vote, team_joined, vote_bars, vote_counted, vote_goes_on, vote_notified,
    vote_time_choices, votes_of, votes_title,
};
