//! `concatenate`: concatenates operands along a dimension.

use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::{copy, zip};
use crate::movement::{self, Dim};

/// Writes the operands one after the other along `dimension`.
///
/// # Panics
///
/// Panics if an operand's other sizes differ from `out`, or the sizes along the dimension do not add up.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, concatenate::run};
///
/// let mut out = [0; 6];
/// let operands = [Array::new(&[1, 2], &[2, 1]), Array::new(&[3, 4, 5, 6], &[2, 2])];
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 3]), &operands, 1);
/// assert_eq!(out, [1, 3, 4, 2, 5, 6]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operands: &[Array<'_, T>],
    dimension: usize,
) {
    let fits = |operand: &Array<'_, T>| {
        operand.dims.len() == out.dims.len()
            && operand.dims[..dimension] == out.dims[..dimension]
            && operand.dims[dimension + 1..] == out.dims[dimension + 1..]
    };
    let along: usize = operands.iter().map(|operand| operand.dims[dimension]).sum();
    assert!(
        operands.iter().all(fits) && along == out.dims[dimension],
        "expected operands that make the sizes {:?} along dimension {dimension}",
        out.dims
    );
    if out.elements.is_empty() {
        return;
    }
    let outer: usize = out.dims[..dimension].iter().product();
    // Each row has a part of every operand, so threads split the rows.
    if outer > 1 {
        let per_row = out.elements.len() / outer;
        let cost = per_row * size_of::<T>();
        return exec.rows(
            &Concatenate { operands, outer },
            outer,
            cost,
            (Out::new(out.elements, per_row),),
        );
    }
    // Whole operands: each copy is split between the threads separately.
    let mut rest = out.elements;
    for operand in operands {
        let (own, others) = rest.split_at_mut(operand.elements.len());
        let whole = Dim {
            size: own.len(),
            stride: 1,
        };
        movement::run(exec, own, operand.elements, 0, core::iter::once(whole));
        rest = others;
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(out: ArrayMut<'_, T>, operands: &[Array<'_, T>], dimension: usize) {
    let (mut rows, mut d) = (1, 0);
    while d < dimension {
        rows *= out.dims[d];
        d += 1;
    }
    let (mut at, mut row) = (0, 0);
    while row < rows {
        for operand in operands {
            let per_row = operand.elements.len() / rows;
            let mut i = 0;
            while i < per_row {
                out.elements[at] = operand.elements[row * per_row + i];
                at += 1;
                i += 1;
            }
        }
        row += 1;
    }
    assert!(at == out.elements.len());
}

/// The number of rows that are written at a time where rows consist of single elements.
const BLOCK: usize = 256;

struct Concatenate<'a, T> {
    operands: &'a [Array<'a, T>],
    outer: usize,
}

impl<T: Copy + Send + Sync + 'static> Rows for Concatenate<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let per_row = out.len() / count;
        // One element of each operand in a row: the operands are interleaved.
        if self
            .operands
            .iter()
            .all(|operand| operand.elements.len() == self.outer)
        {
            return self.elements(first, out);
        }
        let mut at = 0;
        for operand in self.operands {
            let chunk = operand.elements.len() / self.outer;
            let from = &operand.elements[first * chunk..];
            // Short parts are copied in registers, by a length that the compiler knows.
            match chunk {
                0 => {}
                1 => short::<T, 1>(out, per_row, at, from),
                2 => short::<T, 2>(out, per_row, at, from),
                3 => short::<T, 3>(out, per_row, at, from),
                4 => short::<T, 4>(out, per_row, at, from),
                _ => {
                    let rows = out.chunks_exact_mut(per_row);
                    for (row, chunk) in zip(rows, from.chunks_exact(chunk)) {
                        copy(&mut row[at..][..chunk.len()], chunk);
                    }
                }
            }
            at += chunk;
        }
    }
}

/// Copies one element of each of `N` operands to each row of `out`, from row `first` of the operands on.
#[inline(always)]
fn interleave<T: Copy, const N: usize>(operands: [&Array<'_, T>; N], first: usize, out: &mut [T]) {
    let (rows, _) = out.as_chunks_mut::<N>();
    let mut parts: [&[T]; N] = [&[]; N];
    for (part, operand) in zip(&mut parts, operands) {
        *part = &operand.elements[first..][..rows.len()];
    }
    for (i, row) in rows.iter_mut().enumerate() {
        for n in 0..N {
            row[n] = parts[n][i];
        }
    }
}

/// Copies `N` elements to each row of `out`, from its element `at` on: moves of registers instead of calls of `memcpy`.
#[inline(always)]
fn short<T: Copy, const N: usize>(out: &mut [T], per_row: usize, at: usize, from: &[T]) {
    let (chunks, _) = from.as_chunks::<N>();
    for (row, chunk) in zip(out.chunks_exact_mut(per_row), chunks) {
        copy(&mut row[at..][..N], chunk);
    }
}

impl<T: Copy> Concatenate<'_, T> {
    /// Copies the rows from `first` on, with one element of each operand.
    #[inline(always)]
    fn elements(&self, first: usize, out: &mut [T]) {
        match self.operands {
            [a, b] => return interleave([a, b], first, out),
            [a, b, c] => return interleave([a, b, c], first, out),
            [a, b, c, d] => return interleave([a, b, c, d], first, out),
            _ => {}
        }
        let per_row = self.operands.len();
        // A block of rows stays in the L1 cache until all operands have been copied to it.
        for (block, out) in out.chunks_mut(BLOCK * per_row).enumerate() {
            for (at, operand) in self.operands.iter().enumerate() {
                let from = &operand.elements[first + block * BLOCK..];
                for (row, &x) in zip(out.chunks_exact_mut(per_row), from) {
                    row[at] = x;
                }
            }
        }
    }
}
