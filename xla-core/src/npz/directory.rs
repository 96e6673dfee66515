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

/// The start of the record of 64 bits, which has 44 more bytes.
const RECORD: &[u8] = b"PK\x06\x06\x2c\0\0\0\0\0\0\0";

/// The start of the record of 16 bits, which has 22 bytes and ends with the number of bytes of the comment after it.
const SHORT: &[u8] = b"PK\x05\x06";

/// The bytes of the record of 16 bits before the number of entries.
const SHORT_COUNT: usize = 10;

/// The number of entries for which a record of 64 bits has the number.
const OVERFLOWN: u16 = u16::MAX;

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
        let Some((offset, count)) = long(record).or_else(|| short(record)) else {
            continue;
        };
        let most = size / ENTRY;
        if count > most {
            let reason = format!("expected at most {most} entries of the archive, found {count}");
            return Ok(Some(Fault::new(start + (at + offset) as u64, reason)));
        }
    }
    Ok(None)
}

/// Returns the place of the number of entries in a record of 64 bits, and the number.
fn long(record: &[u8]) -> Option<(usize, u64)> {
    let count = record.strip_prefix(RECORD)?.get(COUNT - RECORD.len()..)?;
    Some((COUNT, u64::from_le_bytes(*count.first_chunk()?)))
}

/// The same for a record of 16 bits, which is the last one: its comment ends the file.
fn short(record: &[u8]) -> Option<(usize, u64)> {
    let rest = record.strip_prefix(SHORT)?;
    let field = |at: usize| {
        let bytes = rest.get(at - SHORT.len()..)?.first_chunk()?;
        Some(u16::from_le_bytes(*bytes))
    };
    let (count, comment) = (field(SHORT_COUNT)?, field(20)?);
    let is_last = record.len() == 22 + usize::from(comment);
    (is_last && count != OVERFLOWN).then(|| (SHORT_COUNT, count.into()))
}
