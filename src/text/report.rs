//! Reports of messages to the admins of a server.

use super::{catalog, words};
use crate::{
    games::{GameState, ReportRefusal},
    ids::message_link,
    locale::Locale,
    reply::{Arrival, Reply},
    store::Report,
    transport::SendError,
};

/// A report, for the admins of a server: who reports which message, and which game that is about, if it is known. It notifies
/// nobody.
pub fn report(locale: Locale, report: &Report, game: Option<&GameState>) -> Reply {
    let reporter = words::mention_of(report.reporter);
    let link = message_link(report.server, report.channel, report.message);
    let told = catalog::reports::report(locale, reporter, link);
    let game = game.map(|state| {
        catalog::reports::report_game(
            locale,
            state.id.to_string(),
            words::title(locale, &state.board().ruleset()),
            words::mention(state.attackers),
            words::mention(state.defenders),
        )
    });
    Reply {
        arrival: Arrival::Silent,
        ..Reply::words(
            [Some(told), game]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join("\n"),
        )
    }
}

/// The answer to somebody who has reported a message.
pub fn reported(locale: Locale) -> Reply {
    Reply::words(catalog::reports::reported(locale))
}

/// The answer to somebody whose report is stored, and could not be posted yet.
pub fn not_reported(locale: Locale, why: &SendError) -> Reply {
    match why {
        SendError::Later => reported(locale),
        SendError::ChannelGone => Reply::words(refusal(locale, ReportRefusal::Lost)),
        _ => Reply::words(catalog::reports::reported_late(locale)),
    }
}

/// Why a message cannot be reported.
pub(super) fn refusal(locale: Locale, why: ReportRefusal) -> String {
    catalog::reports::refuse_report(locale, why.code())
}
