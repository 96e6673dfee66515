//! The kinds of values that calls state for `#[known]` parameters.

/// The kind of the value of a `#[known]` parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KnownKind {
    /// An integer. It has no element type, as sizes have none.
    Integer {
        /// Whether it may be negative.
        signed: bool,
    },
    /// A list of integers, `&[i64]`.
    Integers,
    /// A list of pairs of integers, `&[(i64, i64)]`.
    Pairs {
        /// Whether it is a padding, which may also be `"SAME"` or `"VALID"`: a parameter of the library.
        is_padding: bool,
    },
    Bool,
    /// A number of the declared element type.
    Number,
    /// A string.
    Text,
}

impl KnownKind {
    /// Whether it is an integer that is not negative.
    pub(crate) fn is_unsigned(self) -> bool {
        self == KnownKind::Integer { signed: false }
    }

    /// Whether a string may be its value.
    pub(crate) fn may_be_text(self) -> bool {
        matches!(
            self,
            KnownKind::Text | KnownKind::Pairs { is_padding: true }
        )
    }

    /// Returns a description of its values.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            KnownKind::Integer { signed: true } => "an integer",
            KnownKind::Integer { signed: false } => "an integer of at least 0",
            KnownKind::Integers => "a list of integers",
            KnownKind::Pairs { is_padding: false } => "a list of pairs of integers",
            KnownKind::Pairs { is_padding: true } => {
                "`\"SAME\"`, `\"VALID\"` or a list of pairs of integers"
            }
            KnownKind::Bool => "`true` or `false`",
            KnownKind::Number => "a number",
            KnownKind::Text => "a string",
        }
    }

    /// Returns the arguments that are such values.
    pub(crate) fn examples(self) -> &'static str {
        match self {
            KnownKind::Integer { .. } => {
                "a literal, a size, a `#[known]` constant or parameter, or the number of an unrolled loop"
            }
            KnownKind::Integers => {
                "a list of literals, sizes or `#[known]` values, such as `[0, 1]`"
            }
            KnownKind::Pairs { .. } => {
                "a list of pairs of literals, sizes or `#[known]` values, such as `[(0, 1), (2, 2)]`"
            }
            KnownKind::Bool | KnownKind::Number => {
                "a literal, or a `#[known]` constant or parameter"
            }
            KnownKind::Text => "a literal or a `#[known]` parameter",
        }
    }
}
