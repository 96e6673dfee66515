//! A computation, and the items that it refers to, may be inside a function.
use typed_xla::prelude::*;

fn main() {
    #[known]
    const N: usize = 3;

    #[computation]
    fn double(x: &f32![N]) -> f32![N] {
        x * 2.0
    }

    #[computation]
    fn quadruple(x: &f32![N]) -> f32![N] {
        double(double(x))
    }

    assert_eq!(quadruple(&tensor![1.0, 2.0, 3.0]), tensor![4.0, 8.0, 12.0]);
}
