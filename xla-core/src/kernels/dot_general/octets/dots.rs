//! Products of few rows or few columns whose contracted elements are neighbours in both operands: sums along memory order,
//! without copies.

use super::lanes::Dots;
use super::operand::{ONES, Octets};
use super::tile::WIDEST;

/// The most rows, or columns, for which a copy of the other operand costs more than it saves.
const FEW: usize = 4;

/// Whether a product of `m` rows and `n` columns is computed without copies.
#[inline(always)]
pub(super) fn fits([m, n]: [usize; 2], left: &Octets<'_>, right: &Octets<'_>) -> bool {
    m.min(n) <= FEW && left.strides[1] == 1 && right.strides[1] == 1
}

/// Computes `out = left * right`; all elements of `left` and `right` exist.
#[inline(always)]
pub(super) fn multiply<S: Dots, const GROUP: usize>(
    simd: S,
    out: &mut [u32],
    left: Octets<'_>,
    right: Octets<'_>,
    [n, k]: [usize; 2],
) {
    if GROUP == 4 {
        return bytes(simd, out, left, right, [n, k]);
    }
    match (left.signed, right.signed) {
        (false, false) => wide(out, left, right, [n, k], unsigned, unsigned),
        (false, true) => wide(out, left, right, [n, k], unsigned, signed),
        (true, false) => wide(out, left, right, [n, k], signed, unsigned),
        (true, true) => wide(out, left, right, [n, k], signed, signed),
    }
}

#[inline(always)]
fn unsigned(x: u8) -> i32 {
    i32::from(x)
}

#[inline(always)]
fn signed(x: u8) -> i32 {
    i32::from(x.cast_signed())
}

/// Adds products of integers that are widened one by one, which the compiler vectorises.
#[inline(always)]
fn wide(
    out: &mut [u32],
    left: Octets<'_>,
    right: Octets<'_>,
    [n, k]: [usize; 2],
    of_left: impl Fn(u8) -> i32,
    of_right: impl Fn(u8) -> i32,
) {
    let mut i = 0;
    while i < out.len() {
        let (row, column) = (left.line(i / n, k), right.line(i % n, k));
        let (mut sum, mut p) = (0_i32, 0);
        while p < k {
            sum = sum.wrapping_add(of_left(row[p]) * of_right(column[p]));
            p += 1;
        }
        out[i] = sum.cast_unsigned();
        i += 1;
    }
}

/// Adds products of groups of bytes.
#[inline(always)]
fn bytes<S: Dots>(
    simd: S,
    out: &mut [u32],
    left: Octets<'_>,
    right: Octets<'_>,
    [n, k]: [usize; 2],
) {
    let shifts = [left.shift::<4>(), right.shift::<4>()];
    let flips = [left.flip::<4>(), right.flip::<4>()];
    let mut of_row = 0;
    let mut i = 0;
    while i < out.len() {
        let (row, column) = (left.line(i / n, k), right.line(i % n, k));
        let operands = [(row, flips[0]), (column, flips[1])];
        let mut sum = sums(simd, operands, |left, right| [left, right]);
        // The sums of the shifted row and of the shifted column correct the sum of the products.
        let ones = simd.splat(ONES);
        if shifts[1] != 0 {
            if i % n == 0 {
                let all = sums(simd, operands, |left, _| [left, ones]);
                let shifted = (k as u32).wrapping_mul(shifts[0]);
                of_row = all.wrapping_add(shifted).wrapping_mul(shifts[1]);
            }
            sum = sum.wrapping_sub(of_row);
        }
        if shifts[0] != 0 {
            let all = sums(simd, operands, |_, right| [ones, right]);
            sum = sum.wrapping_add(all.wrapping_mul(shifts[0]));
        }
        out[i] = sum;
        i += 1;
    }
}

/// Returns the sum of the products of the bytes that `of` selects, after these bits were flipped in each operand.
#[inline(always)]
fn sums<S: Dots>(
    simd: S,
    [(left, of_left), (right, of_right)]: [(&[u8], u8); 2],
    of: impl Fn(S::Vector, S::Vector) -> [S::Vector; 2],
) -> u32 {
    const { assert!(S::LANES <= WIDEST) };
    let (size, len) = (4 * S::LANES, left.len());
    assert_eq!(len, right.len());
    let flips = [of_left, of_right].map(|flip| simd.splat(u32::from(flip) * ONES));
    let mut all = [simd.splat(0); 4];
    let add = |sum: S::Vector, left: *const u8, right: *const u8| {
        // SAFETY: the callers below have a vector of bytes at either place.
        let [left, right] = [left, right].map(|from| unsafe { simd.load(from.cast()) });
        let [left, right] = of(simd.xor(left, flips[0]), simd.xor(right, flips[1]));
        simd.dot(sum, left, right)
    };
    let mut p = 0;
    while p + 4 * size <= len {
        let mut v = 0;
        while v < 4 {
            let at = p + v * size;
            all[v] = add(
                all[v],
                left[at..][..size].as_ptr(),
                right[at..][..size].as_ptr(),
            );
            v += 1;
        }
        p += 4 * size;
    }
    while p + size <= len {
        all[0] = add(
            all[0],
            left[p..][..size].as_ptr(),
            right[p..][..size].as_ptr(),
        );
        p += size;
    }
    if p < len {
        // Bytes that are flipped to zero fill the last vector.
        let mut last = [[of_left; 4 * WIDEST], [of_right; 4 * WIDEST]];
        last[0][..len - p].copy_from_slice(&left[p..]);
        last[1][..len - p].copy_from_slice(&right[p..]);
        all[1] = add(all[1], last[0].as_ptr(), last[1].as_ptr());
    }
    let sum = simd.add(simd.add(all[0], all[1]), simd.add(all[2], all[3]));
    let mut lanes = [0; WIDEST];
    // SAFETY: the array has the lanes of a vector.
    unsafe { simd.store(lanes.as_mut_ptr(), sum) };
    lanes.into_iter().fold(0, u32::wrapping_add)
}
