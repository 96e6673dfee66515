//! Generated code refers to its own names, whatever names the user's crate defines.
#![allow(dead_code, non_camel_case_types)]

use typed_xla::prelude::*;

mod core {}
mod std {}
struct Option;
struct Result;
struct Vec;
fn drop() {}
fn max() {}
type usize = u8;

#[computation]
fn f(n: &f32![2], middle: &f32![2], row0: f32, s0: f32) -> (f32![2], f32) {
    let x0 = max(n, middle) * row0;
    let outer = sum(x0) + s0;
    (x0, outer)
}

fn main() {
    let (a, b) = f(&tensor![1.0, 5.0], &tensor![3.0, 2.0], 2.0, 1.0);
    assert_eq!((a, b), (tensor![6.0, 10.0], 17.0));
}
