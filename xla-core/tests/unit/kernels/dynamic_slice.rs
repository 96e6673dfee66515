//! Tests of `xla-core/src/kernels/dynamic_slice.rs`.

use xla_core::kernels::dynamic_slice::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn indices_of_every_type_are_moved_inside() {
    assert_eq!(
        [(-3i8).clamped(5), 3i8.clamped(5), 127i8.clamped(5)],
        [0, 3, 5]
    );
    assert_eq!([i64::MIN.clamped(5), i64::MAX.clamped(5)], [0, 5]);
    assert_eq!(
        [0u64.clamped(5), 5u64.clamped(5), u64::MAX.clamped(5)],
        [0, 5, 5]
    );
}

#[test]
fn the_box_is_moved_inside() {
    let operand: Vec<u32> = (0..12).collect();
    for (starts, want) in [
        ([0, 0], [0, 1, 4, 5]),
        ([1, 2], [6, 7, 10, 11]),
        ([-4, 1], [1, 2, 5, 6]),
        ([9, 9], [6, 7, 10, 11]),
    ] {
        let mut out = [0; 4];
        let starts: Vec<Array<i32>> = starts
            .iter()
            .map(|start| Array::new(std::slice::from_ref(start), &[]))
            .collect();
        run(
            &Exec::serial(),
            ArrayMut::new(&mut out, &[2, 2]),
            Array::new(&operand, &[3, 4]),
            &starts,
        );
        assert_eq!(out, want);
    }
}

#[test]
fn a_contiguous_box_has_the_offset_of_its_first_element() {
    for (dims, sizes, place, want) in [
        (&[5, 4][..], &[2, 4][..], &[3, 0][..], Some(12)),
        (&[5, 4], &[1, 2], &[3, 1], Some(13)),
        (&[5, 4], &[2, 2], &[3, 1], None),
        (&[3, 5, 4], &[1, 2, 4], &[2, 1, 0], Some(44)),
        (&[3, 5, 4], &[2, 1, 4], &[0, 1, 0], None),
        (&[3, 1, 4], &[2, 1, 4], &[1, 0, 0], Some(4)),
        (&[], &[], &[], Some(0)),
    ] {
        assert_eq!(piece(dims, sizes, place), want, "{sizes:?} of {dims:?}");
    }
}

#[test]
#[should_panic(expected = "a box of 3 in dimension 0, which has 2")]
fn a_box_larger_than_the_operand_is_refused() {
    let start = Array::new(&[0], &[]);
    let operand = Array::new(&[1, 2], &[2]);
    run(
        &Exec::serial(),
        ArrayMut::new(&mut [0; 3], &[3]),
        operand,
        &[start],
    );
}
