//! Points at which the modes differ, with the reasons.

use core::ops::RangeInclusive;

use xla_hlo::ElementType::{self, C128, F32, F64};

/// Points of a function at which its derivatives of some orders depend on the modes.
pub(crate) struct Exception {
    /// The name of the function.
    pub(crate) function: &'static str,
    /// The element types.
    pub(crate) elements: &'static [ElementType],
    /// The orders of the derivatives.
    pub(crate) orders: RangeInclusive<usize>,
    /// The points by the names of their numbers, of which `*` is any.
    pub(crate) points: &'static [&'static str],
    /// The reason.
    #[allow(dead_code)]
    pub(crate) reason: &'static str,
}

const RECIPROCAL: &str =
    "the reciprocal of a small divisor, or of its square, overflows and meets a factor that is 0";
const POWERS: &str =
    "a power, a logarithm or an exponent overflows or underflows in one order of the factors";
const LARGE_FACTOR: &str = "a multiple of the operand overflows and meets a factor that is 0";
const SCALED: &str = "`y` multiplies cotangents first and tangents last, and other factors are 0, infinite or underflow";
const MASK: &str =
    "the cotangent 0 of an operand that is not selected is multiplied by an infinite factor";
const ASSOCIATION: &str =
    "the factors of the rounds multiply in opposite orders, and some overflow";
const SQUARES: &str = "twice an operand overflows, or half of a square underflows, before other factors are multiplied";
const ZERO_TANGENT: &str = "tangents 0 of other elements of an array are multiplied by infinite factors, which reverse mode does not read";
const ROUNDING: &str = "a difference of rounded terms is 0 in one order";

/// The exceptions.
pub(crate) const EXCEPTIONS: &[Exception] = &[
    Exception {
        function: "a branch",
        elements: &[F64],
        orders: 2..=2,
        points: &[
            "*, -inf", "*, NaN", "*, inf", "-inf, *", "MAX, *", "NaN, *", "inf, *",
        ],
        reason: SCALED,
    },
    Exception {
        function: "a branch",
        elements: &[F64],
        orders: 3..=3,
        points: &[
            "*, -inf", "*, NaN", "*, inf", "-inf, *", "NaN, *", "inf, *", "small, *",
        ],
        reason: SCALED,
    },
    Exception {
        function: "a determinant",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, -inf", "*, NaN", "*, inf", "-inf, *", "NaN, *", "inf, *"],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "a loop",
        elements: &[F64],
        orders: 1..=1,
        points: &[
            "-inf, *",
            "-large, *",
            "MAX, *",
            "inf, *",
            "least, *",
            "small, *",
        ],
        reason: ASSOCIATION,
    },
    Exception {
        function: "a loop",
        elements: &[F64],
        orders: 2..=2,
        points: &[
            "*, -inf",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "-inf, *",
            "-large, *",
            "MAX, *",
            "inf, *",
        ],
        reason: ASSOCIATION,
    },
    Exception {
        function: "a loop",
        elements: &[F64],
        orders: 3..=3,
        points: &[
            "*, -inf",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "-inf, *",
            "-large, *",
            "MAX, *",
            "NaN, *",
            "inf, *",
        ],
        reason: ASSOCIATION,
    },
    Exception {
        function: "a norm",
        elements: &[F64],
        orders: 1..=2,
        points: &["*, MAX", "*, least", "MAX, *", "least, *"],
        reason: SQUARES,
    },
    Exception {
        function: "a norm",
        elements: &[F64],
        orders: 3..=3,
        points: &["*, MAX", "*, least", "*, small", "MAX, *", "least, *"],
        reason: SQUARES,
    },
    Exception {
        function: "a product",
        elements: &[F64],
        orders: 1..=1,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "-inf, *",
            "MAX, *",
            "inf, *",
        ],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "a product",
        elements: &[F64],
        orders: 2..=3,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "MAX, *",
        ],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "a reduction",
        elements: &[F64],
        orders: 1..=3,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "-inf, *",
            "MAX, *",
            "NaN, *",
            "inf, *",
        ],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "a selection",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, -inf", "*, NaN", "*, inf", "-inf, *", "inf, *"],
        reason: MASK,
    },
    Exception {
        function: "a sort",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, -inf", "*, NaN", "*, inf", "-inf, *", "NaN, *", "inf, *"],
        reason: MASK,
    },
    Exception {
        function: "a sum of exponentials",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, inf", "inf, *"],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "a variance",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, small", "small, *"],
        reason: ROUNDING,
    },
    Exception {
        function: "div",
        elements: &[F32, F64, C128],
        orders: 2..=2,
        points: &["-0, least", "0, least"],
        reason: RECIPROCAL,
    },
    Exception {
        function: "div",
        elements: &[F32, F64],
        orders: 3..=3,
        points: &[
            "-0, least",
            "-0, small",
            "-inf, -large",
            "-inf, MAX",
            "0, least",
            "0, small",
            "inf, -large",
            "inf, MAX",
        ],
        reason: RECIPROCAL,
    },
    Exception {
        function: "div",
        elements: &[C128],
        orders: 3..=3,
        points: &["-0, least", "-0, small", "0, least", "0, small"],
        reason: RECIPROCAL,
    },
    Exception {
        function: "erf",
        elements: &[F32, F64],
        orders: 3..=3,
        points: &["-MAX", "MAX"],
        reason: LARGE_FACTOR,
    },
    Exception {
        function: "erfc",
        elements: &[F32, F64],
        orders: 3..=3,
        points: &["-MAX", "MAX"],
        reason: LARGE_FACTOR,
    },
    Exception {
        function: "gelu",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, -inf", "*, -large", "*, MAX", "*, inf"],
        reason: SCALED,
    },
    Exception {
        function: "gelu",
        elements: &[F64],
        orders: 2..=2,
        points: &["*, -inf", "*, -large", "*, MAX", "*, inf", "*, least"],
        reason: SCALED,
    },
    Exception {
        function: "gelu",
        elements: &[F64],
        orders: 3..=3,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, inf",
            "*, least",
            "*, small",
            "-large, *",
            "2, -0.5",
            "2, -1",
            "2, 1",
            "2, 2",
            "MAX, *",
            "least, *",
        ],
        reason: SCALED,
    },
    Exception {
        function: "pow",
        elements: &[F32, F64],
        orders: 2..=2,
        points: &["least, 2", "least, MAX"],
        reason: POWERS,
    },
    Exception {
        function: "pow",
        elements: &[C128],
        orders: 2..=2,
        points: &["least, 1", "least, 2", "least, MAX"],
        reason: POWERS,
    },
    Exception {
        function: "pow",
        elements: &[F32],
        orders: 3..=3,
        points: &[
            "-0, -0.5",
            "-0, -1",
            "-0, -large",
            "-0, MAX",
            "-0, least",
            "-0, small",
            "-0.5, MAX",
            "-inf, -large",
            "-large, -large",
            "0, -0.5",
            "0, -1",
            "0, -large",
            "0, MAX",
            "0, least",
            "0, small",
            "1, -large",
            "1, MAX",
            "2, -large",
            "MAX, -large",
            "MAX, 1",
            "inf, -large",
            "least, -0",
            "least, 0",
            "least, 2",
            "least, MAX",
            "least, least",
            "least, small",
            "small, -0",
            "small, 0",
            "small, 2",
            "small, MAX",
            "small, least",
            "small, small",
        ],
        reason: POWERS,
    },
    Exception {
        function: "pow",
        elements: &[F64],
        orders: 3..=3,
        points: &[
            "-0, -0.5",
            "-0, -1",
            "-0, -large",
            "-0, MAX",
            "-0, least",
            "-0, small",
            "-0.5, MAX",
            "-inf, -large",
            "-large, -large",
            "0, -0.5",
            "0, -1",
            "0, -large",
            "0, MAX",
            "0, least",
            "0, small",
            "1, -large",
            "1, MAX",
            "2, -large",
            "MAX, -large",
            "MAX, 1",
            "inf, -large",
            "least, -0",
            "least, 0",
            "least, 1",
            "least, 2",
            "least, MAX",
            "least, least",
            "least, small",
            "small, -0",
            "small, 0",
            "small, 2",
            "small, MAX",
            "small, least",
            "small, small",
        ],
        reason: POWERS,
    },
    Exception {
        function: "pow",
        elements: &[C128],
        orders: 3..=3,
        points: &[
            "-0, MAX",
            "-large, -large",
            "-large, 1",
            "0, MAX",
            "1, -large",
            "2, -large",
            "MAX, -large",
            "MAX, 1",
            "MAX, 2",
            "least, 1",
            "least, 2",
            "least, MAX",
            "small, 1",
            "small, 2",
            "small, MAX",
        ],
        reason: POWERS,
    },
    Exception {
        function: "powers",
        elements: &[F64],
        orders: 1..=1,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "-inf, *",
            "MAX, *",
            "inf, *",
            "least, *",
            "small, *",
        ],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "powers",
        elements: &[F64],
        orders: 2..=3,
        points: &[
            "*, -inf",
            "*, -large",
            "*, MAX",
            "*, NaN",
            "*, inf",
            "MAX, *",
        ],
        reason: ZERO_TANGENT,
    },
    Exception {
        function: "relu",
        elements: &[F64],
        orders: 1..=1,
        points: &["*, -inf", "*, inf", "-inf, *", "inf, *"],
        reason: MASK,
    },
    Exception {
        function: "x^2",
        elements: &[F64],
        orders: 3..=3,
        points: &["*, MAX"],
        reason: SCALED,
    },
    Exception {
        function: "x^3",
        elements: &[F64],
        orders: 2..=2,
        points: &["*, MAX"],
        reason: SCALED,
    },
    Exception {
        function: "zeta",
        elements: &[F32, F64],
        orders: 3..=3,
        points: &["MAX, 2", "MAX, MAX"],
        reason: LARGE_FACTOR,
    },
];

impl Exception {
    /// Returns the number of the first pattern that a point of a function matches.
    pub(crate) fn pattern(
        &self,
        (function, element): (&str, ElementType),
        order: usize,
        point: &str,
    ) -> Option<usize> {
        let here = self.function == function
            && self.elements.contains(&element)
            && self.orders.contains(&order);
        let matches = |pattern: &&str| {
            let (pattern, point) = (pattern.split(", "), point.split(", "));
            pattern.zip(point).all(|(name, x)| name == "*" || name == x)
        };
        self.points.iter().position(|p| here && matches(p))
    }
}
