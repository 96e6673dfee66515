//! `map`: a computation of scalars at each index.

use typed_xla::prelude::*;

#[computation]
fn mapped(x: &f32![2, 2], n: &i32![2, 2], s: f32) -> (f32![2, 2], bool![2, 2], f32![2, 2], f32) {
    (
        map(x, |a| a * a + 1.0),
        map((x, n), |a, k| a > k as f32),
        x.map(neg),
        map(s, |a: f32| -> f32 {
            let b = a * 2.0;
            b + 1.0
        }),
    )
}

#[test]
fn closures_and_names_are_applied_at_each_index() {
    let x = tensor![[1.0, -2.0], [3.0, 0.5]];
    let (a, b, c, d) = mapped(&x, &tensor![[0, 0], [3, 0]], 4.0);
    assert_eq!(a, tensor![[2.0, 5.0], [10.0, 1.25]]);
    assert_eq!(b, tensor![[true, false], [false, true]]);
    assert_eq!((c, d), (tensor![[-1.0, 2.0], [-3.0, -0.5]], 9.0));
}

#[computation]
fn constant<N: Dim>(x: &f32![N]) -> (f32![N], f32![N]) {
    (map(x, |_| 3.0), map(x, |a| a / N))
}

#[test]
fn a_closure_may_ignore_its_parameter_and_see_sizes() {
    let (a, b) = constant(&tensor![2.0, 4.0]);
    assert_eq!((a, b), (tensor![3.0, 3.0], tensor![1.0, 2.0]));
}

#[computation]
fn ternary(p: &bool![3], x: &i64![3], y: &i64![3]) -> i64![3] {
    map((p, x, y), |p, a, b| select(p, max(a, b), min(a, b)))
}

#[test]
fn a_computation_takes_scalars_of_several_types() {
    let y = ternary(
        &tensor![true, false, true],
        &tensor![1, 2, 3],
        &tensor![4, 1, 2],
    );
    assert_eq!(y, tensor![4, 1, 3]);
}
