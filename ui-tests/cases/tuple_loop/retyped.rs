// A loop over a tuple may change the type of a variable, and reports a part that does not fit once.
use typed_xla::prelude::*;

#[computation]
pub mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub fn forward(&self, x: &f32![I]) -> f32![O] {
            dot(x, self.w)
        }
    }
}
use layers::Linear;

#[computation]
fn f(layers: &(Linear<4, 8>, Linear<6, 3>), x: &f32![4]) -> f32![3] {
    let mut x = x;
    for layer in layers {
        x = layer.forward(x);
    }
    x
}

fn main() {}
