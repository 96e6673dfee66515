//! An argument that is given by value is moved.

use typed_xla::prelude::*;

#[computation]
fn doubled(x: f32![300]) -> f32![300] {
    x + x
}

fn main() {
    let x = <f32![300]>::ones();
    let y = doubled(x);
    println!("{} {}", x.dims()[0], y.dims()[0]);
}
