//! Bitcasts of types that the language does not reinterpret, compared with the bits of Rust's numbers.

use typed_xla::prelude::*;
use typed_xla::{c64, c128};

#[computation(stablehlo = "tests/models/bits.mlir")]
#[allow(clippy::type_complexity)]
fn bits(
    p: &bool![2, 8],
    b: &i8![2],
    z: &c128![2],
    w: &c64![3, 2],
    h: &i16![2],
) -> (
    u8![2],
    bool![2, 8],
    c64![2, 2],
    c128![3],
    i8![2, 4],
    i16![2],
    bool![2, 8, 2],
    bool![2],
);

#[test]
fn the_lowest_bits_are_first() {
    let words = [0b1011_0001_u8, 0b0000_0110];
    let p = <bool![2, 8]>::from_fn(|[i, j]| words[i] >> j & 1 == 1);
    let b = [-126_i8, 37];
    let z = [(1.5_f64, -2.25e-300), (f64::MAX, 7.0)];
    let w = <c64![3, 2]>::from_fn(|[i, j]| c64::new(1.0 + i as f32, -0.5 * j as f32 - 3.0));
    let h = [-12345_i16, 0x70f9];
    let found = bits(
        &p,
        &<i8![2]>::from_elements(b),
        &<c128![2]>::from_fn(|[i]| c128::new(z[i].0, z[i].1)),
        &w,
        &<i16![2]>::from_elements(h),
    );
    assert_eq!(found.0.as_slice(), words);
    for i in 0..2 {
        for j in 0..8 {
            assert_eq!(found.1[[i, j]], b[i] >> j & 1 == 1);
        }
        for (j, part) in [z[i].0, z[i].1].into_iter().enumerate() {
            let bits = part.to_bits();
            let number = found.2[[i, j]];
            let halves = [number.re, number.im].map(f32::to_bits);
            assert_eq!(halves, [bits as u32, (bits >> 32) as u32]);
        }
        for j in 0..4 {
            let four = (h[i] >> (4 * j)) as i8;
            assert_eq!(found.4[[i, j]], (four << 4) >> 4);
        }
        let half = f16::from_f32(h[i].into()).to_bits();
        for j in 0..16 {
            assert_eq!(found.6[[i, j / 2, j % 2]], half >> j & 1 == 1);
        }
        assert_eq!(found.7[[i]], words[i] & 1 == 1);
    }
    for i in 0..3 {
        let number = found.3[[i]];
        for (j, part) in [number.re, number.im].into_iter().enumerate() {
            let [low, high] = [w[[i, j]].re, w[[i, j]].im].map(|half| u64::from(half.to_bits()));
            assert_eq!(part.to_bits(), high << 32 | low);
        }
    }
    assert_eq!(found.5.as_slice(), h);
}
