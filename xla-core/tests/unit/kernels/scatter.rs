use crate::kernels::testing::WINDOWS;
use crate::kernels::testing::Windows;
use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use crate::kernels::testing::numbers;
use xla_core::element::Element;
use xla_core::element::bf16;
use xla_core::element::f16;
use xla_core::function::add;
use xla_core::function::max;
use xla_core::function::second;
use xla_core::kernels::scatter::Sum;
use xla_core::kernels::scatter::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;
use xla_core::rt::Function;
use xla_core::rt::GatherDimensions;
use xla_core::rt::Index;
use xla_core::rt::Level;
use xla_core::rt::c64;
use xla_core::rt::c128;

/// Applies the updates of `case` by `with`, one after the other in the order of the places, as the definition does.
fn reference(case: &Windows, places: &[i32], with: impl Fn(u32, u32) -> u32) -> Vec<u32> {
    let mut out = numbered(case.operand);
    let mut order: Vec<(usize, Vec<usize>)> = indices(case.windows).enumerate().collect();
    order.sort_by_key(|(_, index)| {
        let of_place = (0..index.len()).filter(|d| !case.numbers.offset.contains(d));
        of_place.map(|d| index[d]).collect::<Vec<_>>()
    });
    for (update, index) in order {
        if let Some(at) = case.source(places, &index, false) {
            out[at] = with(out[at], 100 * update as u32);
        }
    }
    out
}

fn combined<F: Function<(u32, ()), Output = (u32, ())>>(
    exec: &Exec,
    case: &Windows,
    places: &[i32],
    with: F,
) -> Vec<u32> {
    let (input, updates) = (numbered(case.operand), numbered(case.windows));
    let updates: Vec<u32> = updates.iter().map(|x| 100 * x).collect();
    let mut out = vec![7; input.len()];
    run(
        exec,
        (ArrayMut::new(&mut out, case.operand), ()),
        (Array::new(&input, case.operand), ()),
        (Array::new(&updates, case.windows), ()),
        Array::new(places, case.indices),
        case.numbers,
        with,
    );
    out
}

/// A function that is not known, for which the order matters.
#[derive(Clone, Copy)]
struct Digits;

impl Function<(u32, ())> for Digits {
    type Output = (u32, ());

    fn call<L: Level>(&self, (a, ()): (u32, ()), (b, ()): (u32, ())) -> (u32, ()) {
        (a.wrapping_mul(31).wrapping_add(b), ())
    }
}

#[test]
fn each_update_is_combined_with_the_window_of_its_place() {
    for case in WINDOWS {
        let places: Vec<i32> = case.places().collect();
        let exec = Exec::serial();
        let (sum, last) = (
            reference(case, &places, u32::wrapping_add),
            reference(case, &places, |_, b| b),
        );
        assert_eq!(combined(&exec, case, &places, add), sum, "{case:?}");
        assert_eq!(combined(&exec, case, &places, second), last, "{case:?}");
        let greatest = reference(case, &places, u32::max);
        assert_eq!(combined(&exec, case, &places, max), greatest, "{case:?}");
        let digits = reference(case, &places, |a, b| a.wrapping_mul(31).wrapping_add(b));
        assert_eq!(combined(&exec, case, &places, Digits), digits, "{case:?}");
    }
}

#[test]
fn threads_combine_in_the_same_order() {
    let places: Vec<i32> = (0..3000).map(|i| i * 7919 % 950 - 20).collect();
    // Elements, rows, windows of several rows, and columns.
    let cases = [
        Windows {
            operand: &[900],
            indices: &[3000],
            windows: &[3000],
            numbers: numbers(&[], &[0], &[0], None),
        },
        Windows {
            operand: &[900, 40],
            indices: &[3000],
            windows: &[3000, 40],
            numbers: numbers(&[1], &[0], &[0], None),
        },
        Windows {
            operand: &[900, 40],
            indices: &[3000],
            windows: &[7, 3000, 12],
            numbers: numbers(&[0, 2], &[], &[0], None),
        },
        Windows {
            operand: &[300, 930],
            indices: &[3000],
            windows: &[300, 3000],
            numbers: numbers(&[0], &[1], &[1], None),
        },
    ];
    for case in &cases {
        let serial = combined(&Exec::serial(), case, &places, Digits);
        assert_eq!(combined(&Exec::threads(3), case, &places, Digits), serial);
        let digits = |a: u32, b: u32| a.wrapping_mul(31).wrapping_add(b);
        assert_eq!(serial, reference(case, &places, digits), "{case:?}");
    }
}

/// Combines elements with the elements of a long array in one thread and in several, at these indices again and again.
fn elements<X: Index + Into<i128>>(indices: &[X]) {
    const LEN: usize = 200_003;
    const COUNT: usize = 3001;
    let indices: Vec<X> = indices.iter().copied().cycle().take(COUNT).collect();
    let (input, updates) = (numbered(&[LEN]), numbered(&[COUNT]));
    let mut expected = input.clone();
    for (update, &index) in updates.iter().zip(&indices) {
        if let Some(x) = usize::try_from(index.into())
            .ok()
            .and_then(|at| expected.get_mut(at))
        {
            *x = x.wrapping_mul(31).wrapping_add(*update);
        }
    }
    for exec in [Exec::serial(), Exec::threads(3)] {
        let mut out = vec![7; LEN];
        run(
            &exec,
            (ArrayMut::new(&mut out, &[LEN]), ()),
            (Array::new(&input, &[LEN]), ()),
            (Array::new(&updates, &[COUNT]), ()),
            Array::new(&indices, &[COUNT]),
            numbers(&[], &[0], &[0], None),
            Digits,
        );
        assert!(out == expected, "{exec:?}, {}", core::any::type_name::<X>());
    }
}

#[test]
fn indices_of_every_type_that_lie_outside_are_left_out() {
    macro_rules! of {
        ($($t:ident: $($more:expr),*;)*) => {$(
            elements(&[$t::MIN, 0, 1, 100, 127, $t::MAX, 2, 100, 1, $t::MAX - 1 $(, $more)*]);
        )*};
    }
    of! {
        i8: -1;
        i16: -1, 30_000;
        i32: -1, 30_000, 200_002, 200_003, 70_000, 200_002;
        i64: -1, 30_000, 200_002, 200_003, 70_000, 200_002, 1 << 32;
        u8: 200;
        u16: 30_000, 60_000;
        u32: 30_000, 200_002, 200_003, 70_000, 200_002;
        u64: 30_000, 200_002, 200_003, 70_000, 200_002, 1 << 32, 1 << 63;
    }
}

/// The greater number, and what belongs to it.
#[derive(Clone, Copy)]
struct Best;

impl Function<(f32, (i32, ()))> for Best {
    type Output = (f32, (i32, ()));

    fn call<L: Level>(&self, a: (f32, (i32, ())), b: (f32, (i32, ()))) -> Self::Output {
        if b.0 > a.0 { b } else { a }
    }
}

#[test]
fn several_arrays_are_combined_as_one() {
    let (mut x, mut y) = ([0.0; 3], [0; 3]);
    let input = (
        Array::new(&[1.0, 2.0, 3.0], &[3]),
        (Array::new(&[10, 20, 30], &[3]), ()),
    );
    let updates = (
        Array::new(&[4.0, 2.5, 3.5], &[3]),
        (Array::new(&[1, 2, 3], &[3]), ()),
    );
    let outs = (
        ArrayMut::new(&mut x, &[3]),
        (ArrayMut::new(&mut y, &[3]), ()),
    );
    let places = Array::new(&[0u8, 2, 0], &[3]);
    run(
        &Exec::serial(),
        outs,
        input,
        updates,
        places,
        numbers(&[], &[0], &[0], None),
        Best,
    );
    assert_eq!((x, y), ([4.0, 2.0, 3.0], [1, 20, 30]));
}

/// The same functions without their names.
#[derive(Clone, Copy)]
struct Unnamed<F>(F);

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Function<(T, ())> for Unnamed<F> {
    type Output = (T, ());

    fn call<L: Level>(&self, a: (T, ()), b: (T, ())) -> (T, ()) {
        self.0.call::<L>(a, b)
    }
}

#[test]
fn known_functions_combine_elements_of_every_type_as_others_do() {
    fn check<T: Sum>(values: [T; 4])
    where
        add: Function<(T, ()), Output = (T, ())>,
    {
        let input = [values[0], values[1], values[2], values[3], values[0]];
        let updates = [
            values[3], values[2], values[1], values[2], values[3], values[1],
        ];
        fn combined<T: Sum, F: Function<(T, ()), Output = (T, ())>>(
            input: &[T; 5],
            updates: &[T; 6],
            with: F,
        ) -> [[T; 5]; 2] {
            // Elements by one index each, and windows of two.
            let cases: [(&[usize], GatherDimensions<'_>, &[i32]); 2] = [
                (&[6], numbers(&[], &[0], &[0], None), &[4, 0, 1, 7, 4, 0]),
                (&[3, 2], numbers(&[1], &[], &[0], None), &[1, 3, 2]),
            ];
            cases.map(|(windows, numbers, places)| {
                let mut out = [T::ZERO; 5];
                run(
                    &Exec::serial(),
                    (ArrayMut::new(&mut out, &[5]), ()),
                    (Array::new(input, &[5]), ()),
                    (Array::new(updates, windows), ()),
                    Array::new(places, &[places.len()]),
                    numbers,
                    with,
                );
                out
            })
        }
        let sums = combined(&input, &updates, add);
        assert_eq!(
            sums,
            combined(&input, &updates, Unnamed(add)),
            "{}",
            T::TYPE
        );
        let last = combined(&input, &updates, second);
        assert_eq!(
            last,
            combined(&input, &updates, Unnamed(second)),
            "{}",
            T::TYPE
        );
        assert_ne!(sums, last);
    }
    macro_rules! integers {
        ($($t:ident)*) => {$( check([$t::MAX, 3, $t::MIN, 100]); )*};
    }
    integers!(i8 i16 i32 i64 u8 u16 u32 u64);
    check([true, false, false, true]);
    check([1.5, -2.0, 0.1, 3.0].map(f16::from_f64));
    check([1.5, -2.0, 0.1, 3.0].map(bf16::from_f64));
    check([1.5f32, -2.0, 0.1, 3.0]);
    check([1.5f64, -2.0, 0.1, 3.0]);
    check([1.5f32, -2.0, 0.1, 3.0].map(|x| c64::new(x, 1.0 - x)));
    check([1.5f64, -2.0, 0.1, 3.0].map(|x| c128::new(x, 1.0 - x)));
}
