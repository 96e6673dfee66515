//! The numbers of typenum below 1000 as sizes with readable names.

use typenum::{UInt, Unsigned};

use super::Dim;

mod table;

/// A number below 1000 and its size type.
#[doc(hidden)]
pub trait Small: Unsigned {
    type Dim: Dim<Num = Self>;
}

/// The numbers that are equal but for their last five bits.
#[doc(hidden)]
pub trait Row {
    /// The number without these bits.
    type High: Unsigned;
}

/// A number of a row, by its last five bits, and its size type.
#[doc(hidden)]
pub trait Cell<B4, B3, B2, B1, B0>: Row {
    type Dim: Dim<Num = FiveMore<Self::High, B4, B3, B2, B1, B0>>;
}

/// A number from 1 to 31, with the row of the numbers that start with its bits.
#[doc(hidden)]
pub trait High: Unsigned {
    type Row: Row<High = Self>;
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
        impl $crate::size::small::Row for $row { type High = typenum::consts::$high; }
        impl $crate::size::small::High for typenum::consts::$high { type Row = $row; }
        $(impl $crate::size::small::Cell<$(typenum::$bit),*> for $row { type Dim = $crate::size::Size<$number>; })*
    };
}
use row;
