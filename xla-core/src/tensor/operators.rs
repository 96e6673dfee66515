//! Operators in plain Rust: elementwise arithmetic of tensors of one shape, and with a scalar.
//!
//! Each is a pass over memory. In a computation the same operators are fused with their neighbours.

use core::ops;

use super::Tensor;
use crate::element::Element;
use crate::element::storage::Storage;
use crate::level::{Baseline, Generated, Kernel, Level, Levels};
use crate::loops::{Splat, map};
use crate::scalar;
use crate::shape::Shape;

/// Runs a kernel in line if tensors of this type hold few elements, else at the best level.
#[inline]
fn run<E: Element, S: Shape>(kernel: impl Kernel<Output = ()>) {
    if const { <S::Storage<E> as Storage<E>>::LEN.is_some() } {
        kernel.run::<Baseline>();
    } else {
        Generated::dispatch(kernel);
    }
}

/// Checks the sizes of the operands of an operator, which may be dynamic.
#[inline]
fn same_sizes<E: Element, S: Shape>(lhs: &Tensor<E, S>, rhs: &Tensor<E, S>) {
    if S::STATIC.is_none() && lhs.dims() != rhs.dims() {
        differ(E::TYPE.name(), lhs.dims().as_ref(), rhs.dims().as_ref());
    }
}

#[cold]
#[inline(never)]
fn differ(element: &str, lhs: &[usize], rhs: &[usize]) -> ! {
    panic!("the operands of an operator are {element}{lhs:?} and {element}{rhs:?}")
}

macro_rules! binary {
    ($($Operator:ident $operator:ident $example:literal;)*) => {$(
        /// Combines the elements with equal indices. Integers wrap around.
        ///
        /// # Panics
        ///
        /// Panics if dynamic sizes differ.
        ///
        /// ```
        /// use xla_core::tensor::Tensor;
        ///
        /// let (a, b) = (Tensor::from([4.0, 9.0]), Tensor::from([2.0, 3.0]));
        #[doc = $example]
        /// ```
        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator<&Tensor<E, S>> for &Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: &Tensor<E, S>) -> Tensor<E, S> {
                struct Pass<'a, E>(&'a mut [E], &'a [E], &'a [E]);
                impl<E: scalar::$Operator> Kernel for Pass<'_, E> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        map::<L, _, _>(self.0, (self.1, self.2), #[inline(always)] |(a, b)| {
                            scalar::$operator::<L, E>(a, b)
                        });
                    }
                }
                same_sizes(self, rhs);
                let mut out = Tensor::of_shape(self.shape);
                run::<E, S>(Pass(out.as_mut_slice(), self.as_slice(), rhs.as_slice()));
                out
            }
        }

        /// Combines each element with a scalar.
        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator<E> for &Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: E) -> Tensor<E, S> {
                struct Pass<'a, E>(&'a mut [E], &'a [E], E);
                impl<E: scalar::$Operator> Kernel for Pass<'_, E> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        map::<L, _, _>(self.0, (self.1, Splat(self.2)), #[inline(always)] |(a, b)| {
                            scalar::$operator::<L, E>(a, b)
                        });
                    }
                }
                let mut out = Tensor::of_shape(self.shape);
                run::<E, S>(Pass(out.as_mut_slice(), self.as_slice(), rhs));
                out
            }
        }

        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator for Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: Tensor<E, S>) -> Tensor<E, S> {
                ops::$Operator::$operator(&self, &rhs)
            }
        }

        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator<&Tensor<E, S>> for Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: &Tensor<E, S>) -> Tensor<E, S> {
                ops::$Operator::$operator(&self, rhs)
            }
        }

        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator<Tensor<E, S>> for &Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: Tensor<E, S>) -> Tensor<E, S> {
                ops::$Operator::$operator(self, &rhs)
            }
        }

        impl<E: Element + scalar::$Operator, S: Shape> ops::$Operator<E> for Tensor<E, S> {
            type Output = Tensor<E, S>;

            #[inline]
            fn $operator(self, rhs: E) -> Tensor<E, S> {
                ops::$Operator::$operator(&self, rhs)
            }
        }
    )*};
}

binary! {
    Add add "assert_eq!(&a + &b, Tensor::from([6.0, 12.0]));";
    Sub sub "assert_eq!(&a - &b, Tensor::from([2.0, 6.0]));";
    Mul mul "assert_eq!(&a * &b, Tensor::from([8.0, 27.0]));\nassert_eq!(&a * 2.0, Tensor::from([8.0, 18.0]));";
    Div div "assert_eq!(&a / &b, Tensor::from([2.0, 3.0]));";
}

impl<E: Element + scalar::Neg, S: Shape> ops::Neg for &Tensor<E, S> {
    type Output = Tensor<E, S>;

    #[inline]
    fn neg(self) -> Tensor<E, S> {
        struct Pass<'a, E>(&'a mut [E], &'a [E]);
        impl<E: scalar::Neg> Kernel for Pass<'_, E> {
            type Output = ();

            #[inline(always)]
            fn run<L: Level>(self) {
                map::<L, _, _>(self.0, self.1, scalar::neg::<L, E>);
            }
        }
        let mut out = Tensor::of_shape(self.shape);
        run::<E, S>(Pass(out.as_mut_slice(), self.as_slice()));
        out
    }
}

impl<E: Element + scalar::Neg, S: Shape> ops::Neg for Tensor<E, S> {
    type Output = Tensor<E, S>;

    #[inline]
    fn neg(self) -> Tensor<E, S> {
        -&self
    }
}
