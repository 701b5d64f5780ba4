//! The boards that have been posted, channel by channel, as they come.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use raichi_standin::{Channel, Id, Posted, StandIn};
use tokio::sync::watch;

/// The board of a game after an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) game: i64,
    pub(crate) number: usize,
    pub(crate) at: Instant,
}

impl Board {
    /// The game and the number in the name of a file, such as `g7-12.png`.
    pub(crate) fn read(file: &str) -> Option<(i64, usize)> {
        let name = file.strip_prefix('g')?.strip_suffix(".png")?;
        let (game, number) = name.split_once('-')?;
        Some((game.parse().ok()?, number.parse().ok()?))
    }
}

type Sender = watch::Sender<Vec<Board>>;

/// The boards of the channels that were asked for.
#[derive(Clone)]
pub(crate) struct Boards(Arc<Mutex<BTreeMap<Id, Sender>>>);

impl Boards {
    /// Follows what is posted from now on.
    pub(crate) fn follow(discord: &StandIn) -> Self {
        let boards = Self(Arc::default());
        let mut posts = discord.posts();
        let following = boards.clone();
        tokio::spawn(async move {
            while let Some(posted) = posts.recv().await {
                following.note(&posted);
            }
        });
        boards
    }

    fn note(&self, posted: &Posted) {
        let file = posted.file.as_deref().and_then(Board::read);
        if let Some((game, number)) = file {
            let at = posted.at;
            let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(channel) = channels.get(&posted.channel) {
                channel.send_modify(|boards| boards.push(Board { game, number, at }));
            }
        }
    }

    fn channel(&self, channel: Id) -> Sender {
        let mut channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        channels.entry(channel).or_default().clone()
    }

    /// The boards of a channel, and news of them.
    pub(crate) fn of(&self, channel: &Channel) -> watch::Receiver<Vec<Board>> {
        self.channel(channel.id()).subscribe()
    }

    /// The first board after this time in any channel.
    pub(crate) fn first_after(&self, time: Instant) -> Option<Instant> {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let boards = channels.values().filter_map(|channel| {
            let boards = channel.borrow();
            // They are in order.
            let first = boards.partition_point(|board| board.at < time);
            boards.get(first).map(|board| board.at)
        });
        boards.min()
    }

    /// In how many channels there is one since this time.
    pub(crate) fn channels_since(&self, time: Instant) -> usize {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = channels
            .values()
            .filter_map(|channel| channel.borrow().last().copied());
        last.filter(|board| board.at >= time).count()
    }

    /// Forgets those that came later.
    pub(crate) fn forget_since(&self, time: Instant) {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for channel in channels.values() {
            channel.send_modify(|boards| boards.retain(|board| board.at < time));
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        channels
            .values()
            .map(|channel| channel.borrow().len())
            .sum()
    }
}
