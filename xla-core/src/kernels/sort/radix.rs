//! A radix sort, from the least significant digit on.

use crate::element::word::Word;

/// Sorts `keys` by digits of `BITS` bits, each of `DIGITS` values; `spare` has the same length. Returns whether `spare`
/// holds the result.
///
/// Both halves are processed at once, each with its own offsets: the place of a key depends on the last key with the
/// same digit, and so two such dependency chains overlap.
#[inline(always)]
pub fn sort<K: Word, const BITS: u32, const DIGITS: usize>(
    keys: &mut [K],
    spare: &mut [K],
) -> bool {
    const { assert!(DIGITS == 1 << BITS) };
    let n = keys.len();
    let (mut from, mut to) = (keys, spare);
    let mut swapped = false;
    for shift in (0..8 * size_of::<K>() as u32).step_by(BITS as usize) {
        let digit = |key: K| key.digit(shift) & (DIGITS - 1);
        let (low, high) = from.split_at(n / 2);
        let mut places = [[0u32; DIGITS]; 2];
        for (a, b) in low.iter().zip(high) {
            places[0][digit(*a)] += 1;
            places[1][digit(*b)] += 1;
        }
        let rest = &high[low.len()..];
        for key in rest {
            places[1][digit(*key)] += 1;
        }
        let [first, second] = &mut places;
        // A digit that all keys share moves nothing.
        let mut counts = first.iter().zip(&*second);
        if counts.any(|(a, b)| (a + b) as usize == n) {
            continue;
        }
        // Counts become starts: for each digit the keys of the low half come first, so the sort is stable.
        let mut start = 0;
        for (a, b) in first.iter_mut().zip(second) {
            start += core::mem::replace(a, start);
            start += core::mem::replace(b, start);
        }
        let mut put = |half: usize, key: K| {
            let place = &mut places[half][digit(key)];
            to[*place as usize] = key;
            *place += 1;
        };
        for (a, b) in low.iter().zip(high) {
            put(0, *a);
            put(1, *b);
        }
        for key in rest {
            put(1, *key);
        }
        (from, to) = (to, from);
        swapped = !swapped;
    }
    swapped
}
