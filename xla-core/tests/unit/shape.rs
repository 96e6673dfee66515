use padding::{Lowest, One, Unknown, Zero};
use std::collections::HashSet;
use xla_core::shape::Layout;
use xla_core::shape::MinorToMajor;
use xla_core::shape::Padded;
use xla_core::shape::RowMajor;
use xla_core::shape::Tiled;
use xla_core::shape::*;
use xla_core::size::Dynamic;
use xla_core::size::Extent;
use xla_core::size::LIMIT;
use xla_core::size::Size;
use xla_core::size::SizeK;
use xla_core::size::SizeM;
use xla_shape::layout::ArrayShape;

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
fn one_to_one<S: StaticShape, L: Layout<S>>() {
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
        assert!(
            offset < L::memory_len(&S::default()),
            "{index:?} stands outside the tensor"
        );
        assert!(offsets.insert(offset), "two elements stand at {offset}");
        assert_eq!(L::index_at(offset), Some(*index));
        let by_strides: usize = index
            .as_ref()
            .iter()
            .zip(L::strides())
            .map(|(i, stride)| i * stride)
            .sum();
        assert!(L::TILE.is_some() || offset == by_strides);
        assert!(!L::IS_ROW_MAJOR || offset == place);
    }
    for place in 0..L::memory_len(&S::default()) + 3 {
        let found = L::index_at(place).is_some();
        assert_eq!(found, offsets.contains(&place), "place {place}");
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
fn padding_and_tiles_stand_between_elements() {
    type Matrix = (Size<3>, Size<5>);
    type Cube = (Size<2>, Size<4>, Size<6>);
    type Mixed = MinorToMajor<(Size<1>, Size<0>, Size<2>)>;
    one_to_one::<(), Padded<RowMajor, (), Zero>>();
    one_to_one::<Matrix, Padded<Order2, (Size<4>, Size<8>), Lowest>>();
    one_to_one::<Matrix, Padded<RowMajor, (Size<3>, Size<5>), Zero>>();
    one_to_one::<Cube, Padded<Mixed, (Size<2>, Size<5>, Size<7>), Unknown>>();
    one_to_one::<(Size<0>, Size<3>), Padded<RowMajor, (Size<2>, Size<3>), Zero>>();
    one_to_one::<(Size<0>, Size<3>), Tiled<RowMajor, (Size<2>, Size<2>)>>();
    one_to_one::<Matrix, Tiled<RowMajor, (Size<2>, Size<2>)>>();
    one_to_one::<Matrix, Tiled<Order2, (Size<4>,)>>();
    one_to_one::<Cube, Tiled<Mixed, (Size<4>, Size<3>)>>();
    one_to_one::<Cube, Tiled<RowMajor, (Size<2>, Size<2>, Size<4>)>>();
}

/// The place of every element in a type's layout is that in a layout that is a value.
fn as_in_values<S: StaticShape, L: Layout<S>>(text: &str) {
    let value: ArrayShape = text.parse().unwrap();
    assert_eq!(
        (value.sizes(), value.memory_len()),
        (S::dims(), L::memory_len(&S::default()))
    );
    for index in S::indices() {
        assert_eq!(
            L::offset(&index),
            value.linear_index(index.as_ref()),
            "{text} {index:?}"
        );
    }
}

#[test]
fn layouts_in_types_are_those_of_xla() {
    type Matrix = (Size<3>, Size<5>);
    type Cube = (Size<2>, Size<4>, Size<6>);
    type Mixed = MinorToMajor<(Size<1>, Size<0>, Size<2>)>;
    as_in_values::<Matrix, Tiled<RowMajor, (Size<2>, Size<2>)>>("f32[3,5]{1,0:T(2,2)}");
    as_in_values::<Matrix, Tiled<Order2, (Size<2>, Size<4>)>>("f32[3,5]{0,1:T(2,4)}");
    as_in_values::<Cube, Tiled<Mixed, (Size<4>, Size<3>)>>("f32[2,4,6]{1,0,2:T(4,3)}");
    as_in_values::<Matrix, Padded<Order2, (Size<4>, Size<8>), Zero>>(
        "f32[3,5]{0,1:padded(4,8)=zero}",
    );
    as_in_values::<Cube, Padded<Mixed, (Size<2>, Size<5>, Size<7>), Unknown>>(
        "f32[2,4,6]{1,0,2:padded(2,5,7)}",
    );
    type Tiles = Tiled<RowMajor, (Size<2>, Size<2>)>;
    assert_eq!(<Tiles as Layout<Matrix>>::offset(&[2, 3]), Some(17));
    assert_eq!(format!("{:?}", Tiles::default()), "Tiled(RowMajor, [2, 2])");
    assert_eq!(
        format!("{:?}", <Padded<Order2, Matrix, One>>::default()),
        "Padded(MinorToMajor([0, 1]), [3, 5], One)"
    );
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
    fn parts<S: Leading>(shape: S) -> (usize, Vec<usize>) {
        let (first, row) = shape.split();
        (first.size(), row.sizes().as_ref().to_vec())
    }
    assert_eq!(parts((Size::<7>,)), (7, vec![]));
    assert_eq!(parts((Size::<2>, Size::<3>, Size::<4>)), (2, vec![3, 4]));
    let batch = <(Dynamic, Size<3>)>::of([5, 3]).unwrap();
    assert_eq!(parts(batch), (5, vec![3]));
}

#[test]
fn sizes_of_a_value_take_the_place_of_those_that_the_type_leaves_open() {
    type Open = (Dynamic, Size<3>, Dynamic);
    let shape = Open::of([2, 3, 5]).unwrap();
    assert_eq!((shape.sizes(), shape.len()), ([2, 3, 5], 30));
    assert_eq!(Open::KNOWN, [None, Some(3), None]);
    assert_eq!((Open::STATIC, <(Size<2>,)>::STATIC), (None, Some(&[2][..])));
    assert_eq!(RowMajor::strides_of(&shape), [15, 5, 1]);
    assert_eq!(
        <MinorToMajor<(Size<0>, Size<2>, Size<1>)>>::strides_of(&shape),
        [1, 10, 2]
    );
    assert_eq!(RowMajor::offset_in(&shape, &[1, 2, 4]), Some(29));
    assert_eq!(RowMajor::offset_in(&shape, &[1, 2, 5]), None);
    assert_eq!(shape.all_indices().last(), Some([1, 2, 4]));
    let billion = 1_000_000_000;
    let refused = [[2, 4, 5], [LIMIT, 3, 5], [billion, 3, billion]];
    for sizes in &refused[..2] {
        assert!(Open::of(*sizes).is_none(), "{sizes:?}");
    }
    // Ten to the eighteenth, three times: that many a usize counts, thirty times it does not.
    assert!(Open::of(refused[2]).is_some());
    assert!(<(Dynamic, Size<30>, Dynamic)>::of([billion, 30, billion]).is_none());
}

#[test]
fn one_open_size_follows_from_the_number_of_elements() {
    assert_eq!(
        <(Dynamic, Size<3>)>::holding(12).map(|s| s.sizes()),
        Some([4, 3])
    );
    assert_eq!(
        <(Dynamic, Size<3>)>::holding(0).map(|s| s.sizes()),
        Some([0, 3])
    );
    assert!(<(Dynamic, Size<3>)>::holding(13).is_none());
    assert!(<(Dynamic, Dynamic)>::holding(12).is_none());
    assert!(<(Dynamic, Size<0>)>::holding(0).is_none());
    assert!(<(Size<4>, Size<3>)>::holding(12).is_some());
    assert!(<(Size<4>, Size<3>)>::holding(13).is_none());
}
