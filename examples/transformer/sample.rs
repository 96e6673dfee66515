//! Writes a text.

use typed_xla::prelude::*;

use crate::model::gpt::{CONTEXT, Gpt};
use crate::text::Text;

/// Returns `length` characters, each drawn after those before it.
pub(crate) fn sample(
    gpt: &Gpt<f32>,
    text: &Text,
    length: usize,
    temperature: f32,
    rng: &mut Rng,
) -> String {
    // A line break begins the text; what follows the last token does not count.
    let mut tokens = <i32![CONTEXT]>::full(text.token('\n').unwrap_or(0));
    let mut written = 1;
    let mut result = String::new();
    for _ in 0..length {
        let token = gpt.draw(&tokens, written as i32 - 1, temperature, rng);
        result.push(text.character(token));
        if written == CONTEXT {
            tokens.as_mut_slice().rotate_left(1);
            written -= 1;
        }
        tokens[[written]] = token;
        written += 1;
    }
    result
}
