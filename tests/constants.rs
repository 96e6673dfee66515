//! Constants that are tensors, of the program and in bodies.

use typed_xla::prelude::*;

#[known]
const N: usize = 2;

#[known]
const HALF: f32 = 0.5;

/// The taps of a filter.
#[known]
pub const TAPS: f32![3] = tensor![HALF, -1.0, 2.0 * HALF];

#[known]
const TABLE: i32![N, N + 1] = tensor![[1, -2, 3], [4, 5, -6]];

#[known]
const MASK: Tensor![bool; 1, N] = tensor![[true, false]];

#[computation]
fn known(x: &f32![3]) -> (f32![3], i32![3], bool![2], f32) {
    let k = TAPS;
    (x * k, TABLE[1], MASK[0] | false, x[0] * TAPS[2])
}

#[test]
fn tensors_of_the_program_are_constants() {
    let (y, row, mask, first) = known(&tensor![2.0, 3.0, 4.0]);
    assert_eq!(y, tensor![1.0, -3.0, 4.0]);
    assert_eq!((row, mask), (tensor![4, 5, -6], tensor![true, false]));
    assert_eq!(first, 2.0);
}

#[computation]
fn in_a_body(x: &f64![2, 2]) -> (f64![2, 2], i32) {
    const ROWS: usize = 2;
    const EYE: f64![ROWS, 2] = tensor![[1.0, 0.0], [0.0, 1.0]];
    const PRIMES: i32![4] = tensor![2, 3, 5, 7];
    let mut total = 0i32;
    for i in 0..4 {
        total += PRIMES[i];
    }
    (dot(x, EYE) + EYE, total)
}

#[test]
fn tensors_of_a_body_are_constants() {
    let (y, total) = in_a_body(&tensor![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(y, tensor![[2.0, 2.0], [3.0, 5.0]]);
    assert_eq!(total, 17);
}

/// In plain Rust such a constant is a static that is dereferenced to the tensor.
#[test]
fn rust_reads_the_tensor() {
    assert_eq!(*TAPS, tensor![0.5, -1.0, 1.0]);
    assert_eq!(TABLE.as_slice(), [1, -2, 3, 4, 5, -6]);
    let (y, ..) = known(&TAPS);
    assert_eq!(y, tensor![0.25, 1.0, 1.0]);
}

mod imported {
    use std::f32::consts::{self, PI, TAU as TURN};
    use typed_xla::prelude::*;

    #[computation]
    pub fn angles(x: &f32![2]) -> (f32![2], f32![2]) {
        (map(|x| x * PI, x), x * TURN + consts::E)
    }
}

#[test]
fn constants_of_the_standard_library_are_imported() {
    use std::f32::consts::{E, PI, TAU};
    let (half, whole) = imported::angles(&tensor![1.0, 2.0]);
    assert_eq!(half, tensor![PI, 2.0 * PI]);
    assert_eq!(whole, tensor![TAU + E, 2.0 * TAU + E]);
}
