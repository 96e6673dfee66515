//! Functions of C that computations call. `functions.c` holds them.
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

    /// Products, and whether one of them is not 0.
    #[link_name = "typed_xla_parts"]
    pub fn parts(x: &i32![4], by: i64) -> (i32![4], bool);

    /// The number itself.
    #[link_name = "typed_xla_scaled"]
    pub fn scaled(x: f64) -> f64;

    /// The sums of the columns, times a number.
    #[link_name = "typed_xla_columns"]
    pub fn columns(x: &f32![?, 2], by: f32, more: &f32![2, ?]) -> (f32![2], i64);

    /// Runs of equal numbers: the number of each, where each begins and how long it is, and whether there is more than one.
    #[link_name = "typed_xla_runs"]
    pub fn runs(x: &i32![?]) -> Result<(i32![?], i64![2, ?], bool), Error>;

    /// Ones, as many as are asked for.
    #[link_name = "typed_xla_ones"]
    pub fn ones(size: i64) -> Result<f32![?], Error>;
}
