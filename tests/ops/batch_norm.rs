//! `batch_norm_training`, `batch_norm_inference` and `batch_norm_grad`.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_normalised() {
            $({
                #[computation]
                fn normalised(x: &$e![2, 2], c: &$e![2]) -> ($e![2, 2], $e![2], $e![2]) {
                    batch_norm_training(x, c, c, 0.0, dimension = 1)
                }
                let x = Tensor::from_elements(of([1.0, 0.0, 3.0, 8.0]));
                let (y, mean, variance) = normalised(&x, &Tensor::from_elements(of([1.0, 1.0])));
                all(stringify!($e), y.as_slice(), &of([0.0, 0.0, 2.0, 2.0]), false);
                all(stringify!($e), mean.as_slice(), &of([2.0, 4.0]), false);
                all(stringify!($e), variance.as_slice(), &of([1.0, 16.0]), false);
            })*
        }
    };
}
every_kind!(f16 bf16 f32 f64);

#[computation]
fn training(
    x: &f32![2, 2, 2],
    scale: &f32![2],
    offset: &f32![2],
) -> (f32![2, 2, 2], f32![2], f32![2]) {
    batch_norm_training(x, scale, offset, 0.0, 1)
}

#[test]
fn each_feature_has_mean_0_and_variance_1_before_it_is_scaled_and_moved() {
    let x = tensor![[[1.0, 3.0], [0.0, 0.0]], [[1.0, 3.0], [8.0, 8.0]]];
    let (y, mean, variance) = training(&x, &tensor![10.0, 2.0], &tensor![0.5, 1.0]);
    assert_eq!(
        y,
        tensor![[[-9.5, 10.5], [-1.0, -1.0]], [[-9.5, 10.5], [3.0, 3.0]]]
    );
    assert_eq!((mean, variance), (tensor![2.0, 4.0], tensor![1.0, 16.0]));
}

#[computation]
fn inference(x: &f32![2, 3], c: &f32![2], mean: &f32![2], variance: &f32![2]) -> f32![2, 3] {
    batch_norm_inference(x, c, c, mean, variance, epsilon = 1.0, dimension = 0)
}

#[test]
fn means_and_variances_may_be_passed() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let y = inference(
        &x,
        &tensor![1.0, 2.0],
        &tensor![2.0, 4.0],
        &tensor![0.0, 3.0],
    );
    assert_eq!(y, tensor![[0.0, 1.0, 2.0], [2.0, 3.0, 4.0]]);
}

#[computation]
fn loss(x: &f64![3, 2], scale: &f64![2], offset: &f64![2], g: &f64![3, 2]) -> f64 {
    sum(batch_norm_training(x, scale, offset, 0.125, 1).0 * g)
}

#[computation]
fn gradients(x: &f64![3, 2], scale: &f64![2], g: &f64![3, 2]) -> (f64![3, 2], f64![2], f64![2]) {
    let (_y, mean, variance) = batch_norm_training(x, scale, scale, 0.125, 1);
    batch_norm_grad(x, scale, mean, variance, g, 0.125, 1)
}

#[test]
fn gradients_are_those_of_training() {
    let x = tensor![[1.0, -2.0], [0.5, 3.0], [-1.5, 0.25]];
    let g = tensor![[1.0, 0.5], [-2.0, 0.25], [0.75, -1.0]];
    let (scale, offset) = (tensor![1.5, -0.5], tensor![0.25, 1.0]);
    let (of_x, of_scale, of_offset) = gradients(&x, &scale, &g);
    let step = 1e-5;
    macro_rules! moved {
        ($tensor:ident, $i:expr, $by:expr) => {{
            let mut moved = $tensor.clone();
            moved.as_mut_slice()[$i] += $by;
            moved
        }};
    }
    for i in 0..6 {
        let at = |by: f64| loss(&moved!(x, i, by), &scale, &offset, &g);
        let slope = (at(step) - at(-step)) / (2.0 * step);
        assert!((slope - of_x.as_slice()[i]).abs() < 1e-8, "{i}: {slope}");
    }
    for i in 0..2 {
        let at = |by: f64| loss(&x, &moved!(scale, i, by), &offset, &g);
        let slope = (at(step) - at(-step)) / (2.0 * step);
        assert!(
            (slope - of_scale.as_slice()[i]).abs() < 1e-8,
            "{i}: {slope}"
        );
        let at = |by: f64| loss(&x, &scale, &moved!(offset, i, by), &g);
        let slope = (at(step) - at(-step)) / (2.0 * step);
        assert!(
            (slope - of_offset.as_slice()[i]).abs() < 1e-8,
            "{i}: {slope}"
        );
    }
}

#[computation]
fn generic<N: Dim>(x: &f32![N, 2], c: &f32![2]) -> f32![N, 2] {
    batch_norm_training(x, c, c, 0.0, 1).0
}

#[test]
fn generic_sizes_are_normalised() {
    let y = generic(&tensor![[1.0, 0.0], [3.0, 8.0]], &tensor![1.0, 1.0]);
    assert_eq!(y, tensor![[0.0, 0.0], [2.0, 2.0]]);
}
