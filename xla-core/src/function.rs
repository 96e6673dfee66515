//! Functions of elements, as kernels apply them.

use crate::items::Items;
use crate::level::Level;
use crate::scalar;

/// A function of two lists of elements, `(a, (b, ()))`.
///
/// Generated code implements it for a user's closure. A single scalar function is a value of this module, such as
/// [`lt`] or [`max`], which kernels recognise by its [`Name`].
///
/// # Examples
///
/// ```
/// use xla_core::function::{Function, lt, max};
/// use xla_core::level::Baseline;
///
/// assert_eq!(max.call::<Baseline>((1.0, ()), (2.0, ())), (2.0, ()));
/// assert_eq!(lt.call::<Baseline>((1, ()), (2, ())), (true, ()));
/// ```
pub trait Function<I: Items>: Copy + Send + Sync {
    /// The list of results.
    type Output;

    /// The scalar function of two elements that this is, if it is one.
    const NAME: Option<Name> = None;

    /// Applies the function.
    fn call<L: Level>(&self, a: I, b: I) -> Self::Output;
}

macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Name:ident $Trait:ident $output:ty;)*) => {
        /// The scalar functions that kernels may recognise.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Name {
            $($(#[doc = $doc])* $Name,)*
            /// The second element.
            Second,
        }

        $(
            $(#[doc = $doc])*
            #[allow(non_camel_case_types)]
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            impl<T: scalar::$Trait> Function<(T, ())> for $name
            where
                (T, ()): Items,
            {
                type Output = ($output, ());

                const NAME: Option<Name> = Some(Name::$Name);

                #[inline(always)]
                fn call<L: Level>(&self, a: (T, ()), b: (T, ())) -> Self::Output {
                    (scalar::$name::<L, T>(a.0, b.0), ())
                }
            }
        )*
    };
}

functions! {
    /// The sum.
    add Add Add T;
    /// The product.
    mul Mul Mul T;
    /// The larger element; NaN if either is.
    max Max Max T;
    /// The smaller element; NaN if either is.
    min Min Min T;
    /// The conjunction.
    and And And T;
    /// The disjunction.
    or Or Or T;
    /// Whether the first element is greater than or equal to the second.
    ge Ge Ordered bool;
    /// Whether the first element is greater than the second.
    gt Gt Ordered bool;
    /// Whether the first element is less than or equal to the second.
    le Le Ordered bool;
    /// Whether the first element is less than the second.
    lt Lt Ordered bool;
    /// Whether the first element is greater than the second in the total order.
    gt_total GtTotal Total bool;
    /// Whether the first element is less than the second in the total order.
    lt_total LtTotal Total bool;
}

/// The second element.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
pub struct second;

impl<T: Copy> Function<(T, ())> for second
where
    (T, ()): Items,
{
    type Output = (T, ());

    const NAME: Option<Name> = Some(Name::Second);

    #[inline(always)]
    fn call<L: Level>(&self, _: (T, ()), b: (T, ())) -> Self::Output {
        b
    }
}
