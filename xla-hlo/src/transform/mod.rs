//! Transformations of functions: derivatives, and what they are made of.
//!
//! Forward-mode differentiation adds the tangents of a graph's results to it ([`tangents`]). Reverse mode is forward
//! mode, split into what does not depend on tangents and what is linear in them ([`split`]), whose transpose computes
//! cotangents ([`transpose`]). Each primitive has one rule for its tangents, and those that are linear in operands have a
//! transpose.
//!
//! A user applies a [`Transformation`] to a function, and the result to arguments: `grad(loss)(p, x)`.

mod application;
mod argnums;
mod batched;
mod catalogue;
mod checkpoint;
mod dependence;
mod directional;
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
