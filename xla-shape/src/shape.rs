//! Shapes of arrays, their layouts, and the types of whole values.

use alloc::vec::Vec;
use core::fmt;

use crate::list::Items;
use crate::{ElementType, Size, Tree};

mod layout;

pub use crate::limits::MAX_TILE;
pub use layout::{Packing, SymbolicLayout};

/// An array's element type and the sizes of its dimensions.
///
/// It prints as `f32[32, 784]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The element type.
    pub element: ElementType,
    /// The sizes, dimension 0 first.
    pub dims: Vec<Size>,
}

impl Shape {
    /// Returns the shape of an array.
    pub fn new(element: ElementType, dims: impl Into<Vec<Size>>) -> Shape {
        Shape {
            element,
            dims: dims.into(),
        }
    }

    /// Returns the shape of a scalar.
    pub fn scalar(element: ElementType) -> Shape {
        Shape::new(element, [])
    }

    /// Returns the number of dimensions.
    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    /// Whether it has no dimensions.
    pub fn is_scalar(&self) -> bool {
        self.dims.is_empty()
    }

    /// Returns the same sizes with another element type.
    pub fn with_element(&self, element: ElementType) -> Shape {
        Shape::new(element, self.dims.clone())
    }

    /// Returns the number of elements.
    pub fn len(&self) -> Size {
        product(&self.dims)
    }

    /// Whether an array of this shape certainly has no elements.
    pub fn is_empty(&self) -> bool {
        self.dims.iter().any(|d| d.is(0))
    }

    /// Whether its size is certainly more than `i64::MAX` bytes.
    pub fn is_beyond_counting(&self) -> bool {
        let bytes = Size::from(self.element.bytes());
        let counted = self
            .dims
            .iter()
            .try_fold(bytes, |all, size| all.times(size));
        !self.is_empty() && counted.is_err()
    }

    /// Returns the sizes, if all are numbers.
    pub fn known_dims(&self) -> Option<Vec<usize>> {
        self.dims.iter().map(Size::known).collect_some()
    }
}

/// Returns the product of sizes: 1 for no sizes, and 0 if one of them is 0, however large the others are.
pub fn product<'a>(sizes: impl IntoIterator<Item = &'a Size>) -> Size {
    let mut all = Size::from(1);
    for size in sizes {
        if size.is(0) {
            return Size::from(0);
        }
        all = all * size.clone();
    }
    all
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.element)?;
        list(f, &self.dims)?;
        f.write_str("]")
    }
}

fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            f.write_str(", ")?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

/// The shape and the layout of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayType {
    /// Element type and sizes.
    pub shape: Shape,
    /// The order of its dimensions in memory, padding and tiles.
    pub layout: SymbolicLayout,
}

/// The type of a parameter, a result or a variable: arrays, in tuples and records.
///
/// It prints as `f32[2, 3; {0, 1}]`, `(f32[], i32[4])`, or the name of a record.
pub type Type = Tree<ArrayType>;

impl ArrayType {
    /// Returns the type of an array in the default layout.
    pub fn row_major(shape: Shape) -> ArrayType {
        let layout = SymbolicLayout::row_major(shape.rank());
        ArrayType { shape, layout }
    }
}

impl Type {
    /// Returns the type of an array in the default layout.
    pub fn array(shape: Shape) -> Type {
        Tree::Leaf(ArrayType::row_major(shape))
    }
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.layout.is_default() {
            return write!(f, "{}", self.shape);
        }
        write!(f, "{}[", self.shape.element)?;
        list(f, &self.shape.dims)?;
        write!(f, "; {}]", self.layout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::padding::PaddingValue;

    #[test]
    fn types_print_as_messages_show_them() {
        let matrix = Shape::new(ElementType::F32, [Size::from(2), Size::name("N")]);
        let column_major = SymbolicLayout::dense(vec![0, 1]);
        let padded = SymbolicLayout {
            packing: Packing::Padded {
                widths: vec![Size::from(3), Size::name("N")],
                value: PaddingValue::Zero,
            },
            ..column_major.clone()
        };
        let tiled = SymbolicLayout {
            packing: Packing::Tiled(vec![2, 2]),
            ..SymbolicLayout::row_major(2)
        };
        let cases = [
            (Type::array(Shape::scalar(ElementType::I32)), "i32[]"),
            (Type::array(matrix.clone()), "f32[2, N]"),
            (
                Type::Leaf(ArrayType {
                    shape: matrix.clone(),
                    layout: column_major,
                }),
                "f32[2, N; {0, 1}]",
            ),
            (
                Type::Leaf(ArrayType {
                    shape: matrix.clone(),
                    layout: padded,
                }),
                "f32[2, N; {0, 1}, padded = [3, N], value = 0]",
            ),
            (
                Type::Leaf(ArrayType {
                    shape: matrix.clone(),
                    layout: tiled,
                }),
                "f32[2, N; {1, 0}, tile = [2, 2]]",
            ),
            (Type::Tuple(vec![Type::array(matrix)]), "(f32[2, N],)"),
        ];
        for (of, text) in cases {
            assert_eq!(of.to_string(), text);
        }
    }
}
