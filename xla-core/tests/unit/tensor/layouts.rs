//! Tensors between any two layouts, and what stands between their elements.

use xla_core::element::Element;
use xla_core::rt::c64;
use xla_core::shape::Layout;
use xla_core::shape::MinorToMajor;
use xla_core::shape::Padded;
use xla_core::shape::RowMajor;
use xla_core::shape::StaticShape;
use xla_core::shape::Tiled;
use xla_core::shape::padding::Highest;
use xla_core::shape::padding::Lowest;
use xla_core::shape::padding::One;
use xla_core::shape::padding::Unknown;
use xla_core::shape::padding::Zero;
use xla_core::size::Size;
use xla_core::size::SizeK;
use xla_core::tensor::TensorMut;
use xla_core::tensor::TensorView;
use xla_core::tensor::*;
use xla_core::tensors::Leaves;
use xla_core::tensors::Path;
use xla_core::tensors::Tensors;

type Columns = MinorToMajor<(Size<0>, Size<1>)>;
type Page = (Size<2>, Size<3>);
type OnPage = Padded<Columns, (Size<3>, Size<5>), Zero>;

/// A tensor in which each element is its place in row-major order, and one more.
fn counted<S: StaticShape, L: Layout<S>>() -> Tensor<i32, S, L> {
    let elements: Vec<i32> = (1..=S::LEN as i32).collect();
    Tensor::from_slice(&elements).unwrap()
}

/// Each place in memory holds the element with its index, or what the type says.
fn holds<S: StaticShape, L: Layout<S>>(x: &Tensor<i32, S, L>, what: &str) {
    let expected = |place: usize| match L::index_at(place) {
        Some(index) => {
            let digits = index.as_ref().iter().zip(S::dims());
            1 + digits.fold(0, |at, (i, size)| at * size + i) as i32
        }
        None => between::<i32, S, L>(),
    };
    let expected: Vec<i32> = (0..x.as_slice().len()).map(expected).collect();
    assert_eq!(x.as_slice(), expected, "{what}");
}

fn there_and_back<S: StaticShape, L: Layout<S>, M: Layout<S>>() {
    let what = format!("{:?}: {} to {}", S::dims(), L::text(), M::text());
    let x = counted::<S, L>();
    holds(&x, &what);
    let y = x.to_layout::<M>();
    holds(&y, &what);
    holds(&y.to_layout::<L>(), &what);
    assert!(x.iter().eq(y.iter()), "{what}");
    assert_eq!(x.to_vec(), y.to_vec(), "{what}");
    assert_eq!((x.len(), x.dims()), (y.len(), y.dims()));
}

macro_rules! pairs {
    ($shape:ty: $($layout:ty),* $(,)?) => { pairs!(@each $shape, [$($layout),*], [$($layout),*]) };
    (@each $shape:ty, [$($from:ty),*], $all:tt) => { $(pairs!(@from $shape, $from, $all);)* };
    (@from $shape:ty, $from:ty, [$($to:ty),*]) => { $(there_and_back::<$shape, $from, $to>();)* };
}

#[test]
fn elements_are_the_same_in_every_layout() {
    pairs!((Size<3>, Size<5>): RowMajor, Columns, Padded<RowMajor, (Size<3>, Size<8>), Highest>,
        Padded<Columns, (Size<4>, Size<6>), Lowest>, Tiled<RowMajor, (Size<2>, Size<2>)>, Tiled<Columns, (Size<4>,)>,
        Tiled<Columns, (Size<2>, Size<8>)>, Tiled<RowMajor, (Size<1>, Size<1>)>);
    pairs!((Size<4>, Size<1>, Size<6>): RowMajor, MinorToMajor<(Size<1>, Size<0>, Size<2>)>,
        Padded<RowMajor, (Size<4>, Size<2>, Size<6>), One>, Tiled<RowMajor, (Size<2>, Size<1>, Size<3>)>,
        Tiled<MinorToMajor<(Size<2>, Size<0>, Size<1>)>, (Size<2>, Size<4>)>);
    pairs!((Size<2>, Size<3>, Size<4>, Size<5>): RowMajor, MinorToMajor<(Size<1>, Size<3>, Size<2>, Size<0>)>,
        Padded<MinorToMajor<(Size<1>, Size<3>, Size<2>, Size<0>)>, (Size<2>, Size<4>, Size<5>, Size<5>), Unknown>,
        Tiled<RowMajor, (Size<3>, Size<2>)>);
    pairs!((Size<0>, Size<3>): RowMajor, Columns, Padded<RowMajor, (Size<2>, Size<3>), One>,
        Tiled<Columns, (Size<2>, Size<2>)>);
    pairs!((): RowMajor, Padded<RowMajor, (), One>);
    // Enough for several threads, and for planes in blocks.
    pairs!((Size<700>, Size<900>): RowMajor, Columns, Padded<RowMajor, (Size<704>, SizeK<1, 0>), Lowest>,
        Padded<Columns, (Size<701>, Size<900>), Zero>, Tiled<RowMajor, (Size<8>, Size<128>)>);
    pairs!((Size<2>, SizeK<1, 0>, Size<300>): RowMajor, MinorToMajor<(Size<0>, Size<2>, Size<1>)>,
        Padded<MinorToMajor<(Size<1>, Size<2>, Size<0>)>, (Size<3>, SizeK<1, 24>, Size<300>), One>);
}

#[test]
fn the_example_of_xlas_page_is_a_tensor() {
    let page = Tensor::<u8, Page, OnPage>::from_slice(b"abcdef").unwrap();
    let zero = |&byte: &u8| if byte == 0 { b'0' } else { byte };
    let memory: Vec<u8> = page.as_slice().iter().map(zero).collect();
    assert_eq!(memory, b"ad0be0cf0000000");
    let tiles = counted::<(Size<3>, Size<5>), Tiled<RowMajor, (Size<2>, Size<2>)>>();
    assert_eq!((tiles[[2, 3]], tiles.as_slice()[17]), (14, 14));
}

#[test]
fn padding_holds_what_the_type_says() {
    fn padding<E: Element, V: xla_core::shape::padding::Padding>() -> E {
        Tensor::<E, (Size<1>,), Padded<RowMajor, (Size<2>,), V>>::ones().as_slice()[1]
    }
    assert_eq!(
        (padding::<f32, Lowest>(), padding::<f32, Highest>()),
        (f32::NEG_INFINITY, f32::INFINITY)
    );
    assert_eq!(
        (padding::<i8, Lowest>(), padding::<u16, Highest>()),
        (-128, u16::MAX)
    );
    assert_eq!(
        (padding::<bool, Highest>(), padding::<bool, Zero>()),
        (true, false)
    );
    assert_eq!(
        (padding::<c64, One>(), padding::<c64, Zero>()),
        (c64::ONE, c64::ZERO)
    );
    assert_eq!(
        padding::<xla_core::element::bf16, One>(),
        xla_core::element::bf16::ONE
    );
    for full in [
        Tensor::<i32, Page, OnPage>::full(7),
        Tensor::from_fn(|[_, _]| 7),
    ] {
        assert_eq!(
            full.as_slice(),
            [7, 7, 0, 7, 7, 0, 7, 7, 0, 0, 0, 0, 0, 0, 0]
        );
    }
}

#[test]
fn what_stands_between_elements_is_seen_in_memory_only() {
    let x = counted::<Page, OnPage>();
    let mut soiled = x.clone();
    soiled.as_mut_slice()[2] = 99;
    assert_ne!(x.as_slice(), soiled.as_slice());
    assert_eq!(x, soiled);
    assert_eq!(
        (soiled.len(), soiled.iter().count(), soiled.to_vec()),
        (6, 6, vec![1, 2, 3, 4, 5, 6])
    );
    assert_eq!((soiled.get([1, 2]), soiled.get([2, 0])), (Some(6), None));
    assert_eq!(x.to_string(), "[[1 2 3]\n [4 5 6]]");
    assert_eq!(
        format!("{x:?}").lines().next(),
        Some("i32![2, 3; {0, 1}, padded = [3, 5], value = 0]([[1, 2, 3],")
    );
    let tiles = x.to_layout::<Tiled<RowMajor, (Size<2>, Size<2>)>>();
    assert_eq!(
        format!("{tiles:?}").lines().next(),
        Some("i32![2, 3; {1, 0}, tile = [2, 2]]([[1, 2, 3],")
    );
    soiled[[1, 2]] = 7;
    assert_ne!(x, soiled);
    soiled.clone_from(&x);
    assert_eq!(x.as_slice(), soiled.as_slice());
}

#[test]
fn a_view_is_of_the_memory() {
    let x = counted::<Page, OnPage>();
    let view = TensorView::<i32, Page, OnPage>::from_memory(x.as_slice()).unwrap();
    assert_eq!(view, x);
    let error = TensorView::<i32, Page, OnPage>::from_memory(&[0; 6]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "i32[2, 3] occupies 15 elements in memory with its padding, found 6"
    );
    let mut memory = [5; 15];
    let mut out = TensorMut::<i32, Page, OnPage>::from_memory(&mut memory).unwrap();
    out.as_mut_slice()[3] = 1;
    assert_eq!(out[[0, 1]], 1);
    assert!(Tensor::<i32, Page, OnPage>::from_slice(&[0; 15]).is_err());
}

#[test]
fn a_leaf_has_its_elements_without_padding_in_row_major_order() {
    let x = counted::<Page, OnPage>();
    x.visit(Path::ROOT, &mut |_, leaf| {
        assert_eq!(
            (&leaf.dims[..], leaf.bytes.len(), leaf.bytes[4]),
            (&[2, 3][..], 24, 2)
        );
    });
    let mut y = Tensor::<i32, Page, OnPage>::ones();
    x.visit(Path::ROOT, &mut |_, leaf| {
        y.visit_mut(Path::ROOT, &mut |_, mut to| to.write(&leaf.bytes).unwrap());
    });
    assert_eq!(x.as_slice(), y.as_slice());
}
