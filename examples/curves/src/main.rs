//! Trains a network on handwritten digits, and draws how: `cargo run --release -p typed-xla-curves`.
//!
//! Writes the loss and the accuracy after each epoch, `curves.svg` and `curves.png`, and how often each digit is read
//! as each, `confusion.svg` and `confusion.png`. `-- FOLDER` is another folder for them.
//!
//! The network is `../quantise/network.rs`; `measured` and `confusion` below are what is drawn, and `draw.rs` draws it.

#[path = "../../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
mod draw;
#[path = "../../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has more that can go wrong")]
mod error;
#[path = "../../quantise/network.rs"]
mod network;
#[path = "../../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use typed_xla::prelude::*;

use draw::{Confusion, Curves, Picture};
use network::{CLASSES, Network, batch, scores, train};

/// The number of epochs.
const EPOCHS: u32 = 20;

/// The mean loss over some images, and the share of them that is read correctly.
#[derive(Tensors, Clone, Copy)]
struct Measures {
    loss: f32,
    accuracy: f32,
}

#[computation]
fn measured<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8], digits: &i32![N]) -> Measures {
    let scores = scores(p, x);
    Measures {
        loss: mean(cross_entropy(scores, digits)),
        accuracy: mean((argmax(scores, 1) == digits) as f32),
    }
}

/// Counts for each digit, a row, how often it is read as each digit, a column.
#[computation]
fn confusion<N: Dim>(
    p: &Network,
    x: &f32![N, 1, 8, 8],
    digits: &i32![N],
) -> i32![CLASSES, CLASSES] {
    let are = one_hot(digits, CLASSES, i32);
    let read = one_hot(argmax(scores(p, x), 1), CLASSES, i32);
    let counts("a,b") = are("image,a") * read("image,b");
    counts
}

fn main() -> ExitCode {
    let folder = std::env::args_os()
        .nth(1)
        .map_or(PathBuf::from("."), PathBuf::from);
    match run(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(folder: &Path) -> Result<(), Box<dyn Error>> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    let (training, testing) = (batch(&training), batch(&testing));

    let mut epochs = Vec::new();
    let network = train(&training, EPOCHS, 0, |network, _| {
        let [training, testing] =
            [&training, &testing].map(|(x, digits)| measured(network, x, digits));
        println!(
            "epoch {:2}   loss {:.4}, test {:.4}   accuracy {:6.2} %, test {:5.2} %",
            epochs.len() + 1,
            training.loss,
            testing.loss,
            100.0 * training.accuracy,
            100.0 * testing.accuracy
        );
        epochs.push([training, testing]);
    });
    let counts = confusion(&network, &testing.0, &testing.1);

    std::fs::create_dir_all(folder)?;
    Curves(&epochs).save(&folder.join("curves"))?;
    Confusion(&counts).save(&folder.join("confusion"))?;
    println!(
        "written to {}: curves and confusion, as .svg and .png",
        folder.display()
    );
    Ok(())
}
