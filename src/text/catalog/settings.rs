//! The list of the sentences in which settings are shown.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    language_name();
    settings_menu();
    settings_line(name, value);
    settings_line_shown(name, value);
    settings_saved(name, value);
    settings_close();
    settings_clear();
    settings_scope(scope);
    own_settings_title();
    own_setting(setting);
    own_setting_about(setting);
    own_value(value);
    server_settings_title();
    server_settings_not_here();
    channel_settings_title(channel);
    channel_as_server();
    server_part(part);
    server_part_about(part);
    server_language_found(language);
    server_channels(rule, count, channels);
    server_channel_rule(rule);
    server_channels_menu();
    server_channels_lost();
    server_channels_partly_lost();
    server_rules_lost(rules);
    server_limits(player, here);
    server_limit_of_player(count);
    server_limit_here(count);
    server_limit_of_player_menu();
    server_limit_here_menu();
    server_results_menu();
    server_results_none();
    server_results_lost();
    server_results_closed();
    server_puzzle(channel, hour, time);
    server_puzzle_none();
    server_puzzle_menu();
    server_puzzle_hour_menu();
    server_puzzle_lost();
    server_puzzle_unposted();
}
