// Attributes of fields are refused too, and a field is listed once.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![3],
}

#[computation]
fn f(x: &f32![3]) -> Params {
    Params {
        #[cfg(any())]
        w: x * 2.0,
    }
}

fn main() {}
