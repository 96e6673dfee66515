// A pair is a source and a target.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(collective_permute(x, replica, source_target_pairs = [(0, 1, 2)])?)
}

fn main() {}
