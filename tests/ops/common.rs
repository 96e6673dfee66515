//! Elements in tests: their construction from numbers, and their comparison.

use typed_xla::element::{bf16, c64, c128, f16};

/// Conversion of a number to an element: the nearest one, `true` for any number but 0, a complex number without
/// imaginary part.
pub(crate) trait Of {
    /// Converts the number.
    fn of(x: f64) -> Self;
}

macro_rules! elements {
    ($($x:ident $e:ty => $of:expr;)*) => {$(
        impl Of for $e {
            fn of($x: f64) -> Self {
                $of
            }
        }
    )*};
}
elements! {
    x bool => x != 0.0;
    x i8 => x as i8;
    x i16 => x as i16;
    x i32 => x as i32;
    x i64 => x as i64;
    x u8 => x as u8;
    x u16 => x as u16;
    x u32 => x as u32;
    x u64 => x as u64;
    x f16 => f16::from_f64(x);
    x bf16 => bf16::from_f64(x);
    x f32 => x as f32;
    x f64 => x;
    x c64 => c64::new(x as f32, 0.0);
    x c128 => c128::new(x, 0.0);
}

/// Converts numbers to elements.
pub(crate) fn of<E: Of, const N: usize>(numbers: [f64; N]) -> [E; N] {
    numbers.map(E::of)
}

/// Comparison of the result of an operation with the expected one.
pub(crate) trait Same: Copy + std::fmt::Debug {
    /// Whether the elements are equal bit by bit, except for the payload of NaN and the signs of zeros in complex
    /// numbers.
    fn same(self, other: Self) -> bool;

    /// Whether the elements are equal, or within a few units of the type's precision.
    fn close(self, other: Self) -> bool {
        self.same(other)
    }
}

macro_rules! exact {
    ($($e:ty)*) => {$(
        impl Same for $e {
            fn same(self, other: Self) -> bool {
                self == other
            }
        }
    )*};
}
exact!(bool i8 i16 i32 i64 u8 u16 u32 u64);

macro_rules! floats {
    ($($e:ty, $of:expr, $precision:expr;)*) => {$(
        impl Same for $e {
            fn same(self, other: Self) -> bool {
                self.to_bits() == other.to_bits() || self.is_nan() && other.is_nan()
            }

            fn close(self, other: Self) -> bool {
                let of: fn($e) -> f64 = $of;
                let (a, b) = (of(self), of(other));
                self.same(other) || (a - b).abs() <= b.abs() * $precision
            }
        }
    )*};
}
floats! {
    f16, f16::to_f64, 2e-3;
    bf16, bf16::to_f64, 2e-2;
    f32, f64::from, 1e-6;
    f64, |x| x, 1e-14;
}

macro_rules! complex {
    ($($e:ty, $precision:expr;)*) => {$(
        impl Same for $e {
            fn same(self, other: Self) -> bool {
                self == other || self.re.same(other.re) && self.im.same(other.im)
            }

            fn close(self, other: Self) -> bool {
                self.same(other) || (self - other).norm() <= other.norm() * $precision
            }
        }
    )*};
}
complex! {
    c64, 1e-6;
    c128, 1e-13;
}

/// Compares element by element, and reports the first difference.
#[track_caller]
pub(crate) fn all<T: Same>(what: &str, actual: &[T], expected: &[T], close: bool) {
    assert_eq!(actual.len(), expected.len(), "{what}");
    for (i, (&a, &e)) in actual.iter().zip(expected).enumerate() {
        let holds = if close { a.close(e) } else { a.same(e) };
        assert!(holds, "{what}: element {i} is {a:?}, expected {e:?}");
    }
}

/// One test for each operation. A row is element types, operands, the element type of the result, and the result; `is`
/// compares exactly, `nears` within a few units of the type's precision.
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
        #[typed_xla::computation]
        fn computed(x: &$e![4]) -> $r![4] {
            $op(x)
        }
        let what = concat!(stringify!($op), " of ", stringify!($e));
        let y = computed(&typed_xla::Tensor::from_elements($crate::common::of($x)));
        $crate::common::all(what, y.as_slice(), &$crate::common::of($result), stringify!($holds) == "nears");
    }};
    (@one $op:ident $holds:ident $e:ident ($x:tt, $y:tt) $r:ident $result:tt) => {{
        #[typed_xla::computation]
        fn computed(x: &$e![4], y: &$e![4]) -> $r![4] {
            $op(x, y)
        }
        let what = concat!(stringify!($op), " of ", stringify!($e));
        let y = computed(&typed_xla::Tensor::from_elements($crate::common::of($x)), &typed_xla::Tensor::from_elements($crate::common::of($y)));
        $crate::common::all(what, y.as_slice(), &$crate::common::of($result), stringify!($holds) == "nears");
    }};
}
pub(crate) use operations;
