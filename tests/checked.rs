//! The feature `checked`: the first step that makes a NaN or an infinity is reported.
#![cfg(feature = "checked")]

use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn ratio(x: &f32![3], y: &f32![3]) -> Result<f32![3], Error> {
    let a = x + 1.0;
    let b = a / y;
    Ok(b * 2.0)
}

#[computation]
fn repeated(x: &f32![2, 2], n: i32) -> f32![2, 2] {
    let mut y = x;
    for _ in 0..n {
        y = dot(y, y);
    }
    y
}

#[computation]
fn masked(x: &f32![2, 3], mask: &bool![2, 3]) -> f32![2, 3] {
    softmax(select(mask, x, f32::NEG_INFINITY), dimension = 1)
}

#[computation]
fn slope(x: f32) -> Result<f32, Error> {
    Ok(grad(|x| sqrt(x))(x))
}

/// Returns the message of an assertion, and its line relative to the first one of the function.
fn failure<T>(result: Result<T, Error>, function: &str) -> (String, u32) {
    let Err(Error::Assertion { message, line, .. }) = result else {
        panic!("expected a failed assertion");
    };
    let mut lines = include_str!("checked.rs").lines();
    let first = lines.position(|line| line.starts_with(function)).unwrap();
    (message, line - first as u32 - 1)
}

#[test]
fn the_first_step_that_is_not_finite_is_an_error_of_a_result() {
    let x = tensor![1.0, 2.0, 3.0];
    assert_eq!(ratio(&x, &x).unwrap(), tensor![4.0, 3.0, 8.0 / 3.0]);
    let (message, line) = failure(ratio(&x, &tensor![1.0, 0.0, 4.0]), "fn ratio");
    assert_eq!(
        message,
        "div: a NaN or an infinity from finite operands\n  \
         result: f32[3] from 1.0 to inf\n  \
         operand 1: f32[3] from 2.0 to 4.0\n  \
         operand 2: f32[3] from 0.0 to 4.0"
    );
    assert_eq!(line, 2);
}

#[test]
fn operands_that_are_not_finite_are_not_reported() {
    let x = tensor![1.0, f32::INFINITY, f32::NAN];
    assert!(ratio(&x, &tensor![1.0, 1.0, 1.0]).is_ok());
    let mask = tensor![[true, false, true], [false, false, true]];
    assert_eq!(
        masked(&Tensor::ones(), &mask),
        tensor![[0.5, 0.0, 0.5], [0.0, 0.0, 1.0]]
    );
}

#[test]
fn a_step_in_a_loop_panics_elsewhere() {
    let x = Tensor::full(1e3);
    let _ = repeated(&x, 2);
    let caught = std::panic::catch_unwind(|| repeated(&x, 9)).unwrap_err();
    let message = caught.downcast_ref::<String>().unwrap();
    assert!(
        message.starts_with("dot: a NaN or an infinity"),
        "{message}"
    );
    assert!(message.contains("operand 1: f32[2, 2] from "), "{message}");
}

#[test]
fn a_derivative_has_the_line_of_its_function() {
    assert_eq!(slope(4.0).unwrap(), 0.25);
    let (message, line) = failure(slope(0.0), "fn slope");
    assert!(
        message.contains("a NaN or an infinity from finite operands"),
        "{message}"
    );
    assert_eq!(line, 1);
}

#[computation]
fn element(x: &f32![4], i: i32) -> Result<f32, Error> {
    let y = x * 2.0;
    Ok(y[i])
}

#[computation]
fn window(x: &f32![8], i: i32) -> Result<f32![3], Error> {
    Ok(dynamic_slice(x, i, [3]))
}

#[computation]
fn rows(x: &f32![4, 2], i: &i32![3]) -> Result<f32![3, 2], Error> {
    Ok(take(x, i, 0))
}

#[computation]
fn loss(x: &f32![2, 3], labels: &i32![2]) -> Result<f32, Error> {
    let each = cross_entropy(x, labels);
    Ok(mean(each))
}

#[test]
fn an_index_out_of_range_is_an_error() {
    let x = tensor![1.0, 2.0, 3.0, 4.0];
    assert_eq!(element(&x, 3).unwrap(), 8.0);
    for (index, shown) in [(4, "4 to 4"), (-1, "-1 to -1")] {
        let (message, line) = failure(element(&x, index), "fn element");
        assert!(message.contains(" from 0 to 3, found "), "{message}");
        assert!(message.ends_with(shown), "{message}");
        assert_eq!(line, 2);
    }
    assert!(window(&Tensor::ones(), 5).is_ok());
    let (message, _) = failure(window(&Tensor::ones(), 6), "fn window");
    assert!(message.contains(" from 0 to 5, found 6 to 6"), "{message}");
    assert!(rows(&Tensor::ones(), &tensor![0, 3, 1]).is_ok());
    let (message, _) = failure(rows(&Tensor::ones(), &tensor![0, 4, -2]), "fn rows");
    assert_eq!(
        message,
        "take: expected indices of dimension 0 from 0 to 3, found -2 to 4"
    );
}

#[test]
fn a_label_that_is_no_class_is_an_error() {
    let x = Tensor::ones();
    assert!(loss(&x, &tensor![0, 2]).is_ok());
    let (message, line) = failure(loss(&x, &tensor![0, 3]), "fn loss");
    assert_eq!(
        message,
        "cross_entropy: expected labels from 0 to 2, found 0 to 3"
    );
    assert_eq!(line, 1);
}
