//! Shapes of arrays, their layouts, and the types of whole values.

use core::fmt;

use crate::layout::order;
use crate::{ElementType, Size, Tree};

/// An array's element type and the sizes of its dimensions.
///
/// It prints as a user reads it: `f32[32, 784]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The element type.
    pub element: ElementType,
    /// The sizes, dimension 0 first.
    pub dims: Vec<Size>,
}

impl Shape {
    /// An array's shape.
    pub fn new(element: ElementType, dims: impl Into<Vec<Size>>) -> Shape {
        Shape {
            element,
            dims: dims.into(),
        }
    }

    /// The shape of one element.
    pub fn scalar(element: ElementType) -> Shape {
        Shape::new(element, [])
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    /// Whether it has no dimension.
    pub fn is_scalar(&self) -> bool {
        self.dims.is_empty()
    }

    /// The same sizes with another element type.
    pub fn with_element(&self, element: ElementType) -> Shape {
        Shape::new(element, self.dims.clone())
    }

    /// The number of elements.
    pub fn len(&self) -> Size {
        product(&self.dims)
    }

    /// Whether an array of it certainly has no element.
    pub fn is_empty(&self) -> bool {
        self.dims.iter().any(|d| d.is(0))
    }

    /// Whether its bytes are more than an `i64` counts, where all sizes are numbers.
    pub(crate) fn is_beyond_counting(&self) -> bool {
        let Some(dims) = self.known_dims().filter(|dims| !dims.contains(&0)) else {
            return false;
        };
        let bytes = dims
            .into_iter()
            .try_fold(self.element.bytes(), usize::checked_mul);
        bytes.is_none_or(|bytes| i64::try_from(bytes).is_err())
    }

    /// The sizes, when all of them are numbers.
    pub fn known_dims(&self) -> Option<Vec<usize>> {
        self.dims.iter().map(Size::known).collect()
    }
}

/// The product of sizes; 1 for none.
pub fn product<'a>(sizes: impl IntoIterator<Item = &'a Size>) -> Size {
    sizes
        .into_iter()
        .fold(Size::from(1), |all, size| all * size.clone())
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

/// The order in which an array's dimensions lie in memory, the fastest-varying first. XLA's `minor_to_major`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// Dimension numbers, the one whose neighbours are adjacent in memory first.
    pub minor_to_major: Vec<usize>,
}

impl Layout {
    /// The last dimension fastest: C order, XLA's default.
    pub fn row_major(rank: usize) -> Layout {
        Layout {
            minor_to_major: (0..rank).rev().collect(),
        }
    }

    /// Whether it is the default for its rank.
    pub fn is_row_major(&self) -> bool {
        order::is_row_major(&self.minor_to_major)
    }

    /// Dimension numbers from the slowest-varying to the fastest.
    pub fn major_to_minor(&self) -> Vec<usize> {
        self.minor_to_major.iter().rev().copied().collect()
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        list(f, &self.minor_to_major)?;
        f.write_str("}")
    }
}

/// An array's shape and how it lies in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayType {
    /// Element type and sizes.
    pub shape: Shape,
    /// The order of its dimensions in memory.
    pub layout: Layout,
}

/// The type of a parameter, a result or a variable: arrays, in tuples and records.
///
/// It prints as a user writes it: `f32[2, 3; {0, 1}]`, `(f32[], i32[4])`; a record by its name.
pub type Type = Tree<ArrayType>;

impl Type {
    /// An array in the default layout.
    pub fn array(shape: Shape) -> Type {
        let layout = Layout::row_major(shape.rank());
        Tree::Leaf(ArrayType { shape, layout })
    }
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.layout.is_row_major() {
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

    #[test]
    fn types_print_as_messages_show_them() {
        let matrix = Shape::new(ElementType::F32, [Size::from(2), Size::name("N")]);
        let column_major = Layout {
            minor_to_major: vec![0, 1],
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
            (Type::Tuple(vec![Type::array(matrix)]), "(f32[2, N],)"),
        ];
        for (of, text) in cases {
            assert_eq!(of.to_string(), text);
        }
    }
}
