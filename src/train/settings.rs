//! Settings of optimisers, whose defaults are the usual values.

use crate::prelude::*;

#[computation]
mod adam {
    /// The settings of [`adam_with`](crate::train::adam_with): `AdamSettings { b2: 0.99, ..AdamSettings::default() }`.
    #[derive(Clone, Debug, PartialEq, Tensors)]
    pub struct AdamSettings {
        /// The share of the moving average of the gradients that a step keeps.
        pub b1: f64,
        /// The share of the moving average of their squares that a step keeps.
        pub b2: f64,
        /// The number that is added to the root of the average of the squares.
        pub eps: f64,
        /// The number that is added to the average of the squares.
        pub eps_root: f64,
    }

    impl AdamSettings {
        /// Returns the usual settings: `b1 = 0.9`, `b2 = 0.999`, `eps = 1e-8`, `eps_root = 0`.
        #[computation]
        pub fn default() -> Self {
            Self {
                b1: 0.9,
                b2: 0.999,
                eps: 1e-8,
                eps_root: 0.0,
            }
        }
    }
}

pub use adam::AdamSettings;

impl Default for AdamSettings {
    fn default() -> AdamSettings {
        AdamSettings::default()
    }
}
