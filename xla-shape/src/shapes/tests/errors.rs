//! Each error of shapes, caused by the smallest mistake, and its message.

use crate::error::ShapeError;
use crate::shapes::{JaggedShape, Nested, SmoothShape, TiledShape, jagged, nested, shape};

#[test]
fn what_is_no_shape_is_an_error_that_says_why() {
    let s = shape![10, 20];
    let js = jagged![10, 20];
    let ns = nested!([1, 1], shape![10, 20]);
    let cases: Vec<(Result<(), ShapeError>, &str)> = vec![
        (
            SmoothShape::new([1 << 40, 1 << 40]).map(drop),
            "the shape has more elements than fit in memory",
        ),
        (
            SmoothShape::new(core::iter::repeat(1)).map(drop),
            "a shape has at most 64 dimensions: found 65",
        ),
        (
            SmoothShape::with_origin([1, 2], [0]).map(drop),
            "a list must have one number for each dimension: expected an origin of length 2, found 1",
        ),
        (
            SmoothShape::with_origin([1, 2], [0, usize::MAX]).map(drop),
            "the indices of a mode do not fit in a usize: mode 1",
        ),
        (
            s.slice([0, 5], [10, 21]).map(drop),
            "an index is out of bounds: expected 0..20 in mode 1, found 5..21",
        ),
        (
            s.slice([5, 5], [4, 6]).map(drop),
            "an index is out of bounds: expected 0..10 in mode 0, found 5..4",
        ),
        (
            s.slice([5], [4, 6]).map(drop),
            "a list must have one number for each dimension: expected a first index of length 2, found 1",
        ),
        (
            s.chip([5, 5], [6]).map(drop),
            "a list must have one number for each dimension: expected an end of length 2, found 1",
        ),
        (
            s.slice_at([10]).map(drop),
            "an index is out of bounds: expected 0..10 in mode 0, found 10..11",
        ),
        (
            s.chip_at([0, 0, 0]).map(drop),
            "a list must have one number for each dimension: expected an index of length 2, found 3",
        ),
        (
            s.chip([0, 0], [10, 20]).map(drop),
            "a chip must take a single index of at least one mode",
        ),
        (
            s.chip_at([]).map(drop),
            "a chip must take a single index of at least one mode",
        ),
        (
            js.chip_at([]).map(drop),
            "a chip must take a single index of at least one mode",
        ),
        (
            js.chip([0, 0], [2, 20]).map(drop),
            "a chip must take a single index of at least one mode",
        ),
        (
            js.chip_at([0, 10]).map(drop),
            "an index is out of bounds: expected 0..10 in mode 1, found 10..11",
        ),
        (
            js.chip_at([2]).map(drop),
            "an index is out of bounds: expected 0..2 in mode 0, found 2..3",
        ),
        (
            js.slice_at([0, 0, 0]).map(drop),
            "a list must have one number for each dimension: expected an index of length 2, found 3",
        ),
        (
            js.slice([0, 0], [2, 21]).map(drop),
            "an index is out of bounds: expected 0..20 in mode 1, found 0..21",
        ),
        (
            jagged![20, 10, 20].chip([0, 15], [3, 16]).map(drop),
            "the indices of a mode must be contiguous: mode 0 of the result",
        ),
        (
            js.clone().at_origin([1, 2, 3]).map(drop),
            "a list must have one number for each dimension: expected an origin of length 2, found 3",
        ),
        (
            js.clone().at_origin([usize::MAX]).map(drop),
            "the indices of a mode do not fit in a usize: mode 0",
        ),
        (
            js.onto(&[2]).map(drop),
            "a dimension is out of range: expected a dimension from 0 to 1, found 2",
        ),
        (js.onto(&[0, 0]).map(drop), "a dimension is listed twice: 0"),
        (
            js.count(3).map(drop),
            "a list must have one number for each dimension: expected a count of modes of length 2, found 3",
        ),
        (
            JaggedShape::from_rows([shape![1], shape![1, 1]]).map(drop),
            "rows must have the same rank: expected rank 1, found 2 in row 1",
        ),
        (
            JaggedShape::from_rows([SmoothShape::null()]).map(drop),
            "a row must not be the null shape: row 0",
        ),
        (
            JaggedShape::from_rows([shape![1 << 62], shape![(1 << 62) + 1]]).map(drop),
            "the shape has more elements than fit in memory",
        ),
        (
            JaggedShape::from_rows(core::iter::repeat(shape![])).map(drop),
            "a jagged shape has at most 2^20 rows",
        ),
        (
            TiledShape::new([[1, 0]]).map(drop),
            "a tile must not have a dimension of size 0: size 1 of tile 0",
        ),
        (
            TiledShape::of(&s, [vec![5, 5], vec![5, 10]]).map(drop),
            "the sizes of the tiles must add up to the extent of their mode: expected 20 in mode 1, found 15",
        ),
        (
            TiledShape::of(&s, [[10]]).map(drop),
            "a list must have one number for each dimension: expected a list of tiles of length 2, found 1",
        ),
        (
            TiledShape::evenly(&s, [5, 0]).map(drop),
            "a tile must not have a dimension of size 0: size 0 of tile 1",
        ),
        (
            TiledShape::evenly(&shape![1 << 40], [1]).map(drop),
            "a jagged shape has at most 2^20 rows",
        ),
        (
            TiledShape::evenly(&shape![1 << 20, 1 << 20], [1, 1])
                .and_then(|tiled| tiled.to_jagged())
                .map(drop),
            "a jagged shape has at most 2^20 rows",
        ),
        (
            (js.by("i,j") * shape![1 << 40].to_jagged().by("k"))
                .to("k,i,j")
                .map(drop),
            "a jagged shape has at most 2^20 rows",
        ),
        (
            TiledShape::of(&SmoothShape::null(), [[1]; 0]).map(drop),
            "the null shape cannot be composed or tiled",
        ),
        (
            Nested::new([1, 2], s.clone()).map(drop),
            "the layers must have as many modes as the shape: expected 2, found 3",
        ),
        (
            Nested::new([usize::MAX, 3], s.clone()).map(drop),
            "the layers must have as many modes as the shape: expected 2, found 18446744073709551615",
        ),
        (
            ns.layer_rank(2).map(drop),
            "a layer is out of range: expected a layer from 0 to 1, found 2",
        ),
        (
            ns.elements_in_layer(2).map(drop),
            "a layer is out of range: expected a layer from 0 to 1, found 2",
        ),
    ];
    for (result, message) in cases {
        assert_eq!(
            result.map_err(|error| error.to_string()),
            Err(message.to_string())
        );
    }
}

#[test]
fn labels_that_do_not_fit_are_an_error_that_names_them() {
    let s = shape![10, 20];
    let square = shape![20, 20];
    let js = jagged![10, 20];
    let (ab, ba) = (jagged![10, 20], jagged![20, 10]);
    let n = nested!([1, 1], shape![10, 20]);
    let n3 = nested!([1, 0, 1], shape![10, 20]);
    let flat = nested!([2, 0], shape![10, 20]);
    let moved = SmoothShape::with_origin([10, 20], [1, 0]).unwrap();
    let null = SmoothShape::null();
    let cases: Vec<(Result<(), ShapeError>, &str)> = vec![
        (
            s.by("i").to("i").map(drop),
            "a list must have one number for each dimension: expected a list of labels of length 2, found 1",
        ),
        (
            s.by("i,").to("i").map(drop),
            "labels are letters, digits and `_`, separated by commas: \"i,j,k\": at byte 2",
        ),
        (
            s.by("i;j").to("i").map(drop),
            "labels are letters, digits and `_`, separated by commas: \"i,j,k\": at byte 1",
        ),
        (
            s.by("i,abcdefghijklmnop").to("i").map(drop),
            "a label has at most 15 bytes: at byte 2",
        ),
        (
            s.by("i,j").to("i,i").map(drop),
            "a label is listed twice in the result: `i`",
        ),
        (
            s.by("i,j").to("i,k").map(drop),
            "a label of the result must be in every term: `k`",
        ),
        (
            s.by("i,j").to("i").map(drop),
            "a label must be in the result, or twice in the operands, which contracts it: `j`",
        ),
        (
            (s.by("i,j") * s.by("j,k")).to("i,k").map(drop),
            "modes with the same label must have the same indices: `j` is 0..20 and 0..10",
        ),
        (
            (s.by("i,j") + moved.by("i,j")).to("i,j").map(drop),
            "modes with the same label must have the same indices: `i` is 0..10 and 1..11",
        ),
        (
            s.by("i,i").to("i").map(drop),
            "modes with the same label must have the same indices: `i` is 0..10 and 0..20",
        ),
        (
            js.by("i,i").to("").map(drop),
            "modes with the same label must have the same indices: `i` is 0..2 and 0..20",
        ),
        (
            (ab.by("i,j") + ba.by("i,j")).to("i,j").map(drop),
            "the terms of a sum must have the same shape",
        ),
        (
            (ab.by("i,j") * ba.by("i,j")).to("i,j").map(drop),
            "operands must agree on the labels that they share: `i`",
        ),
        (
            ((s.by("i,j") * square.by("j,k") + s.by("i,k")) * s.by("l,k"))
                .to("i,l")
                .map(drop),
            "a sum that is a factor must not have products as terms",
        ),
        (
            ((ab.by("i,j") + ba.by("i,j")) * ab.by("k,j"))
                .to("i,k")
                .map(drop),
            "the terms of a sum must have the same shape",
        ),
        (
            jagged![20, 10, 20].by("i,j").to("j,i").map(drop),
            "the indices of a mode must be contiguous: mode 1 of the result",
        ),
        (
            null.by("").to("").map(drop),
            "the null shape cannot be composed or tiled",
        ),
        (
            (n.by("i,j") * n3.by("i,j")).to("i,j").map(drop),
            "operands must have the same number of layers: found 2 and 3",
        ),
        (
            (n.by("i,j") + n3.by("i,j")).to("i,j").map(drop),
            "operands must have the same number of layers: found 2 and 3",
        ),
        (
            n.by("i,j").to("j,i").map(drop),
            "the modes of a result must be in the order of their layers: `i`",
        ),
        (
            (n.by("i,j") * flat.by("i,j")).to("i").map(drop),
            "modes with the same label must be in the same layer: `j` is in layers 1 and 0",
        ),
    ];
    for (result, message) in cases {
        assert_eq!(
            result.map_err(|error| error.to_string()),
            Err(message.to_string())
        );
    }
}
