// A known size is checked by its value.
use typed_xla::prelude::*;

#[known]
const ROWS: usize = 32;
#[known]
const COLUMNS: usize = 10;

#[computation]
fn f(x: &f32![ROWS, COLUMNS]) -> f32![COLUMNS, ROWS] {
    x + 1.0
}

fn main() {}
