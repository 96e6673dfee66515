//! The transformations by their names.

use super::application::{
    Arguments, FunctionParam, Given, OptionKind, OptionParam, States, Transformation,
};
use super::{batched, checkpoint, directional, gradient, implicit, jacobian, ruled};

/// The option that selects parameters.
const ARGNUMS: OptionParam = OptionParam {
    name: "argnums",
    kind: OptionKind::Argnums,
};

/// The option for functions that also return a part that is not differentiated.
const HAS_AUX: OptionParam = OptionParam {
    name: "has_aux",
    kind: OptionKind::HasAux,
};

/// The option that selects dimensions of arguments.
const IN_AXES: OptionParam = OptionParam {
    name: "in_dimensions",
    kind: OptionKind::InAxes,
};

/// The option that selects dimensions of results.
const OUT_AXES: OptionParam = OptionParam {
    name: "out_dimensions",
    kind: OptionKind::OutAxes,
};

/// The rule for the derivative of a function.
const RULE: FunctionParam = FunctionParam {
    name: "rule",
    given: Given::Nothing,
    optional: false,
};

/// The solver of an equation.
const SOLVE: FunctionParam = FunctionParam {
    name: "solve",
    given: Given::Function,
    optional: false,
};

/// The solver of the linear equations for the tangent of a root.
const TANGENT_SOLVE: FunctionParam = FunctionParam {
    name: "tangent_solve",
    given: Given::Derivative,
    optional: false,
};

/// The solver of transposed linear equations.
const TRANSPOSE_SOLVE: FunctionParam = FunctionParam {
    name: "transpose_solve",
    given: Given::Transpose,
    optional: true,
};

/// The option for functions that are their own transposes.
const SYMMETRIC: OptionParam = OptionParam {
    name: "symmetric",
    kind: OptionKind::Symmetric,
};

static ALL: &[Transformation] = &[
    Transformation {
        name: "grad",
        orders: 1,
        options: &[ARGNUMS, HAS_AUX],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: gradient::grad,
    },
    Transformation {
        name: "value_and_grad",
        orders: 1,
        options: &[ARGNUMS, HAS_AUX],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: gradient::value_and_grad,
    },
    Transformation {
        name: "jvp",
        orders: 1,
        options: &[ARGNUMS, HAS_AUX],
        inner: None,
        functions: &[],
        arguments: Arguments::WithTangents,
        states: States::Assigned,
        apply: directional::jvp,
    },
    Transformation {
        name: "vjp",
        orders: 1,
        options: &[ARGNUMS, HAS_AUX],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: directional::vjp,
    },
    Transformation {
        name: "linearize",
        orders: 1,
        options: &[ARGNUMS],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: directional::linearize,
    },
    Transformation {
        name: "jacfwd",
        orders: 1,
        options: &[ARGNUMS],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: jacobian::forward,
    },
    Transformation {
        name: "jacrev",
        orders: 1,
        options: &[ARGNUMS],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: jacobian::reverse,
    },
    Transformation {
        name: "hessian",
        orders: 1,
        options: &[ARGNUMS],
        inner: Some("jacrev"),
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: jacobian::forward,
    },
    Transformation {
        name: "vmap",
        orders: 0,
        options: &[IN_AXES, OUT_AXES],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: batched::vmap,
    },
    Transformation {
        name: "checkpoint",
        orders: 0,
        options: &[],
        inner: None,
        functions: &[],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: checkpoint::checkpoint,
    },
    Transformation {
        name: "custom_jvp",
        orders: 0,
        options: &[],
        inner: None,
        functions: &[RULE],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: ruled::custom_jvp,
    },
    Transformation {
        name: "custom_vjp",
        orders: 0,
        options: &[],
        inner: None,
        functions: &[RULE],
        arguments: Arguments::Same,
        states: States::Assigned,
        apply: ruled::custom_vjp,
    },
    Transformation {
        name: "custom_root",
        orders: 1,
        options: &[],
        inner: None,
        functions: &[SOLVE, TANGENT_SOLVE],
        arguments: Arguments::Same,
        states: States::Refused,
        apply: implicit::custom_root,
    },
    Transformation {
        name: "custom_linear_solve",
        orders: 1,
        options: &[SYMMETRIC],
        inner: None,
        functions: &[SOLVE, TRANSPOSE_SOLVE],
        arguments: Arguments::Same,
        states: States::Refused,
        apply: implicit::custom_linear_solve,
    },
];

/// Returns all transformations.
pub fn transformations() -> impl Iterator<Item = &'static Transformation> {
    ALL.iter()
}

/// Returns the transformation with this name.
///
/// ```
/// assert!(xla_hlo::transform::lookup("grad").is_some());
/// assert!(xla_hlo::transform::lookup("sin").is_none());
/// ```
pub fn lookup(name: &str) -> Option<&'static Transformation> {
    ALL.iter()
        .find(|transformation| transformation.name == name)
}
