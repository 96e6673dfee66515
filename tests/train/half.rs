//! Parameters in `f16` and `bf16`, whose squares, averages and `eps` their own type cannot represent.

use typed_xla::prelude::*;
use typed_xla::train::*;

/// Gradients whose squares are 0 in `f16`, and one whose square is infinite.
const GRADIENTS: [f32; 6] = [0.0, 1e-5, 1e-4, 3e-3, -1.0, 60000.0];

macro_rules! steps {
    ($($name:ident $e:ident $state:ident |$p:ident, $s:ident, $g:ident| $body:expr;)*) => {$(
        #[computation]
        fn $name($p: &mut $e![6], $s: &mut $state<$e![6]>, $g: &$e![6]) {
            $body;
        }
    )*};
}

steps! {
    adam_f16 f16 Adam |p, s, g| adam(p, s, g, 0.1);
    adam_bf16 bf16 Adam |p, s, g| adam(p, s, g, 0.1);
    adamw_f16 f16 Adam |p, s, g| adamw(p, s, g, 0.1);
    adamw_bf16 bf16 Adam |p, s, g| adamw(p, s, g, 0.1);
    rmsprop_f16 f16 RmsProp |p, s, g| rmsprop_with(p, s, g, 0.1, 0.75, 1e-20);
    rmsprop_bf16 bf16 RmsProp |p, s, g| rmsprop_with(p, s, g, 0.1, 0.75, 1e-20);
    adagrad_f16 f16 Adagrad |p, s, g| adagrad_with(p, s, g, 0.1, 0.0, 1e-20);
    adagrad_bf16 bf16 Adagrad |p, s, g| adagrad_with(p, s, g, 0.1, 0.0, 1e-20);
    lion_f16 f16 Lion |p, s, g| lion(p, s, g, 0.1);
    lion_bf16 bf16 Lion |p, s, g| lion(p, s, g, 0.1);
}

macro_rules! first_steps {
    ($($step:ident $e:ident $factor:literal;)*) => {$({
        let gradient = Tensor::from_fn(|[i]| $e::from_f32(GRADIENTS[i]));
        let mut p: $e![6] = Tensor::ones();
        $step(&mut p, &mut Default::default(), &gradient);
        let expected = GRADIENTS.map(|g| $e::from_f32(match g {
            0.0 => 1.0,
            g => 1.0 - $factor * g.signum(),
        }));
        let near = p.iter().zip(&expected).all(|(p, expected)| {
            (p.to_f32() - expected.to_f32()).abs() <= $e::EPSILON.to_f32()
        });
        assert!(near, "{}: expected {expected:?}, found {:?}", stringify!($step), p.as_slice());
    })*};
}

#[test]
fn a_first_step_has_the_sign_of_the_gradient_however_small_or_large() {
    first_steps! {
        adam_f16 f16 0.1;
        adam_bf16 bf16 0.1;
        adamw_f16 f16 0.1;
        adamw_bf16 bf16 0.1;
        rmsprop_f16 f16 0.2;
        rmsprop_bf16 bf16 0.2;
        adagrad_f16 f16 0.1;
        adagrad_bf16 bf16 0.1;
        lion_f16 f16 0.1;
        lion_bf16 bf16 0.1;
    }
}

/// Parameters of several types.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Mixed {
    half: f16![3],
    brain: bf16![3],
    single: f32![3],
    double: f64![3],
}

impl Mixed {
    fn new(f: impl Fn(usize) -> f64) -> Mixed {
        Mixed {
            half: Tensor::from_fn(|[i]| f16::from_f64(f(i))),
            brain: Tensor::from_fn(|[i]| bf16::from_f64(f(i))),
            single: Tensor::from_fn(|[i]| f(i) as f32),
            double: Tensor::from_fn(|[i]| f(i)),
        }
    }

    /// Asserts that the leaves agree with `f64` within a few rounding errors of a parameter and of the state.
    #[track_caller]
    fn agrees(&self, name: &str) {
        for (i, &expected) in self.double.iter().enumerate() {
            let found = [
                (self.half[[i]].to_f64(), 2e-3),
                (self.brain[[i]].to_f64(), 2e-2),
                (f64::from(self.single[[i]]), 1e-6),
            ];
            for (found, tolerance) in found {
                assert!(
                    (found - expected).abs() <= tolerance,
                    "{name}: expected {expected}, found {found}: {self:?}"
                );
            }
        }
    }
}

macro_rules! mixed_steps {
    ($($name:ident $state:ident |$p:ident, $s:ident, $g:ident| $body:expr;)*) => {$(
        #[computation]
        fn $name($p: &mut Mixed, $s: &mut $state<Mixed>, $g: &Mixed) {
            $body;
        }
    )*};
}

mixed_steps! {
    adam_mixed Adam |p, s, g| adam(p, s, g, 0.05);
    adamw_mixed Adam |p, s, g| adamw(p, s, g, 0.05);
    rmsprop_mixed RmsProp |p, s, g| rmsprop(p, s, g, 0.05);
    adagrad_mixed Adagrad |p, s, g| adagrad(p, s, g, 0.05);
    lion_mixed Lion |p, s, g| lion(p, s, g, 0.05);
    momentum_mixed Momentum |p, s, g| sgd_momentum(p, s, g, 0.05, 0.9);
    nesterov_mixed Momentum |p, s, g| sgd_nesterov(p, s, g, 0.05, 0.9);
}

#[test]
fn leaves_of_all_types_take_the_same_steps() {
    macro_rules! check {
        ($($step:ident)*) => {$({
            let (mut p, mut state) = (Mixed::new(|i| 0.5 - i as f64 / 4.0), Default::default());
            for t in 0..6 {
                // Numbers that all types represent.
                let gradient = Mixed::new(|i| f64::from((t * 5 + 3 * i as i32) % 7 - 3) / 8.0);
                $step(&mut p, &mut state, &gradient);
            }
            p.agrees(stringify!($step));
        })*};
    }
    check!(adam_mixed adamw_mixed rmsprop_mixed adagrad_mixed lion_mixed momentum_mixed nesterov_mixed);
}

#[computation]
fn descended(p: &mut f16![2], g: &f16![2], rate: f64) {
    sgd(p, g, rate);
}

#[test]
fn a_rate_below_the_range_of_the_parameters_is_not_zero() {
    let h = f16::from_f32;
    let mut p = tensor![h(0.0), h(0.0)];
    descended(&mut p, &tensor![h(49152.0), h(-1000.0)], 1e-8);
    assert_eq!(p, tensor![h(-4.9152e-4), h(1e-5)]);
}

#[computation]
fn unscaled_half(g: &f16![2], state: &mut LossScale) -> (f16![2], bool) {
    unscaled(g, state)
}

#[test]
fn a_gradient_is_divided_by_a_scale_whose_inverse_is_below_its_range() {
    let h = f16::from_f32;
    let mut state = LossScale {
        scale: 1e9,
        ..LossScale::default()
    };
    let (gradient, finite) = unscaled_half(&tensor![h(50000.0), h(-20000.0)], &mut state);
    assert_eq!((gradient, finite), (tensor![h(5e-5), h(-2e-5)], true));
}
