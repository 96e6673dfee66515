//! One array folded by a function that has a name: compiled here, for each element type.

use super::Windows;
use super::tiles::{self, Tiles, least, most};
use super::walk::{Runs, Walk};
use super::work::{Fold as By, fast, plain, short};
use crate::element::width::{bits_of, bits_of_mut};
use crate::element::{Element, types};
use crate::exec::{Exec, Out};
use crate::function::{Function, Name, add, max, min, mul};
use crate::items::Items;
use crate::level::Level;

/// Lists of elements; lists of one element may be folded by their own code.
pub trait Alone: Items {
    /// The functions that have code here, each a bit by its name.
    #[doc(hidden)]
    const NAMED: u32;

    /// Folds the one array there is, by one of those functions.
    #[doc(hidden)]
    fn fold(
        exec: &Exec,
        outs: Self::Parts<'_>,
        operands: Self::Slices<'_>,
        init: Self,
        windows: &Windows,
        name: Name,
    );
}

impl<T: Fold, R: Items> Alone for (T, R) {
    const NAMED: u32 = if R::IS_EMPTY { T::NAMED } else { 0 };

    #[inline]
    fn fold(
        exec: &Exec,
        (out, _): Self::Parts<'_>,
        operands: Self::Slices<'_>,
        init: Self,
        windows: &Windows,
        name: Name,
    ) {
        T::fold(exec, out, operands.0, init.0, windows, name);
    }
}

/// Element types, with the fold of a single array by these functions.
pub trait Fold: Element {
    #[doc(hidden)]
    const NAMED: u32;

    #[doc(hidden)]
    fn fold(
        exec: &Exec,
        out: Out<'_, Self>,
        operand: &[Self],
        init: Self,
        windows: &Windows,
        name: Name,
    );
}

/// Rows of `types: how { Name function [quick] .. }`, where `how` is [`fast`], [`short`] or [`plain`].
macro_rules! folds {
    ($($($t:ty)+: $how:ident $functions:tt;)*) => {$($(folds! { @of $t, $how $functions })+)*};
    (@of $t:ty, $how:ident { $($Name:ident $function:ident $([$quick:ident])?),* }) => {
        impl Fold for $t {
            const NAMED: u32 = $(1 << Name::$Name as u32)|*;

            #[inline(never)]
            fn fold(
                exec: &Exec,
                out: Out<'_, $t>,
                operand: &[$t],
                init: $t,
                windows: &Windows,
                name: Name,
            ) {
                let fold: By<$t> = match name {
                    $(Name::$Name => {
                        let fold: By<$t> = |work| $how(work, $function);
                        // Only maxima and minima have `quick`: their results do not depend on the order of a window's
                        // elements.
                        $(if tiles::suit(windows) {
                            let walk = Walk { operand, init, windows: *windows, fold };
                            let cost = cost::<$t>(windows.minor().places * (1 + windows.most()));
                            let tiles = Tiles { walk, quick: $quick };
                            return exec.rows(&tiles, windows.rows(), cost, (out,));
                        })?
                        fold
                    })*
                    _ => unreachable!("{name:?} is not one of these functions"),
                };
                by(exec, out, operand, init, windows, fold);
            }
        }
    };
}

types! { folds! {
    @floats: fast { Add add, Mul mul, Max max [most], Min min [least] };
    // Of `bool`, a sum is a maximum, and a product a minimum.
    bool: fast { Add max, Or max, Max max, Mul min, And min, Min min };
    @halves: short { Add add, Mul mul, Max max, Min min };
    @complex: short { Add add, Mul mul };
} }

/// Types without code here: few programs have them, and those that do compile their own.
macro_rules! without {
    ($($t:ty)*) => {$(
        impl Fold for $t {
            const NAMED: u32 = 0;

            fn fold(_: &Exec, _: Out<'_, $t>, _: &[$t], _: $t, _: &Windows, name: Name) {
                unreachable!("{name:?} has no code of its own for {}", <$t>::TYPE);
            }
        }
    )*};
}

types! { without! { @quarters } }

/// A function of signed numbers, applied to their bits.
#[derive(Clone, Copy)]
struct Signed<F>(F);

/// Rows of `signed unsigned how how how`: both types are folded as bits. The first `how` folds sums and products, whose
/// bits are the same for both types; the second, maxima and minima of signed numbers; the third, of unsigned numbers.
macro_rules! integers {
    ($($signed:ident $unsigned:ident $both:ident $how:ident $how_unsigned:ident;)*) => {$(
        impl<F> Function<($unsigned, ())> for Signed<F>
        where
            F: Function<($signed, ()), Output = ($signed, ())>,
        {
            type Output = ($unsigned, ());

            #[inline(always)]
            fn call<L: Level>(&self, a: ($unsigned, ()), b: ($unsigned, ())) -> Self::Output {
                let (a, b) = (a.0.cast_signed(), b.0.cast_signed());
                (self.0.call::<L>((a, ()), (b, ())).0.cast_unsigned(), ())
            }
        }

        impl Fold for $signed {
            const NAMED: u32 = <$unsigned as Fold>::NAMED;

            #[inline(never)]
            fn fold(
                exec: &Exec,
                out: Out<'_, $signed>,
                operand: &[$signed],
                init: $signed,
                windows: &Windows,
                name: Name,
            ) {
                let fold: By<$unsigned> = match name {
                    Name::Max => |work| $how(work, Signed(max)),
                    Name::Min => |work| $how(work, Signed(min)),
                    _ => {
                        let out = out.map(bits_of_mut);
                        let (operand, init) = (bits_of(operand), init.cast_unsigned());
                        return Fold::fold(exec, out, operand, init, windows, name);
                    }
                };
                let (operand, init) = (bits_of(operand), init.cast_unsigned());
                by(exec, out.map(bits_of_mut), operand, init, windows, fold);
            }
        }

        impl Fold for $unsigned {
            const NAMED: u32 = 1 << Name::Add as u32
                | 1 << Name::Mul as u32
                | 1 << Name::Max as u32
                | 1 << Name::Min as u32;

            #[inline(never)]
            fn fold(
                exec: &Exec,
                out: Out<'_, $unsigned>,
                operand: &[$unsigned],
                init: $unsigned,
                windows: &Windows,
                name: Name,
            ) {
                let fold: By<$unsigned> = match name {
                    Name::Add => |work| $both(work, add),
                    Name::Mul => |work| $both(work, mul),
                    Name::Max => |work| $how_unsigned(work, max),
                    Name::Min => |work| $how_unsigned(work, min),
                    _ => unreachable!("{name:?} is not one of these functions"),
                };
                by(exec, out, operand, init, windows, fold);
            }
        }
    )*};
}

integers! {
    i8 u8 plain plain plain;
    i16 u16 plain plain plain;
    i32 u32 fast fast plain;
    i64 u64 plain plain plain;
}

/// Returns the cost of steps with vectors, in tenths of a nanosecond: one for each byte of an element.
const fn cost<T>(steps: usize) -> usize {
    steps * size_of::<T>()
}

fn by<T: Element>(
    exec: &Exec,
    out: Out<'_, T>,
    operand: &[T],
    init: T,
    windows: &Windows,
    fold: By<T>,
) {
    // Running windows continue from place to place, instead of folding each window from its beginning.
    if let Some(running) = windows.running() {
        let cost = cost::<T>(2 * running.size * running.inner);
        let runs = Runs {
            operand,
            init,
            running,
            fold,
        };
        return exec.rows(&runs, running.outer, cost, (out,));
    }
    let axis = windows.minor();
    let taken = axis.window.min(axis.size) * windows.most();
    let cost = cost::<T>(axis.places * (1 + taken));
    let walk = Walk {
        operand,
        init,
        windows: *windows,
        fold,
    };
    exec.rows(&walk, windows.rows(), cost, (out,));
}
