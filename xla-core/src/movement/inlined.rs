//! Copies that register blocks inline: plain loops, which are unrolled where the sizes are constants.

use super::Dim;

/// The most dimensions of such a copy.
pub(crate) const RANK: usize = 4;

/// Writes the elements of `operand`, from the element `first` on with these strides, to `out` in memory order. The last
/// dimensions of `dims` are dimensions of the copy, the others have size 1.
///
/// # Panics
///
/// Panics if `out` has another number of elements, or an element is outside of the operand.
#[inline(always)]
pub(crate) fn small<T: Copy>(out: &mut [T], operand: &[T], first: usize, dims: [Dim; RANK]) {
    let [a, b, c, d] = dims;
    assert!(out.len() == a.size * b.size * c.size * d.size);
    each(dims, |at, offset| {
        out[at] = operand[first.wrapping_add_signed(offset)];
    });
}

/// Writes `from`, in memory order, to the elements of `out` from the element `first` on with these strides.
///
/// # Panics
///
/// Panics if `from` has another number of elements, or an element is outside of `out`.
#[inline(always)]
pub(crate) fn put<T: Copy>(out: &mut [T], from: &[T], first: usize, dims: [Dim; RANK]) {
    let [a, b, c, d] = dims;
    assert!(from.len() == a.size * b.size * c.size * d.size);
    each(dims, |at, offset| {
        out[first.wrapping_add_signed(offset)] = from[at];
    });
}

/// Calls `f` for each index of a copy, with its number and its offset from the first element.
#[inline(always)]
fn each([a, b, c, d]: [Dim; RANK], mut f: impl FnMut(usize, isize)) {
    // Plain `while` loops: iterators take longer to compile.
    let (mut at, mut i) = (0, 0);
    while i < a.size {
        let mut j = 0;
        while j < b.size {
            let mut k = 0;
            while k < c.size {
                let mut l = 0;
                while l < d.size {
                    let offset = i as isize * a.stride
                        + j as isize * b.stride
                        + k as isize * c.stride
                        + l as isize * d.stride;
                    f(at, offset);
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

/// Returns as many dimensions as a copy has, computed by `dim`, after ones of size 1.
#[inline(always)]
pub(crate) fn dims(rank: usize, dim: impl Fn(usize) -> Dim) -> [Dim; RANK] {
    assert!(rank <= RANK);
    let mut dims = [Dim { size: 1, stride: 0 }; RANK];
    let mut d = 0;
    while d < rank {
        dims[RANK - rank + d] = dim(d);
        d += 1;
    }
    dims
}
