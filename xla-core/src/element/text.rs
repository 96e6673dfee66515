//! Elements as values that serde writes and reads.

use half::{bf16, f16};
use serde::Serialize;
use serde::de::DeserializeOwned;
use xla_shape::float8::{f8e4m3fn, f8e5m2};

use super::{c64, c128, types};

/// An element as a value that serde writes and reads.
pub trait Text: Sized {
    /// The value.
    type Value: Serialize + DeserializeOwned;

    /// Returns the value of the element.
    fn to_value(self) -> Self::Value;

    /// Returns the element of a value, rounded if it is a float of 16 bits or less.
    fn from_value(value: Self::Value) -> Self;
}

macro_rules! plain {
    ($($t:ty)*) => {$(
        impl Text for $t {
            type Value = $t;

            fn to_value(self) -> $t {
                self
            }

            fn from_value(value: $t) -> $t {
                value
            }
        }
    )*};
}
types! { plain! { @bool @integers @floats } }

macro_rules! others {
    ($($t:ty: $value:ty, |$x:ident| $to:expr, |$y:ident| $from:expr;)*) => {$(
        impl Text for $t {
            type Value = $value;

            fn to_value(self) -> $value {
                let $x = self;
                $to
            }

            fn from_value($y: $value) -> $t {
                $from
            }
        }
    )*};
}
others! {
    f8e4m3fn: f32, |x| x.into(), |x| f8e4m3fn::from_f32(x);
    f8e5m2: f32, |x| x.into(), |x| f8e5m2::from_f32(x);
    f16: f32, |x| x.into(), |x| f16::from_f32(x);
    bf16: f32, |x| x.into(), |x| bf16::from_f32(x);
    c64: [f32; 2], |x| [x.re, x.im], |x| c64::new(x[0], x[1]);
    c128: [f64; 2], |x| [x.re, x.im], |x| c128::new(x[0], x[1]);
}
