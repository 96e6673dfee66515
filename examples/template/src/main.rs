//! Trains the network, and draws what it has learnt.

use std::io::{IsTerminal, stdout};

use spiral::{Training, map, start, step};
use typed_xla::prelude::*;

const STEPS: usize = 3000;

fn main() {
    let (mut training, mut rng) = (Training::default(), Rng::new(1));
    start(&mut training, &mut rng);
    for i in 1..=STEPS {
        let loss = step(&mut training, &mut rng);
        if i % 500 == 0 {
            println!("step {i}: loss {loss:.3}");
        }
    }
    let picture = map(&training.network).show();
    if stdout().is_terminal() {
        println!("{picture}");
    } else {
        println!("{picture:#}");
    }
}
