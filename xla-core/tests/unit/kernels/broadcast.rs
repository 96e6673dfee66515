//! Tests of `xla-core/src/kernels/broadcast.rs`.

use xla_core::kernels::broadcast::*;
use xla_core::rt::Exec;

#[test]
fn each_element_comes_from_its_place() {
    const CASES: [(&[usize], &[usize]); 9] = [
        (&[], &[]),
        (&[4], &[0]),
        (&[3, 50], &[0, 1]),
        (&[50, 3], &[1, 0]),
        (&[50, 30], &[1, 50]),
        (&[2, 3, 4], &[0, 1, 0]),
        (&[2, 20, 30], &[0, 1, 20]),
        (&[9, 20, 8], &[7, 0, 3]),
        (&[2, 3, 2, 2, 3], &[1, 0, 2, 0, 5]),
    ];
    for (dims, strides) in CASES {
        let last: usize = dims
            .iter()
            .zip(strides)
            .map(|(size, stride)| (size - 1) * stride)
            .sum();
        let operand: Vec<u16> = (0..=last as u16).collect();
        let mut want = vec![0];
        for (&size, &stride) in dims.iter().zip(strides) {
            want = want
                .iter()
                .flat_map(|at| (0..size).map(move |i| at + (i * stride) as u16))
                .collect();
        }
        let mut out = vec![u16::MAX; want.len()];
        run(&Exec::serial(), &mut out, &operand, dims, strides);
        assert_eq!(out, want, "{dims:?} {strides:?}");
    }
}

#[test]
fn a_scalar_fills_a_large_result_on_any_number_of_threads() {
    for threads in [1, 2, 5] {
        let mut out = vec![0.0; 3 << 20];
        run(
            &Exec::threads(threads),
            &mut out,
            &[2.5_f32],
            &[3, 1 << 10, 1 << 10],
            &[0, 0, 0],
        );
        assert!(out.iter().all(|x| *x == 2.5));
    }
}

#[test]
fn nothing_is_read_for_an_empty_result() {
    run::<i32>(&Exec::serial(), &mut [], &[], &[3, 0], &[0, 1]);
}

#[test]
#[should_panic(expected = "expected an operand for dimensions")]
fn a_short_operand_is_refused() {
    run(&Exec::serial(), &mut [0; 6], &[0; 2], &[2, 3], &[0, 1]);
}
