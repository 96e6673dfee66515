// An import with the name of an operation is called by its path.
#![allow(unused_imports)] use layers::{relu, soft as softmax, tanh};
use typed_xla::prelude::*;

mod layers {
    use typed_xla::prelude::*;

    #[computation]
    pub fn relu(x: &f32![2]) -> f32![2] {
        max(x, 0.1 * x)
    }

    pub fn tanh(x: f32) -> f32 {
        x.tanh()
    }

    #[computation]
    pub fn soft(x: &f32![2]) -> f32![2] {
        softmax(x)
    }
}

#[computation]
fn by_path(x: &f32![2]) -> f32![2] {
    self::relu(x) + x.relu() + self::softmax(x)
}

/// An ordinary function hides nothing.
#[computation]
fn operation(x: &f32![2]) -> f32![2] {
    tanh(x)
}

#[computation]
fn by_name(x: &f32![2]) -> f32![2] {
    relu(x) + softmax(x)
}

fn main() {
    use layers::soft as log;
    #[computation]
    fn beside_an_import(x: &f32![2]) -> f32![2] {
        log(x)
    }
}
