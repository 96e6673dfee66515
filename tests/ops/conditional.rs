//! `conditional` and `case`, and Rust's `if`: the result of one of several computations.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_comes_out_of_a_branch() {
            $({
                #[computation]
                fn chosen(c: bool, i: i32, x: &$e![3], y: &$e![3]) -> ($e![3], $e![3], $e![3]) {
                    (
                        conditional(c, || x, || y),
                        conditional(c, x, |x| x + y, y, |y| y),
                        case(i, [|| x, || y, || x + x]),
                    )
                }
                let (one, other) = ([1.0, 0.0, 1.0], [0.0, 1.0, 1.0]);
                let x = Tensor::from_elements(of(one));
                let y = Tensor::from_elements(of(other));
                let is_bool = stringify!($e) == "bool";
                let both = if is_bool { [1.0; 3] } else { [1.0, 1.0, 2.0] };
                let twice = if is_bool { one } else { [2.0, 0.0, 2.0] };
                for (c, i, expected) in [
                    (true, 0, [one, both, one]),
                    (false, 1, [other, other, other]),
                    (true, 2, [one, both, twice]),
                    (false, 3, [other, other, twice]),
                    (false, -1, [other, other, twice]),
                ] {
                    let (a, b, d) = chosen(c, i, &x, &y);
                    for (found, expected) in [a, b, d].iter().zip(expected) {
                        all(stringify!($e), found.as_slice(), &of(expected), false);
                    }
                }
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn pair(c: bool, x: &f32![2], w: &f32![2, 2]) -> (f32, f32![2]) {
    conditional(c, || (sum(x), dot(w, x)), || (0.0, x))
}

#[computation]
fn half(x: &f32![2]) -> f32![2] {
    x * 0.5
}

#[computation]
fn double(x: &f32![2]) -> f32![2] {
    x * 2.0
}

#[computation]
fn called(c: bool, i: i32, x: &f32![2], y: &f32![2]) -> (f32![2], f32![2]) {
    (
        conditional(c, x, half, y, double),
        case(i, [half, double, neg], (x, y, y)),
    )
}

#[test]
fn branches_give_tuples_and_may_be_computations() {
    let (x, y) = (tensor![1.0f32, 2.0], tensor![3.0f32, 4.0]);
    let w = tensor![[0.0f32, 1.0], [1.0, 0.0]];
    assert_eq!(pair(true, &x, &w), (3.0, tensor![2.0f32, 1.0]));
    assert_eq!(pair(false, &x, &w), (0.0, x));
    let (a, b) = called(true, 1, &x, &y);
    assert_eq!((a, b), (tensor![0.5f32, 1.0], tensor![6.0f32, 8.0]));
    let (a, b) = called(false, 9, &x, &y);
    assert_eq!((a, b), (tensor![6.0f32, 8.0], tensor![-3.0f32, -4.0]));
}

#[computation]
fn signed(x: f32) -> f32 {
    if x < 0.0 {
        -1.0
    } else if x == 0.0 {
        0.0
    } else {
        1.0
    }
}

#[computation]
fn assigned(c: bool, mut x: f32, p: &mut f32![2]) -> (f32, f32) {
    let mut z = 1.0f32;
    if c {
        x += 1.0;
        *p = *p * 2.0;
    } else {
        z = x;
    }
    (x, z)
}

#[computation]
fn known(x: &f32![2]) -> f32![2] {
    if true { x + 1.0 } else { x / 0.0 }
}

#[test]
fn rusts_own_if_is_a_value_and_a_statement() {
    assert_eq!([-3.0, 0.0, 2.0].map(signed), [-1.0, 0.0, 1.0]);
    let mut p = tensor![1.0f32, 2.0];
    assert_eq!(assigned(true, 5.0, &mut p), (6.0, 1.0));
    assert_eq!(p, tensor![2.0f32, 4.0]);
    assert_eq!(assigned(false, 5.0, &mut p), (5.0, 5.0));
    assert_eq!(p, tensor![2.0f32, 4.0]);
    assert_eq!(known(&p), tensor![3.0f32, 5.0]);
}

#[computation]
fn only_one_runs(c: bool, n: i32) -> i32 {
    // The branch that is not taken would never end.
    if c {
        n
    } else {
        while_loop(|_| n == n, |n| n + 1, n)
    }
}

#[test]
fn the_other_branch_does_not_run() {
    assert_eq!(only_one_runs(true, 3), 3);
}
