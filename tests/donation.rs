//! A parameter taken by value is donated: its memory may be reused for a result.

use typed_xla::Workspace;
use typed_xla::prelude::*;

#[known]
type Weights = f32![64, 32];

fn ramp() -> Weights {
    Tensor::from_fn(|[i, j]| (32 * i + j) as f32)
}

fn place<S: typed_xla::shape::Shape>(x: &Tensor<f32, S>) -> *const f32 {
    x.as_slice().as_ptr()
}

#[computation]
fn step(w: Weights, g: &Weights) -> Weights {
    w - 0.5 * g
}

#[test]
fn a_donated_parameter_becomes_the_result() {
    let (w, g) = (ramp(), ramp());
    let before = place(&w);
    let w = step(step(w, &g), &g);
    assert_eq!(place(&w), before);
    assert_eq!(w, Tensor::zeros());
}

#[computation]
fn turned(x: Weights) -> f32![32, 64; {0, 1}] {
    transpose(x, [1, 0])
}

#[computation]
fn flat(x: f32![32, 64; {0, 1}]) -> f32![2048] {
    reshape(transpose(x, [1, 0]), 2048) + 1.0
}

#[test]
fn another_shape_and_layout_of_the_same_size_will_do() {
    let w = ramp();
    let before = place(&w);
    let y = turned(w);
    assert_eq!(y.as_slice().as_ptr(), before);
    let y = flat(y);
    assert_eq!(place(&y), before);
    assert!(y.iter().enumerate().all(|(i, &x)| x == i as f32 + 1.0));
}

#[computation]
fn needed_later(x: Weights, y: Weights) -> (Weights, f32![32, 64], Weights, Weights) {
    let half = x * 0.5;
    (half + y, transpose(x, [1, 0]), x, exp(y - y))
}

#[test]
fn what_is_read_later_stays_until_then() {
    let (x, y) = (ramp(), Tensor::ones());
    let before = place(&x);
    let (half, across, same, ones) = needed_later(x, y);
    assert_eq!(
        half,
        Tensor::from_fn(|[i, j]| (32 * i + j) as f32 * 0.5 + 1.0)
    );
    assert_eq!(across, Tensor::from_fn(|[j, i]| (32 * i + j) as f32));
    assert_eq!((place(&same), same), (before, ramp()));
    assert_eq!(ones, Tensor::ones());
}

#[derive(Tensors)]
struct Layer {
    w: Weights,
    b: f32![8, 32],
    scale: f32,
}

#[computation]
fn decay(p: Layer, donated: (f32, f32![8, 32])) -> (Layer, f32![8, 32]) {
    let (by, rest) = donated;
    let b = p.b + (sum(p.w, 0) * 0.0).along([1]);
    let w = p.w * by * p.scale;
    (Layer { w, b, scale: by }, rest)
}

#[test]
fn fields_of_structs_and_parts_of_tuples_are_donated_too() {
    let p = Layer {
        w: ramp(),
        b: Tensor::ones(),
        scale: 2.0,
    };
    let rest = Tensor::full(3.0);
    let places = (place(&p.w), place(&p.b), place(&rest));
    let (p, rest) = decay(p, (0.5, rest));
    assert_eq!((place(&p.w), place(&p.b), place(&rest)), places);
    assert_eq!((p.w, p.b, p.scale), (ramp(), Tensor::ones(), 0.5));
}

#[computation(program = Softmax)]
fn softmax_of(x: Weights) -> Weights {
    softmax(x, 1)
}

#[test]
fn a_row_is_read_several_times_before_it_is_written() {
    let (y, mut out) = (softmax_of(ramp()), Tensor::zeros());
    Softmax::run_into(&mut out, &mut Workspace::new(), ramp());
    assert_eq!(y, out);
    assert!((y.row(3).iter().sum::<f32>() - 1.0).abs() < 1e-5);
}

#[computation]
fn generic<N: Dim, M: Dim>(x: f32![N, M], y: &f32![M]) -> f32![M, N] {
    transpose(x + y.along([1]), [1, 0])
}

#[test]
fn parameters_of_equal_generic_sizes_are_donated() {
    let y: f32![32] = Tensor::zeros();
    let z = generic(ramp(), &y);
    assert_eq!(z, Tensor::from_fn(|[j, i]| (32 * i + j) as f32));
}

#[computation]
fn dropped(x: f32![64, 64], w: &Weights) -> f32![64, 32] {
    dot(exp(x * 0.0), w) / 64.0
}

#[test]
fn a_donated_buffer_without_a_result_returns_to_the_pool() {
    let y = dropped(Tensor::ones(), &Tensor::ones());
    assert_eq!(y, Tensor::ones());
}

#[computation]
fn nothing_left(x: Weights, s: f32![]) -> (f32, f32![], f32![1]) {
    (sum(x) + s, s, reshape(s, 1))
}

#[test]
fn results_of_one_element_may_come_from_one_scalar() {
    let (a, b, c) = nothing_left(Tensor::ones(), Tensor::from(2.0));
    assert_eq!((a, b.item(), c), (2050.0, 2.0, tensor![2.0]));
}
