// Where there are several dimensions, `iota_dimension` says along which.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![2, 3] {
    iota(i32, [2, 3])
}

fn main() {}
