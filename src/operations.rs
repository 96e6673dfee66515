//! The operations of computations, a page for each: what it computes, what it takes, what it refuses, and an example.
//!
//! The body of a computation names them without an import, as functions or as methods of their first operand. The modules
//! here hold nothing else.

/// A module for each page of `docs/operations`.
macro_rules! pages {
    ($($name:ident)*) => {$(
        #[doc = include_str!(concat!("../docs/operations/", stringify!($name), ".md"))]
        pub mod $name {}
    )*};
}

pages! {
    abs
    add
    all
    and
    any
    argmax
    argmin
    atan2
    cbrt
    ceil
    clamp
    clz
    complex
    convert
    cos
    cumulative_max
    cumulative_min
    cumulative_product
    cumulative_sum
    div
    eq
    erf
    exp
    expm1
    floor
    ge
    gt
    imag
    is_finite
    le
    log
    log1p
    logistic
    logsumexp
    lt
    max
    mean
    min
    mul
    ne
    neg
    not
    or
    popcnt
    pow
    product
    real
    reduce
    reduce_max
    reduce_min
    reduce_precision
    rem
    round_nearest_afz
    round_nearest_even
    rsqrt
    select
    shift_left
    shift_right_arithmetic
    shift_right_logical
    sign
    sin
    slice
    sqrt
    sub
    sum
    tanh
    variance
    xor
}
