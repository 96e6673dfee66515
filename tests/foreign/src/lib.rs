//! Functions of C that computations call. `functions.c` holds them.

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
}
