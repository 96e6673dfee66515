// A struct has the method of a trait, and not the trait.
use typed_xla::prelude::*;

trait Model {
    fn forward(&self, x: f32) -> f32;
}

#[computation]
mod models {
    use super::Model;
    // The derive needs no import here.

    #[derive(Tensors)]
    pub struct Line {
        pub slope: f32,
    }

    impl Model for Line {
        #[computation]
        fn forward(&self, x: f32) -> f32 {
            self.slope * x
        }
    }

    #[derive(Tensors)]
    pub struct Square {
        pub factor: f32,
    }

    impl Square {
        #[computation]
        pub fn forward(&self, x: f32) -> f32 {
            self.factor * x * x
        }
    }
}

use models::{Line, Square};

#[derive(Tensors)]
struct Both {
    line: Line,
    square: Square,
}

#[computation]
fn apply<M: Model>(m: &M, x: f32) -> f32 {
    m.forward(x)
}

#[computation]
fn decay<M: Model>(m: &mut M) {
    *m *= 0.5;
}

#[computation]
fn right(line: &Line, both: &mut Both, x: f32) -> f32 {
    decay(&mut both.line);
    apply(line, x) + apply(both.line, x)
}

#[computation]
fn wrong(square: &Square, x: f32) -> f32 {
    apply(square, x)
}

#[computation]
fn field(both: &mut Both) {
    decay(&mut both.square);
}

fn main() {
    let square = Square { factor: 2.0 };
    apply(&square, 1.0);
}
