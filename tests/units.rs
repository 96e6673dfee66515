//! Structs without fields: states that are absent, and layers without weights.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct NoState;

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Trained<S: Tensors> {
    w: f32![2],
    state: S,
}

#[computation]
fn absent(x: &f32![2]) -> Trained<NoState> {
    Trained {
        w: 2.0 * x,
        state: NoState,
    }
}

#[computation]
fn passed(s: &NoState, x: f32) -> (NoState, f32) {
    (s, x)
}

#[test]
fn a_struct_without_fields_is_a_value() {
    let trained = absent(&tensor![1.0, 2.0]);
    assert_eq!(
        trained,
        Trained {
            w: tensor![2.0, 4.0],
            state: NoState
        }
    );
    assert_eq!(passed(&NoState, 1.0), (NoState, 1.0));
}

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Linear {
        pub w: f32![2, 2],
    }

    impl Linear {
        #[computation]
        pub fn forward(&self, x: &f32![2]) -> f32![2] {
            dot(x, self.w)
        }
    }

    #[derive(Tensors)]
    pub struct Relu;

    impl Relu {
        #[computation]
        pub fn forward(&self, x: &f32![2]) -> f32![2] {
            relu(x)
        }

        #[computation]
        pub fn new() -> Self {
            Self
        }
    }
}

use layers::{Linear, Relu};

#[computation]
fn network(net: &(Linear, Relu, Linear), x: &f32![2]) -> f32![2] {
    let mut y = x;
    for layer in net {
        y = layer.forward(y);
    }
    y
}

#[computation]
fn activated(x: &f32![2]) -> f32![2] {
    Relu::new().forward(x) + Relu.forward(-x)
}

#[test]
fn layers_without_weights_stand_beside_others() {
    let linear = |x: f32| Linear {
        w: tensor![[x, 0.0], [0.0, x]],
    };
    let net = (linear(-1.0), Relu, linear(2.0));
    assert_eq!(network(&net, &tensor![3.0, -4.0]), tensor![0.0, 8.0]);
    assert_eq!(activated(&tensor![3.0, -4.0]), tensor![3.0, 4.0]);
    assert_eq!(Relu.forward(&tensor![-1.0, 1.0]), tensor![0.0, 1.0]);
}
