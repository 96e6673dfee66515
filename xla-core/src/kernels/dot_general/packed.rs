//! `dot_general::packed`: a product whose right operand [`pack`](super::pack) has written as panels.
//!
//! Each element is the sum that [`run`](super::run) computes of a row-major right operand with at least 32 columns,
//! bit for bit: a panel has another order in memory only.

use super::bytes::{Plain, bytes, bytes_mut, elements_mut};
use super::choose::{self, ProductKernel};
use super::panel::{Packed, Panels};
use super::product::Product;
use super::scratch::{Scratch, room};
use super::simd::Simd;
use super::{Contract, Matrix, SMALL, Sizes, blocked, gemv, long, tile};
use crate::array::{Array, ArrayMut};
use crate::exec::{self, Across, Exec, Out, Rows};
use crate::level::{Detected, Every, Level};

/// The sizes of a product, and the strides of its left operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedContract {
    /// The number of rows.
    pub m: usize,
    /// The number of columns.
    pub n: usize,
    /// The contracted size.
    pub k: usize,
    /// Distance in `lhs` from one row to the next, in elements.
    pub over_rows: usize,
    /// Distance in `lhs` from one contracted index to the next.
    pub over_k: usize,
}

/// An element type whose operands can be packed: `f32` and `f64`.
pub trait Packs: Product + Plain + Default {
    /// Returns the columns of a panel at this processor's level, or `None` if it has no register tiles.
    #[doc(hidden)]
    fn width() -> Option<usize>;

    /// Computes some rows or columns of a product.
    #[doc(hidden)]
    fn packed(out: &mut [Self], lhs: Matrix<'_, Self>, rhs: Packed<'_, Self>, sizes: Sizes);
}

macro_rules! packs {
    ($($t:ty)*) => {$(
        impl Packs for $t {
            fn width() -> Option<usize> {
                let level = Detected::best();
                #[cfg(target_arch = "x86_64")]
                {
                    use super::simd::{Avx2, Avx512};
                    if Avx512::of(level).is_some() {
                        return Some(columns::<$t, Avx512>());
                    }
                    if Avx2::of(level).is_some() {
                        return Some(columns::<$t, Avx2>());
                    }
                }
                let _ = level;
                None
            }

            fn packed(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Packed<'_, $t>, sizes: Sizes) {
                let level = Detected::best();
                #[cfg(target_arch = "x86_64")]
                {
                    use super::simd::{Avx2, Avx512};
                    if let Some(simd) = Avx512::of(level) {
                        return multiply(simd, out, lhs, rhs, sizes);
                    }
                    if let Some(simd) = Avx2::of(level) {
                        return multiply(simd, out, lhs, rhs, sizes);
                    }
                }
                let _ = (out, lhs, rhs, sizes);
                unreachable!("panels at {level:?}, which has no register tiles");
            }
        }
    )*};
}

packs!(f32 f64);

/// Returns the elements of an array that holds panels of `k` by `n` elements at any level.
pub(in crate::kernels) fn panels_of<T>([k, n]: [usize; 2]) -> usize {
    k * n.next_multiple_of(choose::panel(size_of::<T>()))
}

/// Computes `out = lhs * rhs` on this thread, of row-major `lhs` and the panels of `rhs`.
///
/// The sums of a row do not depend on the number of rows.
pub(in crate::kernels) fn product<T: Packs>(
    out: &mut [T],
    lhs: &[T],
    panels: &[T],
    [m, n, k]: [usize; 3],
) {
    let kernel = ProductKernel::Tiles;
    let sizes = Sizes { m, n, k, kernel };
    let lhs = Matrix::new(lhs, [k, 1]);
    match T::width() {
        Some(width) => T::packed(out, lhs, Packed::new(panels, k, width), sizes),
        None => T::product(out, lhs, Matrix::new(panels, [n, 1]), sizes),
    }
}

/// Returns the columns of a tile of all rows.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
const fn columns<T: Copy, S: Simd<T>>() -> usize {
    S::LANES * tile::vectors(S::ROWS)
}

/// Computes a product with one set of vector instructions.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
#[inline(always)]
fn multiply<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Packed<'_, T>,
    sizes: Sizes,
) {
    let product: &mut dyn FnMut(&mut [T], [usize; 2]) = &mut |out, [first, k]| {
        let (lhs, rhs) = (lhs.at(0, first), rhs.after(first));
        let sizes = Sizes { k, ..sizes };
        match sizes.kernel {
            ProductKernel::Row => gemv::panels(simd, out, lhs, rhs, sizes),
            _ => blocked::multiply(simd, out, lhs, Panels::Packed(rhs), sizes, false),
        }
    };
    let most = long::longest(sizes.kernel);
    if sizes.k <= most {
        return product(out, [0, sizes.k]);
    }
    let parts = long::Parts {
        most,
        product,
        add: &|out, part| long::add(simd, out, part),
    };
    parts.sum(out, sizes.k);
}

/// Computes the product of `lhs` and the matrix that is packed as `panels`.
///
/// # Panics
///
/// Panics if `out` has another length than `m * n`, or an operand is too short for the sizes.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::dot_general::pack::{self, Weights};
/// use xla_core::kernels::dot_general::packed::{self, PackedContract};
/// use xla_core::kernels::{Array, ArrayMut};
///
/// let (exec, weights) = (Exec::serial(), [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0]);
/// let mut panels = [0.0; 2 * 32];
/// let of = Weights { k: 2, n: 3, over_k: 3, over_columns: 1 };
/// pack::run(&exec, ArrayMut::new(&mut panels, &[64]), Array::new(&weights, &[2, 3]), of);
///
/// let mut out = [0.0; 3];
/// let product = PackedContract { m: 1, n: 3, k: 2, over_rows: 2, over_k: 1 };
/// let lhs = Array::new(&[1.0, 10.0], &[1, 2]);
/// packed::run(&exec, ArrayMut::new(&mut out, &[1, 3]), lhs, Array::new(&panels, &[64]), product);
/// assert_eq!(out, [41.0, 52.0, 63.0]);
/// ```
pub fn run<T: Packs>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    lhs: Array<'_, T>,
    panels: Array<'_, T>,
    product: PackedContract,
) {
    let PackedContract {
        m,
        n,
        k,
        over_rows,
        over_k,
    } = product;
    let (out, lhs, panels) = (out.elements, lhs.elements, panels.elements);
    let Some(width) = T::width() else {
        let contract = Contract {
            lhs_strides: [0, over_rows, over_k],
            ..Contract::row_major(1, m, n, k)
        };
        return T::run(exec, out, lhs, panels, &contract);
    };
    assert_eq!(out.len(), m * n, "the length of the result of {product:?}");
    if out.is_empty() {
        return;
    }
    if k == 0 {
        return out.fill(T::default());
    }
    let lhs = Matrix::new(lhs, [over_rows, over_k]);
    lhs.check(m, k);
    let kernel = choose::kernel(m, [n, 1]);
    let job = Job {
        lhs,
        rhs: Packed::new(panels, k, width),
        sizes: Sizes { m, n, k, kernel },
    };
    job.run(exec, out);
}

#[derive(Clone, Copy)]
struct Job<'a, T> {
    lhs: Matrix<'a, T>,
    rhs: Packed<'a, T>,
    sizes: Sizes,
}

impl<T: Packs> Job<'_, T> {
    #[inline(never)]
    fn run(self, exec: &Exec, out: &mut [T]) {
        let (Sizes { m, n, k, .. }, size) = (self.sizes, size_of::<T>());
        if m * n * k <= SMALL {
            return T::packed(out, self.lhs, self.rhs, self.sizes);
        }
        // As products of other operands: threads divide panels if there are few rows, else the rows.
        let cost = (k * size).div_ceil(16);
        let by_columns = choose::by_columns([m, n], size, 4 * exec.count());
        if exec.shares(m * n * cost) && (m == 1 || by_columns) {
            let parts = Across {
                slice: bytes_mut(out),
                row: n * size,
                unit: size,
            };
            exec.rows_in(choose::panel(size), &Columns(self), n, m * cost, parts);
        } else {
            exec.rows(&self, m, n * cost, (Out::new(out, n),));
        }
    }

    fn part(&self, first: usize, count: usize, out: &mut [T]) {
        let sizes = Sizes {
            m: count,
            ..self.sizes
        };
        T::packed(out, self.lhs.at(first, 0), self.rhs, sizes);
    }
}

impl<T: Packs> Rows for Job<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// A product that is split between panels.
struct Columns<'a, T>(Job<'a, T>);

impl<T: Packs> Columns<'_, T> {
    #[inline(never)]
    fn part(&self, first: usize, count: usize, mut out: exec::Columns<'_, u8>) {
        let Job { lhs, rhs, sizes } = self.0;
        let (rhs, sizes) = (rhs.columns(first), Sizes { n: count, ..sizes });
        if sizes.m == 1 {
            return T::packed(elements_mut(out.row(0)), lhs, rhs, sizes);
        }
        // Some columns of the result are not contiguous, so they are computed in scratch memory and copied.
        let len = sizes.m * count;
        let mut scratch = Scratch::of(room(len * size_of::<T>()));
        let product = scratch.rest().slice::<T>(len);
        T::packed(product, lhs, rhs, sizes);
        for (row, from) in product.chunks_exact(count).enumerate() {
            out.row(row).copy_from_slice(bytes(from));
        }
    }
}

impl<T: Packs> Rows for Columns<'_, T> {
    type Outs<'o> = exec::Columns<'o, u8>;
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, out: Self::Outs<'_>) {
        self.part(first, count, out);
    }
}
