//! The operations of computations, a page for each: what it computes, what it takes, what it refuses, and an example.
//!
//! The body of a computation names them without an import, as functions or as methods of their first operand. The modules
//! here hold nothing else.

/// A module for each page of `docs/operations`.
macro_rules! pages {
    ($($name:ident)*) => {$(
        #[doc = include_str!(concat!("../docs/operations/", stringify!($name), ".md"))]
        pub mod $name {}
    )*};
}

pages! {
    all_gather
    all_reduce
    all_to_all
    along
    batch_norm_grad
    batch_norm_inference
    batch_norm_training
    bitcast_convert
    broadcast
    broadcast_in_dim
    case
    cholesky
    collapse
    collective_permute
    concatenate
    conditional
    conv
    conv_with_general_padding
    cross_replica_sum
    custom_call
    dot
    dot_general
    dynamic_slice
    dynamic_update_slice
    exp
    fft
    gather
    infeed
    iota
    map
    outfeed
    pad
    reduce_scatter
    reduce_window
    reshape
    rev
    rng_bernoulli
    rng_bit_generator
    rng_normal
    rng_uniform
    scan
    scatter
    select_and_scatter
    slice
    sort
    top_k
    transpose
    triangular_solve
    while_loop
}
