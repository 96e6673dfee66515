//! The training, and the measurement of what was learnt.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, LossScale, adam_with, scaled, unscaled};

use crate::cli::Options;
use crate::device::Device;
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
pub(crate) type Tokens = i32![BATCH, CONTEXT];

/// Takes one step, and returns the loss before it.
#[computation(program = Step)]
pub(crate) fn step(
    gpt: &mut Gpt<f32>,
    adam: &mut Adam<Gpt<f32>>,
    tokens: &i32![BATCH, CONTEXT],
    next: &i32![BATCH, CONTEXT],
    rate: f32,
) -> f32 {
    let (loss, gradient) = value_and_grad(|gpt: &Gpt<f32>| gpt.loss(tokens, next))(*gpt);
    adam_with(gpt, adam, gradient, rate, settings());
    loss
}

/// Takes one step in mixed precision: the layers compute in `bf16`, and the parameters stay in `f32`. The loss is scaled, so
/// that small gradients do not become zero, and a gradient that is not finite is not applied.
#[computation(program = MixedStep)]
pub(crate) fn mixed_step(
    gpt: &mut Gpt<f32>,
    adam: &mut Adam<Gpt<f32>>,
    scale: &mut LossScale,
    tokens: &i32![BATCH, CONTEXT],
    next: &i32![BATCH, CONTEXT],
    rate: f32,
) -> f32 {
    let factor = *scale;
    let loss = |gpt: &Gpt<f32>| scaled((gpt as bf16).loss(tokens, next), factor);
    let (value, gradient) = value_and_grad(loss)(*gpt);
    let (gradient, finite) = unscaled(gradient, scale);
    if finite {
        adam_with(gpt, adam, gradient, rate, settings());
    }
    value / factor.scale
}

#[computation]
fn settings() -> AdamSettings {
    AdamSettings {
        b2: 0.99,
        ..AdamSettings::default()
    }
}

#[computation]
fn loss(gpt: &Gpt<f32>, tokens: &i32![BATCH, CONTEXT], next: &i32![BATCH, CONTEXT]) -> f32 {
    gpt.loss(tokens, next)
}

#[computation]
fn places(rng: &mut Rng, end: i32) -> i32![BATCH] {
    rng_uniform(rng, 0, end, [BATCH])
}

/// Improves the model, and prints how the loss falls. The layers compute in `bf16` if the precision is mixed. The steps
/// run on the device, if there is one, which was loaded for the same precision.
pub(crate) fn train(
    gpt: &mut Gpt<f32>,
    mut device: Option<Device>,
    text: &[i32],
    &Options { steps, mixed, .. }: &Options,
    rng: &mut Rng,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (mut adam, mut scale) = (Adam::default(), LossScale::default());
    let bar = ProgressBar::new(steps.into());
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    let mut sum = 0.0;
    for at in 0..steps {
        let (tokens, next) = batch(text, &places(rng, (text.len() - CONTEXT) as i32));
        let rate = RATE * ((at + 1) as f32 / WARM as f32).min((steps - at) as f32 / steps as f32);
        if let Some(device) = &mut device {
            device.step(&tokens, &next, rate)?;
        } else if mixed {
            sum += mixed_step(gpt, &mut adam, &mut scale, &tokens, &next, rate);
        } else {
            sum += step(gpt, &mut adam, &tokens, &next, rate);
        }
        bar.inc(1);
        if (at + 1) % REPORT == 0 {
            if let Some(device) = &mut device {
                sum = device.losses()?;
            }
            let loss = sum / REPORT as f32;
            bar.suspend(|| writeln!(out, "step {:5}   loss {loss:.3}", at + 1))?;
            sum = 0.0;
        }
    }
    bar.finish_and_clear();
    if let Some(device) = &device {
        *gpt = device.gpt()?;
    }
    Ok(())
}

/// Returns the mean loss over a text that was not learnt.
pub(crate) fn test(gpt: &Gpt<f32>, text: &[i32]) -> f32 {
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
