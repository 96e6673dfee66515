use typed_xla::prelude::*;

#[derive(Tensors)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
    b: f32![O],
}

#[derive(Tensors)]
struct Wave<E: Float, T: Tensors> {
    w: Tensor![E; 2],
    rest: T,
}

#[computation]
fn summed<N: Dim>(
    a: &Linear<3>,
    b: &Linear<3, f32>,
    c: &Linear<M, Size<0>>,
    d: &Wave<i32, f32>,
    e: &Wave<f32, Vec<f32>>,
    f: &Linear,
    g: &Linear<{ 2 - 3 }, Size<N>>,
) -> f32 {
    sum(a.w)
}

fn main() {}
