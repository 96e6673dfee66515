//! The right operand of a product, as a matrix or with gathered elements.

use super::operand::Octets;
use super::pack::{Part, pack};
use crate::kernels::dot_general::Matrix;
use crate::kernels::dot_general::gathered::Gathered;

/// The right operand of a product: read as a matrix, or gathered.
#[derive(Clone, Copy)]
pub struct Right<'a> {
    /// The matrix, which has no elements if these are gathered.
    pub(super) matrix: Octets<'a>,
    pub(super) gathered: Option<&'a Gathered<'a, u8>>,
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
pub(super) const GATHERED: usize = 64;

impl Right<'_> {
    /// Panics unless it has all elements of `k` by `n`.
    pub(super) fn check(&self, k: usize, n: usize) {
        match self.gathered {
            None => Matrix::new(self.matrix.data, self.matrix.strides).check(n, k),
            Some(gathered) => gathered.check(k, n),
        }
    }

    /// Packs a part that starts at a contracted index and a column, in groups of `width` lanes. `lines` is memory for
    /// [`GATHERED`] lines of `width` bytes if elements are gathered.
    #[inline(always)]
    pub(super) fn pack<const GROUP: usize>(
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
