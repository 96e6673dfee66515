//! Computations as programs.

use typed_xla::prelude::*;
use typed_xla::tensor::TensorMut;
use typed_xla::tensors::{Leaves, Path};
use typed_xla::{Program, Workspace};

#[derive(Tensors)]
struct Params {
    w: f32![3, 2],
    b: f32,
}

#[computation(program = Scores)]
fn scores(p: &Params, x: &f32![4, 3]) -> (f32![4, 2], f32) {
    let y = softmax(layer(p, x), dimension = 1);
    (y, sum(y))
}

#[computation]
fn layer(p: &Params, x: &f32![4, 3]) -> f32![4, 2] {
    dot(x, p.w) + p.b
}

fn params() -> Params {
    Params {
        w: tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
        b: 0.5,
    }
}

#[test]
fn results_are_written_where_the_caller_wants_them() {
    let x = Tensor::ones();
    let (expected, total) = scores(&params(), &x);
    let mut workspace = Workspace::new();
    for _ in 0..2 {
        let (mut y, mut sum) = (Tensor::zeros(), 0.0);
        Scores::run_into((&mut y, &mut sum), &mut workspace, &params(), &x);
        assert_eq!((&y, sum), (&expected, total));
    }
}

#[test]
fn results_are_written_to_memory_of_any_kind() {
    let x = Tensor::ones();
    let (expected, total) = scores(&params(), &x);
    let mut workspace = Workspace::new();
    // A slice of a vector, an array, and a row of a tensor of higher rank.
    let (mut vector, mut array, mut sum) = (vec![9.0; 10], [[0.0; 2]; 4], 0.0);
    let mut part = TensorMut::new(&mut vector[1..9]).unwrap();
    Scores::run_into((&mut part, &mut sum), &mut workspace, &params(), &x);
    assert_eq!((&part[[3, 1]], sum), (&expected[[3, 1]], total));
    let mut whole = TensorMut::from(&mut array);
    Scores::run_into((&mut whole, &mut sum), &mut workspace, &params(), &x);
    let mut stack: f32![3, 4, 2] = Tensor::zeros();
    let row = &mut stack.row_mut(1);
    Scores::run_into((row, &mut sum), &mut workspace, &params(), &x);
    assert_eq!(&vector[1..9], expected.as_slice());
    assert_eq!((vector[0], vector[9]), (9.0, 9.0));
    assert_eq!(Tensor::from(array), expected);
    assert_eq!(stack.row(1).as_slice(), expected.as_slice());
    assert!(
        stack
            .row(0)
            .iter()
            .chain(stack.row(2).iter())
            .all(|&x| x == 0.0)
    );
}

#[computation(program = Step,)]
fn step(p: &mut Params, out: &f32![3, 2], rate: f32) -> Params {
    let before = Params { w: p.w, b: p.b };
    p.w -= rate * out;
    p.b += 1.0;
    before
}

#[test]
fn programs_have_state_and_structs_as_results() {
    let (mut p, mut before) = (params(), params());
    before.b = 0.0;
    let gradient = Tensor::ones();
    Step::run_into(&mut before, &mut Workspace::new(), &mut p, &gradient, 0.5);
    assert_eq!((before.w, before.b), (params().w, 0.5));
    assert_eq!((p.w[[0, 0]], p.b), (0.5, 1.5));
}

#[computation(program = Twice)]
fn twice(x: &f32![2]) -> f32![2] {
    x + x
}

#[test]
fn update_writes_new_states_to_the_arguments() {
    let (mut p, gradient) = (params(), Tensor::ones());
    let new = Params {
        w: Tensor::zeros(),
        b: 7.0,
    };
    <Step as Program>::update((&mut p, &gradient, 0.5), (new,));
    assert_eq!((p.w, p.b), (Tensor::zeros(), 7.0));
}

fn specs<T: Leaves>() -> Vec<String> {
    let mut all = Vec::new();
    T::specs(Path::ROOT, &mut |spec| all.push(spec.to_string()));
    all
}

#[test]
fn the_types_of_a_program_are_those_of_its_text() {
    assert_eq!(Scores::NAME, "scores");
    assert_eq!(
        specs::<<Scores as Program>::Args<'_>>(),
        ["0.w: f32[3, 2]", "0.b: f32[]", "1: f32[4, 3]"]
    );
    assert_eq!(
        specs::<<Scores as Program>::Output>(),
        ["0: f32[4, 2]", "1: f32[]"]
    );
    assert_eq!(
        specs::<<Step as Program>::Args<'_>>(),
        ["0.w: f32[3, 2]", "0.b: f32[]", "1: f32[3, 2]", "2: f32[]"]
    );
    assert_eq!(
        specs::<<Step as Program>::Output>(),
        ["w: f32[3, 2]", "b: f32[]"]
    );
    assert_eq!(
        specs::<<Step as Program>::State>(),
        ["0.w: f32[3, 2]", "0.b: f32[]"]
    );
    assert_eq!(specs::<<Twice as Program>::Args<'_>>(), ["0: f32[2]"]);
    assert_eq!(specs::<<Twice as Program>::State>(), [""; 0]);
    let text = Scores::stablehlo();
    assert!(text.contains(
        "func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>, %arg2: tensor<4x3xf32>)"
    ));
    assert_eq!(text.matches("func.func private @layer").count(), 1);
    assert_eq!(text, <Scores as Program>::stablehlo());
}

#[test]
fn the_lowered_program_is_text() {
    let text = Scores::lowered();
    assert!(text.contains(" = contract param"), "{text}");
    assert!(text.ends_with(" of arena\n"), "{text}");
}

#[test]
fn graphs_are_drawn_before_and_after() {
    assert!(Scores::graphviz().starts_with("digraph \"scores\""));
    assert!(Scores::graphviz().contains("call"));
    assert!(!Scores::optimised_graphviz().contains("call"));
}
