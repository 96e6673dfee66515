//! Arguments: numbers that are the same in every run, for our computations and for XLA.

use typed_xla::element::Element;
use typed_xla::shape::StaticShape;
use typed_xla::{Tensor, bf16, c64};
use xla_hlo::ElementType;

/// An argument in the form that XLA takes.
pub(crate) struct Input {
    pub(crate) element: ElementType,
    pub(crate) dims: Vec<usize>,
    pub(crate) bytes: Vec<u8>,
}

impl Input {
    pub(crate) fn new<T: Number, S: StaticShape>(tensor: &Tensor<T, S>) -> Input {
        let mut bytes = Vec::with_capacity(size_of_val(tensor.as_slice()));
        tensor.as_slice().iter().for_each(|x| x.write(&mut bytes));
        Input {
            element: T::TYPE,
            dims: S::dims().to_vec(),
            bytes,
        }
    }
}

/// Returns an argument with elements in the range; the parameter's name seeds them.
pub(crate) fn filled<T: Number, S: StaticShape>(name: &str, range: [f32; 2]) -> Tensor<T, S> {
    let seed = name
        .bytes()
        .fold(0, |seed, byte| seed * 31 + u64::from(byte));
    let mut tensor = Tensor::zeros();
    let places = tensor.as_mut_slice().iter_mut().zip(1000 * seed..);
    places.for_each(|(element, place)| *element = T::number(place, range));
    tensor
}

/// The element types of arguments.
pub(crate) trait Number: Element {
    /// Returns the pseudorandom number in a range for this index.
    fn number(place: u64, range: [f32; 2]) -> Self;
    /// Appends the bytes of the element.
    fn write(self, bytes: &mut Vec<u8>);
}

/// Returns a number in the range: a multiplicative hash of the index is random enough.
fn number(place: u64, [low, high]: [f32; 2]) -> f32 {
    let hash = place.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    low + (high - low) * (hash as f32 / (1 << 24) as f32)
}

/// Implements `Number` for real types: a conversion from `f32`, and a conversion to a type with bytes.
macro_rules! numbers {
    ($($t:ident: |$x:ident| $of:expr, $bytes:expr;)*) => {$(
        impl Number for $t {
            fn number(place: u64, range: [f32; 2]) -> $t {
                let $x = number(place, range);
                $of
            }

            fn write(self, bytes: &mut Vec<u8>) {
                let $x = self;
                bytes.extend($bytes.to_ne_bytes());
            }
        }
    )*};
}

numbers! {
    f32: |x| x, x;
    f64: |x| x.into(), x;
    bf16: |x| bf16::from_f32(x), x;
    // Rounded down, so that the upper end of a range is excluded.
    i8: |x| x.floor() as i8, x;
    u8: |x| x.floor() as u8, x;
    i32: |x| x.floor() as i32, x;
    i64: |x| x.floor() as i64, x;
    u32: |x| x.floor() as u32, x;
    u64: |x| x.floor() as u64, x;
    bool: |x| x > 0.0, u8::from(x);
}

impl Number for c64 {
    fn number(place: u64, range: [f32; 2]) -> c64 {
        c64::new(number(2 * place, range), number(2 * place + 1, range))
    }

    fn write(self, bytes: &mut Vec<u8>) {
        self.re.write(bytes);
        self.im.write(bytes);
    }
}
