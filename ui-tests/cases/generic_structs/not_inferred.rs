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
fn made(x: &f32![3]) -> Linear<2, 3> {
    let a = Wave { w: [1.0, 2.0], rest: x };
    let b = Linear { b: x };
    let Linear { w } = Linear { w: zeros(f32, [2, 3]), b: x };
    Linear { w, b: x }
}

fn main() {}
