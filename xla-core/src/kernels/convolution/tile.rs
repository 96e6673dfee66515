//! The innermost kernels of convolutions with the batch in lanes: sums of products of blocks, held in registers.

#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(
        dead_code,
        unused_imports,
        unused_variables,
        reason = "only the vectors of x86-64 have these kernels"
    )
)]

use crate::kernels::dot_general::simd::Simd;
#[cfg(target_arch = "x86_64")]
use crate::kernels::dot_general::simd::{Avx2, Avx512};
use crate::kernels::dot_general::{Plain, add, elements, elements_mut};
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;
use crate::loops::{copy, zip};

/// The bytes of a block: a vector of the widest registers.
pub(super) const BLOCK: usize = 64;

/// The number of elements of a block, for elements of so many bytes.
pub(super) const fn lanes(size: usize) -> usize {
    BLOCK / size
}

/// Rows of sums at some places. The sum of a row at a place is over taps: of an element of `lhs`, or of a block of it, times
/// the block at `starts[place] + taps[p]`.
pub(super) struct Tiles<'a, T> {
    /// The block of a place and a row is `place * steps[0] + row * steps[1]`.
    pub(super) out: &'a mut [T],
    pub(super) steps: [usize; 2],
    pub(super) rows: usize,
    /// Its rows of the first tap, and of each next one `apart` rows later.
    pub(super) lhs: &'a [T],
    pub(super) apart: usize,
    pub(super) data: &'a [T],
    /// Counted in elements, as `taps`.
    pub(super) starts: &'a [usize],
    pub(super) taps: &'a [usize],
}

impl<'a> Tiles<'a, u8> {
    /// The elements whose bytes these are.
    fn of<T: Plain>(self) -> Tiles<'a, T> {
        Tiles {
            out: elements_mut(self.out),
            steps: self.steps,
            rows: self.rows,
            lhs: elements(self.lhs),
            apart: self.apart,
            data: elements(self.data),
            starts: self.starts,
            taps: self.taps,
        }
    }
}

/// The most elements of a window that a tile sums one after another.
const CHAIN: usize = 32;

/// The kernels for an element type, on bytes.
pub(super) struct Lanes {
    /// Writes sums of elements of `lhs` times blocks.
    pub(super) sums: fn(Tiles<'_, u8>),
    /// Adds sums of blocks of `lhs` times blocks.
    pub(super) products: fn(Tiles<'_, u8>),
    /// Adds blocks to other ones.
    pub(super) add: fn(&mut [u8], &[u8]),
    /// Writes the sum of the lanes of each block.
    pub(super) totals: fn(&mut [u8], &[u8]),
}

/// Computes `M` rows of `W` vectors, where `V` vectors are a block: the rows that `lhs` has an element for, or a block
/// if `BLOCKS`. With `add` they are added to `out`.
///
/// # Safety
///
/// A vector can be read at each sum of a pointer of `data` and a tap; `M` elements of `lhs` for each tap, or blocks, `apart`
/// elements from the next tap's; and for each row, `step` elements from the next, a vector can be written at each pointer
/// of `out`, and read with `add`.
#[inline(always)]
unsafe fn tile<
    T: Plain + Default,
    S: Simd<T>,
    const M: usize,
    const W: usize,
    const V: usize,
    const BLOCKS: bool,
>(
    simd: S,
    (out, step): ([*mut T; W], usize),
    data: [*const T; W],
    taps: &[usize],
    (mut lhs, apart): (*const T, usize),
    add: bool,
) {
    let zero = simd.splat(T::default());
    let mut sums = [[zero; W]; M];
    // SAFETY: what this function requires of its caller.
    unsafe {
        // For each tap: W vectors of data, then each of M rows of `lhs` times them.
        for &tap in taps {
            let mut right = [zero; W];
            let mut w = 0;
            while w < W {
                right[w] = simd.load(data[w].add(tap));
                w += 1;
            }
            let mut m = 0;
            while m < M {
                let mut w = 0;
                while w < W {
                    // A block of `lhs` multiplies lane by lane; a single element multiplies all lanes.
                    let left = if BLOCKS {
                        simd.load(lhs.add((m * V + w % V) * S::LANES))
                    } else {
                        simd.splat(*lhs.add(m))
                    };
                    sums[m][w] = simd.mul_add(left, right[w], sums[m][w]);
                    w += 1;
                }
                m += 1;
            }
            lhs = lhs.wrapping_add(apart);
        }
        // All are read before the first is written: the last places may be the same.
        if add {
            let mut m = 0;
            while m < M {
                let mut w = 0;
                while w < W {
                    sums[m][w] = simd.add(simd.load(out[w].add(m * step)), sums[m][w]);
                    w += 1;
                }
                m += 1;
            }
        }
        let mut m = 0;
        while m < M {
            let mut w = 0;
            while w < W {
                simd.store(out[w].add(m * step), sums[m][w]);
                w += 1;
            }
            m += 1;
        }
    }
}

/// Returns the rows of the next tile of at most 6 or 8, about as many as in the others. There is none of 5 or 7.
#[inline(always)]
pub(super) fn rows(left: usize, most: usize) -> usize {
    match left.div_ceil(left.div_ceil(most)) {
        // A last tile of 5 or 7 rows is split, an earlier one takes a row more.
        even @ (5 | 7) if even == left => even.div_ceil(2),
        even @ (5 | 7) => even + 1,
        even => even,
    }
}

/// Panics unless the slices have all elements that a tile reads and writes.
#[inline(always)]
fn check<T>(job: &Tiles<'_, T>, unit: usize) {
    let most = |places: &[usize]| places.iter().copied().max().unwrap_or(0);
    let block = lanes(size_of::<T>());
    let read = most(job.starts).saturating_add(most(job.taps)) + block;
    let lhs = ((job.taps.len() - 1) * job.apart + job.rows) * unit;
    let last = (job.starts.len() - 1) * job.steps[0] + (job.rows - 1) * job.steps[1];
    assert!(
        read <= job.data.len() && lhs <= job.lhs.len() && (last + 1) * block <= job.out.len(),
        "blocks up to {read} of {}, {lhs} elements of {}, results up to {last} in {}",
        job.data.len(),
        job.lhs.len(),
        job.out.len()
    );
}

/// Computes all rows in tiles of `W` vectors, where `V` vectors are a block.
#[inline(always)]
fn all<T: Plain + Default, S: Simd<T>, const W: usize, const V: usize, const BLOCKS: bool>(
    simd: S,
    job: Tiles<'_, T>,
) {
    let block = const { lanes(size_of::<T>()) };
    let unit = if BLOCKS { block } else { 1 };
    check(&job, unit);
    let (count, step) = (job.starts.len(), job.steps[1] * block);
    let mut place = 0;
    // Tiles of places are outside, rows inside: the data of a few places stays in the first cache for all rows.
    while place < count {
        let mut from = [job.data.as_ptr(); W];
        let mut to = [job.out.as_mut_ptr(); W];
        let mut w = 0;
        while w < W {
            // The last tile computes its last place several times if there are too few.
            let (at, vector) = ((place + w / V).min(count - 1), w % V * S::LANES);
            from[w] = from[w].wrapping_add(job.starts[at] + vector);
            to[w] = to[w].wrapping_add(at * job.steps[0] * block + vector);
            w += 1;
        }
        let mut row = 0;
        while row < job.rows {
            let height = rows(job.rows - row, S::ROWS);
            let mut first = 0;
            // Chains of taps bound the additions in sequence; each later chain adds to what the first has written.
            while first < job.taps.len() {
                let taps = &job.taps[first..job.taps.len().min(first + CHAIN)];
                let start = (first * job.apart + row) * unit;
                let lhs = (job.lhs.as_ptr().wrapping_add(start), job.apart * unit);
                let add = BLOCKS || first > 0;
                macro_rules! tile {
                    ($($m:literal)*) => {
                        match height {
                            $($m => tile::<T, S, $m, W, V, BLOCKS>(simd, (to, step), from, taps, lhs, add),)*
                            // A constant, so that other processors' tiles are not compiled.
                            8 if const { S::ROWS == 8 } => {
                                tile::<T, S, 8, W, V, BLOCKS>(simd, (to, step), from, taps, lhs, add);
                            }
                            height => unreachable!("a tile of {height} rows"),
                        }
                    };
                }
                // SAFETY: `check` found a block at each sum of a start and a tap, `rows` rows of each tap, and the blocks of all
                // places and rows; this tile's rows are below `rows`.
                unsafe {
                    tile!(1 2 3 4 6);
                }
                first += CHAIN;
            }
            let mut w = 0;
            while w < W {
                to[w] = to[w].wrapping_add(height * step);
                w += 1;
            }
            row += height;
        }
        place += W / V;
    }
}

/// Returns the sum of the `V` vectors of a block.
#[inline(always)]
fn whole<T: Plain, S: Simd<T>, const V: usize>(simd: S, block: &[T]) -> S::Vector {
    assert!(
        block.len() == V * S::LANES,
        "expected a block of `V` vectors"
    );
    // SAFETY: a block has `V` vectors, as was asserted.
    unsafe {
        let first = simd.load(block.as_ptr());
        match V {
            1 => first,
            _ => simd.add(first, simd.load(block.as_ptr().add(S::LANES))),
        }
    }
}

/// Writes the sum of the lanes of each block.
#[inline(always)]
fn all_totals<T: Plain + Default, S: Simd<T>, const V: usize>(simd: S, to: &mut [T], from: &[T]) {
    let block = const { lanes(size_of::<T>()) };
    // Four blocks at once, whose lanes are added together.
    let mut blocks = from.chunks_exact(4 * block);
    let mut outs = to.chunks_exact_mut(4);
    for (out, from) in zip(outs.by_ref(), blocks.by_ref()) {
        let mut vectors = [simd.splat(T::default()); 4];
        for (i, vector) in vectors.iter_mut().enumerate() {
            *vector = whole::<T, S, V>(simd, &from[i * block..][..block]);
        }
        copy(out, &simd.sums(vectors));
    }
    let rest = blocks.remainder().chunks_exact(block);
    for (out, from) in zip(outs.into_remainder().iter_mut(), rest) {
        *out = simd.sum(whole::<T, S, V>(simd, from));
    }
}

/// An element type that vectors hold.
pub(super) trait Laned: Plain {
    /// Its kernels.
    const LANES: Lanes;
}

/// Whether this processor has the kernels.
pub(super) fn here() -> bool {
    #[cfg(target_arch = "x86_64")]
    return Detected::best().has_avx2();
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// Calls a function for the vectors of this processor, with constants that fit its registers.
macro_rules! best {
    ($t:ty, |$simd:ident| $wide:expr, $narrow:expr) => {{
        #[cfg(target_arch = "x86_64")]
        {
            let level = Detected::best();
            if let Some($simd) = Avx512::of(level) {
                return <Avx512 as Simd<$t>>::run(
                    $simd,
                    #[inline(always)]
                    || $wide,
                );
            }
            if let Some($simd) = Avx2::of(level) {
                return <Avx2 as Simd<$t>>::run(
                    $simd,
                    #[inline(always)]
                    || $narrow,
                );
            }
        }
        unreachable!("vectors that the processor does not have")
    }};
}

macro_rules! laned {
    ($($t:ty)*) => {$(
        impl Laned for $t {
            const LANES: Lanes = Lanes {
                sums: |job| {
                    let job = job.of::<$t>();
                    best!($t, |simd| all::<$t, _, 3, 1, false>(simd, job), all::<$t, _, 2, 2, false>(simd, job))
                },
                products: |job| {
                    let job = job.of::<$t>();
                    best!($t, |simd| all::<$t, _, 3, 1, true>(simd, job), all::<$t, _, 2, 2, true>(simd, job))
                },
                add: |to, from| {
                    let (to, from) = (elements_mut::<$t>(to), elements::<$t>(from));
                    best!($t, |simd| add::<$t, _>(simd, to, from), add::<$t, _>(simd, to, from))
                },
                totals: |to, from| {
                    let (to, from) = (elements_mut::<$t>(to), elements::<$t>(from));
                    best!($t, |simd| all_totals::<$t, _, 1>(simd, to, from), all_totals::<$t, _, 2>(simd, to, from))
                },
            };
        }
    )*};
}

laned!(f32 f64);
