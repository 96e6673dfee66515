//! Structs of tensors, put together of their fields where the struct's type has no name.

/// A struct that is made of its fields, in the order of their declaration: what `#[derive(Tensors)]` implements besides.
///
/// The types of the fields are a parameter, not an associated type, because a public struct may have private ones.
pub trait Record<Fields>: Sized {
    /// The struct with these fields.
    fn from_fields(fields: Fields) -> Self;
}
