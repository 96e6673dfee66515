//! The parts of layers.

use xla::prelude::*;

/// Replaces negative elements by 0.
#[computation]
pub fn relu_of(x: &crate::Rows) -> crate::Rows {
    reference(max(x, 0.0))
}

/// Returns the same elements.
#[computation]
pub(crate) fn reference(x: &f32![crate::ROWS, 3]) -> f32![2, 3] {
    reshape(x, [2, 3])
}

#[custom_call]
fn sorted<N: Dim>(x: &f32![N]) -> f32![N] {
    let mut x = x.clone();
    x.as_mut_slice().sort_by(f32::total_cmp);
    x
}

/// The sorted elements, multiplied; a private function sorts them.
#[computation]
pub fn sorted_times<E: Float>(x: &f32![3], by: E) -> f32![3] {
    sorted(x) * (by as f32)
}

/// Subtracts the mean along a dimension.
#[computation]
pub fn centred<E: Float>(x: &Tensor![E; ..S], #[known] dimension: i64) -> Tensor![E; ..S] {
    x - mean(x, dimension, keep = true)
}

/// Layers whose methods call private functions in Rust.
#[computation]
pub mod squares {
    use xla::prelude::*;

    #[custom_call(vjp = halved)]
    fn squared<N: Dim>(x: &f32![N]) -> f32![N] {
        let mut x = x.clone();
        x.as_mut_slice().iter_mut().for_each(|x| *x *= *x);
        x
    }

    // Not the derivative, so that tests see which one it is.
    #[custom_call]
    fn halved<N: Dim>(_x: &f32![N], d: &f32![N]) -> f32![N] {
        let mut d = d.clone();
        d.as_mut_slice().iter_mut().for_each(|d| *d *= 0.5);
        d
    }

    /// A layer of weights.
    #[derive(Tensors)]
    #[tensors(Debug)]
    pub struct Squares<N: Dim, E: Float> {
        /// The weights.
        pub w: Tensor![E; N],
    }

    impl<N: Dim, E: Float> Squares<N, E> {
        /// Squares the elements and multiplies them by the weights, in `f32`.
        #[computation]
        pub fn forward(&self, x: &f32![N]) -> f32![N] {
            squared(x) * (self.w as f32)
        }
    }
}
