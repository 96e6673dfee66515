// Lint levels apply to the expression or statement that they are written on.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    #[deny(unused_variables)]
    let unused = x * 2.0;
    #[deny(unused_mut)]
    let mut fixed = x * 2.0;
    #[deny(unused_variables)]
    {
        let inside = x;
    }
    #[allow(unused_variables)]
    let allowed = x;
    map(|#[deny(unused_variables)] a| 1.0f32, fixed)
}

fn main() {}
