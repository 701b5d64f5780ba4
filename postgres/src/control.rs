use std::{
    process::Child,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use rustix::{
    fd::OwnedFd,
    process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal},
};

/// Shared by the thread that supervises Postgres and the thread that ends it.
#[derive(Debug, Default)]
pub(crate) struct Control {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The end was requested.
    ending: bool,
    /// The thread has ended.
    finished: bool,
    /// The running process. Unlike its id, the descriptor never refers to another process.
    process: Option<OwnedFd>,
}

impl Control {
    /// Whether the end was requested.
    pub(crate) fn is_ending(&self) -> bool {
        self.state().ending
    }

    /// Requests the end and asks the running process for it: Postgres waits until its sessions have ended, and writes
    /// a checkpoint.
    pub(crate) fn end(&self) {
        let mut state = self.state();
        state.ending = true;
        state.signal(Signal::TERM);
        self.changed.notify_all();
    }

    /// Interrupts the running process: Postgres ends its sessions itself, and logs a complaint for each.
    pub(crate) fn interrupt(&self) {
        self.state().signal(Signal::INT);
    }

    /// Ends Postgres without a checkpoint; it recovers from its log at the next start.
    pub(crate) fn quit(&self) {
        self.state().signal(Signal::QUIT);
    }

    /// Waits this long, or until the end is requested.
    pub(crate) fn pause(&self, pause: Duration) {
        let ended = self
            .changed
            .wait_timeout_while(self.state(), pause, |state| !state.ending);
        drop(ended.unwrap_or_else(PoisonError::into_inner));
    }

    /// Notes that the thread has ended.
    pub(crate) fn finished(&self) {
        self.state().finished = true;
        self.changed.notify_all();
    }

    /// Waits for the end of the thread, at most this long; returns whether it has ended.
    pub(crate) fn wait_finished(&self, limit: Duration) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), limit, |state| !state.finished);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.finished
    }

    /// Registers the process that has just started. Interrupts it at once if the end was requested already.
    pub(crate) fn register(&self, child: &Child) -> rustix::io::Result<()> {
        let mut state = self.state();
        state.process = Some(pidfd_open(Pid::from_child(child), PidfdFlags::empty())?);
        if state.ending {
            state.signal(Signal::INT);
        }
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            // The process may have ended.
            pidfd_send_signal(process, signal).ok();
        }
    }
}
