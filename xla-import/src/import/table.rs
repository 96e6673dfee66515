//! Operations with other names, ignored ones, identities, and operations that are not supported, each with the
//! reason.

use xla_hlo::derived::pointwise;
use xla_hlo::error::Fault;
use xla_hlo::ops::constant;
use xla_hlo::{Builder, Value};

/// The operation at the end of a function.
pub(super) const RETURN: &str = "func.return";

/// Attributes that are ignored: operation, or `*` for all, name, and the reason.
pub(super) const IGNORED: &[(&str, &str, &str)] = &[
    (
        "*",
        "result_accuracy",
        "functions have a few units in the last place, whatever is requested",
    ),
    ("*", "xla_shape", "the type of the result is the same"),
    (
        "stablehlo.dot_general",
        "precision_config",
        "products have at least the highest precision",
    ),
    (
        "stablehlo.dot_general",
        "algorithm",
        "products have at least the precision of any algorithm",
    ),
    (
        "stablehlo.convolution",
        "precision_config",
        "products have at least the highest precision",
    ),
    (
        "stablehlo.dynamic_conv",
        "precision_config",
        "products have at least the highest precision",
    ),
    (
        "stablehlo.custom_call",
        "call_target_name",
        "it is part of the name of the operation",
    ),
    (
        "stablehlo.custom_call",
        "backend_config",
        "only annotations are imported",
    ),
    (
        "stablehlo.custom_call",
        "api_version",
        "only annotations are imported",
    ),
    (
        "stablehlo.custom_call",
        "has_side_effect",
        "only annotations are imported",
    ),
    (
        "stablehlo.custom_call",
        "called_computations",
        "only annotations are imported",
    ),
    (
        "stablehlo.custom_call",
        "operand_layouts",
        "arrays are dense",
    ),
    (
        "stablehlo.custom_call",
        "result_layouts",
        "arrays are dense",
    ),
    (
        "stablehlo.custom_call",
        "output_operand_aliases",
        "a value is never changed",
    ),
];

/// Other names of operations.
pub(super) const SYNONYMS: &[(&str, &str)] = &[
    ("arith.constant", "stablehlo.constant"),
    ("chlo.constant", "stablehlo.constant"),
    ("sdy.constant", "stablehlo.constant"),
    ("chlo.tan", "stablehlo.tan"),
];

/// Whether an operation is a constant, by its name.
pub(super) fn is_constant(name: &str) -> bool {
    let known = |name| name == constant::PRIMITIVE.text;
    known(name)
        || SYNONYMS
            .iter()
            .any(|(other, own)| *other == name && known(own))
}

/// Adds the instructions of an operation of one operand.
type Add = fn(&mut Builder<'_>, Value) -> Result<Value, Fault>;

/// Operations that are derived ones here.
pub(super) const DERIVED: &[(&str, Add)] = &[
    ("chlo.conj", pointwise::conj),
    ("chlo.square", pointwise::square),
];

/// Operations and targets of custom calls whose results are their operands.
pub(super) const IDENTITIES: &[(&str, &str)] = &[
    ("sdy.sharding_constraint", "there is one device"),
    ("sdy.reshard", "there is one device"),
    ("stablehlo.custom_call @Sharding", "there is one device"),
    (
        "stablehlo.custom_call @SPMDFullToShardShape",
        "there is one device",
    ),
    (
        "stablehlo.custom_call @SPMDShardToFullShape",
        "there is one device",
    ),
    (
        "stablehlo.custom_call @annotate_device_placement",
        "there is one device",
    ),
    (
        "stablehlo.custom_call @xla.sdy.FuncResultSharding",
        "there is one device",
    ),
];

/// Words that leave a choice: attribute, word, and the word that it stands for, as on XLA's processors.
pub(super) const CHOSEN: &[(&str, &str, &str)] = &[("rng_algorithm", "DEFAULT", "PHILOX")];

/// Operations that are not supported, with the reason.
pub(super) const MISSING: &[(&str, &str)] = &[
    ("stablehlo.recv", SEVERAL),
    ("stablehlo.send", SEVERAL),
    ("sdy.manual_computation", MANUAL),
    ("stablehlo.after_all", ORDERED),
    ("stablehlo.create_token", ORDERED),
    ("stablehlo.infeed", ORDERED),
    ("stablehlo.outfeed", ORDERED),
];

/// The reason for custom calls of other targets than those in the tables.
pub(super) const CUSTOM: &str = "its target is a function outside of the file, so export the model without it, or as a composite with a \
     decomposition";

const SEVERAL: &str = "devices exchange arrays by collectives only";
const MANUAL: &str = "expected it as the whole body of the function that is imported";
const ORDERED: &str = "a model is imported without side effects";

/// The values of attributes that are not written: operation, attribute, number.
pub(super) const DEFAULTS: &[(&str, &str, i64)] = &[
    ("stablehlo.sort", "dimension", -1),
    ("stablehlo.convolution", "feature_group_count", 1),
    ("stablehlo.convolution", "batch_group_count", 1),
    ("stablehlo.dynamic_conv", "feature_group_count", 1),
    ("stablehlo.dynamic_conv", "batch_group_count", 1),
];

/// Operations that only move elements, and whether quantised ones may have a scale for each index of a dimension.
pub(super) const MOVEMENT: &[(&str, bool)] = &[
    ("stablehlo.all_gather", false),
    ("stablehlo.broadcast_in_dim", true),
    ("stablehlo.concatenate", false),
    ("stablehlo.dynamic_slice", false),
    ("stablehlo.dynamic_update_slice", false),
    ("stablehlo.gather", false),
    ("stablehlo.optimization_barrier", false),
    ("stablehlo.pad", false),
    ("stablehlo.reshape", true),
    ("stablehlo.reverse", false),
    ("stablehlo.select", false),
    ("stablehlo.slice", false),
    ("stablehlo.transpose", true),
];

/// Returns the reason for which an attribute is ignored.
pub(super) fn ignored(op: &str, name: &str) -> bool {
    // An attribute with the name of a dialect is discardable: the operation has the same meaning without it. Tools have
    // notes, `sdy` the division among devices, `jax` the source of the model.
    name.contains('.')
        || (IGNORED.iter()).any(|(of, known, _)| *known == name && (*of == "*" || *of == op))
}
