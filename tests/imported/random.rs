//! A model that draws random numbers from a hidden state, which is a parameter in Rust.

use typed_xla::prelude::*;

#[computation(stablehlo = "tests/models/draws.mlir")]
fn draws(low: f32, high: f32, is: bool, rng: &mut Rng) -> (f32![2, 3], f32![4], i32![2]);

/// The same draws by operations of the language.
#[computation]
fn written(low: f32, high: f32, is: bool, rng: &mut Rng) -> (f32![2, 3], f32![4], i32![2]) {
    let first = rng_uniform(rng, low, high, [2, 3]);
    let mut sum = zeros(f32, [4]);
    for _ in 0..3 {
        sum = sum + rng_normal(rng, 0.0, 1.0, [4]);
    }
    let last = if is {
        rng_uniform(rng, 0i32, 100i32, [2])
    } else {
        zeros(i32, [2]) + 7
    };
    (first, sum, last)
}

#[test]
fn draws_of_a_model_advance_the_state() {
    for is in [true, false] {
        let (mut ours, mut others) = (Rng::new(3), Rng::new(3));
        let found = draws(-1.0, 2.0, is, &mut ours);
        assert_eq!(found, written(-1.0, 2.0, is, &mut others));
        assert_eq!(ours, others);
        assert_eq!(found.2.as_slice()[0] == 7, !is);
        let again = draws(-1.0, 2.0, is, &mut ours);
        assert_ne!(again.0, found.0);
        assert_ne!(again.1, found.1);
    }
}

/// A model is called with the state of its caller.
#[computation]
fn twice(rng: &mut Rng) -> (f32![2, 3], f32![2, 3]) {
    let (first, _, _) = draws(0.0, 1.0, false, rng);
    let (second, _, _) = draws(0.0, 1.0, false, rng);
    (first, second)
}

#[test]
fn callers_pass_their_state_on() {
    let (mut ours, mut others) = (Rng::new(5), Rng::new(5));
    let (first, second) = twice(&mut ours);
    assert_eq!(first, draws(0.0, 1.0, false, &mut others).0);
    assert_eq!(second, draws(0.0, 1.0, false, &mut others).0);
    assert_eq!(ours, others);
}
