//! Finds the module in what `jax.export.export(f)(..).serialize()` returns: a FlatBuffer, a table whose fields are found
//! by offsets.

use xla_shape::scan::ParseError;

use crate::bytecode::cursor::{Cursor, unexpected};

/// The number of the field with the serialised module in the table `Exported` of jax.
const MODULE: usize = 13;

/// Returns the little-endian number at a position.
fn number<const N: usize>(bytes: &[u8], at: usize) -> Option<usize> {
    let part = bytes.get(at..at.checked_add(N)?)?;
    let number = part
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    usize::try_from(number).ok()
}

/// Returns the position that a relative offset leads to.
fn followed(bytes: &[u8], at: usize) -> Option<usize> {
    let to = at.checked_add(number::<4>(bytes, at)?)?;
    (to < bytes.len() && to > at).then_some(to)
}

/// Returns the module in a file, or `None` if the file is no such table.
///
/// # Errors
/// The module ends after the file.
pub(crate) fn module(bytes: &[u8]) -> Option<Result<Cursor<'_>, ParseError>> {
    // The file begins with a small number, which no text does.
    if !bytes.get(..4)?.contains(&0) {
        return None;
    }
    let table = followed(bytes, 0)?;
    // The list of the fields' offsets is before or after the table.
    let distance = number::<4>(bytes, table)? as u32 as i32;
    let list = isize::try_from(table)
        .ok()?
        .checked_sub(distance as isize)?;
    let list = usize::try_from(list).ok()?;
    let (size, table_size) = (number::<2>(bytes, list)?, number::<2>(bytes, list + 2)?);
    let entry = 4 + 2 * MODULE;
    if size < entry + 2 || list.checked_add(size)? > bytes.len() {
        return None;
    }
    let field = number::<2>(bytes, list + entry)?;
    if field == 0 || field >= table_size {
        return None;
    }
    let vector = followed(bytes, table.checked_add(field)?)?;
    let len = number::<4>(bytes, vector)?;
    let start = vector + 4;
    Some(
        match start.checked_add(len).filter(|&end| end <= bytes.len()) {
            Some(end) => Ok(Cursor::new(bytes, start, end)),
            None => {
                let left = bytes.len() - start;
                let expected = format!("a module of {len} bytes, as jax.export writes it");
                Err(unexpected(
                    vector,
                    expected,
                    format!("{left} bytes before the end of the file"),
                ))
            }
        },
    )
}
