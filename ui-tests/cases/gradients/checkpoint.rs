// Functions that reverse mode computes again.
use typed_xla::prelude::*;

#[custom_call]
fn shown(x: &f32![2]) {
    println!("{x}");
}

#[computation]
fn showing(x: &f32![2]) -> f32![2] {
    shown(x);
    x * x
}

#[computation]
fn effects(x: &f32![2]) -> f32![2] {
    checkpoint(showing)(x)
}

#[computation]
fn in_a_loop(x: &f32![2]) -> f32![2] {
    checkpoint(|x| {
        let mut y = x;
        for _ in 0..3 {
            shown(y);
            y *= x;
        }
        y
    })(x)
}

#[computation]
fn option(x: &f32![2]) -> f32![2] {
    checkpoint(|x| x * x, policy = "dots")(x)
}

#[computation]
fn value(x: &f32![2]) -> f32![2] {
    checkpoint(x * x)
}

#[computation]
fn not_called(x: &f32![2]) -> f32![2] {
    checkpoint(|x| x * x)
}

#[computation]
fn no_operand(x: &f32![2]) -> f32![2] {
    optimization_barrier(x, x)
}

fn main() {}
