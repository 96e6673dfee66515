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
    cross_entropy
    cumulative_max
    cumulative_min
    cumulative_product
    cumulative_sum
    div
    eq
    erf
    exp
    expm1
    eye
    floor
    full
    ge
    gelu
    get_tuple_element
    gt
    imag
    index
    inverse
    is_finite
    layer_norm
    le
    log
    log1p
    log_softmax
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
    one_hot
    ones
    or
    popcnt
    pow
    product
    qr
    real
    reduce
    reduce_max
    reduce_min
    reduce_precision
    relu
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
    softmax
    solve
    sqrt
    stack
    sub
    sum
    take
    tanh
    tuple
    variance
    xor
    zeros
}
