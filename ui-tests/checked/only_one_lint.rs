//! Of all forms of parameters and results, nothing is reported: the one unused variable is in plain Rust.
#![deny(warnings)]

use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![3, 2],
    b: f32![2],
}

/// Borrows the fields of a struct.
#[computation]
fn scores(p: &Params, x: &f32![3]) -> f32![2] {
    dot(x, p.w) + p.b
}

/// Consumes one field, and leaves the other.
#[computation]
fn scaled(p: Params, by: f32) -> Params {
    Params { w: p.w * by, b: p.b }
}

/// Writes state.
#[computation]
fn step(p: &mut Params, rate: f32) {
    p.w -= rate * p.w;
}

/// Returns several values of dynamic sizes.
#[computation]
fn halves(x: &f32![?], y: i32![2]) -> (f32![?], i32![2]) {
    (x / 2.0, y / 2)
}

/// Is generic in the element type and a size.
#[computation]
fn centred<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    x - mean(x)
}

/// Reports what it is given as an error.
#[computation]
fn checked(x: &f32![?], y: &f32![?]) -> Result<f32![?], Error> {
    Ok(x + y)
}

fn main() {
    let mut p = Params { w: <f32![3, 2]>::zeros(), b: <f32![2]>::zeros() };
    step(&mut p, 0.5);
    let p = scaled(p, 2.0);
    let scores = scores(&p, &tensor![1.0, 2.0, 3.0]);
    let (half, rest) = halves(&<f32![?]>::from_slice_sized([2], &[1.0, 2.0]).unwrap(), tensor![4, 6]);
    println!("{scores} {half} {rest} {} {}", centred(&tensor![1.0f64, 2.0]), checked(&half, &half).is_ok());
    let unused = 1;
}
