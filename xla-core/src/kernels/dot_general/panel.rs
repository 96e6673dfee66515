//! The right operand of a product: read in place, copied panel by panel, or packed as panels before.

use super::Matrix;
use super::gathered::Gathered;
use crate::movement::{self, Plane};

/// An operand of `k` by `n` elements.
#[derive(Clone, Copy)]
pub(super) enum Panels<'a, T> {
    /// A strided matrix.
    Matrix(Matrix<'a, T>),
    /// Elements at offsets from two tables, which are copied to panels.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    Gathered(&'a Gathered<'a, T>),
    /// Panels in memory.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    Packed(Packed<'a, T>),
}

/// Panels of `width` columns that [`pack`](super::pack) has written: each has `rows` rows, one after another, and the
/// last one ends with columns of zeros.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Packed<'a, T> {
    data: &'a [T],
    rows: usize,
    width: usize,
    /// The row of each panel that is the first contracted index.
    from: usize,
}

impl<'a, T: Copy> Packed<'a, T> {
    /// Panics unless there is a whole number of panels.
    pub(super) fn new(data: &'a [T], rows: usize, width: usize) -> Self {
        let panel = rows * width;
        assert!(
            data.len().is_multiple_of(panel.max(1)),
            "expected panels of {panel} elements, found {} elements",
            data.len()
        );
        Packed {
            data,
            rows,
            width,
            from: 0,
        }
    }

    /// Returns the strides of a panel.
    #[inline(always)]
    pub(super) fn strides(&self) -> [usize; 2] {
        [self.width, 1]
    }

    /// Returns the operand from a contracted index on.
    pub(super) fn after(self, from: usize) -> Self {
        Packed {
            from: self.from + from,
            ..self
        }
    }

    /// Returns the operand from a column on, which is the first one of a panel.
    pub(super) fn columns(self, first: usize) -> Self {
        assert!(
            first.is_multiple_of(self.width),
            "expected the first column of a panel of {}, found {first}",
            self.width
        );
        Packed {
            data: &self.data[first * self.rows..],
            ..self
        }
    }

    /// Returns the panel that begins with a column, from a contracted index on, as a matrix; it may start past the end.
    #[inline(always)]
    pub(super) fn at(&self, from: usize, column: usize) -> Matrix<'a, T> {
        let start = column * self.rows + (self.from + from) * self.width;
        let panel = self.data.get(start..).unwrap_or(&[]);
        Matrix::new(panel, self.strides())
    }

    /// Panics unless it has all elements of `k` by `n`.
    #[inline]
    pub(super) fn check(&self, k: usize, n: usize) {
        let panels = n.div_ceil(self.width);
        assert!(
            self.from + k <= self.rows && panels * self.width * self.rows <= self.data.len(),
            "{k} by {n} elements from row {} on do not fit in {} elements, panels of {} by {}",
            self.from,
            self.data.len(),
            self.rows,
            self.width
        );
    }
}

impl<'a, T: Copy + Default> Panels<'a, T> {
    /// Panics unless it has all elements of `k` by `n`.
    #[inline(always)]
    pub(super) fn check(&self, k: usize, n: usize) {
        match self {
            Panels::Matrix(matrix) => matrix.check(k, n),
            Panels::Gathered(gathered) => gathered.check(k, n),
            Panels::Packed(packed) => packed.check(k, n),
        }
    }

    /// Returns the strides of a panel where it is read in place; 0 if it has to be copied.
    #[inline(always)]
    pub(super) fn strides(&self) -> [usize; 2] {
        match self {
            Panels::Matrix(matrix) => matrix.strides,
            Panels::Gathered(_) => [0, 0],
            Panels::Packed(packed) => packed.strides(),
        }
    }

    /// Returns the columns of a panel, if panels are in memory; then vectors past the last column can be read.
    #[inline(always)]
    pub(super) fn packed(&self) -> Option<usize> {
        match self {
            Panels::Matrix(_) | Panels::Gathered(_) => None,
            Panels::Packed(packed) => Some(packed.width),
        }
    }

    /// Returns the part that starts at this contracted index and column, if it can be read in place.
    #[inline(always)]
    pub(super) fn lies(&self, from: usize, column: usize) -> Option<Matrix<'a, T>> {
        match self {
            Panels::Matrix(matrix) => Some(matrix.at(from, column)),
            Panels::Gathered(_) => None,
            Panels::Packed(packed) => Some(packed.at(from, column)),
        }
    }

    /// Copies a panel (first contracted index, how many, first column, how many) to rows of `width`; the rest of a row
    /// becomes zero.
    #[inline(always)]
    pub(super) fn pack(&self, packed: &mut [T], panel: [usize; 4], width: usize) {
        match self {
            Panels::Matrix(matrix) => pack(packed, *matrix, panel, width),
            Panels::Gathered(gathered) => gathered.pack(packed, panel, width),
            Panels::Packed(_) => unreachable!("a packed panel is read in place"),
        }
    }
}

/// Copies a panel of a matrix, as [`Panels::pack`].
pub(super) fn pack<T: Copy + Default>(
    packed: &mut [T],
    matrix: Matrix<'_, T>,
    [from, depth, column, columns]: [usize; 4],
    width: usize,
) {
    let panel = matrix.at(from, column);
    // The columns past the last one are multiplied too: they must be numbers.
    if columns < width {
        packed.fill(T::default());
    }
    // A panel whose rows are not contiguous, but whose columns are: a transpose, which is copied in blocks.
    if panel.strides[0] == 1 {
        let plane = Plane {
            rows: depth,
            columns,
            out_row: width,
            operand_row: panel.strides[1],
        };
        movement::plane(packed, panel.data, plane);
        return;
    }
    for p in 0..depth {
        let (from, to) = (panel.at(p, 0).data, &mut packed[p * width..][..columns]);
        for j in 0..columns {
            to[j] = from[j * panel.strides[1]];
        }
    }
}
