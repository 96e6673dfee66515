//! Anything made of tensors, as its leaves: tensors, scalars, tuples, and structs with `#[derive(Tensors)]`.
//!
//! [`Leaves`] goes through them to read; [`Tensors`] writes them and makes the whole anew. Each leaf has a dotted name, made
//! of the fields on the way to it (`encoder.w1`, and `1` for the second of a tuple). Saving, loading and the PJRT engine
//! are written against these two traits, and `#[derive(Tensors)]` implements both, field by field:
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
//! // What the derive writes:
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

use std::borrow::Cow;
use std::fmt;

use xla_shape::ElementType;

use crate::error::{Error, open};

mod leaf;
mod tuple;

pub use leaf::LeafMut;

/// The name of a leaf or of what it stands in: the fields on the way there.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    name: &'a str,
}

impl Path<'_> {
    /// The whole, which has no name.
    pub const ROOT: Path<'static> = Path {
        parent: None,
        name: "",
    };

    /// The name of a field of what this names.
    #[must_use]
    pub fn field<'a>(&'a self, name: &'a str) -> Path<'a> {
        Path {
            parent: Some(self),
            name,
        }
    }
}

/// The names on the way with dots between them. A whole that is a leaf itself is named as the first of a tuple.
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
    /// The sizes that the type knows; none for a scalar.
    pub dims: &'a [Option<usize>],
}

impl Spec<'_> {
    /// Element type and sizes: `f32[64, 128]`, `f32[?, 128]` where only a value knows the first.
    pub(crate) fn array(&self) -> String {
        format!("{}{}", self.element, open(self.dims))
    }
}

/// Name and type: `w1: f32[64, 128]`.
impl fmt::Display for Spec<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.array())
    }
}

/// A leaf, to read.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf<'a> {
    /// The element type.
    pub element: ElementType,
    /// The sizes; none for a scalar.
    pub dims: Cow<'a, [usize]>,
    /// The elements in row-major order, each in little-endian order; a `bool` is the byte 0 or 1.
    pub bytes: Cow<'a, [u8]>,
}

/// What a new leaf is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Content<'a> {
    /// The sizes; none for a scalar.
    pub dims: Cow<'a, [usize]>,
    /// The elements, as in a [`Leaf`].
    pub bytes: Cow<'a, [u8]>,
}

/// Where the leaves of a new whole come from: each asks for its own.
pub type Source<'a> = dyn FnMut(Spec<'_>) -> Result<Content<'a>, Error> + 'a;

/// What consists of tensors and can be read: tensors, views, scalars, tuples, references to such, and structs with
/// `#[derive(Tensors)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not consist of tensors",
    label = "does not consist of tensors",
    note = "a struct whose fields are tensors needs `#[derive(Tensors)]`"
)]
pub trait Leaves {
    /// Calls the function with the name and the type of every leaf, in the order of the fields.
    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>));

    /// Calls the function with every leaf, in the order of the fields.
    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>));
}

/// What consists of tensors that it owns: tensors, scalars, tuples of such, and structs with `#[derive(Tensors)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not consist of tensors of its own",
    label = "does not consist of tensors of its own",
    note = "a struct whose fields are tensors needs `#[derive(Tensors)]`"
)]
pub trait Tensors: Leaves + Sized {
    /// Calls the function with every leaf to write to, in the order of the fields.
    fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>));

    /// Makes the whole of its leaves, for each of which the source is asked, in the order of the fields.
    ///
    /// # Errors
    ///
    /// The first that the source gives; and where its sizes or bytes are not those of the leaf, [`Error::Sizes`], [`Error::Bytes`]
    /// or [`Error::NotBool`].
    fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error>;
}

impl<T: Leaves + ?Sized> Leaves for &T {
    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
        T::specs(path, f);
    }

    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
        T::visit(self, path, f);
    }
}

/// State is read like everything else.
impl<T: Leaves + ?Sized> Leaves for &mut T {
    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
        T::specs(path, f);
    }

    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
        T::visit(self, path, f);
    }
}
