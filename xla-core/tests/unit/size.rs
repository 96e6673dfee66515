use core::any::{TypeId, type_name};
use typenum::Unsigned;
use xla_core::size::*;

/// To typenum's number and back.
type Back<D> = <<D as Dim>::Num as ToDim>::Dim;

/// The size as a value, as typenum's number, and the name after the way back.
fn facts<D: Dim>() -> (usize, usize, TypeId)
where
    D::Num: ToDim,
{
    (D::SIZE, D::Num::USIZE, TypeId::of::<Back<D>>())
}

macro_rules! facts {
    ($($name:ty => $size:literal,)*) => {$(
        assert_eq!(facts::<$name>(), ($size, $size, TypeId::of::<$name>()), stringify!($name));
    )*};
}

#[test]
fn a_size_is_one_number_and_comes_back_from_typenum_under_its_one_name() {
    facts! {
        Size<0> => 0,
        Size<1> => 1,
        Size<2> => 2,
        Size<784> => 784,
        Size<999> => 999,
        SizeK<1, 0> => 1000,
        SizeK<1, 24> => 1024,
        SizeK<50, 257> => 50257,
        SizeK<999, 999> => 999_999,
        SizeM<1, 0, 0> => 1_000_000,
        SizeM<1, 0, 1> => 1_000_001,
        SizeM<12, 345, 678> => 12_345_678,
        SizeM<999, 999, 999> => 999_999_999,
        SizeG<1, 0, 0, 0> => 1_000_000_000,
        SizeG<999, 999, 999, 999> => 999_999_999_999,
        SizeT<1, 0, 0, 0, 1> => 1_000_000_000_001,
        SizeT<12, 345, 678, 901, 234> => 12_345_678_901_234,
        SizeP<1, 0, 0, 0, 0, 0> => 1_000_000_000_000_000,
        SizeP<999, 999, 999, 999, 999, 999> => 999_999_999_999_999_999,
    }
}

macro_rules! equal {
    ($($left:ty => $right:ty,)*) => {$(
        assert_eq!(type_name::<$left>(), type_name::<$right>(), stringify!($left));
    )*};
}

#[test]
fn arithmetic_gives_the_one_name_of_its_result() {
    equal! {
        SizeSum<Size<0>, Size<0>> => Size<0>,
        SizeSum<Size<32>, Size<784>> => Size<816>,
        SizeSum<Size<999>, Size<1>> => SizeK<1, 0>,
        SizeSum<SizeK<999, 999>, Size<1>> => SizeM<1, 0, 0>,
        SizeDiff<SizeM<1, 0, 0>, Size<1>> => SizeK<999, 999>,
        SizeDiff<SizeK<1, 0>, SizeK<1, 0>> => Size<0>,
        SizeProduct<Size<0>, SizeM<999, 0, 0>> => Size<0>,
        SizeProduct<Size<32>, Size<784>> => SizeK<25, 88>,
        SizeProduct<SizeK<31, 622>, SizeK<31, 622>> => SizeM<999, 950, 884>,
        SizeSum<SizeM<999, 999, 999>, Size<1>> => SizeG<1, 0, 0, 0>,
        SizeDiff<SizeG<1, 0, 0, 0>, Size<1>> => SizeM<999, 999, 999>,
        SizeProduct<SizeM<1, 0, 0>, SizeM<3, 0, 7>> => SizeT<3, 0, 7, 0, 0>,
        SizeProduct<SizeM<999, 999, 999>, SizeM<999, 999, 999>> => SizeP<999, 999, 998, 0, 0, 1>,
        SizeQuotient<SizeP<1, 0, 0, 0, 0, 0>, SizeM<1, 0, 0>> => SizeG<1, 0, 0, 0>,
        SizeQuotient<Size<7>, Size<2>> => Size<3>,
        SizeQuotient<SizeM<999, 999, 999>, Size<999>> => SizeM<1, 1, 1>,
        SizeQuotient<Size<1>, SizeK<1, 0>> => Size<0>,
    }
}

#[test]
fn the_name_of_a_size_shows_its_number() {
    let tuple = (
        Size::<784>,
        SizeK::<50, 257>,
        SizeM::<1, 2, 3>,
        SizeG::<1, 0, 2, 3>,
    );
    assert_eq!(format!("{tuple:?}"), "(784, 50257, 1002003, 1000002003)");
    assert!(type_name::<SizeProduct<Size<32>, Size<784>>>().ends_with("SizeK<25, 88>"));
}

/// The bounds of a generic signature.
fn both<N: DimMul<Size<2>>, M: Dim>() -> usize
where
    SizeProduct<N, Size<2>>: DimAdd<M>,
{
    <SizeSum<SizeProduct<N, Size<2>>, M>>::SIZE
}

#[test]
fn generic_functions_bound_the_arithmetic_of_their_signature() {
    assert_eq!(both::<Size<500>, SizeK<3, 21>>(), 4021);
}

#[test]
fn messages_about_sizes_name_their_values() {
    use xla_core::rt::SizeMessage;
    const MESSAGE: SizeMessage = SizeMessage::new("slice: found 3", &[("N", 0), ("M", 1_205)]);
    assert_eq!(MESSAGE.as_str(), "`N` is 0, `M` is 1205: slice: found 3");
    assert_eq!(SizeMessage::new("none", &[]).as_str(), "none");
    let long = "x".repeat(5000);
    assert_eq!(
        SizeMessage::new(&long, &[("N", usize::MAX)]).as_str().len(),
        1024
    );
}

#[test]
fn arithmetic_with_a_dynamic_size_is_dynamic() {
    assert_eq!(<SizeSum<Size<2>, Dynamic> as Extent>::KNOWN, None);
    assert_eq!(<SizeProduct<Dynamic, Dynamic> as Extent>::KNOWN, None);
    assert_eq!(<SizeDiff<Dynamic, Size<2>> as Extent>::KNOWN, None);
    assert_eq!(<SizeQuotient<Size<9>, Size<2>> as Extent>::KNOWN, Some(4));
}
