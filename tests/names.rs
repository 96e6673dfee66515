//! Constants and aliases that computations refer to.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

mod model {
    use typed_xla::prelude::*;

    /// The number of images in a batch.
    #[known]
    pub const BATCH: usize = 2;
    #[known]
    pub(crate) const PIXELS: usize = WIDTH * WIDTH - 1;
    #[known]
    const WIDTH: usize = 2;
    #[known]
    pub(super) const RATE: f32 = -BASE / PIXELS as f32;
    #[known]
    const BASE: f32 = 1.5;
    #[known]
    pub const SHIFT: i32 = 3;
    #[known]
    pub const LARGE: usize = 50_257;
    #[known]
    pub type Images = f32![BATCH, PIXELS];
}

use model::{BATCH, Images, PIXELS as P};

#[computation]
fn constants(x: &f32![BATCH, P], n: i32) -> (f32![P, BATCH], f32![2 * BATCH], i32, f32) {
    let twice: f32![2 * BATCH] = broadcast(model::RATE, [2 * BATCH]);
    (
        transpose(x, [1, 0]) * model::RATE,
        twice,
        n + model::SHIFT,
        sum(x) / BATCH,
    )
}

#[test]
fn constants_are_sizes_and_numbers() {
    let x: f32![BATCH, 3] = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (turned, twice, n, mean) = constants(&x, 4);
    assert_eq!(turned, tensor![[-0.5, -2.0], [-1.0, -2.5], [-1.5, -3.0]]);
    assert_eq!(twice, Tensor::full(model::RATE));
    assert_eq!((n, mean), (7, 10.5));
}

#[test]
fn constants_are_sizes_in_plain_rust() {
    fn rows(x: &f32![BATCH, P]) -> usize {
        x.dims()[0]
    }
    let x: Images = Tensor::zeros();
    assert_eq!((rows(&x), P), (BATCH, 3));
    assert_eq!(x.dims(), [2, 3]);
    let x: f32![model::LARGE] = Tensor::zeros();
    assert_eq!(x.dims(), [50_257]);
}

#[computation]
fn aliases(x: &Images, y: model::Images) -> Images {
    let z: Images = x + y;
    z
}

#[test]
fn aliases_are_types() {
    let x: Images = Tensor::ones();
    assert_eq!(aliases(&x, x), Tensor::full(2.0));
}

#[computation]
fn of_the_standard_library(x: f32) -> (f32, bool) {
    (x * std::f32::consts::PI, x < f32::INFINITY)
}

#[test]
fn float_constants_of_the_standard_library_are_known() {
    assert_eq!(of_the_standard_library(2.0), (std::f32::consts::TAU, true));
}

#[test]
fn constants_stand_inside_functions() {
    #[known]
    const ROWS: usize = 3;

    #[computation]
    fn rows() -> i32![ROWS] {
        iota(i32, [ROWS], dimension = 0)
    }

    assert_eq!(rows(), tensor![0, 1, 2]);
}

/// Computations with the names of operations.
mod own {
    use typed_xla::prelude::*;

    #[computation]
    pub fn exp(x: &f32![2]) -> f32![2] {
        x.exp() - 1.0
    }

    #[computation]
    pub fn twice(x: &f32![2]) -> f32![2] {
        self::exp(self::exp(x))
    }
}

#[computation]
fn by_path(x: &f32![2]) -> f32![2] {
    own::exp(x) + x.exp()
}

#[test]
fn a_computation_with_the_name_of_an_operation_is_called_by_its_path() {
    let x = tensor![0.0, 0.0];
    assert_eq!(own::exp(&x), x);
    assert_eq!(own::twice(&x), x);
    assert_eq!(by_path(&x), tensor![1.0, 1.0]);
}
