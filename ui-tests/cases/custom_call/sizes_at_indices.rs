// The results of a custom call for each index have sizes that nothing determines.
use typed_xla::Error;
use typed_xla::prelude::*;

#[custom_call]
fn g(x: f32) -> f32![?] {
    Tensor::from_slice_sized([1], &[x]).unwrap()
}

#[computation]
fn f(x: &f32![2]) -> Result<f32![2, ?], Error> {
    Ok(vmap(|x| g(x))(x))
}

#[computation]
fn h(x: &f32![2], y: &f32![3]) -> Result<f32![2, 3], Error> {
    Ok(vmap(|x| g(x) + y)(x))
}

fn main() {}
