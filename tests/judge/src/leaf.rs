//! Arguments and results of computations as bytes.

use typed_xla::Tensor;
use typed_xla::element::{Element, c64, c128};
use typed_xla::rt::{bf16, f16};
use typed_xla::shape::{Layout, Shape};

/// An element as bytes.
pub trait Bytes: Element {
    /// Decodes the element from the first bytes.
    fn read(bytes: &[u8]) -> Self;
    /// Appends the bytes of the element.
    fn write(self, bytes: &mut Vec<u8>);
}

macro_rules! numbers {
    ($($ty:ty)*) => {$(
        impl Bytes for $ty {
            fn read(bytes: &[u8]) -> Self {
                <$ty>::from_le_bytes(bytes.try_into().expect("as many bytes as an element takes"))
            }

            fn write(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
        }
    )*};
}
numbers!(i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64);

impl Bytes for bool {
    fn read(bytes: &[u8]) -> bool {
        bytes == [1]
    }

    fn write(self, bytes: &mut Vec<u8>) {
        bytes.push(self.into());
    }
}

macro_rules! complex {
    ($($ty:ident of $part:ty;)*) => {$(
        impl Bytes for $ty {
            fn read(bytes: &[u8]) -> $ty {
                let (re, im) = bytes.split_at(size_of::<$part>());
                $ty::new(<$part>::read(re), <$part>::read(im))
            }

            fn write(self, bytes: &mut Vec<u8>) {
                self.re.write(bytes);
                self.im.write(bytes);
            }
        }
    )*};
}
complex! { c64 of f32; c128 of f64; }

/// An argument or a result: a tensor or a plain scalar.
pub trait Leaf {
    /// Decodes a value from its bytes, in row-major order.
    fn of_bytes(bytes: &[u8]) -> Self;
    /// Returns the bytes in row-major order.
    fn to_bytes(&self) -> Vec<u8>;
}

impl<E: Bytes> Leaf for E {
    fn of_bytes(bytes: &[u8]) -> E {
        E::read(bytes)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        bytes
    }
}

impl<E: Bytes, S: Shape, L: Layout<S>> Leaf for Tensor<E, S, L> {
    fn of_bytes(bytes: &[u8]) -> Self {
        let elements: Vec<E> = bytes.chunks_exact(size_of::<E>()).map(E::read).collect();
        Tensor::from_slice(&elements).expect("as many elements as the shape has")
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.to_vec()
            .into_iter()
            .for_each(|element| element.write(&mut bytes));
        bytes
    }
}

/// Decodes an argument from its bytes.
pub fn leaf<T: Leaf>(bytes: &[u8]) -> T {
    T::of_bytes(bytes)
}

/// Returns the bytes of a result.
pub fn bytes<T: Leaf>(result: &T) -> Vec<u8> {
    result.to_bytes()
}
