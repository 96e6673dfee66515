// Four rows cannot be split into three equal parts.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 2], replica: &Replica) -> Result<f32![1, 2], Error> {
    Ok(reduce_scatter(add, x, replica, 0, replicas = 3)?)
}

fn main() {}
