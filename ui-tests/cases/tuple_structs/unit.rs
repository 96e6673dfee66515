// Structs without fields.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct NoState;

#[derive(Tensors)]
struct Line {
    slope: f32,
}

#[computation]
fn none() -> NoState {
    NoState
}

#[computation]
fn fields(x: f32) -> NoState {
    NoState { w: x }
}

#[computation]
fn missing() -> Line {
    Line
}

#[computation]
fn field(s: &NoState) -> f32 {
    s.w
}

fn main() {}
