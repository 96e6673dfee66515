use typed_xla::{computation, f32};

#[computation]
fn net(x: &f32![2, 16]) -> f32![2, 24];

fn main() {}
