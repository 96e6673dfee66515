//! What stands in the padding of a tensor, as types.

use core::fmt::Debug;

use xla_shape::layout::PaddingValue;

/// What stands in the padding of a tensor whose layout is [`Padded`](super::Padded).
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not stand in padding",
    label = "not a value of padding",
    note = "it is written `value = 0`, `1`, `lowest`, `highest` or `unknown`"
)]
pub trait Padding: sealed::Padding + Copy + Debug + Default + Send + Sync + 'static {
    /// The value.
    const VALUE: PaddingValue;
}

mod sealed {
    /// Keeps [`Padding`](super::Padding) to this file: one value is one type.
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
    /// Nobody knows.
    Unknown;
    /// 0.
    Zero;
    /// 1.
    One;
    /// The least value of the element type; of floats, negative infinity.
    Lowest;
    /// The greatest value of the element type; of floats, infinity.
    Highest;
}
