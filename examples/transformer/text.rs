//! The text as tokens, a number for each character.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::Path;

use flate2::read::MultiGzDecoder;

use crate::error::Error;
use crate::model::gpt::VOCABULARY;

/// A text, and the character of each token.
pub(crate) struct Text {
    characters: Vec<char>,
    tokens: Vec<i32>,
}

impl Text {
    /// Reads a gzipped text of [`VOCABULARY`] different characters.
    pub(crate) fn read(path: &Path) -> Result<Text, Error> {
        let bytes = fs::read(path).map_err(|error| Error::file(path, error))?;
        let mut text = String::new();
        MultiGzDecoder::new(&bytes[..])
            .read_to_string(&mut text)
            .map_err(|error| Error::file(path, format!("not a gzipped text: {error}")))?;
        let characters: BTreeSet<char> = text.chars().collect();
        let characters: Vec<char> = characters.into_iter().collect();
        if characters.len() != VOCABULARY {
            let what = format!(
                "has {} different characters, not {VOCABULARY}",
                characters.len()
            );
            return Err(Error::file(path, what));
        }
        let tokens = text
            .chars()
            .filter_map(|character| token(&characters, character))
            .collect();
        Ok(Text { characters, tokens })
    }

    /// Returns the part that is learnt, and the last twentieth, which is not.
    pub(crate) fn split(&self) -> (&[i32], &[i32]) {
        self.tokens.split_at(self.tokens.len() / 20 * 19)
    }

    /// Returns the token of a character, if the text contains it.
    pub(crate) fn token(&self, character: char) -> Option<i32> {
        token(&self.characters, character)
    }

    /// Returns the character of a token.
    pub(crate) fn character(&self, token: i32) -> char {
        self.characters[token as usize]
    }
}

fn token(characters: &[char], character: char) -> Option<i32> {
    let index = characters.binary_search(&character).ok()?;
    Some(index as i32)
}
