//! A sort by the digits of keys, the last one first.

use crate::kernels::key::Key;

/// The most digits of a key.
const PASSES: usize = 8;

/// Sorts `keys` by digits of so many bits, each of `DIGITS` values; `spare` is as long. Whether it is `spare` that then holds
/// them.
#[inline(always)]
pub(super) fn sort<K: Key, const BITS: u32, const DIGITS: usize>(
    keys: &mut [K],
    spare: &mut [K],
) -> bool {
    const { assert!(DIGITS == 1 << BITS && 8 * size_of::<K>() <= PASSES * BITS as usize) };
    let mut counts = [[0u32; DIGITS]; PASSES];
    let passes = (8 * size_of::<K>()).div_ceil(BITS as usize);
    let digit = |key: K, pass: usize| key.digit(pass as u32 * BITS) & (DIGITS - 1);
    for &key in &*keys {
        for (pass, counts) in counts[..passes].iter_mut().enumerate() {
            counts[digit(key, pass)] += 1;
        }
    }
    let n = keys.len();
    let (mut from, mut to) = (keys, spare);
    let mut swapped = false;
    for (pass, counts) in counts[..passes].iter_mut().enumerate() {
        // A digit that all keys have in common moves nothing.
        if counts.iter().any(|&count| count as usize == n) {
            continue;
        }
        let mut start = 0;
        for count in counts.iter_mut() {
            start += core::mem::replace(count, start);
        }
        for &key in &*from {
            let place = &mut counts[digit(key, pass)];
            to[*place as usize] = key;
            *place += 1;
        }
        (from, to) = (to, from);
        swapped = !swapped;
    }
    swapped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<K: Key + core::fmt::Debug, const BITS: u32, const DIGITS: usize>(
        of: impl Fn(u64) -> K,
    ) {
        for n in [0, 1, 2, 100, 5000] {
            let key = |i: u64| of(i.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let mut keys: Vec<K> = (0..n).map(key).collect();
            let (mut want, mut spare) = (keys.clone(), keys.clone());
            want.sort_unstable();
            let swapped = sort::<K, BITS, DIGITS>(&mut keys, &mut spare);
            assert_eq!(if swapped { spare } else { keys }, want, "{n}");
        }
    }

    #[test]
    fn keys_of_every_width_are_sorted() {
        check::<_, 8, 256>(|bits| (bits >> 56) as u8);
        check::<_, 8, 256>(|bits| (bits >> 48) as u16);
        check::<_, 8, 256>(|bits| (bits >> 32) as u32);
        check::<_, 11, 2048>(|bits| (bits >> 32) as u32);
        check::<_, 8, 256>(|bits| bits);
        check::<_, 11, 2048>(|bits| bits);
        // Digits that do not differ.
        check::<_, 8, 256>(|bits| bits >> 60);
        check::<_, 8, 256>(|bits| bits & !0xFF00);
        check::<_, 11, 2048>(|_| 7u32);
    }
}
