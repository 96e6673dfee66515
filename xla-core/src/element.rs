//! The Rust types of elements.

use core::fmt::Debug;

pub use half::{bf16, f16};
use xla_shape::ElementType;

pub use family::{Float, Integer, Number, Real};
pub(crate) use types::types;

use storage::{Bits5, Bits6, Bits7, Bits8, Bits9, Budget};

pub(crate) mod bytes;
mod family;
#[doc(hidden)]
pub mod storage;
mod types;
pub(crate) mod width;

/// A complex number of two `f32`, XLA's C64.
#[allow(non_camel_case_types)]
pub type c64 = num_complex::Complex<f32>;

/// A complex number of two `f64`, XLA's C128.
#[allow(non_camel_case_types)]
pub type c128 = num_complex::Complex<f64>;

/// An element type of tensors: `bool`, `i8` to `i64`, `u8` to `u64`, `f16`, `bf16`, `f32`, `f64`, [`c64`] and [`c128`].
///
/// ```
/// use xla_core::element::{c64, Element};
///
/// assert_eq!(<f32 as Element>::TYPE.name(), "f32");
/// assert_eq!(c64::ONE + c64::ZERO, c64::new(1.0, 0.0));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type",
    label = "not an element type",
    note = "element types are bool, i8 to i64, u8 to u64, f16, bf16, f32, f64, c64 and c128"
)]
pub trait Element:
    sealed::Element + Copy + Send + Sync + PartialEq + Default + Debug + 'static
{
    /// The corresponding XLA element type.
    const TYPE: ElementType;
    /// The number zero, or `false`.
    const ZERO: Self;
    /// The number one, or `true`.
    const ONE: Self;
    /// How many elements a tensor holds itself.
    #[doc(hidden)]
    type Budget: Budget;
}

/// An element of any type, widened for formatting.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value {
    /// A `bool`.
    Bool(bool),
    /// An integer, signed or not.
    Integer(i128),
    /// A floating-point number.
    Float(f64),
    /// A complex number.
    Complex(f64, f64),
}

pub(crate) mod sealed {
    /// Seals [`Element`](super::Element): the views of elements as bytes rely on the list of types.
    pub trait Element {
        /// Returns the element, widened without loss.
        #[allow(private_interfaces)]
        fn value(self) -> super::Value;
    }
}

macro_rules! elements {
    ($($type:ty, $variant:ident, $budget:ident, $zero:expr, $one:expr, |$x:ident| $value:expr;)*) => {$(
        impl Element for $type {
            const TYPE: ElementType = ElementType::$variant;
            const ZERO: Self = $zero;
            const ONE: Self = $one;
            type Budget = $budget;
        }

        impl sealed::Element for $type {
            #[allow(private_interfaces)]
            fn value(self) -> Value {
                let $x = self;
                $value
            }
        }
    )*};
}

elements! {
    bool, Bool, Bits9, false, true, |x| Value::Bool(x);
    i8, I8, Bits9, 0, 1, |x| Value::Integer(x.into());
    i16, I16, Bits8, 0, 1, |x| Value::Integer(x.into());
    i32, I32, Bits7, 0, 1, |x| Value::Integer(x.into());
    i64, I64, Bits6, 0, 1, |x| Value::Integer(x.into());
    u8, U8, Bits9, 0, 1, |x| Value::Integer(x.into());
    u16, U16, Bits8, 0, 1, |x| Value::Integer(x.into());
    u32, U32, Bits7, 0, 1, |x| Value::Integer(x.into());
    u64, U64, Bits6, 0, 1, |x| Value::Integer(x.into());
    f16, F16, Bits8, f16::ZERO, f16::ONE, |x| Value::Float(x.into());
    bf16, Bf16, Bits8, bf16::ZERO, bf16::ONE, |x| Value::Float(x.into());
    f32, F32, Bits7, 0.0, 1.0, |x| Value::Float(x.into());
    f64, F64, Bits6, 0.0, 1.0, |x| Value::Float(x);
    c64, C64, Bits6, c64::ZERO, c64::ONE, |x| Value::Complex(x.re.into(), x.im.into());
    c128, C128, Bits5, c128::ZERO, c128::ONE, |x| Value::Complex(x.re, x.im);
}
