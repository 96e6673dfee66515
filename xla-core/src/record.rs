//! Construction of structs of tensors from their fields, for code that cannot name the struct's type.

/// A struct that can be constructed from its fields, in the order of their declaration; `#[derive(Tensors)]` implements
/// it too.
///
/// The types of the fields are a parameter, not an associated type, because a public struct may have private ones.
pub trait Record<Fields>: Sized {
    /// Constructs the struct from its fields.
    fn from_fields(fields: Fields) -> Self;
}
