//! Every form of the language in the body of a computation.

use typed_xla::prelude::*;

#[computation]
fn operators(x: &f32![3], y: &f32![3]) -> (f32![3], f32![3], f32![3]) {
    let sum = x + y * 2.0;
    let neg = -x / y;
    (sum, neg, 1.0 - x % 2.0)
}

#[test]
fn operators_are_operations() {
    let (x, y) = (tensor![1.0, 2.0, 4.0], tensor![2.0, 4.0, 8.0]);
    let (sum, neg, rest) = operators(&x, &y);
    assert_eq!(sum, tensor![5.0, 10.0, 20.0]);
    assert_eq!(neg, tensor![-0.5, -0.5, -0.5]);
    assert_eq!(rest, tensor![0.0, 1.0, 1.0]);
}

/// The number of elements.
#[known]
const COUNT: usize = 4;

#[computation]
fn shares(x: &f32![COUNT]) -> f32![COUNT] {
    x * (2.0 / COUNT) + COUNT * 0.25
}

#[test]
fn a_size_beside_a_float_is_a_float() {
    assert_eq!(
        shares(&tensor![0.0, 2.0, 4.0, 8.0]),
        tensor![1.0, 2.0, 3.0, 5.0]
    );
}

#[computation]
fn far_literals(x: &f32![2], p: &bool![2]) -> (f32![2], f32![2], f32, f64) {
    let root: f32 = sqrt(4.0);
    let wide: f64 = 1.0 / max(2.0, 4.0);
    (
        x / sqrt(4.0) + exp(0.0) * COUNT,
        -sqrt(COUNT) * x + select(p, 1.0, -(1.0)),
        root,
        wide,
    )
}

#[test]
fn literals_take_the_element_type_beside_their_expression() {
    let (halves, signs, root, wide) = far_literals(&tensor![2.0, 4.0], &tensor![true, false]);
    assert_eq!(halves, tensor![5.0, 6.0]);
    assert_eq!(signs, tensor![-3.0, -9.0]);
    assert_eq!((root, wide), (2.0, 0.25));
}

#[computation]
fn bits(x: &i32![3], p: &bool![3]) -> (i32![3], bool![3]) {
    (((x & 6) | 1) ^ (x << 1), !p & (x > 2))
}

#[test]
fn bits_and_comparisons() {
    let (bits, both) = bits(&tensor![1, 2, 7], &tensor![false, true, false]);
    assert_eq!(bits, tensor![3, 7, 9]);
    assert_eq!(both, tensor![false, false, true]);
}

#[computation]
fn scalars(x: f32, y: &f32, n: i32) -> (f32, f32![], f32) {
    (x * y, x + 1.0, n as f32)
}

#[test]
fn scalar_parameters_and_results_are_numbers_of_rust() {
    let (a, b, c) = scalars(3.0, &2.0, -4);
    assert_eq!((a, b.item(), c), (6.0, 4.0, -4.0));
}

#[computation]
fn shadows(x: &f32![2]) -> f32![2] {
    let mut y = x * 2.0;
    let x = {
        let x = y + 1.0;
        y *= 10.0;
        x
    };
    y += x;
    let (a, _) = (y, 3.0);
    return a;
}

#[test]
fn variables_shadow_and_change() {
    assert_eq!(shadows(&tensor![1.0, 2.0]), tensor![23.0, 45.0]);
}

#[computation]
fn shadowed_around(s: f32, x: &f32![2], i: i32) -> (f32![2], f32![2], f32![2], f32) {
    let s = s + 1.0;
    let mapped = map(|a| a * s, x);
    let chosen = if i > 0 {
        let s = s * 10.0;
        map(|a| a * s, x)
    } else {
        let s = s * 100.0;
        while_loop(|i, _| i < 1, |i, x| (i + 1, map(|a| a * s, x)), (0i32, x)).1
    };
    let looped = while_loop(|i, _| i < 2, |i, x| (i + 1, x * s), (0i32, x)).1;
    (mapped, chosen, looped, reduce(|a, b| a + b * s, x, 0.0))
}

#[test]
fn a_closure_reads_the_last_variable_of_a_name() {
    let x = tensor![1.0, 2.0];
    let (mapped, chosen, looped, reduced) = shadowed_around(1.0, &x, 1);
    assert_eq!(mapped, tensor![2.0, 4.0]);
    assert_eq!(chosen, tensor![20.0, 40.0]);
    assert_eq!(looped, tensor![4.0, 8.0]);
    assert_eq!(reduced, 6.0);
    let (_, chosen, ..) = shadowed_around(1.0, &x, 0);
    assert_eq!(chosen, tensor![200.0, 400.0]);
}

#[computation]
fn descend(w: &mut f32![2], count: &mut i32, g: &f32![2], lr: f32) {
    *w -= lr * g;
    *count += 1;
}

#[test]
fn state_changes_in_place() {
    let mut w = tensor![1.0, 2.0];
    let mut count = 4;
    descend(&mut w, &mut count, &tensor![10.0, 20.0], 0.5);
    assert_eq!((w, count), (tensor![-4.0, -8.0], 5));
}

#[computation]
fn literals(x: &f32![2, 2]) -> (f32![2, 2], f32![2], f32) {
    let eye = [[1.0, 0.0], [0.0, 1.0]];
    let half = 1.0 / 2.0;
    let twos: f32![2] = [2.0; 2];
    (x + eye, twos * half, 3.0f32)
}

#[test]
fn literals_take_the_type_of_their_neighbour() {
    let (a, b, c) = literals(&tensor![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(a, tensor![[2.0, 2.0], [3.0, 5.0]]);
    assert_eq!((b, c), (tensor![1.0, 1.0], 3.0));
}

#[computation]
fn folds(x: &f32![2, 3]) -> (f32![2], f32, f32![2, 1]) {
    (
        reduce(|a, b| a + b, x, 0.0, dimensions = [1]),
        x.reduce(mul, 1.0),
        reduce(max, x, -1.0e9, dimensions = 1, keep = true),
    )
}

#[test]
fn computations_are_closures_or_names() {
    let (rows, product, greatest) = folds(&tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    assert_eq!(rows, tensor![6.0, 15.0]);
    assert_eq!(product, 720.0);
    assert_eq!(greatest, tensor![[3.0], [6.0]]);
}

#[computation]
fn generic<N: Dim, M: Dim>(x: &f32![N, M], y: &f32![N, M]) -> (f32![2 * N, M], f32![M, N], f32) {
    let both = select(
        iota(i32, [2, N, M], dimension = 0) == 0,
        broadcast(x, [2]),
        broadcast(y, [2]),
    );
    (
        reshape(both, [2 * N, M]),
        transpose(x, [1, 0]),
        reduce(add, x, 0.0) / N,
    )
}

#[test]
fn sizes_are_generic() {
    let (x, y) = (tensor![[1.0, 2.0]], tensor![[3.0, 4.0]]);
    let (both, turned, mean) = generic(&x, &y);
    assert_eq!(both, tensor![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!((turned, mean), (tensor![[1.0], [2.0]], 3.0));
    let (both, ..) = generic(&Tensor::from([[0.0; 3]; 4]), &Tensor::from([[1.0; 3]; 4]));
    assert_eq!(both.dims(), [8, 3]);
}

#[computation]
fn layouts(x: &f32![2, 3; {0, 1}], w: &f32![3, 2]) -> (f32![2, 2], f32![2, 3; {0, 1}]) {
    (dot(x, w), x + 1.0)
}

#[test]
fn layouts_stand_in_types_and_do_not_change_values() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]].to_layout();
    let (y, z) = layouts(&x, &tensor![[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]);
    assert_eq!(y, tensor![[1.0, 2.0], [4.0, 5.0]]);
    assert_eq!(z.to_vec(), [2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
}

#[computation]
fn donated(x: f32![4], t: (f32![4], i32![2])) -> (f32![4], i32![2]) {
    let (a, b) = t;
    (x * a, b + t.1)
}

#[test]
fn parameters_by_value_and_in_tuples() {
    let (x, y) = donated(
        tensor![1.0, 2.0, 3.0, 4.0],
        (tensor![2.0, 2.0, 2.0, 2.0], tensor![1, 2]),
    );
    assert_eq!((x, y), (tensor![2.0, 4.0, 6.0, 8.0], tensor![2, 4]));
}

#[computation]
fn converted(x: &f64![2]) -> (f64![2], i64) {
    let third = 1.0 as f64 / 3 as f64;
    (x * third, -3 as i64 + sum([1, 2] as i64))
}

#[test]
fn literals_are_converted_by_as() {
    assert_eq!(converted(&tensor![3.0, 6.0]), (tensor![1.0, 2.0], 0));
}

/// Two parts of a state.
#[derive(Tensors, Clone, Debug, PartialEq)]
struct Scaled {
    w: f32![2],
    s: f32,
}

#[computation]
fn dereferenced(p: &mut Scaled, y: &mut f32![2], x: &f32![2]) -> f32![2] {
    p.w = *p.w * *p.s + (*p).w;
    if x[0] > 0.0 {
        *y = map(|a| a * *p.s, *y);
    }
    let z("i") = *y("i") * x("i");
    z * *y
}

#[test]
fn a_star_reads_state_and_parts_of_it() {
    let mut p = Scaled {
        w: tensor![1.0, 2.0],
        s: 3.0,
    };
    let mut y = tensor![1.0, 2.0];
    let z = dereferenced(&mut p, &mut y, &tensor![1.0, 5.0]);
    assert_eq!(p.w, tensor![4.0, 8.0]);
    assert_eq!(y, tensor![3.0, 6.0]);
    assert_eq!(z, tensor![9.0, 180.0]);
}

#[deny(unused_variables, unused_mut, deprecated)]
mod levels {
    use super::*;

    #[deprecated]
    #[computation]
    fn old(x: &f32![2]) -> f32![2] {
        x * 2.0
    }

    #[computation]
    pub(super) fn f(x: &f32![2]) -> f32![2] {
        //! Documentation inside of the function.
        #![allow(unused_mut)]
        /// Of a variable.
        #[allow(unused_variables)]
        let unused = x * 2.0;
        let mut fixed = x * 3.0;
        #[allow(deprecated)]
        let twice = old(x);
        #[expect(unused_variables)]
        {
            let inside = x;
        }
        let ones = map(|#[allow(unused_variables)] a| 1.0f32, x);
        fixed + twice + ones
    }
}

#[test]
fn lint_levels_hold_in_a_body() {
    assert_eq!(levels::f(&tensor![1.0, 2.0]), tensor![6.0, 11.0]);
}

#[computation]
fn joined<N: Dim>(x: &u8![0, N], y: &u8![0, N]) -> u8![0, 2 * N] {
    concatenate((x, y), 1)
}

#[test]
fn a_dimension_may_be_longer_than_a_billion() {
    let x: u8![0, 3_000_000_000] = Tensor::zeros();
    let y: u8![0, 6_000_000_000] = joined(&x, &x);
    assert_eq!(y.dims(), [0, 6_000_000_000]);
}
