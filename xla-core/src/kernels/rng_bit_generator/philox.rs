//! Philox 4x32 with 10 rounds.

use super::{BLOCK, Generator, MOST};
use crate::level::Level;
use crate::loops::zip;

/// The multipliers of the first and the third word.
const FACTORS: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];

/// The increments of the key after each round, derived from the golden ratio and the square root of 3.
const STEPS: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];

/// The state: a key of 64 bits and a counter of 128.
#[derive(Clone, Copy)]
pub(super) struct Philox {
    pub(super) key: u64,
    pub(super) counter: u128,
}

impl Generator for Philox {
    const WORDS: usize = 4;

    #[inline(always)]
    fn words<L: Level>(&self, first: u64) -> [[u32; BLOCK]; MOST] {
        let first = self.counter.wrapping_add(u128::from(first));
        let mut words = [[0; BLOCK]; MOST];
        for i in 0..BLOCK {
            let counter = first.wrapping_add(i as u128);
            for (w, words) in words.iter_mut().enumerate() {
                words[i] = (counter >> (32 * w)) as u32;
            }
        }
        let mut key = [self.key as u32, (self.key >> 32) as u32];
        let [mut a, mut b, mut c, mut d] = words;
        // The counters are independent, so each loop over `i` is vector code.
        for _ in 0..10 {
            for i in 0..BLOCK {
                let first = u64::from(a[i]) * u64::from(FACTORS[0]);
                let second = u64::from(c[i]) * u64::from(FACTORS[1]);
                a[i] = (second >> 32) as u32 ^ b[i] ^ key[0];
                b[i] = second as u32;
                c[i] = (first >> 32) as u32 ^ d[i] ^ key[1];
                d[i] = first as u32;
            }
            for (key, step) in zip(key.iter_mut(), STEPS) {
                *key = key.wrapping_add(step);
            }
        }
        [a, b, c, d]
    }

    fn advance(&self, by: u64, state: &mut [u64]) {
        let counter = self.counter.wrapping_add(u128::from(by));
        let new = [self.key, counter as u64, (counter >> 64) as u64];
        state.copy_from_slice(&new[..state.len()]);
    }
}
