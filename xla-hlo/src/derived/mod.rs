//! Derived operations: single operations for the user that add several primitives to the graph.
//!
//! Each file has the operation's record and a function that adds the instructions, which other derived operations also
//! call. Such a function expects operands that its operation has checked. What the functions share is in
//! `ops/parts.rs`. An operation that changes a variable has a `Param::state`, and returns the new value first, as in
//! `rng_uniform.rs`.

pub mod argmax;
pub mod associative_scan;
pub mod compose;
pub mod cross_entropy;
pub mod cross_replica_sum;
pub mod cumulative;
pub mod det;
pub mod diag;
pub mod einsum;
pub mod eye;
pub mod fold;
pub mod full;
pub mod gelu;
pub mod global_norm;
pub mod index;
pub mod index_add;
pub mod index_update;
pub mod layer_norm;
pub mod log_softmax;
pub mod logsumexp;
pub mod mean;
pub mod one_hot;
pub mod outer;
pub mod pointwise;
pub mod qr;
pub mod ragged_dot;
pub mod relu;
pub mod rng_bernoulli;
pub mod rng_categorical;
pub mod rng_normal;
pub mod rng_uniform;
pub mod roll;
pub mod scan;
pub mod softmax;
pub mod solve;
pub mod split;
pub mod stack;
pub mod take;
pub mod take_along_dimension;
pub mod tree;
pub mod triangle;
pub mod tuple;
pub mod variance;
pub mod watch;
pub mod while_loop;
mod whole;

use crate::Operation;
use crate::list::Items;

static OPERATIONS: &[&Operation] = &[
    &argmax::ARGMAX,
    &argmax::ARGMIN,
    &associative_scan::OPERATION,
    &cross_entropy::OPERATION,
    &cross_replica_sum::OPERATION,
    &det::DET,
    &det::SLOGDET,
    &diag::DIAG,
    &diag::TRACE,
    &einsum::OPERATION,
    &eye::OPERATION,
    &full::FULL,
    &full::ONES,
    &full::ONES_LIKE,
    &full::ZEROS,
    &full::ZEROS_LIKE,
    &gelu::OPERATION,
    &global_norm::OPERATION,
    &index::OPERATION,
    &index_add::OPERATION,
    &index_update::OPERATION,
    &layer_norm::OPERATION,
    &log_softmax::OPERATION,
    &logsumexp::OPERATION,
    &mean::OPERATION,
    &one_hot::OPERATION,
    &outer::CROSS,
    &outer::KRON,
    &outer::OUTER,
    &qr::OPERATION,
    &ragged_dot::OPERATION,
    &relu::OPERATION,
    &rng_bernoulli::OPERATION,
    &rng_categorical::OPERATION,
    &rng_normal::OPERATION,
    &rng_uniform::OPERATION,
    &roll::OPERATION,
    &scan::OPERATION,
    &softmax::OPERATION,
    &solve::INVERSE,
    &solve::SOLVE,
    &split::OPERATION,
    &stack::OPERATION,
    &take::OPERATION,
    &take_along_dimension::OPERATION,
    &tree::IOTA,
    &tree::MAP,
    &tree::REDUCE,
    &triangle::TRIL,
    &triangle::TRIU,
    &tuple::GET_TUPLE_ELEMENT,
    &tuple::TUPLE,
    &variance::OPERATION,
    &watch::OPERATION,
    &while_loop::OPERATION,
];

/// Returns all derived operations.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    let folds = fold::ROWS.iter().copied();
    let cumulative = cumulative::ROWS.iter().copied();
    let pointwise = pointwise::ROWS.iter().copied();
    folds
        .chain_items(cumulative)
        .chain_items(pointwise)
        .chain_items(OPERATIONS.iter().copied())
}
