//! Conversions of floating-point numbers to integers that compile to vector code.

#![allow(unsafe_code)]

/// Floating-point types that [`cut`] converts to this integer type.
pub trait Cut<To>: Copy {
    /// See [`cut`].
    fn cut(self) -> To;
}

/// Returns the integral part; the nearest bound for a number out of range, and 0 for NaN, like Rust's `as`.
#[inline(always)]
pub fn cut<From: Cut<To>, To>(x: From) -> To {
    x.cut()
}

/// Rows of an integer type for each floating-point type.
macro_rules! cuts {
    ($from:ident: $($to:ident)*) => {$(
        impl Cut<$to> for $from {
            #[inline(always)]
            fn cut(self) -> $to {
                // Both are powers of two or 0, and exact.
                const LEAST: $from = $to::MIN as $from;
                const BEYOND: $from = 2.0 * ($to::MAX / 2 + 1) as $from;
                let inside = if (LEAST..BEYOND).contains(&self) { self } else { 0.0 };
                // SAFETY: `inside` is finite and its integral part is in the range of the type, by the selection above.
                let whole = unsafe { inside.to_int_unchecked::<$to>() };
                let above = if self >= BEYOND { $to::MAX } else { whole };
                if self < LEAST { $to::MIN } else { above }
            }
        }
    )*};
}

cuts!(f32: i8 i16 i32 i64 u8 u16 u32 u64);
cuts!(f64: i8 i16 i32 i64 u8 u16 u32 u64);
