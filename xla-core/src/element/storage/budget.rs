//! How many elements a tensor holds itself, as types.

use super::{Buffer, Storage};
use crate::element::Element;

/// The number of bits that the sizes of a shape may have together: [`Bits0`] to [`Bits9`], or [`Spent`] if they have
/// too many.
pub trait Budget: 'static {
    /// The rest after one bit.
    type Less1: Budget;
    /// The rest after two bits.
    type Less2: Budget;
    /// The rest after three bits.
    type Less3: Budget;
    /// The rest after four bits.
    type Less4: Budget;
    /// The rest after five bits.
    type Less5: Budget;
    /// The rest after six bits.
    type Less6: Budget;
    /// The rest after seven bits.
    type Less7: Budget;
    /// The rest after eight bits.
    type Less8: Budget;
    /// The rest after nine bits.
    type Less9: Budget;

    /// `I`, or a buffer if the budget is spent.
    type Choice<I: Storage<E>, E: Element>: Storage<E>;
}

macro_rules! budgets {
    ($($name:ident $choice:ident: $one:ident $two:ident $three:ident $four:ident $five:ident $six:ident $seven:ident
        $eight:ident $nine:ident;)*) => {$(
        #[doc = concat!("A [`Budget`]: `", stringify!($name), "`.")]
        pub struct $name;

        impl Budget for $name {
            type Less1 = $one;
            type Less2 = $two;
            type Less3 = $three;
            type Less4 = $four;
            type Less5 = $five;
            type Less6 = $six;
            type Less7 = $seven;
            type Less8 = $eight;
            type Less9 = $nine;
            type Choice<I: Storage<E>, E: Element> = choice!($choice I E);
        }
    )*};
}

macro_rules! choice {
    (in_place $in_place:ident $element:ident) => { $in_place };
    (buffer $in_place:ident $element:ident) => { Buffer<$element> };
}

#[rustfmt::skip]
budgets! {
    Spent buffer: Spent Spent Spent Spent Spent Spent Spent Spent Spent;
    Bits0 in_place: Spent Spent Spent Spent Spent Spent Spent Spent Spent;
    Bits1 in_place: Bits0 Spent Spent Spent Spent Spent Spent Spent Spent;
    Bits2 in_place: Bits1 Bits0 Spent Spent Spent Spent Spent Spent Spent;
    Bits3 in_place: Bits2 Bits1 Bits0 Spent Spent Spent Spent Spent Spent;
    Bits4 in_place: Bits3 Bits2 Bits1 Bits0 Spent Spent Spent Spent Spent;
    Bits5 in_place: Bits4 Bits3 Bits2 Bits1 Bits0 Spent Spent Spent Spent;
    Bits6 in_place: Bits5 Bits4 Bits3 Bits2 Bits1 Bits0 Spent Spent Spent;
    Bits7 in_place: Bits6 Bits5 Bits4 Bits3 Bits2 Bits1 Bits0 Spent Spent;
    Bits8 in_place: Bits7 Bits6 Bits5 Bits4 Bits3 Bits2 Bits1 Bits0 Spent;
    Bits9 in_place: Bits8 Bits7 Bits6 Bits5 Bits4 Bits3 Bits2 Bits1 Bits0;
}

/// The integer, or array of integers, of an element's width.
pub trait Budgeted {
    /// The budget of a tensor of such elements, which holds 512 bytes itself.
    type Budget: Budget;
}

macro_rules! budgeted {
    ($($bits:ty: $budget:ident;)*) => {$(
        impl Budgeted for $bits {
            type Budget = $budget;
        }
    )*};
}

budgeted! {
    u8: Bits9;
    u16: Bits8;
    u32: Bits7;
    u64: Bits6;
    [u32; 2]: Bits6;
    [u32; 4]: Bits5;
}
