//! Computations in a crate that uses the library only through another crate, under strict lints.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unreachable_pub, clippy::pedantic)]

use cross_crate::xla::Error;
use cross_crate::xla::prelude::*;

/// One less than the number of columns of a batch.
#[known(crate = cross_crate::xla)]
pub const ROWS: usize = 2;

/// A batch of any number of rows.
#[known(crate = cross_crate::xla)]
pub type Batch = f32![?, ROWS + 1];

/// The parameters of a layer.
#[derive(Tensors)]
#[tensors(crate = cross_crate::xla)]
pub struct Layer {
    /// The weights.
    pub w: f32![ROWS + 1, 2],
    /// The bias.
    pub b: f32![2],
}

/// Returns the number of positive elements.
#[custom_call(crate = cross_crate::xla)]
#[must_use]
pub fn positive(x: &f32![?, ?]) -> i32 {
    x.iter().fold(0, |count, x| count + i32::from(*x > 0.0))
}

/// Computes a layer of a network, and the number of its positive results.
///
/// # Errors
///
/// None: the compared sizes always match.
#[computation(program = LayerOf, crate = cross_crate::xla)]
pub fn layer(p: &Layer, x: &Batch) -> Result<(f32![?, 2], i32), Error> {
    let y = activation(dot(x, p.w) + p.b.along([1]));
    Ok((y, positive(y)))
}

/// Replaces negative numbers by 0.
#[computation(crate = cross_crate::xla)]
pub fn activation<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    relu(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The attribute in a submodule, on types with a generic element type.
    mod below {
        use cross_crate::xla::prelude::*;

        #[computation(crate = cross_crate::xla)]
        pub(super) fn twice(x: &Tensor![f32; 2]) -> f32![2] {
            reshape(super::activation(reshape(x, [1, 2])), [2]) * 2.0
        }
    }

    #[test]
    fn computations_run_in_a_crate_that_does_not_list_the_library() {
        let x: Tensor![f32; 2] = tensor![-1.0, 3.0];
        assert_eq!(below::twice(&x), tensor![0.0, 6.0]);
    }

    #[test]
    fn programs_and_custom_calls_work_in_a_crate_that_does_not_list_the_library() {
        let w = tensor![[1.0, 0.0], [0.0, -1.0], [0.0, 0.0]];
        let p = Layer {
            w,
            b: tensor![0.5, 0.5],
        };
        let x = tensor![[1.0, 2.0, 3.0]].try_into().unwrap();
        let (y, count) = layer(&p, &x).unwrap();
        assert_eq!((y.as_slice(), count), (&[1.5, 0.0][..], 1));
        assert!(LayerOf::stablehlo().contains("@positive"));
    }
}
