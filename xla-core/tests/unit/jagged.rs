//! Jagged tensors beside the dense ones that they are when padded with zeros.

use xla_shape::error::ShapeError;
use xla_shape::shapes::{JaggedShape, SmoothShape, TiledShape, jagged, shape, tiled};

use xla_core::element::Element;
use xla_core::error::Error;
use xla_core::jagged::JaggedTensor;
use xla_core::kernels::dot_general::Product;
use xla_core::rt::Exec;
use xla_core::rt::c64;
use xla_core::scalar::Add;
use xla_core::size::Size;
use xla_core::tensor::Tensor;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Rows of random lengths, from random origins, some of them empty.
fn rows(random: &mut Random, rank: usize) -> JaggedShape {
    if rank == 1 {
        let shape = SmoothShape::with_origin([random.below(6)], [random.below(2)]).unwrap();
        return shape.into();
    }
    let count = 1 + random.below(4);
    JaggedShape::from_rows((0..count).map(|_| rows(random, rank - 1))).unwrap()
}

fn tensor(random: &mut Random, shape: JaggedShape) -> JaggedTensor<i32> {
    JaggedTensor::from_fn(shape, |_| random.below(19) as i32 - 9)
}

/// The element of the padded tensor.
fn padded<E: Element>(tensor: &JaggedTensor<E>, index: &[usize]) -> E {
    tensor.get(index).unwrap_or(E::ZERO)
}

/// The product as the sum over all indices of the padded tensors says: `i` and `k` of the result are the first modes of the
/// operands, and they share the last one.
fn by_sums(a: &JaggedTensor<i32>, b: &JaggedTensor<i32>) -> Vec<i32> {
    let (of_a, of_b) = (a.shape().bounds(), b.shape().bounds());
    let mut all = Vec::new();
    for i in of_a[0].clone() {
        for k in of_b[0].clone() {
            let product = |j| padded(a, &[i, j]) * padded(b, &[k, j]);
            all.push(of_a[1].clone().map(product).sum());
        }
    }
    all
}

#[test]
fn a_contraction_of_jagged_tensors_is_that_of_the_padded_ones() {
    let mut random = Random(7);
    let mut contracted = 0;
    for _ in 0..400 {
        let shape = rows(&mut random, 2);
        let a = tensor(&mut random, shape.clone());
        let other = match random.below(2) {
            0 => shape,
            _ => rows(&mut random, 2),
        };
        let b = tensor(&mut random, other);
        let exec = Exec::serial();
        let Ok(product) = a.contract("i,j", &b, "k,j", "i,k", &exec) else {
            // Columns of different bounds.
            assert!(
                (a.shape().by("i,j") * b.shape().by("k,j"))
                    .to("i,k")
                    .is_err()
            );
            continue;
        };
        contracted += 1;
        assert_eq!(
            product.as_slice(),
            by_sums(&a, &b),
            "{} {}",
            a.shape(),
            b.shape()
        );
        let turned = a.contract("i,j", &b, "k,j", "k,i", &exec).unwrap();
        for index in product.shape() {
            assert_eq!(turned.get([index[1], index[0]]), product.get(index));
        }
    }
    assert!(contracted > 100, "{contracted}");
}

/// From 5 to 9 rows of 1 to 5 elements, so that padding is worth it.
fn many(random: &mut Random) -> JaggedTensor<i32> {
    let count = 5 + random.below(5);
    let row = |_| SmoothShape::with_origin([1 + random.below(5)], [random.below(2)]).unwrap();
    // All tensors have the same columns.
    let longest = SmoothShape::new([6]).unwrap();
    let rows = (0..count).map(row).chain([longest]);
    let shape = JaggedShape::from_rows(rows).unwrap();
    tensor(random, shape)
}

#[test]
fn many_rows_by_many_rows_are_multiplied_at_once() {
    let mut random = Random(77);
    for _ in 0..200 {
        let (a, b) = (many(&mut random), many(&mut random));
        let exec = Exec::serial();
        let product = a.contract("i,j", &b, "k,j", "i,k", &exec).unwrap();
        assert_eq!(product.as_slice(), by_sums(&a, &b));
        let turned = a.contract("i,j", &b, "k,j", "k,i", &exec).unwrap();
        assert_eq!(turned.as_slice(), by_sums(&b, &a));
    }
}

#[test]
fn padding_meets_nothing_that_is_not_finite() {
    let short = JaggedTensor::full(jagged![1, 1, 1, 2, 3], 2.0f32);
    for odd in [f32::INFINITY, f32::NAN] {
        // Rows of one length would be one block.
        let mut long = JaggedTensor::full(jagged![3, 3, 3, 3, 2], 1.0f32);
        long.as_mut_slice()[2] = odd;
        let product = long.contract("i,j", &short, "k,j", "i,k", &Exec::serial());
        let product = product.unwrap();
        let (first, others) = product.as_slice().split_at(5);
        assert_eq!(first[..4], [2.0, 2.0, 2.0, 4.0]);
        assert!(!first[4].is_finite());
        let (full, last) = others.split_at(15);
        assert_eq!(full, [[2.0, 2.0, 2.0, 4.0, 6.0]; 3].as_flattened());
        assert_eq!(last, [2.0, 2.0, 2.0, 4.0, 4.0]);
    }
}

#[test]
fn products_with_batches_and_several_summed_labels_are_those_of_the_padded_tensors() {
    let mut random = Random(11);
    for _ in 0..100 {
        let shape = rows(&mut random, 3);
        let (a, b) = (
            tensor(&mut random, shape.clone()),
            tensor(&mut random, shape),
        );
        let bounds = a.shape().bounds();
        let exec = Exec::serial();
        let value = |of: &dyn Fn(usize, usize, usize) -> i32| -> i32 {
            let mut sum = 0;
            for i in bounds[0].clone() {
                for j in bounds[1].clone() {
                    sum += bounds[2].clone().map(|k| of(i, j, k)).sum::<i32>();
                }
            }
            sum
        };
        // A batch over i, summed over k.
        if let Ok(batch) = a.contract("i,j,k", &b, "i,l,k", "i,j,l", &exec) {
            for index in batch.shape() {
                let (i, j, l) = (index[0], index[1], index[2]);
                let product = |k| padded(&a, &[i, j, k]) * padded(&b, &[i, l, k]);
                assert_eq!(
                    batch.get(&index),
                    Some(bounds[2].clone().map(product).sum())
                );
            }
        }
        // All at once.
        let all = a.contract("i,j,k", &b, "i,j,k", "", &exec).unwrap();
        let expected = value(&|i, j, k| padded(&a, &[i, j, k]) * padded(&b, &[i, j, k]));
        assert_eq!(all.as_slice(), [expected]);
        // Element by element.
        let product = a.contract("i,j,k", &b, "i,j,k", "i,j,k", &exec).unwrap();
        assert_eq!(product, a.mul(&b).unwrap());
    }
}

fn tiled_product<E: Element + Product + Add>(number: impl Fn(usize) -> E) {
    type Left = (Size<7>, Size<9>);
    type Right = (Size<9>, Size<5>);
    let count = core::cell::Cell::new(0);
    let next = || {
        count.set(count.get() + 1);
        number(count.get() * 7 % 5)
    };
    let a = Tensor::<E, Left>::from_fn(|_: [usize; 2]| next());
    let b = Tensor::<E, Right>::from_fn(|_: [usize; 2]| next());
    let (of_a, of_b) = (tiled![[3, 4], [2, 3, 4]], tiled![[2, 3, 4], [1, 4]]);
    let tiles = |tiles: &TiledShape, dense| JaggedTensor::<E>::tiled(tiles, dense).unwrap();
    let (ta, exec) = (tiles(&of_a, &a), Exec::serial());
    let tb = JaggedTensor::<E>::tiled(&of_b, &b).unwrap();
    let product = ta
        .contract("I,J,i,j", &tb, "J,K,j,k", "I,K,i,k", &exec)
        .unwrap();
    let of_product = tiled![[3, 4], [1, 4]];
    let dense: Tensor<E, (Size<7>, Size<5>)> = product.untiled(&of_product).unwrap();
    let mut whole = vec![<E as Element>::ZERO; 35];
    let contract = xla_core::kernels::dot_general::Contract::row_major(1, 7, 5, 9);
    xla_core::kernels::dot_general::run(&exec, &mut whole, a.as_slice(), b.as_slice(), &contract);
    assert_eq!(dense.as_slice(), whole);
}

#[test]
fn a_product_of_tiles_is_the_tiled_product() {
    tiled_product(|n| n as f32);
    tiled_product(|n| n as f64 - 2.0);
    tiled_product(|n| n as i64 - 2);
    tiled_product(|n| c64::new(n as f32, 1.0));
}

#[test]
fn padding_and_tiling_are_undone() {
    let mut random = Random(3);
    for _ in 0..200 {
        let shape = rows(&mut random, 2);
        let x = tensor(&mut random, shape);
        let dense: Tensor<i32, (Size<4>, Size<7>)> = x.to_tensor(100).unwrap();
        let again = JaggedTensor::from_tensor(x.shape().clone(), &dense).unwrap();
        assert_eq!(again, x);
        let bounds = x.shape().bounds();
        for i in 0..4 {
            for j in 0..7 {
                let index = [bounds[0].start + i, bounds[1].start + j];
                assert_eq!(dense[[i, j]], x.get(index).unwrap_or(100), "{}", x.shape());
            }
        }
    }
    let x = Tensor::<i32, (Size<4>, Size<7>)>::from_fn(|[i, j]: [usize; 2]| (10 * i + j) as i32);
    for tiles in [
        tiled![[1, 3], [2, 5]],
        tiled![[2, 2], [7]],
        tiled![[4], [1, 1, 1, 4]],
    ] {
        let tiled = JaggedTensor::tiled(&tiles, &x).unwrap();
        assert_eq!(tiled.untiled(&tiles).as_ref().ok(), Some(&x));
        for (at, tile) in tiles.grid().indices().zip(tiles.tiles()) {
            for (index, offset) in tile.indices().zip(tile.offsets()) {
                let place = [at.clone(), offset].concat();
                assert_eq!(tiled.get(place), x.get([index[0], index[1]]));
            }
        }
    }
}

#[test]
fn sums_over_modes_are_those_of_the_padded_tensor() {
    let mut random = Random(5);
    for _ in 0..200 {
        let shape = rows(&mut random, 2);
        let x = tensor(&mut random, shape);
        let bounds = x.shape().bounds();
        for (modes, other) in [(0, 1), (1, 0)] {
            let Ok(sums) = x.sum(&[modes]) else {
                continue;
            };
            for index in sums.shape() {
                let element = |at| {
                    let mut whole = [0; 2];
                    (whole[modes], whole[other]) = (at, index[0]);
                    padded(&x, &whole)
                };
                assert_eq!(
                    sums.get(&index),
                    Some(bounds[modes].clone().map(element).sum())
                );
            }
        }
        let all: i32 = x.as_slice().iter().sum();
        assert_eq!(x.sum(&[1, 0]).unwrap().as_slice(), [all]);
        assert_eq!(x.sum(&[]).unwrap(), x);
    }
}

#[test]
fn blocks_are_the_smooth_parts_in_order() {
    let x = JaggedTensor::new(jagged![[2], [1, 3]], (0..6).collect::<Vec<i32>>()).unwrap();
    let blocks: Vec<_> = x
        .blocks()
        .map(|b| (b.row, b.shape.clone(), b.elements.to_vec()))
        .collect();
    assert_eq!(
        blocks,
        [
            (vec![0], shape![1, 2], vec![0, 1]),
            (vec![1, 0], shape![1], vec![2]),
            (vec![1, 1], shape![3], vec![3, 4, 5]),
        ]
    );
}

#[test]
fn what_does_not_fit_is_an_error() {
    let x = JaggedTensor::full(jagged![2, 3], 1);
    let y = JaggedTensor::full(jagged![3, 2], 1);
    let exec = Exec::serial();
    type Small = (Size<2>, Size<2>);
    let cases: Vec<(Result<(), Error>, &str)> = vec![
        (
            JaggedTensor::new(jagged![2, 3], vec![1; 4]).map(drop),
            "the number of elements differs from that of the shape: expected 5, found 4",
        ),
        (
            x.add(&y).map(drop),
            "the terms of a sum must have the same shape",
        ),
        (
            x.to_tensor::<Small>(0).map(drop),
            "a dimension is padded to less than its size: expected at least 3 in dimension 1, found 2",
        ),
        (
            x.to_tensor::<(Size<5>,)>(0).map(drop),
            "a list must have one number for each dimension: expected a dense tensor of length 2, found 1",
        ),
        (
            x.contract("i,j", &y, "j,k", "i,k", &exec).map(drop),
            "modes with the same label must have the same indices: `j` is 0..3 and 0..2",
        ),
        (
            x.contract("i,j", &y, "k,j", "i,k,l", &exec).map(drop),
            "a label of the result must be in every term: `l`",
        ),
        (
            x.sum(&[2]).map(drop),
            "a dimension is out of range: expected a dimension from 0 to 1, found 2",
        ),
        (x.sum(&[0, 0]).map(drop), "a dimension is listed twice: 0"),
        (
            JaggedTensor::tiled(&tiled![[2], [1]], &Tensor::<i32, Small>::zeros()).map(drop),
            "the sizes of the tiles must add up to the extent of their mode: expected 2 in mode 1, found 1",
        ),
    ];
    for (result, message) in cases {
        assert_eq!(
            result.map_err(|error| error.to_string()),
            Err(message.to_string())
        );
    }
    let square = JaggedTensor::full(shape![2, 2].into(), 1);
    let twice = square.contract("i,i", &square, "i,j", "i,j", &exec);
    assert!(matches!(
        twice,
        Err(Error::Shape(ShapeError::LabelTwice { .. }))
    ));
}
