//! The runtime's elementwise functions by their names, at the element types that the rows of the operations accept.

use xla_core::rt::{Baseline, bf16, c64, c128, f16, scalar};
use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;

/// An element type of the runtime.
trait Element: Copy {
    /// Returns a number of this type; `None` if it is of another kind.
    fn read(number: Scalar) -> Option<Self>;

    /// Returns the number, with a kind.
    fn write(self) -> Scalar;
}

macro_rules! elements {
    ($($t:ty: $kind:pat => $read:expr, |$x:ident| $write:expr;)*) => {$(
        impl Element for $t {
            fn read(number: Scalar) -> Option<$t> {
                match number {
                    $kind => Some($read),
                    _ => None,
                }
            }

            fn write(self) -> Scalar {
                let $x = self;
                $write
            }
        }
    )*};
}

macro_rules! integers {
    ($($t:ty)*) => {
        elements! { $($t: Scalar::Integer(x) => x as $t, |x| Scalar::Integer(x.into());)* }
    };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

elements! {
    bool: Scalar::Bool(x) => x, |x| Scalar::Bool(x);
    f16: Scalar::Float(x) => f16::from_f64(x), |x| Scalar::Float(x.to_f64());
    bf16: Scalar::Float(x) => bf16::from_f64(x), |x| Scalar::Float(x.to_f64());
    f32: Scalar::Float(x) => x as f32, |x| Scalar::Float(x.into());
    f64: Scalar::Float(x) => x, |x| Scalar::Float(x);
    c64: Scalar::Complex(re, im) => c64 { re: re as f32, im: im as f32 }, |x| Scalar::Complex(x.re.into(), x.im.into());
    c128: Scalar::Complex(re, im) => c128 { re, im }, |x| Scalar::Complex(x.re, x.im);
}

/// Calls a function at an element type.
macro_rules! call {
    (UNARY $name:ident $t:ty, $operands:ident) => {
        match *$operands {
            [x] => Some(scalar::$name::<Baseline, $t>(<$t>::read(x)?).write()),
            _ => None,
        }
    };
    (BINARY $name:ident $t:ty, $operands:ident) => {
        match *$operands {
            [a, b] => {
                let (a, b) = (<$t>::read(a)?, <$t>::read(b)?);
                Some(scalar::$name::<Baseline, $t>(a, b).write())
            }
            _ => None,
        }
    };
}

/// Calls a function at one of some element types.
macro_rules! at {
    ($params:ident $name:ident $element:ident $operands:ident; $($variant:ident $t:ty),*) => {
        match $element {
            $(ElementType::$variant => call!($params $name $t, $operands),)*
            _ => None,
        }
    };
}

/// Calls a function at the element types of a class of `xla_hlo::ops::classes`.
macro_rules! class {
    (ANY $($call:tt)*) => { class!(@Bool Signed Unsigned Float Complex; $($call)*) };
    (BITS $($call:tt)*) => { class!(@Bool Signed Unsigned; $($call)*) };
    (ORDERED $($call:tt)*) => { class!(@Bool Signed Unsigned Float; $($call)*) };
    (NUMBER $($call:tt)*) => { class!(@Signed Unsigned Float Complex; $($call)*) };
    (REAL $($call:tt)*) => { class!(@Signed Unsigned Float; $($call)*) };
    (INTEGER $($call:tt)*) => { class!(@Signed Unsigned; $($call)*) };
    (SIGNED $($call:tt)*) => { class!(@Signed Float Complex; $($call)*) };
    (FLOAT_COMPLEX $($call:tt)*) => { class!(@Float Complex; $($call)*) };
    (FLOAT $($call:tt)*) => { class!(@Float; $($call)*) };
    (PARTS $($call:tt)*) => { at!($($call)*; F32 f32, F64 f64) };
    (@$($kind:ident)*; $params:ident $name:ident $element:ident $operands:ident) => {
        match $element.kind() {
            $(Kind::$kind => class!(#$kind $params $name $element $operands),)*
            _ => None,
        }
    };
    (#Bool $($call:tt)*) => { at!($($call)*; Bool bool) };
    (#Signed $($call:tt)*) => { at!($($call)*; I8 i8, I16 i16, I32 i32, I64 i64) };
    (#Unsigned $($call:tt)*) => { at!($($call)*; U8 u8, U16 u16, U32 u32, U64 u64) };
    (#Float $($call:tt)*) => { at!($($call)*; F16 f16, Bf16 bf16, F32 f32, F64 f64) };
    (#Complex $($call:tt)*) => { at!($($call)*; C64 c64, C128 c128) };
}

/// Applies the function of the operation with this name, whose operands have this element type. Returns `None` if no row
/// with a function of the runtime has the name, or if it does not accept the type.
pub(crate) fn apply(function: &str, element: ElementType, operands: &[Scalar]) -> Option<Scalar> {
    elementwise(function, element, operands).or_else(|| formula(function, element, operands))
}

macro_rules! elementwise {
    ($($name:ident $operator:tt $text:literal $params:ident $class:ident $result:ident $commutative:ident $cost:literal $slices:ident $simplify:tt $fold:tt $derivative:tt;)*) => {
        fn elementwise(function: &str, element: ElementType, operands: &[Scalar]) -> Option<Scalar> {
            match function {
                $(stringify!($name) => class!($class $params $name element operands),)*
                _ => None,
            }
        }
    };
}

xla_hlo::elementwise_rows!(elementwise!);

macro_rules! formulas {
    ($($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        fn formula(function: &str, element: ElementType, operands: &[Scalar]) -> Option<Scalar> {
            match function {
                $(stringify!($name) => formulas!(@$function $class $params $name element operands),)*
                _ => None,
            }
        }
    };
    (@_ $class:ident $params:tt $name:ident $element:ident $operands:ident) => {{
        let _ = ($element, $operands);
        None
    }};
    (@($($costs:tt)*) $($call:tt)*) => { class!($($call)*) };
}

xla_hlo::formula_rows!(formulas!);
