//! A plane: two dimensions that are exchanged, and whether its rows share few sets of the caches.

/// One plane: `out[a * out_row + b] = operand[b * operand_row + a]` for `a` below `rows` and `b` below `columns`.
#[derive(Clone, Copy, Debug)]
pub struct Plane {
    /// Rows of `out`.
    pub rows: usize,
    /// Columns of `out`.
    pub columns: usize,
    /// The distance between rows of `out`.
    pub out_row: usize,
    /// The distance between rows of the operand.
    pub operand_row: usize,
}

/// From this many bytes on, a block may be gathered in a buffer and then written row by row.
///
/// Rows that lie a power of two apart meet in the same sets of the caches; written in whole rows they are there only
/// once. [1024, 1024] of f32 takes 0.6 of the time this way; [784, 128], which fits in the second cache with its result,
/// 1.4 times as long.
const BUFFERED: usize = 512 << 10;

/// Rows so many bytes apart, or a multiple of it, meet in so few sets that the lines of a block drive each other out.
const MEETING: usize = 1 << 10;

impl Plane {
    /// # Panics
    ///
    /// When it does not lie within slices of such lengths.
    pub fn check(&self, out: usize, operand: usize) {
        let Plane {
            rows,
            columns,
            out_row,
            operand_row,
        } = *self;
        assert!(
            (rows - 1) * out_row + columns <= out && (columns - 1) * operand_row + rows <= operand,
            "{self:?} in slices of {out} and {operand}"
        );
    }

    /// Whether rows of elements of so many bytes meet in few sets of the caches.
    pub(super) fn meets(&self, size: usize) -> bool {
        let meet = |row: usize| (row * size).is_multiple_of(MEETING);
        meet(self.out_row) || meet(self.operand_row)
    }

    /// Whether blocks of it go through a buffer.
    pub(super) fn buffered(&self, size: usize) -> bool {
        self.rows * self.columns * size >= BUFFERED && self.meets(size)
    }
}
