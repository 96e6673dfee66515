//! Generic computations called from plain Rust with tensors whose sizes are dynamic.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::Error;
use typed_xla::prelude::*;

/// A vector, and two matrices.
type Both = (f32![?], [f32![?, 3]; 2]);
use typed_xla::size::Extent;

#[computation]
fn normalised<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    let centred = x - mean(x, 0).along([1]);
    centred / M
}

#[computation]
fn total<N: Dim>(x: &f32![N, 2], y: &f32![N, 2]) -> f32![N, 2] {
    x + y
}

#[computation]
fn added<N: Dim>(x: &f32![N, 2], y: &f32![N, 2]) -> Result<f32![N, 2], Error> {
    Ok(x + y)
}

/// The error of a computation to which the library's does not convert.
#[derive(Debug)]
struct Mine;

#[computation]
fn mine<N: Dim>(x: &f32![N], y: &f32![N]) -> Result<f32, Mine> {
    Ok(sum(x * y))
}

#[computation]
fn first_two<N: Dim>(x: &f32![N]) -> f32![2] {
    x[0..2]
}

#[computation]
fn first_two_or_error<N: Dim>(x: &f32![N]) -> Result<f32![2], Error> {
    Ok(x[0..2])
}

#[computation]
fn products<N: Dim, M: Dim>(a: &f32![N], b: &f32![M]) -> f32![N * M] {
    let table = broadcast_in_dim(a, [N, M], [0]) * b.along([1]);
    reshape(table, [N * M])
}

#[computation]
fn steps<N: Dim>(y: &f32![N], x: &f32![N + 1]) -> f32![2 * N + 1] {
    concatenate((x, x[1..] - x[..N] + y), 0)
}

#[computation]
fn push<N: Dim>(state: &mut f32![N], x: f32![N]) -> f32![N] {
    *state += x;
    2.0 * x
}

#[computation]
fn power<E: Float, N: Dim>(x: &Tensor![E; N]) -> E {
    mean(x * x)
}

#[computation]
fn twice<E: Number, N: Dim>(x: &Tensor![E; N], y: &Tensor![E; N]) -> Tensor![E; N] {
    x + y
}

#[computation]
fn heun<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], y: &f64![N], dt: f64) -> f64![N] {
    let k1 = f(y);
    let k2 = f(&(y + dt * k1));
    y + (dt / 2.0) * (k1 + k2)
}

#[computation]
fn transposed<N: Dim>(x: &f32![N, 3; {0, 1}]) -> f32![3, N; {0, 1}] {
    transpose(x, [1, 0])
}

#[computation]
fn parts<N: Dim, M: Dim>(x: &(f32![N], [f32![N, M]; 2])) -> (f32![N], [f32![M]; 2]) {
    let (scale, [a, b]) = x;
    (2.0 * scale, [sum(a * scale.along([0]), 0), sum(b, 0)])
}

#[computation]
fn mixed<N: Dim>(x: &f32![N], y: &f32![?]) -> Result<f32![N], Error> {
    Ok(x + y)
}

#[computation]
fn split<G: Dim, C: Dim, N: Dim>(x: &f32![N, G * C]) -> f32![N, G, C] {
    reshape(x, [N, G, C])
}

#[computation]
fn through<N: Dim>(x: &f32![N, 2], y: &f32![N, 2]) -> f32![2] {
    sum(normalised(&total(x, y)), 0)
}

/// The size of the struct stays static, and the callee multiplies both.
#[computation]
fn weighted<N: Dim, K: Dim>(x: &f32![N], weights: &Weights<K>) -> f32![N * K] {
    products(x, weights.w)
}

#[derive(Tensors)]
struct Weights<K: Dim> {
    w: f32![K],
}

#[custom_call]
fn reversed<N: Dim>(x: &f32![N]) -> f32![N] {
    Tensor::from_fn(|[i]| x[[N::SIZE - 1 - i]])
}

#[computation]
fn mirrored<N: Dim>(x: &f32![N]) -> f32![N] {
    x + reversed(x)
}

#[computation]
mod models {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, I], shift: &f32![N]) -> f32![N, O] {
            dot(x, self.w) + shift.along([0])
        }
    }
}

fn open(x: &[f32]) -> f32![?] {
    Tensor::from_slice(x).unwrap()
}

fn rows(x: &[f32]) -> f32![?, 2] {
    Tensor::from_slice(x).unwrap()
}

/// Returns the text with which a call panics.
fn panics<T>(call: impl FnOnce() -> T) -> String {
    let call = std::panic::AssertUnwindSafe(|| drop(call()));
    let payload = std::panic::catch_unwind(call).expect_err("the sizes differ");
    *payload.downcast::<String>().expect("a text")
}

#[test]
fn sizes_are_read_from_the_arguments() {
    let fixed = tensor![[1.0, 2.0], [3.0, 6.0], [5.0, 1.0]];
    let expected = normalised(&fixed);
    let x: f32![?, ?] = fixed.try_into().unwrap();
    let y: f32![?, ?] = normalised(&x);
    assert_eq!(y.dims(), [3, 2]);
    assert_eq!(y.as_slice(), expected.as_slice());
    let half: f32![3, ?] = x.try_into().unwrap();
    let y: f32![3, ?] = normalised(&half);
    assert_eq!(y.as_slice(), expected.as_slice());
    let empty: f32![?, ?] = Tensor::zeros_sized([0, 4]).unwrap();
    assert_eq!(normalised(&empty).dims(), [0, 4]);
}

#[test]
fn arguments_that_share_a_size_must_agree() {
    let (x, y) = (rows(&[1.0, 2.0, 3.0, 4.0]), rows(&[1.0; 6]));
    assert_eq!(total(&x, &x).as_slice(), [2.0, 4.0, 6.0, 8.0]);
    assert_eq!(added(&x, &x).unwrap().as_slice(), [2.0, 4.0, 6.0, 8.0]);
    let error = added(&x, &y).unwrap_err();
    assert!(matches!(
        error,
        Error::DynamicSize {
            operand: "y",
            expected: 2,
            found: 3,
            ..
        }
    ));
    assert_eq!(
        error.to_string(),
        "added: dimension 0 of `y` is 3, but `N` expects 2"
    );
    assert_eq!(
        panics(|| total(&x, &y)),
        "total: dimension 0 of `y` is 3, but `N` expects 2"
    );
    let text = panics(|| mine(&open(&[1.0]), &open(&[])));
    assert_eq!(text, "mine: dimension 0 of `y` is 0, but `N` expects 1");
}

#[test]
fn constraints_of_the_body_are_checked() {
    assert_eq!(first_two(&open(&[1.0, 2.0, 3.0])), tensor![1.0, 2.0]);
    let expected =
        "index: expected at most N (the size of dimension 0), found 2; dimension 0 of `x` is 1";
    assert_eq!(
        panics(|| first_two(&open(&[1.0]))),
        format!("first_two: {expected}")
    );
    let error = first_two_or_error(&open(&[1.0])).unwrap_err();
    assert!(matches!(error, Error::ArgumentSizes { .. }));
    assert_eq!(error.to_string(), format!("first_two_or_error: {expected}"));
}

#[test]
fn sizes_may_be_computed() {
    let (a, b) = (open(&[1.0, 10.0]), open(&[1.0, 2.0, 3.0]));
    let all: f32![?] = products(&a, &b);
    assert_eq!(all.as_slice(), [1.0, 2.0, 3.0, 10.0, 20.0, 30.0]);
    let all: f32![?] = products(&tensor![1.0, 10.0], &b);
    assert_eq!(all.len(), 6);
    let all: f32![6] = products(&tensor![1.0, 10.0], &tensor![1.0, 2.0, 3.0]);
    assert_eq!(all.len(), 6);
    assert_eq!(steps(&a, &b).as_slice(), [1.0, 2.0, 3.0, 2.0, 11.0]);
    let fixed: f32![5] = steps(&tensor![1.0, 10.0], &tensor![1.0, 2.0, 3.0]);
    assert_eq!(fixed, tensor![1.0, 2.0, 3.0, 2.0, 11.0]);
    assert_eq!(
        panics(|| steps(&b, &a)),
        "steps: dimension 0 of `x` is 2, but `1 + N` expects 4"
    );
}

#[test]
fn state_and_donated_tensors_keep_their_sizes() {
    let mut state = open(&[1.0, 2.0]);
    let y: f32![?] = push(&mut state, open(&[3.0, 4.0]));
    assert_eq!(
        (state.as_slice(), y.as_slice()),
        (&[4.0, 6.0][..], &[6.0, 8.0][..])
    );
    let text = panics(|| push(&mut state, open(&[3.0])));
    assert_eq!(text, "push: dimension 0 of `x` is 1, but `N` expects 2");
    assert_eq!(state.as_slice(), [4.0, 6.0]);
}

#[test]
fn a_function_for_each_element_type_accepts_any_size() {
    assert_eq!(power(&open(&[1.0, 3.0])), 5.0);
    let x: f64![?] = Tensor::from_slice(&[1.0, 3.0]).unwrap();
    assert_eq!(power(&x), 5.0);
    let ints: i32![?] = Tensor::from_slice(&[1, 2]).unwrap();
    assert_eq!(twice(&ints, &ints).as_slice(), [2, 4]);
    let text = panics(|| twice(&x, &Tensor::from_slice(&[1.0]).unwrap()));
    assert_eq!(text, "twice: dimension 0 of `y` is 1, but `N` expects 2");
}

#[test]
fn functions_take_and_give_the_sizes_of_the_arguments() {
    let y: f64![?] = Tensor::from_slice(&[1.0, 2.0, 4.0]).unwrap();
    let fixed = heun(
        |y| Tensor::from_fn(|[i]| -y[[i]]),
        &tensor![1.0, 2.0, 4.0],
        0.1,
    );
    let negated = |y: &f64![?]| Tensor::from_fn_sized(y.dims(), |at| -y[at]).unwrap();
    assert_eq!(heun(negated, &y, 0.1).as_slice(), fixed.as_slice());
    let shorter = |y: &f64![?]| Tensor::from_slice(&y.as_slice()[1..]).unwrap();
    let text = panics(|| heun(shorter, &y, 0.1));
    assert_eq!(
        text,
        "heun: dimension 0 of `f` is 2, but `f64[N]` expects 3"
    );
}

#[test]
fn rust_functions_may_be_generic_in_both_kinds_of_sizes() {
    fn doubled<N: Extent>(x: &f32![N]) -> f32![N] {
        twice(x, x)
    }
    fn fixed<N: Dim>(x: &f32![N]) -> f32![N] {
        twice(x, x)
    }
    assert_eq!(doubled(&open(&[1.0, 2.0])).as_slice(), [2.0, 4.0]);
    assert_eq!(doubled(&tensor![1.0, 2.0]), fixed(&tensor![1.0, 2.0]));
}

#[test]
fn parts_and_layouts() {
    let x: f32![?, 3; {0, 1}] =
        Tensor::from_slice_sized([2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let y: f32![3, ?; {0, 1}] = transposed(&x);
    assert_eq!(
        (y.dims(), y.to_vec()),
        ([3, 2], vec![1.0, 4.0, 2.0, 5.0, 3.0, 6.0])
    );
    let matrix = |rows: usize| Tensor::full_sized([rows, 3], 1.0).unwrap();
    let both: Both = (open(&[1.0, 2.0]), [matrix(2), matrix(2)]);
    let (scale, [a, b]) = parts(&both);
    assert_eq!(scale.as_slice(), [2.0, 4.0]);
    assert_eq!((a, b), (tensor![3.0, 3.0, 3.0], tensor![2.0, 2.0, 2.0]));
    let both: Both = (open(&[1.0, 2.0]), [matrix(2), matrix(1)]);
    let text = panics(|| parts(&both));
    assert_eq!(
        text,
        "parts: dimension 0 of `x.1[1]` is 1, but `N` expects 2"
    );
}

#[test]
fn dynamic_sizes_of_both_kinds_agree() {
    let x = open(&[1.0, 2.0]);
    assert_eq!(mixed(&x, &x).unwrap().as_slice(), [2.0, 4.0]);
    assert_eq!(mixed(&tensor![1.0, 2.0], &x).unwrap(), tensor![2.0, 4.0]);
    let error = mixed(&x, &open(&[1.0])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "mixed: dimension 0 of `y` is 1, but `x + y` expects 2"
    );
}

#[test]
fn a_size_that_no_argument_has_is_given() {
    let x: f32![?, 6] = Tensor::from_slice(&[0.0; 12]).unwrap();
    let y: f32![?, 3, 2] = split::<Size<3>, Size<2>, _>(&x);
    assert_eq!(y.dims(), [2, 3, 2]);
}

#[test]
fn computations_that_call_others_accept_any_size() {
    let x = rows(&[1.0, 2.0, 3.0, 4.0]);
    assert_eq!(through(&x, &x), tensor![0.0, 0.0]);
    let weights = Weights {
        w: tensor![1.0, 3.0],
    };
    let y: f32![?] = weighted(&open(&[2.0, 4.0]), &weights);
    assert_eq!(y.as_slice(), [2.0, 6.0, 4.0, 12.0]);
    assert_eq!(mirrored(&tensor![1.0, 2.0]), tensor![3.0, 3.0]);
}

#[test]
fn methods_accept_any_number_of_rows() {
    let layer = models::Linear {
        w: tensor![[1.0], [10.0]],
    };
    let x = rows(&[1.0, 2.0, 3.0, 4.0]);
    let y: f32![?, 1] = layer.forward(&x, &open(&[0.5, 1.5]));
    assert_eq!(y.as_slice(), [21.5, 44.5]);
    let text = panics(|| layer.forward(&x, &open(&[0.5])));
    assert_eq!(
        text,
        "forward: dimension 0 of `shift` is 1, but `N` expects 2"
    );
}
