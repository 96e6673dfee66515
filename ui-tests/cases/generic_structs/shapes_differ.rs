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
fn forward<I: Dim, O: Dim>(layer: &Linear<I, O>, x: &f32![I]) -> f32![O] {
    dot(x, layer.w) + layer.b
}

#[computation]
fn called(layer: &Linear<3, 2>, other: &Linear<2, 3>, x: &f32![2]) -> Linear<3, 2> {
    let y = forward(layer, x);
    let z: Linear<3, 3> = layer;
    layer.c + Linear { w: other.w, b: layer.b }.w;
    other
}

fn main() {}
