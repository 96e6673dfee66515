//! One computation, run here and on XLA: `cargo run --features pjrt --example pjrt -- xla_cpu_pjrt.so`, with the path
//! of a PJRT plugin; `scripts/fetch_pjrt.py` fetches the one for CPUs and prints its path.

use std::process::ExitCode;

use typed_xla::pjrt::Client;
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![4, 3],
    b: f32![3],
}

/// Computes scores of three classes for any number of rows; the type `Scores` represents the computation.
#[computation(program = Scores)]
fn scores(p: &Params, x: &f32![?, 4]) -> f32![?, 3] {
    softmax(dot(x, p.w) + p.b.along([1]), dimension = 1)
}

fn compare(plugin: &str) -> Result<(), typed_xla::Error> {
    let params = Params {
        w: Tensor::from_fn(|[i, j]| (i as f32 - j as f32) / 4.0),
        b: tensor![0.1, 0.2, 0.3],
    };
    let client = Client::load(plugin)?;
    let program = client.compile::<Scores>()?;
    // XLA needs static sizes: the program is compiled once for each length of a batch.
    for rows in [2, 3, 2] {
        let x = Tensor::from_fn_sized([rows, 4], |[i, j]| (j as f32 - i as f32) / 2.0)?;
        let on_xla = program.run((&params, &x))?;
        let here = scores(&params, &x);

        println!(
            "XLA on {}:\n{on_xla}\nhere:\n{here}",
            client.platform_name()
        );
        let pairs = on_xla.iter().zip(here.iter());
        let apart = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        println!("apart by {apart:e} at most");
    }
    println!("compiled for {} lengths", program.compiled());
    Ok(())
}

fn main() -> ExitCode {
    let Some(plugin) = std::env::args().nth(1) else {
        eprintln!("usage: pjrt PLUGIN, the path of a PJRT plugin");
        return ExitCode::from(2);
    };
    match compare(&plugin) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
