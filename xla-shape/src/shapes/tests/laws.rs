//! Properties of all shapes, tested on random ones.

use crate::shapes::{JaggedShape, Nested, SmoothShape, TiledShape, shape};
use crate::testing::Dice;

fn smooth(dice: &mut Dice, rank: usize) -> SmoothShape {
    let extents: Vec<usize> = (0..rank).map(|_| dice.below(4)).collect();
    let origin: Vec<usize> = (0..rank).map(|_| dice.below(3)).collect();
    SmoothShape::with_origin(extents, origin).unwrap()
}

fn jagged(dice: &mut Dice, rank: usize) -> JaggedShape {
    if rank == 0 || dice.below(4) == 0 {
        return smooth(dice, rank).into();
    }
    let rows: Vec<JaggedShape> = (0..1 + dice.below(3))
        .map(|_| jagged(dice, rank - 1))
        .collect();
    let first = dice.below(3);
    JaggedShape::from_rows(rows)
        .unwrap()
        .at_origin([first])
        .unwrap()
}

/// Returns a random part inside the bounds of a shape.
fn part(dice: &mut Dice, shape: &JaggedShape) -> (Vec<usize>, Vec<usize>) {
    let bounds = shape.bounds().into_iter();
    let pairs = bounds.map(|range| {
        let first = range.start + dice.below(range.len() + 1);
        (first, first + dice.below(range.end - first + 1))
    });
    pairs.unzip()
}

#[test]
fn linear_and_multi_index_are_inverse() {
    let mut dice = Dice::new(3);
    for _ in 0..500 {
        let rank = dice.below(4);
        let shape = jagged(&mut dice, rank);
        let indices: Vec<Vec<usize>> = shape.indices().collect();
        assert_eq!(indices.len(), shape.size(), "{shape}");
        assert!(indices.is_sorted_by(|a, b| a < b), "{shape}");
        for (place, index) in indices.iter().enumerate() {
            assert_eq!(shape.linear_index(index), Some(place), "{shape}");
            assert_eq!(shape.multi_index(place).as_ref(), Some(index), "{shape}");
        }
        assert_eq!(shape.multi_index(shape.size()), None, "{shape}");
        assert_eq!(shape.offsets().count(), shape.size(), "{shape}");
        assert_eq!(shape.count(rank), Ok(shape.size()), "{shape}");
        // An index inside the bounds is in the shape exactly if iteration yields it.
        if let Ok(padded) = shape.padded() {
            for index in &padded {
                assert_eq!(shape.contains(&index), indices.contains(&index), "{shape}");
            }
        }
    }
}

#[test]
fn jagged_of_equal_rows_is_smooth() {
    let mut dice = Dice::new(5);
    for _ in 0..200 {
        let rank = dice.below(4);
        let row = smooth(&mut dice, rank);
        let rows = 1 + dice.below(4);
        let jagged = JaggedShape::from_rows(vec![row.clone(); rows]).unwrap();
        let extents = [rows].into_iter().chain(row.extents().iter().copied());
        let origin = [0].into_iter().chain(row.origin().iter().copied());
        let whole = SmoothShape::with_origin(extents, origin).unwrap();
        assert_eq!(jagged, whole);
        assert_eq!(jagged, whole.to_jagged());
        assert!(jagged.indices().eq(whole.indices()));
        assert!(jagged.rows().all(|chip| chip == row));
    }
}

#[test]
fn rows_make_the_shape_that_they_are_rows_of() {
    let mut dice = Dice::new(17);
    for _ in 0..200 {
        let rank = 1 + dice.below(3);
        let shape = jagged(&mut dice, rank);
        if shape.rows().next().is_some() {
            let first = shape.bounds()[0].start;
            let again = JaggedShape::from_rows(shape.rows()).unwrap();
            assert_eq!(again.at_origin([first]).unwrap(), shape);
        }
    }
}

#[test]
fn a_slice_has_the_indices_inside_it_and_slices_of_slices_compose() {
    let mut dice = Dice::new(9);
    for _ in 0..500 {
        let rank = dice.below(4);
        let shape = jagged(&mut dice, rank);
        let (first, end) = part(&mut dice, &shape);
        let slice = shape.slice(&first, &end).unwrap();
        assert_eq!(slice.rank(), rank);
        let inside = |index: &Vec<usize>| {
            (0..rank).all(|mode| (first[mode]..end[mode]).contains(&index[mode]))
        };
        assert!(
            slice.indices().eq(shape.indices().filter(inside)),
            "{shape}: {first:?} {end:?}"
        );
        let (first, end) = part(&mut dice, &slice);
        let once = slice.slice(&first, &end).unwrap();
        let at_once = shape.slice(&first, &end).unwrap();
        assert!(
            once.indices().eq(at_once.indices()),
            "{shape}: {first:?} {end:?}"
        );
        if let Some(smooth) = shape.as_smooth() {
            assert_eq!(once, at_once);
            assert_eq!(smooth.slice(&first, &end).unwrap(), once);
        }
    }
}

#[test]
fn a_chip_has_the_indices_of_the_slice_less_the_single_ones() {
    let mut dice = Dice::new(13);
    let mut chips = 0;
    for _ in 0..1000 {
        let rank = 1 + dice.below(3);
        let shape = jagged(&mut dice, rank);
        let (first, end) = part(&mut dice, &shape);
        let single = |mode: &usize| end[*mode] - first[*mode] == 1;
        let Ok(chip) = shape.chip(&first, &end) else {
            continue;
        };
        chips += 1;
        let left: Vec<usize> = (0..rank).filter(|mode| !single(mode)).collect();
        let slice = shape.slice(&first, &end).unwrap();
        let indices = slice
            .indices()
            .map(|i| left.iter().map(|&m| i[m]).collect::<Vec<_>>());
        assert!(chip.indices().eq(indices), "{shape}: {first:?} {end:?}");
    }
    assert!(chips > 300, "{chips}");
}

#[test]
fn pinning_first_modes_is_slicing_them_to_one_index() {
    let mut dice = Dice::new(21);
    for _ in 0..300 {
        let rank = 1 + dice.below(3);
        let shape = jagged(&mut dice, rank);
        let Some(index) = shape.multi_index(dice.below(shape.size().max(1))) else {
            continue;
        };
        let pins = &index[..1 + dice.below(rank)];
        let (slice, chip) = (shape.slice_at(pins).unwrap(), shape.chip_at(pins).unwrap());
        assert!(
            slice
                .indices()
                .eq(shape.indices().filter(|i| i.starts_with(pins)))
        );
        assert!(
            chip.indices()
                .eq(slice.indices().map(|i| i[pins.len()..].to_vec()))
        );
    }
}

#[test]
fn tiling_then_flattening_is_the_identity() {
    let mut dice = Dice::new(23);
    for _ in 0..200 {
        let rank = dice.below(4);
        let whole = smooth(&mut dice, rank);
        let extents: Vec<usize> = (0..rank).map(|_| 1 + dice.below(3)).collect();
        let tiled = TiledShape::evenly(&whole, extents).unwrap();
        assert_eq!(tiled.flattened(), &whole);
        let extents = (0..rank).filter_map(|mode| tiled.tile_extents(mode));
        assert_eq!(TiledShape::of(&whole, extents).as_ref(), Ok(&tiled));
        // Each index is in exactly one tile, which `tile_of` returns.
        let mut all: Vec<Vec<usize>> = tiled
            .tiles()
            .flat_map(|t| t.indices().collect::<Vec<_>>())
            .collect();
        for (at, tile) in tiled.grid().indices().zip(tiled.tiles()) {
            for index in &tile {
                assert_eq!(tiled.tile_of(&index), Some(at.clone()));
            }
        }
        all.sort_unstable();
        assert!(all.into_iter().eq(whole.indices()), "{tiled}");
        // The jagged shape has the same tiles and the same number of elements.
        let jagged = tiled.to_jagged().unwrap();
        assert_eq!((jagged.rank(), jagged.size()), (2 * rank, whole.size()));
        for (at, tile) in tiled.grid().indices().zip(tiled.tiles()) {
            let extents = tile.extents().to_vec();
            if rank > 0 {
                assert_eq!(
                    jagged.chip_at(&at).unwrap(),
                    SmoothShape::new(extents).unwrap()
                );
            }
        }
    }
}

/// Returns the indices of a product, found one by one: the indices of the result whose parts each operand has. The
/// operands need not have an index of a contracted label in common, since an empty sum is 0.
fn by_indices(
    (a, a_labels): (&JaggedShape, &[char]),
    (b, b_labels): (&JaggedShape, &[char]),
    result: &[char],
) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for i in a {
        for j in b {
            let value = |labels: &[char], index: &[usize], of: char| {
                labels
                    .iter()
                    .position(|&label| label == of)
                    .map(|mode| index[mode])
            };
            let both = |&label: &char| (value(a_labels, &i, label), value(b_labels, &j, label));
            let agrees = |pair: (Option<usize>, Option<usize>)| match pair {
                (Some(a), Some(b)) => a == b,
                _ => true,
            };
            if result.iter().map(both).all(agrees) {
                all.push(
                    result
                        .iter()
                        .map(both)
                        .filter_map(|(a, b)| a.or(b))
                        .collect(),
                );
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn a_product_has_the_indices_that_its_operands_have_in_common() {
    let mut dice = Dice::new(29);
    let mut checked = 0;
    for _ in 0..3000 {
        // No extent is 0, since an empty row still has its place in the result, where sums over it are 0.
        let rank = 1 + dice.below(2);
        let a = jagged(&mut dice, 2);
        let b = if dice.below(2) == 0 {
            a.clone()
        } else {
            jagged(&mut dice, rank)
        };
        let empty =
            |shape: &JaggedShape| shape.size() == 0 || shape.rows().any(|row| row.size() == 0);
        if empty(&a) || empty(&b) {
            continue;
        }
        let (a_labels, b_labels, result) = [
            ("i,j", "k,j", "i,k"),
            ("i,j", "i,k", "i,j,k"),
            ("i,j", "i,j", "j,i"),
            ("i,j", "k,l", "k,i,l,j"),
            ("i,j", "i,j", "i"),
            ("i,j", "j", "i,j"),
            ("i,j", "j", "i"),
        ][dice.below(7)];
        if b_labels.split(',').count() != b.rank() {
            continue;
        }
        let Ok(product) = (a.by(a_labels) * b.by(b_labels)).to(result) else {
            continue;
        };
        let letters = |text: &str| text.chars().filter(|c| *c != ',').collect::<Vec<_>>();
        let (a_l, b_l, r) = (letters(a_labels), letters(b_labels), letters(result));
        assert_eq!(
            product.indices().collect::<Vec<_>>(),
            by_indices((&a, &a_l), (&b, &b_l), &r),
            "{a} {a_labels} * {b} {b_labels} to {result}"
        );
        checked += 1;
    }
    assert!(checked > 400, "{checked}");
}

#[test]
fn composing_smooth_shapes_is_composing_them_as_jagged_ones() {
    let mut dice = Dice::new(31);
    let mut agreed = [0, 0];
    for _ in 0..300 {
        let (a, b) = (smooth(&mut dice, 2), smooth(&mut dice, 2));
        let b = [a.clone(), b.clone(), a.by("i,j").to("j,i").unwrap()][dice.below(3)].clone();
        let (ja, jb) = (a.to_jagged(), b.to_jagged());
        for (second, result) in [
            ("j,k", "i,k"),
            ("i,j", "j"),
            ("i,j", "j,i"),
            ("i,k", "k,j,i"),
        ] {
            let smooth = (a.by("i,j") * b.by(second)).to(result);
            let jagged = (ja.by("i,j") * jb.by(second)).to(result);
            agreed[usize::from(smooth.is_ok())] += 1;
            assert_eq!(
                smooth.map(JaggedShape::from),
                jagged,
                "{a} {b} {second} {result}"
            );
            // The same holds with layers.
            let nested = |shape: &SmoothShape| Nested::new([2], shape.clone()).unwrap();
            let (na, nb) = (nested(&a), nested(&b));
            let nested = (na.by("i,j") * nb.by(second)).to(result);
            let plain = nested.map(|nested| JaggedShape::from(nested.shape()));
            assert_eq!(plain, jagged);
        }
    }
    assert!(agreed[0] > 100 && agreed[1] > 100, "{agreed:?}");
}

#[test]
fn a_label_twice_in_one_operand_is_a_diagonal_or_a_trace() {
    let square = shape![4, 4];
    assert_eq!(square.by("i,i").to("i"), Ok(shape![4]));
    assert_eq!(square.by("i,i").to(""), Ok(shape![]));
    let triangle = JaggedShape::from_rows((1..=4).map(|n| SmoothShape::new([n]).unwrap())).unwrap();
    assert_eq!(triangle.by("i,i").to("i").unwrap(), shape![4]);
    assert_eq!(triangle.by("i,i").to("").unwrap(), shape![]);
    // Column j has the rows from j on.
    let turned = triangle.by("i,j").to("j,i").unwrap();
    assert_eq!(
        turned.chip_at([3]).unwrap(),
        SmoothShape::with_origin([1], [3]).unwrap()
    );
}

#[test]
fn products_associate_and_sums_distribute() {
    let (a, b, c) = (shape![2, 3], shape![3, 4], shape![4, 5]);
    let chain = a.by("i,j") * b.by("j,k") * c.by("k,l");
    assert_eq!(chain.to("i,l"), Ok(shape![2, 5]));
    let other = a.by("i,j") * (b.by("j,k") * c.by("k,l"));
    assert_eq!(other.to("l,i"), Ok(shape![5, 2]));
    let turned = shape![4, 3];
    let sum = (b.by("j,k") + turned.by("k,j") - b.by("j,k")) * a.by("i,j");
    assert_eq!(sum.to("i,k"), Ok(shape![2, 4]));
    let d = shape![2, 4];
    let terms = a.by("i,j") * b.by("j,k") + d.by("i,k");
    assert_eq!(terms.to("k,i"), Ok(shape![4, 2]));
}
