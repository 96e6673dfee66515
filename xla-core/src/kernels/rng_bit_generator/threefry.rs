//! Threefry 2x32 with 20 rounds.

use super::{BLOCK, Generator, MOST};
use crate::level::Level;

/// The parity constant, which prevents a key of zeros from being weak.
const PARITY: u32 = 0x1BD1_1BDA;

/// The state: a key and a counter, both of 64 bits.
#[derive(Clone, Copy)]
pub(super) struct ThreeFry {
    pub(super) key: u64,
    pub(super) counter: u64,
}

/// Computes four rounds with these rotations of the second word. Only constant rotations become vector shifts.
#[inline(always)]
fn rounds<const A: u32, const B: u32, const C: u32, const D: u32>(
    x: &mut [u32; BLOCK],
    y: &mut [u32; BLOCK],
) {
    round::<A>(x, y);
    round::<B>(x, y);
    round::<C>(x, y);
    round::<D>(x, y);
}

#[inline(always)]
fn round<const BY: u32>(x: &mut [u32; BLOCK], y: &mut [u32; BLOCK]) {
    for i in 0..BLOCK {
        x[i] = x[i].wrapping_add(y[i]);
        y[i] = y[i].rotate_left(BY) ^ x[i];
    }
}

impl Generator for ThreeFry {
    const WORDS: usize = 2;

    #[inline(always)]
    fn words<L: Level>(&self, first: u64) -> [[u32; BLOCK]; MOST] {
        let (low, high) = (self.key as u32, (self.key >> 32) as u32);
        let key = [low, high, low ^ high ^ PARITY];
        let first = self.counter.wrapping_add(first);
        let [mut x, mut y] = [[0; BLOCK]; 2];
        for i in 0..BLOCK {
            let counter = first.wrapping_add(i as u64);
            x[i] = (counter as u32).wrapping_add(key[0]);
            y[i] = ((counter >> 32) as u32).wrapping_add(key[1]);
        }
        // Twenty rounds in groups of four; a part of the key is added after each group.
        for four in 0..5 {
            match four % 2 {
                0 => rounds::<13, 15, 26, 6>(&mut x, &mut y),
                _ => rounds::<17, 29, 16, 24>(&mut x, &mut y),
            }
            let [a, b] = [key[(four + 1) % 3], key[(four + 2) % 3]];
            let b = b.wrapping_add(four as u32 + 1);
            for i in 0..BLOCK {
                x[i] = x[i].wrapping_add(a);
                y[i] = y[i].wrapping_add(b);
            }
        }
        [x, y, [0; BLOCK], [0; BLOCK]]
    }

    fn advance(&self, by: u64, state: &mut [u64]) {
        state.copy_from_slice(&[self.key, self.counter.wrapping_add(by)]);
    }
}
