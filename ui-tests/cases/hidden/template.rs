// The names in templates and methods are checked where they are declared.
use typed_xla::prelude::*;

#[computation]
fn split(x: &f32![4]) -> (f32![2], f32![2]) {
    (x[..2], x[2..])
}

#[computation]
fn exp<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    x.exp() - 1
}

#[computation]
fn generic<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    exp(x)
}

#[computation]
fn leaves<T: Tensors>(x: &T) -> T {
    tree_map(|leaf| zeros(leaf), x)
}

#[computation]
fn zeros<T: Tensors>(x: &T) -> T {
    x - x
}

#[computation]
fn halves(x: &f32![4]) -> f32![2] {
    let (a, b) = split(x);
    a + b
}

#[computation]
mod filters {
    use super::*;

    #[derive(Tensors)]
    pub struct Filter {
        level: f32![4],
    }

    impl Filter {
        #[computation]
        pub fn exp(&self) -> f32![4] {
            exp(self.level)
        }
    }
}

fn main() {}
