//! Steps of the optimisers with the feature `optimisers`, and of chains of transformations: 20 each, beside Optax.

use typed_xla::prelude::*;
use typed_xla::train::*;

use crate::assert_vector;
use crate::optimisers::{Double, Params, gradient};

const STEPS: usize = 20;

/// Takes all steps from the start, and compares the parameters with a vector.
#[track_caller]
fn check<S: Default>(name: &str, step: fn(&mut Double, &mut S, &Double)) -> (Double, S) {
    check_within(1e-12, name, step)
}

#[track_caller]
fn check_within<S: Default>(
    tolerance: f64,
    name: &str,
    step: fn(&mut Double, &mut S, &Double),
) -> (Double, S) {
    let (mut p, mut state) = (Double::start(), S::default());
    for t in 0..STEPS {
        step(&mut p, &mut state, &gradient(t));
    }
    assert_vector(name, &p.numbers(), tolerance);
    (p, state)
}

#[computation]
fn by_nadam(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    nadam(p, state, g, 0.1);
}

#[computation]
fn by_nadamw_with(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        eps_root: 1e-3,
        ..AdamSettings::default()
    };
    let matrices = tree_map(|x| x.dims().len() > 1, *p);
    nadamw_with(p, state, g, 0.1, settings, 0.2, matrices);
}

#[test]
fn nadam_takes_the_steps_of_optax() {
    assert_eq!(check("nadam", by_nadam).1.step, 20);
    check("nadamw with", by_nadamw_with);
}

#[computation]
fn by_lamb(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    lamb(p, state, g, 0.05);
}

#[computation]
fn by_lamb_with(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        eps: 1e-6,
        ..AdamSettings::default()
    };
    let matrices = tree_map(|x| x.dims().len() > 1, *p);
    lamb_with(p, state, g, 0.05, settings, 0.2, matrices);
}

#[test]
fn lamb_takes_the_steps_of_optax() {
    check("lamb", by_lamb);
    check("lamb with", by_lamb_with);
}

/// The averages of squares over columns and over rows of `w`; those of `b` and `scale` are not factored.
#[known]
type Factored = Adafactor<(f64![2], f64![3], f64), (f64![3], f64, f64)>;

#[computation]
fn by_adafactor(p: &mut Params<f64>, state: &mut Factored, g: &Params<f64>) {
    let mut all = (p.w, p.b, p.scale);
    adafactor(&mut all, state, (g.w, g.b, g.scale), 0.1);
    (p.w, p.b, p.scale) = all;
}

#[computation]
fn by_adafactor_with(p: &mut Params<f64>, state: &mut Factored, g: &Params<f64>) {
    let settings = AdafactorSettings {
        exponent: 0.6,
        eps: 1e-3,
        threshold: 1.2,
        ..AdafactorSettings::default()
    };
    let mut all = (p.w, p.b, p.scale);
    let gradient = (g.w, g.b, g.scale);
    let matrices = tree_map(|x| x.dims().len() > 1, all);
    adafactor_with(&mut all, state, gradient, 0.1, settings, 0.01, matrices);
    (p.w, p.b, p.scale) = all;
}

/// The averages of squares of all elements.
#[computation]
fn not_factored(
    p: &mut Params<f64>,
    state: &mut Adafactor<Params<f64>, Params<f64>>,
    g: &Params<f64>,
) {
    adafactor(p, state, g, 0.1);
}

#[test]
fn adafactor_takes_the_steps_of_optax() {
    // Optax computes the share of each step in single precision.
    assert_eq!(check_within(1e-6, "adafactor", by_adafactor).1.step, 20);
    check_within(1e-6, "adafactor with", by_adafactor_with);
    check_within(1e-6, "not factored", not_factored);
}

#[computation]
fn by_muon(p: &mut Params<f64>, state: &mut Muon<Params<f64>>, g: &Params<f64>) {
    muon(p, state, g, 0.1);
}

#[computation]
fn by_muon_with(p: &mut Params<f64>, state: &mut Muon<Params<f64>>, g: &Params<f64>) {
    let settings = MuonSettings {
        beta: 0.8,
        b1: 0.7,
        b2: 0.95,
        ..MuonSettings::default()
    };
    let all = tree_map(|_| true, *p);
    muon_with(p, state, g, 0.1, settings, 0.2, all);
}

#[test]
fn muon_takes_the_steps_of_optax() {
    let (_, state) = check("muon", by_muon);
    assert_eq!((state.v.w, state.step), (Tensor::zeros(), 20));
    check("muon with", by_muon_with);
}

#[computation]
fn both_orthogonalized(x: &f64![5, 3]) -> (f64![5, 3], f64![3, 5]) {
    (
        orthogonalized(x, 0.0),
        orthogonalized(transpose(x, [1, 0]), 0.0),
    )
}

#[test]
fn a_tall_matrix_is_orthogonalized_as_its_transpose() {
    let x = Tensor::from_fn(|[i, j]| ((3 * i + j) as f64).sin());
    let (tall, wide) = both_orthogonalized(&x);
    for i in 0..5 {
        for j in 0..3 {
            assert!((tall[[i, j]] - wide[[j, i]]).abs() < 1e-12);
        }
    }
}

#[computation]
fn free_sgd(p: &mut Params<f64>, state: &mut ScheduleFree<Params<f64>>, g: &Params<f64>) {
    schedule_free_sgd(p, state, g, 0.1);
}

#[computation]
fn free_adamw(p: &mut Params<f64>, state: &mut ScheduleFreeAdam<Params<f64>>, g: &Params<f64>) {
    schedule_free_adamw(p, state, g, 0.1);
}

#[computation]
fn free_adamw_with(
    p: &mut Params<f64>,
    state: &mut ScheduleFreeAdam<Params<f64>>,
    g: &Params<f64>,
) {
    let settings = AdamSettings {
        b1: 0.8,
        b2: 0.95,
        ..AdamSettings::default()
    };
    let all = tree_map(|_| true, *p);
    schedule_free_adamw_with(p, state, g, 0.1, settings, 0.2, all);
}

#[computation]
fn evaluated(p: &Params<f64>, state: &ScheduleFree<Params<f64>>, b1: f64) -> Params<f64> {
    schedule_free_eval_params(p, state, b1)
}

#[test]
fn steps_without_a_schedule_are_those_of_optax() {
    let (p, state) = check("schedule free sgd", free_sgd);
    let average = evaluated(&p, &state, 0.9).numbers();
    assert_vector("schedule free sgd evaluated", &average, 1e-12);
    let (p, state) = check("schedule free adamw", free_adamw);
    let average = evaluated(&p, &state.free, 0.9).numbers();
    assert_vector("schedule free adamw evaluated", &average, 1e-12);
    let (p, state) = check("schedule free adamw with", free_adamw_with);
    let average = evaluated(&p, &state.free, 0.8).numbers();
    assert_vector("schedule free adamw with evaluated", &average, 1e-12);
}

#[test]
fn before_the_first_step_the_average_is_the_parameters() {
    let p = Double::start();
    assert_eq!(evaluated(&p, &ScheduleFree::default(), 0.9), p);
}

#[computation]
fn clipped(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    adam(p, state, clip_by_value(g, 1.5), 0.1);
}

#[computation]
fn chained(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let g = clip_by_global_norm(g, 2.0);
    let direction = scale_by_adam(state, g, AdamSettings::default());
    let direction = add_decayed_weights(direction, *p, 0.1, tree_map(|_| true, *p));
    sgd(p, scale_by_trust_ratio(direction, *p), 0.1);
}

#[computation]
fn frozen(p: &mut Params<f64>, state: &mut Adam<Params<f64>>, g: &Params<f64>) {
    let mut trained = tree_map(|_| true, *p);
    trained.w = false;
    adam(p, state, masked(g, trained), 0.1);
}

/// The states of two optimisers, each of some arrays.
#[derive(Tensors, Default)]
struct InParts {
    adam: Adam<f64![2, 3]>,
    momentum: Momentum<(f64![3], f64)>,
}

#[computation]
fn in_parts(p: &mut Params<f64>, state: &mut InParts, g: &Params<f64>) {
    adam(&mut p.w, &mut state.adam, g.w, 0.1);
    let mut others = (p.b, p.scale);
    sgd_momentum(&mut others, &mut state.momentum, (g.b, g.scale), 0.05, 0.9);
    (p.b, p.scale) = others;
}

#[test]
fn transformations_in_a_row_are_those_of_optax() {
    check("clipped by value", clipped);
    check("chained", chained);
    check("masked", frozen);
    check("in parts", in_parts);
}

#[derive(Tensors, Default)]
struct Accumulating {
    parts: Accumulated<Params<f64>>,
    adam: Adam<Params<f64>>,
}

#[computation]
fn accumulating(p: &mut Params<f64>, state: &mut Accumulating, g: &Params<f64>) {
    let (g, ready) = accumulate(&mut state.parts, g, 3);
    if ready {
        adam(p, &mut state.adam, g, 0.1);
    }
}

#[test]
fn gradients_accumulate_as_by_optax() {
    let (_, state) = check("accumulated", accumulating);
    assert_eq!((state.adam.step, state.parts.count), (6, 2));
}

#[computation]
fn follow(state: &mut Ema<Params<f64>>, x: &Params<f64>) {
    update_ema(state, x, 0.8);
}

#[test]
fn a_moving_average_is_optax_s() {
    let mut state = Ema::default();
    for t in 0..STEPS {
        follow(&mut state, &gradient(t));
    }
    assert_vector("ema", &state.average.numbers(), 1e-12);
}

#[derive(Tensors, Default)]
struct Finite {
    finite: ApplyIfFinite,
    adam: Adam<Params<f64>>,
}

#[computation]
fn finite_only(p: &mut Params<f64>, state: &mut Finite, g: &Params<f64>) {
    if apply_if_finite(&mut state.finite, g, 2) {
        adam(p, &mut state.adam, g, 0.1);
    }
}

#[computation]
fn scaled_by(g: &Params<f64>, factor: f64) -> Params<f64> {
    factor * g
}

#[test]
fn gradients_that_are_not_finite_are_skipped_as_by_optax() {
    let (mut p, mut state) = (Double::start(), Finite::default());
    for t in 0..STEPS {
        let factor = match t {
            3 | 9 => f64::NAN,
            8 => f64::INFINITY,
            _ => 1.0,
        };
        finite_only(&mut p, &mut state, &scaled_by(&gradient(t), factor));
    }
    assert_vector("finite only", &p.numbers(), 1e-12);
    assert_eq!((state.finite.consecutive, state.finite.total), (0, 3));
    // The third one in succession is applied.
    let nan = scaled_by(&gradient(0), f64::NAN);
    for applied in [false, false, true] {
        finite_only(&mut p, &mut state, &nan);
        assert_eq!(p.b[[0]].is_nan(), applied);
    }
}
