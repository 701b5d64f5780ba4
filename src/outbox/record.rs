//! Records what has become of a message.

use std::time::Duration;

use time::OffsetDateTime;

use super::{Outbox, outage};
use crate::{
    games::ChannelProblem,
    ids::{ExternalId, PlaceId},
    store::{LONGEST_WAIT, MessageKind, OutboxItem, Settled, StoreFault},
    transport::{SendError, Transport},
};

impl<C: Transport> Outbox<C> {
    /// Records that a message was sent, or when it is tried again.
    pub(super) async fn record(
        &self,
        item: &OutboxItem,
        sent: Result<Option<ExternalId>, SendError>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let store = &self.store;
        match sent {
            Ok(message) => {
                let settled = store.settle_delivery(item, message, now).await?;
                // Only a new message shows that the bot can post: it can edit its own messages without that
                // permission.
                if item.was_unreachable && item.message_kind.posts() && message.is_some() {
                    store.observe(item.place, None, now).await?;
                    self.sync_place(item.place, now).await?;
                }
                Ok(settled)
            }
            Err(why)
                if why.dislikes_message()
                    && !matches!(item.message_kind, MessageKind::Turn { .. }) =>
            {
                store.abandon_delivery(item, why.code(), now).await
            }
            Err(why) => match problem(why) {
                // The row is not dropped: it waits until the place is reachable, without attempts.
                Some(problem) if item.message_kind.waits_for_end_of(problem) => {
                    let (place, server) = (item.place, item.server);
                    if why == SendError::Forbidden {
                        self.transport.note_forbidden(server, item.channel).await;
                    }
                    self.usable_fallback(place, server, problem, now).await?;
                    store.mark_unreachable(place, problem, now).await?;
                    store.postpone_delivery(item.id, now).await?;
                    self.sync_place(item.place, now).await?;
                    Ok(Settled::default())
                }
                Some(problem) => {
                    if problem == ChannelProblem::ChannelGone {
                        store.mark_channel_gone(item.door, item.channel).await?;
                    }
                    if let MessageKind::Result { game, .. } = item.message_kind {
                        // First, since what stays there is given up.
                        let fell_back = store.fall_back(item, game, now).await?;
                        store.mark_unreachable(item.place, problem, now).await?;
                        if fell_back {
                            self.wake.notify_one();
                            return Ok(Settled::default());
                        }
                    }
                    let (door, server) = (item.door, item.server);
                    // First, since nobody comes back to what is given up.
                    match item.message_kind {
                        MessageKind::Puzzle { number } => {
                            store.note_puzzle_lost((door, server), number, now).await?;
                        }
                        MessageKind::Digest { .. } => {
                            store.note_digest_lost(door, server).await?;
                        }
                        MessageKind::Report { number } => {
                            store.forget_report(number).await?;
                        }
                        MessageKind::PuzzleLost {} => {
                            store.mark_unreachable(item.place, problem, now).await?;
                            store.note_puzzle_untold(door, server).await?;
                        }
                        _ => {}
                    }
                    store.abandon_delivery(item, why.code(), now).await
                }
                None => {
                    let wait = wait(item.attempts);
                    store.postpone_delivery(item.id, now + wait).await?;
                    self.alarm.fire_in(wait);
                    Ok(Settled::default())
                }
            },
        }
    }

    async fn sync_place(&self, place: PlaceId, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.games.sync_places(&[place], now).await
    }

    /// Checks the channel of a thread in which the bot may not post. Games move there unless the bot may not
    /// post there either, so this runs before the thread is recorded as unreachable.
    pub(crate) async fn usable_fallback(
        &self,
        thread: PlaceId,
        server: ExternalId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if why != ChannelProblem::MayNotPost {
            return Ok(());
        }
        let Some(fallback) = self.store.fallback(thread).await? else {
            return Ok(());
        };
        if let Some(Some(why)) = self.transport.look(server, fallback).await {
            self.store
                .mark_parent_unreachable(thread, fallback, why, now)
                .await?;
        }
        Ok(())
    }
}

/// What is in the way in the place of a message that was not sent. The player to move has to learn of a turn, so the game waits
/// where none can be posted.
const fn problem(why: SendError) -> Option<ChannelProblem> {
    if why.dislikes_message() {
        Some(ChannelProblem::MessageRefused)
    } else {
        why.problem()
    }
}

/// The wait after this number of failures.
pub(super) fn wait(failures: u32) -> Duration {
    outage::wait_after(failures, LONGEST_WAIT.unsigned_abs())
}
