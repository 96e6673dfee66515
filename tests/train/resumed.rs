//! Trainings that are stopped at a random step, saved, loaded into fresh structs and continued: their losses and
//! parameters have the same bits as those of trainings that were not stopped.

use std::hash::{BuildHasher, Hasher, RandomState};

use typed_xla::prelude::*;
use typed_xla::safetensors;
use typed_xla::train::*;

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Net {
    w1: f32![4, 8],
    b1: f32![8],
    w2: f32![8],
}

/// The states of Adafactor, with a factored one for the matrix.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Factored {
    w1: Adafactor<f32![4], f32![8]>,
    b1: Adafactor<f32![8], f32>,
    w2: Adafactor<f32![8], f32>,
}

/// The states of a training with all parts of a chain.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Chain {
    parts: Accumulated<Net>,
    finite: ApplyIfFinite,
    adam: Adam<Net>,
    average: Ema<Net>,
}

#[computation]
fn start(net: &mut Net, rng: &mut Rng) {
    he_normal(net, rng);
}

/// The loss of a random batch.
#[computation]
fn loss(net: &Net, x: &f32![16, 4]) -> f32 {
    let hidden = tanh(dot(x, net.w1) + net.b1.along([1]));
    mean(squared_error(dot(hidden, net.w2), sum(x, 1)))
}

macro_rules! trainings {
    ($($name:ident ($($state:tt)*) |$net:ident, $state_name:ident, $gradient:ident| $body:expr;)*) => {$(
        #[computation]
        fn $name($net: &mut Net, $state_name: &mut $($state)*, rng: &mut Rng) -> f32 {
            let x = rng_normal(rng, 0.0f32, 1.0, [16, 4]);
            let (value, $gradient) = value_and_grad(loss)(*$net, x);
            $body;
            value
        }
    )*};
}

trainings! {
    by_momentum (Momentum<Net>) |p, s, g| sgd_momentum(p, s, g, 0.01, 0.9);
    by_adam (Adam<Net>) |p, s, g| adam(p, s, g, cosine_decay_schedule(s.step, 0.01, 30, 0.0));
    by_nadam (Adam<Net>) |p, s, g| nadam(p, s, g, 0.01);
    by_lamb (Adam<Net>) |p, s, g| lamb(p, s, g, 0.01);
    by_adafactor (Factored) |p, s, g| {
        adafactor(&mut p.w1, &mut s.w1, g.w1, 0.01);
        adafactor(&mut p.b1, &mut s.b1, g.b1, 0.01);
        adafactor(&mut p.w2, &mut s.w2, g.w2, 0.01);
    };
    by_adagrad (Adagrad<Net>) |p, s, g| adagrad(p, s, g, 0.01);
    by_rmsprop (RmsProp<Net>) |p, s, g| rmsprop(p, s, g, 0.01);
    by_lion (Lion<Net>) |p, s, g| lion(p, s, g, 0.01);
    by_muon (Muon<Net>) |p, s, g| muon(p, s, g, 0.01);
    by_free_sgd (ScheduleFree<Net>) |p, s, g| schedule_free_sgd(p, s, g, 0.1);
    by_free_adamw (ScheduleFreeAdam<Net>) |p, s, g| schedule_free_adamw(p, s, g, 0.01);
    by_lbfgs (Lbfgs<Net, 4>) |p, s, g| sgd(p, scale_by_lbfgs(*p, s, g), 0.1);
}

#[computation]
fn by_chain(net: &mut Net, state: &mut Chain, rng: &mut Rng) -> f32 {
    let x = rng_normal(rng, 0.0f32, 1.0, [16, 4]);
    let (value, gradient) = value_and_grad(loss)(*net, x);
    if apply_if_finite(&mut state.finite, gradient, 5) {
        let (gradient, ready) = accumulate(&mut state.parts, gradient, 3);
        if ready {
            adam(net, &mut state.adam, clip_by_value(gradient, 0.5), 0.01);
            update_ema(&mut state.average, *net, 0.9);
        }
    }
    value
}

const STEPS: usize = 30;

/// Stops a training at a random step.
#[track_caller]
fn check<S>(name: &str, step: fn(&mut Net, &mut S, &mut Rng) -> f32)
where
    S: Tensors + Default + Clone + std::fmt::Debug + PartialEq,
{
    let stop = 1 + (RandomState::new().build_hasher().finish() % (STEPS as u64 - 1)) as usize;
    let path =
        std::env::temp_dir().join(format!("resumed-{name}-{}.safetensors", std::process::id()));
    let (mut net, mut state, mut rng) = (Net::default(), S::default(), Rng::new(1));
    start(&mut net, &mut rng);
    let (mut losses, mut saved) = (Vec::new(), None);
    for t in 0..STEPS {
        if t == stop {
            saved = Some(net.clone());
            safetensors::save(&(net.clone(), state.clone(), rng.clone()), &path).unwrap();
        }
        losses.push(step(&mut net, &mut state, &mut rng).to_bits());
    }

    let all: (Net, S, Rng) = safetensors::load(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(Some(&all.0), saved.as_ref());
    assert_ne!(all.0, net, "{name}: stopped at {stop}");
    let (mut resumed, mut resumed_state, mut resumed_rng) = all;
    for (t, expected) in losses.iter().enumerate().skip(stop) {
        let found = step(&mut resumed, &mut resumed_state, &mut resumed_rng).to_bits();
        assert_eq!(found, *expected, "{name}: stopped at {stop}, step {t}");
    }
    assert_eq!(
        (&resumed, &resumed_state),
        (&net, &state),
        "{name}: stopped at {stop}"
    );
}

#[test]
fn a_training_that_is_stopped_and_resumed_has_the_same_losses() {
    check("momentum", by_momentum);
    check("adam", by_adam);
    check("nadam", by_nadam);
    check("lamb", by_lamb);
    check("adafactor", by_adafactor);
    check("adagrad", by_adagrad);
    check("rmsprop", by_rmsprop);
    check("lion", by_lion);
    check("muon", by_muon);
    check("free-sgd", by_free_sgd);
    check("free-adamw", by_free_adamw);
    check("lbfgs", by_lbfgs);
    check("chain", by_chain);
}
