// A computation with a custom call that may fail is called as a whole, which cannot change its parameters.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2]) -> Result<f32![2], Error> {
    Ok(x.clone())
}

#[computation]
fn step(w: &mut f32![2]) -> Result<f32, Error> {
    *w = g(w)?;
    Ok(sum(w))
}

#[computation]
fn f(w: &mut f32![2]) -> Result<f32, Error> {
    Ok(step(w)?)
}

fn main() {}
