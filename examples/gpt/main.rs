//! A small GPT, forward and loss: `cargo run --release --example gpt`.
//!
//! `model.rs` is the part to read: layers are structs with methods, the blocks are an array, and the number and the
//! length of the sequences are known only at run time.

#[path = "../formula.rs"]
mod formula;
mod model;
#[path = "../vectors.rs"]
mod vectors;

use typed_xla::Error;
use typed_xla::prelude::*;

use formula::parameters;
use model::gpt::{Gpt, VOCABULARY};
use vectors::compare;

const VECTORS: &str = include_str!("vectors.txt");

/// Sequences of tokens.
type Tokens = i32![?, ?];

/// Returns a batch of sequences: tokens, and the token that follows each of them.
fn batch(count: usize, length: usize) -> Result<(Tokens, Tokens), Error> {
    let token = |i: usize, j: usize| ((i * i * 31 + j * j * 7 + i * j * 3 + j) % VOCABULARY) as i32;
    Ok((
        Tensor::from_fn_sized([count, length], |[i, j]| token(i, j))?,
        Tensor::from_fn_sized([count, length], |[i, j]| token(i, j + 1))?,
    ))
}

fn main() -> Result<(), Error> {
    let gpt: Gpt = parameters();
    for (count, length) in [(3, 16), (2, 32)] {
        let (tokens, next) = batch(count, length)?;
        let logits = gpt.logits(&tokens)?;
        let loss = gpt.loss(&tokens, &next)?;
        println!("{count} sequences of {length} tokens: loss {loss:.6}");

        let name = format!("{count}x{length}");
        // The scores after the last token of the last sequence.
        let last = &logits.as_slice()[(count * length - 1) * VOCABULARY..];
        let last: Vec<f64> = last.iter().map(|&x| x.into()).collect();
        compare(VECTORS, &format!("logits {name}"), &last, 1e-4);
        compare(VECTORS, &format!("loss {name}"), &[loss.into()], 1e-5);
    }
    Ok(())
}
