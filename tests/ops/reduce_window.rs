//! `reduce_window`: folds the elements of a window at each of its positions.

use crate::common::{all, of};
use typed_xla::Error;
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($test:ident ($($e:ident)*) $init:literal $with:ident $y:expr) => {
        #[test]
        fn $test() {
            $({
                #[computation]
                fn folded(x: &$e![6], init: $e) -> $e![3] {
                    reduce_window($with, x, init, [3], [2], "SAME")
                }
                let [init] = of([$init]);
                let y = folded(&Tensor::from_elements(of([1.0, 0.0, 1.0, 1.0, 0.0, 0.0])), init);
                all(stringify!($e $with), y.as_slice(), &of($y), false);
            })*
        }
    };
}
every_kind!(every_kind_of_element_is_added (i32 u8 bf16 f32 c64) 2.0 add [4.0, 4.0, 2.0]);
every_kind!(every_kind_of_element_is_multiplied (i32 u8 bf16 f32 c64) 2.0 mul [0.0, 0.0, 0.0]);
every_kind!(every_ordered_type_has_a_maximum (i32 u8 bf16 f32 bool) 0.0 max [1.0, 1.0, 0.0]);
every_kind!(every_ordered_type_has_a_minimum (i32 u8 bf16 f32 bool) 1.0 min [0.0, 0.0, 0.0]);
every_kind!(bits_and_flags_are_joined (i32 u8 bool) 0.0 or [1.0, 1.0, 0.0]);

/// The example of the specification: windows of 2 by 3 that do not overlap.
#[computation]
fn pooled(x: &i32![4, 6]) -> (i32![2, 2], i32![3, 4], i32![2, 2]) {
    (
        reduce_window(max, x, -1, [2, 3], [2, 3]),
        reduce_window(|a, b| max(b, a), x, -1, window_dimensions = [2, 3]),
        x.reduce_window(add, 0, [2, 3], [2, 3], "VALID"),
    )
}

#[test]
fn a_window_moves_by_its_strides() {
    let x = Tensor::from_fn(|[i, j]| ((i * 6 + j) * 7 % 24) as i32);
    let (apart, beside, sums) = pooled(&x);
    let over = |i: usize, j: usize| {
        let inside = (0..2).flat_map(move |k| (0..3).map(move |l| (i + k, j + l)));
        inside.map(|(i, j)| x[[i, j]]).collect::<Vec<i32>>()
    };
    let most = |i: usize, j: usize| over(i, j).into_iter().max().unwrap();
    assert_eq!(apart, Tensor::from_fn(|[i, j]| most(2 * i, 3 * j)));
    assert_eq!(beside, Tensor::from_fn(|[i, j]| most(i, j)));
    assert_eq!(
        sums,
        Tensor::from_fn(|[i, j]| over(2 * i, 3 * j).iter().sum())
    );
}

#[computation]
fn padded(x: &f32![4]) -> (f32![5], f32![4], f32![2], f32![9], f32![2], f32![4]) {
    (
        reduce_window(add, x, 100.0, [2], padding = [(1, 1)]),
        reduce_window(add, x, 0.0, [2], padding = "SAME"),
        reduce_window(add, x, 0.0, [2], padding = [(-1, 0)]),
        reduce_window(add, x, 0.0, [2], padding = [(2, 1)], base_dilations = [2]),
        reduce_window(add, x, 0.0, [2], window_dilations = [2]),
        reduce_window(|a, b| a * 10.0 + b, x, 0.0, [3], padding = [(1, 1)]),
    )
}

#[test]
fn padding_and_holes_are_skipped_and_the_initial_value_is_taken_once() {
    let (around, same, cut, holes, apart, in_order) = padded(&tensor![1.0, 2.0, 3.0, 4.0]);
    assert_eq!(around, tensor![101.0, 103.0, 105.0, 107.0, 104.0]);
    assert_eq!(same, tensor![3.0, 5.0, 7.0, 4.0]);
    assert_eq!(cut, tensor![5.0, 7.0]);
    assert_eq!(holes, tensor![0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0]);
    assert_eq!(apart, tensor![4.0, 6.0]);
    assert_eq!(in_order, tensor![12.0, 123.0, 234.0, 34.0]);
}

#[computation]
fn special(x: &f32![4]) -> (f32![3], f32![3], f32![3]) {
    (
        reduce_window(max, x, 0.0, [2]),
        reduce_window(min, x, 1.0, [2]),
        reduce_window(add, x, 0.0, [2]),
    )
}

#[test]
fn nan_stays_in_each_window_that_holds_it() {
    let (most, least, sums) = special(&tensor![1.0, -2.0, f32::NAN, f32::INFINITY]);
    let nan = |x: &f32![3]| x.as_slice().iter().map(|x| x.is_nan()).collect::<Vec<_>>();
    assert_eq!(nan(&most), [false, true, true]);
    assert_eq!(nan(&least), [false, true, true]);
    assert_eq!(nan(&sums), [false, true, true]);
    assert_eq!((most[[0]], least[[0]], sums[[0]]), (1.0, -2.0, -1.0));
}

#[computation]
fn wins(a: f32, i: i32, b: f32, j: i32) -> (f32, i32) {
    (max(a, b), select(a >= b, i, j))
}

#[computation]
fn places(x: &f32![6]) -> (f32![3], i32![3]) {
    reduce_window(wins, (x, iota(i32, [6])), (-1.0f32, -1i32), [2], [2])
}

#[test]
fn several_arrays_are_folded_as_one() {
    let (most, at) = places(&tensor![3.0, 1.0, 4.0, 4.0, 5.0, 9.0]);
    assert_eq!(most, tensor![3.0, 4.0, 9.0]);
    assert_eq!(at, tensor![0, 2, 5]);
}

#[computation]
fn columns<N: Dim>(x: &i64![N, 5; {0, 1}]) -> (i64![N, 5], i64![N, 3; {0, 1}]) {
    (
        reduce_window(add, x, 0, [3, 1], padding = "SAME"),
        reduce_window(|a, b| a * b + N, x, 1, [1, 2], [1, 2], [(0, 0), (1, 0)]),
    )
}

#[test]
fn sizes_may_be_generic_and_layouts_any() {
    let x: i64![3, 5; {0, 1}] = Tensor::from_fn(|[i, j]| (10 * i + j) as i64);
    let (down, across) = columns(&x);
    let sum = |i: usize, j: usize| (i.max(1) - 1..(i + 2).min(3)).map(|i| x[[i, j]]).sum();
    assert_eq!(down, Tensor::from_fn(|[i, j]| sum(i, j)));
    let pair = |i: usize, j: usize| match j {
        0 => x[[i, 0]] + 3,
        _ => (x[[i, 2 * j - 1]] + 3) * x[[i, 2 * j]] + 3,
    };
    assert_eq!(across, Tensor::from_fn(|[i, j]| pair(i, j)));
}

#[computation]
fn nothing(x: &f32![0, 3], y: &f32![2, 3], s: f32) -> (f32![1, 3], f32![2, 0], f32) {
    (
        reduce_window(add, x, 5.0, [2, 1], padding = [(1, 1), (0, 0)]),
        reduce_window(add, y, 5.0, [1, 4]),
        reduce_window(add, s, 5.0, []),
    )
}

#[test]
fn windows_may_be_empty_or_have_no_place() {
    let (initial, none, scalar) = nothing(&Tensor::zeros(), &Tensor::zeros(), 2.0);
    assert_eq!(initial, tensor![[5.0, 5.0, 5.0]]);
    assert!(none.as_slice().is_empty());
    assert_eq!(scalar, 7.0);
}

#[computation]
fn symbolic<N: Dim, W: Dim>(
    x: &f32![N, 6],
    _of: &f32![W],
) -> (f32![1, 6], f32![N + 1 - W, 3], f32![N, 6], f32![N, 6]) {
    (
        reduce_window(add, x, 0.0, [N, 1]),
        reduce_window(add, x, 0.0, [W, 2], window_strides = [1, 2]),
        reduce_window(add, x, 0.0, [W, 1], padding = "SAME"),
        reduce_window(max, x, -1.0, [W, 1], padding = [(W - 1, 0), (0, 0)]),
    )
}

#[computation]
fn tiled(x: &i32![?], w: &i32![?]) -> Result<i32![?], Error> {
    Ok(reduce_window(add, x, 0, w.dims(), w.dims(), [(-1, 0)]))
}

#[test]
fn numbers_of_a_window_may_be_sizes() {
    let x: f32![5, 6] = Tensor::from_fn(|[i, j]| (i * i + j) as f32);
    for_each_window(&x, &tensor![0.0, 0.0, 0.0]);
    let tiles_of = |size: usize| {
        let (x, w) = (vec![9, 1, 2, 3, 4, 5, 6, 7], vec![0; size]);
        tiled(&Tensor::from_vec(x).unwrap(), &Tensor::from_vec(w).unwrap())
    };
    assert_eq!(tiles_of(3).unwrap().to_vec(), [6, 15]);
    assert_eq!(tiles_of(1).unwrap().to_vec(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(tiles_of(7).unwrap().to_vec(), [28]);
    assert!(tiles_of(0).is_err());
}

fn for_each_window(x: &f32![5, 6], w: &f32![3]) {
    let (all, pairs, same, greatest) = symbolic(x, w);
    let at = |i: isize, j: usize| (0..5).contains(&i).then(|| x[[i as usize, j]]);
    for j in 0..6 {
        assert_eq!(all[[0, j]], (0..5).filter_map(|i| at(i, j)).sum::<f32>());
        for i in 0..5_isize {
            let row = i as usize;
            let around = (i - 1..i + 2).filter_map(|i| at(i, j));
            assert_eq!(same[[row, j]], around.sum::<f32>());
            let before = (i - 2..i + 1).filter_map(|i| at(i, j));
            assert_eq!(greatest[[row, j]], before.fold(-1.0, f32::max));
            if row < 3 && j < 3 {
                let window = (i..i + 3).flat_map(|i| [at(i, 2 * j), at(i, 2 * j + 1)]);
                assert_eq!(pairs[[row, j]], window.flatten().sum::<f32>());
            }
        }
    }
}
