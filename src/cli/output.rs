use std::{
    fs::{self, Permissions},
    io::{self, BufWriter, ErrorKind, StdoutLock, Write},
    os::unix::fs::PermissionsExt,
    path::Path,
};

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

/// Writes a file as a whole or not at all; `-` is the standard output.
pub(super) fn file(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    if path == "-" {
        return write(|out| out.write_all(bytes));
    }
    put(Path::new(path), bytes).map_err(|why| Failure::File {
        path: path.to_owned(),
        why,
    })
}

/// Writes beside the place and then moves there, so that nobody ever finds half of it.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What a link leads to is replaced, not the link.
    let path = match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => path.to_owned(),
        found => found?,
    };
    // Nothing can be moved to where a device or a pipe is; a directory refuses with the reason.
    if path.exists() && !path.is_file() {
        return fs::write(path, bytes);
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // So that a folder that is missing is told without the name of the file beside.
    fs::metadata(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".raichi-")
        // As files usually are: the process's umask takes from it.
        .permissions(Permissions::from_mode(0o666))
        .tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}
