//! C functions that computations call, defined in `functions.c`.
#![allow(
    clippy::type_complexity,
    reason = "the types of results of several arrays"
)]

use typed_xla::Error;
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    /// The example of XLA's page on custom calls.
    pub fn myfunc(x: &f32![2], y: &f32![2, 3]) -> f32![3, 3];

    /// Returns products, and whether one of them is not 0.
    #[link_name = "typed_xla_parts"]
    pub fn parts(x: &i32![4], by: i64) -> (i32![4], bool);

    /// Returns the number itself.
    #[link_name = "typed_xla_scaled"]
    pub fn scaled(x: f64) -> f64;

    /// Returns the sums of the columns, multiplied by a number.
    #[link_name = "typed_xla_columns"]
    pub fn columns(x: &f32![?, 2], by: f32, more: &f32![2, ?]) -> (f32![2], i64);

    /// Returns runs of equal numbers: the number of each run, its start and length, and whether there is more than one
    /// run.
    #[link_name = "typed_xla_runs"]
    pub fn runs(x: &i32![?]) -> Result<(i32![?], i64![2, ?], bool), Error>;

    /// Returns `size` ones.
    #[link_name = "typed_xla_ones"]
    pub fn ones(size: i64) -> Result<f32![?], Error>;
}
