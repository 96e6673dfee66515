//! `dot_general` after its dimensions were collapsed: a batch of matrix products with any strides.
//!
//! [`run`] selects one of several kernels by the sizes and strides; `choose.rs` has the conditions.

mod batch;
mod blocked;
pub(crate) mod bytes;
pub(crate) mod choose;
mod direct;
pub(crate) mod float;
mod gathered;
mod gemv;
mod inlined;
pub(crate) mod integer;
mod long;
pub mod octets;
pub mod pack;
pub mod packed;
mod pairs;
mod panel;
pub(crate) mod portable;
mod product;
mod repeated;
pub(crate) mod scratch;
pub(crate) mod simd;
mod through;
pub(crate) mod tile;
mod transposed;

use crate::exec::{self, Across, Exec, Out, Rows};
use crate::level::{Base, Every, Level};
use batch::Batch;
pub(super) use bytes::{Plain, bits, bytes, bytes_mut, elements, elements_mut, with_bits};
use choose::ProductKernel;
pub(super) use float::gathered;
pub(super) use gathered::{Gathered, Step, places};
pub use inlined::{Inlined, small};
pub(super) use integer::{Bit, Ring};
pub(super) use long::add;
use pairs::Pairs;
pub(super) use product::Element;
pub use product::Product;
use repeated::Repeated;
pub(super) use scratch::{Scratch, room};

/// Sizes and strides of a batch of matrix products: `out[b, i, j]` is the sum over `p` of `lhs[b, i, p] * rhs[b, p, j]`.
///
/// A stride counts elements, and 0 repeats an operand along that dimension. `out` is row-major `[batch, m, n]`.
///
/// ```
/// use xla_core::kernels::dot_general::Contract;
///
/// // rhs is stored as its transpose, [n, k]: no copy is needed, only other strides.
/// let transposed = Contract { rhs_strides: [0, 1, 3], ..Contract::row_major(1, 2, 4, 3) };
/// assert_eq!(transposed.lhs_strides, [6, 3, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// How many products there are.
    pub batch: usize,
    /// Rows of `lhs` and of `out`.
    pub m: usize,
    /// Columns of `rhs` and of `out`.
    pub n: usize,
    /// The dimension that is contracted.
    pub k: usize,
    /// Distance in `lhs` from one batch, row and contracted index to the next.
    pub lhs_strides: [usize; 3],
    /// Distance in `rhs` from one batch, contracted index and column to the next.
    pub rhs_strides: [usize; 3],
}

impl Contract {
    /// Both operands dense and row-major: `[batch, m, k]` and `[batch, k, n]`.
    pub const fn row_major(batch: usize, m: usize, n: usize, k: usize) -> Contract {
        Contract {
            batch,
            m,
            n,
            k,
            lhs_strides: [m * k, k, 1],
            rhs_strides: [k * n, n, 1],
        }
    }
}

/// Rows, columns and contracted length of one product.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    pub m: usize,
    pub n: usize,
    pub k: usize,
    /// The kernel chosen from the whole problem, so that a part of it that a thread computes has the same sums.
    pub kernel: ProductKernel,
}

/// A matrix somewhere in memory, with its two strides.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Matrix<'a, T> {
    data: &'a [T],
    strides: [usize; 2],
}

impl<'a> Matrix<'a, u8> {
    /// The elements whose bytes these are; strides count elements in either.
    #[inline(always)]
    fn of<T: Plain>(self) -> Matrix<'a, T> {
        Matrix::new(elements(self.data), self.strides)
    }
}

impl<'a, T> Matrix<'a, T> {
    #[inline(always)]
    pub fn new(data: &'a [T], strides: [usize; 2]) -> Self {
        Matrix { data, strides }
    }

    /// Returns the part that starts at this row and column. It may start past the end if nothing is read there.
    #[inline]
    fn at(self, row: usize, column: usize) -> Self {
        let start = row * self.strides[0] + column * self.strides[1];
        Matrix {
            data: self.data.get(start..).unwrap_or(&[]),
            strides: self.strides,
        }
    }

    /// Panics unless the slice has every element of `rows` by `columns`.
    #[inline]
    fn check(&self, rows: usize, columns: usize) {
        assert!(
            rows == 0
                || columns == 0
                || (rows - 1) * self.strides[0] + (columns - 1) * self.strides[1] < self.data.len(),
            "a matrix of {rows} by {columns} with strides {:?} does not fit in {} elements",
            self.strides,
            self.data.len()
        );
    }
}

/// The number of multiplications up to which a product runs on one thread.
const SMALL: usize = 1 << 15;

/// A batch of matrix products.
///
/// Each element of `out` is summed in an order that depends on the sizes alone: not on threads, and not on the operands'
/// addresses. `k == 0` gives zeros; NaN and infinities propagate.
///
/// # Panics
///
/// Panics if `out` has another length than `batch * m * n`, or an operand is too short for its sizes and strides.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::dot_general::{Contract, run};
///
/// let (lhs, rhs) = ([1.0_f32, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]);
/// let mut out = [0.0; 4];
/// run(&Exec::serial(), &mut out, &lhs, &rhs, &Contract::row_major(1, 2, 2, 2));
/// assert_eq!(out, [19.0, 22.0, 43.0, 50.0]);
/// ```
pub fn run<T: Product>(exec: &Exec, out: &mut [T], lhs: &[T], rhs: &[T], contract: &Contract) {
    T::run(exec, out, lhs, rhs, contract);
}

/// Implements [`run`] for elements that are passed as bytes.
#[inline(never)]
pub(super) fn run_bytes(
    exec: &Exec,
    element: Element,
    out: &mut [u8],
    lhs: &[u8],
    rhs: &[u8],
    contract: &Contract,
) {
    let &Contract {
        batch,
        m,
        n,
        k,
        lhs_strides,
        rhs_strides,
    } = contract;
    let (size, out_size) = (element.size, element.out);
    let len = batch * m * n * out_size;
    assert_eq!(
        out.len(),
        len,
        "the result's length in bytes for {contract:?}"
    );
    if out.is_empty() {
        return;
    }
    if k == 0 {
        // Zeros are the number zero, of every type.
        return out.fill(0);
    }
    check("lhs", lhs, size, contract, [m, k], lhs_strides);
    check("rhs", rhs, size, contract, [k, n], rhs_strides);

    // Special forms first: rows times a small matrix, then one small matrix times a batch.
    if let Some(each_row) = repeated::by_rows(contract, element.by_rows) {
        return run_bytes(exec, element, out, rhs, lhs, &each_row);
    }
    if let Some(products) = element.repeated.filter(|_| repeated::fits(contract)) {
        let kernel = ProductKernel::Tiles;
        let job = Repeats {
            products,
            lhs: Matrix::new(lhs, [lhs_strides[1], lhs_strides[2]]),
            rhs,
            sizes: Sizes { m, n, k, kernel },
            size,
        };
        let cost = (m * n * k * size).div_ceil(16);
        return exec.rows(&job, batch, cost, (Out::new(out, m * n * size),));
    }
    // A matrix times a vector is a vector times the transposed matrix, and both results have the same memory layout.
    // Operands of other types than the result may differ from each other, so they keep their sides.
    let swap = n == 1 && m > 1 && size == out_size;
    let (left, right) = if swap { (rhs, lhs) } else { (lhs, rhs) };
    let (left_strides, right_strides) = if swap {
        (transposed(rhs_strides), transposed(lhs_strides))
    } else {
        (lhs_strides, rhs_strides)
    };
    let (m, n) = if swap { (n, m) } else { (m, n) };
    let [_, right_row, right_column] = right_strides;
    let kernel = choose::kernel(m, [right_row, right_column]);
    let sizes = Sizes { m, n, k, kernel };
    if let Some(products) = element.pairs.filter(|_| pairs::fits(batch, &sizes)) {
        let job = Small {
            products,
            operands: [
                Batch::new(left, left_strides, size),
                Batch::new(right, right_strides, size),
            ],
            sizes,
        };
        let cost = (m * n * k * size).div_ceil(16);
        return exec.rows(&job, batch, cost, (Out::new(out, m * n * size),));
    }
    // A product of 8 by 8 takes 30 nanoseconds, so a small product skips the executor.
    if batch == 1 && m * n * k <= SMALL {
        let [_, left_row, left_column] = left_strides;
        let left = Matrix::new(left, [left_row, left_column]);
        let right = Matrix::new(right, [right_row, right_column]);
        return (element.product)(out, left, right, sizes);
    }
    let job = Job {
        element,
        lhs: Batch::new(left, left_strides, size),
        rhs: Batch::new(right, right_strides, size),
        sizes,
    };
    job.run(exec, out, batch);
}

fn transposed([batch, row, column]: [usize; 3]) -> [usize; 3] {
    [batch, column, row]
}

/// Panics unless an operand, of elements of `size` bytes, holds a batch of matrices with these sizes and strides.
#[inline(always)]
fn check(
    name: &str,
    operand: &[u8],
    size: usize,
    contract: &Contract,
    [rows, columns]: [usize; 2],
    strides: [usize; 3],
) {
    let last =
        (contract.batch - 1) * strides[0] + (rows - 1) * strides[1] + (columns - 1) * strides[2];
    if last * size >= operand.len() {
        let len = operand.len() / size;
        panic!("{name} has {len} elements, too few for {contract:?}");
    }
}

/// Computes one product of matrices with these strides, on this thread; the sizes are m, n and k.
#[doc(hidden)]
pub fn product<T: Product>(
    out: &mut [T],
    (lhs, lhs_strides): (&[T], [usize; 2]),
    (rhs, rhs_strides): (&[T], [usize; 2]),
    [m, n, k]: [usize; 3],
) {
    let kernel = ProductKernel::Tiles;
    let (lhs, rhs) = (Matrix::new(lhs, lhs_strides), Matrix::new(rhs, rhs_strides));
    T::product(out, lhs, rhs, Sizes { m, n, k, kernel });
}

/// Computes a product as [`product`] does, for elements that are passed as bytes.
pub(super) fn product_bytes(
    element: Element,
    out: &mut [u8],
    (lhs, lhs_strides): (&[u8], [usize; 2]),
    (rhs, rhs_strides): (&[u8], [usize; 2]),
    [m, n, k]: [usize; 3],
) {
    let kernel = ProductKernel::Tiles;
    let (lhs, rhs) = (Matrix::new(lhs, lhs_strides), Matrix::new(rhs, rhs_strides));
    (element.product)(out, lhs, rhs, Sizes { m, n, k, kernel });
}

/// The whole batch; its rows are the rows of all products one after the other.
struct Job<'a> {
    element: Element,
    lhs: Batch<'a>,
    rhs: Batch<'a>,
    sizes: Sizes,
}

impl Job<'_> {
    #[inline(never)]
    fn run(self, exec: &Exec, out: &mut [u8], batch: usize) {
        let (Sizes { m, n, k, .. }, size) = (self.sizes, self.element.out);
        let cost = (k * self.element.size).div_ceil(16);
        // Threads divide the columns of a single row, panels of columns of few rows, or the rows of all products.
        if batch == 1 && m == 1 {
            exec.rows(&Columns(self), n, cost, (Out::new(out, size),));
        } else if batch == 1
            && exec.shares(m * n * cost)
            && choose::by_columns([m, n], size, 4 * exec.count())
        {
            let parts = Across {
                slice: out,
                row: n * size,
                unit: size,
            };
            exec.rows_in(choose::panel(size), &Panels(self), n, m * cost, parts);
        } else {
            exec.rows(&self, batch * m, n * cost, (Out::new(out, n * size),));
        }
    }

    /// Not generic in the level: the kernels choose their own instructions.
    fn part(&self, first: usize, mut count: usize, mut out: &mut [u8]) {
        let Sizes { m, n, .. } = self.sizes;
        let (mut batch, mut row) = (first / m, first % m);
        while count > 0 {
            let rows = (m - row).min(count);
            let (head, tail) = out.split_at_mut(rows * n * self.element.out);
            let sizes = Sizes {
                m: rows,
                ..self.sizes
            };
            let (lhs, rhs) = (self.lhs.at(batch, row, 0), self.rhs.at(batch, 0, 0));
            (self.element.product)(head, lhs, rhs, sizes);
            out = tail;
            count -= rows;
            (batch, row) = (batch + 1, 0);
        }
    }
}

impl Rows for Job<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// A batch of products of one small matrix.
struct Repeats<'a> {
    products: Repeated,
    lhs: Matrix<'a, u8>,
    rhs: &'a [u8],
    sizes: Sizes,
    size: usize,
}

impl Rows for Repeats<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let bytes = self.sizes.k * self.sizes.n * self.size;
        (self.products)(
            out,
            self.lhs,
            &self.rhs[first * bytes..][..count * bytes],
            self.sizes,
        );
    }
}

/// A batch of products of small matrices.
struct Small<'a> {
    products: Pairs,
    operands: [Batch<'a>; 2],
    sizes: Sizes,
}

impl Rows for Small<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        (self.products)(out, first, self.operands, self.sizes);
    }
}

/// One product that is split between its columns: its rows are too few for each thread to read all of the right operand for
/// some of them.
struct Panels<'a>(Job<'a>);

impl Panels<'_> {
    #[inline(never)]
    fn part(&self, first: usize, count: usize, mut out: exec::Columns<'_, u8>) {
        let Job {
            element,
            lhs,
            rhs,
            sizes,
        } = &self.0;
        // Some columns of the result are not contiguous, so they are computed in scratch memory and copied.
        let bytes = sizes.m * count * element.out;
        let mut scratch = Scratch::of(room(bytes));
        let product = scratch.rest().bytes(bytes);
        let sizes = Sizes { n: count, ..*sizes };
        (element.product)(product, lhs.at(0, 0, 0), rhs.at(0, 0, first), sizes);
        for (row, from) in product.chunks_exact(count * element.out).enumerate() {
            out.row(row).copy_from_slice(from);
        }
    }
}

impl Rows for Panels<'_> {
    type Outs<'o> = exec::Columns<'o, u8>;
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, out: Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// One row, which is split between its columns.
struct Columns<'a>(Job<'a>);

impl Columns<'_> {
    fn part(&self, first: usize, count: usize, out: &mut [u8]) {
        let Job {
            element,
            lhs,
            rhs,
            sizes,
        } = &self.0;
        let sizes = Sizes { n: count, ..*sizes };
        (element.product)(out, lhs.at(0, 0, 0), rhs.at(0, 0, first), sizes);
    }
}

impl Rows for Columns<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}
