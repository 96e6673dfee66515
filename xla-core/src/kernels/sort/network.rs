//! Sorts many rows at once, each in a lane of vectors, by exchanges that do not depend on the content of the rows.
//!
//! This is a bitonic merge sort. It performs exchanges of three distances at once for eight places, which stay in
//! registers. The distances are constants: only then does the compiler know, without a check at run time, that places
//! are distinct, and vectorise the loop over lanes.

use crate::element::word::Word;

/// The number of rows that are sorted at once.
pub const LANES: usize = 8;

/// The maximum number of places for which there are distances.
pub(super) const PLACES: usize = 8 * 512;

/// Sorts each lane of `rows`, whose number is a power of two, at least 8, and at most `PLACES`.
#[inline(always)]
pub fn sort<K: Word>(rows: &mut [[K; LANES]]) {
    let (n, keys) = (rows.len(), rows.as_flattened_mut());
    assert!(n.is_power_of_two() && (8..=PLACES).contains(&n));
    blocks(keys);
    // Halves are sorted before they are merged, so that most of the work is on nearby places.
    for end in (2..=n / 8).step_by(2).map(|blocks| 8 * blocks) {
        let mut width = 16;
        while end % width == 0 && width <= n {
            let part = &mut keys[(end - width) * LANES..end * LANES];
            // The upper one of two neighbours descends, so that together they are bitonic.
            if end / width % 2 == 0 {
                merge::<K, false>(part, width);
            } else {
                merge::<K, true>(part, width);
            }
            width *= 2;
        }
    }
}

/// Exchanges in sequence, fully unrolled: otherwise keys do not stay in registers.
macro_rules! exchanges {
    ($up:expr; $($a:ident $b:ident),+) => {$(
        let (low, high) = ($a.min($b), $a.max($b));
        ($a, $b) = if $up { (low, high) } else { (high, low) };
    )+};
}

/// Sorts each group of eight places with the minimum number of exchanges, alternately ascending and descending.
#[inline(always)]
fn blocks<K: Word>(keys: &mut [K]) {
    for pair in keys.chunks_mut(16 * LANES) {
        let (up, down) = pair.split_at_mut(8 * LANES);
        block::<K, true>(up);
        block::<K, false>(down);
    }
}

/// Performs the exchanges in each part of the keys, on keys that are `$step` apart.
macro_rules! passes {
    ($($(#[$doc:meta])* $name:ident($($x:ident $at:literal),+): $($a:ident $b:ident),+;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        fn $name<K: Word, const STEP: usize, const UP: bool>(keys: &mut [K]) {
            let step = STEP * LANES;
            for part in keys.chunks_exact_mut([$($at),+].len() * step) {
                for i in 0..step {
                    $(let mut $x = part[i + $at * step];)+
                    exchanges!(UP; $($a $b),+);
                    $(part[i + $at * step] = $x;)+
                }
            }
        }
    )*};
}

passes! {
    /// Sorts eight places.
    eight(a 0, b 1, c 2, d 3, e 4, f 5, g 6, h 7):
        a c, b d, e g, f h, a e, b f, c g, d h, a b, c d, e f, g h, c e, d f, b e, d g, b c, d e, f g;
    /// Exchanges at four steps, then at two, then at one.
    thrice(a 0, b 1, c 2, d 3, e 4, f 5, g 6, h 7): a e, b f, c g, d h, a c, b d, e g, f h, a b, c d, e f, g h;
    /// Exchanges at two steps, then at one.
    twice(a 0, b 1, c 2, d 3): a c, b d, a b, c d;
    /// Exchanges at one step.
    once(a 0, b 1): a b;
}

#[inline(always)]
fn block<K: Word, const UP: bool>(keys: &mut [K]) {
    eight::<K, 1, UP>(keys);
}

/// Sorts a bitonic sequence: exchanges at half of its width, at a quarter, and so on.
#[inline(always)]
fn merge<K: Word, const UP: bool>(keys: &mut [K], width: usize) {
    match width {
        16 => once::<K, 8, UP>(keys),
        32 => twice::<K, 8, UP>(keys),
        128 => once::<K, 64, UP>(keys),
        256 => twice::<K, 64, UP>(keys),
        1024 => once::<K, 512, UP>(keys),
        2048 => twice::<K, 512, UP>(keys),
        4096 => thrice::<K, 512, UP>(keys),
        _ => {}
    }
    if width >= 512 {
        thrice::<K, 64, UP>(keys);
    }
    if width >= 64 {
        thrice::<K, 8, UP>(keys);
    }
    thrice::<K, 1, UP>(keys);
}
