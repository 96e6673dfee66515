//! `bitcast_convert`: the same bytes as elements of another width.

use super::array::{Array, ArrayMut};
use crate::element::Element;
use crate::element::bytes;
use crate::exec::Exec;

/// Writes the bytes of `operand` to `out` as they are, the lowest first.
///
/// # Panics
///
/// When the arrays differ in bytes, or `out` is of `bool`.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, bitcast_convert::run};
///
/// let mut out = [0u16; 4];
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 2]), Array::new(&[1.0f32, -2.0], &[2]));
/// assert_eq!(out, [0, 0x3f80, 0, 0xc000]);
/// ```
pub fn run<From: Element, To: Element>(
    _exec: &Exec,
    out: ArrayMut<'_, To>,
    operand: Array<'_, From>,
) {
    assert!(
        To::TYPE != xla_shape::ElementType::Bool,
        "bool is no number of bits"
    );
    let copied = bytes::copy_from_bytes(out.elements, bytes::as_bytes(operand.elements));
    copied.expect("arrays of one number of bytes");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_is_a_row_of_narrower_ones_with_the_lowest_bits_first() {
        let operand = [0x0807_0605_0403_0201u64, 0x1817_1615_1413_1211];
        let mut out = [0u8; 16];
        run(
            &Exec::serial(),
            ArrayMut::new(&mut out, &[2, 8]),
            Array::new(&operand, &[2]),
        );
        let wanted: Vec<u8> = (0x01..=0x08).chain(0x11..=0x18).collect();
        assert_eq!(out.as_slice(), wanted);
        let mut back = [0u64; 2];
        run(
            &Exec::serial(),
            ArrayMut::new(&mut back, &[2]),
            Array::new(&out, &[2, 8]),
        );
        assert_eq!(back, operand);
    }
}
