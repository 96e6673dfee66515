//! Dynamic sizes: `?` in a type.

use typed_xla::prelude::*;
use typed_xla::size::{Dynamic, Size};
use typed_xla::{Error, tensor::TensorView};

#[known]
type Batch = f32![?, 3];

/// Returns the mean of each row, and the rows minus their means.
#[computation]
fn centred(x: &f32![?, 3]) -> (f32![?], f32![?, 3]) {
    let means = mean(x, 1);
    let rest: f32![?, 3] = x - means.along([0]);
    (means, rest)
}

fn batch(rows: usize) -> f32![?, 3] {
    Tensor::from_fn_sized([rows, 3], |[i, j]| (3 * i + j) as f32).unwrap()
}

#[test]
fn a_batch_may_be_of_any_length() {
    for rows in [0, 1, 2, 7, 1000] {
        let (means, rest) = centred(&batch(rows));
        assert_eq!((means.dims(), rest.dims()), ([rows], [rows, 3]));
        assert!(
            means
                .iter()
                .enumerate()
                .all(|(i, &mean)| mean == (3 * i + 1) as f32)
        );
        assert!(rest.rows().all(|row| row.as_slice() == [-1.0, 0.0, 1.0]));
    }
}

#[computation]
fn layer<N: Dim>(w: &f32![3, N], x: &Batch) -> f32![?, N] {
    relu(dot(x, w))
}

#[test]
fn known_generic_and_unknown_sizes_mix() {
    let w = tensor![[1.0, 0.0], [0.0, 1.0], [0.0, -1.0]];
    let y = layer(&w, &batch(2));
    assert_eq!(y.dims(), [2, 2]);
    assert_eq!(y.as_slice(), [0.0, 0.0, 3.0, 0.0]);
}

#[computation]
fn whole(x: &f32![4, 3]) -> (f32![?], f32![4, 3]) {
    centred(x)
}

#[computation]
fn twice(x: &f32![?, 3]) -> f32![?, 3] {
    let (_, once) = centred(x);
    let (_, again) = centred(once);
    again
}

#[test]
fn computations_of_unknown_sizes_are_called_with_any() {
    let known: f32![4, 3] = batch(4).try_into().unwrap();
    let (means, rest) = whole(&known);
    assert_eq!((means.dims(), rest[[3, 2]]), ([4], 1.0));
    assert_eq!(twice(&batch(5)).as_slice(), centred(&batch(5)).1.as_slice());
}

mod generic {
    use typed_xla::prelude::*;

    #[computation]
    pub(super) fn scaled<N: Dim, M: Dim>(x: &f32![N, M], by: f32) -> f32![N, M] {
        x * by
    }

    #[computation]
    pub(super) fn without_last<N: Dim>(x: &f32![N]) -> f32![N - 1] {
        x[..N - 1]
    }
}

#[computation]
fn scaled_batch(x: &Batch) -> f32![?, 3] {
    generic::scaled(x, 2.0)
}

#[computation]
fn shortened(x: &f32![?]) -> Result<f32![?], Error> {
    Ok(generic::without_last(x))
}

#[test]
fn generic_computations_are_called_with_unknown_sizes() {
    assert_eq!(scaled_batch(&batch(1)).as_slice(), [0.0, 2.0, 4.0]);
    let x: f32![?] = tensor![1.0, 2.0].try_into().unwrap();
    assert_eq!(shortened(&x).unwrap().as_slice(), [1.0]);
    assert!(shortened(&Tensor::zeros_sized([0]).unwrap()).is_err());
}

#[computation]
fn sum_of(x: &f32![?, 3], y: &f32![?, 3], z: &f32![2, ?]) -> Result<f32![?, ?], Error> {
    Ok(x + y * z)
}

#[test]
fn sizes_that_only_a_call_knows_are_compared_there() {
    let sum = sum_of(&batch(2), &batch(2), &batch(2).try_into().unwrap());
    assert_eq!(sum.unwrap().to_vec(), [0.0, 2.0, 6.0, 12.0, 20.0, 30.0]);
    let z = <f32![2, ?]>::zeros_sized([2, 3]).unwrap();
    let cases = [
        (
            sum_of(&batch(3), &batch(2), &z),
            "sum_of: dimension 0 of `x` is 3, but `x + y * z` expects 2",
        ),
        (
            sum_of(&batch(2), &batch(1), &z),
            "sum_of: dimension 0 of `y` is 1, but `y * z` expects 2",
        ),
    ];
    for (result, expected) in cases {
        assert_eq!(result.unwrap_err().to_string(), expected);
    }
}

#[computation]
fn head(x: &f32![?]) -> Result<f32![2], Error> {
    Ok(x[0..2])
}

#[computation]
fn front(x: &f32![?]) -> Result<f32![?], Error> {
    Ok(x[..x.dims()[0] - 1])
}

#[test]
fn what_an_operation_demands_of_an_unknown_size_is_checked_at_the_call() {
    let x: f32![?] = tensor![1.0, 2.0, 3.0].try_into().unwrap();
    assert_eq!(head(&x).unwrap(), tensor![1.0, 2.0]);
    assert_eq!(front(&x).unwrap().as_slice(), [1.0, 2.0]);
    let one: f32![?] = tensor![1.0].try_into().unwrap();
    assert_eq!(
        head(&one).unwrap_err().to_string(),
        "head: index: expected at most 1 (the size of dimension 0), found 2; dimension 0 of `x` is 1"
    );
    assert_eq!(front(&one).unwrap().len(), 0);
    let none: f32![?] = Tensor::zeros_sized([0]).unwrap();
    assert!(front(&none).is_err());
}

#[computation]
fn composed(x: &f32![?, ?], y: &f32![?, 2]) -> Result<f32![2, ?], Error> {
    let z("k,i") = x("i,j") * y("j,k");
    Ok(z)
}

#[test]
fn labels_compose_arrays_of_unknown_sizes() {
    let x = batch(4).try_into().unwrap();
    let y = Tensor::full_sized([3, 2], 1.0).unwrap();
    assert_eq!(
        composed(&x, &y).unwrap().row(1).as_slice(),
        [3.0, 12.0, 21.0, 30.0]
    );
    assert_eq!(
        composed(&x, &Tensor::full_sized([5, 2], 1.0).unwrap())
            .unwrap_err()
            .to_string(),
        "composed: dimension 0 of `y` is 5, but `x(\"i,j\") * y(\"j,k\")` expects 3"
    );
}

#[computation]
fn rows_of(x: &f32![?], w: &f32![?]) -> Result<f32![?, ?], Error> {
    let rows = x.dims()[0] / w.dims()[0];
    let all = broadcast_in_dim(w, [x.dims()[0] / w.dims()[0], w.dims()[0]], [1]);
    Ok(all / rows)
}

#[test]
fn a_division_of_a_size_by_zero_is_an_error() {
    let open = |x: usize| -> f32![?] { Tensor::full_sized([x], 6.0).unwrap() };
    assert_eq!(rows_of(&open(7), &open(2)).unwrap().to_vec(), [2.0; 6]);
    assert_eq!(
        rows_of(&open(7), &open(0)).unwrap_err().to_string(),
        "rows_of: broadcast_in_dim: the divisor 0 must be at least 1; dimension 0 of `w` is 0"
    );
}

#[computation]
fn decay(p: &mut f32![?], donated: f32![?, 2; {0, 1}], rate: f32) -> f32![?, 2; {0, 1}] {
    *p *= rate;
    donated * rate
}

#[test]
fn state_layouts_and_donated_parameters_keep_their_sizes() {
    let mut p: f32![?] = tensor![1.0, 2.0].try_into().unwrap();
    let donated =
        <f32![?, 2; {0, 1}]>::from_fn_sized([3, 2], |[i, j]| (10 * i + j) as f32).unwrap();
    let at = donated.as_slice().as_ptr();
    let out = decay(&mut p, donated, 0.5);
    assert_eq!(p.as_slice(), [0.5, 1.0]);
    assert_eq!(
        (out.dims(), out[[2, 1]], out.as_slice().as_ptr()),
        ([3, 2], 10.5, at)
    );
}

type Pair = (f32![3], f32![2, ?]);

#[computation]
fn alike(p: &(f32![3], f32![2, ?]), p_1: &f32![4, ?]) -> (f32![2, ?], f32![4, ?]) {
    (p.1 + 1.0, p_1 + 2.0)
}

#[test]
fn sizes_of_parts_and_of_parameters_with_like_names_are_kept_apart() {
    let p: Pair = (Tensor::ones(), Tensor::full_sized([2, 5], 1.0).unwrap());
    let (a, b) = alike(&p, &Tensor::full_sized([4, 3], 1.0).unwrap());
    assert_eq!(
        (a.as_slice(), b.as_slice()),
        (&[2.0; 10][..], &[3.0; 12][..])
    );
}

#[computation]
fn flat(x: &f32![?, 3]) -> f32![?] {
    reshape(x, [3 * x.dims()[0]])
}

#[computation]
fn mean_of(x: &f32![?, ?]) -> f32 {
    sum(x) / (x.dims()[0] * x.dims()[1])
}

#[test]
fn a_size_is_used_as_a_number() {
    assert_eq!(flat(&batch(2)).as_slice(), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!(mean_of(&batch(2).try_into().unwrap()), 2.5);
}

#[computation]
fn total(x: &f32![?, 3], steps: i32) -> f32![3] {
    let mut sums = zeros(f32, 3);
    let mut i = 0i32;
    while i < steps {
        sums += sum(x, 0);
        i += 1;
    }
    sums
}

#[test]
fn loops_read_arrays_of_unknown_sizes() {
    assert_eq!(total(&batch(2), 3), tensor![9.0, 15.0, 21.0]);
}

/// Types of a closure's parameters and of its result, whose unspecified sizes are the sizes of the arguments.
#[computation]
fn doubled<N: Dim>(x: &f32![?, 2], w: &f32![N], n: i32) -> (f32![?, 2], f32![N]) {
    let (y, _) = while_loop(
        |_: f32![?, 2], i: i32| i > 0,
        |s: (f32![?, ?], i32)| (s.0 * 2.0, s.1 - 1),
        (x, n),
    );
    let (v, _) = while_loop(
        |s: (f32![?], i32)| s.1 > 0,
        |v: f32![?], i: i32| -> (f32![?], i32) { (v + 1.0, i - 1) },
        (w, n),
    );
    (y, v)
}

/// A size in a closure's type constrains a size of the computation.
#[computation]
fn narrowed(x: &f32![?], n: i32) -> Result<f32![?], Error> {
    let (y, _) = while_loop(
        |_: f32![2], i: i32| i > 0,
        |y: f32![?], i: i32| (y * 2.0, i - 1),
        (x, n),
    );
    Ok(y)
}

#[test]
fn types_of_closures_leave_sizes_open() {
    let x: f32![?, 2] = tensor![[1.0, 2.0]].try_into().unwrap();
    let (y, v) = doubled(&x, &tensor![0.0, 1.0, 2.0], 2);
    assert_eq!((y.as_slice(), v), (&[4.0, 8.0][..], tensor![2.0, 3.0, 4.0]));
    let open = |size: usize| -> f32![?] { Tensor::full_sized([size], 1.0).unwrap() };
    assert_eq!(narrowed(&open(2), 1).unwrap().as_slice(), [2.0, 2.0]);
    let error = narrowed(&open(3), 1).unwrap_err().to_string();
    assert_eq!(
        error,
        "narrowed: dimension 0 of `x` is 3, but `f32![2]` expects 2"
    );
}

#[test]
fn views_of_known_tensors_are_taken_where_sizes_are_open() {
    let known = tensor![[1.0, 2.0, 3.0]];
    let view: TensorView<'_, f32, (Dynamic, Size<3>)> = known.try_view().unwrap();
    assert_eq!(centred(&view).0.as_slice(), [2.0]);
}

/// Compares the same body for static and for dynamic sizes: all bits are the same.
macro_rules! same {
    ($($name:ident($($x:ident: [$($size:tt)*] [$($open:tt)*]),+) -> [$($out:tt)*] [$($open_out:tt)*] $body:block)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn known($($x: &f32![$($size)*]),+) -> f32![$($out)*] $body
            #[computation]
            fn unknown($($x: &f32![$($open)*]),+) -> Result<f32![$($open_out)*], Error> {
                Ok($body)
            }
            let mut place = 0u32;
            $(let $x: f32![$($size)*] = Tensor::from_fn(|_| {
                place = place.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (place >> 8) as f32 / (1 << 24) as f32 - 0.5
            });)+
            let expected = known($(&$x),+);
            let found = unknown($(&$x.try_view().unwrap()),+).unwrap();
            assert_eq!(found.dims(), expected.dims());
            let bits = |x: &[f32]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(found.as_slice()), bits(expected.as_slice()));
        }
    )*};
}

same! {
    elementwise(x: [1000] [?], y: [1000] [?]) -> [1000] [?] { exp(x) * tanh(y) + x / y }
    normalised_rows(x: [37, 129] [?, ?]) -> [37, 129] [?, ?] { softmax(x - mean(x, 1).along([0]), dimension = 1) }
    sums(x: [70, 300] [?, 300]) -> [300] [300] { sum(x, 0) + reduce_max(x, 0) }
    products(x: [33, 65] [?, 65], w: [65, 17] [65, ?]) -> [33, 17] [?, ?] { relu(dot(x, w)) }
    transposed(x: [40, 50] [?, ?]) -> [50, 40] [?, ?] { transpose(x, [1, 0]) }
    turned(x: [40, 50] [?, ?]) -> [50, 40] [?, ?] { rev(transpose(x, [1, 0]), [0]) }
    joined(x: [4, 7] [?, 7], y: [5, 7] [?, 7]) -> [9, 7] [?, 7] { concatenate((x, y), 0) }
    sorted(x: [6, 101] [?, ?]) -> [6, 101] [?, ?] { sort(x) }
    padded(x: [6, 10] [?, ?]) -> [9, 10] [?, ?] { pad(x, 0.5, [1, 0], [2, 0]) }
    filtered(x: [3, 2, 12, 12] [?, 2, 12, 12], w: [4, 2, 3, 3] [4, 2, 3, 3]) -> [3, 4, 12, 12] [?, 4, 12, 12] {
        conv(x, w, window_strides = [1, 1], padding = "SAME")
    }
    pooled(x: [3, 2, 12, 12] [?, 2, 12, 12]) -> [3, 2, 6, 6] [?, 2, 6, 6] {
        reduce_window(max, x, f32::NEG_INFINITY, window_dimensions = [1, 1, 2, 2], window_strides = [1, 1, 2, 2])
    }
    batched(x: [5, 6, 7] [?, 6, 7], y: [5, 7, 8] [?, 7, 8]) -> [5, 6, 8] [?, 6, 8] {
        dot_general(x, y, lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1],
            lhs_batching_dimensions = [0], rhs_batching_dimensions = [0])
    }
    reshaped(x: [6, 4] [?, 4]) -> [24] [?] { reshape(x, [24]) }
    repeated(x: [50] [?]) -> [50] [?] {
        let mut y = x + 0.0;
        for _ in 0..3 {
            y = y * 0.5 + x;
        }
        y
    }
    looked_up(x: [9, 4] [?, 4]) -> [2, 4] [2, 4] { take(x, iota(i32, [2], dimension = 0) + 1, 0) }
    accumulated(x: [20, 8] [?, 8]) -> [20, 8] [?, 8] { cumulative_sum(x, 1) }
}

#[computation]
fn too_much(x: &f32![?], y: &mut f32![2]) -> Result<f32![100_000, 1_000_000_000], Error> {
    *y = *y + x;
    Ok(broadcast(sum(x), [100_000, 1_000_000_000]))
}

#[computation]
fn too_much_between(x: &f32![?], y: &mut f32![2]) -> Result<f32, Error> {
    *y = *y + x;
    let sorted = sort(broadcast(sum(x), [100_000_000_000_000]));
    Ok(sorted[0])
}

#[computation]
fn too_much_to_return(x: f32) -> f32![100_000, 1_000_000_000] {
    broadcast(x, [100_000, 1_000_000_000])
}

#[test]
fn memory_that_cannot_be_allocated_is_an_error_and_changes_nothing() {
    let x: f32![?] = Tensor::from_vec(vec![1.0, 2.0]).unwrap();
    let mut y = tensor![1.0, 2.0];
    assert_eq!(
        too_much(&x, &mut y).unwrap_err().to_string(),
        "cannot allocate 400000000000000 bytes for f32[100000, 1000000000]"
    );
    let error = too_much_between(&x, &mut y).unwrap_err();
    assert!(matches!(error, Error::Workspace { bytes } if bytes >= 400_000_000_000_000));
    assert_eq!(y, tensor![1.0, 2.0]);
    let error = <f32![?, 1_000_000_000]>::zeros_sized([100_000, 1_000_000_000]).unwrap_err();
    assert!(matches!(error, Error::Allocation { bytes, .. } if bytes == 400_000_000_000_000));
}

#[test]
#[should_panic(expected = "cannot allocate 400000000000000 bytes for f32[100000, 1000000000]")]
fn a_failed_allocation_panics_where_no_error_is_returned() {
    let _ = too_much_to_return(1.0);
}
