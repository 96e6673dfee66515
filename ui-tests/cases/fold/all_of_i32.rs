// `all` reduces bools.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> bool {
    x.all()
}

fn main() {}
