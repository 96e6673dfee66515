// A known alias names a tensor type.
use typed_xla::prelude::*;

#[known]
type Rows = Vec<f32>;

fn main() {}
