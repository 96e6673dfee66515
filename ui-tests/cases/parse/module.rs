// A syntax error in a method or a computation of a module is reported alone.
use typed_xla::prelude::*;

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
        pub b: f32![O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, I]) -> f32![N, O] {
            let y = dot(x, self.w)
            y + self.bias().along([1])
        }

        #[computation]
        pub fn bias(&self) -> f32![O] {
            self.b
        }
    }

    #[computation]
    pub fn twice(x: &f32![3]) -> f32![3] {
        2.0 * x
    }
}

use layers::{Linear, twice};

#[computation]
fn net(x: &f32![3, 4], p: &Linear<4, 2>, y: &f32![3]) -> (f32![3, 2], f32![3]) {
    (p.forward(x), twice(y))
}

fn main() {}
