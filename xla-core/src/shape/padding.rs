//! The values of padding, as types.

use core::fmt::Debug;

use xla_shape::layout::PaddingValue;

/// The value of the padding in a [`Padded`](super::Padded) layout.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of padding",
    label = "not a value of padding",
    note = "it is written `value = 0`, `1`, `lowest`, `highest` or `unknown`"
)]
pub trait Padding: sealed::Padding + Copy + Debug + Default + Send + Sync + 'static {
    /// The value.
    const VALUE: PaddingValue;
}

mod sealed {
    /// Seals [`Padding`](super::Padding), so that each value is only one type.
    pub trait Padding {}
}

macro_rules! values {
    ($($(#[$doc:meta])+ $name:ident;)*) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name;

        impl sealed::Padding for $name {}

        impl Padding for $name {
            const VALUE: PaddingValue = PaddingValue::$name;
        }
    )*};
}

values! {
    /// An unspecified value.
    Unknown;
    /// 0.
    Zero;
    /// 1.
    One;
    /// The smallest value of the element type; for floats, negative infinity.
    Lowest;
    /// The largest value of the element type; for floats, infinity.
    Highest;
}
