use typed_xla::{computation, f32};

#[computation(entry = "net")]
fn net(x: &f32![2, 16]) -> f32![2, 16] {
    x
}

fn main() {}
