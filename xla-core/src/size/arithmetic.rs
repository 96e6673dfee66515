//! Arithmetic on sizes as types.

use core::ops::{Add, Div, Mul, Sub};

use super::{Dim, Dynamic, Extent, ToDim};

/// Two traits and one alias for each arithmetic operation on sizes. Diagnostic attributes accept only literals, hence
/// the whole message in each row.
macro_rules! arithmetic {
    ($($dim:ident, $extent:ident, $alias:ident, $op:ident, $what:literal, $message:literal, $fault:literal;)*) => {$(
        #[doc = concat!("The ", $what, " of two static sizes.")]
        #[diagnostic::on_unimplemented(
            message = $message,
            label = $fault,
            note = "the signature of a generic function has to bound the arithmetic on its sizes; `#[computation]` does"
        )]
        pub trait $dim<R: Dim>: Dim {
            #[doc = concat!("The ", $what, ".")]
            type Output: Dim;
        }

        #[diagnostic::do_not_recommend]
        impl<L: Dim, R: Dim> $dim<R> for L
        where
            L::Num: $op<R::Num>,
            <L::Num as $op<R::Num>>::Output: ToDim,
        {
            type Output = <<L::Num as $op<R::Num>>::Output as ToDim>::Dim;
        }

        #[doc = concat!("The ", $what, " of two sizes, which is dynamic if one of them is.")]
        #[diagnostic::on_unimplemented(
            message = $message,
            label = $fault,
            note = "the signature of a generic function has to bound the arithmetic on its sizes; `#[computation]` does"
        )]
        pub trait $extent<R: Extent>: Extent {
            #[doc = concat!("The ", $what, ".")]
            type Output: Extent;
        }

        #[diagnostic::do_not_recommend]
        impl<L: $dim<R>, R: Dim> $extent<R> for L {
            type Output = <L as $dim<R>>::Output;
        }

        #[diagnostic::do_not_recommend]
        impl<L: Dim> $extent<Dynamic> for L {
            type Output = Dynamic;
        }

        #[diagnostic::do_not_recommend]
        impl<R: Extent> $extent<R> for Dynamic {
            type Output = Dynamic;
        }

        #[doc = concat!("The ", $what, " of two sizes.")]
        pub type $alias<A, B> = <A as $extent<B>>::Output;
    )*};
}

arithmetic! {
    DimAdd, ExtentAdd, SizeSum, Add, "sum",
        "`{Self} + {R}` is not the size of a dimension", "sizes stay below 1000000000000000000";
    DimSub, ExtentSub, SizeDiff, Sub, "difference",
        "`{Self} - {R}` is not the size of a dimension", "the difference would be negative";
    DimMul, ExtentMul, SizeProduct, Mul, "product",
        "`{Self} * {R}` is not the size of a dimension", "sizes stay below 1000000000000000000";
    DimDiv, ExtentDiv, SizeQuotient, Div, "quotient, rounded down,",
        "`{Self} / {R}` is not the size of a dimension", "division by zero";
}
