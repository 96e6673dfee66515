// Two columns cannot be split into three equal parts.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![6, 2], replica: &Replica) -> Result<f32![18, 2], Error> {
    Ok(all_to_all(x, replica, split_dimension = 1, concat_dimension = 0, replicas = 3)?)
}

fn main() {}
