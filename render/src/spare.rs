//! Memory that is kept from one picture to the next. A canvas and what a compressor needs have almost a megabyte, which the
//! system would have to clear for each picture.

use std::sync::{Mutex, PoisonError};

/// How many of a kind are kept: one for each picture that is drawn at the same time, in most programs.
const MOST: usize = 2;

/// Things of one kind that nobody uses at the moment.
pub(crate) struct Spare<T>(Mutex<Vec<T>>);

impl<T> Spare<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// One that was used before, if there is any.
    pub(crate) fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// Keeps one for the next picture, unless there are enough.
    pub(crate) fn keep(&self, used: T) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < MOST {
            kept.push(used);
        }
    }
}
