// A method without its mark, of a struct whose module is marked, and of one that is not in a module.
use typed_xla::prelude::*;

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Linear {
        pub w: f32![3, 2],
    }

    #[derive(Tensors)]
    pub struct Norm {
        pub gain: f32![3],
    }

    impl Linear {
        #[computation]
        pub fn forward(&self, x: &f32![4, 3]) -> f32![4, 2] {
            x.dot(self.w)
        }
    }

    impl Norm {
        pub fn forward(&self, x: &f32![4, 3]) -> f32![4, 3] {
            x.clone()
        }
    }
}

#[derive(Tensors)]
struct Alone {
    gain: f32![3],
}

#[computation]
fn in_module(norm: &layers::Norm, x: &f32![4, 3]) -> f32![4, 3] {
    norm.forward(x)
}

#[computation]
fn without_module(alone: &Alone, x: &f32![4, 3]) -> f32![4, 3] {
    alone.forward(x)
}

fn main() {}
