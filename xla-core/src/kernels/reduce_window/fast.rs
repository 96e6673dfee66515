//! One array folded by a function that has a name: compiled here, for each element type.

use half::{bf16, f16};
use num_complex::Complex;

use super::Windows;
use super::blocks::Blocks;
use super::running::Runs;
use super::tiles::{self, Quick, Tiles, least, most};
use crate::element::Element;
use crate::exec::{Exec, Out};
use crate::function::{Function, Name, add, max, min, mul};
use crate::kernels::items::Items;

/// Lists of elements, of which those of one element may be folded by code of their own.
pub trait Alone: Items {
    /// Folds the one array there is; gives the results back where there are more, or the function has no code here.
    #[doc(hidden)]
    fn fold<'a>(
        exec: &Exec,
        outs: Self::Parts<'a>,
        operands: Self::Slices<'_>,
        init: Self,
        windows: &Windows,
        name: Name,
    ) -> Option<Self::Parts<'a>>;
}

impl<T: Fold, R: Items> Alone for (T, R) {
    #[inline]
    fn fold<'a>(
        exec: &Exec,
        (out, rest): Self::Parts<'a>,
        operands: Self::Slices<'_>,
        init: Self,
        windows: &Windows,
        name: Name,
    ) -> Option<Self::Parts<'a>> {
        if !R::IS_EMPTY {
            return Some((out, rest));
        }
        let out = T::fold(exec, out, operands.0, init.0, windows, name);
        out.map(|out| (out, rest))
    }
}

/// Element types as they are folded alone: by these functions.
pub trait Fold: Element {
    #[doc(hidden)]
    fn fold<'a>(
        exec: &Exec,
        out: Out<'a, Self>,
        operand: &[Self],
        init: Self,
        windows: &Windows,
        name: Name,
    ) -> Option<Out<'a, Self>>;
}

macro_rules! folds {
    ($($($t:ty)+: $functions:tt;)*) => {$($(folds! { @of $t $functions })+)*};
    (@of $t:ty { $($Name:ident $function:ident $($quick:ident)?),* }) => {
        impl Fold for $t {
            #[inline(never)]
            fn fold<'a>(
                exec: &Exec,
                out: Out<'a, $t>,
                operand: &[$t],
                init: $t,
                windows: &Windows,
                name: Name,
            ) -> Option<Out<'a, $t>> {
                match name {
                    $($(Name::$Name if tiles::suit(windows) => {
                        tiled(exec, out, operand, init, windows, ($function, $quick));
                    })?
                    Name::$Name => with(exec, out, operand, init, windows, $function),)*
                    _ => return Some(out),
                }
                None
            }
        }
    };
}

folds! {
    f32 f64: { Add add, Mul mul, Max max most, Min min least };
    i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16: { Add add, Mul mul, Max max, Min min };
    // For them, a sum and a maximum are one and the same.
    bool: { Add max, Or max, Max max, Mul min, And min, Min min };
    Complex<f32> Complex<f64>: { Add add, Mul mul };
}

/// What a step costs with vectors, in tenths of a nanosecond: so much for each byte of an element.
const STEP: usize = 1;

fn with<T: Element, F: Function<(T, ()), Output = (T, ())>>(
    exec: &Exec,
    out: Out<'_, T>,
    operand: &[T],
    init: T,
    windows: &Windows,
    with: F,
) {
    let cost = STEP * size_of::<T>();
    if let Some(running) = windows.running() {
        let per_row = running.size * running.inner;
        let runs = Runs {
            operand,
            init,
            running,
            with,
        };
        return exec.rows(&runs, running.outer, 2 * cost * per_row, (out,));
    }
    let axis = windows.minor();
    let taken = axis.window.min(axis.size) * windows.most();
    let cost = cost * axis.places * (1 + taken);
    let blocks = Blocks {
        operand,
        init,
        windows: *windows,
        with,
    };
    exec.rows(&blocks, windows.rows(), cost, (out,));
}

fn tiled<T, F, Q>(
    exec: &Exec,
    out: Out<'_, T>,
    operand: &[T],
    init: T,
    windows: &Windows,
    (with, quick): (F, Q),
) where
    T: Element,
    F: Function<(T, ()), Output = (T, ())>,
    Q: Quick<T>,
{
    let cost = STEP * size_of::<T>() * windows.minor().places * (1 + windows.most());
    let blocks = Blocks {
        operand,
        init,
        windows: *windows,
        with,
    };
    exec.rows(&Tiles { blocks, quick }, windows.rows(), cost, (out,));
}
