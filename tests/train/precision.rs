//! Mixed precision: training in `bf16` and `f16` with parameters in `f32` converges as in `f32`.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, LossScale, adam, scaled, smoothed_cross_entropy, unscaled};

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Network<E: Element> {
    w1: Tensor![E; 2, 32],
    b1: Tensor![E; 32],
    w2: Tensor![E; 32, 2],
    b2: Tensor![E; 2],
}

/// Everything that a training changes.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Training {
    network: Network<f32>,
    adam: Adam<Network<f32>>,
    scale: LossScale,
}

#[computation]
fn loss<E: Float>(p: &Network<E>, x: &Tensor![E; 64, 2], labels: &i32![64]) -> f32 {
    let hidden = tanh(dot(x, p.w1) + p.b1.along([1]));
    let scores = dot(hidden, p.w2) + p.b2.along([1]);
    mean(smoothed_cross_entropy(scores as f32, labels, 0.0))
}

macro_rules! steps {
    ($($name:ident $e:ident)*) => {$(
        #[computation]
        fn $name(t: &mut Training, x: &f32![64, 2], labels: &i32![64]) -> (f32, bool) {
            let scale = t.scale;
            let of = |p| scaled(loss(p as $e, x as $e, labels), scale);
            let (value, gradient) = value_and_grad(of)(t.network);
            let (gradient, finite) = unscaled(gradient, &mut t.scale);
            if finite {
                adam(&mut t.network, &mut t.adam, gradient, 0.02);
            }
            (value / scale.scale, finite)
        }
    )*};
}
steps!(in_f32 f32 in_bf16 bf16 in_f16 f16);

type Step = fn(&mut Training, &f32![64, 2], &i32![64]) -> (f32, bool);

/// Trains to tell the points inside of a circle; returns the first and the last loss.
fn trained(step: Step) -> (f32, f32, Training) {
    let wave = |i: usize| (i as f32 * 1.3).sin();
    let x: f32![64, 2] = Tensor::from_fn(|[i, j]| wave(2 * i + j));
    let labels = Tensor::from_fn(|[i]| i32::from(x[[i, 0]].powi(2) + x[[i, 1]].powi(2) < 0.6));
    let mut training = Training::default();
    training.network.w1 = Tensor::from_fn(|[i, j]| wave(32 * i + j + 7));
    training.network.w2 = Tensor::from_fn(|[i, j]| 0.3 * wave(2 * i + j + 3));
    training.scale.period = 50;
    let losses: Vec<f32> = (0..300)
        .map(|_| step(&mut training, &x, &labels).0)
        .collect();
    (losses[0], losses[299], training)
}

#[test]
fn halves_converge_as_singles() {
    let (first, last, single) = trained(in_f32);
    assert!(first > 0.5 && last < 0.05, "{first} {last}");
    for (step, unit) in [(in_bf16 as Step, 1.0 / 128.0), (in_f16, 1.0 / 1024.0)] {
        let (own_first, own_last, half) = trained(step);
        assert!(
            (own_first - first).abs() < 2.0 * unit,
            "{own_first} is not {first}"
        );
        assert!(own_last < 1.5 * last, "{own_last} is not {last}");
        assert_ne!(own_last, last);
        assert_ne!(half.network, single.network);
    }
    // 300 finite gradients with a period of 50.
    assert_eq!(single.scale.scale, 32768.0 * 64.0);
}

#[computation]
fn divided(gradient: &(f32![2], f16), scale: &mut LossScale) -> ((f32![2], f16), bool) {
    unscaled(gradient, scale)
}

#[test]
fn the_scale_follows_the_gradients() {
    let mut scale = LossScale {
        scale: 8.0,
        period: 3,
        min_scale: 2.0,
        ..LossScale::default()
    };
    let half = |x: f32| f16::from_f32(x);
    let fine = (tensor![16.0, -8.0], half(4.0));
    let mut seen = Vec::new();
    for large in [
        false, false, false, true, true, true, true, false, true, false,
    ] {
        let mut gradient = fine;
        if large {
            gradient.1 = half(f32::INFINITY);
        }
        let before = scale.scale;
        let (gradient, finite) = divided(&gradient, &mut scale);
        assert_eq!(finite, !large);
        if finite {
            assert_eq!(gradient.0, tensor![16.0 / before, -8.0 / before]);
            assert_eq!(gradient.1, half(4.0 / before));
        }
        seen.push((scale.scale, scale.counter));
    }
    let expected = [
        (8.0, 1),
        (8.0, 2),
        (16.0, 0),
        (8.0, 0),
        (4.0, 0),
        (2.0, 0),
        (2.0, 0),
        (2.0, 1),
        (2.0, 0),
        (2.0, 1),
    ];
    assert_eq!(seen, expected);
    // A scale that overflows stays.
    scale = LossScale {
        scale: f32::MAX,
        period: 1,
        ..LossScale::default()
    };
    divided(&fine, &mut scale);
    assert_eq!((scale.scale, scale.counter), (f32::MAX, 0));
}
