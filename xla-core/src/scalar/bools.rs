//! `bool`, XLA's PRED.

use super::*;
use crate::level::Level;

macro_rules! bools {
    ($($Trait:ident($($arg:ident),+) $value:expr;)*) => {$(
        impl $Trait for bool {
            #[inline(always)]
            fn call<L: Level>($($arg: bool),+) -> bool {
                $value
            }
        }
    )*};
}

bools! {
    Add(a, b) a | b;
    Mul(a, b) a & b;
    Max(a, b) a | b;
    Min(a, b) a & b;
    And(a, b) a & b;
    Or(a, b) a | b;
    Xor(a, b) a ^ b;
    Not(x) !x;
}
