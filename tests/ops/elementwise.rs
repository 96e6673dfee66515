//! Elementwise operations: values of each over every element type it takes, and what is special about it.

use crate::common::{all, of};
use typed_xla::prelude::*;

const NAN: f64 = f64::NAN;
const INFINITY: f64 = f64::INFINITY;
const NEG_INFINITY: f64 = f64::NEG_INFINITY;
/// Above every integer, which it becomes the greatest of.
const MAX: f64 = f64::MAX;

/// One test for each operation. A row is element types, operands, the element type of the result, and the result;
/// `is` wants it exactly, `nears` within a few units of the type's precision.
macro_rules! operations {
    ($($op:ident $holds:ident { $(($($e:ident)+) ($($operand:tt),+) => $r:ident $result:tt;)+ })*) => {$(
        #[test]
        fn $op() {
            $(operations!(@row $op $holds ($($e)+) ($($operand),+) $r $result);)+
        }
    )*};
    (@row $op:ident $holds:ident ($($e:ident)+) $operands:tt $r:ident $result:tt) => {
        $(operations!(@one $op $holds $e $operands $r $result);)+
    };
    (@one $op:ident $holds:ident $e:ident $operands:tt same $result:tt) => {
        operations!(@one $op $holds $e $operands $e $result)
    };
    (@one $op:ident $holds:ident $e:ident ($x:tt) $r:ident $result:tt) => {{
        #[computation]
        fn computed(x: &$e![4]) -> $r![4] {
            $op(x)
        }
        let what = concat!(stringify!($op), " of ", stringify!($e));
        let y = computed(&Tensor::from_elements(of($x)));
        all(what, y.as_slice(), &of($result), stringify!($holds) == "nears");
    }};
    (@one $op:ident $holds:ident $e:ident ($x:tt, $y:tt) $r:ident $result:tt) => {{
        #[computation]
        fn computed(x: &$e![4], y: &$e![4]) -> $r![4] {
            $op(x, y)
        }
        let what = concat!(stringify!($op), " of ", stringify!($e));
        let y = computed(&Tensor::from_elements(of($x)), &Tensor::from_elements(of($y)));
        all(what, y.as_slice(), &of($result), stringify!($holds) == "nears");
    }};
}

// Arithmetic.
operations! {
    add is {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128) ([1., 2., 3., 4.], [4., 3., 2., 1.]) => same [5., 5., 5., 5.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 1., 1., 1.];
        (i8) ([127., -128., 100., 0.], [1., -1., 100., 0.]) => same [-128., 127., -56., 0.];
        (u8) ([255., 1., 2., 3.], [1., 1., 1., 1.]) => same [0., 2., 3., 4.];
        (f32 f64) ([INFINITY, INFINITY, -0., NAN], [NEG_INFINITY, 1., -0., 1.]) => same [NAN, INFINITY, -0., NAN];
    }
    sub is {
        (i8 i16 i32 i64 f16 bf16 f32 f64 c64 c128) ([1., 2., 3., 4.], [4., 3., 2., 1.]) => same [-3., -1., 1., 3.];
        (u8 u16 u32 u64) ([4., 3., 2., 1.], [4., 2., 1., 0.]) => same [0., 1., 1., 1.];
        (u8) ([0., 1., 2., 3.], [1., 1., 1., 1.]) => same [255., 0., 1., 2.];
    }
    mul is {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128) ([1., 2., 3., 4.], [4., 3., 2., 1.]) => same [4., 6., 6., 4.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 0., 0., 1.];
        (i8) ([-128., 100., 16., -1.], [-1., 3., 16., 5.]) => same [-128., 44., 0., -5.];
        (f32) ([INFINITY, 0., -1., NAN], [0., -1., 0., 0.]) => same [NAN, -0., -0., NAN];
    }
    div is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([7., 6., 5., 0.], [2., 3., 4., 1.]) => same [3., 2., 1., 0.];
        (f16 bf16 f32 f64 c64 c128) ([1., 3., 9., 0.], [2., 4., 3., 1.]) => same [0.5, 0.75, 3., 0.];
        (i8) ([-7., 7., -128., 5.], [2., -2., -1., 0.]) => same [-3., -3., -128., -1.];
        (i64) ([-7., 0., -9223372036854775808., 5.], [2., 0., -1., 0.]) => same [-3., -1., -9223372036854775808., -1.];
        (u8 u16 u32 u64) ([1., 0., 9., 8.], [0., 0., 3., 2.]) => same [MAX, MAX, 3., 4.];
        (f32 f64) ([1., -1., 0., 1.], [0., 0., 0., -0.]) => same [INFINITY, NEG_INFINITY, NAN, NEG_INFINITY];
    }
    rem is {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([7., 6., 5., 4.], [4., 4., 3., 2.]) => same [3., 2., 2., 0.];
        (i8 i16 i32 i64 f16 bf16 f32 f64) ([-7., 7., -7., 0.], [4., -4., -4., 3.]) => same [-3., 3., -3., 0.];
        (i8 i16 i32 i64 u8 u16 u32 u64) ([5., 0., 7., 9.], [0., 0., 7., 4.]) => same [5., 0., 0., 1.];
        (i8) ([-128., 1., 1., 1.], [-1., 1., 1., 1.]) => same [0., 0., 0., 0.];
        (f32 f64) ([5.5, -0., 1., INFINITY], [2., 1., INFINITY, 2.]) => same [1.5, -0., 1., NAN];
    }
    max is {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([1., 2., 3., 4.], [4., 3., 2., 1.]) => same [4., 3., 3., 4.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 1., 1., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, -1.], [1., NAN, 2., NEG_INFINITY]) => same [NAN, NAN, INFINITY, -1.];
        (i32 i64) ([-1., -2., 0., 3.], [-2., 1., -1., 3.]) => same [-1., 1., 0., 3.];
    }
    min is {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([1., 2., 3., 4.], [4., 3., 2., 1.]) => same [1., 2., 2., 1.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 0., 0., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, -1.], [1., NAN, 2., NEG_INFINITY]) => same [NAN, NAN, 2., NEG_INFINITY];
    }
    pow nears {
        (i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128) ([2., 3., 1., 4.], [3., 2., 5., 0.]) => same [8., 9., 1., 1.];
        (f16 bf16 f32 f64) ([4., 2., -2., 0.], [0.5, -1., 3., 0.]) => same [2., 0.5, -8., 1.];
        (i8 i16 i32 i64) ([-1., -1., 2., 1.], [-1., -2., -1., -5.]) => same [-1., 1., 0., 1.];
        (f32 f64) ([-2., 0., 1., INFINITY], [0.5, -1., NAN, -1.]) => same [NAN, INFINITY, 1., 0.];
    }
    neg is {
        (i8 i16 i32 i64 f16 bf16 f32 f64 c64 c128) ([1., -2., 3., -4.]) => same [-1., 2., -3., 4.];
        (u8) ([0., 1., 255., 128.]) => same [0., 255., 1., 128.];
        (u16) ([0., 1., 65535., 2.]) => same [0., 65535., 1., 65534.];
        (u32) ([0., 1., 4294967295., 2.]) => same [0., 4294967295., 1., 4294967294.];
        (u64) ([0., 0., 0., 1.]) => same [0., 0., 0., MAX];
        (i8) ([-128., 0., 0., 0.]) => same [-128., 0., 0., 0.];
        (f32 f64) ([0., NAN, INFINITY, 1.]) => same [-0., NAN, NEG_INFINITY, -1.];
    }
    abs is {
        (i8 i16 i32 i64 f16 bf16 f32 f64) ([-1., 2., -3., 0.]) => same [1., 2., 3., 0.];
        (i8) ([-128., -127., 0., 1.]) => same [-128., 127., 0., 1.];
        (f32 f64) ([-0., NAN, NEG_INFINITY, -1.5]) => same [0., NAN, INFINITY, 1.5];
        (c64) ([-1., 2., 0., -4.]) => f32 [1., 2., 0., 4.];
        (c128) ([-1., 2., 0., -4.]) => f64 [1., 2., 0., 4.];
    }
    sign is {
        (i8 i16 i32 i64 f16 bf16 f32 f64 c64 c128) ([-5., 2., 0., 7.]) => same [-1., 1., 0., 1.];
        (f32 f64) ([-0., NAN, NEG_INFINITY, INFINITY]) => same [-0., NAN, -1., 1.];
    }
}

// Operations on bits.
operations! {
    and is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([12., 10., 7., 0.], [10., 6., 7., 9.]) => same [8., 2., 7., 0.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 0., 0., 1.];
    }
    or is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([12., 10., 7., 0.], [10., 6., 7., 9.]) => same [14., 14., 7., 9.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 1., 1., 1.];
    }
    xor is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([12., 10., 7., 0.], [10., 6., 7., 9.]) => same [6., 12., 0., 9.];
        (bool) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => same [0., 1., 1., 0.];
    }
    not is {
        (i8 i16 i32 i64) ([0., -1., 5., -128.]) => same [-1., 0., -6., 127.];
        (u8) ([0., 255., 5., 1.]) => same [255., 0., 250., 254.];
        (u16) ([0., 65535., 1., 2.]) => same [65535., 0., 65534., 65533.];
        (u32) ([0., 4294967295., 1., 2.]) => same [4294967295., 0., 4294967294., 4294967293.];
        (u64) ([MAX, 0., MAX, 0.]) => same [0., MAX, 0., MAX];
        (bool) ([0., 1., 0., 1.]) => same [1., 0., 1., 0.];
    }
    shift_left is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([1., 3., 5., 1.], [0., 1., 2., 64.]) => same [1., 6., 20., 0.];
        (i8) ([1., 1., -1., 64.], [7., 8., 1., 1.]) => same [-128., 0., -2., -128.];
        (u8) ([1., 1., 255., 255.], [7., 8., 1., 255.]) => same [128., 0., 254., 0.];
        (i32) ([1., 1., 1., 1.], [31., 32., -1., 30.]) => same [-2147483648., 0., 0., 1073741824.];
    }
    shift_right_arithmetic is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([8., 9., 5., 1.], [0., 1., 2., 64.]) => same [8., 4., 1., 0.];
        (i8 i16 i32 i64) ([-8., -9., -1., -128.], [1., 1., 3., 64.]) => same [-4., -5., -1., -1.];
        (u8) ([128., 255., 64., 128.], [1., 8., 1., 7.]) => same [192., 255., 32., 255.];
    }
    shift_right_logical is {
        (i8 i16 i32 i64 u8 u16 u32 u64) ([8., 9., 5., 1.], [0., 1., 2., 64.]) => same [8., 4., 1., 0.];
        (i8) ([-8., -1., -128., -1.], [1., 1., 7., 8.]) => same [124., 127., 1., 0.];
        (u8) ([128., 255., 64., 128.], [1., 8., 1., 7.]) => same [64., 0., 32., 1.];
        (i32) ([-1., -1., -1., -1.], [31., 32., -1., 1.]) => same [1., 0., 0., 2147483647.];
    }
}

// Rounding.
operations! {
    ceil is {
        (f16 bf16 f32 f64) ([1.5, -1.5, 2., -0.5]) => same [2., -1., 2., -0.];
        (f32 f64) ([NAN, INFINITY, 0.25, -0.]) => same [NAN, INFINITY, 1., -0.];
    }
    floor is {
        (f16 bf16 f32 f64) ([1.5, -1.5, 2., -0.5]) => same [1., -2., 2., -1.];
        (f32 f64) ([NAN, NEG_INFINITY, 0.25, -0.]) => same [NAN, NEG_INFINITY, 0., -0.];
    }
    round_nearest_afz is {
        (f16 bf16 f32 f64) ([0.5, 1.5, -2.5, 2.25]) => same [1., 2., -3., 2.];
        (f32) ([0.49999997, 8388609., -0.25, NAN]) => same [0., 8388609., -0., NAN];
    }
    round_nearest_even is {
        (f16 bf16 f32 f64) ([0.5, 1.5, -2.5, 2.25]) => same [0., 2., -2., 2.];
        (f32) ([0.49999997, 8388609., -0.25, NAN]) => same [0., 8388609., -0., NAN];
    }
    is_finite is {
        (f16 bf16 f32 f64) ([1., INFINITY, NEG_INFINITY, NAN]) => bool [1., 0., 0., 0.];
        (f32) ([3.4e38, 1e-45, -0., 0.]) => bool [1., 1., 1., 1.];
    }
}

// Elementary functions.
operations! {
    sqrt nears {
        (f16 bf16 f32 f64 c64 c128) ([0., 1., 4., 2.25]) => same [0., 1., 2., 1.5];
        (f32 f64) ([-1., -0., INFINITY, NAN]) => same [NAN, -0., INFINITY, NAN];
        (c64 c128) ([4., 9., 16., 0.25]) => same [2., 3., 4., 0.5];
    }
    rsqrt nears {
        (f16 bf16 f32 f64 c64 c128) ([1., 4., 0.25, 16.]) => same [1., 0.5, 2., 0.25];
        (f32 f64) ([0., INFINITY, -1., NAN]) => same [INFINITY, 0., NAN, NAN];
    }
    exp nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.0]) => same [1.0, 2.718281828459045, 0.36787944117144233, 7.38905609893065];
        (f32 f64) ([NAN, INFINITY, NEG_INFINITY, -1000.]) => same [NAN, INFINITY, 0., 0.];
    }
    expm1 nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.0]) => same [0.0, 1.718281828459045, -0.6321205588285577, 6.38905609893065];
        (f32 f64) ([NAN, INFINITY, NEG_INFINITY, -0.]) => same [NAN, INFINITY, -1., -0.];
    }
    log nears {
        (f16 bf16 f32 f64 c64 c128) ([1.0, 2.0, 0.5, 4.0]) => same [0.0, 0.6931471805599453, -0.6931471805599453, 1.3862943611198906];
        (f32 f64) ([0., -1., INFINITY, NAN]) => same [NEG_INFINITY, NAN, INFINITY, NAN];
    }
    log1p nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -0.5, 3.0]) => same [0.0, 0.6931471805599453, -0.6931471805599453, 1.3862943611198906];
        (f32 f64) ([-1., -2., INFINITY, NAN]) => same [NEG_INFINITY, NAN, INFINITY, NAN];
    }
    tanh nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.0]) => same [0.0, 0.7615941559557649, -0.7615941559557649, 0.9640275800758169];
        (f32 f64) ([INFINITY, NEG_INFINITY, -0., NAN]) => same [1., -1., -0., NAN];
    }
    logistic nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.0]) => same [0.5, 0.7310585786300049, 0.2689414213699951, 0.8807970779778823];
        (f32 f64) ([INFINITY, NEG_INFINITY, 0., NAN]) => same [1., 0., 0.5, NAN];
    }
    erf nears {
        (f16 bf16 f32 f64) ([0.0, 0.5, -1.0, 2.0]) => same [0.0, 0.5204998778130465, -0.8427007929497149, 0.9953222650189527];
        (f32 f64) ([INFINITY, NEG_INFINITY, -0., NAN]) => same [1., -1., -0., NAN];
    }
    sin nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.0]) => same [0.0, 0.8414709848078965, -0.8414709848078965, 0.9092974268256817];
        (f32 f64) ([INFINITY, NEG_INFINITY, -0., NAN]) => same [NAN, NAN, -0., NAN];
    }
    cos nears {
        (f16 bf16 f32 f64 c64 c128) ([0.0, 1.0, -1.0, 2.5]) => same [1.0, 0.5403023058681398, 0.5403023058681398, -0.8011436155469337];
        (f32 f64) ([INFINITY, NEG_INFINITY, 0., NAN]) => same [NAN, NAN, 1., NAN];
    }
}

// Comparisons.
operations! {
    eq is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 0., 0., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
    ne is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 1., 1., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [1., 1., 0., 0.];
    }
    lt is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 1., 0., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 0., 0.];
        (i8 i16 i32 i64) ([-1., 1., -128., 127.], [1., -1., 127., -128.]) => bool [1., 0., 1., 0.];
        (u8) ([255., 1., 128., 127.], [1., 255., 127., 128.]) => bool [0., 1., 0., 1.];
    }
    le is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 1., 0., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
    gt is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 0., 1., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 0., 0.];
    }
    ge is {
        (bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 0., 1., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
}
