//! Models whose custom calls call functions of this crate.

use typed_xla::Error;
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

/// The model passes the values of its configuration by name, after the operands.
#[custom_call]
fn affine(
    x: &f32![2],
    plus: f32,
    times: i64,
    negated: bool,
    by: &f64![2],
    note: &u8![?],
) -> f32![2] {
    let sign = if negated { -1.0 } else { 1.0 };
    let more = note.as_slice().len() as f32;
    <f32![2]>::from_fn(|[i]| sign * (x[[i]] * times as f32 * by[[i]] as f32 + plus) + more)
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "configured",
    custom_calls(Affine = affine)
)]
fn configured(x: &f32![2]) -> f32![2];

#[test]
fn targets_take_the_configuration_of_each_call_by_name() {
    // -(6x + 0.5) + 2 and -(12x + 0.5) + 2, then y + 1.
    assert_eq!(configured(&tensor![1.0, 2.0]), tensor![-3.5, -21.5]);
}

#[custom_call]
fn described<N: Dim>(x: &f32![2], backend_config: &u8![N]) -> f32![2] {
    let text = std::str::from_utf8(backend_config.as_slice()).unwrap();
    let by: f32 = text.parse().unwrap();
    <f32![2]>::from_fn(|[i]| x[[i]] * by)
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "described",
    custom_calls(Described = described)
)]
fn described_by_a_string(x: &f32![2]) -> f32![2];

#[test]
fn targets_take_a_configuration_that_is_one_string_as_bytes() {
    let y = described_by_a_string(&tensor![1.0, 2.0]);
    assert_eq!(y, tensor![2.5, 5.0]);
}

/// Computations are targets like custom functions: they are inlined and differentiated.
#[computation]
fn sine_of(x: &f32![2]) -> f32![2] {
    sin(x)
}

#[computation]
fn product<N: Dim>(x: &f32![N], by: i32) -> f32![N] {
    x * convert(by + 1, f32)
}

#[computation(
    custom_calls("my.scaled" = self::product, Sine = sine_of),
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "repeated"
)]
fn repeated_by_computations(x: &f32![2]) -> f32![2];

#[computation]
fn slope_of_computations(x: &f32![2]) -> f32![2] {
    grad(|x| sum(repeated_by_computations(x)))(x)
}

#[test]
fn targets_are_computations() {
    let x = tensor![0.25f32, -0.5];
    let y = repeated_by_computations(&x);
    let slope = slope_of_computations(&x);
    for i in 0..2 {
        assert!((y[[i]] - (6.0 * x[[i]]).sin()).abs() < 1e-6);
        assert!((slope[[i]] - 6.0 * (6.0 * x[[i]]).cos()).abs() < 1e-5);
    }
}

#[derive(Debug, PartialEq)]
struct TooLarge(f32);

#[custom_call]
fn doubled_below_ten(x: &f32![2]) -> Result<f32![2], TooLarge> {
    let most = x[[0]].max(x[[1]]);
    if most < 10.0 {
        Ok(<f32![2]>::from_fn(|[i]| 2.0 * x[[i]]))
    } else {
        Err(TooLarge(most))
    }
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "checked",
    custom_calls(Checked = doubled_below_ten)
)]
fn checked(x: &f32![2]) -> Result<f32![2], TooLarge>;

/// A caller converts the error of the model, whose state it then does not change.
#[computation]
fn counted(x: &f32![2], calls: &mut i32) -> Result<f32![2], TooLarge> {
    *calls += 1;
    let y = checked(x)?;
    Ok(y + 1.0)
}

#[test]
fn targets_may_fail() {
    assert_eq!(checked(&tensor![1.0, 2.0]), Ok(tensor![8.0, 16.0]));
    assert_eq!(checked(&tensor![1.0, 3.0]), Err(TooLarge(12.0)));
    let mut calls = 0;
    let first = counted(&tensor![1.0, 2.0], &mut calls);
    assert_eq!((first, calls), (Ok(tensor![9.0, 17.0]), 1));
    let second = counted(&tensor![1.0, 30.0], &mut calls);
    assert_eq!((second, calls), (Err(TooLarge(30.0)), 1));
}

/// A computation whose custom call may fail is called as a whole.
#[computation]
fn doubled_twice(x: &f32![2]) -> Result<f32![2], TooLarge> {
    Ok(doubled_below_ten(doubled_below_ten(x)?)?)
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "checked",
    custom_calls(Checked = doubled_twice)
)]
fn checked_twice(x: &f32![2]) -> Result<f32![2], TooLarge>;

#[test]
fn targets_are_computations_that_may_fail() {
    assert_eq!(checked_twice(&tensor![0.125, 0.0]), Ok(tensor![8.0, 0.0]));
    assert_eq!(checked_twice(&tensor![1.0, 0.0]), Err(TooLarge(16.0)));
}

#[derive(Debug)]
enum Failed {
    NotFinite,
    Other(Error),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        Failed::Other(error)
    }
}

#[custom_call]
fn finite(x: &f32![?, 2]) -> Result<bool, Failed> {
    let is_finite = x.as_slice().iter().all(|x| x.is_finite());
    is_finite.then_some(true).ok_or(Failed::NotFinite)
}

#[computation(
    stablehlo = "tests/models/custom_calls.mlir",
    entry = "checked_rows",
    custom_calls(Check = finite)
)]
fn checked_rows(x: &f32![?, 2]) -> Result<f32![?, 2], Failed>;

#[computation]
fn checked_pairs(x: &f32![?, 2], y: &f32![?, 2]) -> Result<f32![?, 2], Failed> {
    Ok(checked_rows(x)? + checked_rows(y)?)
}

#[test]
fn targets_that_fail_take_sizes_of_arguments() {
    let rows =
        |values: &[f32]| <f32![?, 2]>::from_slice_sized([values.len() / 2, 2], values).unwrap();
    let (x, y) = (rows(&[1.0, 2.0, 3.0, 4.0]), rows(&[1.0, 1.0, 1.0, 1.0]));
    assert_eq!(
        checked_pairs(&x, &y).unwrap().as_slice(),
        [4.0, 6.0, 8.0, 10.0]
    );
    let y = rows(&[1.0, f32::NAN, 1.0, 1.0]);
    let infinite = checked_pairs(&x, &y);
    assert!(matches!(infinite, Err(Failed::NotFinite)), "{infinite:?}");
    let one = checked_pairs(&x, &rows(&[1.0, 1.0]));
    assert!(
        matches!(one, Err(Failed::Other(Error::DynamicSize { .. }))),
        "{one:?}"
    );
}

/// A module with functions that have the names and types of others.
mod twin {
    use typed_xla::prelude::*;

    #[custom_call]
    pub(super) fn scaled(x: &f32![2], by: i32) -> f32![2] {
        <f32![2]>::from_fn(|[i]| x[[i]] - by as f32)
    }

    #[computation(
        stablehlo = "tests/models/custom_calls.mlir",
        entry = "checked",
        custom_calls(Checked = halved)
    )]
    pub(super) fn checked(x: &f32![2]) -> Result<f32![2], super::TooLarge>;

    #[custom_call]
    fn halved(x: &f32![2]) -> Result<f32![2], super::TooLarge> {
        Ok(<f32![2]>::from_fn(|[i]| x[[i]] / 2.0))
    }
}

#[computation]
fn of_both(x: &f32![2]) -> f32![2] {
    twin::scaled(functions::scaled(x, 1), 3)
}

#[computation]
fn checked_by_both(x: &f32![2]) -> Result<f32![2], TooLarge> {
    Ok(twin::checked(checked(x)?)?)
}

#[test]
fn functions_of_one_name_and_type_are_told_apart() {
    assert_eq!(of_both(&tensor![1.0, 2.0]), tensor![-1.0, 1.0]);
    assert_eq!(checked_by_both(&tensor![1.0, 2.0]), Ok(tensor![1.0, 2.0]));
}
