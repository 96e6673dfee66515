//! Tests of `xla-core/src/pjrt/layout.rs`.

use xla_core::pjrt::ArraySpec;
use xla_core::testing::pjrt::layout::*;
use xla_shape::ElementType;

#[test]
fn elements_move_between_the_row_major_order_and_that_of_memory() {
    let bytes: Vec<u8> = (0..6).collect();
    for (dims, order, in_memory, memory) in [
        (&[2, 3][..], &[0, 1][..], &[3, 2][..], [0, 3, 1, 4, 2, 5]),
        (&[2, 3], &[1, 0], &[2, 3], [0, 1, 2, 3, 4, 5]),
        (&[1, 2, 3], &[1, 0, 2], &[3, 1, 2], [0, 3, 1, 4, 2, 5]),
        (&[3, 1, 2], &[0, 2, 1], &[1, 2, 3], [0, 2, 4, 1, 3, 5]),
        (&[6], &[0], &[6], [0, 1, 2, 3, 4, 5]),
    ] {
        let place = DeviceArray::new(ArraySpec::new(ElementType::U8, dims), order.to_vec());
        assert_eq!(
            place.dims_in_memory(),
            in_memory,
            "{dims:?} in the order {order:?}"
        );
        assert_eq!(
            place.to_memory(&bytes),
            memory,
            "{dims:?} in the order {order:?}"
        );
        let mut back = [0; 6];
        place.to_row_major(&memory, &mut back);
        assert_eq!(back, *bytes);
    }
}

#[test]
fn an_element_of_several_bytes_moves_as_one() {
    let place = DeviceArray::new(ArraySpec::new(ElementType::U16, &[2, 2]), vec![0, 1]);
    assert_eq!(
        place.to_memory(&[1, 2, 3, 4, 5, 6, 7, 8]),
        [1, 2, 5, 6, 3, 4, 7, 8]
    );
}

#[test]
fn an_empty_array_has_no_elements_to_move() {
    let place = DeviceArray::new(ArraySpec::new(ElementType::F32, &[0, 3]), vec![0, 1]);
    assert_eq!(place.to_memory(&[]), [0u8; 0]);
}
