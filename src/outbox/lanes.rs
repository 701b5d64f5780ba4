//! The deliveries of this process in flight: one at a time in each channel, channels in parallel.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{Mutex as Turns, OwnedMutexGuard};

use crate::ids::{GameId, OutboxId, PlaceId};

/// A delivery that takes longer is slow. Slow deliveries leave room for others.
pub(super) const SLOW: Duration = Duration::from_secs(2);

/// Limits of concurrent deliveries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Of those that are not slow.
    pub(super) fast: usize,
    /// Of all.
    pub(super) all: usize,
}

/// One kind of deliveries: they take turns in a channel and have common limits.
#[derive(Debug, Clone, Default)]
pub(super) struct Lane(Arc<Mutex<InFlight>>);

#[derive(Debug, Default)]
struct InFlight {
    /// By an increasing number.
    deliveries: HashMap<u64, (Option<OutboxId>, Instant)>,
    started: u64,
    channels: HashMap<PlaceId, Channel>,
    /// Games with a row of this process that waits for an older one.
    blocked: HashSet<GameId>,
    /// Rows whose result could not be recorded, because the database was not reachable.
    unrecorded: HashSet<OutboxId>,
}

#[derive(Debug, Default)]
struct Channel {
    turns: Arc<Turns<()>>,
    /// The number of deliveries there, including those that wait for their turn.
    users: usize,
}

/// A delivery in flight; dropped when it ends.
#[derive(Debug)]
pub(super) struct Delivering {
    lane: Lane,
    number: u64,
    place: PlaceId,
}

impl Lane {
    /// Starts a delivery; its channel is busy from now on. `None` if this row is in flight already.
    pub(super) fn begin(&self, row: Option<OutboxId>, place: PlaceId) -> Option<Delivering> {
        let mut in_flight = self.lock();
        let mut rows = in_flight.deliveries.values();
        if row.is_some() && rows.any(|&(other, _)| other == row) {
            return None;
        }
        in_flight.started += 1;
        let number = in_flight.started;
        in_flight.deliveries.insert(number, (row, Instant::now()));
        in_flight.channels.entry(place).or_default().users += 1;
        Some(Delivering {
            lane: self.clone(),
            number,
            place,
        })
    }

    /// The channels with deliveries in flight.
    pub(super) fn busy(&self) -> Vec<PlaceId> {
        self.lock().channels.keys().copied().collect()
    }

    /// The rows in flight.
    pub(super) fn rows(&self) -> Vec<OutboxId> {
        let in_flight = self.lock();
        let rows = in_flight.deliveries.values();
        rows.filter_map(|&(row, _)| row).collect()
    }

    /// How many more deliveries may start. If none may, the error is the time after which to check again.
    pub(super) fn capacity_left(&self, bounds: Bounds) -> Result<usize, Duration> {
        let in_flight = self.lock();
        let started = in_flight.deliveries.values();
        let ages = started.map(|(_, started)| started.elapsed());
        let fast: Vec<_> = ages.filter(|&age| age < SLOW).collect();
        let capacity_left = bounds
            .fast
            .saturating_sub(fast.len())
            .min(bounds.all.saturating_sub(in_flight.deliveries.len()));
        if capacity_left > 0 {
            return Ok(capacity_left);
        }
        let oldest = fast.into_iter().max().unwrap_or_default();
        Err(SLOW.saturating_sub(oldest).max(Duration::from_millis(10)))
    }

    /// Notes that a row of this game waits for an older one.
    pub(super) fn block(&self, game: GameId) {
        self.lock().blocked.insert(game);
    }

    /// Removes that note; returns whether there was one.
    pub(super) fn unblock(&self, game: GameId) -> bool {
        self.lock().blocked.remove(&game)
    }

    /// Notes that the result of this row could not be recorded.
    pub(super) fn mark_unrecorded(&self, row: OutboxId) {
        self.lock().unrecorded.insert(row);
    }

    /// The rows whose result could not be recorded.
    pub(super) fn unrecorded(&self) -> Vec<OutboxId> {
        self.lock().unrecorded.iter().copied().collect()
    }

    /// Removes these notes: the rows are claimed anew.
    pub(super) fn clear_unrecorded(&self, rows: &[OutboxId]) {
        let mut in_flight = self.lock();
        for row in rows {
            in_flight.unrecorded.remove(row);
        }
    }

    fn lock(&self) -> MutexGuard<'_, InFlight> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Delivering {
    /// Waits for the turn in the channel.
    pub(super) async fn turn(&self) -> OwnedMutexGuard<()> {
        let turns = {
            let mut in_flight = self.lane.lock();
            Arc::clone(&in_flight.channels.entry(self.place).or_default().turns)
        };
        turns.lock_owned().await
    }
}

impl Drop for Delivering {
    fn drop(&mut self) {
        let mut in_flight = self.lane.lock();
        in_flight.deliveries.remove(&self.number);
        if let Some(channel) = in_flight.channels.get_mut(&self.place) {
            channel.users = channel.users.saturating_sub(1);
            if channel.users == 0 {
                in_flight.channels.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    const BOUNDS: Bounds = Bounds { fast: 2, all: 3 };

    #[tokio::test]
    async fn a_channel_delivers_one_at_a_time_and_is_free_again() {
        let lane = Lane::default();
        let here = PlaceId(1);
        let first = lane.begin(Some(OutboxId(1)), here).expect("it is new");
        assert!(lane.begin(Some(OutboxId(1)), here).is_none());
        let second = lane.begin(Some(OutboxId(2)), here).expect("it is new");
        let turn = first.turn().await;
        assert!(second.turn().now_or_never().is_none());
        drop((turn, first));
        second.turn().await;
        assert_eq!(lane.busy(), [here]);
        assert_eq!(lane.rows(), [OutboxId(2)]);
        drop(second);
        assert!(lane.busy().is_empty() && lane.rows().is_empty());
    }

    #[test]
    fn slow_deliveries_leave_room_for_others_up_to_a_bound() {
        let lane = Lane::default();
        let begin = |row| lane.begin(None, PlaceId(row));
        let all = [begin(1), begin(2)];
        assert!(lane.capacity_left(BOUNDS).is_err());
        let long_ago = Instant::now().checked_sub(2 * SLOW).expect("a past");
        for (_, began) in lane.lock().deliveries.values_mut() {
            *began = long_ago;
        }
        assert_eq!(lane.capacity_left(BOUNDS), Ok(1));
        let another = begin(3);
        assert!(lane.capacity_left(BOUNDS).is_err());
        drop(all);
        assert_eq!(lane.capacity_left(BOUNDS), Ok(1));
        drop(another);
        assert_eq!(lane.capacity_left(BOUNDS), Ok(2));
    }
}
