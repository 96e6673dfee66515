//! Algebraic simplifications and exact constant folding of elementwise operations.
//!
//! A simplification changes no result, except for the payload of a NaN. Therefore `x + 0.0` remains: it turns `-0.0`
//! into `0.0`.

use super::{algebra, exact};
use crate::operation::Laws;

macro_rules! laws {
    ($($name:ident $simplify:tt $fold:tt;)*) => {
        $(
            #[allow(non_upper_case_globals)]
            pub(super) const $name: Laws = Laws {
                simplify: laws!(@algebra $name $simplify),
                fold: laws!(@exact $name $fold),
                ..Laws::NONE
            };
        )*
    };
    (@algebra $name:ident _) => { None };
    (@algebra $name:ident laws) => { Some(algebra::$name) };
    (@exact $name:ident _) => { None };
    (@exact $name:ident exact) => { Some(exact::$name) };
}

laws! {
    add laws exact;
    sub laws exact;
    mul laws exact;
    div laws exact;
    rem laws exact;
    max laws exact;
    min laws exact;
    pow laws _;
    atan2 _ _;
    complex laws _;
    and laws exact;
    or laws exact;
    xor laws exact;
    shift_left laws exact;
    shift_right_arithmetic laws exact;
    shift_right_logical laws exact;
    abs laws exact;
    ceil _ exact;
    floor _ exact;
    round_nearest_afz _ exact;
    round_nearest_even _ exact;
    cos _ _;
    sin _ _;
    exp _ _;
    expm1 _ _;
    log _ _;
    log1p _ _;
    tanh _ _;
    logistic _ _;
    erf _ _;
    cbrt _ _;
    sqrt _ _;
    rsqrt _ _;
    real laws _;
    imag laws _;
    popcnt _ exact;
    clz _ exact;
    neg laws exact;
    not laws exact;
    sign _ exact;
    is_finite _ exact;
}
