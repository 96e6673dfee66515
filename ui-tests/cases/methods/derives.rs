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

    // A list that cannot be parsed.
    #[derive(Tensors, 1 +)]
    pub struct Gain {
        pub by: f32![2],
    }

    // Without parameters rustc derives its traits.
    #[derive(Tensors, Clone, PartialEq)]
    pub struct Fixed {
        pub w: f32![2],
    }
}

#[computation]
mod underived {
    use typed_xla::prelude::*;

    pub struct Scale {
        pub by: f32![2],
    }

    impl Scale {
        #[computation]
        pub fn twice(&self) -> f32![2] {
            self.by * 2.0
        }
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

        pub fn negated(&self) -> f32![2] {
            neg(self.b)
        }
    }
}

fn main() {}
