//! Combines one array by a known function, compiled once in this crate.

use super::Work;
use crate::element::width::{Bits, Copying, bits_of, bits_of_mut};
use crate::element::{Element, types};
use crate::exec::{Exec, Out};
use crate::function::{Name, add, second};
use crate::items::Items;

/// Lists of elements; a list of one element may be combined by a known function.
pub trait Known: Items {
    /// Combines one array by this function; returns the results if there are more, or the function is another one.
    #[doc(hidden)]
    fn known<'a>(
        exec: &Exec,
        work: &Work<'_>,
        outs: Self::Outs<'a>,
        from: [Self::Slices<'_>; 2],
        name: Option<Name>,
    ) -> Option<Self::Outs<'a>>;
}

impl<T: Sum, R: Items> Known for (T, R) {
    #[inline]
    fn known<'a>(
        exec: &Exec,
        work: &Work<'_>,
        outs: Self::Outs<'a>,
        [inputs, updates]: [Self::Slices<'_>; 2],
        name: Option<Name>,
    ) -> Option<Self::Outs<'a>> {
        let from = [inputs.0, updates.0];
        match name {
            Some(Name::Add) if R::IS_EMPTY => T::sum(exec, work, outs.0.elements, from),
            Some(Name::Second) if R::IS_EMPTY => {
                work.replace(exec, Bits::new(from, outs.0.elements));
            }
            _ => return Some(outs),
        }
        None
    }
}

impl Work<'_> {
    /// Overwrites inputs with updates.
    #[inline(never)]
    fn replace(&self, exec: &Exec, bits: Bits<'_>) {
        bits.copy(Replace { exec, work: self });
    }
}

struct Replace<'a> {
    exec: &'a Exec,
    work: &'a Work<'a>,
}

impl Copying for Replace<'_> {
    fn run<B: Copy + Default + Send + Sync + 'static>(self, from: [&[B]; 2], out: &mut [B]) {
        let Replace { exec, work } = self;
        let from = from.map(|from| (from, ()));
        work.combine::<(B, ()), _>(exec, from, (Out::new(out, work.row), ()), second);
    }
}

/// Element types, with the sum into a single array.
pub trait Sum: Element {
    /// Adds updates to inputs.
    #[doc(hidden)]
    fn sum(exec: &Exec, work: &Work<'_>, out: &mut [Self], from: [&[Self]; 2]);
}

macro_rules! sums {
    (#[$inline:meta] $($t:ty)*) => {$(
        impl Sum for $t {
            #[$inline]
            fn sum(exec: &Exec, work: &Work<'_>, out: &mut [$t], from: [&[$t]; 2]) {
                let from = from.map(|from| (from, ()));
                work.combine::<($t, ()), _>(exec, from, (Out::new(out, work.row), ()), add);
            }
        }
    )*};
}

types! { sums! { #[inline(never)] @bool @unsigned @halves @floats @complex } }
// Few programs have these types, so those that do compile their sums.
types! { sums! { #[inline] @quarters } }

macro_rules! signed {
    ($($t:ty)*) => {$(
        // Sums modulo a power of two are the same for signed and unsigned integers.
        impl Sum for $t {
            #[inline]
            fn sum(exec: &Exec, work: &Work<'_>, out: &mut [$t], from: [&[$t]; 2]) {
                Sum::sum(exec, work, bits_of_mut(out), from.map(bits_of));
            }
        }
    )*};
}

types! { signed! { @signed } }
