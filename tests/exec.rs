//! The executor of a computation is a parameter.

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
    Total::into(&mut out, &mut Workspace::take(0), &x, &Exec::threads(2));
    assert_eq!(out, one);
}

#[test]
fn it_is_no_operand() {
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
fn what_does_nothing_needs_none() {
    assert_eq!(same(&Exec::serial(), Tensor::ones()), Tensor::ones());
}
