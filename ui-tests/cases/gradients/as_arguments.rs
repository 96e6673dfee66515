// Transformed functions as arguments of operations.
use typed_xla::prelude::*;

#[computation]
fn unknown(h: f64, xs: &f64![3]) -> f64 {
    scan(checkpoint(missing), h, xs).0
}

#[computation]
fn option(h: f64, xs: &f64![3]) -> f64 {
    scan(checkpoint(|h, x| (h * x, x), policy = "dots"), h, xs).0
}

#[computation]
fn applied(h: f64, xs: &f64![3]) -> f64 {
    scan(checkpoint(|h, x| (h * x, x))(h, h), h, xs).0
}

#[computation]
fn one_parameter(h: f64, xs: &f64![3]) -> f64 {
    scan(checkpoint(|h| (h, h)), h, xs).0
}

#[computation]
fn no_loss(xs: &f64![3]) -> f64![3] {
    map(grad(|x| (x, x)), xs)
}

#[derive(Tensors)]
struct Stack {
    w: f64![3, 2],
    b: f64![3],
}

#[derive(Tensors)]
struct Layer {
    w: f64![4],
    b: f64,
}

#[computation]
fn layer(p: &Layer) -> f64 {
    sum(p.w) + p.b
}

#[computation]
fn slices(p: &Stack) -> f64![3] {
    vmap(layer)(p)
}

fn main() {}
