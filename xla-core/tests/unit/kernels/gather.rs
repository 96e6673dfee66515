//! Tests of `xla-core/src/kernels/gather.rs`.

use crate::kernels::testing::WINDOWS;
use crate::kernels::testing::Windows;
use crate::kernels::testing::along;
use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use crate::kernels::testing::numbers;
use xla_core::element::Element;
use xla_core::element::f16;
use xla_core::kernels::gather::*;
use xla_core::level::Baseline;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;
use xla_core::rt::GatherDimensions;
use xla_core::rt::c64;
use xla_core::rt::c128;

#[test]
fn each_element_comes_from_the_window_of_its_place() {
    for case in WINDOWS {
        let &Windows {
            operand: dims,
            indices: index_dims,
            windows: out_dims,
            numbers,
            ..
        } = case;
        let operand = numbered(dims);
        let places: Vec<i32> = case.places().collect();
        let want: Vec<u32> = indices(out_dims)
            .map(|index| operand[case.source(&places, &index, true).unwrap()])
            .collect();
        let mut out = numbered(out_dims);
        let from = (Array::new(&operand, dims), Array::new(&places, index_dims));
        let to = ArrayMut::new(&mut out, out_dims);
        run(&Exec::serial(), to, from.0, from.1, numbers);
        assert_eq!(out, want, "{case:?}");
        let most = [dims, out_dims, index_dims].map(<[_]>::len);
        if most.into_iter().all(|rank| rank <= 4) {
            out.fill(1000);
            let to = ArrayMut::new(&mut out, out_dims);
            small::<Baseline, _>(to, from.0, from.1, numbers);
            assert_eq!(out, want, "small: {case:?}");
        }
    }
}

#[test]
fn nothing_is_read_of_an_empty_operand() {
    let mut out = [7.0; 3];
    let (operand, places) = (Array::new(&[], &[0]), Array::new(&[0u8, 1, 2], &[3]));
    let to = ArrayMut::new(&mut out, &[3]);
    let numbers = numbers(&[], &[0], &[0], None);
    run(&Exec::serial(), to, operand, places, numbers);
    assert_eq!(out, [0.0; 3]);
    out.fill(7.0);
    small::<Baseline, _>(ArrayMut::new(&mut out, &[3]), operand, places, numbers);
    assert_eq!(out, [0.0; 3]);
}

#[test]
fn elements_of_every_width_are_read() {
    fn read<T: Element>(element: impl Fn(usize) -> T) {
        // Blocks of places and a part of one, by one index each, by two, and by one that goes along.
        const N: usize = 333;
        let dims = [N, 7];
        let operand: Vec<T> = (0..N * 7).map(element).collect();
        let places: Vec<i16> = (0..2 * N as i16).map(|i| i * 31 % 401 - 30).collect();
        let clamped = |i: usize, most: usize| (places[i].max(0) as usize).min(most);
        type Case<'a> = (
            &'a [usize],
            GatherDimensions<'a>,
            &'a dyn Fn(usize) -> usize,
        );
        let corner = numbers(&[], &[0, 1], &[0], None);
        let element = numbers(&[], &[0, 1], &[0, 1], Some(1));
        let of_row = along(numbers(&[], &[1], &[1], Some(1)), &[0], &[0]);
        let cases: [Case<'_>; 3] = [
            (&[N], corner, &|n| 7 * clamped(n, N - 1)),
            (&[N, 2], element, &|n| {
                7 * clamped(2 * n, N - 1) + clamped(2 * n + 1, 6)
            }),
            (&[N, 1], of_row, &|n| 7 * n + clamped(n, 6)),
        ];
        for (sizes, numbers, want) in cases {
            let mut out = [T::ZERO; N];
            let places = &places[..sizes.iter().product()];
            let (from, places) = (Array::new(&operand, &dims), Array::new(places, sizes));
            run(
                &Exec::serial(),
                ArrayMut::new(&mut out, &[N]),
                from,
                places,
                numbers,
            );
            assert!(
                (0..N).all(|n| out[n] == operand[want(n)]),
                "{} by {sizes:?}",
                T::TYPE
            );
        }
    }
    read(|i| i % 3 == 0);
    read(|i| i as u8);
    read(|i| i as u16);
    read(|i| f16::from_bits(i as u16));
    read(|i| i as f32);
    read(|i| i as f64);
    read(|i| i as i64);
    read(|i| c64::new(i as f32, -1.0));
    read(|i| c128::new(i as f64, -1.0));
}

#[test]
#[should_panic(expected = "a place outside of the operand")]
fn a_batching_dimension_longer_than_the_operands_is_refused() {
    let (operand, places) = (
        Array::new(&[1, 2, 3, 4], &[2, 2]),
        Array::new(&[0; 5], &[5]),
    );
    let mut out = [0; 5];
    let to = ArrayMut::new(&mut out, &[5]);
    run(
        &Exec::serial(),
        to,
        operand,
        places,
        along(numbers(&[], &[1], &[1], None), &[0], &[0]),
    );
}

#[test]
fn an_element_is_read_at_all_components_of_its_index() {
    const N: usize = 1300;
    let dims = [N, 7, 5];
    let operand = numbered(&dims);
    let places: Vec<i32> = (0..3 * N as i32).map(|i| i * 7919 % 1500 - 90).collect();
    let clamped = |i: usize, d: usize| (places[i].max(0) as usize).min(dims[d] - 1);
    let index = |[i, j, k]: [usize; 3]| operand[(i * dims[1] + j) * dims[2] + k];
    // A place has three parts, side by side or apart, or two beside a dimension that goes along, or one.
    let three = |n: usize| index([0, 1, 2].map(|d| clamped(3 * n + d, d)));
    let apart = |n: usize| index([0, 1, 2].map(|d| clamped(n + d * N, d)));
    let two = |n: usize| index([n, clamped(2 * n + 1, 1), clamped(2 * n, 2)]);
    type Case<'a> = (&'a [usize], GatherDimensions<'a>, &'a dyn Fn(usize) -> u32);
    let of_three = |vector| numbers(&[], &[0, 1, 2], &[0, 1, 2], Some(vector));
    let of_two = along(numbers(&[], &[1, 2], &[2, 1], Some(1)), &[0], &[0]);
    let cases: [Case<'_>; 3] = [
        (&[N, 3], of_three(1), &three),
        (&[3, N], of_three(0), &apart),
        (&[N, 2], of_two, &two),
    ];
    for (index_dims, numbers, want) in cases {
        let places = &places[..index_dims.iter().product()];
        for exec in [Exec::serial(), Exec::threads(3)] {
            let mut out = [0; N];
            let to = ArrayMut::new(&mut out, &[N]);
            let (operand, places) = (Array::new(&operand, &dims), Array::new(places, index_dims));
            run(&exec, to, operand, places, numbers);
            assert!((0..N).all(|n| out[n] == want(n)), "{index_dims:?}");
        }
    }
}

#[test]
fn threads_gather_the_same_way() {
    let operand = numbered(&[900, 40]);
    let places: Vec<i64> = (0..5000).map(|i| i * 7919 % 1000 - 50).collect();
    // Rows, elements of a column, and rows that stand upright.
    for (out_dims, numbers) in [
        (&[5000, 40][..], numbers(&[1], &[0], &[0], None)),
        (&[40, 5000], numbers(&[0], &[0], &[0], None)),
        (&[5000], numbers(&[], &[0, 1], &[0], None)),
    ] {
        let mut outs = [numbered(out_dims), numbered(out_dims)];
        for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
            run(
                &exec,
                ArrayMut::new(out, out_dims),
                Array::new(&operand, &[900, 40]),
                Array::new(&places, &[5000]),
                numbers,
            );
        }
        assert_eq!(outs[0], outs[1]);
        let row = |place: i64| place.clamp(0, 899) as u32 * 40;
        assert_eq!(outs[0].last().map(|x| x / 40 * 40), Some(row(places[4999])));
    }
}
