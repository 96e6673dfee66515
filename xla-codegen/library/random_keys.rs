//! Generators of their own, for parts of a computation that draw numbers in any order.
//!
//! A generator is its state, `u64![2]`: a key and a counter, the field `state` of an `Rng`. Random operations take a
//! variable that is one, `&mut own`, as they take an `Rng`. Generators of different keys draw independent numbers.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// Noise for each example of a batch, by a generator of its own.
//! #[computation]
//! fn noise(rng: &mut Rng, x: &f32![3, 4]) -> f32![3, 4] {
//!     vmap(|state, x| {
//!         let mut own = state;
//!         x + rng_normal(&mut own, 0.0f32, 1.0, [4])
//!     })(random::split(rng, 3), x)
//! }
//!
//! /// A number of each step, which depends on the seed and the number of the step only.
//! #[computation]
//! fn of_step(rng: &Rng, step: i32) -> f32 {
//!     let mut own = random::fold_in(rng.state, step);
//!     rng_uniform(&mut own, 0.0f32, 1.0, [])
//! }
//!
//! let (mut rng, x) = (Rng::new(1), Tensor::zeros());
//! assert_ne!(noise(&mut rng, &x), noise(&mut rng, &x));
//! assert_ne!(of_step(&rng, 0), of_step(&rng, 1));
//! assert_eq!(of_step(&rng, 1), of_step(&rng, 1));
//! ```

/// Returns the states of `count` generators, `u64![count, 2]`, of independent keys; advances `rng` once.
///
/// A row is a generator of its own: `let mut own = states[i];`, then `rng_normal(&mut own, ..)`. So a `vmap` over the
/// states draws other numbers at each index.
pub fn split<G: Tensors>(rng: &mut G, #[known] count: i64) -> u64![..R] {
    let like = zeros(u64, [count]);
    let (first, second, third) = (half_word(rng, like), half_word(rng, like), half_word(rng, like));
    let keys = first * 8589934592u64 + second * 4u64 + (third & 3u64);
    stack((keys, like), 1)
}

/// Returns the state of a generator whose key depends on the state of another one and on a number; advances nothing.
///
/// Each pair of a state and a number has a key of its own, so a loop needs no generator that it carries from round to
/// round: `let mut own = random::fold_in(rng.state, i);`. The keys are those of no draw of the other generator.
pub fn fold_in<I: Integer>(state: &u64![2], number: I) -> u64![2] {
    // Another key than the generator's: with its own one, the results would be bits that it draws.
    let start = stack((state[0] ^ 11400714819323198485u64, state[1]));
    let mixed = rng_bit_generator(start, "THREE_FRY", u64, [1]).1;
    let key = rng_bit_generator(stack((mixed[0], number as u64)), "THREE_FRY", u64, [1]).1;
    stack((key[0], 0u64))
}
