// A computation in the body of a function has no path.
use typed_xla::prelude::*;

fn main() {
    #[computation]
    fn softmax(x: &f32![2]) -> f32![2] {
        x.softmax() + 1.0
    }

    #[computation]
    fn full(x: f32) -> f32![2] {
        x * ones(f32, [2])
    }

    #[computation]
    fn called(x: &f32![2]) -> f32![2] {
        softmax(x) + full(1.0)
    }
}
