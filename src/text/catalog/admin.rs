//! The list of the sentences about admins of servers, and of those in the channel for results.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    result(game, rules, end);
    result_link();
    result_lost();
    result_closed();
    former_player();
    end_admin();
    end_aborted_admin(first, second);
    end_aborted_admin_alone(player);
    deed_admin_moves(first, second);
    deed_admin_moves_alone(player);
    admin_reason(reason);
    alt_admin();
    alt_erased(side);
    end_erased(player);
    end_aborted_erased(player);
    admin_ended(game);
    admin_moved(game, channel);
    admin_closed(count, player);
    admin_blocked(player, count);
    admin_unblocked(player);
    admin_exported(count);
    admin_exported_newest(count);
    admin_exported_none();
    admin_log_none();
    admin_log_title();
    admin_log_end(time, admin, game, result, winner);
    admin_log_move(time, admin, game, channel);
    admin_log_close(time, admin, count);
    admin_log_close_of(time, admin, count, player);
    admin_log_block(time, admin, player);
    admin_log_unblock(time, admin, player);
    admin_log_export(time, admin, count);
    admin_log_page(page, pages);
    admin_footer();
    challenge_closed_by_admin(challenger, rules);
    result_abort();
    result_draw();
    result_win(side);
    refuse_player_blocked();
    refuse_opponent_blocked(player);
    refuse_blocked_already(player);
    refuse_not_blocked(player);
    refuse_not_a_person();
    refuse_same_channel(game);
    refuse_channel_unusable();
    refuse_unknown_result(given);
    refuse_reason_missing();
    refuse_challenge_closed();
    refuse_former_opponent();
}
