//! Approximate equality.

use approx::{
    abs_diff_eq, assert_abs_diff_eq, assert_relative_eq, assert_ulps_eq, relative_eq, ulps_eq,
};
use typed_xla::prelude::*;
use typed_xla::tensor::TensorView;

#[test]
fn tensors_are_approximately_equal_if_all_elements_are() {
    let x = tensor![[1.0, 1000.0], [-3.0, 0.0]];
    let y = tensor![[1.0, 1000.5], [-3.0, 1e-9]];
    assert_abs_diff_eq!(x, y, epsilon = 0.6);
    assert!(!abs_diff_eq!(x, y, epsilon = 0.4));
    assert_relative_eq!(x, y, max_relative = 1e-3, epsilon = 1e-8);
    assert!(!relative_eq!(x, y, max_relative = 1e-4, epsilon = 1e-8));
    assert!(!relative_eq!(x, y, max_relative = 1e-3, epsilon = 1e-10));
    assert_ulps_eq!(
        tensor![1.0f32],
        tensor![1.0f32 + f32::EPSILON],
        max_ulps = 1
    );
    assert!(!ulps_eq!(
        tensor![1.0f32],
        tensor![1.0f32 + 4.0 * f32::EPSILON],
        max_ulps = 1
    ));
    let nan = tensor![f64::NAN];
    assert!(!abs_diff_eq!(nan, nan));
}

#[test]
fn the_index_and_not_the_place_in_memory_counts() {
    let x: f64![2, 3; {0, 1}, padded = [4, 3], value = 1] =
        Tensor::from_fn(|[i, j]| (3 * i + j) as f64);
    let mut y = x.clone();
    y.as_mut_slice()[3] = 100.0;
    assert_abs_diff_eq!(x, y);
    y[[1, 2]] += 0.5;
    assert!(!abs_diff_eq!(x, y));
}

#[test]
fn tensors_of_other_sizes_differ() -> Result<(), Error> {
    let [a, b] = [[2, 3], [3, 2]].map(<f32![?, ?]>::zeros_sized);
    assert!(!abs_diff_eq!(a?, b?, epsilon = 1.0));
    Ok(())
}

#[test]
fn views_and_complex_numbers_are_compared_too() -> Result<(), Error> {
    let view = TensorView::from(&[1.0, 2.0]);
    assert_abs_diff_eq!(*view, tensor![1.0, 2.0 + 1e-20]);
    let x = tensor![c64::new(1.0, 2.0)];
    assert_abs_diff_eq!(x, tensor![c64::new(1.0, 2.1)], epsilon = 0.2);
    assert!(!abs_diff_eq!(
        x,
        tensor![c64::new(1.0, 2.1)],
        epsilon = 0.05
    ));
    Ok(())
}
