//! Collections of tensors and their leaves: tensors, scalars, tuples, arrays, and structs with `#[derive(Tensors)]`.
//!
//! [`Leaves`] visits the leaves to read; [`Tensors`] writes them, and assembles a new collection. Each leaf has a
//! dotted name, the path of fields to it (`encoder.w1`, with `1` for the second element of a tuple or an array). Saving, loading
//! and the PJRT engine are written against these two traits, and `#[derive(Tensors)]` implements both, field by field:
//!
//! ```
//! use xla_core::error::Error;
//! use xla_core::size::Size;
//! use xla_core::tensor::Tensor;
//! use xla_core::tensors::{Leaf, LeafMut, Leaves, Path, Source, Spec, Tensors};
//!
//! struct Dense {
//!     w: Tensor<f32, (Size<2>, Size<3>)>,
//!     b: Tensor<f32, (Size<3>,)>,
//! }
//!
//! // The derive writes:
//! impl Leaves for Dense {
//!     fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
//!         <Tensor<f32, (Size<2>, Size<3>)> as Leaves>::specs(path.field("w"), f);
//!         <Tensor<f32, (Size<3>,)> as Leaves>::specs(path.field("b"), f);
//!     }
//!     fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
//!         Leaves::visit(&self.w, path.field("w"), f);
//!         Leaves::visit(&self.b, path.field("b"), f);
//!     }
//! }
//! impl Tensors for Dense {
//!     fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {
//!         Tensors::visit_mut(&mut self.w, path.field("w"), f);
//!         Tensors::visit_mut(&mut self.b, path.field("b"), f);
//!     }
//!     fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error> {
//!         Ok(Dense {
//!             w: Tensors::assemble(path.field("w"), source)?,
//!             b: Tensors::assemble(path.field("b"), source)?,
//!         })
//!     }
//! }
//!
//! let mut names = Vec::new();
//! <(Dense, f32)>::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
//! assert_eq!(names, ["0.w: f32[2, 3]", "0.b: f32[3]", "1: f32[]"]);
//! ```

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use core::fmt;

use xla_shape::ElementType;

use crate::error::{Error, open};

mod each;
mod leaf;
mod list;
mod tuple;

pub use each::{Columns, Elements, FlatLeaf, assemble_leaves, write_leaves};
pub use leaf::LeafMut;

/// The path of fields to a leaf or to a part of a collection.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    name: &'a str,
}

impl Path<'_> {
    /// The path of the whole collection, which has no name.
    pub const ROOT: Path<'static> = Path {
        parent: None,
        name: "",
    };

    /// Returns the path of a field of this part.
    #[must_use]
    pub fn field<'a>(&'a self, name: &'a str) -> Path<'a> {
        Path {
            parent: Some(self),
            name,
        }
    }
}

/// Formats the path with dots between the names. A collection that is itself a leaf is named like the first element of
/// a tuple.
impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parent {
            None => f.write_str("0"),
            Some(Path { parent: None, .. }) => f.write_str(self.name),
            Some(parent) => write!(f, "{parent}.{}", self.name),
        }
    }
}

/// The name and the type of a leaf.
#[derive(Clone, Copy, Debug)]
pub struct Spec<'a> {
    /// The name.
    pub path: Path<'a>,
    /// The element type.
    pub element: ElementType,
    /// The sizes of the dimensions, `None` where a size is dynamic; empty for a scalar.
    pub dims: &'a [Option<usize>],
    /// The layout: the dimensions, minor to major.
    pub minor_to_major: &'a [usize],
}

impl Spec<'_> {
    /// Formats the element type and the sizes: `f32[64, 128]`, or `f32[?, 128]` with a dynamic size.
    pub(crate) fn array(&self) -> String {
        format!("{}{}", self.element, open(self.dims))
    }
}

/// Formats the name and the type: `w1: f32[64, 128]`.
impl fmt::Display for Spec<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.array())
    }
}

/// A leaf to read.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf<'a> {
    /// The element type.
    pub element: ElementType,
    /// The sizes; empty for a scalar.
    pub dims: Cow<'a, [usize]>,
    /// The elements in row-major order, each in little-endian order; a `bool` is the byte 0 or 1.
    pub bytes: Cow<'a, [u8]>,
}

/// The content of a new leaf.
#[derive(Clone, Debug, PartialEq)]
pub struct Content<'a> {
    /// The sizes; empty for a scalar.
    pub dims: Cow<'a, [usize]>,
    /// The elements, as in a [`Leaf`].
    pub bytes: Cow<'a, [u8]>,
}

/// A function that supplies the content of each leaf of a new collection.
pub type Source<'a> = dyn FnMut(Spec<'_>) -> Result<Content<'a>, Error> + 'a;

/// A readable collection of tensors: tensors, views, scalars, tuples, arrays, references to these, and structs with
/// `#[derive(Tensors)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not consist of tensors",
    label = "does not consist of tensors",
    note = "a struct whose fields are tensors needs `#[derive(Tensors)]`"
)]
pub trait Leaves {
    /// The element types of its leaves.
    const ELEMENTS: Elements = Elements::ALL;

    /// Calls the function with the name and the type of every leaf, in the order of the fields.
    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>));

    /// Calls the function with every leaf, in the order of the fields.
    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>));
}

/// A collection that owns its tensors: tensors, scalars, tuples and arrays of these, and structs with `#[derive(Tensors)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not consist of owned tensors",
    label = "does not consist of owned tensors",
    note = "a struct whose fields are tensors needs `#[derive(Tensors)]`"
)]
pub trait Tensors: Leaves + Sized {
    /// Calls the function with every leaf to write, in the order of the fields.
    fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>));

    /// Assembles a collection from the leaves that the source supplies, in the order of the fields.
    ///
    /// # Errors
    ///
    /// The first error of the source; [`Error::Sizes`], [`Error::Bytes`] or [`Error::NotBool`] if its sizes or bytes do
    /// not match the leaf.
    fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error>;
}

impl<T: Leaves + ?Sized> Leaves for &T {
    const ELEMENTS: Elements = T::ELEMENTS;

    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
        T::specs(path, f);
    }

    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
        T::visit(self, path, f);
    }
}

/// State is read like any other argument.
impl<T: Leaves + ?Sized> Leaves for &mut T {
    const ELEMENTS: Elements = T::ELEMENTS;

    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
        T::specs(path, f);
    }

    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
        T::visit(self, path, f);
    }
}
