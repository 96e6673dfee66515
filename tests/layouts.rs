//! Padded and tiled layouts: padding affects no result, and has the value that the type specifies.

use typed_xla::prelude::*;
use typed_xla::shape::{Layout, StaticShape};

fn x() -> f32![5, 7] {
    let mut state = 1u32;
    Tensor::from_fn(|_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 22) as f32 - 2.0
    })
}

/// Returns the same elements with padding that would spoil every result.
fn soiled<S: StaticShape, L: Layout<S>>(x: &Tensor<f32, S>) -> Tensor<f32, S, L> {
    let mut y = x.to_layout::<L>();
    for (place, value) in y.as_mut_slice().iter_mut().enumerate() {
        if L::index_at(place).is_none() {
            *value = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1e30][place % 4];
        }
    }
    y
}

/// Returns the values of the padding, without repetitions.
fn between<S: StaticShape, L: Layout<S>>(x: &Tensor<f32, S, L>) -> Vec<f32> {
    let places = x.as_slice().iter().enumerate();
    let places = places.filter(|(place, _)| L::index_at(*place).is_none());
    let mut values: Vec<f32> = places.map(|(_, &value)| value).collect();
    values.dedup();
    values
}

fn bits<S: StaticShape, L: Layout<S>>(x: &Tensor<f32, S, L>) -> Vec<u32> {
    x.iter().map(|x| x.to_bits()).collect()
}

/// A computation over arrays with padding returns bit for bit the same as without, for the same order of dimensions.
macro_rules! same {
    ($($name:ident: $order:tt [$($layout:tt)*], $other_order:tt [$($other:tt)*];)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn dense(x: &f32![5, 7; $order], w: &f32![7, 4; $other_order]) -> (f32, f32![7], f32![5], f32![5, 7; $order], f32![5, 4], f32![5, 7; $order], i32![7], f32![35]) {
                (sum(x), sum(x, 0), reduce_max(x, 1), softmax(x, dimension = 0), dot(x, w), sort(x), argmin(x, 0), reshape(x, 35))
            }
            #[computation]
            fn laid(
                x: &f32![5, 7; $order $($layout)*],
                w: &f32![7, 4; $other_order $($other)*],
            ) -> (f32, f32![7], f32![5], f32![5, 7; $order $($layout)*], f32![5, 4], f32![5, 7; $order $($layout)*], i32![7], f32![35]) {
                (sum(x), sum(x, 0), reduce_max(x, 1), softmax(x, dimension = 0), dot(x, w), sort(x), argmin(x, 0), reshape(x, 35))
            }
            let w: f32![7, 4] = Tensor::from_fn(|[i, j]| (3 * i + j) as f32 * 0.37 - 2.0);
            let expected = dense(&x().to_layout(), &w.to_layout());
            let found = laid(&soiled(&x()), &soiled(&w));
            assert_eq!(found.0.to_bits(), expected.0.to_bits());
            assert_eq!((bits(&found.1), bits(&found.2)), (bits(&expected.1), bits(&expected.2)));
            assert_eq!((bits(&found.3), bits(&found.4)), (bits(&expected.3), bits(&expected.4)));
            assert_eq!((bits(&found.5), found.6), (bits(&expected.5), expected.6));
            assert_eq!(bits(&found.7), bits(&expected.7));
            assert!(between(&found.3).iter().all(|value| value.is_finite()));
        }
    )*};
}

same! {
    operations_see_no_padding: {1, 0} [, padded = [6, 8], value = 0], {1, 0} [, padded = [7, 8], value = 1];
    operations_see_no_padding_of_columns: {0, 1} [, padded = [8, 9], value = 1], {0, 1} [, padded = [8, 8]];
    operations_see_no_unknown_padding: {0, 1} [, padded = [5, 8]], {1, 0} [];
    operations_see_no_ends_of_tiles: {1, 0} [, tile = [2, 4]], {0, 1} [, tile = [3, 3]];
    operations_see_no_ends_of_tiles_of_columns: {0, 1} [, tile = [4]], {1, 0} [, padded = [8, 128], value = highest];
}

#[known]
type Low = f32![5, 7; {0, 1}, padded = [8, 9], value = lowest];
#[known]
type Tiles = f32![5, 7; {1, 0}, tile = [2, 4]];

#[computation]
fn results(x: &f32![5, 7]) -> (Low, f32![5, 7; {1, 0}, padded = [6, 7], value = 1], Tiles) {
    (x * 2.0, x * 2.0, x * 2.0)
}

#[test]
fn results_have_the_padding_and_tiles_of_their_types() {
    let (low, one, tiles) = results(&x());
    let twice: f32![5, 7] = Tensor::from_fn(|i| x()[i] * 2.0);
    assert_eq!((low.as_slice().len(), one.as_slice().len()), (72, 42));
    assert_eq!((low, one), (twice.to_layout(), twice.to_layout()));
    let (low, one, _) = results(&x());
    assert_eq!(
        (between(&low), between(&one)),
        (vec![f32::NEG_INFINITY], vec![1.0])
    );
    assert_eq!(tiles.to_layout(), twice);
}

#[computation(program = Doubled)]
fn doubled(x: Low) -> Low {
    x * 2.0
}

#[test]
fn a_donated_parameter_becomes_a_result_of_the_same_layout() {
    let (donated_x, expected) = (soiled(&x()), results(&x()).0);
    let place = donated_x.as_slice().as_ptr();
    let doubled = doubled(donated_x);
    assert_eq!(doubled.as_slice(), expected.as_slice());
    assert_eq!(doubled.as_slice().as_ptr(), place);
    let mut memory = [9.0; 72];
    let mut out = typed_xla::tensor::TensorMut::from_memory(&mut memory).unwrap();
    Doubled::run_into(&mut out, &mut typed_xla::Workspace::new(), soiled(&x()));
    assert_eq!(memory, *expected.as_slice());
}

#[derive(Tensors)]
struct Weights {
    w: Low,
    b: f32![7; {0}, padded = [8], value = 0],
    t: Tiles,
}

#[computation]
fn step(
    state: &mut Weights,
    g: &f32![5, 7; {0, 1}],
    count: &mut f32![3; {0}, padded = [4]],
) -> f32 {
    state.w = state.w - g * 0.5;
    state.b = state.b + sum(state.w, 0);
    state.t = state.t + state.w;
    *count = *count + 1.0;
    reduce_max(state.b)
}

#[test]
fn state_stays_where_it_is_in_its_layout() {
    let (zeros, g) = (Tensor::zeros(), x());
    let mut state = Weights {
        w: soiled(&x()),
        b: soiled(&zeros),
        t: soiled(&x()),
    };
    let mut count = Tensor::zeros();
    let place = state.w.as_slice().as_ptr();
    let max = step(&mut state, &g.to_layout(), &mut count);
    let half: f32![5, 7] = Tensor::from_fn(|i| x()[i] - x()[i] * 0.5);
    assert_eq!(state.w, half.to_layout());
    assert_eq!(
        state.t,
        (Tensor::<f32, _>::from_fn(|i| x()[i] + half[i])).to_layout()
    );
    assert_eq!(state.b.iter().copied().fold(f32::MIN, f32::max), max);
    assert_eq!(
        (between(&state.w), between(&state.b)),
        (vec![f32::NEG_INFINITY], vec![0.0])
    );
    assert_eq!(state.w.as_slice().as_ptr(), place);
    assert_eq!(count, Tensor::ones());
}

#[computation]
fn widened<N: Dim>(
    x: &f32![N, 3; {1, 0}, padded = [N + 2, 4], value = 0],
) -> f32![N, 3; {0, 1}, padded = [N + 1, 3], value = 1] {
    x + sum(x, 0).along([1])
}

#[computation]
fn calls(x: &f32![2, 3; {1, 0}, tile = [2, 2]]) -> f32![2, 3] {
    let a: f32![2, 3] = widened(x);
    widened(widened(a)) - a
}

#[test]
fn generic_sizes_are_padded_by_so_many_more() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let y = widened(&soiled(&x));
    assert_eq!(
        y.as_slice(),
        [6.0, 9.0, 1.0, 9.0, 12.0, 1.0, 12.0, 15.0, 1.0]
    );
    let three: f32![3, 3] = Tensor::ones();
    assert_eq!(
        widened(&three.to_layout()).as_slice(),
        [4.0, 4.0, 4.0, 1.0].repeat(3)
    );
    let a: f32![2, 3] = widened(&soiled(&x)).to_layout();
    let twice = widened(&widened(&a.to_layout()).to_layout());
    let expected: f32![2, 3] = Tensor::from_fn(|i| twice[i] - a[i]);
    assert_eq!(calls(&soiled(&x)), expected);
}

#[computation]
fn narrow<N: Dim>(x: &f32![N - 2, 3; {1, 0}, padded = [N, 3], value = 0]) -> f32![N - 2] {
    sum(x, 1) + 1.0
}

#[test]
fn a_sum_omits_the_padding_of_a_layout() {
    let x: f32![4, 3; {1, 0}, padded = [6, 3], value = 0] = Tensor::ones();
    assert_eq!(narrow(&x), tensor![4.0, 4.0, 4.0, 4.0]);
}

#[computation]
fn rounds(x: Low, n: i32) -> Low {
    let mut y = x;
    for _ in 0..n {
        y = y * 0.5 + sum(y, 0).along([1]);
    }
    y
}

#[test]
fn loops_carry_elements_only() {
    let dense = {
        #[computation]
        fn rounds(x: f32![5, 7], n: i32) -> f32![5, 7] {
            let mut y = x;
            for _ in 0..n {
                y = y * 0.5 + sum(y, 0).along([1]);
            }
            y
        }
        rounds(x(), 3)
    };
    let found = rounds(soiled(&x()), 3);
    assert_eq!(bits(&found), bits(&dense));
    assert_eq!(between(&found), [f32::NEG_INFINITY]);
}

#[known]
type Bordered = f32![2, 3; {0, 1}, padded = [4, 4], value = 0];

#[custom_call]
fn negated(x: &Bordered) -> f32![2, 3; {1, 0}, tile = [2, 2]] {
    assert_eq!(between(x), [0.0]);
    Tensor::from_fn(|i| -x[i])
}

#[computation]
fn around(x: &f32![2, 3; {1, 0}, padded = [2, 9]]) -> f32![2, 3] {
    negated(x + 1.0) * 2.0
}

#[test]
fn custom_calls_get_the_layouts_that_they_name() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let expected = tensor![[-4.0, -6.0, -8.0], [-10.0, -12.0, -14.0]];
    assert_eq!(around(&soiled(&x)), expected);
}

#[computation]
fn through(
    x: &mut f32![2, 3; {1, 0}, padded = [3, 4]],
    y: f32![2, 3; {1, 0}, tile = [2, 2]],
) -> f32![2, 3; {1, 0}, tile = [2, 2]] {
    *x = x;
    y
}

#[test]
fn unchanged_arguments_with_unknown_padding_are_not_copied() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (mut state, y) = (soiled(&x), soiled(&x));
    let before: Vec<u32> = state.as_slice().iter().map(|x: &f32| x.to_bits()).collect();
    let place = y.as_slice().as_ptr();
    let out: f32![2, 3; {1, 0}, tile = [2, 2]] = through(&mut state, y);
    assert_eq!(out.as_slice().as_ptr(), place);
    let after = state.as_slice().iter().map(|x| x.to_bits());
    assert!(after.eq(before));
}

type Columns = f64![2, 3; {0, 1}];
type Open = f64![?, ?; {0, 1}];

#[test]
fn elements_are_row_major_unless_a_name_says_memory() {
    use typed_xla::tensor::{TensorMut, TensorView};
    fn of_open(x: &Open) -> Vec<f64> {
        x.to_vec()
    }
    fn of_columns(x: &Columns) -> Vec<f64> {
        x.to_vec()
    }
    fn of_rows(x: &f64![?, ?]) -> Vec<f64> {
        x.to_vec()
    }
    let rows = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let memory = [1.0, 4.0, 2.0, 5.0, 3.0, 6.0];
    let element = |[i, j]: [usize; 2]| (3 * i + j + 1) as f64;
    let fixed: [Columns; 4] = [
        Tensor::from_slice(&rows).unwrap(),
        Tensor::from_vec(rows.to_vec()).unwrap(),
        Tensor::from_fn(element),
        Tensor::from_memory(&memory).unwrap(),
    ];
    for x in &fixed {
        assert_eq!((x.to_vec(), x.as_slice()), (rows.to_vec(), &memory[..]));
        assert!(x.iter().eq(&rows));
    }
    let open: [Open; 3] = [
        Tensor::from_slice_sized([2, 3], &rows).unwrap(),
        Tensor::from_fn_sized([2, 3], element).unwrap(),
        Tensor::from_memory_sized([2, 3], &memory).unwrap(),
    ];
    for x in &open {
        assert_eq!((x.to_vec(), x.as_slice()), (rows.to_vec(), &memory[..]));
    }
    let view = TensorView::from_memory(&memory).unwrap();
    assert_eq!(of_columns(&view), rows);
    let view = TensorView::from_memory_sized([2, 3], &memory).unwrap();
    assert_eq!(of_open(&view), rows);
    let view = TensorView::new_sized([2, 3], &rows).unwrap();
    assert_eq!(of_rows(&view), rows);
    type Size = typed_xla::size::Dynamic;
    let mut out = memory;
    let mut place = TensorMut::<f64, (Size, Size)>::new_sized([2, 3], &mut out).unwrap();
    place.as_mut_slice().copy_from_slice(&rows);
    assert_eq!((place[[1, 0]], out), (4.0, rows));
    let error = Open::from_memory_sized([2, 2], &rows).unwrap_err();
    assert_eq!(error.to_string(), "f64[2, 2] has 4 elements, found 6");
}
