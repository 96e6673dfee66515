//! Names of functions and methods of other languages that are operations here too.
//!
//! Crates that contain no name of an operation compare names of a program with these.

/// The method `all` of an iterator.
pub const ALL: &str = "all";

/// The method `any` of an iterator.
pub const ANY: &str = "any";

/// The method `add` of `x.at[i]` in JAX.
pub const ADD: &str = "add";

/// The method `min` of an iterator, and of `x.at[i]` in JAX; an argument of `clip` in NumPy.
pub const MIN: &str = "min";

/// The method `mul` of `x.at[i]` in JAX.
pub const MUL: &str = "mul";

/// The function `pad` of NumPy and PyTorch.
pub const PAD: &str = "pad";

/// The method `sum` of an iterator; a value of `reduction` in PyTorch.
pub const SUM: &str = "sum";

/// The method `take` of an iterator.
pub const TAKE: &str = "take";

/// The method `transpose` of PyTorch, whose arguments are two dimensions.
pub const TRANSPOSE: &str = "transpose";

/// Functions whose results are floats also for integers in other libraries.
pub const OF_FLOATS: [&str; 14] = [
    "cos",
    "exp",
    "linspace",
    "log",
    "logsumexp",
    "mean",
    "median",
    "sin",
    "softmax",
    "sqrt",
    "std",
    "tanh",
    "var",
    "variance",
];
