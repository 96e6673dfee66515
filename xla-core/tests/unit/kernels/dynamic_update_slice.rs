//! Tests of `xla-core/src/kernels/dynamic_update_slice.rs`.

use xla_core::kernels::dynamic_update_slice::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn the_box_is_replaced_where_it_fits() {
    let operand: Vec<u32> = (0..12).collect();
    let update = [90, 91];
    for (dims, starts, places) in [
        ([1, 2], [0, 1], [1, 2]),
        ([2, 1], [1, 3], [7, 11]),
        ([1, 2], [7, 7], [10, 11]),
        ([2, 1], [-1, -1], [0, 4]),
    ] {
        let mut expected = operand.clone();
        places
            .iter()
            .zip(update)
            .for_each(|(&at, x)| expected[at] = x);
        let mut out = [0; 12];
        let starts: Vec<Array<i8>> = starts
            .iter()
            .map(|start| Array::new(std::slice::from_ref(start), &[]))
            .collect();
        run(
            &Exec::serial(),
            ArrayMut::new(&mut out, &[3, 4]),
            Array::new(&operand, &[3, 4]),
            Array::new(&update, &dims),
            &starts,
        );
        assert_eq!(out[..], expected);
    }
}

#[test]
fn a_scalar_is_replaced_whole() {
    let mut out = [0];
    let (operand, update) = (Array::new(&[1], &[]), Array::new(&[2], &[]));
    run::<i32, i32>(
        &Exec::serial(),
        ArrayMut::new(&mut out, &[]),
        operand,
        update,
        &[],
    );
    assert_eq!(out, [2]);
}
