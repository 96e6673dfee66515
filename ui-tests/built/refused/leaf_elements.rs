// A computation over any struct, called from plain Rust for leaves that its body does not accept.
use typed_xla::prelude::*;

#[computation]
fn clip<T: Tensors>(g: &T, limit: f32) -> T {
    min(max(g, -limit), limit)
}

fn main() {
    let _ = clip(&(tensor![1.0f32, 2.0], 3.0f64), 1.0);
}
