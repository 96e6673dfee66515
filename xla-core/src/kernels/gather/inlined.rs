//! Gathers that register blocks inline: plain loops, which are unrolled where the sizes are constants.

use super::{GatherDimensions, Index};
use crate::array::{Array, ArrayMut};
use crate::level::Level;
use crate::movement::inlined::RANK;

/// A dimension of the result.
#[derive(Clone, Copy)]
struct Walk {
    size: usize,
    /// The stride in the result.
    to: usize,
    /// The stride in the operand.
    from: usize,
}

/// The dimension of an array that has none.
const NONE: Walk = Walk {
    size: 1,
    to: 0,
    from: 0,
};

/// Computes [`run`](super::run) in line, for small sizes that are constants of the caller.
///
/// # Panics
///
/// Panics if sizes and numbers do not match, or there are more than four dimensions.
#[inline(always)]
pub fn small<L: Level, T: Copy + Default>(
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    indices: Array<'_, impl Index>,
    numbers: GatherDimensions<'_>,
) {
    assert!(out.dims.len() <= RANK && operand.dims.len() <= RANK && indices.dims.len() <= RANK);
    if operand.elements.is_empty() {
        out.elements.fill(T::default());
        return;
    }
    // Plain `while` loops: iterators take longer to compile.
    let (mut places, mut window) = ([NONE; RANK], [NONE; RANK]);
    let (mut d, mut to) = (out.dims.len(), 1);
    while d > 0 {
        d -= 1;
        let size = out.dims[d];
        if is_in(numbers.offset, d) {
            window[d] = Walk { size, to, from: 0 }
        } else {
            places[d] = Walk { size, to, from: 0 }
        }
        to *= size;
    }
    // The sizes of the window in the dimensions of the operand.
    let (mut sizes, mut shown, mut d) = ([1; RANK], 0, 0);
    while d < operand.dims.len() {
        if !is_in(numbers.collapsed, d) && !is_in(numbers.batching, d) {
            let of_out = &mut window[numbers.offset[shown]];
            of_out.from = operand.stride(d);
            sizes[d] = of_out.size;
            shown += 1;
        }
        d += 1;
    }
    let vector = numbers.index_vector.unwrap_or(indices.dims.len());
    let parts = indices.dims.get(vector).copied().unwrap_or(1);
    let inner = if vector < indices.dims.len() {
        indices.stride(vector)
    } else {
        1
    };
    walk(
        places,
        #[inline(always)]
        |place, to, _| {
            // The start of a window: its coordinates, clamped, and then the indices of the batching dimensions.
            let (mut start, mut part) = (0, 0);
            while part < numbers.start_index_map.len() {
                let d = numbers.start_index_map[part];
                let at = place / inner * inner * parts + place % inner + part * inner;
                let most = operand.dims[d] - sizes[d];
                start += indices.elements[at].clamped(most) * operand.stride(d);
                part += 1;
            }
            let mut batch = 0;
            while batch < numbers.batching.len() {
                let along = numbers.indices_batching[batch];
                let (mut span, mut d) = (1, along + 1);
                while d < indices.dims.len() {
                    span *= if d == vector { 1 } else { indices.dims[d] };
                    d += 1;
                }
                let index = place / span % indices.dims[along];
                start += index * operand.stride(numbers.batching[batch]);
                batch += 1;
            }
            walk(
                window,
                #[inline(always)]
                |_, to_element, from| {
                    out.elements[to + to_element] = operand.elements[start + from];
                },
            );
        },
    );
}

/// Whether a list has a number.
#[inline(always)]
fn is_in(list: &[usize], number: usize) -> bool {
    let mut i = 0;
    while i < list.len() && list[i] != number {
        i += 1;
    }
    i < list.len()
}

/// Calls `f` for each index of these dimensions, with its number and its offsets in the result and in the operand.
#[inline(always)]
fn walk([a, b, c, d]: [Walk; RANK], mut f: impl FnMut(usize, usize, usize)) {
    let (mut at, mut i) = (0, 0);
    while i < a.size {
        let mut j = 0;
        while j < b.size {
            let mut k = 0;
            while k < c.size {
                let mut l = 0;
                while l < d.size {
                    let to = i * a.to + j * b.to + k * c.to + l * d.to;
                    let from = i * a.from + j * b.from + k * c.from + l * d.from;
                    f(at, to, from);
                    at += 1;
                    l += 1;
                }
                k += 1;
            }
            j += 1;
        }
        i += 1;
    }
}
