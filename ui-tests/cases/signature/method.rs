// A computation is not a method.
use typed_xla::prelude::*;

struct Model;

impl Model {
    #[computation]
    fn f(&self, x: &f32![2]) -> f32![2] {
        x + 1.0
    }
}

fn main() {}
