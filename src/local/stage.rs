//! Which message has the large board, and the order of the others.

use time::OffsetDateTime;

use super::message::MessageView;

/// A message on its way to the page.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) at: OffsetDateTime,
    /// Whether its board may be the one that the seat plays on.
    pub(super) is_due: bool,
    pub(super) message: MessageView,
}

/// The messages as they stand on the page: the one with the large board, and the others from the newest to the oldest.
/// The large board is that of the `wanted` message; else the newest one that is private or has squares to click, so that
/// a challenge that arrives does not take the place of a board in play; else the newest one on which the seat may act or
/// has played; else, where there has been a game, the newest of all. Only there squares can be clicked.
pub(super) fn on_stage(
    mut shown: Vec<Shown>,
    wanted: Option<&str>,
    has_game: bool,
) -> (Option<MessageView>, Vec<MessageView>) {
    shown.sort_by_key(|shown| shown.at);
    let last = |fits: &dyn Fn(&Shown) -> bool| {
        shown
            .iter()
            .rposition(|shown| shown.message.picture.is_some() && fits(shown))
    };
    let staged = last(&|shown| Some(&*shown.message.id) == wanted)
        .or_else(|| {
            last(&|shown| {
                let message = &shown.message;
                shown.is_due && (message.squares.is_some() || message.aside.is_some())
            })
        })
        .or_else(|| last(&|shown| shown.is_due))
        .or_else(|| last(&|_| has_game));
    let staged = staged.map(|staged| MessageView {
        staged: true,
        ..shown.remove(staged).message
    });
    let others = shown.into_iter().rev().map(|shown| MessageView {
        squares: None,
        ..shown.message
    });
    (staged, others.collect())
}
