// The name of an operation as an argument, where a computation has it too.
use typed_xla::prelude::*;

#[computation]
fn max(a: f32, b: f32) -> f32 {
    a.max(b) + 1.0
}

#[computation]
fn exp(x: &f32![2]) -> f32![2] {
    x.exp() - 1.0
}

#[computation]
fn twice(f: impl Fn(&f32![2]) -> f32![2], x: &f32![2]) -> f32![2] {
    f(f(x))
}

#[computation]
fn by_path(x: &f32![2]) -> f32![2] {
    twice(self::exp, x) + reduce(self::max, x, 0.0)
}

#[computation]
fn to_an_operation(x: &f32![2]) -> f32 {
    reduce(max, x, 0.0)
}

#[computation]
fn to_a_template(x: &f32![2]) -> f32![2] {
    twice(exp, x)
}

#[computation]
fn to_a_transformation(x: &f32![3, 2]) -> f32![3, 2] {
    vmap(exp)(x)
}

#[computation]
fn to_an_array(x: [f32![2]; 2]) -> [f32![2]; 2] {
    x.map(exp)
}

fn main() {}
