use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};

use super::Failure;

/// The standard output, written in large pieces.
pub(super) type Output = BufWriter<StdoutLock<'static>>;

/// Writes to the standard output. Who reads it may stop reading at any time: that is no failure.
pub(super) fn write(writing: impl FnOnce(&mut Output) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match writing(&mut out).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) => {
            // What could not be written would be tried again when it is dropped.
            drop(out.into_parts());
            match error.kind() {
                ErrorKind::BrokenPipe => Ok(()),
                _ => Err(Failure::Output(error)),
            }
        }
    }
}
