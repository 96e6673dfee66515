//! `take`: slices of an array by their indices.

use typed_xla::prelude::*;

#[computation]
fn parts(x: &f32![2, 3], i: &i64![2]) -> (f32![2, 3], f32![2, 2], f32![2], f32![2, 2, 1]) {
    (
        take(x, i),
        take(x, i, 1),
        x.take(2, dimension = 1),
        take(x, [[0], [9]], 1),
    )
}

#[test]
fn indices_stand_in_place_of_a_dimension() {
    let x = tensor![[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]];
    let (rows, columns, column, nested) = parts(&x, &tensor![1, -4]);
    assert_eq!(rows, tensor![[3.0, 4.0, 5.0], [0.0, 1.0, 2.0]]);
    assert_eq!(columns, tensor![[1.0, 0.0], [4.0, 3.0]]);
    assert_eq!(column, tensor![2.0, 5.0]);
    assert_eq!(nested, tensor![[[0.0], [2.0]], [[3.0], [5.0]]]);
}

/// Looks up the row of each word, and adds a row for its position in the text.
#[computation]
fn embed<Words: Dim, Text: Dim, Width: Dim>(
    table: &f32![Words, Width],
    places: &f32![Text, Width],
    text: &u32![2, Text],
) -> f32![2, Text, Width] {
    take(table, text) + places.along([1, 2])
}

#[test]
fn rows_of_a_table_are_embeddings() {
    let table = tensor![[0.0, 0.5], [1.0, 1.5], [2.0, 2.5]];
    let places = tensor![[10.0, 10.0], [20.0, 20.0]];
    let got = embed(&table, &places, &tensor![[2, 0], [1, 1]]);
    let expected = tensor![[[12.0, 12.5], [20.0, 20.5]], [[11.0, 11.5], [21.0, 21.5]]];
    assert_eq!(got, expected);
}
