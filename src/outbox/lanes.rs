//! What this process delivers at the moment: one post at a time in each channel, and the channels beside each other.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{Mutex as Turns, OwnedMutexGuard};

use crate::ids::{GameId, OutboxId, PlaceId};

/// After how long a delivery is slow. Slow ones do not keep others from beginning.
pub(super) const SLOW: Duration = Duration::from_secs(2);

/// How much may be under way at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Of what is not slow.
    pub(super) swift: usize,
    /// Of everything.
    pub(super) all: usize,
}

/// A kind of deliveries. They wait for each other in a channel, and are counted together.
#[derive(Debug, Clone, Default)]
pub(super) struct Lane(Arc<Mutex<UnderWay>>);

#[derive(Debug, Default)]
struct UnderWay {
    /// Each by the number of its beginning.
    deliveries: HashMap<u64, (Option<OutboxId>, Instant)>,
    begun: u64,
    channels: HashMap<PlaceId, Channel>,
    /// Games of which something written here waits for something older.
    blocked: HashSet<GameId>,
    /// Rows of which the database does not know what came of them, since it was gone at that moment.
    unrecorded: HashSet<OutboxId>,
}

#[derive(Debug, Default)]
struct Channel {
    turns: Arc<Turns<()>>,
    /// How many deliver there, or wait to.
    visitors: usize,
}

/// A delivery under way; dropped when it ends.
#[derive(Debug)]
pub(super) struct Delivering {
    lane: Lane,
    number: u64,
    place: PlaceId,
}

impl Lane {
    /// A delivery begins, from which on its channel is busy. `None` if this row is under way already.
    pub(super) fn begin(&self, row: Option<OutboxId>, place: PlaceId) -> Option<Delivering> {
        let mut under_way = self.lock();
        let mut rows = under_way.deliveries.values();
        if row.is_some() && rows.any(|&(other, _)| other == row) {
            return None;
        }
        under_way.begun += 1;
        let number = under_way.begun;
        under_way.deliveries.insert(number, (row, Instant::now()));
        under_way.channels.entry(place).or_default().visitors += 1;
        Some(Delivering {
            lane: self.clone(),
            number,
            place,
        })
    }

    /// The channels in which something is under way.
    pub(super) fn busy(&self) -> Vec<PlaceId> {
        self.lock().channels.keys().copied().collect()
    }

    /// The rows that are under way.
    pub(super) fn rows(&self) -> Vec<OutboxId> {
        let under_way = self.lock();
        let rows = under_way.deliveries.values();
        rows.filter_map(|&(row, _)| row).collect()
    }

    /// How many more may begin, and, if none may, when it is worth to look again.
    pub(super) fn room(&self, bounds: Bounds) -> Result<usize, Duration> {
        let under_way = self.lock();
        let begun = under_way.deliveries.values();
        let ages = begun.map(|(_, begun)| begun.elapsed());
        let swift: Vec<_> = ages.filter(|&age| age < SLOW).collect();
        let room = bounds
            .swift
            .saturating_sub(swift.len())
            .min(bounds.all.saturating_sub(under_way.deliveries.len()));
        if room > 0 {
            return Ok(room);
        }
        let oldest = swift.into_iter().max().unwrap_or_default();
        Err(SLOW.saturating_sub(oldest).max(Duration::from_millis(10)))
    }

    /// Something of this game was written here that waits for something older.
    pub(super) fn block(&self, game: GameId) {
        self.lock().blocked.insert(game);
    }

    /// Whether something written here waited for something older of this game.
    pub(super) fn unblock(&self, game: GameId) -> bool {
        self.lock().blocked.remove(&game)
    }

    /// What came of this row could not be recorded.
    pub(super) fn not_recorded(&self, row: OutboxId) {
        self.lock().unrecorded.insert(row);
    }

    /// The rows of which that could not be recorded.
    pub(super) fn unrecorded(&self) -> Vec<OutboxId> {
        self.lock().unrecorded.iter().copied().collect()
    }

    /// These are claimed anew.
    pub(super) fn recorded(&self, rows: &[OutboxId]) {
        let mut under_way = self.lock();
        for row in rows {
            under_way.unrecorded.remove(row);
        }
    }

    fn lock(&self) -> MutexGuard<'_, UnderWay> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Delivering {
    /// Waits until nothing else is under way in the channel.
    pub(super) async fn turn(&self) -> OwnedMutexGuard<()> {
        let turns = {
            let mut under_way = self.lane.lock();
            Arc::clone(&under_way.channels.entry(self.place).or_default().turns)
        };
        turns.lock_owned().await
    }
}

impl Drop for Delivering {
    fn drop(&mut self) {
        let mut under_way = self.lane.lock();
        under_way.deliveries.remove(&self.number);
        if let Some(channel) = under_way.channels.get_mut(&self.place) {
            channel.visitors = channel.visitors.saturating_sub(1);
            if channel.visitors == 0 {
                under_way.channels.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    const BOUNDS: Bounds = Bounds { swift: 2, all: 3 };

    #[tokio::test]
    async fn a_channel_takes_one_at_a_time_and_is_free_again() {
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
        assert!(lane.room(BOUNDS).is_err());
        let long_ago = Instant::now().checked_sub(2 * SLOW).expect("a past");
        for (_, began) in lane.lock().deliveries.values_mut() {
            *began = long_ago;
        }
        assert_eq!(lane.room(BOUNDS), Ok(1));
        let another = begin(3);
        assert!(lane.room(BOUNDS).is_err());
        drop(all);
        assert_eq!(lane.room(BOUNDS), Ok(1));
        drop(another);
        assert_eq!(lane.room(BOUNDS), Ok(2));
    }
}
