// Custom functions with rules for their derivatives.
#![allow(unused_variables)] use typed_xla::prelude::*;

#[computation]
fn scalar(x: &f32![2], d: f32) -> f32![2] {
    x * d
}

#[computation]
fn fine(x: &f32![2], d: &f32![2]) -> f32![2] {
    2.0 * x * d
}

#[custom_call(vjp = scalar)]
fn cotangent(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(vjp = fine)]
fn result(x: &f32![3]) -> f32![2] {
    Tensor::zeros()
}

#[custom_call(vjp = fine)]
fn parameters(x: &f32![2], y: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(jvp = fine)]
fn tangent(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(vjp = missing)]
fn unknown(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(vjp = fine, jvp = fine)]
fn two(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(gradient = fine)]
fn word(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call(vjp = fine)]
fn integers(x: &i32![2]) -> f32![2] {
    Tensor::zeros()
}

#[custom_call(vjp = fine)]
fn may_fail(x: &f32![2]) -> Result<f32![2], String> {
    Ok(x.clone())
}

#[custom_call(vjp = fine)]
unsafe extern "C" {
    fn of_c(x: &f32![2]) -> f32![2];
}

#[custom_call]
fn positive(x: &f32![2]) -> f32![?] {
    Tensor::open([2])
}

#[computation]
fn open(x: &f32![2], d: &f32![2]) -> Result<f32![2], Error> {
    Ok(positive(x) + d)
}

#[custom_call(vjp = open)]
fn again(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[custom_call]
fn outside(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[computation]
fn tangents(x: &f32![2], d: &f32![2]) -> (f32![2], f32![2]) {
    (x * 2.0, outside(d))
}

#[computation(jvp = tangents)]
fn unseen(x: &f32![2]) -> f32![2] {
    x * 2.0
}

#[custom_call(vjp = fine)]
fn right(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[computation]
fn forward(x: &f32![2]) -> f32![2] {
    jvp(right)(x, x).1
}

fn main() {}
