//! Defaults of structs in computations: `Params::default()` and `..Default::default()`.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings};

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
    steps: i32,
}

#[derive(Clone, Debug, PartialEq, Tensors, std::default::Default)]
pub(crate) struct Pair {
    params: Params,
    parts: (f64, bool),
    list: [Params; 2],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
    b: f32![O],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Deep<const L: usize, D: Dim> {
    layers: [Linear<D, D>; L],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Averages<T: Tensors> {
    mean: T,
    count: i32,
}

/// A struct that contains a default of its own.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Training {
    settings: AdamSettings,
    adam: Adam<Params>,
}

#[computation]
fn made() -> (Params, Pair, Params) {
    let params = Params::default();
    let other: Params = Default::default();
    (params, Pair::default(), other)
}

#[computation]
fn filled(b: &f32![3]) -> (Params, Pair, Linear<2, 3>) {
    let params = Params {
        b,
        ..Default::default()
    };
    let pair = Pair {
        params,
        list: Default::default(),
        ..Pair::default()
    };
    let w = ones(f32, [2, 3]);
    let linear = Linear {
        w,
        ..Default::default()
    };
    (params, pair, linear)
}

#[computation]
fn generic() -> (
    Linear<2, 3>,
    Deep<2, 4>,
    Averages<Params>,
    Averages<Linear<2, 3>>,
) {
    let linear: Linear<2, 3> = Linear::default();
    (
        linear,
        Deep::<2, 4>::default(),
        Averages::<Params>::default(),
        Averages::default(),
    )
}

#[computation]
fn of_training() -> Training {
    Training::default()
}

#[computation]
fn reset(t: &mut Training, p: &mut Params) {
    t.adam = Adam::default();
    *p = Default::default();
    p.b += 1.0;
}

#[computation]
fn with_bias(b: &f32![3]) -> Params {
    Params {
        w: Default::default(),
        b,
        steps: Default::default(),
    }
}

#[test]
fn a_derived_default_is_the_one_of_rust() {
    let (params, pair, other) = made();
    assert_eq!((params, pair, other), Default::default());
    assert_eq!(generic(), Default::default());
    let training = of_training();
    assert_eq!(training, Training::default());
    assert_eq!(training.settings.b1, 0.9);
}

#[test]
fn a_default_fills_the_rest_of_a_struct() {
    let b = tensor![1.0, 2.0, 3.0];
    assert_eq!(with_bias(&b), filled(&b).0);
    let (params, pair, linear) = filled(&b);
    let expected = Params {
        b,
        ..Default::default()
    };
    assert_eq!(params, expected);
    assert_eq!(
        pair,
        Pair {
            params,
            ..Default::default()
        }
    );
    assert_eq!((linear.w, linear.b), (Tensor::ones(), Tensor::zeros()));
}

#[test]
fn a_default_is_assigned() {
    let mut training = Training::default();
    training.adam.step = 7;
    let mut params = Params {
        steps: 3,
        ..Default::default()
    };
    reset(&mut training, &mut params);
    assert_eq!(training, Training::default());
    assert_eq!((params.steps, params.b), (0, Tensor::ones()));
}
