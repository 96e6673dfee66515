//! Reductions of a slice to one value, compiled once in this crate for the most common element types.
//!
//! The order of combination is the same as in [`loops::fold`](crate::loops::fold) and depends on the length alone.

mod extremes;

use crate::element::types;
use crate::level::{Generated, Kernel, Level, Levels, dispatch};
use crate::loops::fold;
use crate::scalar;

/// Rows of `function Trait`: the reduction of a slice by the function of that name in [`scalar`].
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident;)*) => {$(
        #[doc = concat!("Element types that [`", stringify!($name), "`] folds.")]
        pub trait $Trait: Copy {
            /// Reduces the slice at the processor's best level.
            fn slice(identity: Self, x: &[Self]) -> Self;
        }

        $(#[doc = $doc])*
        ///
        /// `identity` is the value for an empty slice, and must be neutral.
        #[inline]
        pub fn $name<T: $Trait>(identity: T, x: &[T]) -> T {
            T::slice(identity, x)
        }
    )*};
}

functions! {
    /// Returns the sum of all items.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(xla_core::reduce::add(0.0f32, &[1.0, 2.0, 3.0]), 6.0);
    /// ```
    add Add;
    /// Returns the product of all items.
    mul Mul;
    /// Returns the largest item; NaN if any is.
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
    /// Returns the smallest item; NaN if any is.
    min Min;
    /// Returns the conjunction of all items, bitwise for integers.
    and And;
    /// Returns the disjunction of all items, bitwise for integers.
    or Or;
    /// Returns the exclusive disjunction of all items, bitwise for integers.
    xor Xor;
}

/// Rows of `attribute types: way { Trait function .. }`: the reduction of a slice by the scalar function, compiled for
/// each level. A row may name a faster kernel in brackets, which returns `None` for inputs that it does not handle.
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
    // A faster kernel leaves few inputs for this one, so a copy for wider registers is not worth its size.
    (@dispatch $call:expr, $Quick:ident) => { Generated::dispatch($call) };
    (@dispatch $call:expr,) => { dispatch($call) };
    // Rounded types: in the fixed order of `fold`.
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
    // Exact types: in any order, so that the compiler can choose one.
    (@exact $t:ty, $name:ident($identity:ident, $x:ident)) => {{
        let mut folded = $identity;
        for x in $x {
            folded = scalar::$name::<L, $t>(folded, *x);
        }
        folded
    }};
}

types! { kernels! {
    #[inline(never)] f32: rounded { Add add Mul mul Max max [Max32] Min min [Min32] };
    #[inline(never)] f64: rounded { Add add Mul mul Max max [Max64] Min min [Min64] };
    #[inline(never)] i32 i64: exact { Add add Mul mul Max max Min min };
    #[inline(never)] bool: exact { And and Or or };
    #[inline] i32 i64: exact { And and Or or Xor xor };
    #[inline] bool: exact { Add add Mul mul Max max Min min Xor xor };
    #[inline] @short: rounded { Add add Mul mul Max max Min min };
    #[inline] @complex: rounded { Add add Mul mul };
    #[inline] i8 i16 u8 u16 u32 u64: exact {
        Add add Mul mul Max max Min min And and Or or Xor xor
    };
} }
