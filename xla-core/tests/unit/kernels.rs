//! Tests of `xla-core/src/kernels`.

mod all_gather;
mod all_reduce;
mod all_to_all;
mod attention;
mod bitcast_convert;
mod broadcast;
mod cholesky;
mod cofactors;
mod collective_permute;
mod concatenate;
mod convolution;
mod custom_call;
mod dot_general;
mod dynamic_slice;
mod dynamic_update_slice;
#[cfg(feature = "faer")]
mod eigh;
#[cfg(feature = "fft")]
mod fft;
mod gather;
mod householder_factors;
mod householder_product;
mod infeed;
mod lu;
mod lu_solve;
mod outfeed;
mod pad;
mod pick;
mod places;
mod reduce;
mod reduce_scatter;
mod reduce_window;
mod replica_id;
mod rev;
mod rng_bit_generator;
mod scatter;
mod scratch;
mod select_and_scatter;
mod slice;
mod small;
mod sort;
#[cfg(feature = "faer")]
mod spectral;
#[cfg(feature = "faer")]
mod svd;
mod testing;
mod top_k;
mod transpose;
mod triangular_solve;
mod window;
