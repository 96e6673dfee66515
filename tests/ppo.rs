//! Proximal policy optimisation (PPO), as a user writes it: rollouts, advantages by a reverse scan, a clipped ratio, and
//! epochs of Adam. JAX computed the numbers of the loss.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, clip_by_global_norm};

#[known]
const GAMMA: f64 = 0.99;
#[known]
const LAMBDA: f64 = 0.95;
#[known]
const CLIP: f64 = 0.2;
#[known]
const STEPS: usize = 32;

/// A policy of two actions and a value, both linear in three observations.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Policy {
    w: f64![3, 2],
    b: f64![2],
    v: f64![3],
    c: f64,
}

/// The observation and the action of each step.
#[derive(Tensors)]
struct Rollout<T: Dim> {
    observations: f64![T, 3],
    actions: i32![T],
    log_probs: f64![T],
    advantages: f64![T],
    returns: f64![T],
}

#[computation]
fn logits<T: Dim>(p: &Policy, x: &f64![T, 3]) -> f64![T, 2] {
    dot(x, p.w) + p.b.along([1])
}

#[computation]
fn values<T: Dim>(p: &Policy, x: &f64![T, 3]) -> f64![T] {
    dot(x, p.v) + p.c
}

/// The logarithms of the probabilities of the actions.
#[computation]
fn log_probs<T: Dim>(scores: &f64![T, 2], actions: &i32![T]) -> f64![T] {
    -cross_entropy(scores, actions)
}

/// The advantages: sums of temporal differences, each step weighted by `GAMMA * LAMBDA`.
#[computation]
fn advantages<T: Dim>(rewards: &f64![T], ends: &bool![T], values: &f64![T], last: f64) -> f64![T] {
    let goes_on = 1.0 - ends as f64;
    let next = concatenate((values[1..], [last]), 0);
    let delta = rewards + GAMMA * next * goes_on - values;
    let (_, advantages) = scan(
        |sum, (delta, goes_on)| {
            let sum = delta + GAMMA * LAMBDA * goes_on * sum;
            (sum, sum)
        },
        0.0,
        (delta, goes_on),
        reverse = true,
    );
    advantages
}

#[computation]
fn loss<T: Dim>(p: &Policy, rollout: &Rollout<T>) -> f64 {
    let scores = logits(p, rollout.observations);
    let ratio = exp(log_probs(scores, rollout.actions) - rollout.log_probs);
    let advantages = rollout.advantages - mean(rollout.advantages);
    let advantages = advantages / (sqrt(mean(advantages * advantages)) + 1e-8);
    let clipped = clamp(ratio, 1.0 - CLIP, 1.0 + CLIP) * advantages;
    let policy = -mean(min(ratio * advantages, clipped));
    let error = values(p, rollout.observations) - rollout.returns;
    let entropy = -mean(sum(softmax(scores, -1) * log_softmax(scores, -1), -1));
    policy + 0.5 * mean(error * error) - 0.01 * entropy
}

#[computation]
fn gradient<T: Dim>(p: &Policy, rollout: &Rollout<T>) -> (f64, Policy) {
    value_and_grad(loss)(p, rollout)
}

#[test]
fn the_loss_is_that_of_jax() {
    let p = Policy {
        w: Tensor::from_fn(|[i, j]| 0.3 * (i as f64 + 2.0 * j as f64).cos()),
        b: tensor![0.1, -0.2],
        v: tensor![0.2, -0.1, 0.4],
        c: 0.05,
    };
    let observations: f64![7, 3] =
        Tensor::from_fn(|[t, i]| (0.9 * t as f64 + 0.5 * i as f64).sin());
    let values: f64![7] = values(&p, &observations);
    let rewards = tensor![1.0, 0.0, 0.5, -1.0, 2.0, 0.0, 1.0];
    let ends = Tensor::from_fn(|[t]| t == 3);
    let advantages = advantages(&rewards, &ends, &values, 0.3);
    assert!((advantages[[0]] - 0.30687244457).abs() < 1e-11);
    assert!((advantages[[4]] - 3.484019418903).abs() < 1e-11);
    let rollout = Rollout {
        observations,
        actions: Tensor::from_fn(|[t]| t as i32 % 2),
        log_probs: Tensor::from_fn(|[t]| -0.5 - 0.07 * t as f64),
        returns: Tensor::from_fn(|[t]| advantages[[t]] + values[[t]]),
        advantages,
    };
    let (loss, by) = gradient(&p, &rollout);
    assert!((loss - 1.3168924223935046).abs() < 1e-12, "{loss}");
    let expected = [
        0.112014281206,
        -0.112014281206,
        0.177382218214,
        -0.177382218214,
        0.199320801783,
        -0.199320801783,
    ];
    for (found, expected) in by.w.iter().zip(expected) {
        assert!((found - expected).abs() < 1e-11);
    }
    assert!((by.b[[1]] - 0.201109290116).abs() < 1e-11);
    assert!((by.v[[2]] - 0.677703532236).abs() < 1e-11);
    assert!((by.c + 0.5846212669156234).abs() < 1e-12);
}

/// One round of training: a rollout in a small world, then four epochs over it. Returns the mean reward.
///
/// The position moves by the action and a random push; the reward is large near 0.
#[computation]
fn train(p: &mut Policy, state: &mut Adam<Policy>, position: &mut f64, rng: &mut Rng) -> f64 {
    let mut observations = zeros(f64, [STEPS, 3]);
    let mut actions = zeros(i32, [STEPS]);
    let mut rewards = zeros(f64, [STEPS]);
    for t in 0..STEPS {
        let seen = [*position, *position * *position, 1.0];
        let scores = logits(*p, reshape(seen, [1, 3]));
        let action = rng_categorical(rng, scores[0]);
        let push = rng_normal(rng, 0.0, 0.1, []);
        *position = clamp(*position + 0.5 * (2 * action - 1) as f64 + push, -2.0, 2.0);
        observations[t] = seen;
        actions[t] = action;
        rewards[t] = -*position * *position;
    }
    let values = values(*p, observations);
    let advantages = advantages(rewards, rewards < -9.0, values, values[-1]);
    let rollout = Rollout {
        observations,
        actions,
        log_probs: log_probs(logits(*p, observations), actions),
        returns: advantages + values,
        advantages,
    };
    for _ in 0..4 {
        // Some of the steps are left out at random, as minibatches are.
        let (_, gradient) = value_and_grad(|p| {
            let kept = rng_bernoulli(rng, 0.75, [STEPS]) as f64;
            loss(
                p,
                Rollout {
                    advantages: kept * advantages,
                    ..rollout
                },
            )
        })(*p);
        adam(p, state, clip_by_global_norm(gradient, 0.5), 0.02);
    }
    mean(rewards)
}

#[test]
fn training_raises_the_reward() {
    let mut p = Policy::default();
    let (mut state, mut position, mut rng) = (Adam::default(), 1.5, Rng::new(2));
    let rewards = (0..60).map(|_| train(&mut p, &mut state, &mut position, &mut rng));
    let rewards: Vec<f64> = rewards.collect();
    let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
    let (first, last) = (mean(&rewards[..10]), mean(&rewards[50..]));
    assert!(last > 0.5 * first && last > -0.5, "{first} {last}");
}
