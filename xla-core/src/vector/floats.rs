//! The functions of `f32`: the short form for blocks all of whose arguments admit it.
//!
//! The cost of a loop is the number of its operations. Most arguments need no clamps, no two-step scaling and no
//! special values; two operations per argument detect whether this holds for a whole block.

use crate::level::{Kernel, Level, dispatch};
use crate::math::single;

/// The number of elements for which one form is chosen.
const BLOCK: usize = 512;

/// Computes each block with `short` if every argument's key is at most `most`, and with `any` otherwise.
///
/// For levels with a short form, `any` is a call, so that constants which its loop would load into registers do not
/// delay the loop of the short form.
#[inline(always)]
fn in_blocks(
    out: &mut [f32],
    x: &[f32],
    key: impl Fn(f32) -> u32,
    most: u32,
    short: impl Fn(f32) -> f32,
    any: fn(&mut [f32], &[f32]),
) {
    let n = out.len();
    for at in (0..n).step_by(BLOCK) {
        let end = if n - at < BLOCK { n } else { at + BLOCK };
        let (out, x) = (&mut out[at..end], &x[at..end]);
        // With a length known at compile time, the compiler emits better loops.
        let done = if let Ok(x) = <&[f32; BLOCK]>::try_from(x) {
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
fn by_short_form(
    out: &mut [f32],
    x: &[f32],
    key: impl Fn(f32) -> u32,
    most: u32,
    short: impl Fn(f32) -> f32,
) -> bool {
    let mut greatest = 0;
    for &x in x {
        let key = key(x);
        greatest = if key > greatest { key } else { greatest };
    }
    if greatest <= most {
        each(out, x, short);
    }
    greatest <= most
}

/// Computes `f` of each element.
#[inline(always)]
fn each(out: &mut [f32], x: &[f32], f: impl Fn(f32) -> f32) {
    for (out, &x) in out.iter_mut().zip(x) {
        *out = f(x);
    }
}

#[inline(always)]
fn magnitude(x: f32) -> u32 {
    x.to_bits() & 0x7fff_ffff
}

/// Rows of `function: key, largest key, short form`.
macro_rules! in_two_forms {
    ($($name:ident: |$x:ident| $key:expr, $most:expr, $short:path;)*) => {$(
        #[inline(always)]
        /// Computes the function of each element.
        pub fn $name<L: Level>(out: &mut [f32], x: &[f32]) {
            /// Computes the function at the best level; every level with that instruction returns the same values.
            #[inline(never)]
            fn any(out: &mut [f32], x: &[f32]) {
                struct Any<'a>(&'a mut [f32], &'a [f32]);

                impl Kernel for Any<'_> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        each(self.0, self.1, #[inline(always)] |x| single::$name::<L>(x));
                    }
                }
                dispatch(Any(out, x));
            }

            if L::FMA {
                in_blocks(out, x, #[inline(always)] |$x: f32| $key, $most, #[inline(always)] |x| $short(x), any);
            } else {
                each(out, x, #[inline(always)] |x| single::$name::<L>(x));
            }
        }
    )*};
}

in_two_forms! {
    cos: |x| magnitude(x), single::trig::MODERATE.to_bits(), single::trig::cos_moderate::<L>;
    sin: |x| magnitude(x), single::trig::MODERATE.to_bits(), single::trig::sin_moderate::<L>;
    exp: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::exp_moderate::<L>;
    expm1: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::expm1_moderate::<L>;
    logistic: |x| magnitude(x), single::exp::MODERATE.to_bits(), single::exp::logistic_moderate::<L>;
    log: |x| single::log::steps_above_least(x), single::log::NORMAL, single::log::log_normal::<L>;
    log1p: |x| single::log::steps_above_least(1.0 + x), single::log::steps_above_least(single::log::MODERATE), single::log::log1p_moderate::<L>;
}

/// Functions with a single form, which is short.
macro_rules! in_one_form {
    ($($name:ident)*) => {$(
        #[inline(always)]
        /// Computes the function of each element.
        pub fn $name<L: Level>(out: &mut [f32], x: &[f32]) {
            each(out, x, #[inline(always)] |x| single::$name::<L>(x));
        }
    )*};
}

in_one_form!(tanh erf);
