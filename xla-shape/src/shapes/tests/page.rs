//! The examples of TensorWrapper's page on the design of shapes, in its order. Where the page contradicts itself, a
//! comment states how, and what holds here.

use crate::error::ShapeError;
use crate::shapes::{JaggedShape, Nested, SmoothShape, TiledShape, jagged, nested, shape, tiled};

type Outcome = Result<(), ShapeError>;

fn smooth(extents: &[usize]) -> JaggedShape {
    JaggedShape::from(SmoothShape::new(extents.iter().copied()).unwrap())
}

#[test]
fn shapes_from_extents() -> Outcome {
    // The page's two declarations without extents call different constructors, and declare different shapes.
    let null = SmoothShape::default();
    assert_eq!((null.rank(), null.size(), null.is_null()), (0, 0, true));
    assert_eq!(
        (shape![].rank(), shape![].size(), shape![].is_null()),
        (0, 1, false)
    );
    assert_ne!(null, shape![]);
    assert_eq!(shape![], SmoothShape::scalar());
    for (shape, rank, size) in [
        (shape![10], 1, 10),
        (shape![10, 20], 2, 200),
        (shape![10, 20, 30], 3, 6000),
    ] {
        assert_eq!((shape.rank(), shape.size()), (rank, size));
    }
    // A rank known at run time.
    let extents = vec![10, 20, 30];
    assert_eq!(
        SmoothShape::new(extents.iter().copied())?,
        shape![10, 20, 30]
    );
    assert_eq!(SmoothShape::new(extents)?.extents(), [10, 20, 30]);
    Ok(())
}

#[test]
fn jagged_shapes_from_shapes() -> Outcome {
    let (s10, s20, s30) = (shape![10], shape![20], shape![30]);
    let (s10_20, s30_40, s50_60) = (shape![10, 20], shape![30, 40], shape![50, 60]);
    let null = JaggedShape::default();
    assert_eq!((null.rank(), null.size(), null.is_null()), (0, 0, true));
    for (extents, size) in [(&[][..], 1), (&[10], 10), (&[10, 20], 200)] {
        let shape = smooth(extents);
        assert_eq!((shape.rank(), shape.size()), (extents.len(), size));
        assert_eq!(shape.smooth_rank(), shape.rank());
    }
    // The page calls this a vector of rank 0; it is the vector without elements.
    let none = JaggedShape::from_rows::<SmoothShape>([])?;
    assert_eq!((none.rank(), none.size()), (1, 0));
    // A jagged matrix with 1 row.
    assert_eq!(JaggedShape::from_rows([s10.clone()])?, jagged![10]);
    assert_eq!((jagged![10].rank(), jagged![10].size()), (2, 10));
    // Rows of 10, 20, and 30 elements.
    let rank2 = JaggedShape::from_rows([&s10, &s20, &s30])?;
    assert_eq!(rank2, jagged![10, 20, 30]);
    assert_eq!(
        (rank2.rank(), rank2.size(), rank2.smooth_rank()),
        (2, 60, 1)
    );
    // Smooth matrices.
    let rank3 = JaggedShape::from_rows([&s10_20, &s30_40, &s50_60])?;
    assert_eq!(rank3, jagged![(10, 20), (30, 40), (50, 60)]);
    assert_eq!(
        (rank3.rank(), rank3.size(), rank3.smooth_rank()),
        (3, 200 + 1200 + 3000, 2)
    );
    // Jagged matrices.
    let rank3 = jagged![[10], [20, 30], [30, 10, 20]];
    assert_eq!(
        (rank3.rank(), rank3.size(), rank3.smooth_rank()),
        (3, 120, 1)
    );
    assert_eq!(rank3.chip_at([1])?, jagged![20, 30]);
    assert_eq!(rank3.chip_at([2, 0])?, shape![30]);
    // Smooth tensors of rank 3.
    let rank4 = jagged![(10, 20, 30), (40, 50, 60)];
    assert_eq!((rank4.rank(), rank4.size()), (4, 6000 + 120_000));
    // Jagged tensors of smooth matrices.
    let rank4 = jagged![[(10, 20), (30, 40)], [(30, 40), (10, 20), (50, 60)]];
    for (index, matrix) in [
        ([0, 0], &s10_20),
        ([0, 1], &s30_40),
        ([1, 0], &s30_40),
        ([1, 1], &s10_20),
        ([1, 2], &s50_60),
    ] {
        assert_eq!(rank4.chip_at(index)?, *matrix);
    }
    Ok(())
}

#[test]
fn a_jagged_shape_is_made_of_jagged_shapes() -> Outcome {
    let rank4 = jagged![[[10], [20, 30]], [[10, 30], [20], [10, 20, 30]]];
    // The page lists (1,1,0) and (1,2,0) as here, and 10 and 30 elements for (1,0).
    for (index, elements) in [
        ([0, 0, 0], 10),
        ([0, 1, 0], 20),
        ([0, 1, 1], 30),
        ([1, 0, 0], 10),
        ([1, 0, 1], 30),
        ([1, 1, 0], 20),
        ([1, 2, 0], 10),
        ([1, 2, 1], 20),
        ([1, 2, 2], 30),
    ] {
        assert_eq!(rank4.chip_at(index)?, smooth(&[elements]));
    }
    // In the page's text, element 0 of the (0,1) slice has 10 elements; by its own declaration, and by the slice that
    // it equals, it has 20.
    assert_eq!(rank4.chip_at([0, 1])?, jagged![20, 30]);
    let (e00, e01) = (jagged![10], jagged![20, 30]);
    let (e10, e11, e12) = (jagged![10, 30], jagged![20], jagged![10, 20, 30]);
    let e0 = JaggedShape::from_rows([e00, e01])?;
    let e1 = JaggedShape::from_rows([e10, e11, e12])?;
    assert_eq!(JaggedShape::from_rows([e0.clone(), e1.clone()])?, rank4);
    // From an iterator over rows.
    let slices = [e0, e1];
    assert_eq!(JaggedShape::from_rows(slices.iter().cloned())?, rank4);
    Ok(())
}

#[test]
fn tiles_make_jagged_shapes() -> Outcome {
    let js = jagged![
        [(5, 5), (5, 15), (5, 10)],
        [(15, 5), (15, 15), (15, 10)],
        [(10, 5), (10, 15), (10, 10)]
    ];
    // The page tiles "into 5, 15, and 10 element chunks", spells out those, and writes {5, 10, 15} for the same shape.
    // Tiles are in the order in which they are listed, like all lists of extents, so {5, 10, 15} is another shape.
    assert_eq!(tiled![[5, 15, 10], [5, 15, 10]].to_jagged()?, js);
    assert_ne!(tiled![[5, 10, 15], [5, 10, 15]].to_jagged()?, js);
    assert_eq!(
        TiledShape::new([[5, 15, 10], [5, 15, 10]])?.flattened(),
        &shape![30, 30]
    );
    assert_eq!((js.rank(), js.size()), (4, 900));
    Ok(())
}

#[test]
fn layers_divide_modes() -> Outcome {
    type Row<'a> = (&'a [usize], &'a [usize], &'a [usize]);
    // The layers, the extents, and the elements of each layer.
    let rows: [Row<'_>; 14] = [
        (&[], &[], &[]),
        (&[0], &[], &[1]),
        (&[0, 0], &[], &[1, 1]),
        (&[1], &[10], &[10]),
        (&[1, 0], &[10], &[10, 10]),
        (&[0, 1], &[10], &[1, 10]),
        (&[2], &[10, 20], &[200]),
        (&[2, 0], &[10, 20], &[200, 200]),
        (&[1, 1], &[10, 20], &[10, 200]),
        (&[0, 2], &[10, 20], &[1, 200]),
        (&[3], &[10, 20, 30], &[6000]),
        (&[1, 2], &[10, 20, 30], &[10, 6000]),
        (&[1, 1, 1], &[10, 20, 30], &[10, 200, 6000]),
        (&[2, 2], &[5, 10, 15, 20], &[50, 15000]),
    ];
    for (layers, extents, elements) in rows {
        let shape = SmoothShape::new(extents.iter().copied())?;
        let nested = Nested::new(layers.iter().copied(), shape.clone())?;
        assert_eq!(
            (nested.layers(), nested.rank()),
            (layers.len(), extents.len())
        );
        assert_eq!((nested.shape(), nested.size()), (&shape, shape.size()));
        for layer in 0..layers.len() {
            assert_eq!(nested.layer_rank(layer)?, layers[layer]);
            assert_eq!(
                nested.elements_in_layer(layer)?,
                elements[layer],
                "{nested}"
            );
        }
        assert_eq!(nested == shape, layers.len() <= 1);
    }
    Ok(())
}

#[test]
fn rank_and_size_of_the_whole_and_of_layers() -> Outcome {
    let s = shape![10, 20, 30];
    // The page makes a tensor of rank 3 and a matrix, 10 by 20, rows of one shape of rank 3. Rows have one rank; with
    // the first two modes of the tensor merged, the page's numbers are right: 6000 + 10 * 20.
    let js = jagged![(200, 30), (10, 20)];
    assert_eq!((s.rank(), s.size()), (3, 6000));
    assert_eq!((js.rank(), js.size()), (3, 6200));
    assert_eq!(
        JaggedShape::from_rows([s.clone(), shape![10, 20]]),
        Err(ShapeError::RowRank {
            row: 1,
            expected: 3,
            found: 2
        })
    );
    let s1_2 = Nested::new([1, 2], s)?;
    let js1_2 = Nested::new([1, 2], js)?;
    assert_eq!((s1_2.layers(), js1_2.layers()), (2, 2));
    assert_eq!((s1_2.layer_rank(0)?, s1_2.layer_rank(1)?), (1, 2));
    assert_eq!((js1_2.layer_rank(0)?, js1_2.layer_rank(1)?), (1, 2));
    assert_eq!(
        (s1_2.elements_in_layer(0)?, s1_2.elements_in_layer(1)?),
        (10, 6000)
    );
    assert_eq!(
        (js1_2.elements_in_layer(0)?, js1_2.elements_in_layer(1)?),
        (2, 6200)
    );
    assert_eq!(js1_2, nested!([1, 2], jagged![(200, 30), (10, 20)]));
    Ok(())
}

#[test]
fn smooth_shapes_compose() -> Outcome {
    let s = shape![10, 20, 30];
    let (ijk, jik) = (s.by("i,j,k"), s.by("j,i,k"));
    assert_eq!((ijk.clone() + ijk.clone()).to("i,j,k")?, s);
    assert_eq!((ijk.clone() - ijk.clone()).to("i,j,k")?, s);
    assert_eq!((ijk.clone() * ijk.clone()).to("i,j,k")?, s);
    assert_eq!((ijk.clone() + ijk.clone()).to("j,i,k")?, shape![20, 10, 30]);
    assert_eq!((ijk.clone() * ijk.clone()).to("i,k")?, shape![10, 30]);
    let error = (jik * ijk.clone()).to("i,k").unwrap_err();
    assert!(
        matches!(error, ShapeError::LabelRanges { label, first, other }
        if (label.as_str(), first.end, other.end) == ("i", 20, 10))
    );
    assert_eq!((ijk * s.by("i,j,l")).to("i,j,k,l")?, shape![10, 20, 30, 30]);
    Ok(())
}

#[test]
fn jagged_shapes_compose() -> Outcome {
    let js = jagged![10, 20];
    assert_eq!((js.by("i,j") + js.by("i,j")).to("i,j")?, js);
    assert_eq!((js.by("i,j") - js.by("i,j")).to("i,j")?, js);
    assert_eq!((js.by("i,j") * js.by("i,j")).to("i,j")?, js);
    // The page says that the transpose of rows of 10 and 20 elements is rows of 20 and 10, but that only exchanges the
    // rows. The transpose has 20 rows; the first ten have both indices, the others index 1 alone.
    let turned = (js.by("i,j") + js.by("i,j")).to("j,i")?;
    assert_eq!((turned.rank(), turned.size()), (2, 30));
    for row in 0..20 {
        let first = usize::from(row >= 10);
        let expected = SmoothShape::with_origin([2 - first], [first])?;
        assert_eq!(turned.chip_at([row])?, expected);
    }
    assert_eq!(turned.by("j,i").to("i,j")?, js);
    // Contracted over columns: 2 by 2, and as a value the smooth shape.
    let contracted = (js.by("i,j") * js.by("k,j")).to("i,k")?;
    assert_eq!(contracted, JaggedShape::from_rows([shape![2], shape![2]])?);
    assert_eq!(contracted, shape![2, 2]);
    // j has 2 indices as a row and up to 20 as a column.
    let error = (js.by("i,j") * js.by("j,k")).to("i,k").unwrap_err();
    assert!(
        matches!(error, ShapeError::LabelRanges { first, other, .. } if (first.end, other.end) == (20, 2))
    );
    let direct = (js.by("i,j") * js.by("i,k")).to("i,j,k")?;
    assert_eq!(direct, jagged![(10, 10), (20, 20)]);
    Ok(())
}

#[test]
fn nested_shapes_compose() -> Outcome {
    let s1_2 = nested!([1, 2], shape![10, 20, 30]);
    let s2_1 = nested!([2, 1], shape![10, 20, 30]);
    let (a, b) = (s1_2.by("i,j,k"), s2_1.by("i,j,k"));
    assert_eq!((a.clone() + a.clone()).to("i,j,k")?, s1_2);
    // j is in layer 1 of one and in layer 0 of the other.
    let error = (a.clone() + b.clone()).to("i,j,k").unwrap_err();
    assert!(matches!(
        error,
        ShapeError::LabelLayers {
            first: 1,
            other: 0,
            ..
        }
    ));
    assert_eq!(
        (a.clone() * a.clone()).to("i,j")?,
        nested!([1, 1], shape![10, 20])
    );
    assert_eq!(
        (a.clone() * a.clone()).to("j,k")?,
        nested!([0, 2], shape![20, 30])
    );
    assert_eq!((a.clone() * b).to("j,k")?, nested!([1, 1], shape![20, 30]));
    assert_eq!(s1_2.clone().with_layers([2, 1])?, s2_1);
    // The same over jagged shapes.
    let rows = nested!([1, 1], jagged![10, 20]);
    let direct = (rows.by("i,j") * rows.by("i,k")).to("i,j,k")?;
    assert_eq!(direct, nested!([1, 2], jagged![(10, 10), (20, 20)]));
    Ok(())
}

#[test]
fn slices_keep_the_rank_and_chips_do_not() -> Outcome {
    let s = shape![10, 20];
    assert_eq!(s.slice_at([0])?, shape![1, 20]);
    assert_eq!(s.slice([0, 0], [10, 1])?, shape![10, 1]);
    assert_eq!(s.slice([0, 0], [5, 5])?, shape![5, 5]);
    assert_eq!(s.slice([0, 0], [1, 5])?, shape![1, 5]);
    assert_eq!(s.chip_at([2])?, shape![20]);
    // Column 2: from {0, 2} up to {10, 3}, the first index of each mode that is outside.
    assert_eq!(s.chip([0, 2], [10, 3])?, shape![10]);

    let js = jagged![10, 20];
    // The page describes a chip as a matrix with one row, and a slice as a vector; it is the other way round.
    assert_eq!(js.chip_at([0])?, shape![10]);
    assert_eq!(js.slice_at([0])?, jagged![10]);
    assert_eq!(js.slice([0, 0], [1, 10])?, jagged![10]);
    Ok(())
}

#[test]
fn chips_and_slices_of_nested_shapes() -> Outcome {
    let s2_2 = nested!([2, 2], shape![2, 2, 10, 10]);
    assert_eq!(s2_2.chip_at([0])?, nested!([1, 2], shape![2, 10, 10]));
    // The page chips at (1,2), but a mode of extent 2 has no index 2.
    assert!(matches!(
        s2_2.chip_at([1, 2]),
        Err(ShapeError::Outside { mode: 1, .. })
    ));
    assert_eq!(s2_2.chip_at([1, 1])?, shape![10, 10]);
    assert_eq!(s2_2.chip_at([1, 1, 3])?, shape![10]);
    assert_eq!(s2_2.chip_at([1, 1, 3, 4])?, shape![]);

    let s01 = SmoothShape::with_origin([1, 1, 10, 10], [0, 1, 0, 0])?;
    assert_eq!(s2_2.slice_at([0, 1])?, Nested::new([2, 2], s01)?);
    // The page expects 5 columns of the inner matrices, but takes those from 0 up to 10.
    let s1050 = Nested::new(
        [2, 2],
        SmoothShape::with_origin([1, 2, 5, 10], [1, 0, 5, 0])?,
    )?;
    assert_eq!(s2_2.slice([1, 0, 5, 0], [2, 2, 10, 10])?, s1050);

    // The first 5 rows of one inner matrix and the last 3 of another, built by hand.
    let e10 = SmoothShape::with_origin([5, 10], [0, 0])?;
    let e11 = SmoothShape::with_origin([3, 10], [7, 0])?;
    let rows = JaggedShape::from_rows([JaggedShape::from_rows([e10, e11.clone()])?])?;
    let slice = rows.at_origin([1, 0])?;
    assert_eq!((slice.rank(), slice.size()), (4, 80));
    assert_eq!(slice.chip_at([1, 1])?, e11);
    assert_eq!(slice.indices().last(), Some(vec![1, 1, 9, 9]));
    Ok(())
}

#[test]
fn indices_count_from_the_origin_and_offsets_from_zero() -> Outcome {
    let print = |indices: &mut dyn Iterator<Item = Vec<usize>>| {
        let text = indices.map(|index| format!("{{{},{}}}", index[0], index[1]));
        text.collect::<Vec<_>>().join(" ")
    };
    let s = shape![2, 3];
    assert_eq!(
        print(&mut s.indices()),
        "{0,0} {0,1} {0,2} {1,0} {1,1} {1,2}"
    );
    // The page says that iteration yields offsets by default, and prints indices; it yields indices.
    let part = s.slice([0, 1], [1, 3])?;
    assert_eq!(print(&mut part.into_iter()), "{0,1} {0,2}");
    assert_eq!(print(&mut part.offsets()), "{0,0} {0,1}");
    let s = s.at_origin([10, 10])?;
    assert_eq!(
        print(&mut s.into_iter()),
        "{10,10} {10,11} {10,12} {11,10} {11,11} {11,12}"
    );

    assert_eq!(SmoothShape::with_origin([2, 3], [10, 10])?, s);
    let rows = [
        SmoothShape::with_origin([10], [5])?,
        SmoothShape::with_origin([20], [6])?,
    ];
    let js = JaggedShape::from_rows(rows)?.at_origin([10])?;
    assert_eq!(js.indices().next(), Some(vec![10, 5]));
    assert_eq!(js.indices().nth(10), Some(vec![11, 6]));
    assert_eq!(js.offsets().nth(10), Some(vec![1, 0]));
    let s1_1 = Nested::new([1, 1], s)?;
    assert_eq!(s1_1.shape().origin(), [10, 10]);
    Ok(())
}
