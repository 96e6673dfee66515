//! Properties of all layouts, tested on random ones.

use crate::ElementType;
use crate::layout::{ArrayShape, FixedShape, Layout, PaddingValue};
use crate::testing::Dice;

/// Returns a random shape of up to 4 dimensions, with any kind of layout.
fn random(dice: &mut Dice) -> ArrayShape {
    let rank = dice.below(5);
    let sizes: Vec<usize> = (0..rank).map(|_| dice.below(5)).collect();
    let mut layout = Layout::new(dice.shuffled(rank)).unwrap();
    if dice.below(2) == 0 {
        layout = layout.padded(sizes.iter().map(|s| s + dice.below(3)), PaddingValue::Zero);
    }
    for _ in 0..dice.below(3) {
        let tile: Vec<usize> = (0..1 + dice.below(3)).map(|_| 1 + dice.below(3)).collect();
        layout = layout.tiled(tile);
    }
    ArrayShape::new(ElementType::F32, sizes)
        .unwrap()
        .with_layout(layout)
        .unwrap()
}

#[test]
fn linear_and_multi_index_are_inverse_in_every_layout() {
    let mut dice = Dice::new(7);
    let mut padded = 0;
    for _ in 0..2000 {
        let shape = random(&mut dice);
        let mut places = Vec::new();
        for index in shape.indices() {
            let place = shape.linear_index(&index).expect("an index of the shape");
            assert_eq!(shape.multi_index(place).as_ref(), Some(&index), "{shape}");
            places.push(place);
        }
        // Each element once, in the order of memory; all other positions are padding.
        assert_eq!(places.len(), shape.len(), "{shape}");
        assert!(places.is_sorted_by(|a, b| a < b), "{shape}");
        let elements = (0..shape.memory_len()).filter_map(|at| shape.multi_index(at));
        assert_eq!(elements.count(), shape.len(), "{shape}");
        assert_eq!(shape.multi_index(shape.memory_len()), None, "{shape}");
        padded += usize::from(shape.memory_len() > shape.len());
        // `take_out` inverts `lay_out`, and parsing inverts printing.
        let numbers: Vec<usize> = (0..shape.len()).collect();
        let memory = shape.lay_out(&numbers, usize::MAX).unwrap();
        assert_eq!(shape.take_out(&memory), Ok(numbers), "{shape}");
        assert_eq!(shape.to_string().parse(), Ok(shape.clone()), "{shape}");
        // The strides determine the same positions.
        if let Some(strides) = shape.strides() {
            for index in shape.indices() {
                let place = index
                    .iter()
                    .zip(&strides)
                    .map(|(i, stride)| i * stride)
                    .sum();
                assert_eq!(shape.linear_index(&index), Some(place), "{shape}");
            }
        }
    }
    assert!(padded > 500);
}

#[test]
fn a_fixed_shape_says_what_one_of_any_rank_says() {
    let mut dice = Dice::new(11);
    for _ in 0..500 {
        let sizes: [usize; 3] = core::array::from_fn(|_| dice.below(5));
        let order: [usize; 3] = dice.shuffled(3).try_into().unwrap();
        let mut fixed = FixedShape::new(ElementType::F32, sizes)
            .unwrap()
            .ordered(order)
            .unwrap();
        if dice.below(2) == 0 {
            fixed = fixed
                .padded(sizes.map(|size| size + dice.below(3)))
                .unwrap();
        }
        if dice.below(2) == 0 {
            fixed = fixed.tiled([1 + dice.below(3), 1 + dice.below(4)]).unwrap();
        }
        let shape = fixed.to_array();
        assert_eq!(
            (fixed.len(), fixed.memory_len()),
            (shape.len(), shape.memory_len())
        );
        assert_eq!(
            (fixed.rank(), fixed.true_rank()),
            (shape.rank(), shape.true_rank())
        );
        assert_eq!(
            (fixed.byte_size(), fixed.is_empty()),
            (shape.byte_size(), shape.is_empty())
        );
        if let Some(strides) = shape.strides() {
            assert_eq!(fixed.strides()[..], strides);
        }
        for place in 0..=shape.memory_len() {
            assert_eq!(
                fixed.multi_index(place).map(Vec::from),
                shape.multi_index(place),
                "{shape}"
            );
        }
        for index in shape.indices() {
            let index: [usize; 3] = index.try_into().unwrap();
            assert_eq!(
                fixed.linear_index(index),
                shape.linear_index(&index),
                "{shape}"
            );
        }
        let outside = [sizes[0], 0, 0];
        assert_eq!(
            (fixed.linear_index(outside), shape.linear_index(&outside)),
            (None, None)
        );
    }
}

#[test]
fn views_move_no_element_and_without_tiles_the_converse_holds() {
    let mut dice = Dice::new(13);
    let mut views = [0, 0];
    for _ in 0..4000 {
        let from = random(&mut dice);
        let order = dice.shuffled(from.rank());
        let sizes: Vec<usize> = order.iter().map(|&d| from.sizes()[d]).collect();
        // In a third of the cases the view itself, otherwise any layout of the transposed sizes.
        let to = match dice.below(3) {
            0 => from.permuted(&order).unwrap(),
            _ => {
                let layout = Layout::new(dice.shuffled(from.rank())).unwrap();
                let dense = ArrayShape::new(ElementType::F32, sizes).unwrap();
                dense.with_layout(layout).unwrap()
            }
        };
        let numbers: Vec<usize> = (0..from.len()).collect();
        // The elements of the transpose in row-major order.
        let turned = from.permuted(&order).unwrap();
        let memory = from.lay_out(&numbers, usize::MAX).unwrap();
        let transposed = turned.take_out(&memory).unwrap();
        let same = to.lay_out(&transposed, usize::MAX).unwrap() == memory;
        let view = from.is_transpose_view(&order, &to);
        assert!(same || !view, "{from} by {order:?} to {to}");
        if from.layout().tiles().is_empty() && !from.is_empty() {
            let pads = from.memory_len() > from.len();
            assert_eq!(
                view,
                same && (!pads || to.layout().padding().is_some()),
                "{from} to {to}"
            );
        }
        views[0] += usize::from(view);
        // A reshape into one dimension.
        let flat = ArrayShape::new(ElementType::F32, [from.len()]).unwrap();
        let same = memory == numbers;
        let view = from.is_reshape_view(&flat);
        assert!(same || !view, "{from} to {flat}");
        if from.layout().tiles().is_empty() {
            assert_eq!(view, same, "{from} to {flat}");
        }
        views[1] += usize::from(view);
    }
    assert!(views[0] > 500 && views[1] > 500, "{views:?}");
}
