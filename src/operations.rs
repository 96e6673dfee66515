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
    case
    collective_permute
    conditional
    cross_replica_sum
    custom_call
    exp
    infeed
    map
    outfeed
    reduce_scatter
    rng_bernoulli
    rng_bit_generator
    rng_normal
    rng_uniform
    scan
    slice
    while_loop
}
