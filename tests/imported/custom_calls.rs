//! Models whose custom calls call functions of this crate.

use typed_xla::prelude::*;

/// The mean and the standard deviation.
#[custom_call]
fn moments<N: Dim>(x: &f32![N]) -> (f32, f32) {
    let n = x.as_slice().len() as f32;
    let mean = x.as_slice().iter().sum::<f32>() / n;
    let squares = x.as_slice().iter().map(|x| (x - mean) * (x - mean));
    (mean, (squares.sum::<f32>() / n).sqrt())
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    custom_calls(Moments = moments)
)]
fn normalised(x: &f32![4]) -> f32![4];

#[test]
fn a_target_returns_a_tuple() {
    let y = normalised(&tensor![1.0, 3.0, 1.0, 3.0]);
    assert_eq!(y, tensor![-1.0, 1.0, -1.0, 1.0]);
}

mod functions {
    use typed_xla::prelude::*;

    #[custom_call]
    pub(super) fn scaled(x: &f32![2], by: i32) -> f32![2] {
        <f32![2]>::from_fn(|[i]| x[[i]] * (by + 1) as f32)
    }

    #[custom_call(vjp = sine_vjp)]
    pub(super) fn sine(x: &f32![2]) -> f32![2] {
        <f32![2]>::from_fn(|[i]| x[[i]].sin())
    }

    #[computation]
    fn sine_vjp(x: &f32![2], d: &f32![2]) -> f32![2] {
        d * cos(x)
    }
}

#[computation(
    custom_calls("my.scaled" = functions::scaled, Sine = functions::sine),
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "repeated"
)]
fn repeated(x: &f32![2]) -> f32![2];

/// A caller reaches the functions that the model calls.
#[computation]
fn called(x: &f32![2]) -> f32![2] {
    repeated(x) + 1.0
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "sine",
    custom_calls(Sine = functions::sine)
)]
fn sine(x: &f32![2]) -> f32![2];

#[computation]
fn slope(x: &f32![2]) -> f32![2] {
    grad(|x| sum(sine(x)))(x)
}

#[test]
fn targets_are_differentiated_by_the_rules_of_their_functions() {
    let x = tensor![0.25f32, -0.5];
    let expected = <f32![2]>::from_fn(|[i]| x[[i]].cos());
    for (found, expected) in slope(&x).as_slice().iter().zip(expected.as_slice()) {
        assert!((found - expected).abs() < 1e-6);
    }
}

#[test]
fn targets_in_loops_and_callees_are_called() {
    let x = tensor![0.25f32, -0.5];
    let expected = <f32![2]>::from_fn(|[i]| (6.0 * x[[i]]).sin());
    assert_eq!(repeated(&x), expected);
    assert_eq!(called(&x), <f32![2]>::from_fn(|[i]| expected[[i]] + 1.0));
}

#[custom_call]
fn sum_of(x: &f32![?, 2]) -> f32 {
    x.as_slice().iter().sum()
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "summed",
    custom_calls(Summed = sum_of)
)]
fn summed(x: &f32![?, 2]) -> f32;

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "summed",
    custom_calls(Summed = sum_of)
)]
fn summed_of<N: Dim>(x: &f32![N, 2]) -> f32;

#[test]
fn targets_take_sizes_of_arguments() {
    let x: f32![?, 2] = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]
        .try_into()
        .unwrap();
    assert_eq!(summed(&x), 21.0);
    assert_eq!(summed_of(&tensor![[1.0, 2.0]]), 3.0);
}

/// The function that the model calls is private to the other crate.
#[computation]
fn quartered(x: &f32![3]) -> f32![3] {
    cross_crate::halved(x) / 2.0
}

#[test]
fn callers_in_other_crates_reach_private_functions_of_targets() {
    assert_eq!(quartered(&tensor![4.0, 8.0, -4.0]), tensor![1.0, 2.0, -1.0]);
}
