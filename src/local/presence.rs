//! Which seats have open windows, so that a page that follows the side to move takes no seat where somebody sits.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::ids::ExternalId;

/// The number that a window has chosen for itself, at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WindowId(pub(super) u64);

/// The open windows, each with its seat. A window without scripts has no number, and is not counted.
#[derive(Debug, Clone, Default)]
pub(super) struct Presence(Arc<Mutex<Vec<(ExternalId, WindowId)>>>);

impl Presence {
    /// Notes that a window is open at a seat, until the result is dropped.
    pub(super) fn enter(&self, seat: ExternalId, window: WindowId) -> Present {
        self.windows().push((seat, window));
        Present {
            presence: self.clone(),
            seat,
            window,
        }
    }

    /// Whether a window other than `own` is open at a seat.
    pub(super) fn is_attended(&self, seat: ExternalId, own: Option<WindowId>) -> bool {
        let windows = self.windows();
        let mut there = windows.iter().filter(|(at, _)| *at == seat);
        there.any(|(_, window)| Some(*window) != own)
    }

    /// A poisoned lock is taken all the same, since no change leaves the list inconsistent.
    fn windows(&self) -> MutexGuard<'_, Vec<(ExternalId, WindowId)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open window at a seat.
#[derive(Debug)]
pub(super) struct Present {
    presence: Presence,
    seat: ExternalId,
    window: WindowId,
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut windows = self.presence.windows();
        let own = (self.seat, self.window);
        if let Some(at) = windows.iter().position(|window| *window == own) {
            windows.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_attended_while_another_window_is_open_there() {
        let presence = Presence::default();
        let (raven, wolf) = (ExternalId(1), ExternalId(2));
        let (desk, phone) = (WindowId(7), WindowId(8));
        let at_desk = presence.enter(raven, desk);
        let again = presence.enter(raven, desk);
        assert!(!presence.is_attended(wolf, Some(desk)));
        assert!(!presence.is_attended(raven, Some(desk)));
        assert!(presence.is_attended(raven, Some(phone)));
        assert!(presence.is_attended(raven, None));
        drop(at_desk);
        assert!(presence.is_attended(raven, Some(phone)));
        drop(again);
        assert!(!presence.is_attended(raven, Some(phone)));
    }
}
