//! Steps of the optimisers.

use typed_xla::prelude::*;
use typed_xla::train::*;

use crate::assert_vector;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub(crate) struct Params<E: Float> {
    pub(crate) w: Tensor![E; 2, 3],
    pub(crate) b: Tensor![E; 3],
    pub(crate) scale: Tensor![E;],
}

impl Params<f64> {
    /// Returns the parameters that trainings begin with.
    pub(crate) fn start() -> Double {
        params(|j, k| (k + j).cos())
    }

    pub(crate) fn numbers(&self) -> Vec<f64> {
        [self.w.as_slice(), self.b.as_slice(), self.scale.as_slice()].concat()
    }
}

pub(crate) type Double = Params<f64>;
type Single = Params<f32>;

/// Returns parameters whose element `k` of leaf `j` is `f(j, k)`.
pub(crate) fn params(f: impl Fn(f64, f64) -> f64) -> Double {
    Params {
        w: Tensor::from_fn(|[i, j]| f(0.0, (3 * i + j) as f64)),
        b: Tensor::from_fn(|[i]| f(1.0, i as f64)),
        scale: Tensor::full(f(2.0, 0.0)),
    }
}

pub(crate) fn gradient(t: usize) -> Double {
    params(|j, k| (1.7 * k + 0.9 * j + 2.3 * t as f64).sin() * (1.0 + j))
}

#[computation]
fn single(p: &Params<f64>) -> Params<f32> {
    let Params { w, b, scale } = p;
    Params {
        w: w as f32,
        b: b as f32,
        scale: scale as f32,
    }
}

/// Takes five steps from the start, and compares the parameters with a vector.
#[track_caller]
fn check<S: Default>(name: &str, step: fn(&mut Double, &mut S, &Double)) -> S {
    check_within(1e-12, name, step)
}

#[track_caller]
fn check_within<S: Default>(
    tolerance: f64,
    name: &str,
    step: fn(&mut Double, &mut S, &Double),
) -> S {
    let mut p = Double::start();
    let mut state = S::default();
    for t in 0..5 {
        step(&mut p, &mut state, &gradient(t));
    }
    assert_vector(name, &p.numbers(), tolerance);
    state
}

#[computation]
fn by_sgd(p: &mut Params<f64>, _none: &mut f32, g: &Params<f64>) {
    sgd(p, g, 0.1);
}

#[computation]
fn by_momentum(p: &mut Params<f64>, state: &mut Momentum<Params<f64>>, g: &Params<f64>) {
    sgd_momentum(p, state, g, 0.1, 0.9);
}

#[computation]
fn by_nesterov(p: &mut Params<f64>, state: &mut Momentum<Params<f64>>, g: &Params<f64>) {
    sgd_nesterov(p, state, g, 0.1, 0.8);
}

#[test]
fn gradient_descent_takes_the_steps_of_optax() {
    check("sgd", by_sgd);
    assert_eq!(check("sgd momentum", by_momentum).step, 5);
    assert_eq!(check("sgd nesterov", by_nesterov).step, 5);
}

#[computation]
fn by_adam(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    adam(p, state, g, 0.1);
}

#[computation]
fn by_adam_with(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        eps: 1e-3,
        eps_root: 1e-2,
    };
    adam_with(p, state, g, 0.1, settings);
}

#[computation]
fn by_adamw(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    adamw(p, state, g, 0.1);
}

#[computation]
fn by_adamw_with(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        ..AdamSettings::default()
    };
    let mask = tree_map(|x| x.dims().len() > 1, *p);
    adamw_with(p, state, g, 0.1, settings, 0.2, mask);
}

#[test]
fn adam_takes_the_steps_of_optax() {
    assert_eq!(check("adam", by_adam).step, 5);
    check("adam with", by_adam_with);
    check("adamw", by_adamw);
    check("adamw with", by_adamw_with);
}

#[computation]
fn by_adagrad(p: &mut Params<f64>, state: &mut Adagrad<Params<f64>>, g: &Params<f64>) {
    adagrad(p, state, g, 0.1);
}

#[computation]
fn by_adagrad_with(p: &mut Params<f64>, state: &mut Adagrad<Params<f64>>, g: &Params<f64>) {
    adagrad_with(p, state, g, 0.1, 0.0, 1e-2);
}

#[computation]
fn by_rmsprop(p: &mut Params<f64>, state: &mut RmsProp<Params<f64>>, g: &Params<f64>) {
    rmsprop(p, state, g, 0.1);
}

#[computation]
fn by_rmsprop_with(p: &mut Params<f64>, state: &mut RmsProp<Params<f64>>, g: &Params<f64>) {
    rmsprop_with(p, state, g, 0.1, 0.7, 1e-2);
}

#[test]
fn adagrad_and_rmsprop_take_the_steps_of_optax() {
    assert_eq!(check("adagrad", by_adagrad).step, 5);
    check("adagrad with", by_adagrad_with);
    assert_eq!(check("rmsprop", by_rmsprop).step, 5);
    check("rmsprop with", by_rmsprop_with);
}

#[test]
fn parameters_without_a_gradient_do_not_change() {
    let (mut p, zero) = (params(|j, k| j + k), Double::default());
    by_adagrad_with(&mut p, &mut Adagrad::default(), &zero);
    by_rmsprop(&mut p, &mut RmsProp::default(), &zero);
    by_adam(&mut p, &mut Adam::default(), &zero);
    assert_eq!(p, params(|j, k| j + k));
}

#[computation]
fn by_lion(p: &mut Params<f64>, state: &mut Lion<Params<f64>>, g: &Params<f64>) {
    lion(p, state, g, 0.1);
}

#[computation]
fn by_lion_with(p: &mut Params<f64>, state: &mut Lion<Params<f64>>, g: &Params<f64>) {
    let mask = tree_map(|x| x.dims().len() == 2, *p);
    lion_with(p, state, g, 0.1, 0.7, 0.8, 0.2, mask);
}

#[test]
fn lion_takes_the_steps_of_optax() {
    assert_eq!(check("lion", by_lion).step, 5);
    check("lion with", by_lion_with);
}

#[computation]
fn clipped(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    adam(p, state, clip_by_global_norm(g, 3.0), 0.1);
}

#[computation]
fn decayed(p: &mut Params<f64>, _none: &mut f32, g: &Params<f64>) {
    let mut mask = tree_map(|_| false, *p);
    mask.w = true;
    sgd(p, add_decayed_weights(g, *p, 0.1, mask), 0.1);
}

#[test]
fn gradients_are_clipped_and_weights_decay_as_by_optax() {
    check("clipped", clipped);
    check("decayed", decayed);
}

/// Parameters of another element type, and a rate of yet another.
#[computation]
fn in_single(p: &mut Params<f32>, state: &mut Adam<Params<f32>>, g: &Params<f32>, rate: f64) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        ..AdamSettings::default()
    };
    adamw_with(
        p,
        state,
        g,
        rate,
        settings,
        0.2,
        tree_map(|x| x.dims().len() > 1, *p),
    );
}

#[test]
fn parameters_have_any_floating_point_type() {
    let mut p: Single = single(&params(|j, k| (k + j).cos()));
    let mut state = Adam::default();
    for t in 0..5 {
        in_single(&mut p, &mut state, &single(&gradient(t)), 0.1);
    }
    let all: Vec<f32> = [p.w.as_slice(), p.b.as_slice(), p.scale.as_slice()].concat();
    let all: Vec<f64> = all.into_iter().map(f64::from).collect();
    assert_vector("adamw with", &all, 1e-6);
}

#[computation]
fn scheduled(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let rate = warmup_cosine_decay_schedule(state.step, 0.01, 0.2, 2, 5, 0.05);
    adam(p, state, g, rate);
}

#[test]
fn a_schedule_begins_with_step_0() {
    // An optimiser of Optax computes its rate in single precision.
    check_within(1e-8, "scheduled", scheduled);
}

#[test]
fn the_default_settings_are_the_usual_ones_in_computations_and_outside() {
    #[computation]
    fn inside() -> AdamSettings {
        AdamSettings::default()
    }
    let usual = AdamSettings {
        b1: 0.9,
        b2: 0.999,
        eps: 1e-8,
        eps_root: 0.0,
    };
    assert_eq!(inside(), usual);
    assert_eq!(<AdamSettings as Default>::default(), usual);
}
