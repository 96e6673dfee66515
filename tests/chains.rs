//! Derivatives of chains of small matrices: loops that are unrolled, and tangents that are lanes of vectors.

use typed_xla::prelude::*;

/// Declares a chain of rotations by the angles of a vector, and its Jacobian.
macro_rules! declare {
    ($name:ident: $element:ident, $count:literal) => {
        mod $name {
            use typed_xla::prelude::*;

            #[computation]
            pub(super) fn chain(q: &$element![$count]) -> $element![2, 2] {
                let mut r = eye($element, 2);
                for i in 0..$count {
                    let (c, s) = (cos(q[i]), sin(q[i]));
                    r = dot(r, stack((stack((c, -s)), stack((s, c)))));
                }
                r
            }

            #[computation]
            pub(super) fn jacobian(q: &$element![$count]) -> $element![2, 2, $count] {
                jacfwd(chain)(q)
            }

            /// Compares with the rotation by the sum of the angles.
            pub(super) fn check(tolerance: $element) {
                let angle = |i: usize| 0.3 - 0.17 * i as $element;
                let q: $element![$count] = Tensor::from_fn(|[i]| angle(i));
                let (s, c) = (0..$count).map(angle).sum::<$element>().sin_cos();
                let (value, slope) = ([[c, -s], [s, c]], [[-s, -c], [c, -s]]);
                let (found, slopes) = (chain(&q), jacobian(&q));
                for i in 0..2 {
                    for j in 0..2 {
                        let off = found[[i, j]] - value[i][j];
                        assert!(off.abs() <= tolerance, "{i}, {j}: {off:e}");
                        for k in 0..$count {
                            let off = slopes[[i, j, k]] - slope[i][j];
                            assert!(off.abs() <= tolerance, "{i}, {j}, {k}: {off:e}");
                        }
                    }
                }
            }
        }
    };
}

declare!(of_two: f64, 2);
declare!(of_three: f32, 3);
declare!(of_five: f64, 5);
declare!(of_six: f64, 6);
declare!(of_six_f32: f32, 6);
declare!(of_eight: f32, 8);
declare!(of_nine: f64, 9);
declare!(of_sixteen: f64, 16);
declare!(of_seventeen: f64, 17);

#[test]
fn a_jacobian_has_any_number_of_tangents_at_once() {
    of_two::check(1e-15);
    of_three::check(1e-6);
    of_five::check(2e-15);
    of_six::check(2e-15);
    of_six_f32::check(1e-6);
    of_eight::check(1e-6);
    of_nine::check(4e-15);
    of_sixteen::check(8e-15);
    of_seventeen::check(8e-15);
}

/// Rounds from a number that is not 0, with a step; some read an array at their number.
#[computation]
fn stepped(x: &f64![9]) -> (f64, i32) {
    let (mut sum, mut last) = (0.0f64, 0i32);
    for i in (1..9).step_by(3) {
        sum = 2.0 * sum + x[i];
        last = i;
    }
    (sum, last)
}

#[computation]
fn reversed(x: &f64![4]) -> f64 {
    let mut sum = 0.0f64;
    for i in (0..4).rev() {
        sum = 10.0 * sum + x[i];
    }
    sum
}

/// A slice of a slice: starts beyond the last element are clamped in each round.
#[computation]
fn clamped(x: &f64![4]) -> f64![2] {
    let mut sum = zeros(f64, [2]);
    for i in 0..6i32 {
        sum += dynamic_slice(x, (i,), [2]);
    }
    sum
}

#[computation]
fn nested(x: f64) -> f64 {
    let mut y = x;
    for i in 0..3 {
        for j in 0..2 {
            y = 2.0 * y + convert(i * 2 + j, f64);
        }
    }
    y
}

#[computation]
fn never(x: f64) -> f64 {
    let mut y = x;
    for _ in 3..3 {
        y += 1.0;
    }
    y
}

#[test]
fn short_loops_return_what_long_ones_do() {
    let x: f64![9] = Tensor::from_fn(|[i]| i as f64);
    assert_eq!(stepped(&x), (1.0 * 4.0 + 4.0 * 2.0 + 7.0, 7));
    assert_eq!(reversed(&tensor![1.0, 2.0, 3.0, 4.0]), 4321.0);
    // Starts 0, 1, 2, 2, 2 and 2.
    let found = clamped(&tensor![1.0, 10.0, 100.0, 1000.0]);
    assert_eq!(found, tensor![411.0, 4110.0]);
    let mut expected = 1.0;
    for i in 0..6 {
        expected = 2.0 * expected + f64::from(i);
    }
    assert_eq!(nested(1.0), expected);
    assert_eq!(never(2.5), 2.5);
}
