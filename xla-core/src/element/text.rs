//! Elements as values that serde writes and reads.

use core::any::type_name;
use core::fmt::{self, Debug};
use core::marker::PhantomData;

use half::{bf16, f16};
use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use xla_shape::float8::{f8e4m3fn, f8e5m2};

use super::{c64, c128, types};

/// An element as a value that serde writes and reads.
pub trait Text: Sized {
    /// The value that is written.
    type Value: Serialize;

    /// The value that is read: one with room for numbers beyond the element type.
    type Read: DeserializeOwned + Debug;

    /// Returns the value of the element.
    fn to_value(self) -> Self::Value;

    /// Returns the element of a value, rounded if the type lacks it; `None` for a finite number that is rounded to no finite
    /// one.
    fn from_read(value: &Self::Read) -> Option<Self>;
}

macro_rules! plain {
    ($($t:ty)*) => {$(
        impl Text for $t {
            type Value = $t;
            type Read = $t;

            fn to_value(self) -> $t {
                self
            }

            fn from_read(value: &$t) -> Option<$t> {
                Some(*value)
            }
        }
    )*};
}
types! { plain! { @bool @integers } }
plain! { f64 }

/// A number that is read for an element of type `T`, which may lack it.
pub struct Number<T>(f64, PhantomData<T>);

impl<T> Debug for Number<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl<'de, T> Deserialize<'de> for Number<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = deserializer.deserialize_f64(Of::<T>(PhantomData))?;
        Ok(Number(number, PhantomData))
    }
}

/// The name of a type in messages.
struct Of<T>(PhantomData<T>);

impl<T> Visitor<'_> for Of<T> {
    type Value = f64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = type_name::<T>();
        f.write_str(name.rsplit("::").next().unwrap_or(name))
    }

    fn visit_f64<E>(self, number: f64) -> Result<f64, E> {
        Ok(number)
    }

    fn visit_i64<E>(self, number: i64) -> Result<f64, E> {
        Ok(number as f64)
    }

    fn visit_u64<E>(self, number: u64) -> Result<f64, E> {
        Ok(number as f64)
    }
}

macro_rules! floats {
    ($($t:ty, |$x:ident| $from:expr;)*) => {$(
        impl Text for $t {
            type Value = f32;
            type Read = Number<$t>;

            fn to_value(self) -> f32 {
                self.into()
            }

            fn from_read(Number(value, _): &Number<$t>) -> Option<$t> {
                let $x = *value as f32;
                let found: $t = $from;
                let is_kept = f32::from(found).is_finite() || !value.is_finite();
                is_kept.then_some(found)
            }
        }
    )*};
}
floats! {
    f32, |x| x;
    f8e4m3fn, |x| f8e4m3fn::from_f32(x);
    f8e5m2, |x| f8e5m2::from_f32(x);
    f16, |x| f16::from_f32(x);
    bf16, |x| bf16::from_f32(x);
}

impl Text for c64 {
    type Value = [f32; 2];
    type Read = [Number<f32>; 2];

    fn to_value(self) -> [f32; 2] {
        [self.re, self.im]
    }

    fn from_read([re, im]: &[Number<f32>; 2]) -> Option<c64> {
        Some(c64::new(f32::from_read(re)?, f32::from_read(im)?))
    }
}

impl Text for c128 {
    type Value = [f64; 2];
    type Read = [f64; 2];

    fn to_value(self) -> [f64; 2] {
        [self.re, self.im]
    }

    fn from_read([re, im]: &[f64; 2]) -> Option<c128> {
        Some(c128::new(*re, *im))
    }
}
