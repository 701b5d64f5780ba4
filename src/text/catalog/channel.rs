//! The list of the sentences about the channel of a local table.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    channel_title();
    channel_topic();
    channel_seats();
    channel_you_sit();
    channel_waiting(count);
    channel_name();
    channel_name_hint();
    channel_save();
    channel_add();
    channel_messages();
    channel_older();
    channel_newest();
    channel_command();
    channel_command_hint();
    channel_send();
    channel_suggestions();
    channel_private();
    channel_answers();
    channel_dismiss();
    channel_begin();
    channel_begin_computer();
    channel_begin_both();
    channel_begin_challenge(name);
    channel_begin_rules();
    channel_new_game();
    channel_new_rules();
    channel_new_opponent();
    channel_new_both();
    channel_new_anyone();
    channel_new_side();
    channel_new_computer();
    channel_new_level();
    channel_new_begin();
    channel_settings();
    channel_follow();
    channel_follow_hint();
    channel_confirm();
    channel_skips();
    channel_skip_to_board();
    channel_skip_to_line();
    channel_board();
    channel_board_hint();
    channel_play(ply);
    channel_once_more(ply);
    channel_back();
    channel_target(square);
    channel_square(square, piece);
    channel_piece(square, piece, count);
    channel_offline();
    channel_lost();
    channel_crowded();
}
