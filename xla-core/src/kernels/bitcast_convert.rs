//! `bitcast_convert`: the same bytes as elements of another width.

use crate::array::{Array, ArrayMut};
use crate::element::Element;
use crate::element::bytes;
use crate::exec::Exec;

/// Writes the bytes of `operand` to `out` as they are, the lowest first.
///
/// # Panics
///
/// Panics if the arrays differ in bytes, or `out` is of `bool`.
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
        "expected a type without invalid bit patterns, found bool"
    );
    let copied = bytes::copy_from_bytes(out.elements, bytes::as_bytes(operand.elements));
    copied.expect("expected arrays of the same number of bytes");
}
