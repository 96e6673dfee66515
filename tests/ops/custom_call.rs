//! `custom_call`: functions that are not computations.

use std::sync::Mutex;

use crate::common::of;
use ffi::{myfunc, parts, scaled};
use typed_xla::Error;
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_element_type_is_passed_and_returned() {
            $({
                #[custom_call]
                fn turned(x: &$e![3], y: $e) -> ($e![3], $e) {
                    let mut turned = x.clone();
                    turned.as_mut_slice().reverse();
                    (turned, y)
                }
                #[computation]
                fn calls(x: &$e![3], y: $e) -> ($e![3], $e) {
                    custom_call(turned, (x, y))
                }
                let y = of([1.0])[0];
                let found = calls(&Tensor::from_elements(of([1.0, 0.0, 0.0])), y);
                assert_eq!(found, (Tensor::from_elements(of([0.0, 0.0, 1.0])), y), stringify!($e));
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

/// The calls so far, in order.
static CALLS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

#[custom_call]
fn noted(n: i32) -> i32 {
    CALLS.lock().unwrap().push(n);
    n
}

#[computation]
fn calls(n: i32) -> i32 {
    noted(n);
    noted(n);
    let mut last = noted(n + 1);
    for i in 0..n {
        noted(i);
        if i > 1 {
            last = noted(i * 100);
        }
    }
    last - last
}

#[test]
fn calls_keep_their_order_and_none_is_dropped_or_shared() {
    assert_eq!(calls(4), 0);
    let called = CALLS.lock().unwrap().clone();
    assert_eq!(called, [4, 4, 5, 0, 1, 2, 200, 3, 300]);
}

#[custom_call]
fn nearest<N: Dim, M: Dim>(x: &f32![N], places: &f32![M]) -> i32![N] {
    let mut out = Tensor::zeros();
    for (out, x) in out.as_mut_slice().iter_mut().zip(x.as_slice()) {
        let distances = places.as_slice().iter().map(|place| (place - x).abs());
        let least = distances.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
        *out = least.map_or(-1, |(place, _)| place as i32);
    }
    out
}

#[computation]
fn rounded<N: Dim, M: Dim>(x: &f32![N], places: &f32![M]) -> f32![N] {
    take(places, nearest(x, places), dimension = 0)
}

#[computation]
fn errors(x: &f32![4]) -> f32![4] {
    x - rounded(x * 1.0, iota(f32, [3], 0))
}

#[test]
fn sizes_may_be_generic_and_a_computation_around_it_is_called_like_it() {
    let x = tensor![-0.25, 0.75, 1.5, 7.0];
    assert_eq!(errors(&x), tensor![-0.25, -0.25, 0.5, 5.0]);
}

/// Returns the number of elements, and their sum.
#[custom_call]
fn counted(x: &f32![?]) -> (i32, f32) {
    (x.len() as i32, x.iter().sum())
}

#[derive(Tensors)]
struct Table {
    keys: i32![?],
    values: f32![?, 2; {0, 1}],
}

/// Returns the first column of the row of each key, and 0 for a key that is not in the table.
#[custom_call]
fn found<N: Dim>(table: Table, keys: &i32![N], offset: &f32![?, ?]) -> Result<f32![N], NoOffset> {
    let offset = *offset.as_slice().first().ok_or(NoOffset)?;
    Ok(Tensor::from_fn(|at| {
        let at = table.keys.iter().position(|key| *key == keys[at]);
        at.map_or(0.0, |at| table.values[[at, 0]] + offset)
    }))
}

#[derive(Debug, PartialEq)]
struct NoOffset;

#[computation]
fn known_counts(x: &f32![3], y: &f32![2, 2]) -> (i32, f32, i32) {
    let (count, sum) = counted(x * 2.0);
    let (other, _) = custom_call(counted, reshape(y, [4]));
    (count, sum, other)
}

#[computation]
fn unknown_counts(x: &f32![?], y: &f32![?, 3]) -> (i32, f32, f32![?]) {
    let (count, total) = counted(x + 1.0);
    let (rows, _) = counted(sum(y, 1));
    (count + rows, total, sum(y, 1) * total)
}

#[computation]
fn lookups(table: &Table, keys: &i32![2], offset: &f32![?, 1]) -> Result<f32![2], NoOffset> {
    Ok(found(table, keys + 1, offset * 2.0)?)
}

#[test]
fn sizes_may_be_known_only_at_run_time() {
    let (x, y) = (tensor![1.0, 2.0, 3.0], Tensor::ones());
    assert_eq!(known_counts(&x, &y), (3, 12.0, 4));
    for (size, rows) in [(3, 2), (0, 1), (5, 0)] {
        let x = Tensor::full_sized([size], 2.0).unwrap();
        let y = Tensor::full_sized([rows, 3], 1.0).unwrap();
        let (count, sum, sums) = unknown_counts(&x, &y);
        assert_eq!((count, sum), ((size + rows) as i32, 3.0 * size as f32));
        assert_eq!(sums.to_vec(), vec![9.0 * size as f32; rows]);
    }
    let table = Table {
        keys: tensor![3, 8].try_into().unwrap(),
        values: Tensor::from_fn_sized([2, 2], |[i, j]| (10 * i + j) as f32).unwrap(),
    };
    for (offsets, expected) in [(1, Ok(tensor![11.0, 0.0])), (0, Err(NoOffset))] {
        let offset = Tensor::full_sized([offsets, 1], 0.5).unwrap();
        assert_eq!(lookups(&table, &tensor![7, 1], &offset), expected);
    }
}

/// A computation with a custom call in it.
#[computation]
fn centred(x: &f32![?], y: &f32![?]) -> Result<f32![?], Error> {
    let (count, total) = counted(x);
    Ok(x * y - total / count.convert(f32))
}

#[computation]
fn twice_centred(x: &f32![?, 2], y: &f32![?]) -> Result<f32![?], Error> {
    let once = centred(sum(x, 1), y)?;
    Ok(centred(once, y)? + once)
}

#[test]
fn a_computation_around_it_compares_sizes_when_it_is_called() {
    let x = Tensor::from_fn_sized([3, 2], |[i, _]| i as f32).unwrap();
    let ones = |size: usize| Tensor::full_sized([size], 1.0).unwrap();
    assert_eq!(
        twice_centred(&x, &ones(3)).unwrap().to_vec(),
        [-4.0, 0.0, 4.0]
    );
    let error = twice_centred(&x, &ones(2)).unwrap_err().to_string();
    let expected = "twice_centred: dimension 0 of `y` is 2, but `centred(sum(x, 1), y)` expects 3";
    assert_eq!(error, expected);
}

#[derive(Debug, PartialEq)]
struct Below(f32);

#[custom_call]
fn root_of(x: &f32![2]) -> Result<f32![2], Below> {
    match x.as_slice().iter().find(|x| **x < 0.0) {
        Some(x) => Err(Below(*x)),
        None => Ok(Tensor::from_fn(|i| x[i].sqrt())),
    }
}

#[computation]
fn roots(w: &mut f32![2], x: &f32![2]) -> Result<f32![2], Below> {
    *w += root_of(x)?;
    Ok(custom_call(root_of, w - 1.0)?)
}

#[test]
fn an_error_of_the_function_is_one_of_the_call_and_changes_nothing() {
    let mut w: f32![2] = tensor![1.0, 1.0];
    assert_eq!(roots(&mut w, &tensor![4.0, -9.0]), Err(Below(-9.0)));
    assert_eq!(w, tensor![1.0, 1.0]);
    assert_eq!(
        roots(&mut w, &tensor![0.0, 4.0]).as_ref(),
        Ok(&tensor![0.0, 2.0f32.sqrt()])
    );
    assert_eq!(w, tensor![1.0, 3.0]);
    w = tensor![-2.0, 3.0];
    assert_eq!(roots(&mut w, &tensor![1.0, 1.0]), Err(Below(-2.0)));
    assert_eq!(w, tensor![-2.0, 3.0]);
}

#[computation]
fn page(x: &f32![2], y: &f32![2, 3]) -> f32![3, 3] {
    custom_call(myfunc, (x, y))
}

#[test]
fn a_function_of_c_in_another_crate_reads_and_writes_arrays_as_the_page_says() {
    let (x, y) = (
        tensor![1.0, 2.0],
        tensor![[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]],
    );
    let z = page(&x, &y);
    assert_eq!(z[[0, 0]], 42.0);
    assert_eq!(z[[2, 1]], 50.0 * 2.0 + 1.0);
    assert_eq!(myfunc(&x, &y), z);
}

#[computation]
fn both(x: &i32![4], by: i64) -> (i32![4], bool, f64) {
    let (doubled, any) = parts(x, by);
    (doubled + 1, any, scaled(by as f64) / 2.0)
}

#[test]
fn a_function_of_c_may_give_a_tuple_and_take_scalars() {
    let found = both(&tensor![1, 2, 3, 4], 3);
    assert_eq!(found, (tensor![4, 7, 10, 13], true, 1.5));
    assert!(!both(&tensor![0, 0, 0, 0], 3).1);
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Scaled {
    x: f32![2, 3; {0, 1}],
    by: (f32, f32![3]),
}

#[custom_call]
fn applied(s: &Scaled, shift: (f32, i32), last: f32![3]) -> Scaled {
    let row = |j: usize| s.by.0 * s.by.1[[j]] + shift.0 * shift.1 as f32 + last[[j]];
    let x: f32![2, 3] = Tensor::from_fn(|[i, j]| s.x[[i, j]] * row(j));
    Scaled {
        x: x.to_layout(),
        by: s.by,
    }
}

#[computation]
fn around(s: &Scaled, last: &f32![3]) -> (f32![2, 3], Scaled) {
    let t = applied(s, (0.5f32, 2), last);
    (
        t.x + 1.0,
        custom_call(applied, (t, (0.0f32, 0i32), last * 0.0)),
    )
}

#[test]
fn tuples_structs_and_layouts_go_over_and_come_back() {
    let x: f32![2, 3] = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let s = Scaled {
        x: x.to_layout(),
        by: (2.0, tensor![1.0, 0.0, 2.0]),
    };
    // Rows are 2 * [1, 0, 2] + 1 + [0, 0, 1], and then 2 * [1, 0, 2].
    let (y, t) = around(&s, &tensor![0.0, 0.0, 1.0]);
    assert_eq!(y, tensor![[4.0, 3.0, 19.0], [13.0, 6.0, 37.0]]);
    let x: f32![2, 3] = tensor![[6.0, 0.0, 72.0], [24.0, 0.0, 144.0]];
    assert_eq!(t.x, x.to_layout());
    assert_eq!(t.by, s.by);
}

/// A result under the user's own name.
type Checked<T> = std::result::Result<T, Below>;

mod checked {
    use super::{Below, Checked as Result};
    use typed_xla::prelude::*;

    #[custom_call]
    pub(super) fn positive(x: f32) -> Result<f32> {
        if x > 0.0 { Ok(x) } else { Err(Below(x)) }
    }

    #[custom_call]
    pub(super) fn seen(x: f32) {
        assert!(x > 0.0);
    }
}

use checked::{positive, seen};

#[computation]
fn halves(x: f32) -> Result<f32, Below> {
    let y = positive(x)?;
    seen(y);
    Ok(y / 2.0)
}

#[test]
fn a_result_may_be_an_alias_and_a_function_may_give_nothing() {
    assert_eq!(halves(3.0), Ok(1.5));
    assert_eq!(halves(-3.0), Err(Below(-3.0)));
}

/// Functions of a library; only some are public.
mod library {
    use typed_xla::prelude::*;

    #[custom_call]
    fn sine_slope<N: Dim>(x: &f64![N], d: &f64![N]) -> f64![N] {
        let both = x.as_slice().iter().zip(d.as_slice());
        Tensor::from_vec(both.map(|(x, d)| x.cos() * d).collect()).unwrap()
    }

    #[computation]
    fn half_slope<N: Dim>(x: &f64![N], d: &f64![N]) -> f64![N] {
        sine_slope(x, d) * 0.5
    }

    #[custom_call(vjp = sine_slope)]
    fn sine<N: Dim>(x: &f64![N]) -> f64![N] {
        Tensor::from_vec(x.as_slice().iter().map(|x| x.sin()).collect()).unwrap()
    }

    #[custom_call(vjp = half_slope)]
    pub fn half_sine<N: Dim>(x: &f64![N]) -> f64![N] {
        Tensor::from_vec(x.as_slice().iter().map(|x| x.sin() / 2.0).collect()).unwrap()
    }

    #[computation(vjp = half_slope)]
    pub fn halved<N: Dim>(x: &f64![N]) -> f64![N] {
        sine(x) * 0.5
    }

    #[computation]
    pub fn loss(x: &f64![2], w: f64) -> f64 {
        sum(sine(x * w))
    }

    #[computation]
    fn tangents(x: &f64![2], dx: &f64![2]) -> (f64![2], f64![2]) {
        (sine(x), sine_slope(x, ones(f64, [2])) * dx)
    }

    #[computation(jvp = tangents)]
    pub fn forward(x: &f64![2]) -> f64![2] {
        sine(x)
    }
}

#[computation]
fn through_external_rules(x: &f64![2]) -> (f64![2], f64![2], f64![2], f64![2]) {
    (
        grad(|x| sum(library::half_sine(x)))(x),
        grad(|x| sum(library::halved(x)))(x),
        grad(|x| sum(library::forward(x)))(x),
        jvp(library::forward)(x, [1.0, 2.0]).1,
    )
}

#[test]
fn rules_make_custom_calls() {
    let x = tensor![0.5f64, 2.0];
    let slopes = tensor![x[[0]].cos(), x[[1]].cos()];
    let (of_function, of_computation, of_tangents, tangent) = through_external_rules(&x);
    assert_eq!(of_function, tensor![slopes[[0]] / 2.0, slopes[[1]] / 2.0]);
    assert_eq!(of_computation, of_function);
    assert_eq!(of_tangents, slopes);
    assert_eq!(tangent, tensor![slopes[[0]], 2.0 * slopes[[1]]]);
}

/// A step of gradient descent on a loss of another module.
#[computation]
fn descend(w: &mut f64, x: &f64![2]) -> f64 {
    let (l, dw) = value_and_grad(library::loss, argnums = 1)(x, w);
    *w -= 0.1 * dw;
    l
}

#[computation]
fn descend_twice(w: &mut f64, x: &f64![2]) -> (f64, f64) {
    (descend(w, x), descend(w, x))
}

#[test]
fn computations_around_custom_calls_are_differentiated() {
    let x = tensor![0.5f64, 2.0];
    let loss = |w: f64| (0.5 * w).sin() + (2.0 * w).sin();
    let slope = |w: f64| 0.5 * (0.5 * w).cos() + 2.0 * (2.0 * w).cos();
    let (mut w, mut by_hand) = (0.3, 0.3);
    let found = descend_twice(&mut w, &x);
    let mut expected = [0.0; 2];
    for loss_before in &mut expected {
        *loss_before = loss(by_hand);
        by_hand -= 0.1 * slope(by_hand);
    }
    assert!((found.0 - expected[0]).abs() < 1e-15 && (found.1 - expected[1]).abs() < 1e-15);
    assert!((w - by_hand).abs() < 1e-15, "{w} {by_hand}");
}

/// The arguments of the calls at indices so far.
static AT_INDICES: Mutex<Vec<i32>> = Mutex::new(Vec::new());

#[custom_call]
fn third(x: i32) -> i32 {
    AT_INDICES.lock().unwrap().push(x);
    x / 3
}

#[computation]
fn thirds(x: &i32![4]) -> (i32![4], i32![4]) {
    (vmap(third)(x), map(|x| third(x) + 1, x))
}

/// Calls the function with an argument that is the same at all indices.
#[computation]
fn same(x: &i32![4], y: i32) -> i32![4] {
    vmap(|x| x + third(y))(x)
}

#[computation]
fn of_large(x: &i32![4], y: i32) -> (i32![4], i32![4]) {
    let own = vmap(|x| if x > 9 { third(x) } else { -x })(x);
    (own, vmap(|x| if x > 99 { third(y) } else { x })(x))
}

#[computation]
fn until_small(x: i32) -> (i32, i32) {
    let (mut x, mut calls) = (x, 0i32);
    while x > 2 {
        x = third(x);
        calls += 1;
    }
    (x, calls)
}

#[computation]
fn all_small(x: &i32![4]) -> (i32![4], i32![4]) {
    vmap(until_small)(x)
}

/// Returns the results, and the arguments of the calls.
fn noting<T>(run: impl FnOnce() -> T) -> (T, Vec<i32>) {
    AT_INDICES.lock().unwrap().clear();
    let results = run();
    (results, std::mem::take(&mut AT_INDICES.lock().unwrap()))
}

/// One test, since the calls of several at a time would mix.
#[test]
fn functions_are_called_for_each_active_index_in_order() {
    let x = [27, 3, 12, 8];
    let each = x.map(|x| x / 3);
    let ((direct, closure), calls) = noting(|| thirds(&Tensor::from(x)));
    assert_eq!(direct, Tensor::from(each));
    assert_eq!(closure, Tensor::from(each.map(|x| x + 1)));
    assert_eq!(calls, [x, x].concat());

    let (sums, calls) = noting(|| same(&Tensor::from(x), 30));
    assert_eq!(sums, Tensor::from(x.map(|x| x + 10)));
    assert_eq!(calls, [30], "it depends on no index");

    let ((own, none), calls) = noting(|| of_large(&Tensor::from(x), 30));
    assert_eq!(own, Tensor::from(x.map(|x| if x > 9 { x / 3 } else { -x })));
    assert_eq!(none, Tensor::from(x));
    let large: Vec<i32> = x.into_iter().filter(|x| *x > 9).collect();
    assert_eq!(calls, large, "no index takes the other branch");

    let until = |mut x: i32| {
        let mut rounds = 0;
        while x > 2 {
            x /= 3;
            rounds += 1;
        }
        (x, rounds)
    };
    let ((small, rounds), calls) = noting(|| all_small(&Tensor::from(x)));
    assert_eq!(small, Tensor::from(x.map(|x| until(x).0)));
    assert_eq!(rounds, Tensor::from(x.map(|x| until(x).1)));
    let (mut state, mut rounds) = (x, Vec::new());
    while state.iter().any(|x| *x > 2) {
        for x in state.iter_mut().filter(|x| **x > 2) {
            rounds.push(*x);
            *x /= 3;
        }
    }
    assert_eq!(calls, rounds);
}
