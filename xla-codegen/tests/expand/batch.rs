//! The code of batch loops.

use crate::rustc;

/// In debug information each `let` is a scope inside the scope of the one before, and LLVM overflows its stack over
/// some thousands.
#[test]
fn a_batch_loop_declares_many_scalars_together() {
    let program = "use typed_xla::prelude::*;
#[computation]
fn one(a: &f32![8, 8]) -> f32![8, 8] {
    let s = dot(a, transpose(a, [1, 0])) + eye(f32, 8);
    solve(s, dot(a, s)) + a
}
#[computation]
fn all(a: &f32![1000, 8, 8]) -> f32![1000, 8, 8] {
    vmap(one)(a)
}";
    let mut generated = rustc::expand(program, None).generated.into_iter();
    let body = generated.find(|one| one.of == "__body all").unwrap();
    let code = body.tokens.to_string();
    let count = |text: &str| code.matches(text).count();
    let computed = count(" = :: typed_xla :: rt :: scalar ::");
    assert!(computed > 1000, "{computed} scalars");
    let declaring = count("let ");
    assert!(declaring < 100, "{declaring} statements declare variables");
}
