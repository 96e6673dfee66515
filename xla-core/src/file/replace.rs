//! Replacement of files.

use alloc::borrow::ToOwned;
use alloc::format;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::io_error;
use crate::error::Error;

/// Replaces a file atomically by the content that `write` writes: a reader sees either the old content or the new.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), Error> {
    let replaced = draft(path).and_then(|draft| {
        let written = File::create_new(&draft).and_then(|file| {
            let mut file = BufWriter::new(file);
            write(&mut file)?;
            file.flush()?;
            file.get_ref().sync_all()
        });
        let moved = written.and_then(|()| fs::rename(&draft, path));
        if moved.is_err() {
            // Report the first error, not an error of the clean-up.
            let _ = fs::remove_file(&draft);
        }
        moved
    });
    replaced.map_err(|source| io_error(path, source))
}

/// Returns an unused file name beside the path.
fn draft(path: &Path) -> io::Result<PathBuf> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "not the name of a file",
        ));
    };
    let mut draft = name.to_owned();
    draft.push(format!(
        ".{}-{}.draft",
        std::process::id(),
        COUNT.fetch_add(1, Relaxed)
    ));
    Ok(path.with_file_name(draft))
}
