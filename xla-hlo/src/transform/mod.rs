//! Transformations of functions: derivatives, and what they are made of.
//!
//! A user applies a [`Transformation`] to a function, and the result to arguments: `grad(loss)(p, x)`. `catalogue`
//! lists them; `elaborate/transform.rs` in `xla-codegen` applies one to the graph of a function.
//!
//! - Forward mode adds the tangents of a graph's results to it ([`tangents`]), also inside loops and choices. Each
//!   primitive has one rule for its tangents, in `derivatives`; `derivatives/mod.rs` lists the primitives without a
//!   derivative, with the reasons.
//! - Reverse mode is forward mode, [`split`] into a known part and a part that is linear in tangents. The known
//!   part keeps the residuals that the linear part reads; a loop stores them as rows of arrays.
//! - [`transpose`] turns the linear part around, from tangents to cotangents. It visits loops from the last round to
//!   the first, and adds cotangents of slices in place.
//!
//! A function with `&mut` parameters returns its result, then the new values of these parameters.
//!
//! `custom_jvp`, `custom_vjp`, `custom_root`, `custom_linear_solve` and `checkpoint` are instructions with functions
//! as regions. Each is replaced by its function unless it is differentiated before (`ops/custom_derivative.rs`,
//! `ops/implicit.rs`, `ops/checkpoint.rs`). `linearity` refuses a rule for tangents that is not linear in them.

mod application;
mod argnums;
mod batched;
mod catalogue;
mod checkpoint;
mod dependence;
mod directional;
mod early;
mod gradient;
mod implicit;
mod jacobian;
mod linearity;
mod places;
mod rows;
mod ruled;
mod split;
mod tangents;
mod traced;
mod transpose;
mod trips;

pub use application::{
    Application, Arguments, Axes, Failure, FunctionParam, Given, Linear, OptionKind, OptionParam,
    Options, Output, States, Transformation,
};
pub use catalogue::{lookup, transformations};
pub use linearity::check_linear;
pub use places::record_places;
pub use split::{Split, split};
pub use tangents::{Tangents, tangents};
pub use transpose::transpose;

pub use crate::ops::inline::Refused;
