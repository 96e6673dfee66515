//! Convolutions of integers of 8 bits, signed or not, whose sums have 32 bits and wrap.

pub(super) mod batch;

use super::direct::Row;
use super::element::{Kind, lay_same};
use super::{Call, Convolution, convolve};
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::kernels::dot_general::octets::{Octet, Sum, element, gathered};
use crate::kernels::dot_general::{Gathered, bytes, bytes_mut};

/// Writes the convolution of `lhs` with `rhs`, as [`run`](super::run) does for operands of the result's type.
///
/// # Panics
///
/// Panics if the lists do not fit the arrays, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, convolution::octets::run};
/// use xla_core::rt::{Convolution, ConvolutionWindow};
///
/// // One batch, one feature, one spatial dimension: differences of neighbours.
/// let (lhs, rhs, mut out) = ([0_u8, 255, 9], [-128_i8, 127], [0_i32; 2]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut out, &[1, 1, 2]),
///     Array::new(&lhs, &[1, 1, 3]),
///     Array::new(&rhs, &[1, 1, 2]),
///     Convolution {
///         input: &[0, 1, 2],
///         kernel: &[0, 1, 2],
///         result: &[0, 1, 2],
///         windows: &[ConvolutionWindow::ONE],
///         feature_groups: 1,
///         batch_groups: 1,
///     },
/// );
/// assert_eq!(out, [127 * 255, -128 * 255 + 127 * 9]);
/// ```
pub fn run<O: Sum, L: Octet, R: Octet>(
    exec: &Exec,
    out: ArrayMut<'_, O>,
    lhs: Array<'_, L>,
    rhs: Array<'_, R>,
    convolution: Convolution<'_>,
) {
    let kind = match (L::SIGNED, R::SIGNED) {
        (false, false) => const { &kind::<false, false>() },
        (false, true) => const { &kind::<false, true>() },
        (true, false) => const { &kind::<true, false>() },
        (true, true) => const { &kind::<true, true>() },
    };
    let call = Call {
        arrays: [out.dims, lhs.dims, rhs.dims],
        convolution,
    };
    let operands = [bytes(lhs.elements), bytes(rhs.elements)];
    convolve(exec, kind, bytes_mut(out.elements), operands, &call);
}

/// Returns the operations for an input and a kernel of these signs. The kernel is the left operand of products with gathered
/// windows.
const fn kind<const INPUT: bool, const KERNEL: bool>() -> Kind {
    Kind {
        own: element([INPUT, KERNEL]),
        swapped: element([KERNEL, INPUT]),
        wide: element([INPUT, KERNEL]),
        lay: lay_same::<u8>,
        narrow: None,
        gathered: Some(gathered::<KERNEL, INPUT>),
        lanes: None,
        row: row::<KERNEL, INPUT>,
        features: None,
    }
}

/// Computes one row of the result.
fn row<const KERNEL: bool, const INPUT: bool>(row: Row<'_, u8>) {
    let count = row.out.len() / size_of::<u32>();
    let windows = Gathered {
        data: row.data,
        rows: row.taps,
        columns: row.columns,
        first: row.first,
        count,
    };
    let weights = (row.weights, [0, row.step]);
    gathered::<KERNEL, INPUT>(row.out, weights, windows, [1, count]);
}
