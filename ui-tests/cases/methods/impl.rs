// The attribute on an `impl` outside of a module.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Line {
    slope: f32,
}

#[computation]
impl Line {
    fn at(&self, x: f32) -> f32 {
        self.slope * x
    }
}

fn main() {}
