//! Programs that are generic in sizes.
#![cfg(feature = "pjrt")]

use typed_xla::prelude::*;
use typed_xla::size::Size;
use typed_xla::{Error, Program, Workspace};

/// A layer that calls another generic computation. Its sizes are generic, and one is an arithmetic expression.
#[computation(program = Layer)]
fn layer<N: Dim, M: Dim>(w: &f32![M, 2 * M], x: &f32![N, M], total: &mut f32) -> f32![N, 2 * M] {
    let y = rectified(dot(x, w));
    *total += sum(y);
    y
}

#[computation]
fn rectified<A: Dim, B: Dim>(x: &f32![A, B]) -> f32![A, B] {
    relu(x)
}

#[known]
const ROWS: usize = 1200;

/// Returns all rows but as many first ones as there are columns.
#[computation(program = Tail)]
fn tail<N: Dim>(x: &f32![?, N]) -> Result<f32![?, N], Error> {
    Ok(x[N..x.dims()[0]])
}

/// Returns the first third of the elements.
#[computation(program = Thirds)]
fn thirds<'a, N: Dim>(x: &'a f32![N]) -> f32![N / 3] {
    x[..N / 3]
}

#[test]
fn a_generic_program_is_one_for_each_of_its_sizes() {
    type Small = Layer<Size<3>, Size<1>>;
    let text = Small::stablehlo();
    assert!(text.contains(
        "@main(%arg0: tensor<1x2xf32>, %arg1: tensor<3x1xf32>, \
         %arg2: tensor<f32> {tf.aliasing_output = 1 : i32}) -> (tensor<3x2xf32>, tensor<f32>)"
    ));
    assert!(!text.contains('{') || !text.contains("{N}"), "{text}");
    assert!(Layer::<ROWS, Size<1>>::stablehlo().contains("tensor<1200x2xf32>"));
    assert_eq!(<Small as Program>::stablehlo(), text);
    assert_eq!(Small::GENERICS, [("N", 3), ("M", 1)]);
    // The text is built once.
    assert_eq!(Small::stablehlo().as_ptr(), text.as_ptr());
    assert!(Small::graphviz().contains("dot"));
    let (w, x) = (tensor![[1.0, -1.0]], tensor![[1.0], [2.0], [-1.0]]);
    let (mut out, mut totals) = (Tensor::zeros(), [0.0, 0.0]);
    Small::run_into(&mut out, &mut Workspace::new(), &w, &x, &mut totals[0]);
    assert_eq!(out, layer(&w, &x, &mut totals[1]));
    assert_eq!(totals, [4.0; 2]);
    assert_eq!(
        Small::stablehlo_for(&(&w, &x, &mut totals[0])).unwrap(),
        text
    );
}

#[test]
fn generic_and_dynamic_sizes_have_names_until_a_call_knows_both() {
    type Two = Tail<Size<2>>;
    assert_eq!(
        (Two::SIZES, Two::GENERICS),
        (&[("x", 0)][..], &[("N", 2)][..])
    );
    assert!(Two::stablehlo().contains("tensor<{?x.0}x{N}xf32>"));
    let x = Tensor::full_sized([4, 2], 1.0).unwrap();
    let text = Two::stablehlo_for(&&x).unwrap();
    assert!(
        text.contains("@main(%arg0: tensor<4x2xf32>) -> tensor<2x2xf32>"),
        "{text}"
    );
    let mut out = Tensor::zeros_sized([2, 2]).unwrap();
    Two::run_into(&mut out, &mut Workspace::new(), &x).unwrap();
    assert_eq!(out, tail(&x).unwrap());
    let one = Tensor::full_sized([1, 2], 1.0).unwrap();
    assert_eq!(
        Two::stablehlo_for(&&one).unwrap_err().to_string(),
        tail(&one).unwrap_err().to_string()
    );
}

#[test]
fn sizes_of_a_result_may_be_arithmetic_and_parameters_have_lifetimes() {
    assert!(Thirds::<Size<9>>::stablehlo().contains("tensor<3xf32>"));
}
