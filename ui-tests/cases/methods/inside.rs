// Mistakes in methods are reported where they are written.
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
            dot(x, self.w) + self.bias.along([1])
        }

        #[computation]
        pub fn wrong<N: Dim>(&self, x: &f32![N, O]) -> f32![N, O] {
            dot(x, self.w)
        }

        #[computation]
        pub fn fixed(&self, rate: f32) {
            self.b -= rate;
        }
    }
}

fn main() {}
