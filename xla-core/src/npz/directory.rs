//! The end of an archive, whose number of entries the crate `zip` believes: it reserves room for them before it reads one.

use alloc::format;
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

use crate::stored::Fault;

/// The number of bytes of an entry of the directory, without its name.
const ENTRY: u64 = 46;

/// The number of bytes at the end of a file that have the record: a comment may follow it.
const TAIL: u64 = 1 << 17;

/// The start of the record of 64 bits, which has 44 more bytes. The record of 16 bits counts at most 65535 entries.
const RECORD: &[u8] = b"PK\x06\x06\x2c\0\0\0\0\0\0\0";

/// The bytes of the record before the number of entries.
const COUNT: usize = 32;

/// Returns the fault of a record that claims more entries than the file has room for.
pub(super) fn check(file: &mut File) -> io::Result<Option<Fault>> {
    let size = file.metadata()?.len();
    let start = size.saturating_sub(TAIL);
    let mut tail = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(TAIL).read_to_end(&mut tail)?;
    file.rewind()?;
    for at in 0..tail.len() {
        let record = &tail[at..];
        if !record.starts_with(RECORD) {
            continue;
        }
        let count = record.get(COUNT..).and_then(|rest| rest.first_chunk());
        let Some(count) = count.map(|count| u64::from_le_bytes(*count)) else {
            continue;
        };
        let most = size / ENTRY;
        if count > most {
            let reason = format!("expected at most {most} entries of the archive, found {count}");
            return Ok(Some(Fault::new(start + (at + COUNT) as u64, reason)));
        }
    }
    Ok(None)
}
