//! Random numbers: the state of a generator.
//!
//! `rng_uniform`, `rng_normal` and `rng_bernoulli` take `rng: &mut Rng` and advance it. The random bits are a function
//! of the state, so equal seeds produce equal bits on every machine, for any number of threads, and on XLA; the numbers
//! computed from them are rounded like other arithmetic. The state is a tensor of two numbers, which can be saved with
//! the weights of a model.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// Sets about a tenth of the elements to zero and scales the others up.
//! #[computation]
//! fn dropout(rng: &mut Rng, x: &f32![4, 256]) -> f32![4, 256] {
//!     let kept = rng_bernoulli(rng, 0.9, [4, 256]);
//!     select(kept, x / 0.9, 0.0)
//! }
//!
//! let (mut rng, mut again) = (Rng::new(7), Rng::new(7));
//! let x = Tensor::ones();
//! let first = dropout(&mut rng, &x);
//! assert_eq!(first, dropout(&mut again, &x));
//! assert_ne!(first, dropout(&mut rng, &x));
//! ```

use crate::Tensors;
use crate::prelude::*;

/// The state of a random number generator: the key and the counter of ThreeFry.
#[derive(Clone, Debug, PartialEq, Tensors)]
pub struct Rng {
    /// The key and the counter.
    pub state: u64![2],
}

impl Rng {
    /// Returns a generator with this seed; generators with different seeds are independent.
    ///
    /// ```
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn dice(rng: &mut Rng) -> i32![10] {
    ///     rng_uniform(rng, 1, 7, [10])
    /// }
    ///
    /// let mut rng = Rng::new(1);
    /// assert!(dice(&mut rng).iter().all(|&eyes| (1..=6).contains(&eyes)));
    /// assert_ne!(rng, Rng::new(1));
    /// ```
    #[must_use]
    pub fn new(seed: u64) -> Rng {
        Rng {
            state: Tensor::from_fn(|[i]| if i == 0 { seed } else { 0 }),
        }
    }
}
