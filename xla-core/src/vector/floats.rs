//! The functions of `f32`, and of `f64` in [`double`]: the short form for blocks whose arguments all admit it.
//!
//! The cost of a loop is the number of its operations. Most arguments need no clamps, no two-step scaling and no
//! special values; two operations per argument detect whether this holds for a whole block.

use crate::level::{Kernel, Level, dispatch};
use crate::math::double::{self as of_double, trig};
use crate::math::single;

/// The number of elements for which one form is chosen.
const BLOCK: usize = 512;

/// Computes each block with `short` if every argument's key is at most `most`, and with `any` otherwise.
///
/// For levels with a short form, `any` is a call, so that constants which its loop would load into registers do not
/// delay the loop of the short form.
#[inline(always)]
fn in_blocks<T: Copy, K: Copy + Default + PartialOrd>(
    out: &mut [T],
    x: &[T],
    key: impl Fn(T) -> K,
    most: K,
    short: impl Fn(T) -> T,
    any: fn(&mut [T], &[T]),
) {
    let n = out.len();
    for at in (0..n).step_by(BLOCK) {
        let end = if n - at < BLOCK { n } else { at + BLOCK };
        let (out, x) = (&mut out[at..end], &x[at..end]);
        // With a length known at compile time, the compiler emits better loops.
        let done = if let Ok(x) = <&[T; BLOCK]>::try_from(x) {
            by_short_form(&mut out[..BLOCK], x, &key, most, &short)
        } else {
            by_short_form(out, x, &key, most, &short)
        };
        if !done {
            any(out, x);
        }
    }
}

/// Computes `short` of each element, and returns whether all elements admit it.
#[inline(always)]
fn by_short_form<T: Copy, K: Copy + Default + PartialOrd>(
    out: &mut [T],
    x: &[T],
    key: &impl Fn(T) -> K,
    most: K,
    short: &impl Fn(T) -> T,
) -> bool {
    let mut greatest = K::default();
    for &x in x {
        let key = (*key)(x);
        greatest = if key > greatest { key } else { greatest };
    }
    if greatest <= most {
        for i in 0..out.len().min(x.len()) {
            out[i] = (*short)(x[i]);
        }
    }
    greatest <= most
}

/// Computes `f` of each element.
#[inline(always)]
fn each<T: Copy>(out: &mut [T], x: &[T], f: impl Fn(T) -> T) {
    for i in 0..out.len().min(x.len()) {
        out[i] = f(x[i]);
    }
}

#[inline(always)]
fn magnitude(x: f32) -> u32 {
    x.to_bits() & 0x7fff_ffff
}

/// Rows of `function: key, largest key, short form` for an element type, with the module of its functions.
macro_rules! in_two_forms {
    ($t:ident $of:ident $($name:ident: |$x:ident| $key:expr, $most:expr, $short:path;)*) => {$(
        #[inline(always)]
        /// Computes the function of each element.
        pub fn $name<L: Level>(out: &mut [$t], x: &[$t]) {
            /// Computes the function at the best level; every level with that instruction returns the same values.
            #[inline(never)]
            fn any(out: &mut [$t], x: &[$t]) {
                struct Any<'a>(&'a mut [$t], &'a [$t]);

                impl Kernel for Any<'_> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        each(self.0, self.1, #[inline(always)] |x| $of::$name::<L>(x));
                    }
                }
                dispatch(Any(out, x));
            }

            if L::FMA {
                in_blocks(out, x, #[inline(always)] |$x: $t| $key, $most, #[inline(always)] |x| $short(x), any);
            } else {
                each(out, x, #[inline(always)] |x| $of::$name::<L>(x));
            }
        }
    )*};
}

in_two_forms! {
    f32 single
    cos: |x| magnitude(x), single::trig::MODERATE.to_bits(), single::trig::cos_moderate::<L>;
    sin: |x| magnitude(x), single::trig::MODERATE.to_bits(), single::trig::sin_moderate::<L>;
    exp: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::exp_moderate::<L>;
    expm1: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::expm1_moderate::<L>;
    logistic: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::logistic_moderate::<L>;
    log: |x| single::log::steps_above_least(x), single::log::NORMAL, single::log::log_normal::<L>;
    log1p: |x| single::log::steps_above_least(1.0 + x), single::log::steps_above_least(single::log::MODERATE), single::log::log1p_moderate::<L>;
}

/// Functions of an element type with a single form, which is short.
macro_rules! in_one_form {
    ($t:ident $of:ident $($name:ident)*) => {$(
        #[inline(always)]
        /// Computes the function of each element.
        pub fn $name<L: Level>(out: &mut [$t], x: &[$t]) {
            each(out, x, #[inline(always)] |x| $of::$name::<L>(x));
        }
    )*};
}

in_one_form!(f32 single tanh erf);

/// The functions of `f64`.
pub mod double {
    use super::*;

    #[inline(always)]
    fn magnitude(x: f64) -> u64 {
        x.to_bits() & (u64::MAX >> 1)
    }

    in_two_forms! {
        f64 of_double
        cos: |x| magnitude(x), trig::MODERATE.to_bits(), trig::cos_moderate::<L>;
        sin: |x| magnitude(x), trig::MODERATE.to_bits(), trig::sin_moderate::<L>;
    }
    in_one_form!(f64 of_double exp expm1 log log1p tanh logistic erf);
}
