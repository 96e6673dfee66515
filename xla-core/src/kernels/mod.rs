//! One file for each structural operation: safe functions over slices, sizes and strides as plain arguments.
//!
//! A kernel is a function `run`, with executor, results, operands and arguments; one that register blocks inline also
//! has a function `small`. Unit tests compare those with fast paths with a plain version.
//!
//! Kernels and tensors share `array` (arguments), `items` (several arrays as lists) and `movement` (copies) of this
//! crate. Kernels share `window`, `places`, `pick`, `key`, `linear`, `lists`, `scratch` and `spectral` here.

#[cfg(feature = "std")]
pub mod all_gather;
#[cfg(feature = "std")]
pub mod all_reduce;
#[cfg(feature = "std")]
pub mod all_to_all;
pub mod attention;
pub mod attention_grad;
pub mod bitcast_convert;
pub mod broadcast;
pub mod cholesky;
pub mod cofactors;
#[cfg(feature = "std")]
pub mod collective_permute;
pub mod concatenate;
pub mod convolution;
pub mod custom_call;
pub mod dot_general;
pub mod dynamic_size_check;
pub mod dynamic_slice;
pub mod dynamic_update_slice;
#[cfg(feature = "faer")]
pub mod eigh;
#[cfg(feature = "fft")]
pub mod fft;
pub mod gather;
pub mod householder_factors;
pub mod householder_product;
#[cfg(feature = "std")]
pub mod infeed;
mod key;
pub mod linear;
pub(crate) mod lists;
pub mod lu;
pub mod lu_solve;
#[cfg(feature = "std")]
pub mod outfeed;
pub mod pad;
pub(crate) mod pick;
pub(crate) mod places;
pub mod reduce;
#[cfg(feature = "std")]
pub mod reduce_scatter;
pub mod reduce_window;
#[cfg(feature = "std")]
pub mod replica_id;
pub mod rev;
pub mod rng_bit_generator;
pub mod scatter;
pub(crate) mod scratch;
pub mod select_and_scatter;
pub mod slice;
pub mod sort;
#[cfg(feature = "faer")]
pub mod spectral;
#[cfg(feature = "faer")]
pub mod svd;
pub mod top_k;
pub mod transpose;
pub mod triangular_solve;
pub(crate) mod window;

pub use crate::array::{Array, ArrayMut};
pub use crate::items::Items;
pub use key::Keyed;
pub use lists::Outs;
