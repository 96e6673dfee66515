//! Dynamic sizes of the results of functions that are not computations, known only after the call.

use ffi::{columns, runs};
use typed_xla::prelude::*;
use typed_xla::{Error, Workspace};

/// Repeats each element `times` times.
#[custom_call]
fn repeated(x: &f32![?], times: i32) -> f32![?] {
    let elements = x
        .iter()
        .flat_map(|x| std::iter::repeat_n(*x, times as usize));
    Tensor::from_vec(elements.collect()).unwrap()
}

fn ones(size: usize) -> f32![?] {
    Tensor::full_sized([size], 1.0).unwrap()
}

fn message<T>(result: Result<T, Error>) -> String {
    result
        .err()
        .map_or_else(String::new, |error| error.to_string())
}

#[computation(program = Added, export = "added")]
fn added(total: &mut f32![?], x: &f32![?], times: i32) -> Result<f32![?], Error> {
    let y = repeated(x, times);
    *total += y;
    Ok(y * 2.0)
}

#[test]
fn a_result_has_the_size_of_the_array_that_it_is_combined_with() {
    let mut total = ones(4);
    assert_eq!(added(&mut total, &ones(2), 2).unwrap().to_vec(), [2.0; 4]);
    assert_eq!(added(&mut total, &ones(4), 1).unwrap().to_vec(), [2.0; 4]);
    assert_eq!(total.to_vec(), [3.0; 4]);
    let expected = "added: dimension 0 of `repeated(x, times)` is 6, but `*total += y` expects 4";
    assert_eq!(message(added(&mut total, &ones(2), 3)), expected);
    let mut out = ones(4);
    let result = Added::run_into(&mut out, &mut Workspace::new(), &mut total, &ones(3), 2);
    assert_eq!(message(result), expected);
    // A failed call changes nothing.
    assert_eq!((total.to_vec(), out.to_vec()), (vec![3.0; 4], vec![1.0; 4]));
    Added::run_into(&mut out, &mut Workspace::new(), &mut total, &ones(2), 2).unwrap();
    assert_eq!((total.to_vec(), out.to_vec()), (vec![4.0; 4], vec![2.0; 4]));
}

#[test]
fn a_caller_in_python_allocates_the_size_that_the_call_must_return() {
    let python = Added::python();
    assert!(python.contains("result = np.empty((total.shape[0],), \"float32\")"));
}

/// Relations between sizes: of two calls, a number, an explicit size, and half a size.
#[computation]
fn related(x: &f32![?], y: &f32![?, 2]) -> Result<(f32![?], f32![3], f32![?]), Error> {
    let first = repeated(x, 2) * repeated(sum(y, 1), 3);
    let third = custom_call(repeated, (x, 1i32)) + [1.0, 2.0, 3.0];
    let whole = reshape(custom_call(repeated, (x * 2.0, 2i32)), [2 * x.dims()[0]]);
    Ok((first + whole, third, repeated(x, 1) + x))
}

#[test]
fn sizes_follow_from_each_other_and_from_numbers() {
    let y = |rows: usize| Tensor::full_sized([rows, 2], 1.0).unwrap();
    let (first, third, half) = related(&ones(3), &y(2)).unwrap();
    assert_eq!(first.to_vec(), [4.0; 6]);
    assert_eq!(third, tensor![2.0, 3.0, 4.0]);
    assert_eq!(half.to_vec(), [2.0; 3]);
    assert_eq!(
        message(related(&ones(3), &y(3))),
        "related: dimension 0 of `repeated(sum(y, 1), 3)` is 9, but `repeated(x, 2) * repeated(sum(y, 1), 3)` expects 6"
    );
    assert_eq!(
        message(related(&ones(6), &y(4))),
        "related: dimension 0 of `custom_call(repeated, (x, 1i32))` is 6, but `custom_call(repeated, (x, 1i32)) + [1.0, 2.0, 3.0]` expects 3"
    );
}

#[derive(Debug, PartialEq)]
enum Fault {
    Empty,
    Size(String),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Size(error.to_string())
    }
}

#[derive(Tensors)]
struct Split {
    whole: i32![?, 2; {0, 1}],
    rest: (f32, f32![?]),
}

/// Splits the elements into pairs, and returns the first element and the remainder too.
#[custom_call]
fn parted<N: Dim>(x: &f32![?], scale: &f32![N]) -> Result<(Split, f32![N]), Empty> {
    let x = x.as_slice();
    let first = *x.first().ok_or(Empty)?;
    let pairs = x.len() / 2;
    let split = Split {
        whole: Tensor::from_fn_sized([pairs, 2], |[i, j]| x[2 * i + j] as i32).unwrap(),
        rest: (first, Tensor::from_vec(x[2 * pairs..].to_vec()).unwrap()),
    };
    Ok((split, scale.clone()))
}

struct Empty;

impl From<Empty> for Fault {
    fn from(_: Empty) -> Fault {
        Fault::Empty
    }
}

#[computation]
fn joined(
    x: &f32![?],
    labels: &i32![?],
    rest: &f32![?],
) -> Result<(i32![?, 2], f32![?], f32![2]), Fault> {
    let scale: f32![2] = [2.0, 3.0];
    let (parts, scale) = parted(x, scale)?;
    let (_, left) = parts.rest;
    Ok((
        parts.whole + labels.along([0]),
        left * rest + parts.rest.0,
        scale,
    ))
}

#[test]
fn parts_of_a_result_have_sizes_of_their_own_and_the_function_may_fail() {
    let x: f32![?] = Tensor::from_vec(vec![1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
    let labels = |size: usize| Tensor::full_sized([size], 10).unwrap();
    let (whole, rest, scale) = joined(&x, &labels(2), &ones(1)).unwrap();
    assert_eq!(whole.to_vec(), [11, 12, 13, 14]);
    assert_eq!((rest.to_vec(), scale), (vec![6.0], tensor![2.0, 3.0]));
    let size = |result: Result<_, Fault>| match result {
        Err(Fault::Size(message)) => message,
        Err(Fault::Empty) => "empty".to_string(),
        Ok(_) => String::new(),
    };
    assert_eq!(
        size(joined(&x, &labels(3), &ones(1))),
        "joined: dimension 0 of `parted(x, scale).0.whole` is 2, but `parts.whole + labels.along([0])` expects 3"
    );
    assert_eq!(
        size(joined(&x, &labels(2), &ones(0))),
        "joined: dimension 0 of `parted(x, scale).0.rest.1` is 1, but `left * rest` expects 0"
    );
    assert_eq!(size(joined(&ones(0), &labels(0), &ones(0))), "empty");
}

/// Calls in the iterations of a loop, in a branch, and in a closure.
#[computation]
fn rounds(x: &f32![?], n: i32) -> Result<f32![?], Error> {
    let mut y = x * 1.0;
    for i in 0..n {
        y += repeated(x, 1);
        if i > 1 {
            y = repeated(y, i);
        }
    }
    let (y, _) = while_loop(
        |_, i| i < 1,
        |y, i| (repeated(y, 1) * 2.0, i + 1),
        (y, 0i32),
    );
    Ok(y)
}

/// A computation with such a call is called like the function itself.
#[computation]
fn around(x: &f32![?], n: i32) -> Result<f32![?], Error> {
    Ok(rounds(x, n)? + rounds(x * 2.0, 0)?)
}

#[test]
fn calls_stand_in_loops_and_below_other_computations() {
    assert_eq!(rounds(&ones(2), 2).unwrap().to_vec(), [6.0; 2]);
    assert_eq!(around(&ones(2), 2).unwrap().to_vec(), [10.0; 2]);
    let expected = "rounds: dimension 0 of `repeated(y, i)` is 4, but `repeated(y, i)` expects 2";
    assert_eq!(message(rounds(&ones(2), 3)), expected);
    assert_eq!(message(around(&ones(2), 3)), expected);
    assert_eq!(rounds(&ones(0), 3).unwrap().len(), 0);
}

#[computation]
fn columns_of(x: &f32![?, 2], y: &f32![2, ?], known: &f32![3, 2]) -> (f32![2], i64, i64) {
    let (sums, sizes) = columns(x, 2.0, y);
    let (_, others) = columns(known, 1.0, y);
    (sums, sizes, others)
}

#[test]
fn functions_of_c_receive_the_sizes_of_their_arguments() {
    let (x, y) = (
        tensor![[1.0, 2.0], [3.0, 4.0]].try_into().unwrap(),
        tensor![[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]
            .try_into()
            .unwrap(),
    );
    let expected = (tensor![11.0, 18.0], 203);
    assert_eq!(columns(&x, 2.0, &y), expected);
    let (sums, sizes, others) = columns_of(&x, &y, &Tensor::ones());
    assert_eq!(((sums, sizes), others), (expected, 303));
    let none = Tensor::zeros_sized([0, 2]).unwrap();
    assert_eq!(
        columns(&none, 2.0, &Tensor::zeros_sized([2, 0]).unwrap()).1,
        0
    );
}

#[computation]
fn weighed(x: &i32![?], weights: &i32![?]) -> Result<(i32![?], i64![2, ?]), Error> {
    let (numbers, places, _) = runs(x + 1)?;
    Ok((numbers * weights, places + weights.convert(i64).along([1])))
}

#[test]
fn functions_of_c_return_the_sizes_of_their_results() {
    let x: i32![?] = tensor![7, 7, 8, 7, 7, 7].try_into().unwrap();
    let (numbers, places, many) = runs(&x).unwrap();
    assert_eq!((numbers.to_vec(), many), (vec![7, 8, 7], true));
    assert_eq!(places.to_vec(), [0, 2, 3, 2, 1, 3]);
    assert_eq!(
        runs(&Tensor::zeros_sized([0]).unwrap()).unwrap().1.dims(),
        [2, 0]
    );
    let weights = |size: usize| Tensor::full_sized([size], 10).unwrap();
    let (numbers, places) = weighed(&x, &weights(3)).unwrap();
    assert_eq!(numbers.to_vec(), [80, 90, 80]);
    assert_eq!(places.to_vec(), [10, 12, 13, 12, 11, 13]);
    assert_eq!(
        message(weighed(&x, &weights(2))),
        "weighed: dimension 0 of `runs(x + 1).0` is 3, but `numbers * weights` expects 2"
    );
}

#[computation]
fn sums_of(x: &f32![?], n: i64) -> Result<f32, Error> {
    Ok(sum(ffi::ones(n)? * x))
}

#[test]
fn a_reported_size_that_no_tensor_has_is_an_error() {
    assert_eq!(sums_of(&ones(3), 3).unwrap(), 3.0);
    for size in [-1, i64::MAX, i64::MIN] {
        let expected =
            format!("`ones` reported the sizes [{size}] for its result, which no tensor has");
        assert_eq!(message(ffi::ones(size)), expected);
        assert_eq!(message(sums_of(&ones(3), size)), expected);
    }
}

#[custom_call]
fn prefix(x: &f32![?], n: i32) -> f32![?] {
    Tensor::from_vec(x.iter().take(n as usize).copied().collect()).unwrap()
}

/// A computation that calls the same function with the same arguments for each of its parameters.
macro_rules! each_alike {
    ($($y:ident: $ty:ty),*) => {
        #[computation]
        fn each_alike(x: &f32![?], n: i32, $($y: &$ty),*) -> Result<($($ty),*), Error> {
            let mut n = n;
            $(
                let $y = $y + prefix(x, n);
                n += 1;
            )*
            Ok(($($y),*))
        }
    };
}
each_alike!(y: f32![2], z: f32![3]);

#[test]
fn equal_calls_may_return_arrays_of_different_sizes() {
    let x: f32![?] = tensor![1.0, 2.0, 3.0].try_into().unwrap();
    let (y, z) = (tensor![10.0, 20.0], tensor![10.0, 20.0, 30.0]);
    let expected = (tensor![11.0, 22.0], tensor![11.0, 22.0, 33.0]);
    assert_eq!(each_alike(&x, 2, &y, &z).unwrap(), expected);
    assert!(each_alike(&x, 1, &y, &z).is_err());
}

#[computation]
fn of_known<N: Dim>(x: &f32![N, 2], y: &f32![N]) -> f32![N] {
    sum(x, 1) + y
}

#[computation]
fn of_dynamic(x: &f32![?, 2]) -> f32![?] {
    sum(x, 1)
}

#[computation]
fn across(x: &f32![?, 2], y: &f32![?], z: &f32![3, 2]) -> Result<(f32![?], f32![3]), Error> {
    Ok((of_known(x, y), of_dynamic(z)))
}

#[test]
fn generic_and_dynamic_computations_call_each_other() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let y = tensor![10.0, 20.0, 30.0];
    let (a, b) = across(&x.as_dynamic(), &y.as_dynamic(), &x).unwrap();
    assert_eq!(a.as_slice(), [13.0, 27.0, 41.0]);
    assert_eq!(b, tensor![3.0, 7.0, 11.0]);
    assert_eq!(of_dynamic(&x.as_dynamic()).as_slice(), [3.0, 7.0, 11.0]);
    let error = across(&x.as_dynamic(), &tensor![1.0].as_dynamic(), &x).unwrap_err();
    assert_eq!(
        error.to_string(),
        "across: dimension 0 of `y` is 1, but `of_known(x, y)` expects 3"
    );
}
