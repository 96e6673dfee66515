//! Products of integers of 8 bits, signed or not, whose sums have 32 bits and wrap.
//!
//! Both operands are copied to panels of *groups*: lanes of 32 bits that hold consecutive contracted elements. An
//! instruction multiplies two groups and adds the products to a sum of 32 bits.
//!
//! With VNNI a group is four bytes, signed on the left side, unsigned on the right one. An operand of the other sign is
//! shifted by 128 as it is copied, by flipping the highest bit of each byte, and the sums are corrected:
//!
//! ```text
//! sum((a + s) * (b - t)) = sum(a * b) + s * sum(b) - t * sum(a) - k * s * t
//! ```
//!
//! Without VNNI a group is two integers of 16 bits, to which the bytes are widened as they are copied. The instruction of
//! AVX2 that multiplies bytes saturates the sum of two products, so it is not used.

mod dots;
mod lanes;
mod pack;
mod tile;

use super::bytes::{bytes, bytes_mut, elements_mut};
use super::gathered::Gathered;
use super::product::Element;
use super::scratch::{Scratch, room};
use super::{Contract, Matrix, Sizes, run_bytes};
use crate::exec::Exec;
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;
#[cfg(target_arch = "x86_64")]
pub use lanes::{Avx2, Avx512, Sse2, Vnni};
pub use lanes::{Dots, Plain};
use pack::{Part, pack};
use tile::{Finish, Tile, WIDEST, finish, sums};

/// A matrix of bytes; its strides are the distances between rows or columns, and between contracted indices.
#[derive(Clone, Copy)]
pub struct Octets<'a> {
    data: &'a [u8],
    strides: [usize; 2],
    /// Whether the bytes are signed.
    signed: bool,
    /// Whether it is the right operand.
    right: bool,
}

impl<'a> Octets<'a> {
    /// Returns the left operand of a product.
    pub fn left(matrix: Matrix<'a, u8>, signed: bool) -> Self {
        Octets {
            data: matrix.data,
            strides: matrix.strides,
            signed,
            right: false,
        }
    }

    /// Returns the right operand of a product.
    pub fn right(matrix: Matrix<'a, u8>, signed: bool) -> Self {
        let [over_k, over_columns] = matrix.strides;
        Octets {
            data: matrix.data,
            strides: [over_columns, over_k],
            signed,
            right: true,
        }
    }

    /// Returns the part from this row or column and this contracted index on.
    #[inline(always)]
    fn at(self, first: usize, from: usize) -> Self {
        let start = first * self.strides[0] + from * self.strides[1];
        Octets {
            data: self.data.get(start..).unwrap_or(&[]),
            ..self
        }
    }

    /// Returns `k` contracted elements of a row or column; they are neighbours.
    #[inline(always)]
    fn line(self, number: usize, k: usize) -> &'a [u8] {
        &self.data[number * self.strides[0]..][..k]
    }

    /// Returns the bits that are flipped in each byte as it is copied to groups.
    #[inline(always)]
    fn flip<const GROUP: usize>(self) -> u8 {
        // In groups of bytes the left operand becomes signed, and the right one unsigned. In others, the flipped bit
        // extends the sign.
        let flips = if GROUP == 4 {
            self.signed == self.right
        } else {
            self.signed
        };
        if flips { 0x80 } else { 0 }
    }

    /// Returns the number that was added to each element in groups, as its negative for the left operand.
    #[inline(always)]
    fn shift<const GROUP: usize>(self) -> u32 {
        if GROUP == 4 {
            u32::from(self.flip::<4>())
        } else {
            0
        }
    }
}

/// The right operand of a product: read as a matrix, or gathered.
#[derive(Clone, Copy)]
pub struct Right<'a> {
    /// The matrix, which has no elements if these are gathered.
    matrix: Octets<'a>,
    gathered: Option<&'a Gathered<'a, u8>>,
}

impl<'a> From<Octets<'a>> for Right<'a> {
    fn from(matrix: Octets<'a>) -> Self {
        Right {
            matrix,
            gathered: None,
        }
    }
}

/// The contracted indices of gathered elements that are copied before they are packed.
const GATHERED: usize = 64;

impl Right<'_> {
    /// Panics unless it has all elements of `k` by `n`.
    fn check(&self, k: usize, n: usize) {
        match self.gathered {
            None => Matrix::new(self.matrix.data, self.matrix.strides).check(n, k),
            Some(gathered) => gathered.check(k, n),
        }
    }

    /// Packs a part that starts at a contracted index and a column, in groups of `width` lanes. `lines` is memory for
    /// [`GATHERED`] lines of `width` bytes if elements are gathered.
    #[inline(always)]
    fn pack<const GROUP: usize>(
        &self,
        to: &mut [u32],
        width: usize,
        [from, column]: [usize; 2],
        part: Part,
        lines: &mut [u8],
    ) {
        let Some(gathered) = self.gathered else {
            return pack::<GROUP>(to, width, self.matrix.at(column, from), part);
        };
        let mut done = 0;
        while done < part.depth {
            let depth = GATHERED.min(part.depth - done);
            let lines = &mut lines[..depth * width];
            gathered.pack(lines, [from + done, depth, column, part.count], width);
            let lines = Octets {
                data: lines,
                strides: [1, width],
                ..self.matrix
            };
            let to = &mut to[done / GROUP * width..];
            pack::<GROUP>(to, width, lines, Part { depth, ..part });
            done += depth;
        }
    }
}

/// An integer of 8 bits.
pub trait Octet: super::Plain + Send + Sync {
    /// Whether it is signed.
    const SIGNED: bool;
}

impl Octet for i8 {
    const SIGNED: bool = true;
}

impl Octet for u8 {
    const SIGNED: bool = false;
}

/// An integer of 32 bits, which wraps.
pub trait Sum: super::Plain {}

impl Sum for i32 {}
impl Sum for u32 {}

/// Computes a batch of matrix products of integers of 8 bits.
///
/// # Panics
///
/// Panics if `out` has another length than `batch * m * n`, or an operand is too short for its sizes and strides.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::dot_general::{Contract, octets::run};
///
/// let (lhs, rhs) = ([255_u8, 2, 3, 4], [-128_i8, 6, 7, 8]);
/// let mut out = [0_i32; 4];
/// run(&Exec::serial(), &mut out, &lhs, &rhs, &Contract::row_major(1, 2, 2, 2));
/// assert_eq!(out, [-32626, 1546, -356, 50]);
/// ```
pub fn run<O: Sum, L: Octet, R: Octet>(
    exec: &Exec,
    out: &mut [O],
    lhs: &[L],
    rhs: &[R],
    contract: &Contract,
) {
    let element = const { element([L::SIGNED, R::SIGNED]) };
    run_bytes(
        exec,
        element,
        bytes_mut(out),
        bytes(lhs),
        bytes(rhs),
        contract,
    );
}

/// Returns the kernels of bytes of these signs, whose result has elements of 4 bytes.
pub(in crate::kernels) const fn element(signed: [bool; 2]) -> Element {
    Element {
        size: 1,
        out: size_of::<u32>(),
        product: match signed {
            [false, false] => product::<false, false>,
            [false, true] => product::<false, true>,
            [true, false] => product::<true, false>,
            [true, true] => product::<true, true>,
        },
        repeated: None,
        by_rows: 0,
        pairs: None,
    }
}

/// Computes `out = lhs * rhs` where the right operand has gathered elements; `lhs` has these strides, and `signed` has the
/// left operand first.
pub(in crate::kernels) fn gathered<const LEFT: bool, const RIGHT: bool>(
    out: &mut [u8],
    (lhs, strides): (&[u8], [usize; 2]),
    rhs: Gathered<'_, u8>,
    [m, n]: [usize; 2],
) -> bool {
    let left = Octets::left(Matrix::new(lhs, strides), LEFT);
    let right = Octets::right(Matrix::new(&[], [0, 0]), RIGHT);
    let right = Right {
        gathered: Some(&rhs),
        ..Right::from(right)
    };
    multiply(elements_mut(out), left, right, [m, n, rhs.rows.len()]);
    true
}

fn product<const LEFT: bool, const RIGHT: bool>(
    out: &mut [u8],
    lhs: Matrix<'_, u8>,
    rhs: Matrix<'_, u8>,
    sizes: Sizes,
) {
    let (left, right) = (Octets::left(lhs, LEFT), Octets::right(rhs, RIGHT));
    let sizes = [sizes.m, sizes.n, sizes.k];
    multiply(elements_mut(out), left, right.into(), sizes);
}

/// Computes `out = left * right` for row-major `out`, with the best instructions of the processor; the sizes are m, n, k.
fn multiply(out: &mut [u32], left: Octets<'_>, right: Right<'_>, sizes: [usize; 3]) {
    #[cfg(target_arch = "x86_64")]
    {
        let level = Detected::best();
        if let Some(simd) = Vnni::of(level) {
            return with::<_, 4>(simd, out, left, right, sizes);
        }
        if let Some(simd) = Avx512::of(level) {
            return with::<_, 2>(simd, out, left, right, sizes);
        }
        if let Some(simd) = Avx2::of(level) {
            return with::<_, 2>(simd, out, left, right, sizes);
        }
        with::<_, 2>(Sse2, out, left, right, sizes);
    }
    #[cfg(not(target_arch = "x86_64"))]
    with::<_, 4>(Plain, out, left, right, sizes);
}

/// The most groups of a panel: with three vectors of 64 bytes, 24 KiB, which stay in a first cache of 32 KiB.
const GROUPS: usize = 128;
/// The most rows of the left operand that are packed at a time: with as many groups, half of a second cache of 1 MiB.
const ROWS: usize = 1024;
/// The rows of the smaller tile.
const FEW: usize = 4;

/// Computes `out = left * right` with instructions for groups of `GROUP` elements. `out` is row-major; `k` is at least 1.
///
/// # Panics
///
/// Panics unless `out` has `m * n` elements and the operands have all elements of these sizes.
pub fn with<S: Dots, const GROUP: usize>(
    simd: S,
    out: &mut [u32],
    left: Octets<'_>,
    right: Right<'_>,
    [m, n, k]: [usize; 3],
) {
    const { assert!(GROUP == S::GROUP && (GROUP == 2 || GROUP == 4)) };
    Matrix::new(left.data, left.strides).check(m, k);
    right.check(k, n);
    assert!(out.len() == m * n && k > 0);
    if right.gathered.is_none() && dots::fits([m, n], &left, &right.matrix) {
        return simd.run(
            #[inline(always)]
            || dots::multiply::<S, GROUP>(simd, out, left, right.matrix, [n, k]),
        );
    }
    let depth = (GROUPS * GROUP).min(k);
    let groups = depth.div_ceil(GROUP);
    let rows = m.min(ROWS);
    let width = S::LANES * S::VECTORS.min(n.div_ceil(S::LANES).max(1));
    let lengths = [
        rows.next_multiple_of(S::ROWS) * groups,
        groups * width,
        rows.next_multiple_of(S::ROWS),
        width,
    ];
    let lines = right.gathered.map_or(0, |_| GATHERED * width);
    let bytes: usize = lengths.iter().map(|length| room(4 * length)).sum();
    let mut scratch = Scratch::of(bytes + room(lines));
    let mut rest = scratch.rest();
    let [packed_left, packed_right, of_rows, of_columns] =
        lengths.map(|length| rest.slice::<u32>(length));
    let lines = rest.slice::<u8>(lines);
    let mut row = 0;
    while row < m {
        let rows = rows.min(m - row);
        let mut from = 0;
        while from < k {
            let depth = depth.min(k - from);
            let mut block = Block {
                simd,
                depth,
                rows,
                left: left.at(row, from),
                right,
                from,
                packed_left,
                packed_right,
                lines,
                of_rows,
                of_columns,
                width,
                add: from > 0,
            };
            let out = &mut out[row * n..][..rows * n];
            simd.run(
                #[inline(always)]
                || block.run::<GROUP>(out, n),
            );
            from += depth;
        }
        row += rows;
    }
}

/// Some rows and some contracted indices of a product.
struct Block<'a, S> {
    simd: S,
    depth: usize,
    rows: usize,
    left: Octets<'a>,
    right: Right<'a>,
    /// The first contracted index.
    from: usize,
    packed_left: &'a mut [u32],
    packed_right: &'a mut [u32],
    /// Memory for gathered elements.
    lines: &'a mut [u8],
    /// The corrections of the sums, where the operands were shifted.
    of_rows: &'a mut [u32],
    of_columns: &'a mut [u32],
    /// Lanes of a panel.
    width: usize,
    /// Whether the sums are added to the result.
    add: bool,
}

/// Returns the rows of the next tile.
#[inline(always)]
fn next(rows: usize, most: usize) -> usize {
    match rows {
        0 | 1 => 1,
        _ if rows <= FEW => FEW,
        _ => most,
    }
}

impl<S: Dots> Block<'_, S> {
    /// Computes the block for all columns of the result.
    #[inline(always)]
    fn run<const GROUP: usize>(&mut self, out: &mut [u32], n: usize) {
        let (depth, groups) = (self.depth, self.depth.div_ceil(GROUP));
        let shifts = [
            self.left.shift::<GROUP>(),
            self.right.matrix.shift::<GROUP>(),
        ];
        let mut first = 0;
        while first < self.rows {
            let tile = next(self.rows - first, S::ROWS);
            let count = tile.min(self.rows - first);
            let to = &mut self.packed_left[first * groups..][..tile * groups];
            pack::<GROUP>(to, tile, self.left.at(first, 0), Part { depth, count });
            if shifts[1] != 0 {
                let of_rows = &mut self.of_rows[first..][..tile];
                row_sums(self.simd, of_rows, to, groups);
                for sum in of_rows {
                    *sum = (sum.wrapping_add(depth as u32 * shifts[0]))
                        .wrapping_mul(0u32.wrapping_sub(shifts[1]));
                }
            }
            first += tile;
        }
        let mut column = 0;
        while column < n {
            let columns = self.width.min(n - column);
            let vectors = columns.div_ceil(S::LANES);
            let width = vectors * S::LANES;
            let part = Part {
                depth,
                count: columns,
            };
            let first = [self.from, column];
            (self.right).pack::<GROUP>(self.packed_right, width, first, part, self.lines);
            match vectors {
                1 => self.panel::<GROUP, 1>(out, [n, column, columns], shifts),
                2 => self.panel::<GROUP, 2>(out, [n, column, columns], shifts),
                _ if S::VECTORS == 3 => self.panel::<GROUP, 3>(out, [n, column, columns], shifts),
                _ => unreachable!("a panel of {vectors} vectors"),
            }
            column += columns;
        }
    }

    /// Computes the tiles of all rows and a panel of columns.
    #[inline(always)]
    fn panel<const GROUP: usize, const V: usize>(
        &mut self,
        out: &mut [u32],
        [n, column, columns]: [usize; 3],
        shifts: [u32; 2],
    ) {
        let (simd, groups) = (self.simd, self.depth.div_ceil(GROUP));
        let width = V * S::LANES;
        assert!(self.packed_right.len() >= groups * width && column + columns <= n);
        let right = self.packed_right.as_ptr();
        if shifts[0] != 0 {
            // The sums of the columns are a row of ones times the panel.
            let ones = Tile {
                groups,
                left: &ONES,
                left_step: 0,
                right,
                right_step: width,
            };
            // SAFETY: the panel has `groups` times `V` vectors, and the distance between groups of ones is 0.
            let [sums] = unsafe { sums::<S, 1, V>(simd, ones) };
            for (to, sums) in self.of_columns.chunks_exact_mut(S::LANES).zip(sums) {
                // SAFETY: the chunk has the lanes of a vector.
                unsafe { simd.store(to.as_mut_ptr(), sums) };
                for sum in to {
                    *sum = sum.wrapping_mul(shifts[0]);
                }
            }
        }
        let mut first = 0;
        while first < self.rows {
            let tile = next(self.rows - first, S::ROWS);
            let rows = tile.min(self.rows - first);
            let packed = &self.packed_left[first * groups..][..tile * groups];
            let operands = Tile {
                groups,
                left: packed.as_ptr(),
                left_step: tile,
                right,
                right_step: width,
            };
            let of_rows: &[u32] = if shifts[1] == 0 {
                &[]
            } else {
                &self.of_rows[first..][..tile]
            };
            let of_columns: &[u32] = if shifts[0] == 0 {
                &[]
            } else {
                &self.of_columns[..width]
            };
            let end = (first + rows) * n;
            assert!(end <= out.len());
            let place = Finish {
                out: out[first * n + column..].as_mut_ptr(),
                out_row: n,
                rows,
                columns,
                of_rows,
                of_columns,
                add: self.add,
            };
            // SAFETY: the packed operands have `groups` times the rows of the tile, and times `V` vectors; the rows of the
            // result end within `out`, the columns of each at `n`, and `out` is borrowed mutably.
            unsafe {
                match tile {
                    1 => finish(simd, sums::<S, 1, V>(simd, operands), place),
                    FEW => finish(simd, sums::<S, FEW, V>(simd, operands), place),
                    6 if S::ROWS == 6 => finish(simd, sums::<S, 6, V>(simd, operands), place),
                    8 if S::ROWS == 8 => finish(simd, sums::<S, 8, V>(simd, operands), place),
                    _ => unreachable!("a tile of {tile} rows"),
                }
            }
            first += tile;
        }
    }
}

/// A group of bytes that are 1.
static ONES: u32 = 0x0101_0101;

/// Writes the sum of each row's bytes in a packed tile.
#[inline(always)]
fn row_sums<S: Dots>(simd: S, out: &mut [u32], packed: &[u32], groups: usize) {
    let ones = [ONES; WIDEST];
    let tile = out.len();
    assert!(packed.len() == groups * tile && S::LANES <= WIDEST);
    let operands = Tile {
        groups,
        left: packed.as_ptr(),
        left_step: tile,
        right: ones.as_ptr(),
        right_step: 0,
    };
    let first = |sums: [S::Vector; 1]| {
        let mut lanes = [0; WIDEST];
        // SAFETY: the array has the lanes of a vector.
        unsafe { simd.store(lanes.as_mut_ptr(), sums[0]) };
        lanes[0]
    };
    // SAFETY: the tile has `groups` times its rows, and the ones are a vector, the distance between whose groups is 0.
    unsafe {
        match tile {
            1 => out.copy_from_slice(&sums::<S, 1, 1>(simd, operands).map(first)),
            FEW => out.copy_from_slice(&sums::<S, FEW, 1>(simd, operands).map(first)),
            6 if S::ROWS == 6 => out.copy_from_slice(&sums::<S, 6, 1>(simd, operands).map(first)),
            8 if S::ROWS == 8 => out.copy_from_slice(&sums::<S, 8, 1>(simd, operands).map(first)),
            _ => unreachable!("a tile of {tile} rows"),
        }
    }
}
