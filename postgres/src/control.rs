use std::{
    process::Child,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use rustix::{
    fd::OwnedFd,
    process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal},
};

/// What the thread that watches over Postgres shares with whoever wants it to end.
#[derive(Debug, Default)]
pub(crate) struct Control {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The end is wanted.
    ending: bool,
    /// It has come.
    over: bool,
    /// The process that runs now. Unlike its number, this never becomes another process.
    process: Option<OwnedFd>,
}

impl Control {
    /// Whether the end is wanted.
    pub(crate) fn is_ending(&self) -> bool {
        self.state().ending
    }

    /// Wants the end, and interrupts what runs: Postgres ends its sessions and writes everything down.
    pub(crate) fn end(&self) {
        let mut state = self.state();
        state.ending = true;
        state.signal(Signal::INT);
        self.changed.notify_all();
    }

    /// Has Postgres end without writing down what its log holds anyway.
    pub(crate) fn quit(&self) {
        self.state().signal(Signal::QUIT);
    }

    /// Waits this long, or until the end is wanted.
    pub(crate) fn pause(&self, pause: Duration) {
        let ended = self
            .changed
            .wait_timeout_while(self.state(), pause, |state| !state.ending);
        drop(ended.unwrap_or_else(PoisonError::into_inner));
    }

    /// Notes that nothing runs any more.
    pub(crate) fn over(&self) {
        self.state().over = true;
        self.changed.notify_all();
    }

    /// Waits until nothing runs any more, this long at most, and gives whether that came true.
    pub(crate) fn wait_over(&self, patience: Duration) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), patience, |state| !state.over);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.over
    }

    /// Notes the process that has just begun, which is interrupted at once if the end is wanted already.
    pub(crate) fn watch(&self, child: &Child) -> rustix::io::Result<()> {
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
            // It may have ended by itself.
            pidfd_send_signal(process, signal).ok();
        }
    }
}
