//! Operands of different ranks: `.along`, `broadcast_dimensions`, scalars, and dimensions of size 1.

use typed_xla::prelude::*;

#[computation]
fn rows_and_columns(
    x: &f32![2, 3],
    row: &f32![3],
    column: &f32![2],
) -> (f32![2, 3], f32![2, 3], f32![2, 3]) {
    (
        x + row.along([1]),
        along(column, [0]) * x,
        sub(x, row, broadcast_dimensions = [1]),
    )
}

#[test]
fn an_operand_lies_along_the_dimensions_it_names() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (a, b, c) = rows_and_columns(&x, &tensor![10.0, 20.0, 30.0], &tensor![2.0, 3.0]);
    assert_eq!(a, tensor![[11.0, 22.0, 33.0], [14.0, 25.0, 36.0]]);
    assert_eq!(b, tensor![[2.0, 4.0, 6.0], [12.0, 15.0, 18.0]]);
    assert_eq!(c, tensor![[-9.0, -18.0, -27.0], [-6.0, -15.0, -24.0]]);
}

#[computation]
fn middle(x: &i32![2, 1, 2], y: &i32![2, 2]) -> i32![2, 1, 2] {
    x * 10 + y.along([0, 2])
}

#[test]
fn dimensions_between_are_skipped() {
    let z = middle(&tensor![[[1, 2]], [[3, 4]]], &tensor![[1, 2], [3, 4]]);
    assert_eq!(z, tensor![[[11, 22]], [[33, 44]]]);
}

#[computation]
fn lower_first(b: &f32![2], x: &f32![3, 2], lower: &f32![2]) -> (f32![3, 2], bool![3, 2]) {
    (div(b, x, broadcast_dimensions = [1]), lower.along([1]) < x)
}

#[test]
fn the_operand_of_lower_rank_may_stand_first() {
    let x = tensor![[1.0, 2.0], [4.0, 8.0], [0.5, 0.25]];
    let (y, z) = lower_first(&tensor![1.0, 2.0], &x, &tensor![1.0, 4.0]);
    assert_eq!(y, tensor![[1.0, 1.0], [0.25, 0.25], [2.0, 8.0]]);
    assert_eq!(z, tensor![[false, false], [true, true], [false, false]]);
}

#[computation]
fn stretched(
    x: &f32![2, 1],
    y: &f32![1, 3],
    s: f32,
    z: &f32![3],
) -> (f32![2, 3], f32![2, 1], f32![2, 3]) {
    (x + y, s - x, x * z.along([1]))
}

#[test]
fn dimensions_of_size_1_and_scalars_go_everywhere() {
    let (x, y) = (tensor![[1.0], [2.0]], tensor![[10.0, 20.0, 30.0]]);
    let (a, b, c) = stretched(&x, &y, 5.0, &tensor![1.0, 2.0, 3.0]);
    assert_eq!(a, tensor![[11.0, 21.0, 31.0], [12.0, 22.0, 32.0]]);
    assert_eq!(b, tensor![[4.0], [3.0]]);
    assert_eq!(c, tensor![[1.0, 2.0, 3.0], [2.0, 4.0, 6.0]]);
}

#[computation]
fn trees(x: &(f32![2], f32![1, 2]), rate: f32) -> (f32![2], f32![1, 2]) {
    x - rate * x
}

#[test]
fn arithmetic_goes_over_tuples_part_by_part() {
    let (a, b) = trees(&(tensor![2.0, 4.0], tensor![[6.0, 8.0]]), 0.5);
    assert_eq!((a, b), (tensor![1.0, 2.0], tensor![[3.0, 4.0]]));
}

#[computation]
fn outer_forms(
    x: &f32![2],
    y: &f32![3],
    z: &f32![3, 2],
) -> (bool![2, 3], f32![3, 2], f32![2, 3, 2], f32![2, 3], f32![2]) {
    let slopes = grad(|x| sum(x.along([0]) * y.along([1])))(x);
    (
        x.along([0]) > y.along([1]),
        y.along([0]) - x.along([1]),
        x.along([0]) * z.along([1, 2]),
        select(x.along([0]) > y.along([1]), x.along([0]), y.along([1])),
        slopes,
    )
}

#[test]
fn operands_have_all_dimensions_together() {
    let (x, y) = (tensor![1.0, 2.5], tensor![0.0, 1.0, 2.0]);
    let z = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let (greater, differences, products, greatest, slopes) = outer_forms(&x, &y, &z);
    assert_eq!(greater, tensor![[true, false, false], [true, true, true]]);
    assert_eq!(differences, tensor![[-1.0, -2.5], [0.0, -1.5], [1.0, -0.5]]);
    assert_eq!(products[[1, 2, 0]], 12.5);
    assert_eq!(greatest, tensor![[1.0, 1.0, 2.0], [2.5, 2.5, 2.5]]);
    assert_eq!(slopes, tensor![3.0, 3.0]);
}
