//! The Rust types of elements.

use core::fmt::Debug;

pub use half::{bf16, f16};
use xla_shape::ElementType;
pub use xla_shape::float8::{f8e4m3fn, f8e5m2};

pub use bytes::{as_bytes, copy_from_bytes, from_bytes};
pub use family::{Float, Integer, Number, Real};
pub(crate) use types::types;

use storage::{Budget, Budgeted};

pub(crate) mod bytes;
mod family;
#[doc(hidden)]
pub mod storage;
#[cfg(feature = "serde")]
mod text;
mod types;
pub(crate) mod width;
pub(crate) mod word;

/// A complex number of two `f32`, XLA's C64.
#[allow(non_camel_case_types)]
pub type c64 = num_complex::Complex<f32>;

/// A complex number of two `f64`, XLA's C128.
#[allow(non_camel_case_types)]
pub type c128 = num_complex::Complex<f64>;

/// An element type of tensors: `bool`, `i8` to `i64`, `u8` to `u64`, `f8e4m3fn`, `f8e5m2`, `f16`, `bf16`, `f32`,
/// `f64`, [`c64`] and [`c128`].
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
    note = "element types are bool, i8 to i64, u8 to u64, f8e4m3fn, f8e5m2, f16, bf16, f32, f64, c64 and c128"
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
    #[cfg(feature = "serde")]
    pub(crate) use super::text::Text;
    /// Nothing without serde.
    #[cfg(not(feature = "serde"))]
    pub trait Text {}
    #[cfg(not(feature = "serde"))]
    impl<T> Text for T {}

    /// Seals [`Element`](super::Element): the views of elements as bytes rely on the list of types.
    pub trait Element: Text {
        /// Returns the element, widened without loss.
        #[allow(private_interfaces)]
        fn value(self) -> super::Value;
    }
}

/// Rows of a type: the variant, the type, the integer of its width, 0, 1, and the value of an element.
macro_rules! elements {
    ($(@$group:ident { $(($variant:ident $t:ident $bits:tt $($rest:tt)*))* })*) => {
        $($(elements!(@$group $variant $t $bits);)*)*
    };
    (@bool $($row:tt)*) => { elements!(@impl [$($row)*] false, true, Value::Bool); };
    (@signed $($row:tt)*) => { elements!(@integers $($row)*); };
    (@unsigned $($row:tt)*) => { elements!(@integers $($row)*); };
    (@integers $($row:tt)*) => { elements!(@impl [$($row)*] 0, 1, |x| Value::Integer(i128::from(x))); };
    (@quarters $($row:tt)*) => { elements!(@halves $($row)*); };
    (@halves $variant:ident $t:ident $bits:tt) => {
        elements!(@impl [$variant $t $bits] $t::ZERO, $t::ONE, |x| Value::Float(f64::from(x)));
    };
    (@floats $($row:tt)*) => { elements!(@impl [$($row)*] 0.0, 1.0, |x| Value::Float(f64::from(x))); };
    (@complex $variant:ident $t:ident $bits:tt) => {
        elements!(@impl [$variant $t $bits] $t::ZERO, $t::ONE, |x: $t| Value::Complex(x.re.into(), x.im.into()));
    };
    (@impl [$variant:ident $t:ident $bits:tt] $zero:expr, $one:expr, $value:expr) => {
        impl Element for $t {
            const TYPE: ElementType = ElementType::$variant;
            const ZERO: Self = $zero;
            const ONE: Self = $one;
            type Budget = <$bits as Budgeted>::Budget;
        }

        impl sealed::Element for $t {
            #[allow(private_interfaces)]
            fn value(self) -> Value {
                $value(self)
            }
        }
    };
}

xla_shape::element_types! { elements! {} }
