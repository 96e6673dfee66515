// A mistake for every argument is reported where it is written, also if nothing calls the template.
use typed_xla::exec::Exec;
use typed_xla::prelude::*;
use typed_xla::Error;

#[computation]
fn twice<N: Dim>(f: impl Fn(&f32![N]) -> f32![N, 2], x: &f32![N]) -> f32![N] {
    f(f(x))
}

#[computation]
fn shifted<E: Float>(x: &Tensor![E; 3]) -> Tensor![E; 3] {
    x + missing
}

#[computation]
fn scaled<T: Tensors>(p: &T, rate: f32) -> T {
    p * rte
}

#[computation]
fn unbounded<T>(p: &T) -> T {
    p
}

#[computation(program = Apply)]
fn apply(f: impl Fn(f32) -> f32, x: f32) -> f32 {
    f(x)
}

#[computation]
fn fed(f: impl Fn(f32) -> f32, feed: &Infeed<f32>, exec: &Exec) -> Result<f32, Error> {
    Ok(f(infeed(feed)?))
}

fn main() {}
