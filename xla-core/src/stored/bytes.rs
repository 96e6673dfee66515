//! The order of elements in memory.

use alloc::vec;
use alloc::vec::Vec;

/// The number of bytes that are read and converted at once: a multiple of the size of every element.
pub(super) const PIECE: usize = 1 << 16;

/// The number of rows and columns of a tile, whose rows of 8 bytes are in a first-level cache together.
const TILE: usize = 32;

/// Returns elements of `size` bytes in row-major order of the transposed array: its dimension `i` is dimension
/// `permutation[i]` of the array with the sizes `dims`.
pub(super) fn permuted(from: &[u8], size: usize, dims: &[usize], permutation: &[usize]) -> Vec<u8> {
    let mut to = vec![0; from.len()];
    match size {
        1 => permute::<1>(from, &mut to, dims, permutation),
        2 => permute::<2>(from, &mut to, dims, permutation),
        4 => permute::<4>(from, &mut to, dims, permutation),
        8 => permute::<8>(from, &mut to, dims, permutation),
        _ => permute::<16>(from, &mut to, dims, permutation),
    }
    to
}

/// A dimension of the result: its size, and the distances of its elements in the operand and in the result.
#[derive(Clone, Copy)]
struct Dimension {
    size: usize,
    from: usize,
    to: usize,
}

fn permute<const N: usize>(from: &[u8], to: &mut [u8], dims: &[usize], permutation: &[usize]) {
    let (from, _) = from.as_chunks::<N>();
    let (to, _) = to.as_chunks_mut::<N>();
    if from.is_empty() {
        return;
    }
    let strides = strides(dims);
    let result: Vec<usize> = permutation.iter().map(|&d| dims[d]).collect();
    let own = self::strides(&result);
    let dimensions = (permutation.iter().zip(result).zip(own)).map(|((&d, size), to)| Dimension {
        size,
        from: strides[d],
        to,
    });
    let mut outer: Vec<Dimension> = dimensions.collect();
    // Tiles have two dimensions: one whose elements are adjacent in the operand, one in the result.
    let none = Dimension {
        size: 1,
        from: 0,
        to: 0,
    };
    let row = outer.pop().unwrap_or(none);
    let adjacent = outer.iter().position(|dimension| dimension.from == 1);
    let column = adjacent.map_or(none, |i| outer.remove(i));
    let count: usize = outer.iter().map(|dimension| dimension.size).product();
    for number in 0..count {
        let (mut rest, mut source, mut target) = (number, 0, 0);
        for dimension in outer.iter().rev() {
            let index = rest % dimension.size;
            rest /= dimension.size;
            source += index * dimension.from;
            target += index * dimension.to;
        }
        for i in (0..column.size).step_by(TILE) {
            for j in (0..row.size).step_by(TILE) {
                for i in i..column.size.min(i + TILE) {
                    for j in j..row.size.min(j + TILE) {
                        to[target + i * column.to + j * row.to] =
                            from[source + i * column.from + j * row.from];
                    }
                }
            }
        }
    }
}

/// Returns the distance of adjacent elements of each dimension in row-major order.
fn strides(dims: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; dims.len()];
    for d in (1..dims.len()).rev() {
        strides[d - 1] = strides[d] * dims[d];
    }
    strides
}
