//! A computation is a function: it coerces to a function pointer, can be passed as a value, and takes scalars and
//! views.
use typed_xla::prelude::*;

#[computation]
fn scaled(x: &f32![2], s: f32) -> f32![2] {
    x * s
}

fn twice(f: impl Fn(&f32![2]) -> f32![2], x: &f32![2]) -> f32![2] {
    f(&f(x))
}

fn main() {
    let pointer: fn(&f32![2], f32) -> f32![2] = scaled;
    assert_eq!(pointer(&tensor![1.0, 2.0], 2.0), tensor![2.0, 4.0]);
    assert_eq!(twice(|x| scaled(x, 3.0), &tensor![1.0, 2.0]), tensor![9.0, 18.0]);
    let rows = tensor![[1.0, 2.0], [3.0, 4.0]];
    assert_eq!(scaled(&rows.row(1), 10.0), tensor![30.0, 40.0]);
}
