//! The level that a user asks for by an environment variable.

use std::ffi::OsStr;

use super::Detected;

/// The environment variable that limits which level a program uses.
pub(super) const VARIABLE: &str = "TYPED_XLA_LEVEL";

/// The words of all levels, of this processor and of others.
const WORDS: [&str; 4] = ["baseline", "v3", "v4", "neon"];

/// Returns the level that `word` names, or the best one without a word.
///
/// # Errors
/// `word` is not a level, or one that this processor lacks.
pub(super) fn chosen(levels: &[Detected], word: Option<&OsStr>) -> Result<Detected, String> {
    let Some(word) = word else {
        return Ok(levels[levels.len() - 1]);
    };
    let named = |level: &&Detected| *word == *level.name().to_lowercase();
    levels.iter().find(named).copied().ok_or_else(|| {
        let what = match WORDS.iter().any(|known| *word == **known) {
            true => "this processor lacks this level",
            false => "this is not a level",
        };
        let words: Vec<String> = (levels.iter())
            .map(|level| format!("`{}`", level.name().to_lowercase()))
            .collect();
        let words = words.join(", ");
        format!(
            "{VARIABLE}={}: {what}; expected one of {words}",
            word.display()
        )
    })
}
