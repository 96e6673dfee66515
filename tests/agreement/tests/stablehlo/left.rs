//! The programs that are not imported, with the reasons.

/// A part of the message about a program, and the reason why it is not imported.
const LEFT: &[(&str, &str)] = &[
    (
        "floating-point numbers have 16 bits or more",
        "no element type here has floating-point numbers of 4, 6 or 8 bits",
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
];

/// Whether there is a reason why a program with this message is not imported.
pub(crate) fn has_reason(message: &str) -> bool {
    LEFT.iter().any(|(part, _)| message.contains(part))
}
