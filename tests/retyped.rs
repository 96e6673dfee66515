//! Loops over tuples, whose rounds may change the types of variables.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
        pub b: f32![O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, I]) -> f32![N, O] {
            dot(x, self.w) + self.b.along([1])
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct Relu;

    impl Relu {
        #[computation]
        pub fn forward<N: Dim, D: Dim>(&self, x: &f32![N, D]) -> f32![N, D] {
            relu(x)
        }
    }
}

use layers::{Linear, Relu};

type Layers = (Linear<Size<4>, Size<8>>, Relu, Linear<Size<8>, Size<3>>);

#[derive(Tensors, Clone)]
struct Network {
    layers: (Linear<Size<4>, Size<8>>, Relu, Linear<Size<8>, Size<3>>),
}

#[computation]
fn forward<N: Dim>(p: &Network, x: &f32![N, 4]) -> f32![N, 3] {
    let mut x = x;
    for layer in &p.layers {
        x = layer.forward(x);
    }
    x
}

#[computation]
fn written_out<N: Dim>(p: &Network, x: &f32![N, 4]) -> f32![N, 3] {
    let x = p.layers.0.forward(x);
    let x = p.layers.1.forward(x);
    p.layers.2.forward(x)
}

#[computation]
fn gradients<N: Dim>(p: &Network, x: &f32![N, 4]) -> (Network, Network) {
    let first = grad(|p| sum(forward(p, x) * forward(p, x)))(p);
    (
        first,
        grad(|p| sum(written_out(p, x) * written_out(p, x)))(p),
    )
}

fn network() -> Network {
    let layers: Layers = (
        Linear {
            w: Tensor::from_fn(|[i, j]| i as f32 - j as f32 / 2.0),
            b: Tensor::ones(),
        },
        Relu,
        Linear {
            w: Tensor::from_fn(|[i, j]| (i * j) as f32 / 8.0 - 1.0),
            b: Tensor::zeros(),
        },
    );
    Network { layers }
}

#[test]
fn layers_of_different_widths_are_a_loop() {
    let p = network();
    let x: f32![2, 4] = Tensor::from_fn(|[i, j]| (i + 2 * j) as f32 / 4.0);
    assert_eq!(forward(&p, &x), written_out(&p, &x));
    let (found, expected) = gradients(&p, &x);
    assert_eq!(found.layers, expected.layers);
}

#[test]
fn the_number_of_rows_may_be_known_at_run_time_only() {
    let p = network();
    let x: f32![2, 4] = Tensor::from_fn(|[i, j]| (i + 2 * j) as f32 / 4.0);
    let open: f32![?, 4] = x.try_into().unwrap();
    assert_eq!(forward(&p, &open).as_slice(), forward(&p, &x).as_slice());
}

/// Assigns literals and scalars in a loop whose parts have different sizes.
#[computation]
fn kept(parts: &(f32![2], f32![3])) -> (f64, i32) {
    let mut number = 0.5f64;
    let mut rounds = 0i32;
    let mut last = 0.0f32;
    for part in parts {
        number = 2.0;
        rounds += 1;
        last = sum(part);
    }
    (number + (last as f64), rounds)
}

#[test]
fn literals_and_scalars_keep_the_types_of_their_variables() {
    assert_eq!(kept(&(tensor![1.0, 2.0], tensor![1.0, 1.0, 1.0])), (5.0, 2));
}
