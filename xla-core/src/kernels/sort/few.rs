//! Sorts at most 16 elements in line, by exchanges that are unrolled.

use super::Order;
use crate::element::word::Word;
use crate::kernels::key::Keyed;

/// The most elements of a row that is sorted in line.
pub(in crate::kernels) const MOST: usize = 16;

/// Sorts elements, each the first of a list, by their keys as signed integers.
#[inline(always)]
pub(super) fn elements<T: Keyed, R: Copy>(row: &mut [(T, R)], order: Order) {
    let (n, coding) = (row.len(), T::CODING);
    let signed = if order.descending {
        coding.reversed().signed()
    } else {
        coding.signed()
    };
    // Unused keys are the greatest, so they stay behind the keys of the row.
    let most = (T::Key::MAX ^ T::Key::SIGN).signed();
    let mut keys = [most; MOST];
    let (mut zeros, mut count) = ([T::Key::default(); MOST], 0);
    // -0 and +0 have one key and keep their order, so their bits are kept beside the keys.
    let zeros_stay = order.zeros_stay && coding.has_two_zeros();
    for i in 0..n {
        let bits = row[i].0.bits();
        keys[i] = signed.key(bits).signed();
        if zeros_stay {
            zeros[count % MOST] = bits;
            count += usize::from(coding.is_zero(bits));
        }
    }
    sort(&mut keys, n);
    let mut next = 0;
    for i in 0..n {
        let mut bits = signed.bits(T::Key::of_signed(keys[i]));
        // The first zero of the row comes first, whichever it is.
        if zeros_stay && coding.is_zero(bits) {
            bits = zeros[next % MOST];
            next += 1;
        }
        row[i].0 = T::of_bits(bits);
    }
}

/// Sorts the first `n` of these keys, or all of them; the others are not less than those.
#[inline(always)]
pub(in crate::kernels) fn sort<K: Ord + Copy>(keys: &mut [K; MOST], n: usize) {
    match n {
        0 | 1 => {}
        2 => two(keys),
        3 | 4 => four(keys),
        5..=8 => eight(keys),
        _ => sixteen(keys),
    }
}

/// Functions that exchange keys in sequence, unrolled, so that the keys stay in registers.
macro_rules! networks {
    ($($name:ident: $($a:literal $b:literal),+;)*) => {$(
        #[inline(always)]
        fn $name<K: Ord + Copy>(keys: &mut [K; MOST]) {
            $(exchange(keys, $a, $b);)+
        }
    )*};
}

#[inline(always)]
fn exchange<K: Ord + Copy>(keys: &mut [K; MOST], i: usize, j: usize) {
    let (a, b) = (keys[i], keys[j]);
    let descends = b < a;
    keys[i] = if descends { b } else { a };
    keys[j] = if descends { a } else { b };
}

// The networks of four and eight have the fewest exchanges; the network of sixteen merges two sorted halves as Batcher
// does.
networks! {
    two: 0 1;
    four: 0 2, 1 3, 0 1, 2 3, 1 2;
    eight: 0 2, 1 3, 4 6, 5 7, 0 4, 1 5, 2 6, 3 7, 0 1, 2 3, 4 5, 6 7, 2 4, 3 5, 1 4, 3 6, 1 2, 3 4, 5 6;
    upper: 8 10, 9 11, 12 14, 13 15, 8 12, 9 13, 10 14, 11 15, 8 9, 10 11, 12 13, 14 15, 10 12, 11 13, 9 12, 11 14, 9 10, 11 12, 13 14;
    halves: 0 8, 4 12, 4 8, 2 10, 6 14, 6 10, 2 4, 6 8, 10 12, 1 9, 5 13, 5 9, 3 11, 7 15, 7 11, 3 5, 7 9, 11 13, 1 2, 3 4, 5 6, 7 8, 9 10, 11 12, 13 14;
}

#[inline(always)]
fn sixteen<K: Ord + Copy>(keys: &mut [K; MOST]) {
    eight(keys);
    upper(keys);
    halves(keys);
}
