//! The steps of a program beside their source: `cargo run --example explain` prints them for a training step, and writes
//! a page to `explain.html`.

use std::{env, fs};

use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w1: f32![784, 128],
    b1: f32![128],
    w2: f32![128, 10],
    b2: f32![10],
}

#[computation(program = Train)]
fn train(p: &mut Params, x: &f32![64, 784], labels: &i32![64], rate: f32) -> f32 {
    let (loss, gradient) = value_and_grad(|p| {
        let hidden = relu(dot(x, p.w1) + p.b1.along([1]));
        let scores = dot(hidden, p.w2) + p.b2.along([1]);
        mean(cross_entropy(scores, labels))
    })(p);
    *p = p - rate * gradient;
    loss
}

fn main() -> std::io::Result<()> {
    let explanation = Train::explain();
    println!("{explanation}");
    let path = env::args().nth(1).unwrap_or("explain.html".to_string());
    fs::write(path, explanation.html())
}
