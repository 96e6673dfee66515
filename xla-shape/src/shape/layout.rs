//! The layouts of arrays in signatures.

use alloc::vec::Vec;
use core::fmt;

use super::{Shape, list};
use crate::Size;
use crate::error::LayoutFault;
use crate::limits::MAX_TILE;
use crate::list::Items;
use crate::order;
use crate::padding::PaddingValue;

/// The layout of an array in a type, where widths may be symbolic: the order of its dimensions, and how they are packed
/// in that order. [`Layout`](crate::layout::Layout) is one whose widths are numbers.
///
/// It prints as in a type: `{0, 1}`, `{0, 1}, padded = [3, 5], value = 0`, `{1, 0}, tile = [2, 2]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SymbolicLayout {
    /// Dimension numbers from the fastest-varying to the slowest. XLA's `minor_to_major`.
    pub minor_to_major: Vec<usize>,
    /// The packing of the elements in that order.
    pub packing: Packing,
}

/// The packing of elements.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Packing {
    /// Without gaps between the elements.
    Dense,
    /// Padding: each dimension is at least as wide in memory as its size.
    Padded {
        /// The widths, dimension 0 first.
        widths: Vec<Size>,
        /// The value of the padding.
        value: PaddingValue,
    },
    /// The innermost dimensions in memory are split into contiguous tiles of these sizes, outermost first.
    Tiled(Vec<usize>),
}

impl SymbolicLayout {
    /// Returns the layout with the dimensions in this order, fastest-varying first, without gaps between the elements.
    pub fn dense(minor_to_major: Vec<usize>) -> SymbolicLayout {
        SymbolicLayout {
            minor_to_major,
            packing: Packing::Dense,
        }
    }

    /// Returns the layout whose last dimension varies fastest, without gaps between the elements: C order, XLA's
    /// default.
    pub fn row_major(rank: usize) -> SymbolicLayout {
        SymbolicLayout::dense((0..rank).rev().collect_vec())
    }

    /// Whether the order is the default for its rank.
    pub fn is_row_major(&self) -> bool {
        order::is_row_major(&self.minor_to_major)
    }

    /// Whether it is the default for its rank: row-major, without gaps between the elements.
    pub fn is_default(&self) -> bool {
        self.is_row_major() && self.packing == Packing::Dense
    }

    /// Returns the dimension numbers from the slowest-varying to the fastest.
    pub fn major_to_minor(&self) -> Vec<usize> {
        self.minor_to_major.iter().rev().copied().collect_vec()
    }

    /// Checks that an array of this shape can have this layout.
    ///
    /// # Errors
    /// The first broken rule.
    pub fn check(&self, shape: &Shape) -> Result<(), LayoutFault> {
        self.check_packing(shape)?;
        let wide = Shape::new(
            shape.element,
            self.widths(shape).ok_or(LayoutFault::TooLarge)?,
        );
        if wide.is_beyond_counting() {
            Err(LayoutFault::TooLarge)
        } else {
            Ok(())
        }
    }

    /// Returns the sizes including the padding of widths or tiles; `None` if one is too large.
    fn widths(&self, shape: &Shape) -> Option<Vec<Size>> {
        let mut dims = shape.dims.clone();
        match &self.packing {
            Packing::Dense => {}
            Packing::Padded { widths, .. } => dims.clone_from(widths),
            Packing::Tiled(tile) => {
                for (&d, &tile) in self.minor_to_major.iter().zip(tile.iter().rev()) {
                    if let Some(size) = dims[d].known() {
                        dims[d] = Size::from(size.checked_next_multiple_of(tile)?);
                    }
                }
            }
        }
        Some(dims)
    }

    fn check_packing(&self, shape: &Shape) -> Result<(), LayoutFault> {
        let open = |size: &Size| size.is_open() || size.is_dynamic();
        if self.packing != Packing::Dense && shape.dims.iter().any(open) {
            return Err(LayoutFault::Open);
        }
        match &self.packing {
            Packing::Dense => Ok(()),
            Packing::Padded { widths, value } => {
                if widths.len() != shape.rank() {
                    return Err(LayoutFault::Widths {
                        expected: shape.rank(),
                        found: widths.len(),
                    });
                }
                for (dimension, (width, size)) in widths.iter().zip(&shape.dims).enumerate() {
                    // A width may be a size that callers bind later, if it is certain that it is at least the size: `N + 1` for `N`.
                    let (size, width) = (size.clone(), width.clone());
                    match width.minus(&size).map(|more| more.known()) {
                        Ok(Some(_)) => {}
                        Ok(None) => {
                            return Err(LayoutFault::Uncertain {
                                dimension,
                                size,
                                width,
                            });
                        }
                        Err(_) => {
                            return Err(LayoutFault::Below {
                                dimension,
                                size,
                                width,
                            });
                        }
                    }
                }
                let (value, element) = (*value, shape.element);
                match value.scalar(element) {
                    None if value != PaddingValue::Unknown => {
                        Err(LayoutFault::Value { value, element })
                    }
                    _ => Ok(()),
                }
            }
            Packing::Tiled(tile) => {
                if tile.is_empty() || tile.len() > shape.rank().min(MAX_TILE) {
                    return Err(LayoutFault::TileRank {
                        rank: shape.rank(),
                        found: tile.len(),
                    });
                }
                if let Some(at) = tile.iter().position(|&size| size == 0) {
                    return Err(LayoutFault::ZeroTile { at });
                }
                // A dimension is cut into tiles by number: the tiles of a size that only callers know have no number.
                let cut = &self.minor_to_major[..tile.len()];
                match cut.iter().find(|&&d| shape.dims[d].known().is_none()) {
                    Some(&dimension) => Err(LayoutFault::GenericTile {
                        dimension,
                        size: shape.dims[dimension].clone(),
                    }),
                    None => Ok(()),
                }
            }
        }
    }
}

impl fmt::Display for SymbolicLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        list(f, &self.minor_to_major)?;
        f.write_str("}")?;
        match &self.packing {
            Packing::Dense => Ok(()),
            Packing::Padded { widths, value } => {
                f.write_str(", padded = [")?;
                list(f, widths)?;
                f.write_str("]")?;
                match value {
                    PaddingValue::Unknown => Ok(()),
                    value => write!(f, ", value = {}", value.written()),
                }
            }
            Packing::Tiled(tile) => {
                f.write_str(", tile = [")?;
                list(f, tile)?;
                f.write_str("]")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ElementType;

    fn padded(widths: &[Size], value: PaddingValue) -> Packing {
        Packing::Padded {
            widths: widths.to_vec(),
            value,
        }
    }

    #[test]
    fn a_shape_has_widths_of_at_least_its_sizes_and_tiles_of_its_known_sizes() {
        use PaddingValue::{Highest, Lowest, Unknown, Zero};
        let n = || Size::name("N");
        let matrix = |rows: Size| Shape::new(ElementType::F32, [rows, Size::from(3)]);
        let two = || matrix(Size::from(2));
        let complex = || two().with_element(ElementType::C64);
        let [three, five] = [3, 5].map(Size::from);
        let cases = [
            (two(), Packing::Dense, None),
            (two(), padded(&[three.clone(), five.clone()], Zero), None),
            (two(), padded(&[Size::from(2), three.clone()], Lowest), None),
            (
                complex(),
                padded(&[three.clone(), five.clone()], Unknown),
                None,
            ),
            (
                matrix(n()),
                padded(&[n() + Size::from(1), five.clone()], Zero),
                None,
            ),
            (matrix(n()), Packing::Tiled(vec![2]), None),
            (two(), Packing::Tiled(vec![2, 2]), None),
            (
                two(),
                padded(core::slice::from_ref(&three), Zero),
                Some("`padded` has a width for each dimension: expected 2, found 1"),
            ),
            (
                two(),
                padded(&[three.clone(), Size::from(2)], Zero),
                Some(
                    "expected a width of at least 3 for dimension 1, found 2: padding can only add",
                ),
            ),
            (
                matrix(n()),
                padded(&[five.clone(), five.clone()], Zero),
                Some(
                    "whether dimension 0, of size `N`, fits in a width of `5` depends on `N`: write the width as the size plus a number, such as `N + 3`",
                ),
            ),
            (
                complex(),
                padded(&[three, five], Highest),
                Some("expected `0`, `1` or `unknown` as the padding value of c64, found `highest`"),
            ),
            (
                two(),
                Packing::Tiled(vec![]),
                Some("a tile must have at least one dimension: `tile = [8, 128]`"),
            ),
            (
                two(),
                Packing::Tiled(vec![1, 2, 2]),
                Some(
                    "a tile has at most as many dimensions as the type: expected at most 2, found 3",
                ),
            ),
            (
                two(),
                Packing::Tiled(vec![0, 2]),
                Some("a tile must not have a dimension of size 0"),
            ),
            (
                matrix(n()),
                Packing::Tiled(vec![2, 2]),
                Some("dimension 0, of size `N`, cannot be tiled: only static sizes can"),
            ),
            (
                matrix(Size::open()),
                Packing::Tiled(vec![2]),
                Some("padding and tiles require sizes known at compile time, found `?`"),
            ),
        ];
        for (shape, packing, wrong) in cases {
            let layout = SymbolicLayout {
                packing,
                ..SymbolicLayout::row_major(2)
            };
            let found = layout.check(&shape).map_err(|fault| fault.to_string());
            assert_eq!(found.err().as_deref(), wrong, "{shape} {layout}");
        }
    }
}
