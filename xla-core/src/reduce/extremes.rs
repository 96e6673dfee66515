//! The maximum and the minimum of floating-point numbers.
//!
//! The scalar functions handle NaN and signed zeros, which takes five operations per item. Without these, one
//! comparison suffices, and half an operation per item detects NaN. The result then has a unique bit pattern, whatever
//! the order of comparisons is.

use crate::level::{Kernel, Level};

/// The number of independent lanes: four vectors on processors with 32-byte registers.
const LANES: usize = 32;

/// Rows of `function type bits: test`: an item replaces the best one so far if it passes the test.
macro_rules! extremes {
    ($($Name:ident $t:ty, $bits:ty: |$a:ident, $b:ident| $better:expr;)*) => {$(
        /// Finds the best item; `None` if it is a zero, or if some item is NaN.
        pub(super) struct $Name<'a>(pub(super) $t, pub(super) &'a [$t]);

        impl Kernel for $Name<'_> {
            type Output = Option<$t>;

            #[inline(always)]
            fn run<L: Level>(self) -> Option<$t> {
                #[inline(always)]
                fn better($a: $t, $b: $t) -> $t {
                    if $better { $a } else { $b }
                }

                let $Name(identity, x) = self;
                let mut best = [identity; LANES];
                let mut nan: [$bits; LANES / 2] = [0; LANES / 2];
                let (chunks, rest) = x.as_chunks::<LANES>();
                for chunk in chunks {
                    for i in 0..LANES {
                        best[i] = better(chunk[i], best[i]);
                    }
                    // One instruction tests two items.
                    for i in 0..LANES / 2 {
                        let is_nan = chunk[i].is_nan() | chunk[i + LANES / 2].is_nan();
                        nan[i] |= if is_nan { <$bits>::MAX } else { 0 };
                    }
                }
                let (mut found, mut any) = (identity, 0);
                for best in best {
                    found = better(best, found);
                }
                for nan in nan {
                    any |= nan;
                }
                for &x in rest {
                    found = better(x, found);
                    any |= <$bits>::from(x.is_nan());
                }
                (any == 0 && found != 0.0).then_some(found)
            }
        }
    )*};
}

extremes! {
    Max32 f32, u32: |a, b| a > b;
    Min32 f32, u32: |a, b| a < b;
    Max64 f64, u64: |a, b| a > b;
    Min64 f64, u64: |a, b| a < b;
}
