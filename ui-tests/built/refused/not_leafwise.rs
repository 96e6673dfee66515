// A computation over any struct that does not go leaf by leaf, called from plain Rust.
use typed_xla::prelude::*;

#[computation]
fn numbered<T: Tensors>(x: &T) -> T {
    tree_map(|x, i| x * (i as f32), x, tree_iota(x))
}

fn main() {
    let _ = numbered(&(tensor![1.0f32, 2.0], 3.0f32));
}
