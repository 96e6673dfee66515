//! Random numbers.

use super::*;

rows! {
    "rng_uniform, 1M" 2.0 rng_uniform_1m(seed: u64[2] in UNSIGNED) -> f32[1048576] {
        let mut state = seed;
        rng_uniform(&mut state, 0.0f32, 1.0, [1048576])
    }
    "rng_normal, 1M" 2.0 rng_normal_1m(seed: u64[2] in UNSIGNED) -> f32[1048576] {
        let mut state = seed;
        rng_normal(&mut state, 0.0f32, 1.0, [1048576])
    }
    "rng_bernoulli, 1M" 1.0 rng_bernoulli_1m(seed: u64[2] in UNSIGNED) -> bool[1048576] {
        let mut state = seed;
        rng_bernoulli(&mut state, 0.3f32, [1048576])
    }
    "rng_bit_generator, THREE_FRY, 1M" 1.0 three_fry_1m(seed: u64[2] in UNSIGNED) -> u32[1048576] {
        rng_bit_generator(seed, "THREE_FRY", u32, [1048576]).1
    }
    "rng_bit_generator, PHILOX, 1M" 1.0 philox_1m(seed: u64[3] in UNSIGNED) -> u32[1048576] {
        rng_bit_generator(seed, "PHILOX", u32, [1048576]).1
    }
    "rng_uniform, 64" 1.0 rng_uniform_64(seed: u64[2] in UNSIGNED) -> f32[64] {
        let mut state = seed;
        rng_uniform(&mut state, 0.0f32, 1.0, [64])
    }
}
