//! The primitive operations, a file for each operation or family; elementwise ones are rows of one table.
//!
//! A file has an `OPERATION`, which a user calls, a `PRIMITIVE`, which instructions refer to, and tests of the rule.
//! The form and the traits of the primitive decide how it is compiled:
//!
//! - `Form::Kernel` calls `run` of the kernel of that name in `xla-core`, with executor, results, operands and
//!   `arguments`. A `KernelArg::Struct` passes several numbers as a struct of `rt`, by the names of its fields, such
//!   as `rt::Window`. A `KernelArg::Region` passes a region as a `Function`, which may have a `NAME` that the kernel
//!   recognises.
//! - `Form::Expanded` has a rule `OpTraits::expand` instead of a kernel (`batch_norm.rs`).
//! - `OpTraits::batch` computes the instruction at all indices of a `map` or `vmap`.
//! - `OpTraits::small` has the limits within which a register block inlines the function `small` of the kernel.
//! - `OpTraits::origin` is the rule of an instruction that only moves elements, and `OpTraits::unroll` the rule of one
//!   on small matrices. Batch loops use both.
//! - `OpTraits::feature` names the Cargo feature that the kernel needs. Without it, `inline` expands what has an
//!   `expand`, and refuses any other.
//!
//! An operation that StableHLO lacks is a custom call, `text: "stablehlo.custom_call @Qr"`, with a `syntax` as in
//! `householder.rs`, and its attributes in a `Dictionary` as in `convolution.rs`. XLA runs it only if XLA knows the
//! target. A primitive that XLA does not know at all has a text such as `typed_xla.lu`; in text for XLA its expansion
//! is printed instead.
//!
//! These files are shared by several operations:
//!
//! - `arguments`, `checks`, `classes`, `replicas` and `places` read and check arguments; `join` broadcasts operands of
//!   different shapes; `window` has the rules of windows; `conversion` words the helps about element types.
//! - `parts` adds short sequences of instructions to a `Builder`, `rewriting` adds constants and movement to a
//!   `Rewriter`.
//! - `control` serves regions that capture any values; `captures` turns captured scalars of reductions into operands.
//! - `vectorise` applies a region at all indices at once. `batch` has what batching rules share, `in_turn` and
//!   `turns` loop over the indices where no kernel computes several at once, and `guard` and `needed` mark values of such
//!   regions.
//! - `unrolled` has matrices of scalars for `OpTraits::unroll`; `jacobi` has the rotations of `eigh` and `svd`, and
//!   the sizes from which on these have kernels.
//! - `inline` inlines calls, maps and expansions.
//!
//! CONTRIBUTING.md, "Add an operation", lists the files that an operation needs besides.

pub mod all_gather;
pub mod all_reduce;
pub mod all_to_all;
pub mod along;
mod arguments;
pub mod attention;
mod batch;
pub mod batch_norm;
pub mod bitcast_convert;
pub mod broadcast;
pub mod call;
pub mod captures;
pub mod checkpoint;
pub(crate) mod checks;
pub mod cholesky;
pub mod clamp;
pub mod classes;
pub mod cofactors;
pub mod collapse;
pub mod collective_permute;
pub mod compare;
pub mod concatenate;
pub mod conditional;
pub mod constant;
pub mod control;
pub(crate) mod conversion;
pub mod convert;
pub mod convolution;
pub mod create_token;
pub mod custom_call;
pub mod custom_derivative;
pub mod dot;
pub mod dot_general;
pub mod dynamic_slice;
pub mod dynamic_update_slice;
pub mod eigh;
pub mod elementwise;
pub mod fft;
pub mod formulas;
pub mod gather;
pub mod guard;
pub mod householder;
pub mod implicit;
pub(crate) mod in_turn;
pub mod infeed;
pub mod inline;
pub mod inspect;
pub mod iota;
mod jacobi;
pub(crate) mod join;
pub mod lu;
pub mod lu_solve;
pub mod map;
pub mod needed;
pub mod not_empty;
pub mod optimization_barrier;
pub mod outfeed;
pub mod packed;
pub mod pad;
pub(crate) mod parts;
mod places;
pub mod progression;
pub mod reduce;
pub mod reduce_precision;
pub mod reduce_scatter;
pub mod reduce_window;
pub mod replica_id;
pub mod replicas;
pub mod reshape;
pub mod rev;
pub(crate) mod rewriting;
pub mod rng_bit_generator;
pub mod scatter;
pub mod select_and_scatter;
pub mod size_assertion;
pub mod slice;
pub mod sort;
pub mod stop_gradient;
mod suffix;
pub mod svd;
pub mod terms;
pub mod top_k;
pub mod transpose;
pub mod triangular_solve;
mod turns;
pub(crate) mod unrolled;
pub mod vectorise;
pub mod watched;
pub mod while_loop;
pub mod window;
pub mod winograd;

use crate::list::Items;
use crate::{Operation, Primitive};
pub use elementwise::select;

/// All structural operations that a user can call, in no particular order.
static STRUCTURAL: &[&Operation] = &[
    &all_gather::OPERATION,
    &all_reduce::OPERATION,
    &all_to_all::OPERATION,
    &along::OPERATION,
    &attention::OPERATION,
    &bitcast_convert::OPERATION,
    &batch_norm::TRAINING,
    &batch_norm::INFERENCE,
    &batch_norm::GRAD,
    &broadcast::OPERATION,
    &broadcast::IN_DIM,
    &cholesky::OPERATION,
    &clamp::OPERATION,
    &collapse::OPERATION,
    &collective_permute::OPERATION,
    &concatenate::OPERATION,
    &conditional::OPERATION,
    &conditional::CASE,
    &convert::OPERATION,
    &custom_call::OPERATION,
    &convolution::CONV,
    &convolution::OPERATION,
    &dot::OPERATION,
    &dot_general::OPERATION,
    &dynamic_slice::OPERATION,
    &dynamic_update_slice::OPERATION,
    &eigh::OPERATION,
    &fft::OPERATION,
    &gather::OPERATION,
    &infeed::OPERATION,
    &iota::OPERATION,
    &lu::OPERATION,
    &map::OPERATION,
    &optimization_barrier::OPERATION,
    &outfeed::OPERATION,
    &pad::OPERATION,
    &reduce::OPERATION,
    &reduce_precision::OPERATION,
    &reduce_scatter::OPERATION,
    &reduce_window::OPERATION,
    &replica_id::OPERATION,
    &reshape::OPERATION,
    &rev::OPERATION,
    &rng_bit_generator::OPERATION,
    &scatter::OPERATION,
    &select::OPERATION,
    &select_and_scatter::OPERATION,
    &slice::OPERATION,
    &sort::OPERATION,
    &stop_gradient::OPERATION,
    &svd::OPERATION,
    &top_k::OPERATION,
    &transpose::OPERATION,
    &triangular_solve::OPERATION,
];

/// All structural primitives.
static PRIMITIVES: &[&Primitive] = &[
    &all_gather::PRIMITIVE,
    &all_reduce::PRIMITIVE,
    &all_to_all::PRIMITIVE,
    &along::PRIMITIVE,
    &attention::PRIMITIVE,
    &attention::TANGENT,
    &attention::GRAD,
    &bitcast_convert::PRIMITIVE,
    &batch_norm::TRAINING_PRIMITIVE,
    &batch_norm::INFERENCE_PRIMITIVE,
    &batch_norm::GRAD_PRIMITIVE,
    &broadcast::PRIMITIVE,
    &call::PRIMITIVE,
    &checkpoint::PRIMITIVE,
    &cholesky::PRIMITIVE,
    &clamp::PRIMITIVE,
    &compare::PRIMITIVE,
    &collective_permute::PRIMITIVE,
    &cofactors::PRIMITIVE,
    &concatenate::PRIMITIVE,
    &conditional::IF,
    &conditional::PRIMITIVE,
    &constant::PRIMITIVE,
    &constant::SIZE,
    &replica_id::PRIMITIVE,
    &size_assertion::PRIMITIVE,
    &size_assertion::MULTIPLE,
    &convert::PRIMITIVE,
    &convolution::PRIMITIVE,
    &create_token::PRIMITIVE,
    &custom_call::PRIMITIVE,
    &custom_derivative::JVP,
    &custom_derivative::VJP,
    &custom_derivative::PULLBACK,
    &implicit::ROOT,
    &implicit::LINEAR_SOLVE,
    &dot_general::PRIMITIVE,
    &dynamic_slice::PRIMITIVE,
    &dynamic_update_slice::PRIMITIVE,
    &eigh::PRIMITIVE,
    &fft::PRIMITIVE,
    &householder::FACTORS,
    &householder::PRODUCT,
    &gather::PRIMITIVE,
    &guard::PRIMITIVE,
    &infeed::PRIMITIVE,
    &inspect::PRIMITIVE,
    &iota::PRIMITIVE,
    &lu::PRIMITIVE,
    &lu_solve::PRIMITIVE,
    &map::PRIMITIVE,
    &needed::PRIMITIVE,
    &not_empty::PRIMITIVE,
    &optimization_barrier::PRIMITIVE,
    &outfeed::PRIMITIVE,
    &pad::PRIMITIVE,
    &reduce::PRIMITIVE,
    &reduce_precision::PRIMITIVE,
    &reduce_scatter::PRIMITIVE,
    &reduce_window::PRIMITIVE,
    &reshape::PRIMITIVE,
    &rev::PRIMITIVE,
    &rng_bit_generator::PRIMITIVE,
    &scatter::PRIMITIVE,
    &select::PRIMITIVE,
    &select_and_scatter::PRIMITIVE,
    &slice::PRIMITIVE,
    &sort::PRIMITIVE,
    &stop_gradient::PRIMITIVE,
    &svd::PRIMITIVE,
    &top_k::PRIMITIVE,
    &transpose::PRIMITIVE,
    &triangular_solve::PRIMITIVE,
    &watched::PRIMITIVE,
    &while_loop::PRIMITIVE,
];

/// Returns all primitive operations that a user can call.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    let elementwise = elementwise::ROWS.iter().map(|row| row.operation);
    let formulas = formulas::ROWS.iter().map(|row| row.operation);
    let compare = compare::ROWS.iter().map(|row| row.operation);
    STRUCTURAL
        .iter()
        .copied()
        .chain_items(elementwise)
        .chain_items(formulas)
        .chain_items(compare)
}

/// Returns all primitives.
pub fn primitives() -> impl Iterator<Item = &'static Primitive> {
    let elementwise = elementwise::ROWS.iter().map(|row| row.primitive);
    let formulas = formulas::ROWS.iter().map(|row| row.primitive);
    let structural = PRIMITIVES.iter().copied();
    structural
        .chain_items(elementwise)
        .chain_items(formulas)
        .chain_items(formulas::SLOPES.iter().copied())
}
