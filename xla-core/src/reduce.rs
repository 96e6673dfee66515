//! Folds of a slice to one value, compiled once in this crate for the element types that are folded most.
//!
//! The order of combination is that of [`loops::fold`](crate::loops::fold) and depends on the length alone.

mod extremes;

use half::{bf16, f16};
use num_complex::Complex;

use crate::level::{Generated, Kernel, Level, Levels, dispatch};
use crate::loops::fold;
use crate::scalar;

/// Rows of `function Trait`, the function of the same name in [`scalar`] over a slice.
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident;)*) => {$(
        #[doc = concat!("Element types that [`", stringify!($name), "`] folds.")]
        pub trait $Trait: Copy {
            /// The fold at the processor's best level.
            fn slice(identity: Self, x: &[Self]) -> Self;
        }

        $(#[doc = $doc])*
        ///
        /// `identity` is what an empty slice gives, and changes no other.
        #[inline]
        pub fn $name<T: $Trait>(identity: T, x: &[T]) -> T {
            T::slice(identity, x)
        }
    )*};
}

functions! {
    /// The sum of all items.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(xla_core::reduce::add(0.0f32, &[1.0, 2.0, 3.0]), 6.0);
    /// ```
    add Add;
    /// The product of all items.
    mul Mul;
    /// The greatest item; NaN if any is.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::reduce::max;
    ///
    /// assert_eq!(max(f32::NEG_INFINITY, &[1.0, 3.0, 2.0]), 3.0);
    /// assert!(max(f32::NEG_INFINITY, &[1.0, f32::NAN]).is_nan());
    /// ```
    max Max;
    /// The least item; NaN if any is.
    min Min;
    /// The conjunction of all items, of bits for integers.
    and And;
    /// The disjunction of all items, of bits for integers.
    or Or;
    /// The exclusive disjunction of all items, of bits for integers.
    xor Xor;
}

/// Rows of `attribute types: way { Trait function .. }`: the scalar function over a slice, in the code of each level. A row
/// may have a quicker kernel in brackets, which gives the value or nothing.
macro_rules! kernels {
    ($(#[$inline:meta] $($t:ty)*: $way:ident $rows:tt;)*) => {
        $($(kernels! { @type #[$inline] $t, $way $rows })*)*
    };
    (@type #[$inline:meta] $t:ty, $way:ident { $($Trait:ident $name:ident $([$Quick:ident])?)* }) => {$(
        impl $Trait for $t {
            #[$inline]
            fn slice(identity: $t, x: &[$t]) -> $t {
                $(if let Some(value) = dispatch(extremes::$Quick(identity, x)) {
                    return value;
                })?
                struct Call<'a>($t, &'a [$t]);

                impl Kernel for Call<'_> {
                    type Output = $t;

                    #[inline(always)]
                    fn run<L: Level>(self) -> $t {
                        let Call(identity, x) = self;
                        kernels! { @$way $t, $name(identity, x) }
                    }
                }
                kernels! { @dispatch Call(identity, x), $($Quick)? }
            }
        }
    )*};
    // After a quicker kernel few are left for this one: wider registers are not worth a copy.
    (@dispatch $call:expr, $Quick:ident) => { Generated::dispatch($call) };
    (@dispatch $call:expr,) => { dispatch($call) };
    // In the order of a loop.
    (@rounded $t:ty, $name:ident($identity:ident, $x:ident)) => {
        fold::<L, _, _>(
            $x.len(),
            ($x,),
            $identity,
            #[inline(always)]
            |(x,)| x,
            #[inline(always)]
            |a, b| scalar::$name::<L, $t>(a, b),
        )
    };
    // In any order: the compiler finds a good one.
    (@exact $t:ty, $name:ident($identity:ident, $x:ident)) => {{
        let mut folded = $identity;
        for x in $x {
            folded = scalar::$name::<L, $t>(folded, *x);
        }
        folded
    }};
}

kernels! {
    #[inline(never)] f32: rounded { Add add Mul mul Max max [Max32] Min min [Min32] };
    #[inline(never)] f64: rounded { Add add Mul mul Max max [Max64] Min min [Min64] };
    #[inline(never)] i32 i64: exact { Add add Mul mul Max max Min min };
    #[inline(never)] bool: exact { And and Or or };
    #[inline] i32 i64: exact { And and Or or Xor xor };
    #[inline] bool: exact { Add add Mul mul Max max Min min Xor xor };
    #[inline] f16 bf16: rounded { Add add Mul mul Max max Min min };
    #[inline] Complex<f32> Complex<f64>: rounded { Add add Mul mul };
    #[inline] i8 i16 u8 u16 u32 u64: exact {
        Add add Mul mul Max max Min min And and Or or Xor xor
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{Baseline, Detected};

    const LENGTHS: [usize; 12] = [0, 1, 7, 8, 63, 64, 65, 500, 2047, 2048, 2049, 5000];

    fn numbers(n: usize) -> Vec<f32> {
        (0..n)
            .map(|i| (i as f32 * 0.618_034).fract() * 6.0 - 3.0)
            .collect()
    }

    fn plain_max(x: &[f32]) -> f32 {
        let max = |a, b| scalar::max::<Baseline, f32>(a, b);
        x.iter().copied().fold(f32::NEG_INFINITY, max)
    }

    #[test]
    fn extremes_are_those_of_one_item_after_the_other() {
        for n in LENGTHS {
            let x = numbers(n);
            let shifts = [0.0, 3.5, -3.5].map(|by| x.iter().map(|x| x + by).collect::<Vec<_>>());
            for x in shifts {
                assert_eq!(
                    max(f32::NEG_INFINITY, &x).to_bits(),
                    plain_max(&x).to_bits(),
                    "{n}"
                );
                let least = x.iter().copied().fold(f32::INFINITY, f32::min);
                assert_eq!(min(f32::INFINITY, &x).to_bits(), least.to_bits(), "{n}");
                let wide: Vec<f64> = x.iter().copied().map(f64::from).collect();
                assert_eq!(
                    max(f64::NEG_INFINITY, &wide),
                    f64::from(plain_max(&x)),
                    "{n}"
                );
                assert_eq!(min(f64::INFINITY, &wide), f64::from(least), "{n}");
            }
        }
    }

    #[test]
    fn one_nan_anywhere_gives_nan() {
        for n in LENGTHS {
            for at in [0, n / 2, n.saturating_sub(1)]
                .into_iter()
                .filter(|at| *at < n)
            {
                let mut x = numbers(n);
                x[at] = f32::NAN;
                assert!(max(f32::NEG_INFINITY, &x).is_nan(), "{at} of {n}");
                assert!(min(f32::INFINITY, &x).is_nan(), "{at} of {n}");
                let x: Vec<f64> = x.into_iter().map(f64::from).collect();
                assert!(max(f64::NEG_INFINITY, &x).is_nan(), "{at} of {n}");
                assert!(min(f64::INFINITY, &x).is_nan(), "{at} of {n}");
            }
        }
    }

    #[test]
    fn of_zeros_the_positive_one_is_the_greatest() {
        for n in [1, 2, 64, 100] {
            for at in 0..n {
                let mut x = vec![-0.0f32; n];
                assert_eq!(max(f32::NEG_INFINITY, &x).to_bits(), (-0.0f32).to_bits());
                x[at] = 0.0;
                assert_eq!(max(f32::NEG_INFINITY, &x).to_bits(), 0.0f32.to_bits());
                assert_eq!(
                    min(f32::INFINITY, &x).to_bits(),
                    if n == 1 { 0.0f32 } else { -0.0 }.to_bits()
                );
            }
        }
    }

    #[test]
    fn sums_are_grouped_as_a_loop_groups_them() {
        struct Sum<'a>(&'a [f32]);
        impl Kernel for Sum<'_> {
            type Output = f32;
            #[inline(always)]
            fn run<L: Level>(self) -> f32 {
                fold::<L, _, _>(self.0.len(), (self.0,), 0.0, |(x,)| x, |a, b| a + b)
            }
        }
        for n in LENGTHS {
            let x = numbers(n);
            for level in Detected::all() {
                assert_eq!(add(0.0, &x).to_bits(), level.run(Sum(&x)).to_bits(), "{n}");
            }
        }
    }

    #[test]
    fn integers_and_bools_are_folded_exactly() {
        for n in LENGTHS {
            let x: Vec<i32> = (0..n as i32)
                .map(|i| i.wrapping_mul(0x9E37_79B1_u32 as i32))
                .collect();
            assert_eq!(add(0, &x), x.iter().fold(0, |a: i32, x| a.wrapping_add(*x)));
            assert_eq!(
                max(i32::MIN, &x),
                x.iter().copied().max().unwrap_or(i32::MIN)
            );
            assert_eq!(xor(0, &x), x.iter().fold(0, |a, x| a ^ x));
            let b: Vec<bool> = x.iter().map(|x| *x >= 0).collect();
            assert_eq!(and(true, &b), b.iter().all(|b| *b));
            assert_eq!(or(false, &b), b.iter().any(|b| *b));
        }
    }
}
