//! The executor of a computation is a parameter.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};
use typed_xla::{Exec, Program, Workspace};

#[computation(program = Total)]
fn total<'e>(x: &f32![512, 1024], exec: &'e Exec) -> f32 {
    shifted(x, 1.0)
}

/// A caller does not pass it on: a callee runs on the executor of its caller.
#[computation]
fn shifted(runs_on: &typed_xla::exec::Exec, x: &f32![512, 1024], by: f32) -> f32 {
    sum(exp(x) + by)
}

#[test]
fn the_executor_is_a_parameter_and_changes_no_bit() {
    let x = Tensor::from_fn(|[i, j]| ((i * 31 + j * 7) % 100) as f32 * 0.01);
    let one = total(&x, &Exec::serial());
    assert_eq!(one, shifted(&Exec::default(), &x, 1.0));
    for threads in [2, 3, 8] {
        assert_eq!(one, total(&x, &Exec::threads(threads)));
    }
    let mut out = 0.0;
    Total::run_into(&mut out, &mut Workspace::new(), &x, &Exec::threads(2));
    assert_eq!(out, one);
}

#[test]
fn an_executor_is_not_an_operand_of_the_program() {
    let mut specs = Vec::new();
    <Total as Program>::Args::specs(Path::ROOT, &mut |spec| specs.push(spec.to_string()));
    assert_eq!(specs, ["0: f32[512, 1024]"]);
    let text = Total::stablehlo();
    assert!(text.contains("@main(%arg0: tensor<512x1024xf32>)"));
}

#[computation]
fn same(exec: &Exec, x: f32![4]) -> f32![4] {
    x
}

#[test]
fn a_computation_without_steps_may_have_an_executor() {
    assert_eq!(same(&Exec::serial(), Tensor::ones()), Tensor::ones());
}

/// Templates have an executor too, which calls in computations omit.
#[computation]
fn norm<E: Float, N: Dim>(exec: &Exec, x: &Tensor![E; N]) -> E {
    sqrt(sum(x * x))
}

#[computation]
fn repeated(f: impl Fn(f64) -> f64, x: f64, exec: &Exec) -> f64 {
    let mut y = x;
    for _ in 0..3 {
        y = f(y);
    }
    y
}

/// A function with state after its executor, whose gradient is computed.
#[computation]
fn counted<E: Float>(exec: &Exec, x: &Tensor![E; 2], count: &mut i32) -> E {
    *count += 1;
    norm(x * x)
}

#[computation]
fn from_a_computation(x: &f32![2], count: &mut i32) -> (f32, f64, f32![2]) {
    let gradient = grad(counted)(x, count);
    (norm(x), repeated(|y| 2.0 * y, 1.0), gradient)
}

#[computation]
mod filters {
    use typed_xla::Exec;
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Scale<E: Float> {
        pub by: E,
    }

    impl<E: Float> Scale<E> {
        #[computation]
        pub fn apply<N: Dim>(&self, x: &Tensor![E; N], exec: &Exec) -> Tensor![E; N] {
            self.by * x
        }
    }
}

#[computation]
fn scaled(scale: &filters::Scale<f32>, x: &f32![2]) -> f32![2] {
    scale.apply(x)
}

#[test]
fn templates_have_an_executor() {
    let exec = Exec::serial();
    let x = tensor![3.0, 4.0];
    assert_eq!(norm(&exec, &x), 5.0);
    assert_eq!(norm(&exec, &tensor![6.0f64, 8.0]), 10.0);
    assert_eq!(repeated(|y| y + 1.0, 1.0, &exec), 4.0);
    let mut count = 1;
    let (norm, repeated, gradient) = from_a_computation(&tensor![1.0, 0.0], &mut count);
    assert_eq!((norm, repeated, count), (1.0, 8.0, 2));
    assert_eq!(gradient, tensor![2.0, 0.0]);
    let scale = filters::Scale { by: 2.0f32 };
    assert_eq!(scale.apply(&x, &exec), tensor![6.0, 8.0]);
    assert_eq!(scaled(&scale, &x), tensor![6.0, 8.0]);
}
