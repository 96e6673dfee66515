//! `tuple`, `get_tuple_element`, and Rust's own notation for them.

use typed_xla::prelude::*;

#[computation]
fn tuples(x: &f32![2], n: i32) -> (f32![2], i32, (i32, f32![2]), (f32![2],)) {
    let t = tuple((x * 2.0, (n, x)));
    let (a, (b, _)) = t;
    (a, b + 1, get_tuple_element(t, 1), tuple(t.1.1))
}

#[test]
fn tuples_are_made_and_taken_apart() {
    let x = tensor![1.0, 2.0];
    let (a, b, (c, d), (e,)) = tuples(&x, 4);
    assert_eq!((a, b, c), (tensor![2.0, 4.0], 5, 4));
    assert_eq!((d, e), (x, x));
}

#[computation]
fn swapped(t: (f32, i32, bool)) -> (bool, (f32, i32)) {
    (t.2, (t.get_tuple_element(0), t.1))
}

#[test]
fn parameters_and_results_nest() {
    assert_eq!(swapped((1.5, 2, true)), (true, (1.5, 2)));
}
