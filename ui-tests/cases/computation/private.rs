// A computation of another module must be visible there.
use typed_xla::prelude::*;

mod model {
    use typed_xla::prelude::*;

    #[computation]
    fn double(x: &f32![4]) -> f32![4] {
        x * 2.0
    }
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    model::double(x)
}

fn main() {}
