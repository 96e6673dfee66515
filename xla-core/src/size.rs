//! Sizes of dimensions as types with readable names.
//!
//! [`Size<784>`](Size) is 784, [`SizeK<50, 257>`](SizeK) is 50257 and [`SizeM<12, 345, 678>`](SizeM) is 12345678: the
//! digits in groups of three, so that the compiler prints a readable size in every message; [`SizeG`], [`SizeT`] and
//! [`SizeP`] have four, five and six groups. Each size below 10¹⁸ is exactly one type: `Size<1024>` and `SizeK<0, 5>`
//! do not implement [`Dim`]. Users write `f32![50257, 768]` and never these names.
//!
//! A dynamic size, `?` in `f32![?, 768]`, is [`Dynamic`]. Both kinds implement [`Extent`].
//!
//! Arithmetic is computed with typenum and converted back to these names; it is [`Dynamic`] if one of its sizes is:
//!
//! ```
//! use xla_core::size::{Dim, Size, SizeK, SizeProduct, SizeSum};
//!
//! fn same<A>(_: A, _: A) {}
//! same(SizeSum::<Size<700>, Size<324>>::default(), SizeK::<1, 24>);
//! assert_eq!(SizeProduct::<Size<32>, SizeK<1, 24>>::SIZE, 32768);
//! ```
//!
//! A literal size may have any value below 10¹⁸. The result of arithmetic on generic sizes must be below 10¹², unless
//! the crate that uses it has `#![recursion_limit = "256"]`: the compiler takes as many recursive steps as the number
//! has bits.
//!
//! Each size has only one name, and a size is neither negative nor 10¹⁸ or more:
//!
//! ```compile_fail,E0277
//! use xla_core::size::{Dim, Size};
//! let _ = <Size<1024> as Dim>::SIZE;
//! ```
//!
//! ```compile_fail,E0277
//! use xla_core::size::{Dim, SizeK};
//! let _ = <SizeK<0, 24> as Dim>::SIZE;
//! ```
//!
//! ```compile_fail,E0277
//! use xla_core::size::{Size, SizeDiff};
//! let _ = SizeDiff::<Size<3>, Size<5>>::default();
//! ```
//!
//! ```compile_fail,E0277
//! # #![recursion_limit = "512"]
//! use xla_core::size::{SizeProduct, SizeK, SizeP};
//! let _ = SizeProduct::<SizeP<1, 0, 0, 0, 0, 0>, SizeK<1, 0>>::default();
//! ```

use core::fmt::{self, Debug};
use core::ops::{Add, Div, Mul, Rem};
use typenum::consts::{U1000, U1000000, U1000000000};
use typenum::{Cmp, Compare, Const, Equal, Greater, Less, NonZero, Prod, Sum, ToUInt, U, Unsigned};

mod arithmetic;
mod message;
mod small;

pub use arithmetic::{
    DimAdd, DimDiv, DimMul, DimSub, ExtentAdd, ExtentDiv, ExtentMul, ExtentSub, SizeDiff,
    SizeProduct, SizeQuotient, SizeSum,
};
pub use message::SizeMessage;

use small::Small;

use crate::element::Element;
use crate::element::storage::{Budget, Nested, Spent};

/// A size below 1000.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Size<const N: usize>;

/// The size `1000 * A + B`: at least 1000, below a million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SizeK<const A: usize, const B: usize>;

/// The size `1000000 * A + 1000 * B + C`: at least a million, below 10⁹.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SizeM<const A: usize, const B: usize, const C: usize>;

/// The size of four groups of three digits: at least 10⁹, below 10¹².
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SizeG<const A: usize, const B: usize, const C: usize, const D: usize>;

/// The size of five groups of three digits: at least 10¹², below 10¹⁵.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SizeT<const A: usize, const B: usize, const C: usize, const D: usize, const E: usize>;

/// The size of six groups of three digits: at least 10¹⁵, below 10¹⁸.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SizeP<
    const A: usize,
    const B: usize,
    const C: usize,
    const D: usize,
    const E: usize,
    const F: usize,
>;

/// Debug output is the number.
macro_rules! debug {
    ($($name:ident<$($group:ident),*>),*) => {$(
        impl<$(const $group: usize),*> Debug for $name<$($group),*> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let size = [$($group),*].into_iter().fold(0, |size, group| 1000 * size + group);
                Debug::fmt(&size, f)
            }
        }
    )*};
}
debug!(
    Size<A>,
    SizeK<A, B>,
    SizeM<A, B, C>,
    SizeG<A, B, C, D>,
    SizeT<A, B, C, D, E>,
    SizeP<A, B, C, D, E, F>
);

/// A static size of a dimension, as a type.
///
/// Generic functions bound their size parameters by this trait: `fn head<N: Dim>(x: &f32![N, 784]) -> f32![N, 10]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a static size of a dimension",
    label = "not a static size",
    note = "sizes are written inside a type, as in `f32![32, 784]`; a size parameter needs the bound `Dim`",
    note = "a dynamic size, `?`, stands for a generic size of a computation if that is the size of a dimension of an \
        argument and no part of a struct's type, of padding or of a feed"
)]
pub trait Dim: sealed::Dim + Copy + Default + Debug + Send + Sync + 'static {
    /// The size as a typenum number.
    type Num: Unsigned;
    /// The size as a value.
    const SIZE: usize;
    /// The rest of a budget after this size.
    #[doc(hidden)]
    type Leaves<B: Budget>: Budget;
    /// As many `T`s, if the size leaves anything of any budget.
    #[doc(hidden)]
    type Array<E: Element, T: Nested<E>>: Nested<E>;
}

mod sealed {
    /// Seals [`Dim`](super::Dim), so that each size is only one type.
    pub trait Dim {}
    /// Seals [`Extent`](super::Extent), so that the size of a value never changes.
    pub trait Extent {}
    impl<D: super::Dim> Extent for D {}
    impl Extent for super::Dynamic {}
    impl<const N: usize> Dim for super::Size<N> {}
    impl<const A: usize, const B: usize> Dim for super::SizeK<A, B> {}
    impl<const A: usize, const B: usize, const C: usize> Dim for super::SizeM<A, B, C> {}
    impl<const A: usize, const B: usize, const C: usize, const D: usize> Dim
        for super::SizeG<A, B, C, D>
    {
    }
    impl<const A: usize, const B: usize, const C: usize, const D: usize, const E: usize> Dim
        for super::SizeT<A, B, C, D, E>
    {
    }
    impl<
        const A: usize,
        const B: usize,
        const C: usize,
        const D: usize,
        const E: usize,
        const F: usize,
    > Dim for super::SizeP<A, B, C, D, E, F>
    {
    }
}

/// The exclusive upper bound of sizes: 10¹⁸, or the greatest address if that is smaller.
pub const LIMIT: usize = if (usize::MAX as u64) < 10u64.pow(18) {
    usize::MAX
} else {
    10u64.pow(18) as usize
};

/// A size that is known only at run time: `?` in `f32![?, 64]`. It is below 10¹⁸, as every size is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dynamic(usize);

impl Debug for Dynamic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

/// A size in a shape: static ([`Dim`]) or dynamic ([`Dynamic`]).
///
/// ```
/// use xla_core::size::{Dynamic, Extent, Size};
///
/// assert_eq!((Size::<3>::KNOWN, Dynamic::KNOWN), (Some(3), None));
/// assert_eq!(Dynamic::of(5).map(Extent::size), Some(5));
/// assert_eq!(Size::<3>::of(5), None);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the size of a dimension",
    label = "not a size",
    note = "sizes are written inside a type, as in `f32![32, 784]`; a size parameter needs the bound `Dim`"
)]
pub trait Extent: sealed::Extent + Copy + Debug + Send + Sync + 'static {
    /// The size if it is static.
    const KNOWN: Option<usize>;

    /// The size itself if it is static. Otherwise it stands for no size: it is the type of code that never runs.
    #[doc(hidden)]
    type Static: Dim;

    /// The rest of a budget after this size.
    #[doc(hidden)]
    type Leaves<B: Budget>: Budget;

    /// As many `T`s, if the size leaves anything of any budget.
    #[doc(hidden)]
    type Array<E: Element, T: Nested<E>>: Nested<E>;

    /// Returns the size.
    fn size(self) -> usize;

    /// Makes the size from a number: `None` if it contradicts a static size, or is too large for a size.
    fn of(size: usize) -> Option<Self>;
}

#[diagnostic::do_not_recommend]
impl<D: Dim> Extent for D {
    const KNOWN: Option<usize> = Some(D::SIZE);
    type Static = D;
    type Leaves<B: Budget> = <D as Dim>::Leaves<B>;
    type Array<E: Element, T: Nested<E>> = <D as Dim>::Array<E, T>;

    #[inline]
    fn size(self) -> usize {
        D::SIZE
    }

    #[inline]
    fn of(size: usize) -> Option<D> {
        (size == D::SIZE).then(D::default)
    }
}

impl Extent for Dynamic {
    const KNOWN: Option<usize> = None;
    type Static = Size<0>;
    type Leaves<B: Budget> = Spent;
    type Array<E: Element, T: Nested<E>> = [T; 0];

    #[inline]
    fn size(self) -> usize {
        self.0
    }

    #[inline]
    fn of(size: usize) -> Option<Dynamic> {
        (size < LIMIT).then_some(Dynamic(size))
    }
}

#[diagnostic::do_not_recommend]
impl<const N: usize> Dim for Size<N>
where
    Const<N>: ToUInt,
    U<N>: Small,
{
    type Num = U<N>;
    const SIZE: usize = N;
    type Leaves<B: Budget> = <U<N> as Small>::Leaves<B>;
    type Array<E: Element, T: Nested<E>> = [T; N];
}

type Thousands<A> = Prod<A, U1000>;
type Groups<A, B> = Sum<Thousands<A>, B>;

#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize> Dim for SizeK<A, B>
where
    Const<A>: ToUInt,
    Const<B>: ToUInt,
    U<A>: Small + NonZero + Mul<U1000>,
    U<B>: Small,
    Thousands<U<A>>: Add<U<B>>,
    Groups<U<A>, U<B>>: Unsigned,
{
    type Num = Groups<U<A>, U<B>>;
    const SIZE: usize = 1000 * A + B;
    type Leaves<T: Budget> = Spent;
    type Array<E: Element, T: Nested<E>> = [T; 0];
}

#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize, const C: usize> Dim for SizeM<A, B, C>
where
    Const<A>: ToUInt,
    Const<B>: ToUInt,
    Const<C>: ToUInt,
    U<A>: Small + NonZero + Mul<U1000>,
    U<B>: Small,
    U<C>: Small,
    Thousands<U<A>>: Add<U<B>>,
    Groups<U<A>, U<B>>: Mul<U1000>,
    Thousands<Groups<U<A>, U<B>>>: Add<U<C>>,
    Groups<Groups<U<A>, U<B>>, U<C>>: Unsigned,
{
    type Num = Groups<Groups<U<A>, U<B>>, U<C>>;
    const SIZE: usize = 1_000_000 * A + 1000 * B + C;
    type Leaves<T: Budget> = Spent;
    type Array<E: Element, T: Nested<E>> = [T; 0];
}

/// Implements sizes with one more group of digits than another.
macro_rules! longer {
    ($($name:ident<$($group:ident),*; $last:ident> = $higher:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$(const $group: usize,)* const $last: usize> Dim for $name<$($group,)* $last>
        where
            $higher: Dim<Num: Mul<U1000>>,
            Const<$last>: ToUInt,
            U<$last>: Small,
            Thousands<<$higher as Dim>::Num>: Add<U<$last>>,
            Groups<<$higher as Dim>::Num, U<$last>>: Unsigned,
        {
            type Num = Groups<<$higher as Dim>::Num, U<$last>>;
            const SIZE: usize = 1000 * <$higher>::SIZE + $last;
            type Leaves<Rest: Budget> = Spent;
            type Array<Item: Element, Row: Nested<Item>> = [Row; 0];
        }
    )*};
}
longer! {
    SizeG<A, B, C; D> = SizeM<A, B, C>;
    SizeT<A, B, C, D; E> = SizeG<A, B, C, D>;
    SizeP<A, B, C, D, E; F> = SizeT<A, B, C, D, E>;
}

/// The conversion from a typenum number below 10¹⁸ to its size type.
pub trait ToDim: Unsigned {
    /// The size type.
    type Dim: Dim<Num = Self>;
}

/// [`ToDim`], selected by comparing the number with a thousand and a million.
#[doc(hidden)]
pub trait ToDimBy<Thousand, Million> {
    type Dim;
}

#[diagnostic::do_not_recommend]
impl<N> ToDim for N
where
    N: Unsigned + Cmp<U1000> + Cmp<U1000000> + ToDimBy<Compare<N, U1000>, Compare<N, U1000000>>,
    <N as ToDimBy<Compare<N, U1000>, Compare<N, U1000000>>>::Dim: Dim<Num = N>,
{
    type Dim = <N as ToDimBy<Compare<N, U1000>, Compare<N, U1000000>>>::Dim;
}

impl<N: Small> ToDimBy<Less, Less> for N {
    type Dim = N::Dim;
}

/// Joins groups of three digits.
#[doc(hidden)]
pub trait Join<B, C = ()> {
    type Dim;
}

impl<const A: usize, const B: usize> Join<Size<B>> for Size<A> {
    type Dim = SizeK<A, B>;
}

impl<const A: usize, const B: usize, const C: usize> Join<Size<B>, Size<C>> for Size<A> {
    type Dim = SizeM<A, B, C>;
}

macro_rules! two_groups {
    ($($compare:ty),*) => {$(
        impl<N, High, Low> ToDimBy<$compare, Less> for N
        where
            N: Div<U1000, Output = High> + Rem<U1000, Output = Low>,
            High: Small,
            Low: Small,
            High::Dim: Join<Low::Dim>,
        {
            type Dim = <High::Dim as Join<Low::Dim>>::Dim;
        }
    )*};
}
two_groups!(Equal, Greater);

/// [`ToDim`] for a million and more, selected by comparing the number with 10⁹.
#[doc(hidden)]
pub trait ToDimFrom<Billion> {
    type Dim;
}

macro_rules! three_groups {
    ($($compare:ty),*) => {$(
        impl<N> ToDimBy<Greater, $compare> for N
        where
            N: Cmp<U1000000000> + ToDimFrom<Compare<N, U1000000000>>,
        {
            type Dim = <N as ToDimFrom<Compare<N, U1000000000>>>::Dim;
        }
    )*};
}
three_groups!(Equal, Greater);

impl<N, Rest, High, Middle, Low> ToDimFrom<Less> for N
where
    N: Div<U1000, Output = Rest> + Rem<U1000, Output = Low>,
    Rest: Div<U1000, Output = High> + Rem<U1000, Output = Middle>,
    High: Small,
    Middle: Small,
    Low: Small,
    High::Dim: Join<Middle::Dim, Low::Dim>,
{
    type Dim = <High::Dim as Join<Middle::Dim, Low::Dim>>::Dim;
}

/// The digits above the lowest three groups, selected by comparing them with a thousand and a million.
#[doc(hidden)]
pub trait Above<Thousand, Million> {
    type Dim;
}

impl<N: Small> Above<Less, Less> for N {
    type Dim = N::Dim;
}

macro_rules! above {
    ($($compare:ty),*) => {$(
        impl<N, High, Low> Above<$compare, Less> for N
        where
            N: Div<U1000, Output = High> + Rem<U1000, Output = Low>,
            High: Small,
            Low: Small,
            High::Dim: Join<Low::Dim>,
        {
            type Dim = <High::Dim as Join<Low::Dim>>::Dim;
        }

        impl<N> Above<Greater, $compare> for N
        where
            N: ToDimFrom<Less>,
        {
            type Dim = <N as ToDimFrom<Less>>::Dim;
        }

        impl<N, Rest, Rest2, High, A, B, C> ToDimFrom<$compare> for N
        where
            N: Div<U1000, Output = Rest> + Rem<U1000, Output = C>,
            Rest: Div<U1000, Output = Rest2> + Rem<U1000, Output = B>,
            Rest2: Div<U1000, Output = High> + Rem<U1000, Output = A>,
            A: Small,
            B: Small,
            C: Small,
            High: Cmp<U1000> + Cmp<U1000000>,
            High: Above<Compare<High, U1000>, Compare<High, U1000000>>,
            <High as Above<Compare<High, U1000>, Compare<High, U1000000>>>::Dim:
                Extend<A::Dim, B::Dim, C::Dim>,
        {
            type Dim = <<High as Above<Compare<High, U1000>, Compare<High, U1000000>>>::Dim as Extend<
                A::Dim,
                B::Dim,
                C::Dim,
            >>::Dim;
        }
    )*};
}
above!(Equal, Greater);

/// Appends three groups of digits to the groups of a size below 10⁹.
#[doc(hidden)]
pub trait Extend<A, B, C> {
    type Dim;
}

macro_rules! extend {
    ($($name:ident<$($group:ident),*> $longer:ident;)*) => {$(
        impl<$(const $group: usize,)* const X: usize, const Y: usize, const Z: usize>
            Extend<Size<X>, Size<Y>, Size<Z>> for $name<$($group),*>
        {
            type Dim = $longer<$($group,)* X, Y, Z>;
        }
    )*};
}
extend! {
    Size<A> SizeG;
    SizeK<A, B> SizeT;
    SizeM<A, B, C> SizeP;
}
