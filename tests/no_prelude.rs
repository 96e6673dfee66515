//! Generated code needs no name of the prelude, and none that a user's crate may hide.

#![allow(unreachable_pub, reason = "items of a user's crate")]
#![no_implicit_prelude]
#![allow(dead_code, unused_imports, missing_docs)]

use ::core::ops::Fn;
use ::core::prelude::v1::{derive, test};
use ::core::result::Result::{self, Ok};
use ::std::{assert_eq, vec};
use ::typed_xla::Error;
use ::typed_xla::prelude::*;

/// Names of the prelude with other meanings.
mod names {
    pub(super) struct Some;
    pub(super) struct Vec;
    pub(super) struct Box;
    pub(super) struct Option;
    pub(super) trait Iterator {}
    pub(super) trait Clone {}
    pub(super) fn drop() {}
}
use names::*;
mod core {}
mod std {}
#[known]
const N: usize = 300;

#[computation]
fn elementwise(x: &f32![N], y: &f32![N]) -> (f32![N], f32) {
    let z = exp(x) * y + select(x > y, x, 2.0 * y);
    (z, sum(z))
}

#[computation]
fn products(x: &f32![3, 4], w: &f32![4, 2], b: &f32![2]) -> f32![3, 2] {
    softmax(relu(dot(x, w) + b.along([1])), dimension = 1)
}

#[computation]
fn moved(x: &f32![40, 30], at: i32) -> (f32![30, 40], f32![20, 15], f32![2, 30]) {
    let rows = dynamic_slice(x, [at, 0i32], [2, 30]);
    (transpose(x, [1, 0]), slice(x, [0, 15], [20, 30]), rows)
}

#[computation(program = Step)]
fn step(w: &mut f32![3, 2], g: &f32![3, 2], rate: f32) {
    for _ in 0..3 {
        *w -= rate * g;
    }
}

#[computation(program = Shifted)]
fn shifted(x: &f32![?, 2], by: &f32![?]) -> Result<f32![?, 2], Error> {
    Ok(x + by.along([0]))
}

#[computation]
fn generic<M: Dim>(x: &f32![M, 3]) -> (f32![M], f32![M, 3]) {
    (max(sum(x, 1), 0.0), x * M)
}

#[computation]
fn template<E: Float, M: Dim>(
    f: impl Fn(&Tensor![E; M]) -> Tensor![E; M],
    x: &Tensor![E; M],
) -> Tensor![E; M] {
    f(f(x))
}

#[computation]
fn twice(x: &f32![3]) -> f32![3] {
    template(|x| x * 2.0, x)
}

#[derive(Tensors)]
#[tensors(Clone, PartialEq, Debug)]
struct Net {
    w: f32![3],
    layers: [f32![3]; 2],
    rate: f32,
}

#[computation]
mod layers {
    use ::core::prelude::v1::derive;
    use ::typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Layer {
        pub w: f32![3, 3],
    }

    impl Layer {
        #[computation]
        pub fn forward(&self, x: &f32![3]) -> f32![3] {
            tanh(dot(x, self.w))
        }
    }
}

#[computation]
fn gradients(net: &Net, x: &f32![3]) -> Net {
    let loss = |net: &Net| sum(net.w * x + net.layers[0] * net.layers[1]);
    grad(loss)(net)
}

#[computation]
fn noise(rng: &mut Rng, layer: &layers::Layer) -> f32![3] {
    layer.forward(rng_uniform(rng, 0.0f32, 1.0, [3]))
}

#[custom_call]
fn checked(x: f32) -> Result<f32, ::core::primitive::i32> {
    Ok(x)
}

#[computation]
fn controlled(x: f32, n: i32) -> Result<f32, ::core::primitive::i32> {
    let mut y = checked(x)?;
    let mut i = 0i32;
    while i < n {
        y = match i {
            0 => y * 2.0,
            1 | 2 => y + 1.0,
            _ => checked(y)?,
        };
        i += 1;
    }
    Ok(y)
}

#[computation]
fn labelled(a: &f32![3, 4], b: &f32![4, 5]) -> f32![3, 5] {
    let c("i,k") = a("i,j") * b("j,k");
    c
}

#[computation]
fn sorted(x: &f32![50], k: &i32![4]) -> (f32![50], f32![4], f32![50]) {
    (sort(x), take(x, k), cumulative_sum(x, 0))
}

#[test]
fn computations_without_a_prelude_run() {
    let ones: f32![N] = Tensor::full(1.0);
    assert_eq!(elementwise(&Tensor::zeros(), &ones).1, 900.0);
    let x = Tensor::full(1.0);
    assert_eq!(
        products(&x, &Tensor::zeros(), &Tensor::zeros())[[0, 0]],
        0.5
    );
    assert_eq!(moved(&Tensor::zeros(), 3).2, Tensor::zeros());
    let mut w = Tensor::full(4.0);
    step(&mut w, &Tensor::full(1.0), 1.0);
    assert_eq!(w, Tensor::full(1.0));
    let rows = Tensor::from_vec(vec![1.0, 2.0]).unwrap();
    let by = Tensor::from_vec(vec![1.0]).unwrap();
    assert_eq!(shifted(&rows, &by).unwrap().as_slice(), [2.0, 3.0]);
    assert_eq!(generic(&tensor![[1.0, 2.0, 3.0]]).0, tensor![6.0]);
    assert_eq!(twice(&tensor![1.0, 2.0, 3.0]), tensor![4.0, 8.0, 12.0]);
    let net = Net {
        w: Tensor::zeros(),
        layers: [Tensor::ones(), Tensor::zeros()],
        rate: 1.0,
    };
    assert_eq!(gradients(&net, &Tensor::ones()).layers[1], Tensor::ones());
    let layer = layers::Layer { w: Tensor::zeros() };
    assert_eq!(noise(&mut Rng::new(1), &layer), Tensor::zeros());
    assert_eq!(controlled(2.0, 5), Ok(6.0));
    assert_eq!(
        labelled(&Tensor::ones(), &Tensor::ones()),
        Tensor::full(4.0)
    );
    assert_eq!(sorted(&Tensor::ones(), &Tensor::zeros()).2[[49]], 50.0);
}
