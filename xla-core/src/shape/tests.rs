use super::*;
use crate::size::{Size, SizeK, SizeM};
use std::collections::HashSet;

macro_rules! facts {
    ($($shape:ty => $dims:expr, $len:expr;)*) => {$(
        assert_eq!(<$shape>::dims(), &$dims[..], stringify!($shape));
        assert_eq!((<$shape>::RANK, <$shape>::LEN), ($dims.len(), $len), stringify!($shape));
        assert_eq!(<$shape>::DIMS.as_slice(), &$dims[..]);
    )*};
}

#[test]
fn a_shape_is_its_sizes_and_their_product() {
    facts! {
        () => [0usize; 0], 1;
        (Size<0>,) => [0], 0;
        (Size<7>,) => [7], 7;
        (Size<32>, Size<784>) => [32, 784], 25088;
        (SizeK<50, 257>, Size<768>) => [50257, 768], 38_597_376;
        (Size<2>, Size<3>, Size<4>) => [2, 3, 4], 24;
        (Size<1>, Size<2>, Size<1>, Size<2>, Size<1>, Size<2>, Size<1>, Size<2>, Size<1>, Size<2>) =>
            [1, 2, 1, 2, 1, 2, 1, 2, 1, 2], 32;
        (SizeM<900, 0, 0>, SizeM<900, 0, 0>, SizeM<900, 0, 0>, Size<0>) =>
            [900_000_000, 900_000_000, 900_000_000, 0], 0;
    }
}

/// Indices and places map one to one, for every element of the shape.
fn one_to_one<S: Shape, L: Layout<S>>() {
    let indices: Vec<S::Index> = S::indices().collect();
    assert_eq!(indices.len(), S::LEN);
    assert!(
        indices.iter().map(S::Index::as_ref).is_sorted(),
        "row-major order is the order of indices"
    );
    let mut offsets = HashSet::new();
    for (place, index) in indices.iter().enumerate() {
        assert_eq!(S::index_of(place), *index);
        let offset = L::offset(index).unwrap();
        assert!(offset < S::LEN, "{index:?} stands outside the tensor");
        assert!(offsets.insert(offset), "two elements stand at {offset}");
        assert_eq!(L::index_at(offset), *index);
        let by_strides: usize = index
            .as_ref()
            .iter()
            .zip(L::strides())
            .map(|(i, stride)| i * stride)
            .sum();
        assert_eq!(offset, by_strides);
        assert!(!L::IS_ROW_MAJOR || offset == place);
    }
    for d in 0..S::RANK {
        let mut outside = S::ORIGIN;
        outside[d] = S::dims()[d];
        assert_eq!(L::offset(&outside), None);
    }
}

type Order2 = MinorToMajor<(Size<0>, Size<1>)>;

macro_rules! orders {
    ($shape:ty: $(($($d:literal)*))*) => {$( one_to_one::<$shape, MinorToMajor<($(Size<$d>,)*)>>(); )*};
}

#[test]
fn indices_and_places_in_memory_are_one_to_one_in_every_layout() {
    one_to_one::<(), RowMajor>();
    one_to_one::<(), MinorToMajor<()>>();
    one_to_one::<(Size<5>,), RowMajor>();
    one_to_one::<(Size<4>, Size<0>), RowMajor>();
    one_to_one::<(Size<0>, Size<4>), Order2>();
    one_to_one::<
        (
            Size<3>,
            Size<4>,
            Size<2>,
            Size<5>,
            Size<1>,
            Size<2>,
            Size<2>,
        ),
        RowMajor,
    >();
    orders!((Size<5>,): (0));
    orders!((Size<3>, Size<4>): (0 1)(1 0));
    orders!((Size<3>, Size<1>, Size<4>): (0 1 2)(0 2 1)(1 0 2)(1 2 0)(2 0 1)(2 1 0));
    orders!((Size<2>, Size<3>, Size<2>, Size<5>): (0 1 2 3)(1 0 3 2)(2 3 0 1)(3 1 0 2)(0 3 2 1)(3 2 1 0));
}

#[test]
fn strides_follow_the_order_from_minor_to_major() {
    type Cube = (Size<2>, Size<3>, Size<4>);
    type Mixed = MinorToMajor<(Size<1>, Size<0>, Size<2>)>;
    assert_eq!(<RowMajor as Layout<Cube>>::strides(), [12, 4, 1]);
    assert_eq!(<RowMajor as Layout<Cube>>::minor_to_major(), [2, 1, 0]);
    assert_eq!(<Mixed as Layout<Cube>>::strides(), [3, 1, 6]);
    assert_eq!(<Mixed as Layout<Cube>>::minor_to_major(), [1, 0, 2]);
    assert_eq!(format!("{:?}", Mixed::default()), "MinorToMajor([1, 0, 2])");
    let row_major = |yes: bool| yes;
    assert!(row_major(
        <MinorToMajor<(Size<2>, Size<1>, Size<0>)> as Layout<Cube>>::IS_ROW_MAJOR
    ));
    assert!(!row_major(<Mixed as Layout<Cube>>::IS_ROW_MAJOR));
}

#[test]
fn a_row_has_the_other_dimensions() {
    fn parts<S: Leading>() -> (usize, &'static [usize]) {
        (S::First::SIZE, S::Row::dims())
    }
    assert_eq!(parts::<(Size<7>,)>(), (7, &[][..]));
    assert_eq!(parts::<(Size<2>, Size<3>, Size<4>)>(), (2, &[3, 4][..]));
}
