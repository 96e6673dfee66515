//! A sort by the digits of keys, the last one first.

use super::key::Key;

const DIGITS: usize = 256;

/// Sorts `keys`; `spare` is as long.
#[inline(always)]
pub(super) fn sort<K: Key>(keys: &mut [K], spare: &mut [K]) {
    let mut counts = [[0u32; DIGITS]; 8];
    let passes = size_of::<K>();
    for &key in &*keys {
        for (pass, counts) in counts[..passes].iter_mut().enumerate() {
            counts[key.digit(8 * pass as u32)] += 1;
        }
    }
    let n = keys.len();
    let (mut from, mut to) = (&mut *keys, &mut *spare);
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
            let place = &mut counts[key.digit(8 * pass as u32)];
            to[*place as usize] = key;
            *place += 1;
        }
        (from, to) = (to, from);
        swapped = !swapped;
    }
    if swapped {
        keys.copy_from_slice(spare);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<K: Key + core::fmt::Debug>(of: impl Fn(u64) -> K) {
        for n in [0, 1, 2, 100, 5000] {
            let key = |i: u64| of(i.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let mut keys: Vec<K> = (0..n).map(key).collect();
            let (mut want, mut spare) = (keys.clone(), keys.clone());
            want.sort_unstable();
            sort(&mut keys, &mut spare);
            assert_eq!(keys, want, "{n}");
        }
    }

    #[test]
    fn keys_of_every_width_are_sorted() {
        check(|bits| (bits >> 56) as u8);
        check(|bits| (bits >> 48) as u16);
        check(|bits| (bits >> 32) as u32);
        check(|bits| bits);
        // Digits that do not differ.
        check(|bits| bits >> 60);
        check(|bits| bits & !0xFF00);
        check(|_| 7u32);
    }
}
