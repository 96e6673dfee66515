use typed_xla::prelude::*;

#[derive(Tensors)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
    b: f32![O],
}

#[derive(Tensors)]
struct Doubled<N: Dim> {
    w: f32![2 * N],
}

#[derive(Tensors)]
struct Net {
    first: [Linear<784, 10>; 2],
    second: Linear<Size<3>>,
}

#[derive(Tensors)]
struct Unbound<I> {
    w: f32![I],
}

#[derive(Tensors)]
struct Constant<const N: usize> {
    w: f32![N],
}

#[derive(Tensors)]
struct Borrowed<'a> {
    w: &'a f32![3],
}

#[derive(Tensors)]
#[tensors(Clone, Copy)]
struct Copied<N: Dim> {
    w: f32![N],
}

#[derive(Tensors)]
struct Attention<H: Dim, C: Dim> {
    out: Linear<{ H * C }, H>,
}

fn main() {}
