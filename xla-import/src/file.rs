//! Reads a file in any form, which its first bytes tell.

use xla_shape::scan::{ParseError, Position, Wrong};

use crate::bytecode::cursor::{Cursor, unexpected};
use crate::constant::EXTENSION;
use crate::tree::Model;
use crate::{bytecode, exported, read};

/// Returns the path of the file that has the large constants of a text as bytes, if [`split`](crate::split()) made it: the
/// text's, and `.constants`. A reader of the text sets [`Model::constants`] to its content.
pub fn constants_file(text: &str) -> String {
    format!("{text}{EXTENSION}")
}

/// Reads a model: StableHLO text, MLIR bytecode of a portable artifact, or what `jax.export` serialises.
///
/// # Errors
/// The first mistake, with its line and column in a text, and its byte in another file.
pub fn read_file(bytes: &[u8]) -> Result<Model<'_>, ParseError> {
    if bytes.starts_with(bytecode::MAGIC) {
        return bytecode::read(bytes, Cursor::new(bytes, 0, bytes.len()));
    }
    // The artifact of jax.export is a flatbuffer, with the bytecode as one of its fields.
    match exported::module(bytes) {
        Some(module) => {
            let module = module?;
            let at = module.at();
            if bytes[at..].starts_with(bytecode::MAGIC) {
                bytecode::read(bytes, module)
            } else {
                Err(unexpected(at, "MLIR bytecode", "other bytes"))
            }
        }
        None => read::read(text_of(bytes)?),
    }
}

/// Returns the text of a file, or an error that the file has another form.
fn text_of(bytes: &[u8]) -> Result<&str, ParseError> {
    let found = match (bytes, std::str::from_utf8(bytes)) {
        // Such as a `.pt2` of PyTorch, or an `.npz`.
        ([b'P', b'K', 3, 4, ..], _) => "a zip archive".to_string(),
        (_, Ok(text)) if !text.contains('\0') => return Ok(text),
        (_, Ok(text)) => format!("byte 0 at position {}", text.find('\0').unwrap_or(0)),
        (_, Err(error)) => {
            let at = error.valid_up_to();
            format!("byte {} at position {at}", bytes[at])
        }
    };
    let expected = "StableHLO text, MLIR bytecode or what jax.export serialises".to_string();
    Err(ParseError {
        at: Position::Text { line: 1, column: 1 },
        wrong: Wrong::Unexpected { expected, found },
    })
}
