//! The level that the user selects with an environment variable.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::ffi::OsStr;

/// The environment variable that limits the level of a program.
pub(super) const VARIABLE: &str = "TYPED_XLA_LEVEL";

/// The names of all levels, of this processor and of others.
const WORDS: [&str; 4] = ["baseline", "v3", "v4", "neon"];

/// Returns the index of the level that `word` names, among the names of this processor's levels.
///
/// # Errors
/// If `word` is not the name of a level, or names one that this processor lacks, a message.
pub(super) fn chosen(levels: &[&str], word: &OsStr) -> Result<usize, String> {
    let named = |level: &&str| *word == *level.to_lowercase();
    levels.iter().position(named).ok_or_else(|| {
        let what = if WORDS.iter().any(|known| *word == **known) {
            "this processor lacks this level"
        } else {
            "this is not a level"
        };
        let words: Vec<String> = (levels.iter())
            .map(|level| format!("`{}`", level.to_lowercase()))
            .collect();
        let words = words.join(", ");
        format!(
            "{VARIABLE}={}: {what}; expected one of {words}",
            word.display()
        )
    })
}
