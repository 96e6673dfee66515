//! The innermost kernel: a few rows times a few vectors of the result, held in registers over the whole of `k`.
//!
//! Each element of the result is a sum of chains of fused multiply-adds in the order of `k`, whose lengths depend on `k`
//! alone, whatever the tile's form: rows and columns may be cut anywhere without changing a bit.

use super::choose::chain;
use super::simd::Simd;

/// The operands and the result of a tile. Pointers, because no slice type describes a few columns of a few rows.
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
    /// The cache line that a tile that fetches or packs requests for a contracted index: a part of the next operand,
    /// which need not exist.
    pub(super) ahead: *const T,
    /// The distance to the next line, and for how many contracted indices the same line is requested: a power of two, less 1.
    pub(super) ahead_k: usize,
    pub(super) ahead_mask: usize,
}

/// How a tile reads `rhs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Read {
    /// Whole vectors.
    Full,
    /// As `Full`, and fetches a part of the next operand meanwhile.
    Fetch,
    /// The last vector has fewer columns than lanes, or as many.
    Masked,
    /// As `Masked`, copied to `packed` and filled up with zeros on the way; it fetches, too.
    Pack,
}

const FULL: u8 = Read::Full as u8;
const FETCH: u8 = Read::Fetch as u8;
const MASKED: u8 = Read::Masked as u8;
const PACK: u8 = Read::Pack as u8;

/// Rows of `rhs` that a packing tile fetches in advance: in a large matrix they are a page apart, which no hardware
/// prefetcher follows.
const AHEAD: usize = 12;

/// The bytes of a cache line.
pub(super) const LINE: usize = 64;

/// Returns the cache lines of elements that begin at a line.
pub(super) const fn lines<T>(elements: usize) -> usize {
    (elements * size_of::<T>()).div_ceil(LINE)
}

/// Computes a tile of `R` rows and `V` vectors. The compiler knows the number of rounds of all loops over them and unrolls
/// them, so each sum is a register.
#[inline(always)]
unsafe fn tile<T: Copy + Default, S: Simd<T>, const R: usize, const V: usize, const READ: u8>(
    simd: S,
    t: Tile<T>,
) {
    // The last vector may have fewer columns than lanes.
    let last = t.columns - (V - 1) * S::LANES;
    let mask = simd.mask(last);
    let zero = simd.splat(T::default());
    let mut sums = [[zero; V]; R];
    let sums: *mut [S::Vector; V] = sums.as_mut_ptr();
    let (mut lhs, mut rhs, mut packed, mut ahead) = (t.lhs, t.rhs, t.packed, t.ahead);
    // The rows from the fourth on have a pointer of their own, whose origin is hidden: six rows from one pointer become
    // a chain of six additions, as long as the twelve multiplications take.
    let mut lower = lhs.wrapping_add(3 * t.lhs_row);
    if R > 3 {
        lower = core::hint::black_box(lower);
    }
    // The result that a tile adds to has left the L1 cache: prefetch it while the sums are computed.
    let mut r = 0;
    while r < R {
        simd.prefetch(t.out.wrapping_add(r * t.out_row));
        r += 1;
    }
    let mut left = t.k;
    // SAFETY: `run` names what its caller has checked: R rows of `lhs`, V vectors of `rhs` (the last one masked
    // unless READ is FULL or FETCH) and of `packed` for each of the `k` steps, R rows of `columns` elements of `out`; R rows of V sums
    // lie behind `sums`. Pointers step with wrapping_add because the step after the last one may leave the slice.
    unsafe {
        while left > 0 {
            // One step of `k`: V vectors of a row of `rhs`, then each of R elements of `lhs` times all of them.
            left -= 1;
            let mut b = [zero; V];
            read::<T, S, V, READ>(simd, rhs, mask, &mut b);
            if READ == PACK {
                // The rows that follow are fetched by hand while this one is copied.
                let mut line = 0;
                while line < const { lines::<T>(V * S::LANES) } {
                    let at = AHEAD * t.rhs_k + line * LINE / size_of::<T>();
                    simd.prefetch(rhs.wrapping_add(at));
                    line += 1;
                }
                write::<T, S, V>(simd, packed, &b);
                packed = packed.wrapping_add(V * S::LANES);
            }
            if READ == FETCH || READ == PACK {
                simd.prefetch_far(ahead);
                let next = left & t.ahead_mask == 0;
                ahead = ahead.wrapping_add(if next { t.ahead_k } else { 0 });
            }
            let mut r = 0;
            while r < R {
                let a = if r < 3 {
                    *lhs.add(r * t.lhs_row)
                } else {
                    *lower.add((r - 3) * t.lhs_row)
                };
                add::<T, S, V>(simd, a, &b, sums.add(r));
                r += 1;
            }
            lhs = lhs.wrapping_add(t.lhs_k);
            lower = lower.wrapping_add(t.lhs_k);
            rhs = rhs.wrapping_add(t.rhs_k);
        }
        let mut r = 0;
        while r < R {
            let row = t.out.add(r * t.out_row);
            finish::<T, S, V>(simd, row, sums.add(r), last, mask, t.add);
            r += 1;
        }
    }
}

/// Reads vectors that follow each other, the last one by the mask unless `READ` is `FULL` or `FETCH`.
///
/// # Safety
///
/// They can be read.
#[inline(always)]
unsafe fn read<T: Copy, S: Simd<T>, const V: usize, const READ: u8>(
    simd: S,
    from: *const T,
    mask: S::Mask,
    to: &mut [S::Vector; V],
) {
    let mut v = 0;
    while v < V {
        let from = from.wrapping_add(v * S::LANES);
        // SAFETY: the caller has the elements.
        to[v] = unsafe {
            if READ != FULL && READ != FETCH && v == V - 1 {
                simd.load_masked(from, mask)
            } else {
                simd.load(from)
            }
        };
        v += 1;
    }
}

/// Writes vectors that follow each other.
///
/// # Safety
///
/// They can be written.
#[inline(always)]
unsafe fn write<T: Copy, S: Simd<T>, const V: usize>(simd: S, to: *mut T, from: &[S::Vector; V]) {
    let mut v = 0;
    while v < V {
        // SAFETY: the caller has the elements.
        unsafe { simd.store(to.add(v * S::LANES), from[v]) };
        v += 1;
    }
}

/// Adds `a` times the vectors to the sums of a row.
///
/// # Safety
///
/// The sums are there, and nothing else refers to them.
#[inline(always)]
unsafe fn add<T: Copy, S: Simd<T>, const V: usize>(
    simd: S,
    a: T,
    b: &[S::Vector; V],
    sums: *mut [S::Vector; V],
) {
    let a = simd.splat(a);
    // SAFETY: what this function requires of its caller.
    let sums = unsafe { &mut *sums };
    let mut v = 0;
    while v < V {
        sums[v] = simd.mul_add(a, b[v], sums[v]);
        v += 1;
    }
}

/// Writes the sums of a row, or adds them to its old elements; the last vector has `last` elements, which the mask
/// names.
///
/// # Safety
///
/// The sums are there; the elements can be written, and read if `add`.
#[inline(always)]
unsafe fn finish<T: Copy, S: Simd<T>, const V: usize>(
    simd: S,
    row: *mut T,
    sums: *const [S::Vector; V],
    last: usize,
    mask: S::Mask,
    add: bool,
) {
    // SAFETY: what this function requires of its caller; a mask names the elements of the last vector.
    unsafe {
        let sums = &*sums;
        let mut v = 0;
        while v < V {
            let (to, mut sum) = (row.add(v * S::LANES), sums[v]);
            if v == V - 1 && last < S::LANES {
                if add {
                    sum = simd.add(simd.load_masked(to, mask), sum);
                }
                simd.store_masked(to, mask, sum);
            } else {
                if add {
                    sum = simd.add(simd.load(to), sum);
                }
                simd.store(to, sum);
            }
            v += 1;
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

/// Returns the rows of a tile with so many vectors if nothing is packed: one vector leaves registers for eight rows.
pub(super) const fn rows<T: Copy, S: Simd<T>>(vectors: usize) -> usize {
    if vectors == 1 { 8 } else { S::ROWS }
}

/// Rows of the next tile. A last tile of one to three rows would leave multipliers idle: two tiles share its rows.
pub fn next(left: usize, most: usize) -> usize {
    if left <= most {
        left
    } else if left - most < 4 {
        left.div_ceil(2)
    } else {
        most
    }
}

/// Runs the tile with this many rows and vectors, once for each chain of its terms: it adds the sums of a chain to the
/// result before it begins the next one. A panel of the operands for each chain would cost a convolution of 192 terms
/// 12 percent.
///
/// # Safety
///
/// As for [`run_chain`].
#[inline(always)]
pub(super) unsafe fn run<T: Copy + Default, S: Simd<T>>(
    simd: S,
    mut t: Tile<T>,
    rows: usize,
    vectors: usize,
    read: Read,
) {
    // The length of a chain depends on `k` alone, so results do not depend on blocks or threads.
    let (mut left, chain) = (t.k, chain(t.k));
    loop {
        t.k = chain.min(left);
        // SAFETY: what this function requires of its caller: the chains end at its `k`.
        unsafe { run_chain(simd, t, rows, vectors, read) };
        left -= t.k;
        if left == 0 {
            return;
        }
        t.lhs = t.lhs.wrapping_add(t.k * t.lhs_k);
        t.rhs = t.rhs.wrapping_add(t.k * t.rhs_k);
        t.packed = t.packed.wrapping_add(t.k * vectors * S::LANES);
        t.ahead = t.ahead.wrapping_add(t.k / (t.ahead_mask + 1) * t.ahead_k);
        t.add = true;
    }
}

/// Runs the tile with this many rows and vectors on all of its terms.
///
/// Tiles of one form differ in how they read `rhs` only where that costs something: those that do most of a large product,
/// and all of one of 8 by 8, 16 by 16 or 32 by 32, read whole vectors without a mask; only tiles of all rows copy what they
/// read.
///
/// # Safety
///
/// For every row and every contracted index below `k`, the tile's element of `lhs` can be read; for every contracted
/// index `columns` elements of `rhs` can be read (`vectors` whole vectors, where `read` is [`Read::Full`] or
/// [`Read::Fetch`]), and, by a tile that packs, `vectors` whole vectors written to `packed`; for every row `columns`
/// elements of `out` can be written, and read if `add`. Nothing else points to `out` or `packed`.
#[inline(always)]
pub(super) unsafe fn run_chain<T: Copy + Default, S: Simd<T>>(
    simd: S,
    t: Tile<T>,
    rows: usize,
    vectors: usize,
    read: Read,
) {
    macro_rules! tile {
        ($r:expr, $v:literal, $read:ident) => {
            simd.run(
                #[inline(always)]
                || {
                    // SAFETY: what this function requires of its caller; a mask names no more than a whole vector has.
                    unsafe { tile::<T, S, { $r }, $v, $read>(simd, t) }
                },
            )
        };
    }
    // Each combination of rows, vectors and reading is a function of its own, in which all loops are unrolled. The
    // tables list those that occur.
    macro_rules! table {
        ($($r:literal: $($v:literal)*;)*) => {
            match (rows, vectors) {
                $($(($r, $v) => return tile!($r, $v, MASKED),)*)*
                _ => {}
            }
        };
    }
    macro_rules! whole {
        ($r:literal) => {
            match (rows, vectors, read) {
                ($r, 2, Read::Full) => return tile!($r, 2, FULL),
                ($r, 2, Read::Fetch) => return tile!($r, 2, FETCH),
                ($r, 1, Read::Pack) => return tile!($r, 1, PACK),
                ($r, 2, Read::Pack) => return tile!($r, 2, PACK),
                _ => {}
            }
        };
    }
    // A constant, so that other tiles than this processor's are not compiled.
    if const { S::ROWS == 6 } {
        whole!(6);
        match (rows, vectors, read) {
            (4, 2, Read::Full) => return tile!(4, 2, FULL),
            (8, 1, Read::Full) => return tile!(8, 1, FULL),
            _ => {}
        }
    } else {
        whole!(8);
        table! { 7: 2; 8: 2; }
    }
    table! {
        1: 1 2 3 4;
        2: 1 2 3 4;
        3: 1 2 3;
        4: 1 2;
        5: 1 2;
        6: 1 2;
        7: 1;
        8: 1;
    }
    unreachable!("no tile of {rows} rows and {vectors} vectors, {read:?}");
}
