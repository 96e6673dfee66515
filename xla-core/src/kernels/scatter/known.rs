//! One array combined by a function that is known: compiled once here.

use half::{bf16, f16};
use num_complex::Complex;

use super::{Scatter, Work};
use crate::element::Element;
use crate::exec::{Exec, Out};
use crate::function::{Name, add, second};
use crate::kernels::items::Items;

/// Lists of elements, of which those of one element may be combined by a function that is known.
pub trait Known: Items {
    /// Combines one array by this function; gives the results back where there are more, or the function is another.
    #[doc(hidden)]
    fn known<'a>(
        exec: &Exec,
        work: Work<'_, '_, Self>,
        outs: Self::Parts<'a>,
        rows: usize,
        cost: usize,
        name: Option<Name>,
    ) -> Option<Self::Parts<'a>>;
}

impl<T: Combine, R: Items> Known for (T, R) {
    #[inline]
    fn known<'a>(
        exec: &Exec,
        work: Work<'_, '_, Self>,
        (out, rest): Self::Parts<'a>,
        rows: usize,
        cost: usize,
        name: Option<Name>,
    ) -> Option<Self::Parts<'a>> {
        let by = match name {
            Some(Name::Add) if R::IS_EMPTY => By::Add,
            Some(Name::Second) if R::IS_EMPTY => By::Second,
            _ => return Some((out, rest)),
        };
        let alone = Work {
            inputs: (work.inputs.0, ()),
            updates: (work.updates.0, ()),
            direct: work.direct,
            starts: work.starts,
            order: work.order,
            window: work.window,
            row: work.row,
        };
        T::combine(exec, alone, out, rows, cost, by);
        None
    }
}

/// The functions that are known.
#[derive(Clone, Copy, Debug)]
pub enum By {
    Add,
    Second,
}

/// Element types as they are combined alone.
pub trait Combine: Element {
    #[doc(hidden)]
    fn combine(
        exec: &Exec,
        work: Work<'_, '_, (Self, ())>,
        out: Out<'_, Self>,
        rows: usize,
        cost: usize,
        by: By,
    ) where
        (Self, ()): Items;
}

macro_rules! combine {
    ($($t:ty)*) => {$(
        impl Combine for $t {
            #[inline(never)]
            fn combine(
                exec: &Exec,
                work: Work<'_, '_, ($t, ())>,
                out: Out<'_, $t>,
                rows: usize,
                cost: usize,
                by: By,
            ) {
                match by {
                    By::Add => exec.rows(&Scatter { work, with: add }, rows, cost, (out, ())),
                    By::Second => exec.rows(&Scatter { work, with: second }, rows, cost, (out, ())),
                }
            }
        }
    )*};
}

combine!(bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 Complex<f32> Complex<f64>);
