//! Backups that are restored: what happened since is undone, and people who play go back to where they were.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use raichi_standin::{Channel, Id};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

/// How often everybody has paused for a backup, and for one that is restored.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Turns {
    pub(crate) backups: u32,
    pub(crate) restored: u32,
}

/// What all players share.
#[derive(Clone, Default)]
pub(crate) struct History {
    turns: Arc<RwLock<Turns>>,
    /// The messages of what was undone.
    undone: Arc<Mutex<BTreeSet<Id>>>,
}

impl History {
    /// Keeps the next backup waiting.
    pub(crate) async fn going_on(&self) -> RwLockReadGuard<'_, Turns> {
        self.turns.read().await
    }

    /// Waits until nobody is in the middle of something, and keeps everybody waiting.
    pub(crate) async fn paused(&self) -> RwLockWriteGuard<'_, Turns> {
        self.turns.write().await
    }

    /// Messages that are not among the former ones belong to what is undone.
    pub(crate) fn undo(&self, channels: &[Channel], former: &BTreeSet<Id>) {
        let now = messages(channels);
        let mut undone = self.undone.lock().unwrap_or_else(PoisonError::into_inner);
        undone.extend(now.difference(former));
    }

    /// Whether a message belongs to what was undone.
    pub(crate) fn is_undone(&self, message: Id) -> bool {
        let undone = self.undone.lock().unwrap_or_else(PoisonError::into_inner);
        undone.contains(&message)
    }
}

/// All messages of some channels.
pub(crate) fn messages(channels: &[Channel]) -> BTreeSet<Id> {
    let messages = channels.iter().flat_map(Channel::messages);
    messages.map(|message| message.id).collect()
}
