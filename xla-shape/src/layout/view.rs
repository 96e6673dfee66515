//! Detects transposes and reshapes that move no elements, whose results are views of the operand's memory.

use alloc::vec;
use alloc::vec::Vec;

use super::ArrayShape;
use crate::list::{self, Items};

/// A part of an index with constant strides: its stride in the index, and its stride in memory.
type Digit = (usize, usize);

impl ArrayShape {
    /// Whether the transpose of this array by the permutation to the shape `result` moves no elements. Dimension `i` of
    /// the result is dimension `permutation[i]` of this array.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let shape = |text: &str| text.parse::<ArrayShape>();
    /// let rows = shape("f32[2,3]{1,0}")?;
    /// assert!(rows.is_transpose_view(&[1, 0], &shape("f32[3,2]{0,1}")?));
    /// assert!(!rows.is_transpose_view(&[1, 0], &shape("f32[3,2]{1,0}")?));
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    pub fn is_transpose_view(&self, permutation: &[usize], result: &ArrayShape) -> bool {
        let Ok(here) = self.permuted(permutation) else {
            return false;
        };
        here.is_compatible(result)
            && here.same_memory(result)
            && (here.layout() == result.layout()
                || match (here.digits(), result.digits()) {
                    (Some(here), Some(there)) => here
                        .iter()
                        .zip(&there)
                        .all(|(here, there)| merged(here.clone()) == merged(there.clone())),
                    _ => false,
                })
    }

    /// Whether the reshape of this array to the shape `result` moves no elements.
    ///
    /// If tiles do not divide the dimension that they split, only a reshape to the same sizes is detected.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let shape = |text: &str| text.parse::<ArrayShape>();
    /// assert!(shape("f32[2,3,4]{2,1,0}")?.is_reshape_view(&shape("f32[6,4]{1,0}")?));
    /// assert!(!shape("f32[2,3,4]{2,0,1}")?.is_reshape_view(&shape("f32[6,4]{1,0}")?));
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    pub fn is_reshape_view(&self, result: &ArrayShape) -> bool {
        if self.is_compatible(result) {
            let same: Vec<usize> = (0..self.rank()).collect_vec();
            return self.is_transpose_view(&same, result);
        }
        self.element() == result.element()
            && self.len() == result.len()
            && self.same_memory(result)
            && (self.is_empty()
                || match (self.flat_digits(), result.flat_digits()) {
                    (Some(here), Some(there)) => here == there,
                    _ => false,
                })
    }

    fn same_memory(&self, other: &ArrayShape) -> bool {
        let padding = |shape: &ArrayShape| shape.layout().padding().map(|p| p.value);
        self.memory_len() == other.memory_len()
            && (self.memory_len() == self.len() || padding(self) == padding(other))
    }

    /// Returns the digits of each dimension, the most significant first, without those that are always 0; `None` if an
    /// index has no such digits, because a tile does not divide the tiles that it splits.
    fn digits(&self) -> Option<Vec<Vec<Digit>>> {
        // Dimension, width, stride in the index, and whether it is the most significant digit of its dimension.
        let order = self.layout().major_to_minor();
        let widths = match self.layout().padding() {
            Some(padding) => &padding.dimensions,
            None => self.sizes(),
        };
        let whole = |&d: &usize| (Some(d), widths[d], 1usize, true);
        let mut parts: Vec<_> = order.iter().map(whole).collect_vec();
        for tile in self.layout().tiles() {
            while parts.len() < tile.sizes().len() {
                parts.insert(0, (None, 1, 1, true));
            }
            let cut = parts.len() - tile.sizes().len();
            for (i, &size) in tile.sizes().iter().enumerate() {
                let (dimension, width, worth, greatest) = parts[cut + i];
                if !greatest && width % size != 0 {
                    return None;
                }
                parts[cut + i] = (
                    dimension,
                    width.div_ceil(size),
                    worth.saturating_mul(size),
                    greatest,
                );
                parts.push((dimension, size, worth, false));
            }
        }
        let mut digits = vec![Vec::new(); self.rank()];
        let mut stride: usize = 1;
        for (dimension, width, worth, _) in parts.into_iter().rev() {
            if let Some(d) = dimension
                && width > 1
                && worth < self.sizes()[d]
            {
                digits[d].push((worth, stride));
            }
            stride = stride.saturating_mul(width);
        }
        for d in &mut digits {
            list::sort_by(d, &mut |a, b| b < a);
        }
        Some(digits)
    }

    /// Returns the digits of a position in row-major order, with contiguous ones merged.
    fn flat_digits(&self) -> Option<Vec<Digit>> {
        let digits = self.digits()?;
        let mut all = Vec::new();
        let mut worth_of_one = 1;
        for (d, &size) in self.sizes().iter().enumerate().rev() {
            for &(worth, stride) in digits[d].iter().rev() {
                if size % worth != 0 {
                    return None;
                }
                all.push((worth.saturating_mul(worth_of_one), stride));
            }
            worth_of_one = worth_of_one.saturating_mul(size);
        }
        all.reverse();
        Some(merged(all))
    }
}

/// Merges each digit with the one after it that it continues: the strides of two lists are the same exactly if the
/// merged lists are equal.
fn merged(digits: Vec<Digit>) -> Vec<Digit> {
    let mut kept: Vec<Digit> = Vec::with_capacity(digits.len());
    for (worth, stride) in digits.into_iter().rev() {
        match kept.last() {
            Some(&(smaller, step)) if worth / smaller * step == stride => {}
            _ => kept.push((worth, stride)),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether two shapes store the elements of one row-major order at the same positions.
    fn same_places(a: &ArrayShape, b: &ArrayShape) -> bool {
        let numbers: Vec<usize> = (1..=a.len()).collect();
        a.lay_out(&numbers, 0) == b.lay_out(&numbers, 0)
    }

    #[test]
    fn a_reshape_is_a_view_where_no_element_moves() {
        let sizes = [
            "24", "2,12", "6,4", "2,3,4", "3,2,4", "1,24", "24,1", "2,1,3,4",
        ];
        let mut shapes: Vec<ArrayShape> = Vec::new();
        for sizes in sizes {
            let rank = sizes.split(',').count();
            for order in crate::layout::tests::orders(rank) {
                let order: Vec<String> = order.iter().map(usize::to_string).collect();
                shapes.push(
                    format!("f32[{sizes}]{{{}}}", order.join(","))
                        .parse()
                        .unwrap(),
                );
            }
            shapes.push(format!("f32[{sizes}]").parse().unwrap());
        }
        for tiled in [
            "f32[6,4]{1,0:T(2,2)}",
            "f32[24]{0:T(4)}",
            "f32[2,3,4]{2,1,0:T(2)}",
        ] {
            shapes.push(tiled.parse().unwrap());
        }
        let mut views = 0;
        for a in &shapes {
            for b in &shapes {
                assert_eq!(a.is_reshape_view(b), same_places(a, b), "{a} to {b}");
                views += usize::from(a.is_reshape_view(b));
            }
        }
        assert!(views > 2 * shapes.len());
    }

    #[test]
    fn a_transpose_is_a_view_where_no_element_moves() {
        let shapes = [
            "f32[2,3]{1,0}",
            "f32[2,3]{0,1}",
            "f32[3,2]{1,0}",
            "f32[3,2]{0,1}",
            "f32[2,3]{1,0:T(2,2)}",
            "f32[3,2]{0,1:T(2,2)}",
            "f32[3,2]{1,0:T(2,2)}",
            "f32[2,3]{0,1:padded(3,5)=zero}",
            "f32[3,2]{1,0:padded(5,3)=zero}",
            "f32[3,2]{1,0:padded(5,3)=one}",
            "f32[1,6]{1,0}",
            "f32[6,1]{1,0}",
            "f32[6,1]{0,1}",
        ];
        let views = |from: &ArrayShape| {
            let to = shapes
                .iter()
                .map(|text| text.parse::<ArrayShape>().unwrap());
            let view = |to: &ArrayShape| from.is_transpose_view(&[1, 0], to);
            to.filter(view).map(|to| to.to_string()).collect::<Vec<_>>()
        };
        for (from, to) in [
            ("f32[2,3]{1,0}", &["f32[3,2]{0,1}"][..]),
            ("f32[2,3]{1,0:T(2,2)}", &["f32[3,2]{0,1:T(2,2)}"]),
            (
                "f32[2,3]{0,1:padded(3,5)=zero}",
                &["f32[3,2]{1,0:padded(5,3)=zero}"],
            ),
            ("f32[1,6]{0,1}", &["f32[6,1]{1,0}", "f32[6,1]{0,1}"]),
            ("s32[2,3]{1,0}", &[]),
        ] {
            assert_eq!(views(&from.parse().unwrap()), to, "{from}");
        }
        let scalar = ArrayShape::scalar(crate::ElementType::F32);
        assert!(!scalar.is_transpose_view(&[0], &scalar));
        assert!(scalar.is_transpose_view(&[], &scalar));
    }
}
