//! The attributes of operations of VHLO as StableHLO has them.

use std::borrow::Cow;

use xla_hlo::ElementType;
use xla_shape::scan::ParseError;

use super::cursor::refused;
use super::types::NONE;
use crate::convolution;
use crate::tree::{Attribute, Element, Named, Type};

/// A value that an attribute has in VHLO where StableHLO has no attribute.
enum Absent {
    /// An empty list, dictionary, text or array.
    Empty,
    /// An array whose elements are all this number.
    All(i64),
    False,
    Number(&'static str),
    Word(&'static str),
    /// A list whose items are all this word.
    Words(&'static str),
    /// The type `none`.
    None,
}

/// The attributes that StableHLO does not have if they have these values: operation, attribute, value.
const ABSENT: &[(&str, &str, Absent)] = &[
    ("stablehlo.cholesky", "lower", Absent::False),
    ("stablehlo.compare", "compare_type", Absent::Word("NOTYPE")),
    ("stablehlo.composite", "composite_attributes", Absent::Empty),
    ("stablehlo.composite", "version", Absent::Number("0")),
    ("stablehlo.convolution", "lhs_dilation", Absent::All(1)),
    ("stablehlo.convolution", "padding", Absent::All(0)),
    (
        "stablehlo.convolution",
        "precision_config",
        Absent::Words("DEFAULT"),
    ),
    ("stablehlo.convolution", "rhs_dilation", Absent::All(1)),
    ("stablehlo.convolution", "window_reversal", Absent::All(0)),
    ("stablehlo.convolution", "window_strides", Absent::All(1)),
    (
        "stablehlo.custom_call",
        "api_version",
        Absent::Word("API_VERSION_ORIGINAL"),
    ),
    ("stablehlo.custom_call", "backend_config", Absent::Empty),
    (
        "stablehlo.custom_call",
        "called_computations",
        Absent::Empty,
    ),
    ("stablehlo.custom_call", "has_side_effect", Absent::False),
    ("stablehlo.custom_call", "operand_layouts", Absent::Empty),
    (
        "stablehlo.custom_call",
        "output_operand_aliases",
        Absent::Empty,
    ),
    ("stablehlo.custom_call", "result_layouts", Absent::Empty),
    ("stablehlo.custom_call", "result_tilings", Absent::Empty),
    (
        "stablehlo.dot",
        "precision_config",
        Absent::Words("DEFAULT"),
    ),
    (
        "stablehlo.dot_general",
        "precision_config",
        Absent::Words("DEFAULT"),
    ),
    (
        "stablehlo.dynamic_gather",
        "indices_are_sorted",
        Absent::False,
    ),
    ("stablehlo.gather", "indices_are_sorted", Absent::False),
    ("stablehlo.reduce_window", "base_dilations", Absent::All(1)),
    ("stablehlo.reduce_window", "padding", Absent::All(0)),
    (
        "stablehlo.reduce_window",
        "window_dilations",
        Absent::All(1),
    ),
    ("stablehlo.reduce_window", "window_strides", Absent::All(1)),
    ("stablehlo.scatter", "indices_are_sorted", Absent::False),
    ("stablehlo.scatter", "unique_indices", Absent::False),
    ("stablehlo.select_and_scatter", "padding", Absent::All(0)),
    (
        "stablehlo.select_and_scatter",
        "window_strides",
        Absent::All(1),
    ),
    ("stablehlo.sort", "dimension", Absent::Number("-1")),
    ("stablehlo.sort", "is_stable", Absent::False),
];

impl Absent {
    fn is(&self, value: &Attribute<'_>) -> bool {
        match (self, value) {
            (Absent::Empty, Attribute::List(items)) => items.is_empty(),
            (Absent::Empty, Attribute::Dict(items)) => items.is_empty(),
            (Absent::Empty, Attribute::Text(text)) => text.is_empty(),
            (Absent::Empty, Attribute::Blob(bytes, _)) => bytes.is_empty(),
            (Absent::All(number), Attribute::Blob(bytes, ty)) => all(bytes, ty, *number),
            (Absent::False, value) => *value == Attribute::Bool(false),
            (Absent::Number(number), Attribute::Number(digits, _)) => digits == number,
            (Absent::Word(word), value) => *value == Attribute::Word(word),
            (Absent::Words(word), Attribute::List(items)) => {
                items.iter().all(|item| *item == Attribute::Word(word))
            }
            (Absent::None, Attribute::Type(ty)) => **ty == Type::Other(NONE),
            _ => false,
        }
    }
}

/// Whether an array has elements, all equal to a number.
fn all(bytes: &[u8], ty: &Type<'_>, number: i64) -> bool {
    let Type::Tensor(_, Element::Named(element)) = ty else {
        return false;
    };
    let number = number.to_le_bytes();
    let size = ElementType::from_stablehlo(element).map_or(0, ElementType::bytes);
    // A `bool` has one bit in an array.
    !bytes.is_empty()
        && (1..=number.len()).contains(&size)
        && bytes.chunks(size).all(|chunk| *chunk == number[..size])
}

/// The attributes of VHLO that are fields of one in StableHLO: operation, attribute, its kind and fields.
const RECORDS: &[(&str, &str, &str, &[&str])] = &[
    (
        "stablehlo.dot_general",
        "dot_dimension_numbers",
        "dot",
        &[
            "lhs_batching_dimensions",
            "rhs_batching_dimensions",
            "lhs_contracting_dimensions",
            "rhs_contracting_dimensions",
        ],
    ),
    (
        "stablehlo.dynamic_gather",
        "dimension_numbers",
        "gather",
        GATHER,
    ),
    ("stablehlo.gather", "dimension_numbers", "gather", GATHER),
    (
        "stablehlo.scatter",
        "scatter_dimension_numbers",
        "scatter",
        &[
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
            "index_vector_dim",
        ],
    ),
];

const GATHER: &[&str] = &[
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
    "index_vector_dim",
];

/// The attributes of a product's algorithm, which no other operation has.
const ALGORITHM: &[&str] = &[
    "lhs_precision_type",
    "rhs_precision_type",
    "accumulation_type",
    "lhs_component_count",
    "rhs_component_count",
    "num_primitive_operations",
    "allow_imprecise_accumulation",
];

/// The attributes that are texts in VHLO and symbols in StableHLO.
const SYMBOLS: &[&str] = &["callee", "decomposition"];

/// Converts the attributes of an operation from VHLO to StableHLO.
pub(super) fn attributes<'t>(
    op: &str,
    mut attributes: Vec<Named<'t>>,
    at: usize,
) -> Result<Vec<Named<'t>>, ParseError> {
    // VHLO writes every attribute, and StableHLO's text omits defaults: without them, both forms of a file give equal
    // trees.
    attributes.retain(|named| {
        let mut absent = ABSENT.iter();
        !absent.any(|(of, name, value)| *of == op && *name == named.name && value.is(&named.value))
    });
    for named in &mut attributes {
        // VHLO writes the names of functions as strings.
        if let Attribute::Text(text) = &named.value
            && SYMBOLS.contains(&&*named.name)
        {
            named.value = Attribute::Symbol(text.clone());
        }
    }
    if op == "stablehlo.dot_general" {
        // Seven attributes are one in StableHLO. Their values are dropped, since products have at least the precision
        // of any algorithm.
        let algorithm = taken(&mut attributes, ALGORITHM);
        if algorithm.iter().any(|named| !Absent::None.is(&named.value)) {
            let value = Attribute::Other("#stablehlo.dot_algorithm");
            let name = "algorithm".into();
            attributes.push(Named { name, value, at });
        }
    }
    // `lhs_batching_dimensions = [], ..` becomes `dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [],
    // ..>`.
    if let Some((_, name, kind, names)) = RECORDS.iter().find(|(of, ..)| *of == op) {
        let value = Attribute::Record(kind, taken(&mut attributes, names));
        let name = Cow::Borrowed(*name);
        attributes.push(Named { name, value, at });
    }
    if matches!(op, "stablehlo.convolution" | "stablehlo.dynamic_conv") {
        replace_dimensions(&mut attributes, at)?;
    }
    Ok(attributes)
}

/// Removes the attributes with these names.
fn taken<'t>(attributes: &mut Vec<Named<'t>>, names: &[&str]) -> Vec<Named<'t>> {
    let all = std::mem::take(attributes);
    let is_taken = |named: &Named<'_>| names.contains(&&*named.name);
    let (taken, left) = all.into_iter().partition(is_taken);
    *attributes = left;
    taken
}

/// Replaces the dimensions of a convolution by `[b, f, 0]x[o, i, 0]->[b, f, 0]`.
fn replace_dimensions(attributes: &mut Vec<Named<'_>>, at: usize) -> Result<(), ParseError> {
    let number = |value: &Attribute<'_>| match value {
        Attribute::Number(digits, _) => digits.parse().ok(),
        _ => None,
    };
    let numbers = |value: &Attribute<'_>| {
        let Attribute::Blob(bytes, _) = value else {
            return None;
        };
        let dimension = |bytes: &[u8]| {
            let dimension = bytes.try_into().ok().map(i64::from_le_bytes)?;
            usize::try_from(dimension).ok()
        };
        bytes.chunks(size_of::<i64>()).map(dimension).collect()
    };
    let value = convolution::lists(attributes, number, numbers)
        .ok_or_else(|| refused(at, "expected the dimensions of a convolution"))?;
    let name = "dimension_numbers".into();
    attributes.push(Named { name, value, at });
    Ok(())
}
