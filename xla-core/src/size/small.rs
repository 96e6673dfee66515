//! The numbers of typenum below 1000 as sizes with readable names.

use typenum::{UInt, Unsigned};

mod table;

/// A number below 1000 and its size type. The bounds are in [`ToDim`](super::ToDim), where they are proved for the
/// sizes that a program computes, not here, where the compiler would prove them for the whole table in every build.
#[doc(hidden)]
pub trait Small: Unsigned {
    type Dim;
}

/// A number of a row, by its last five bits, and its size type.
#[doc(hidden)]
pub trait Cell<B4, B3, B2, B1, B0> {
    type Dim;
}

/// A number from 1 to 31, with the row of the numbers that start with its bits.
#[doc(hidden)]
pub trait High {
    type Row;
}

type FiveMore<H, B4, B3, B2, B1, B0> = UInt<UInt<UInt<UInt<UInt<H, B4>, B3>, B2>, B1>, B0>;

impl<H: High, B4, B3, B2, B1, B0> Small for FiveMore<H, B4, B3, B2, B1, B0>
where
    FiveMore<H, B4, B3, B2, B1, B0>: Unsigned,
    H::Row: Cell<B4, B3, B2, B1, B0>,
{
    type Dim = <H::Row as Cell<B4, B3, B2, B1, B0>>::Dim;
}

/// Implements [`Small`] for each number below 32.
macro_rules! small {
    ($($number:literal:$name:ident,)*) => {
        $(impl $crate::size::small::Small for typenum::consts::$name { type Dim = $crate::size::Size<$number>; })*
    };
}
use small;

/// Declares a row and its numbers.
macro_rules! row {
    ($row:ident $high:ident: $($number:literal: $($bit:ident)*,)*) => {
        pub struct $row;
        impl $crate::size::small::High for typenum::consts::$high { type Row = $row; }
        $(impl $crate::size::small::Cell<$(typenum::$bit),*> for $row { type Dim = $crate::size::Size<$number>; })*
    };
}
use row;
