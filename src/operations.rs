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
    and
    atan2
    cbrt
    ceil
    clamp
    clz
    complex
    convert
    cos
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
    lt
    max
    min
    mul
    ne
    neg
    not
    or
    popcnt
    pow
    real
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
    tanh
    xor
}
