//! The list of the sentences about reports of messages.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    report(reporter, link);
    report_game(game, rules, attackers, defenders);
    reported();
    reported_late();
    refuse_report(why);
    server_reports_none();
    server_reports_menu();
    server_reports_lost();
    server_reports_closed();
}
