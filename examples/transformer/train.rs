//! The training, and the measurement of what was learnt.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, adam_settings, adam_with};

use crate::error::Error;
use crate::model::gpt::{CONTEXT, Gpt};

/// The number of sequences of one training step.
#[known]
const BATCH: usize = 8;
/// The learning rate, which rises in the first steps and decreases to the last ones.
const RATE: f32 = 0.004;
/// The number of steps in which it rises.
const WARM: u32 = 50;
/// The number of steps between two lines of output.
const REPORT: u32 = 200;

/// Sequences of tokens.
type Tokens = i32![BATCH, CONTEXT];

/// Takes one step, and returns the loss before it.
#[computation]
fn step(
    gpt: &mut Gpt,
    adam: &mut Adam<Gpt>,
    tokens: &i32![BATCH, CONTEXT],
    next: &i32![BATCH, CONTEXT],
    rate: f32,
) -> f32 {
    let (loss, gradient) = value_and_grad(|gpt: &Gpt| gpt.loss(tokens, next))(*gpt);
    let settings = AdamSettings {
        b2: 0.99,
        ..adam_settings()
    };
    adam_with(gpt, adam, gradient, rate, settings);
    loss
}

#[computation]
fn loss(gpt: &Gpt, tokens: &i32![BATCH, CONTEXT], next: &i32![BATCH, CONTEXT]) -> f32 {
    gpt.loss(tokens, next)
}

#[computation]
fn places(rng: &mut Rng, end: i32) -> i32![BATCH] {
    rng_uniform(rng, 0, end, [BATCH])
}

/// Improves the model, and prints how the loss falls.
pub(crate) fn train(
    gpt: &mut Gpt,
    text: &[i32],
    steps: u32,
    rng: &mut Rng,
    out: &mut impl Write,
) -> Result<(), Error> {
    let mut adam = Adam::default();
    let bar = ProgressBar::new(steps.into());
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    let mut sum = 0.0;
    for at in 0..steps {
        let (tokens, next) = batch(text, &places(rng, (text.len() - CONTEXT) as i32));
        let rate = RATE * ((at + 1) as f32 / WARM as f32).min((steps - at) as f32 / steps as f32);
        sum += step(gpt, &mut adam, &tokens, &next, rate);
        bar.inc(1);
        if (at + 1) % REPORT == 0 {
            let loss = sum / REPORT as f32;
            bar.suspend(|| writeln!(out, "step {:5}   loss {loss:.3}", at + 1))?;
            sum = 0.0;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// Returns the mean loss over a text that was not learnt.
pub(crate) fn test(gpt: &Gpt, text: &[i32]) -> f32 {
    let sequences = (text.len() - 1) / CONTEXT;
    let batches = sequences / BATCH;
    let loss = |at: usize| {
        let starts = Tensor::from_fn(|[i]| ((at * BATCH + i) * CONTEXT) as i32);
        let (tokens, next) = batch(text, &starts);
        loss(gpt, &tokens, &next)
    };
    (0..batches).map(loss).sum::<f32>() / batches as f32
}

/// Returns the sequences from these places on, and the token that follows each of their tokens.
fn batch(text: &[i32], starts: &i32![BATCH]) -> (Tokens, Tokens) {
    let token = |row: usize, offset: usize| text[starts[[row]] as usize + offset];
    (
        Tensor::from_fn(|[i, j]| token(i, j)),
        Tensor::from_fn(|[i, j]| token(i, j + 1)),
    )
}
