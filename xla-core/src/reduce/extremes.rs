//! The greatest and the least of floating-point numbers.
//!
//! The scalar functions mind NaN and the signs of zeros, which takes five operations for each item. Where neither occurs
//! one comparison is enough, and half of another finds out; what is then found has one pattern of bits, in whatever order
//! it was looked for.

use crate::level::{Kernel, Level};

/// Lanes that look for themselves: four vectors of the processors that have 32 bytes in one.
const LANES: usize = 32;

/// Rows of `function type bits: test`: what passes the test beside the best item before it takes its place.
macro_rules! extremes {
    ($($Name:ident $t:ty, $bits:ty: |$a:ident, $b:ident| $better:expr;)*) => {$(
        /// The best item, or nothing where it is a zero or some item is NaN.
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
                    // One instruction looks at two items.
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
