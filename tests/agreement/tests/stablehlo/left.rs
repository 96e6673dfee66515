//! The programs that are not imported, with the reasons.

/// A part of the message about a program, and the reason why it is not imported.
const LEFT: &[(&str, &str)] = &[
    (
        "floating-point numbers of less than 16 bits are",
        "the element types here have two of 8 bits, and none of 4 or 6",
    ),
    (
        "the devices run different functions",
        "replicas run one function; those that send and receive are two",
    ),
    (
        "the program reads queues of the host",
        "a model has no feeds: its tokens do not tell which queue an item is of",
    ),
    (
        "stablehlo.dynamic_conv: expected 1 number, one for each spatial dimension, found 2",
        "these programs have two strides for one dimension, which StableHLO's rule of the static operation refuses",
    ),
    (
        "stablehlo.dynamic_reshape: the number of elements differs: 168 * ?arg2.0 * ?arg2.2 in the operand, 168 * ?arg0",
        "two integers are not known to be the sizes of the array: only their product is compared with that of these",
    ),
    (
        "custom_call @lapack_",
        "the routines of LAPACK that have no counterpart here, as those for matrices that are not symmetric",
    ),
    (
        "custom_call @tridiagonal_solve_perturbed_ffi",
        "equations with perturbed pivots have no counterpart here",
    ),
];

/// The beginning of the name of a program that the evaluator cannot evaluate, and the reason.
const UNREPRESENTED: &[(&str, &str)] = &[(
    "lax_numpy_test/testPathologicalFloats_",
    "the evaluator stores numbers of 32 bits as ones of 64, which makes a signalling NaN quiet",
)];

/// Whether there is a reason why the evaluator has another result for the program with this folder and name.
pub(crate) fn is_unrepresented(name: &str) -> bool {
    let mut all = UNREPRESENTED.iter();
    all.any(|(start, _)| name.starts_with(start))
}

/// Whether there is a reason why a program with this message is not imported.
pub(crate) fn has_reason(message: &str) -> bool {
    LEFT.iter().any(|(part, _)| message.contains(part))
}
