//! The innermost kernel: a few rows times a few vectors of the result, held in registers over the whole of `k`.
//!
//! Each element of the result is one chain of fused multiply-adds in the order of `k`, whatever the tile's form, so a
//! tile may be cut anywhere without changing a bit.

use super::simd::Simd;

/// What a tile reads and writes. Pointers, because no slice says "these few columns of these few rows".
#[derive(Clone, Copy)]
pub(super) struct Tile<T> {
    /// The contracted length, at least 1.
    pub(super) k: usize,
    /// `lhs`, with the distance to the next row and to the next contracted index.
    pub(super) lhs: *const T,
    pub(super) lhs_row: usize,
    pub(super) lhs_k: usize,
    /// `rhs`, whose columns are neighbours, with the distance to the next contracted index.
    pub(super) rhs: *const T,
    pub(super) rhs_k: usize,
    /// The result, whose columns are neighbours, with the distance to the next row.
    pub(super) out: *mut T,
    pub(super) out_row: usize,
    /// Columns of the result: more than `V - 1` vectors, at most `V`.
    pub(super) columns: usize,
    /// Adds to what `out` holds.
    pub(super) add: bool,
    /// Where the rows of `rhs` are copied, `V` vectors each, by a tile that packs.
    pub(super) packed: *mut T,
}

/// How a tile reads `rhs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Read {
    /// Whole vectors.
    Full,
    /// The last vector has fewer columns than lanes.
    Masked,
    /// Whole vectors, copied to `packed` on the way.
    PackFull,
    /// As `Masked`, copied to `packed` and filled up with zeros on the way.
    PackMasked,
}

const FULL: u8 = Read::Full as u8;
const MASKED: u8 = Read::Masked as u8;
const PACK_FULL: u8 = Read::PackFull as u8;
const PACK_MASKED: u8 = Read::PackMasked as u8;

/// Rows of `rhs` that a packing tile fetches in advance: they lie a page apart in a large matrix, which no processor
/// foresees.
const AHEAD: usize = 12;

#[inline(always)]
unsafe fn tile<T: Copy + Default, S: Simd<T>, const R: usize, const V: usize, const READ: u8>(
    simd: S,
    t: Tile<T>,
) {
    let masked = READ == MASKED || READ == PACK_MASKED;
    let last = t.columns - (V - 1) * S::LANES;
    let mask = simd.mask(last);
    let mut sums = [[simd.splat(T::default()); V]; R];
    let (mut lhs, mut rhs, mut packed) = (t.lhs, t.rhs, t.packed);
    // The rows from the fourth on have a pointer of their own, whose origin is hidden: six rows from one pointer become
    // a chain of six additions, as long as the twelve multiplications take.
    let mut lower = lhs.wrapping_add(3 * t.lhs_row);
    if R > 3 {
        lower = core::hint::black_box(lower);
    }
    // What a tile adds to has long left the first cache; it comes back while the sums are taken.
    for r in 0..R {
        simd.prefetch(t.out.wrapping_add(r * t.out_row));
    }
    // SAFETY: `run` names what its caller has checked: R rows of `lhs`, V vectors of `rhs` (the last one masked
    // where READ says so) and of `packed` for each of the `k` steps, R rows of `columns` elements of `out`.
    // Pointers step with wrapping_add because the step after the last one may leave the slice.
    unsafe {
        for _ in 0..t.k {
            let mut b = [simd.splat(T::default()); V];
            for (v, b) in b.iter_mut().enumerate() {
                let from = rhs.wrapping_add(v * S::LANES);
                *b = if masked && v == V - 1 {
                    simd.load_masked(from, mask)
                } else {
                    simd.load(from)
                };
            }
            if READ == PACK_FULL || READ == PACK_MASKED {
                simd.prefetch(rhs.wrapping_add(AHEAD * t.rhs_k));
                for (v, b) in b.iter().enumerate() {
                    simd.store(packed.add(v * S::LANES), *b);
                }
                packed = packed.wrapping_add(V * S::LANES);
            }
            for (r, sums) in sums.iter_mut().enumerate() {
                let a = simd.splat(if r < 3 {
                    *lhs.add(r * t.lhs_row)
                } else {
                    *lower.add((r - 3) * t.lhs_row)
                });
                for (sum, b) in sums.iter_mut().zip(&b) {
                    *sum = simd.mul_add(a, *b, *sum);
                }
            }
            lhs = lhs.wrapping_add(t.lhs_k);
            lower = lower.wrapping_add(t.lhs_k);
            rhs = rhs.wrapping_add(t.rhs_k);
        }
        for (r, sums) in sums.iter().enumerate() {
            let row = t.out.add(r * t.out_row);
            for (v, sum) in sums.iter().enumerate() {
                let to = row.add(v * S::LANES);
                if v == V - 1 && last < S::LANES {
                    let sum = if t.add {
                        simd.add(simd.load_masked(to, mask), *sum)
                    } else {
                        *sum
                    };
                    simd.store_masked(to, mask, sum);
                } else {
                    let sum = if t.add {
                        simd.add(simd.load(to), *sum)
                    } else {
                        *sum
                    };
                    simd.store(to, sum);
                }
            }
        }
    }
}

/// The widest tile of `rows` rows, in vectors. More rows need fewer vectors to keep the multipliers busy.
pub(super) const fn vectors(rows: usize) -> usize {
    match rows {
        0..=2 => 4,
        3 => 3,
        _ => 2,
    }
}

/// Runs the tile with this many rows and vectors.
///
/// # Safety
///
/// For every row and every contracted index below `k`, the tile's element of `lhs` can be read; for every contracted
/// index `columns` elements of `rhs` can be read (`vectors` whole vectors, where `read` is [`Read::Full`] or
/// [`Read::PackFull`]), and, by a packing tile, `vectors` whole vectors written to `packed`; for every row `columns`
/// elements of `out` can be written, and read if `add`. Nothing else points to `out` or `packed`.
#[inline(always)]
pub(super) unsafe fn run<T: Copy + Default, S: Simd<T>>(
    simd: S,
    t: Tile<T>,
    rows: usize,
    vectors: usize,
    read: Read,
) {
    macro_rules! table {
        ($($r:literal: $($v:literal)*;)*) => {
            match (rows, vectors, read) {
                $($(
                    // SAFETY: what this function asks of its caller.
                    ($r, $v, Read::Full) => simd.run(#[inline(always)] || unsafe { tile::<T, S, $r, $v, FULL>(simd, t) }),
                    // SAFETY: as above.
                    ($r, $v, Read::Masked) => simd.run(#[inline(always)] || unsafe { tile::<T, S, $r, $v, MASKED>(simd, t) }),
                )*)*
                (r, 1, Read::PackFull) if r == S::ROWS => pack!(1, PACK_FULL),
                (r, 2, Read::PackFull) if r == S::ROWS => pack!(2, PACK_FULL),
                (r, 1, Read::PackMasked) if r == S::ROWS => pack!(1, PACK_MASKED),
                (r, 2, Read::PackMasked) if r == S::ROWS => pack!(2, PACK_MASKED),
                other => unreachable!("no tile of {other:?}"),
            }
        };
    }
    macro_rules! pack {
        ($v:literal, $read:ident) => {
            if S::ROWS == 6 {
                // SAFETY: as above.
                simd.run(
                    #[inline(always)]
                    || unsafe { tile::<T, S, 6, $v, $read>(simd, t) },
                )
            } else {
                // SAFETY: as above.
                simd.run(
                    #[inline(always)]
                    || unsafe { tile::<T, S, 8, $v, $read>(simd, t) },
                )
            }
        };
    }
    table! {
        1: 1 2 3 4;
        2: 1 2 3 4;
        3: 1 2 3;
        4: 1 2;
        5: 1 2;
        6: 1 2;
        7: 1 2;
        8: 1 2;
    }
}
