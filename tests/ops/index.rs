//! `x[..]`: slices and elements in brackets.

use typed_xla::prelude::*;

/// The index of the last row.
#[known]
const LAST: usize = 2;

#[computation]
fn parts(x: &i32![3, 4]) -> (i32![2, 2], i32![4], i32![3], i32, i32![3, 4], i32![1, 4]) {
    (
        x[(1..3, ..2)],
        x[LAST],
        x[(.., 1)],
        x[(LAST, LAST + 1)],
        x[..],
        x[1..=1],
    )
}

#[test]
fn ranges_keep_their_dimension_and_indices_take_it_away() {
    let x = tensor![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    let (ranges, row, column, one, all, closed) = parts(&x);
    assert_eq!(ranges, tensor![[10, 11], [20, 21]]);
    assert_eq!(
        (row, column, one),
        (tensor![20, 21, 22, 23], tensor![1, 11, 21], 23)
    );
    assert_eq!((all, closed), (x, tensor![[10, 11, 12, 13]]));
}

#[computation]
fn listed(x: &i32![3, 4]) -> (i32![4, 4], i32![3, 2]) {
    let mut y = x;
    y[[0, LAST]] = x[[1, 1]];
    (x[[LAST, 0, 0, 1]], y[(.., [3, 0])])
}

#[test]
fn listed_indices_select_in_their_order() {
    let x = tensor![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    let (rows, columns) = listed(&x);
    let expected = tensor![
        [20, 21, 22, 23],
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [10, 11, 12, 13]
    ];
    assert_eq!(rows, expected);
    assert_eq!(columns, tensor![[13, 10], [13, 10], [13, 10]]);
}

#[computation]
fn called(x: &i32![3, 4]) -> i32![2] {
    index(x, [1, 1], [2, 3], dimensions = [0])
}

#[test]
fn brackets_are_a_call_of_index() {
    let x = tensor![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    assert_eq!(called(&x), tensor![11, 12]);
}

#[computation]
fn steps<N: Dim>(x: &f32![N + 1]) -> f32![N] {
    x[1..] - x[..N]
}

#[test]
fn ranges_may_have_generic_ends() {
    assert_eq!(steps(&tensor![1.0, 4.0, 9.0, 16.0]), tensor![3.0, 5.0, 7.0]);
}

#[computation]
fn picked<N: Dim>(x: &f32![10]) -> f32 {
    x[N]
}

#[computation]
fn turned<N: Dim>(x: &f32![N, 0]) -> f32![N, 0] {
    rev(x, [0])
}

#[test]
fn a_size_may_stand_where_no_array_has_it() {
    let x = Tensor::from_fn(|[i]| i as f32);
    assert_eq!(picked::<typed_xla::size::Size<3>>(&x), 3.0);
    let none: f32![4, 0] = Tensor::zeros();
    assert_eq!(turned(&none), none);
}

#[computation]
fn read(
    x: &f32![3, 4],
    i: i32,
    j: u8,
    rows: &i32![2],
) -> (
    f32![4],
    f32![3],
    f32,
    f32![2],
    f32![2, 4],
    f32![3, 2],
    f32![2],
) {
    (
        x[i],
        x[(.., j)],
        x[(i, j)],
        x[(i + 1, 1..3)],
        x[rows],
        x[(.., rows)],
        x[(rows, j)],
    )
}

#[test]
fn indices_may_be_computed() {
    let x = Tensor::from_fn(|[i, j]| (10 * i + j) as f32);
    let (row, column, one, part, rows, columns, both) = read(&x, 1, 3, &tensor![2, 0]);
    assert_eq!(row, tensor![10.0, 11.0, 12.0, 13.0]);
    assert_eq!(column, tensor![3.0, 13.0, 23.0]);
    assert_eq!((one, part), (13.0, tensor![21.0, 22.0]));
    assert_eq!(
        rows,
        tensor![[20.0, 21.0, 22.0, 23.0], [0.0, 1.0, 2.0, 3.0]]
    );
    assert_eq!(columns, tensor![[2.0, 0.0], [12.0, 10.0], [22.0, 20.0]]);
    assert_eq!(both, tensor![23.0, 3.0]);
}

#[test]
fn computed_indices_are_clamped_to_the_bounds() {
    let x = Tensor::from_fn(|[i, j]| (10 * i + j) as f32);
    let (row, _, one, _, rows, ..) = read(&x, -5, 200, &tensor![9, -1]);
    assert_eq!(row, tensor![0.0, 1.0, 2.0, 3.0]);
    assert_eq!(one, 3.0);
    assert_eq!(
        rows,
        tensor![[20.0, 21.0, 22.0, 23.0], [0.0, 1.0, 2.0, 3.0]]
    );
}

#[derive(Tensors)]
struct Table {
    cells: f32![3, 2],
    total: f32,
}

#[computation]
fn written(
    table: &mut Table,
    counts: &mut i32![4],
    x: &f32![4],
    i: i32,
    places: &i32![2],
) -> f32![4] {
    table.cells[(i, ..)] += [1.0, 2.0];
    table.cells[(0, 1)] = x[i];
    table.cells[(1..3, 0)] = [7.0, 8.0];
    counts[i] = 5;
    counts[places] = [-1, -2];
    let mut y = x;
    y[1..3] = 0.0;
    y[(i)] *= 10.0;
    for j in 0..4 {
        y[j] += j as f32;
        table.total += y[j];
    }
    y
}

#[test]
fn elements_are_assigned_in_variables_fields_and_state() {
    let mut table = Table {
        cells: Tensor::ones(),
        total: 0.0,
    };
    let mut counts = Tensor::zeros();
    let y = written(
        &mut table,
        &mut counts,
        &tensor![1.0, 2.0, 3.0, 4.0],
        3,
        &tensor![0, 2],
    );
    assert_eq!(y, tensor![1.0, 1.0, 2.0, 43.0]);
    assert_eq!(table.total, 47.0);
    // The row 3 is clamped to 2.
    assert_eq!(table.cells, tensor![[1.0, 4.0], [7.0, 1.0], [8.0, 3.0]]);
    assert_eq!(counts, tensor![-1, 0, -2, 5]);
}

/// The sums of all elements up to each.
#[computation]
fn running<N: Dim>(x: &f64![N]) -> f64![N] {
    let mut sums = x;
    for i in 1..N {
        sums[i] += sums[i - 1];
    }
    sums
}

#[test]
fn a_loop_reads_and_writes_elements() {
    assert_eq!(
        running(&tensor![1.0, 2.0, 3.0, 4.0]),
        tensor![1.0, 3.0, 6.0, 10.0]
    );
}
