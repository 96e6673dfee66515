//! The element types of convolutions.

use num_complex::Complex;

use super::dims::Line;
use super::direct::{Features, Row};
use super::tile::{Laned, Lanes};
use super::wide::Wide;
use super::{Call, convolve};
use crate::element::types;
use crate::exec::Exec;
use crate::kernels::dot_general::{
    self, Bit, Gathered, Plain, Product, bits, bytes, bytes_mut, elements, elements_mut, gathered,
    with_bits,
};
use crate::level::dispatch;

/// An element type with a convolution: every element type of XLA. Implemented only here.
pub trait Element: Product {
    /// Implements [`run`](super::run), compiled in this crate instead of the caller's.
    #[doc(hidden)]
    fn convolve(exec: &Exec, out: &mut [Self], operands: [&[Self]; 2], call: &Call<'_>);
}

/// The operations of a convolution that depend on the element type, as functions of bytes; all other code is shared.
pub(super) struct Kind {
    /// The products of the element type, and the same for operands that have changed sides.
    pub(super) own: dot_general::Element,
    pub(super) swapped: dot_general::Element,
    /// The type of the sums.
    pub(super) wide: dot_general::Element,
    /// Copies the elements of a line to their places in the layout, converted to the type of the sums.
    pub(super) lay: fn(&mut [u8], &[u8], &Line),
    /// Rounds sums to elements, if the types differ.
    pub(super) narrow: Option<Narrow>,
    pub(super) gathered: Option<Windows>,
    /// The kernels whose lanes are elements of the batch.
    pub(super) lanes: Option<&'static Lanes>,
    pub(super) row: fn(Row<'_, u8>),
    /// Sums vectors of features; without it, groups of few features are products too.
    pub(super) features: Option<fn(Features<'_, u8>)>,
}

/// Rounds sums and writes them as elements.
pub(super) type Narrow = fn(&mut [u8], &[u8]);

/// Computes `out = lhs * windows` if this processor has a product with gathered windows; returns whether it has.
pub(super) type Windows = fn(&mut [u8], (&[u8], [usize; 2]), Gathered<'_, u8>, [usize; 2]) -> bool;

fn row<W: Wide>(row: Row<'_, u8>) {
    dispatch(Row {
        out: elements_mut::<W>(row.out),
        weights: elements(row.weights),
        step: row.step,
        data: elements(row.data),
        taps: row.taps,
        columns: row.columns,
        first: row.first,
    });
}

fn features<W: Wide>(features: Features<'_, u8>) {
    dispatch(Features {
        out: elements_mut::<W>(features.out),
        data: elements(features.data),
        starts: features.starts,
        taps: features.taps,
        weights: elements(features.weights),
        step: features.step,
    });
}

/// Copies elements, each changed.
#[inline(always)]
fn copy<T: Plain, W: Plain>(to: &mut [W], from: &[T], change: impl Fn(T) -> W) {
    let len = to.len();
    let from = &from[..len];
    let mut i = 0;
    while i < len {
        to[i] = change(from[i]);
        i += 1;
    }
}

/// Copies the elements of a line that have a place.
#[inline(always)]
fn lay<T: Plain, W: Plain>(to: &mut [u8], from: &[u8], line: &Line, widen: impl Fn(T) -> W) {
    let (to, from) = (elements_mut::<W>(to), elements::<T>(from));
    let Line { first, end, dim } = *line;
    // Neighbours remain neighbours.
    if dim.modulus == 1 && dim.step == 1 && dim.from_step == 1 {
        let start = dim.target(first);
        return copy(&mut to[start..][..end - first], &from[first..end], widen);
    }
    // The destination consists of the group's place and the place in the group, which advance without a division.
    let at = dim.place_of(first);
    let group = dim.size / dim.modulus;
    let (mut rest, mut place) = (at % dim.modulus, at / dim.modulus);
    let (over_rest, over_place) = (dim.step % dim.modulus, dim.step / dim.modulus);
    let mut i = first;
    while i < end {
        to[rest * group + place] = widen(from[i * dim.from_step]);
        (rest, place) = (rest + over_rest, place + over_place);
        if rest >= dim.modulus {
            (rest, place) = (rest - dim.modulus, place + 1);
        }
        i += 1;
    }
}

pub(super) fn lay_same<T: Plain>(to: &mut [u8], from: &[u8], line: &Line) {
    let Line { first, end, dim } = *line;
    if dim.modulus == 1 && dim.step == 1 && dim.from_step == 1 {
        let size = size_of::<T>();
        let to = &mut to[dim.target(first) * size..][..(end - first) * size];
        return to.copy_from_slice(&from[first * size..end * size]);
    }
    lay(
        to,
        from,
        line,
        #[inline(always)]
        |x: T| x,
    );
}

/// Element types that are summed in their own type; `$bits` has their size and alignment.
macro_rules! same {
    ($($t:ty as $bits:ty: $gathered:expr, $lanes:expr;)*) => {$(
        impl Summed for $t {
            const KIND: &'static Kind = &Kind {
                own: dot_general::Element::of::<$t>(),
                swapped: dot_general::Element::of::<$t>(),
                wide: dot_general::Element::of::<$t>(),
                lay: lay_same::<$bits>,
                narrow: None,
                gathered: $gathered,
                lanes: $lanes,
                row: row::<$t>,
                features: Some(features::<$t>),
            };
        }
    )*};
}

/// An element type with its own functions.
trait Summed {
    const KIND: &'static Kind;
}

same! {
    u8 as u8: None, None;
    u16 as u16: None, None;
    u32 as u32: None, None;
    u64 as u64: None, None;
    Bit as u8: None, None;
    f32 as u32: Some(gathered::<f32>), Some(&f32::LANES);
    f64 as u64: Some(gathered::<f64>), Some(&f64::LANES);
    Complex<f32> as [u32; 2]: None, None;
    Complex<f64> as [u64; 2]: None, None;
}

/// Element types that are summed as `f32`.
macro_rules! halves {
    ($($t:ty)*) => {$(
        impl Summed for $t {
            const KIND: &'static Kind = &Kind {
                own: dot_general::Element::of::<$t>(),
                swapped: dot_general::Element::of::<$t>(),
                lay: |to, from, line| lay(to, from, line, <$t>::to_f32),
                lanes: None,
                narrow: Some(|to, from| copy(elements_mut(to), elements(from), <$t>::from_f32)),
                ..*<f32 as Summed>::KIND
            };
        }
    )*};
}

types! { halves! { @halves } }

/// The type as which each type is convolved. Integers wrap, so signed ones share the code of unsigned ones.
macro_rules! elements {
    (themselves: $($t:ty)*) => {
        elements! { $($t as $t;)* }
    };
    ($($t:ty as $kind:ty;)*) => {$(
        impl Element for $t {
            #[inline(never)]
            fn convolve(exec: &Exec, out: &mut [$t], [lhs, rhs]: [&[$t]; 2], call: &Call<'_>) {
                convolve(exec, <$kind>::KIND, bytes_mut(out), [bytes(lhs), bytes(rhs)], call);
            }
        }
    )*};
}

elements! {
    i8 as u8;
    i16 as u16;
    i32 as u32;
    i64 as u64;
}

types! { elements! { themselves: @unsigned @halves @floats @complex } }

impl Element for bool {
    #[inline(never)]
    fn convolve(exec: &Exec, out: &mut [bool], [lhs, rhs]: [&[bool]; 2], call: &Call<'_>) {
        with_bits(out, |out| {
            convolve(exec, Bit::KIND, out, [bits(lhs), bits(rhs)], call);
        });
    }
}
