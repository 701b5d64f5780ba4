use std::{
    fs::{self, Permissions},
    io::{self, BufWriter, ErrorKind, StdoutLock, Write},
    os::unix::fs::PermissionsExt,
    path::Path,
};

use super::Failure;
use crate::games::is_invisible;

/// The standard output with a large buffer.
pub(super) type Output = BufWriter<StdoutLock<'static>>;

/// Writes to the standard output. A closed pipe is no failure: the reader may stop reading at any time.
pub(super) fn write(writing: impl FnOnce(&mut Output) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match writing(&mut out).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) => {
            // Dropping the writer would try to write the rest again.
            drop(out.into_parts());
            match error.kind() {
                ErrorKind::BrokenPipe => Ok(()),
                _ => Err(Failure::Output(error)),
            }
        }
    }
}

/// Text from a file as a terminal may have it: without characters that control it or cannot be seen.
pub(super) fn visible(text: &str) -> String {
    let kept = |c: &char| *c == '\n' || (!is_invisible(*c) && !c.is_control());
    text.chars().filter(kept).collect()
}

/// Writes a file as a whole or not at all; `-` is the standard output.
pub(super) fn file(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    if path == "-" {
        return write(|out| out.write_all(bytes));
    }
    replace_file(Path::new(path), bytes).map_err(|why| Failure::File {
        path: path.to_owned(),
        why,
    })
}

/// Writes a temporary file in the same folder and renames it, so that a reader never sees half a file.
fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A symbolic link stays; its target is replaced.
    let path = match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => path.to_owned(),
        found => found?,
    };
    // Devices and pipes cannot be replaced by a rename. For a directory, the write fails with the reason.
    if path.exists() && !path.is_file() {
        return fs::write(path, bytes);
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // Checked here, so that the error about a missing folder does not name the temporary file.
    fs::metadata(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".raichi-")
        // The usual mode of new files; the umask applies.
        .permissions(Permissions::from_mode(0o666))
        .tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}
