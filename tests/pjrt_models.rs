//! Models of structs with methods, and computations that take functions, as programs on XLA.

#![allow(unreachable_pub, reason = "items of a user's crate")]
#![cfg(feature = "pjrt")]

mod xla;

use typed_xla::Program;
use typed_xla::pjrt::Client;
use typed_xla::prelude::*;
use xla::xla;

/// Runs a computation on XLA.
fn run<P: Program>(client: &Client, args: P::Args<'_>) -> P::Output {
    let program = client.compile::<P>();
    let result = program.and_then(|program| program.run(args));
    result.unwrap_or_else(|error| panic!("{}: {error}", P::NAME))
}

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

        #[computation]
        pub fn decay(&mut self, rate: f32) {
            self.w -= rate * self.w;
        }
    }

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Model {
        pub blocks: [Linear<Size<2>, Size<2>>; 3],
        pub head: (Linear<Size<2>, Size<1>>, f32),
    }

    impl Model {
        #[computation]
        pub fn forward<N: Dim>(
            &self,
            act: impl Fn(&f32![N, 2]) -> f32![N, 2],
            x: &f32![N, 2],
        ) -> f32![N, 1] {
            let mut x = x;
            for block in &self.blocks {
                x = act(block.forward(x));
            }
            self.head.0.forward(x) * self.head.1
        }
    }
}

use layers::{Linear, Model};

fn linear<I: Dim, O: Dim>(start: f32) -> Linear<I, O> {
    let values = |count: usize| (0..count).map(|i| start - 0.25 * i as f32).collect();
    Linear {
        w: Tensor::from_vec(values(I::SIZE * O::SIZE)).unwrap(),
        b: Tensor::from_vec(values(O::SIZE)).unwrap(),
    }
}

fn model() -> Model {
    Model {
        blocks: std::array::from_fn(|i| linear(0.5 * i as f32)),
        head: (linear(1.0), 2.0),
    }
}

#[computation(program = Forward)]
fn forward(model: &Model, x: &f32![?, 2], limit: f32) -> f32![?, 1] {
    model.forward(|x| min(max(x, 0.0), limit), x)
}

#[computation(program = Step)]
fn step(model: &mut Model, kind: i32) -> [f32![2]; 3] {
    let rate = match kind {
        0 => 0.5,
        1 | 2 => 0.25f32,
        _ => 0.0,
    };
    for block in &mut model.blocks {
        block.decay(rate);
    }
    model.head.1 = 3.0;
    model.blocks.map(|block| block.b * 2.0)
}

#[needs::plugin]
#[test]
fn a_model_with_methods_runs_on_xla() {
    let client = xla();
    let (model, x) = (model(), tensor![[1.0, -2.0], [0.5, 3.0], [0.0, 0.25]]);
    let x = x.as_dynamic();
    let there = run::<Forward>(&client, (&model, &x, 1.5));
    let here = forward(&model, &x, 1.5);
    assert_eq!(there.dims(), [3, 1]);
    for (there, here) in there.as_slice().iter().zip(here.as_slice()) {
        assert!((there - here).abs() < 1e-5, "{there} {here}");
    }
}

#[needs::plugin]
#[test]
fn arrays_of_structs_are_state_on_xla() {
    let client = xla();
    for kind in [0, 2, 7] {
        let (mut there, mut here) = (model(), model());
        let doubled = run::<Step>(&client, (&mut there, kind));
        assert_eq!(doubled, step(&mut here, kind));
        assert_eq!(there, here);
    }
}
