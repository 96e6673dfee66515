//! Tests of `xla-core/src/kernels/custom_call.rs`.

use xla_core::kernels::custom_call::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::size::Dynamic;
use xla_core::size::Size;
use xla_core::tensor::Tensor;

#[test]
fn an_array_is_seen_as_a_tensor_and_a_result_becomes_arrays() {
    let elements = [1.0f32, 2.0, 3.0, 4.0];
    let view = viewed::<f32, (Size<2>, Size<2>)>(Array::new(&elements, &[2, 2]));
    let x: &Tensor<f32, (Size<2>, Size<2>)> = &view;
    let open = viewed::<f32, (Dynamic, Size<2>)>(Array::new(&elements[2..], &[1, 2]));
    assert_eq!((open.dims(), open.as_slice()), ([1, 2], &[3.0, 4.0][..]));
    let (mut sum, mut copy) = ([0.0f32], [0.0f32; 4]);
    let outs = (
        ArrayMut::new(&mut sum, &[]),
        (ArrayMut::new(&mut copy, &[2, 2]), ()),
    );
    fill(outs, &(10.0f32, x));
    assert_eq!((sum, copy), ([10.0], elements));
    let list = (Array::new(&sum, &[]), (Array::new(&copy, &[2, 2]), ()));
    let whole: (f32, Tensor<f32, (Size<2>, Size<2>)>) = assembled(list);
    assert_eq!(whole, (10.0, *x));
}
