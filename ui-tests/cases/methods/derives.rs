// Traits of the standard library on generic structs, and a module without computations.
use typed_xla::prelude::*;

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, PartialEq)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, I]) -> f32![N, O] {
            dot(x, self.w)
        }
    }

    #[derive(Copy, Clone)]
    #[derive(Tensors)]
    pub struct Scale<N: Dim> {
        pub by: f32![N],
    }

    // Without parameters rustc derives its traits.
    #[derive(Tensors, Clone, PartialEq)]
    pub struct Fixed {
        pub w: f32![2],
    }
}

#[computation]
mod plain {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Bias {
        pub b: f32![2],
    }

    impl Bias {
        pub fn forward<N: Dim>(&self, x: &f32![N, 2]) -> f32![N, 2] {
            x + self.b.along([1])
        }
    }
}

fn main() {}
