// Axes of `vmap`.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Layer {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn layer(p: &Layer, x: &f32![2]) -> f32![3] {
    dot(x, p.w) + p.b
}

#[computation]
fn layer_of_all(p: &Layer, x: &f32![4, 2]) -> f32![4, 3] {
    vmap(layer)(p, x)
}

#[computation]
fn sizes(x: &f32![4, 2], y: &f32![3, 2]) -> f32![4] {
    vmap(|a, b| sum(a * b))(x, y)
}

#[computation]
fn other_axes(x: &f32![4, 2], y: &f32![2, 3]) -> f32![4] {
    vmap(|a, b| sum(a * b), in_dimensions = [0, 1])(x, y)
}

#[computation]
fn out_of_range(x: &f32![4, 2]) -> f32![2] {
    vmap(|a| sum(a), in_dimensions = 2)(x)
}

#[computation]
fn too_many(x: &f32![4, 2]) -> f32![4] {
    vmap(|a| sum(a), in_dimensions = [0, 1])(x)
}

#[computation]
fn none(x: &f32![4, 2]) -> f32 {
    vmap(|a| sum(a), in_dimensions = None)(x)
}

#[computation]
fn result(x: &f32![4, 2]) -> f32![4] {
    vmap(|a| sum(a), out_dimensions = 1)(x)
}

#[computation]
fn no_result(x: &f32![4, 2]) -> f32 {
    vmap(|a| sum(a), out_dimensions = None)(x)
}

#[computation]
fn fields(p: &Layer, x: &f32![4, 2]) -> f32![4, 3] {
    vmap(layer, in_dimensions = [Layer { w: None }, 0])(p, x)
}

#[computation]
fn other_field(p: &Layer, x: &f32![4, 2]) -> f32![4, 3] {
    vmap(layer, in_dimensions = [Layer { w: None, b: None, c: 0 }, 0])(p, x)
}

#[computation]
fn inside(x: &f32![4, 2]) -> f32![4] {
    vmap(|a| sum(a + x))(x)
}

#[computation]
fn words(x: &f32![4, 2]) -> f32![4] {
    vmap(|a| sum(a), in_dimensions = x + 1.0)(x)
}

fn main() {}
