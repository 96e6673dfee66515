//! The numbers of typenum below 1000 as sizes with readable names.

use typenum::{UInt, Unsigned};

use crate::element::storage::Budget;

mod table;

/// A number below 1000 and its size type. The bounds are in [`ToDim`](super::ToDim), where they are proved for the
/// sizes that a program computes, not here, where the compiler would prove them for the whole table in every build.
#[doc(hidden)]
pub trait Small: Unsigned {
    type Dim;
    /// The rest of a budget after a size of this number, which takes the bits of the number less one.
    type Leaves<B: Budget>: Budget;
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
    /// The rest of a budget after the first number of the row.
    type First<B: Budget>: Budget;
    /// The rest after the others.
    type Others<B: Budget>: Budget;
}

/// The last five bits of a number, which decide whether it is the first of its row.
#[doc(hidden)]
pub trait Low {
    type Leaves<H: High, B: Budget>: Budget;
}

macro_rules! low {
    ($($leaves:ident: $(($($bit:ident)*))*;)*) => {$($(
        impl Low for ($(typenum::$bit,)*) {
            type Leaves<H: High, B: Budget> = H::$leaves<B>;
        }
    )*)*};
}

#[rustfmt::skip]
low! {
    First: (B0 B0 B0 B0 B0);
    Others:
        (B0 B0 B0 B0 B1) (B0 B0 B0 B1 B0) (B0 B0 B0 B1 B1) (B0 B0 B1 B0 B0) (B0 B0 B1 B0 B1) (B0 B0 B1 B1 B0)
        (B0 B0 B1 B1 B1) (B0 B1 B0 B0 B0) (B0 B1 B0 B0 B1) (B0 B1 B0 B1 B0) (B0 B1 B0 B1 B1) (B0 B1 B1 B0 B0)
        (B0 B1 B1 B0 B1) (B0 B1 B1 B1 B0) (B0 B1 B1 B1 B1) (B1 B0 B0 B0 B0) (B1 B0 B0 B0 B1) (B1 B0 B0 B1 B0)
        (B1 B0 B0 B1 B1) (B1 B0 B1 B0 B0) (B1 B0 B1 B0 B1) (B1 B0 B1 B1 B0) (B1 B0 B1 B1 B1) (B1 B1 B0 B0 B0)
        (B1 B1 B0 B0 B1) (B1 B1 B0 B1 B0) (B1 B1 B0 B1 B1) (B1 B1 B1 B0 B0) (B1 B1 B1 B0 B1) (B1 B1 B1 B1 B0)
        (B1 B1 B1 B1 B1);
}

type FiveMore<H, B4, B3, B2, B1, B0> = UInt<UInt<UInt<UInt<UInt<H, B4>, B3>, B2>, B1>, B0>;

impl<H: High, B4, B3, B2, B1, B0> Small for FiveMore<H, B4, B3, B2, B1, B0>
where
    FiveMore<H, B4, B3, B2, B1, B0>: Unsigned,
    H::Row: Cell<B4, B3, B2, B1, B0>,
    (B4, B3, B2, B1, B0): Low,
{
    type Dim = <H::Row as Cell<B4, B3, B2, B1, B0>>::Dim;
    type Leaves<B: Budget> = <(B4, B3, B2, B1, B0) as Low>::Leaves<H, B>;
}

/// Writes the rest of a budget.
macro_rules! leaves {
    ($budget:ident All) => {
        $budget
    };
    ($budget:ident Nothing) => {
        $crate::element::storage::Spent
    };
    ($budget:ident $less:ident) => {
        <$budget as $crate::element::storage::Budget>::$less
    };
}
use leaves;

/// Implements [`Small`] for each number below 32.
macro_rules! small {
    ($($leaves:ident: $($number:literal:$name:ident)*;)*) => {$($(
        impl $crate::size::small::Small for typenum::consts::$name {
            type Dim = $crate::size::Size<$number>;
            type Leaves<B: $crate::element::storage::Budget> = $crate::size::small::leaves!(B $leaves);
        }
    )*)*};
}
use small;

/// Declares a row and its numbers.
macro_rules! row {
    ($row:ident $high:ident $first:ident $others:ident: $($number:literal: $($bit:ident)*,)*) => {
        pub struct $row;
        impl $crate::size::small::High for typenum::consts::$high {
            type Row = $row;
            type First<B: $crate::element::storage::Budget> = $crate::size::small::leaves!(B $first);
            type Others<B: $crate::element::storage::Budget> = $crate::size::small::leaves!(B $others);
        }
        $(impl $crate::size::small::Cell<$(typenum::$bit),*> for $row { type Dim = $crate::size::Size<$number>; })*
    };
}
use row;
