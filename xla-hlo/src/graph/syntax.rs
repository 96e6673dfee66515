//! How instructions are written in StableHLO text.

use crate::attr::Words;

/// A part of an instruction's short form in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SyntaxToken {
    /// A fixed text.
    Word(&'static str),
    /// The operands, separated by commas.
    Operands,
    /// An attribute's value.
    Attribute(&'static str),
    /// The common type of all operands and results; written as [`SyntaxToken::Types`] if they differ.
    Same,
    /// The types of the operands and of the results: `(tensor<2xf32>) -> tensor<f32>`.
    Types,
    /// The types of the operands, which the results have too: `tensor<2xf32>, tensor<f32>`.
    Each,
    /// The type of the result.
    Result,
    /// Parts that are written only if a list of numbers among them is not empty.
    Optional(&'static [SyntaxToken]),
    /// `{stride = [2, 2], pad = [[1, 1], [0, 0]]}`: named lists in any order; empty ones are omitted.
    Fields(&'static [(&'static str, &'static str)]),
    /// `{group_count = 1 : i64}`: attributes in the generic form, in any order.
    Dictionary(&'static [&'static str]),
}

/// The syntax of an attribute in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// `3 : i64`; `3` in a short form.
    Int,
    /// `3 : i32`; `3` in a short form, where a letter may follow it.
    Digits,
    /// `true` or `false`; `false` if the attribute is absent.
    Bool,
    /// `array<i64: 0, 1>`; `[0, 1]` in a short form.
    Ints,
    /// As [`Text::Ints`] if all numbers are known; as [`Text::Own`] if one is symbolic: `"N - 1, -2"`.
    Numbers,
    /// As [`Text::Numbers`], omitted if empty.
    NonEmpty,
    /// `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`, omitted if empty; `[[0, 1], [2, 3]]` in a short form. If a number
    /// is symbolic, as [`Text::Numbers`].
    Pairs,
    /// `array<i1: true, false>`; `[true, false]` in a short form.
    Bools,
    /// `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`; only the part between `<` and `>` in a short form.
    Convolution,
    /// `1.0e-3 : f32`.
    Float,
    /// `dense<..> : tensor<..>`.
    Literal,
    /// `#stablehlo<comparison_direction LT>`, with the name of the type of words; `LT` in a short form.
    Word(Words),
    /// As `Text::Word(Words::Order)`: the order implied by the operands' element type, which no graph stores, or the
    /// total order.
    ComparisonType,
    /// `@name`.
    Symbol,
    /// `"any text"`.
    Quoted,
    /// The sizes of the last result; not written as an attribute.
    ResultSizes,
    /// The element type of the last result; not written as an attribute.
    ResultElement,
    /// The shapes of the results; not written as an attribute.
    ResultShapes,
    /// One field of `#stablehlo.dot<..>`, under its StableHLO name; `[0, 1]` in a short form.
    Dot(&'static str),
    /// As [`Text::Ints`] if all sizes are known, as [`Text::Own`] if one is symbolic.
    Sizes,
    /// Symbolic sizes, which StableHLO cannot express: `"M + 2 * N"`.
    Own,
    /// A field of `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`, under its own name.
    Record(&'static Record),
}

/// An attribute of StableHLO whose fields are separate attributes here: `dimension_numbers = #stablehlo.gather<..>`.
#[derive(PartialEq, Eq, Debug)]
pub struct Record {
    /// The attribute's name.
    pub attribute: &'static str,
    /// The name of the record.
    pub name: &'static str,
    /// The one field that is a number, omitted if it is 0; the other fields are lists, omitted if empty.
    pub number: &'static str,
}
