// XLA's name for `dimension`.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![4, 10] {
    iota(i32, [4, 10], iota_dimension = 1)
}

fn main() {}
