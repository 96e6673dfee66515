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
            "the elements fit into memory",
        ),
        (
            SmoothShape::new(core::iter::repeat(1)).map(drop),
            "a shape has at most 64 dimensions: 65 came",
        ),
        (
            SmoothShape::with_origin([1, 2], [0]).map(drop),
            "a list has one number for each dimension: an origin of 2 was wanted, 1 came",
        ),
        (
            SmoothShape::with_origin([1, 2], [0, usize::MAX]).map(drop),
            "the indices of each mode fit into a usize: mode 1",
        ),
        (
            s.slice([0, 5], [10, 21]).map(drop),
            "an index lies inside the shape: 5..21 came for mode 1, which is 0..20",
        ),
        (
            s.slice([5, 5], [4, 6]).map(drop),
            "an index lies inside the shape: 5..4 came for mode 0, which is 0..10",
        ),
        (
            s.slice([5], [4, 6]).map(drop),
            "a list has one number for each dimension: a first index of 2 was wanted, 1 came",
        ),
        (
            s.chip([5, 5], [6]).map(drop),
            "a list has one number for each dimension: an end of 2 was wanted, 1 came",
        ),
        (
            s.slice_at([10]).map(drop),
            "an index lies inside the shape: 10..11 came for mode 0, which is 0..10",
        ),
        (
            s.chip_at([0, 0, 0]).map(drop),
            "a list has one number for each dimension: an index of 2 was wanted, 3 came",
        ),
        (
            s.chip([0, 0], [10, 20]).map(drop),
            "a chip takes a single index of at least one mode",
        ),
        (
            s.chip_at([]).map(drop),
            "a chip takes a single index of at least one mode",
        ),
        (
            js.chip_at([]).map(drop),
            "a chip takes a single index of at least one mode",
        ),
        (
            js.chip([0, 0], [2, 20]).map(drop),
            "a chip takes a single index of at least one mode",
        ),
        (
            js.chip_at([0, 10]).map(drop),
            "an index lies inside the shape: 10..11 came for mode 1, which is 0..10",
        ),
        (
            js.chip_at([2]).map(drop),
            "an index lies inside the shape: 2..3 came for mode 0, which is 0..2",
        ),
        (
            js.slice_at([0, 0, 0]).map(drop),
            "a list has one number for each dimension: an index of 2 was wanted, 3 came",
        ),
        (
            js.slice([0, 0], [2, 21]).map(drop),
            "an index lies inside the shape: 0..21 came for mode 1, which is 0..20",
        ),
        (
            jagged![20, 10, 20].chip([0, 15], [3, 16]).map(drop),
            "the indices of a mode follow one another: mode 0 of the result",
        ),
        (
            js.clone().at_origin([1, 2, 3]).map(drop),
            "a list has one number for each dimension: an origin of 2 was wanted, 3 came",
        ),
        (
            js.clone().at_origin([usize::MAX]).map(drop),
            "the indices of each mode fit into a usize: mode 0",
        ),
        (
            js.onto(&[2]).map(drop),
            "a dimension is named that the shape does not have: 2 of 2",
        ),
        (
            js.onto(&[0, 0]).map(drop),
            "each dimension is named once: 0 came twice",
        ),
        (
            js.count(3).map(drop),
            "a list has one number for each dimension: a count of modes of 2 was wanted, 3 came",
        ),
        (
            JaggedShape::from_rows([shape![1], shape![1, 1]]).map(drop),
            "all rows have one rank: row 1 has rank 2, the ones before 1",
        ),
        (
            JaggedShape::from_rows([SmoothShape::null()]).map(drop),
            "no row is the null shape: row 0",
        ),
        (
            JaggedShape::from_rows([shape![1 << 62], shape![(1 << 62) + 1]]).map(drop),
            "the elements fit into memory",
        ),
        (
            JaggedShape::from_rows(core::iter::repeat(shape![])).map(drop),
            "a jagged shape has at most 2^20 rows",
        ),
        (
            TiledShape::new([[1, 0]]).map(drop),
            "a tile has no dimension of size 0: size 1 of tile 0",
        ),
        (
            TiledShape::of(&s, [vec![5, 5], vec![5, 10]]).map(drop),
            "the tiles of a mode are together as long as it: mode 1 has 20, its tiles 15",
        ),
        (
            TiledShape::of(&s, [[10]]).map(drop),
            "a list has one number for each dimension: a list of tiles of 2 was wanted, 1 came",
        ),
        (
            TiledShape::evenly(&s, [5, 0]).map(drop),
            "a tile has no dimension of size 0: size 0 of tile 1",
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
            "the null shape is neither composed nor cut into tiles",
        ),
        (
            Nested::new([1, 2], s.clone()).map(drop),
            "the layers have as many modes as the shape: 2, 3 came",
        ),
        (
            Nested::new([usize::MAX, 3], s.clone()).map(drop),
            "the layers have as many modes as the shape: 2, 18446744073709551615 came",
        ),
        (
            ns.layer_rank(2).map(drop),
            "a layer is named that is not there: 2 of 2",
        ),
        (
            ns.elements_in_layer(2).map(drop),
            "a layer is named that is not there: 2 of 2",
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
            "a list has one number for each dimension: a list of labels of 2 was wanted, 1 came",
        ),
        (
            s.by("i,").to("i").map(drop),
            "labels are letters, digits and `_` with commas between them: \"i,j,k\": see byte 2",
        ),
        (
            s.by("i;j").to("i").map(drop),
            "labels are letters, digits and `_` with commas between them: \"i,j,k\": see byte 1",
        ),
        (
            s.by("i,abcdefghijklmnop").to("i").map(drop),
            "a label has at most 15 bytes: see byte 2",
        ),
        (
            s.by("i,j").to("i,i").map(drop),
            "a result has each label once: `i`",
        ),
        (
            s.by("i,j").to("i,k").map(drop),
            "a label of the result stands in every term: `k`",
        ),
        (
            s.by("i,j").to("i").map(drop),
            "a label stands in the result, or twice in the operands, which contracts it: `j`",
        ),
        (
            (s.by("i,j") * s.by("j,k")).to("i,k").map(drop),
            "modes with one label run over the same indices: `j` is 0..20 and 0..10",
        ),
        (
            (s.by("i,j") + moved.by("i,j")).to("i,j").map(drop),
            "modes with one label run over the same indices: `i` is 0..10 and 1..11",
        ),
        (
            s.by("i,i").to("i").map(drop),
            "modes with one label run over the same indices: `i` is 0..10 and 0..20",
        ),
        (
            js.by("i,i").to("").map(drop),
            "modes with one label run over the same indices: `i` is 0..2 and 0..20",
        ),
        (
            (ab.by("i,j") + ba.by("i,j")).to("i,j").map(drop),
            "the terms of a sum have one shape",
        ),
        (
            (ab.by("i,j") * ba.by("i,j")).to("i,j").map(drop),
            "operands agree on the labels that they share: `i`",
        ),
        (
            ((s.by("i,j") * square.by("j,k") + s.by("i,k")) * s.by("l,k"))
                .to("i,l")
                .map(drop),
            "a sum that is a factor has no products as terms",
        ),
        (
            ((ab.by("i,j") + ba.by("i,j")) * ab.by("k,j"))
                .to("i,k")
                .map(drop),
            "the terms of a sum have one shape",
        ),
        (
            jagged![20, 10, 20].by("i,j").to("j,i").map(drop),
            "the indices of a mode follow one another: mode 1 of the result",
        ),
        (
            null.by("").to("").map(drop),
            "the null shape is neither composed nor cut into tiles",
        ),
        (
            (n.by("i,j") * n3.by("i,j")).to("i,j").map(drop),
            "operands have equally many layers: 2 and 3",
        ),
        (
            (n.by("i,j") + n3.by("i,j")).to("i,j").map(drop),
            "operands have equally many layers: 2 and 3",
        ),
        (
            n.by("i,j").to("j,i").map(drop),
            "the modes of a result stand in the order of their layers: `i`",
        ),
        (
            (n.by("i,j") * flat.by("i,j")).to("i").map(drop),
            "modes with one label lie in one layer: `j` lies in layers 1 and 0",
        ),
    ];
    for (result, message) in cases {
        assert_eq!(
            result.map_err(|error| error.to_string()),
            Err(message.to_string())
        );
    }
}
