// Calls of methods and associated functions.
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
            dot(x, self.w) + self.b.along([1])
        }

        #[computation]
        pub fn zeros() -> Self {
            Self { w: full(f32, [I, O], 0.0), b: full(f32, [O], 0.0) }
        }

        #[computation]
        pub fn descend(&mut self, rate: f32) {
            self.w -= rate * self.w;
        }

        pub fn plain(&self) -> usize {
            I::SIZE
        }
    }
}

use layers::Linear;

#[computation]
fn shape(p: &Linear<3, 2>, x: &f32![5, 4]) -> f32![5, 2] {
    p.forward(x)
}

#[computation]
fn misspelt(p: &Linear<3, 2>, x: &f32![5, 3]) -> f32![5, 2] {
    p.forwards(x)
}

#[computation]
fn unmarked(p: &Linear<3, 2>) -> f32 {
    p.plain()
}

#[computation]
fn unknown(p: &Linear<3, 2>) -> Linear<3, 2> {
    Linear::ones()
}

#[computation]
fn uninferred() -> Linear<3, 2> {
    let linear = Linear::zeros();
    linear
}

#[computation]
fn fixed(p: &Linear<3, 2>) -> f32![3, 2] {
    p.descend(0.5);
    p.w
}

#[computation]
fn count(p: &Linear<3, 2>, x: &f32![5, 3]) -> f32![5, 2] {
    p.forward(x, x)
}

#[derive(Tensors)]
struct Norm {
    gain: f32![3],
}

#[computation]
fn wrong_struct(n: &Norm, x: &f32![5, 3]) -> f32![5, 2] {
    Linear::forward(n, x)
}

#[computation]
fn applied(f: impl Fn(&f32![3]) -> f32![3], x: &f32![3]) -> f32![3] {
    f(x)
}

fn helper(x: &f32![3]) -> f32![3] {
    x.clone()
}

#[computation]
fn not_functions(n: &Norm) -> f32![3] {
    applied(helper, n.gain) + applied(undefined, n.gain) + applied(n, n.gain) + applied(|| n.gain, n.gain)
}

fn main() {}
