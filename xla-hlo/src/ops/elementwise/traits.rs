//! Algebraic simplifications and exact constant folding of elementwise operations.
//!
//! A simplification changes no result, except for the payload of a NaN. Therefore `x + 0.0` remains: it turns `-0.0`
//! into `0.0`.

use super::{algebra, exact};
use crate::operation::OpTraits;

macro_rules! traits {
    ($($name:ident $simplify:tt $fold:tt;)*) => {
        $(
            #[allow(non_upper_case_globals)]
            pub(super) const $name: OpTraits = OpTraits {
                simplify: traits!(@algebra $name $simplify),
                fold: traits!(@exact $name $fold),
                ..OpTraits::NONE
            };
        )*
    };
    (@algebra $name:ident _) => { None };
    (@algebra $name:ident traits) => { Some(algebra::$name) };
    (@exact $name:ident _) => { None };
    (@exact $name:ident exact) => { Some(exact::$name) };
}

traits! {
    add traits exact;
    sub traits exact;
    mul traits exact;
    div traits exact;
    rem traits exact;
    max traits exact;
    min traits exact;
    pow traits _;
    atan2 _ _;
    complex traits _;
    and traits exact;
    or traits exact;
    xor traits exact;
    shift_left traits exact;
    shift_right_arithmetic traits exact;
    shift_right_logical traits exact;
    abs traits exact;
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
    real traits _;
    imag traits _;
    popcnt _ exact;
    clz _ exact;
    neg traits exact;
    not traits exact;
    sign _ exact;
    is_finite _ exact;
}
