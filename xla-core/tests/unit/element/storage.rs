//! Tests of `xla-core/src/element/storage`.

use core::mem::{align_of, size_of};

use xla_core::element::storage::MOST_BYTES;
use xla_core::element::{Element, c64, c128, f16};
use xla_core::shape::{MinorToMajor, Padded, Shape, StaticShape, padding};
use xla_core::size::{Dim, Dynamic, Size, SizeK};
use xla_core::tensor::{Tensor, TensorMut, TensorView};

/// The bytes of a tensor whose elements are in a buffer: its start, its bytes, the number of elements.
const BUFFER: usize = 3 * size_of::<usize>();

/// Asserts that a tensor holds its elements itself, and nothing else.
fn in_place<E: Element, S: StaticShape>() {
    assert_eq!(
        size_of::<Tensor<E, S>>(),
        S::LEN * size_of::<E>(),
        "{}{:?}",
        E::TYPE,
        S::SIZES
    );
    assert_eq!(align_of::<Tensor<E, S>>(), align_of::<E>());
    assert!(S::LEN * size_of::<E>() <= MOST_BYTES);
}

/// Asserts that the elements of a tensor are in a buffer.
fn in_buffer<E: Element, S: Shape>(dynamic: usize) {
    let bytes = BUFFER + dynamic * size_of::<usize>();
    assert_eq!(
        size_of::<Tensor<E, S>>(),
        bytes,
        "{}{:?}",
        E::TYPE,
        S::KNOWN
    );
}

#[test]
fn few_elements_are_in_the_tensor() {
    in_place::<f64, ()>();
    in_place::<f64, (Size<3>,)>();
    in_place::<f64, (Size<64>,)>();
    in_place::<f64, (Size<8>, Size<8>)>();
    in_place::<f64, (Size<5>, Size<1>, Size<7>)>();
    in_place::<f32, (Size<128>,)>();
    in_place::<f32, (Size<64>, Size<2>)>();
    in_place::<f16, (Size<256>,)>();
    in_place::<u8, (Size<512>,)>();
    in_place::<bool, (Size<32>, Size<16>)>();
    in_place::<c64, (Size<4>, Size<4>, Size<4>)>();
    in_place::<c128, (Size<32>,)>();
    in_place::<i64, (Size<0>, Size<7>)>();
}

#[test]
fn more_elements_are_in_a_buffer() {
    in_buffer::<f64, (Size<65>,)>(0);
    in_buffer::<f64, (Size<9>, Size<5>)>(0);
    in_buffer::<f32, (Size<129>,)>(0);
    in_buffer::<f16, (Size<257>,)>(0);
    in_buffer::<u8, (Size<513>,)>(0);
    in_buffer::<c128, (Size<33>,)>(0);
    in_buffer::<u8, (SizeK<1, 0>,)>(0);
    in_buffer::<i32, (Dynamic, Size<2>)>(1);
    in_buffer::<i32, (Dynamic,)>(1);
}

#[test]
fn the_number_of_bits_decides_for_every_size_below_a_thousand() {
    macro_rules! sizes {
        ($($n:literal)*) => {$({
            let bits = usize::BITS - usize::leading_zeros(($n as usize).saturating_sub(1));
            if bits <= 9 {
                in_place::<u8, (Size<$n>,)>()
            } else {
                in_buffer::<u8, (Size<$n>,)>(0)
            }
        })*};
    }
    sizes!(0 1 2 3 4 5 7 8 9 15 16 17 31 32 33 34 47 63 64 65 95 96 97 127 128 129 130 159 160 161 255 256 257 288 300);
    sizes!(511 512 513 514 544 600 767 768 800 992 999);
}

#[test]
fn padding_is_in_a_buffer_and_an_order_is_not() {
    type Matrix = (Size<2>, Size<3>);
    type Columns = MinorToMajor<(Size<0>, Size<1>)>;
    type Wide = Padded<Columns, (Size<3>, Size<5>), padding::Zero>;
    assert_eq!(size_of::<Tensor<i32, Matrix, Columns>>(), 24);
    assert_eq!(size_of::<Tensor<i32, Matrix, Wide>>(), BUFFER);
}

/// A copy of few elements is made by assignment; this compiles because such tensors are `Copy`.
#[test]
fn a_tensor_of_few_elements_is_copied() {
    let x = Tensor::from([1, 2, 3]);
    let mut y = x;
    y[[0]] = 7;
    assert_eq!((x, y), (Tensor::from([1, 2, 3]), Tensor::from([7, 2, 3])));
}

fn transposed<E: Element, N: Dim, M: Dim>(x: &Tensor<E, (N, M)>) -> Tensor<E, (M, N)> {
    Tensor::from_fn(|[i, j]| x[[j, i]])
}

#[test]
fn generic_sizes_choose_when_they_are_known() {
    let small = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    assert_eq!(transposed(&small), Tensor::from([[1, 4], [2, 5], [3, 6]]));
    let large: Tensor<i32, (Size<100>, Size<3>)> = Tensor::from_fn(|[i, j]| (3 * i + j) as i32);
    assert_eq!(transposed(&large)[[2, 99]], 299);
}

#[test]
fn views_of_few_elements_are_the_memory_itself() {
    let mut memory = [1.0, 2.0, 3.0, 4.0];
    let start = memory.as_ptr();
    let view: TensorView<f64, (Size<2>, Size<2>)> = TensorView::new(&memory).unwrap();
    assert_eq!(view.as_slice().as_ptr(), start);
    assert_eq!(*view, Tensor::from([[1.0, 2.0], [3.0, 4.0]]));
    let mut out: TensorMut<f64, (Size<4>,)> = TensorMut::new(&mut memory).unwrap();
    out.as_mut_slice()[3] = 5.0;
    assert_eq!(out[[3]], 5.0);
    assert_eq!(memory[3], 5.0);
}

#[test]
fn elements_move_between_tensors_and_buffers() {
    let small = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    let open: Tensor<i32, (Dynamic, Size<3>)> = small.try_into().unwrap();
    assert_eq!(
        open,
        Tensor::from_slice_sized([2, 3], &[1, 2, 3, 4, 5, 6]).unwrap()
    );
    let back: Tensor<i32, (Size<2>, Size<3>)> = open.try_into().unwrap();
    assert_eq!(back, small);
    let flat = small.recycle::<(Size<6>,), xla_core::shape::RowMajor>();
    assert_eq!(flat.as_slice(), small.as_slice());
}

#[test]
fn few_elements_are_constants() {
    const TAPS: Tensor<f32, (Size<2>, Size<2>)> = Tensor::from_few([0.5, -1.0, 2.0, 4.0]);
    static MASK: Tensor<bool, (Size<2>,)> = Tensor::from_few([true, false]);
    assert_eq!(TAPS, Tensor::from([[0.5, -1.0], [2.0, 4.0]]));
    assert_eq!(MASK.as_slice(), [true, false]);
}
