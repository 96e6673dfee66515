//! Replicas learn together to read digits: `cargo run --release --example data_parallel`.
//!
//! Each of two replicas has half of every batch, which a separate thread reads for it, and `cross_replica_sum` adds
//! their gradients. One replica with whole batches learns the same, except for the order in which numbers are added.

#[path = "../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../digits/draw.rs"]
mod draw;
#[path = "../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has a command line too")]
mod error;
#[path = "../digits/network.rs"]
mod network;
#[path = "../digits/random.rs"]
mod random;
#[path = "../digits/report.rs"]
#[expect(dead_code, reason = "the example `digits` says more")]
mod report;

use std::path::Path;
use std::process::ExitCode;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::feed::Sender;
use typed_xla::prelude::*;
use typed_xla::replica::Replicas;
use typed_xla::train::{Momentum, sgd_momentum};

use data::Digit;
use error::Error;
use network::{BATCH, PIXELS, Params, gradient};
use random::Random;

/// The number of epochs.
const EPOCHS: usize = 20;
/// The learning rate.
#[known]
const RATE: f32 = 0.1;

/// The number of images in a step for each of two replicas.
#[known]
const HALF: usize = BATCH / 2;

/// Takes one step on the next item of the feed, and returns the loss before it. All replicas take the same step.
#[computation]
fn step<N: Dim>(
    p: &mut Params,
    state: &mut Momentum<Params>,
    feed: &Infeed<(f32![N, PIXELS], i32![N])>,
    share: f32,
    replica: &Replica,
) -> Result<f32, typed_xla::Error> {
    let (x, digits) = infeed(feed)?;
    let (loss, gradient) = gradient(p, x, digits);
    let (loss, gradient) = cross_replica_sum((share * loss, share * gradient), replica)?;
    sgd_momentum(p, state, gradient, RATE, 0.9);
    Ok(loss)
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Error> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    let one = learn::<BATCH>(&training, 1)?;
    let two = learn::<HALF>(&training, 2)?;
    for (name, (loss, params)) in [("one replica", &one), ("two replicas", &two)] {
        let accuracy = report::accuracy(params, &testing);
        println!("{name:12}   last loss {loss:.7}   test accuracy {accuracy:5.2} %");
    }
    println!("the losses differ by {:.1e}", (one.0 - two.0).abs());
    Ok(())
}

/// Trains with `replicas` replicas and `N` images for each; returns the mean loss of the last epoch and the parameters.
fn learn<N: Dim>(training: &[Digit], replicas: usize) -> Result<(f32, Params), Error> {
    let steps = training.len() / BATCH;
    let bar = ProgressBar::new((EPOCHS * steps) as u64);
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    let learnt = Replicas::new(replicas).run(|replica| {
        let mut params = Params::random(&mut Random::new(1));
        let mut state = Momentum {
            trace: Params::zeros(),
            step: 0,
        };
        let mut loss = 0.0;
        let (sender, feed) = Infeed::bounded(4);
        let id = replica.id();
        thread::scope(|scope| {
            let reading = scope.spawn(move || read::<N>(training, id, &sender));
            for at in 0..EPOCHS * steps {
                let share = 1.0 / replicas as f32;
                let of_step = step::<N>(&mut params, &mut state, &feed, share, replica)?;
                if at / steps + 1 == EPOCHS {
                    loss += of_step / steps as f32;
                }
                if id == 0 {
                    bar.inc(1);
                }
            }
            // If a feed ends early, its reader has reported the error.
            let _ = reading.join();
            Ok((loss, params))
        })
    });
    bar.finish_and_clear();
    // All of them have learnt the same parameters.
    Ok(learnt?.swap_remove(0))
}

/// A replica's part of a batch: images and their digits.
type Part<N> = (f32![N, PIXELS], i32![N]);

/// Sends a replica its part of each batch: `N` rows from its index times `N` on.
fn read<N: Dim>(
    training: &[Digit],
    replica: usize,
    sender: &Sender<Part<N>>,
) -> Result<(), typed_xla::Error> {
    let mut order: Vec<usize> = (0..training.len()).collect();
    let mut random = Random::new(2);
    for _ in 0..EPOCHS {
        random.shuffle(&mut order);
        for batch in order.chunks_exact(BATCH) {
            let own = &batch[replica * N::SIZE..][..N::SIZE];
            let x = Tensor::from_fn(|[row, pixel]| training[own[row]].pixels[pixel]);
            let digits = Tensor::from_fn(|[row]| training[own[row]].label as i32);
            sender.send((x, digits))?;
        }
    }
    Ok(())
}
