//! Fields of structs that are scalars of a generic element type.

use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};

/// A scalar of a generic element type, also inside another struct.
#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Affine<E: Float> {
    by: E,
    offset: Tensor![E; 2],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Stack<E: Float> {
    both: [Affine<E>; 2],
    start: Start<E>,
}

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Start<E: Float> {
    at: Tensor![E; 2],
}

#[computation]
fn moved<E: Float>(p: &Stack<E>) -> Tensor![E; 2] {
    let mut y = p.start.at;
    for part in &p.both {
        y = part.by * y + part.offset;
    }
    y
}

#[computation]
fn doubled(p: &Stack<f64>) -> Stack<f64> {
    p + p
}

/// Structs without scalars need no further bound in plain Rust.
fn names<E: Float>(start: &Start<E>) -> Vec<String> {
    let mut all = Vec::new();
    start.visit(Path::ROOT, &mut |path, _| all.push(path.to_string()));
    all
}

#[test]
fn scalars_may_have_a_generic_element_type() {
    let affine = |by: f64| Affine {
        by,
        offset: tensor![1.0, 0.0],
    };
    let stack = Stack {
        both: [affine(2.0), affine(-1.0)],
        start: Start {
            at: tensor![3.0, 4.0],
        },
    };
    assert_eq!(moved(&stack), tensor![-6.0, -8.0]);
    assert_eq!(doubled(&stack).both[1].by, -2.0);
    assert_eq!(names(&stack.start), ["at"]);
}
