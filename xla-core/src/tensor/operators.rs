//! Operators in plain Rust: elementwise arithmetic of tensors of one shape, and with a scalar on either side.
//!
//! Each is a pass over memory. In a computation the same operators are fused with their neighbours.

use core::ops;

use super::Tensor;
use crate::element::storage::Storage;
use crate::element::{Element, types};
use crate::level::{Baseline, Generated, Kernel, Level, Levels};
use crate::loops::{Splat, map, update};
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
    ($($Operator:ident $operator:ident $Assign:ident $assign:ident $example:literal;)*) => {$(
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

        /// Combines a scalar with each element.
        #[inline]
        fn $operator<E: Element + scalar::$Operator, S: Shape>(lhs: E, rhs: &Tensor<E, S>) -> Tensor<E, S> {
            struct Pass<'a, E>(&'a mut [E], E, &'a [E]);
            impl<E: Element + scalar::$Operator> Kernel for Pass<'_, E> {
                type Output = ();

                #[inline(always)]
                fn run<L: Level>(self) {
                    map::<L, _, _>(self.0, (Splat(self.1), self.2), #[inline(always)] |(a, b)| {
                        scalar::$operator::<L, E>(a, b)
                    });
                }
            }
            let mut out = Tensor::of_shape(rhs.shape);
            run::<E, S>(Pass(out.as_mut_slice(), lhs, rhs.as_slice()));
            out
        }

        /// Replaces each element by its combination with the element of equal index.
        ///
        /// # Panics
        ///
        /// Panics if dynamic sizes differ.
        impl<E: Element + scalar::$Operator, S: Shape> ops::$Assign<&Tensor<E, S>> for Tensor<E, S> {
            #[inline]
            fn $assign(&mut self, rhs: &Tensor<E, S>) {
                struct Pass<'a, E>(&'a mut [E], &'a [E]);
                impl<E: scalar::$Operator> Kernel for Pass<'_, E> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        update::<L, _, _>(self.0, (self.1,), #[inline(always)] |a, (b,)| {
                            scalar::$operator::<L, E>(a, b)
                        });
                    }
                }
                same_sizes(self, rhs);
                run::<E, S>(Pass(self.as_mut_slice(), rhs.as_slice()));
            }
        }

        impl<E: Element + scalar::$Operator, S: Shape> ops::$Assign for Tensor<E, S> {
            #[inline]
            fn $assign(&mut self, rhs: Tensor<E, S>) {
                ops::$Assign::$assign(self, &rhs);
            }
        }

        /// Replaces each element by its combination with a scalar.
        impl<E: Element + scalar::$Operator, S: Shape> ops::$Assign<E> for Tensor<E, S> {
            #[inline]
            fn $assign(&mut self, rhs: E) {
                struct Pass<'a, E>(&'a mut [E], E);
                impl<E: Element + scalar::$Operator> Kernel for Pass<'_, E> {
                    type Output = ();

                    #[inline(always)]
                    fn run<L: Level>(self) {
                        update::<L, _, _>(self.0, (Splat(self.1),), #[inline(always)] |a, (b,)| {
                            scalar::$operator::<L, E>(a, b)
                        });
                    }
                }
                run::<E, S>(Pass(self.as_mut_slice(), rhs));
            }
        }
    )*};
}

binary! {
    Add add AddAssign add_assign "assert_eq!(&a + &b, Tensor::from([6.0, 12.0]));";
    Sub sub SubAssign sub_assign "assert_eq!(&a - &b, Tensor::from([2.0, 6.0]));";
    Mul mul MulAssign mul_assign "assert_eq!(&a * &b, Tensor::from([8.0, 27.0]));\nassert_eq!(&a * 2.0, Tensor::from([8.0, 18.0]));";
    Div div DivAssign div_assign "assert_eq!(&a / &b, Tensor::from([2.0, 3.0]));";
}

/// A scalar on the left, `2.0 * &x`. Rust's rules of coherence require an implementation for each element type.
macro_rules! scalar_lhs {
    ($($element:ty)*) => {$(
        scalar_lhs!(@ $element: Add add, Sub sub, Mul mul, Div div);
    )*};
    (@ $element:ty: $($Operator:ident $operator:ident),*) => {$(
        impl<S: Shape> ops::$Operator<&Tensor<$element, S>> for $element {
            type Output = Tensor<$element, S>;

            #[inline]
            fn $operator(self, rhs: &Tensor<$element, S>) -> Tensor<$element, S> {
                $operator(self, rhs)
            }
        }

        impl<S: Shape> ops::$Operator<Tensor<$element, S>> for $element {
            type Output = Tensor<$element, S>;

            #[inline]
            fn $operator(self, rhs: Tensor<$element, S>) -> Tensor<$element, S> {
                $operator(self, &rhs)
            }
        }
    )*};
}
types! { scalar_lhs! { @integers @halves @floats @complex } }

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
