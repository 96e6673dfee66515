//! The operators and methods of the terms in which rules write instructions.
//!
//! Operands of elementwise operations are broadcast as in a user's program; a number is a constant of the element type
//! of the term beside it. A number that several instructions read is a separate term: [`Term::number`], [`Term::full`].

mod matrices;
mod repeat;

use core::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

use crate::error::{Fault, FaultKind};
use crate::graph::Attr;
use crate::graph::emit::{self, Term};
use crate::list::Items;
use crate::ops::compare::Direction;
use crate::ops::elementwise as e;
use crate::ops::elementwise::select;
use crate::ops::{
    bitcast_convert, broadcast, clamp, compare, concatenate, constant, convert, dynamic_slice,
    guard, iota, pad, parts, reduce, reshape, rev, slice, transpose,
};
use crate::{ElementType, Literal, Primitive, Shape, Size};

/// The element type of indices.
const INDEX: ElementType = ElementType::I32;

/// An operand beside a term: another one, or a number.
pub trait Operand<'s> {
    /// Returns the operand with the element type of a term.
    fn beside(self, term: Term<'s>) -> Term<'s>;
}

impl<'s> Operand<'s> for Term<'s> {
    fn beside(self, _: Term<'s>) -> Term<'s> {
        self
    }
}

impl<'s> Operand<'s> for f64 {
    fn beside(self, term: Term<'s>) -> Term<'s> {
        term.constant(Literal::from_f64(term.element(), self))
    }
}

/// Operators between a term and a term or a number.
macro_rules! operators {
    ($($trait:ident $method:ident $function:ident;)*) => {$(
        impl<'s, T: Operand<'s>> $trait<T> for Term<'s> {
            type Output = Term<'s>;

            fn $method(self, other: T) -> Term<'s> {
                self.with(&e::$function, other)
            }
        }

        impl<'s> $trait<Term<'s>> for f64 {
            type Output = Term<'s>;

            fn $method(self, other: Term<'s>) -> Term<'s> {
                self.beside(other).with(&e::$function, other)
            }
        }
    )*};
}

operators! {
    Add add add;
    Sub sub sub;
    Mul mul mul;
    Div div div;
    BitAnd bitand and;
    BitOr bitor or;
}

impl<'s> Neg for Term<'s> {
    type Output = Term<'s>;

    fn neg(self) -> Term<'s> {
        self.apply(&e::neg)
    }
}

impl<'s> Not for Term<'s> {
    type Output = Term<'s>;

    fn not(self) -> Term<'s> {
        self.apply(&e::not)
    }
}

/// Methods that apply an elementwise operation, or compare.
macro_rules! methods {
    (unary $($unary:ident)*; binary $($binary:ident)*; compare $($name:ident $direction:ident)*) => {
        impl<'s> Term<'s> {
            $(
                #[doc = concat!("Applies `", stringify!($unary), "` to each element.")]
                pub fn $unary(self) -> Term<'s> {
                    self.apply(&e::$unary)
                }
            )*
            $(
                #[doc = concat!("Applies `", stringify!($binary), "` to the elements of two terms.")]
                #[allow(clippy::should_implement_trait, reason = "an operand may be a number")]
                pub fn $binary(self, other: impl Operand<'s>) -> Term<'s> {
                    self.with(&e::$binary, other)
                }
            )*
            $(
                #[doc = concat!("Compares each element: `", stringify!($name), "`.")]
                pub fn $name(self, other: impl Operand<'s>) -> Term<'s> {
                    self.is(Direction::$direction, other)
                }
            )*
        }
    };
}

methods! {
    unary abs ceil cos erf exp expm1 floor imag is_finite log log1p logistic real sign sin sqrt rsqrt tanh;
    binary atan2 complex max min pow rem;
    compare equal Eq unequal Ne less Lt at_most Le greater Gt at_least Ge
}

/// Elementwise operations.
impl<'s> Term<'s> {
    /// Applies an elementwise operation of two arrays.
    pub fn with(self, op: &'static Primitive, other: impl Operand<'s>) -> Term<'s> {
        let other = other.beside(self);
        self.emit(|b| e::apply(b, op, &[self.value(), other.value()]))
    }

    /// Compares each element.
    pub fn is(self, direction: Direction, other: impl Operand<'s>) -> Term<'s> {
        let other = other.beside(self);
        self.emit(|b| compare::compare(b, direction, self.value(), other.value()))
    }

    /// Selects an element of one of two terms at each index, by this predicate.
    pub fn select(self, yes: Term<'s>, no: impl Operand<'s>) -> Term<'s> {
        let no = no.beside(yes);
        yes.emit(|b| select::select(b, self.value(), yes.value(), no.value()))
    }

    /// Returns the nearest of the numbers from one term to another.
    pub fn clamp(self, min: Term<'s>, max: Term<'s>) -> Term<'s> {
        self.emit(|b| clamp::clamp(b, min.value(), self.value(), max.value()))
    }

    /// Returns a term that is read only where this mask holds.
    pub(crate) fn guard(self, value: Term<'s>) -> Term<'s> {
        value.emit(|b| {
            b.add1(
                &guard::PRIMITIVE,
                &[self.value(), value.value()],
                Vec::new(),
            )
        })
    }

    /// Converts the elements.
    pub fn convert(self, element: ElementType) -> Term<'s> {
        self.emit(|b| convert::convert(b, self.value(), element))
    }

    /// Reinterprets the bits as another element type.
    pub fn bits(self, element: ElementType) -> Term<'s> {
        let attrs = vec![("element_type", Attr::Element(element))];
        self.emit(|b| b.add1(&bitcast_convert::PRIMITIVE, &[self.value()], attrs))
    }

    /// Negates the imaginary parts of complex numbers; returns real ones as they are.
    pub fn conjugate(self) -> Term<'s> {
        if !self.is_complex() {
            return self;
        }
        let re = self.real();
        re.complex(-self.imag())
    }

    /// Returns the real parts of complex numbers; returns real ones as they are.
    pub fn real_part(self) -> Term<'s> {
        if self.is_complex() { self.real() } else { self }
    }

    /// Multiplies a complex number by `i`.
    pub fn times_i(self) -> Term<'s> {
        (-self.imag()).complex(self.real())
    }

    /// Returns the sign of another term with the size of this one, which is not negative.
    pub fn signed_like(self, other: Term<'s>) -> Term<'s> {
        other.sign() * self
    }

    /// Computes in `f32` if the elements have 16 bits, and converts the result back.
    pub fn widened(self, formula: impl FnOnce(Term<'s>) -> Term<'s>) -> Term<'s> {
        let element = self.element();
        formula(self.wide()).convert(element)
    }

    /// Converts 16-bit numbers to `f32`.
    pub fn wide(self) -> Term<'s> {
        self.convert(parts::wide_element(self.element()))
    }
}

/// Constants and indices.
impl<'s> Term<'s> {
    /// Returns a constant.
    pub fn constant(self, literal: Literal) -> Term<'s> {
        self.emit(|b| Ok(constant::constant(b, literal)))
    }

    /// Returns a scalar.
    pub fn scalar(self, element: ElementType, number: f64) -> Term<'s> {
        self.constant(Literal::from_f64(element, number))
    }

    /// Returns a scalar of the same element type.
    pub fn number(self, number: f64) -> Term<'s> {
        number.beside(self)
    }

    /// Returns a number of the same element type at each index.
    pub fn full(self, number: f64) -> Term<'s> {
        let sizes = self.sizes();
        self.number(number).broadcast(&sizes, &[])
    }

    /// Returns a number at each index of a shape.
    pub fn filled(self, shape: &Shape, number: f64) -> Term<'s> {
        self.scalar(shape.element, number)
            .broadcast(&shape.dims, &[])
    }

    /// Returns an integer that is an index or a count.
    pub fn index(self, index: f64) -> Term<'s> {
        self.scalar(INDEX, index)
    }

    /// Returns a size as an integer that is an index or a count.
    pub fn count(self, size: &Size) -> Term<'s> {
        self.size(INDEX, size)
    }

    /// Returns a size as a number.
    pub fn size(self, element: ElementType, size: &Size) -> Term<'s> {
        self.emit(|b| Ok(constant::size(b, element, size.clone())))
    }

    /// Returns an array of these sizes that holds at each index the index along a dimension.
    pub fn indices(self, sizes: &[Size], dimension: usize) -> Term<'s> {
        self.emit(|b| iota::iota(b, INDEX, sizes.to_vec(), dimension))
    }

    /// Returns the numbers of the row and of the column at each index of matrices of these sizes.
    pub fn rows_and_columns(self, sizes: &[Size]) -> [Term<'s>; 2] {
        let rank = sizes.len();
        let row = self.indices(sizes, rank - 2);
        [row, self.indices(sizes, rank - 1)]
    }
}

/// Returns the number of elements by which one size exceeds another.
fn difference(size: &Size, other: &Size) -> Result<Size, Fault> {
    let count = size.minus(other);
    count.map_err(|_| Fault::call(FaultKind::computed(format!("{size} - {other}"))))
}

/// Sizes and positions.
impl<'s> Term<'s> {
    /// Broadcasts to these sizes: dimension `i` becomes dimension `dims[i]`.
    pub fn broadcast(self, sizes: &[Size], dims: &[usize]) -> Term<'s> {
        self.emit(|b| broadcast::in_dim(b, self.value(), sizes.to_vec(), dims))
    }

    /// Broadcasts to these sizes along the dimensions that are listed, which it lacks.
    pub fn spread(self, sizes: &[Size], gone: &[usize]) -> Term<'s> {
        let kept = (0..sizes.len()).filter_items(|d| !gone.contains(d));
        self.broadcast(sizes, &kept.collect_vec())
    }

    /// Reshapes to these sizes.
    pub fn reshape(self, sizes: &[Size]) -> Term<'s> {
        self.emit(|b| reshape::reshape(b, self.value(), sizes.to_vec()))
    }

    /// Reorders the dimensions.
    pub fn transpose(self, permutation: &[usize]) -> Term<'s> {
        self.emit(|b| transpose::transpose(b, self.value(), permutation))
    }

    /// Reverses dimensions.
    pub fn reverse(self, dims: &[usize]) -> Term<'s> {
        self.emit(|b| rev::rev(b, self.value(), dims))
    }

    /// Returns a slice of each dimension, from a start to a limit.
    pub fn slice(self, starts: Vec<Size>, limits: Vec<Size>) -> Term<'s> {
        let strides = vec![Size::from(1); limits.len()];
        self.emit(|b| slice::slice(b, self.value(), starts, limits, strides))
    }

    /// Returns the slice of one dimension from a start to a limit.
    pub fn slice_of(
        self,
        dimension: usize,
        start: impl Into<Size>,
        limit: impl Into<Size>,
    ) -> Term<'s> {
        let mut limits = self.sizes();
        let mut starts = vec![Size::from(0); limits.len()];
        (starts[dimension], limits[dimension]) = (start.into(), limit.into());
        self.slice(starts, limits)
    }

    /// Returns an array whose dimension has another size: the first elements, or all of them and zeros behind.
    pub fn with_size(self, dimension: usize, size: &Size) -> Term<'s> {
        let mut shape = self.shape();
        let own = shape.dims[dimension].clone();
        if own == *size {
            return self;
        }
        let fewer = own.known().zip(size.known());
        if fewer.is_some_and(|(own, size)| size < own) {
            return self.slice_of(dimension, 0, size.clone());
        }
        let Some(count) = self.attempt(|_| difference(size, &own)) else {
            return self.refused();
        };
        shape.dims[dimension] = count;
        self.concatenate(&[self.filled(&shape, 0.0)], dimension)
    }

    /// Returns the slice of these sizes at start indices.
    pub fn dynamic_slice(self, starts: &[Term<'s>], sizes: Vec<Size>) -> Term<'s> {
        self.emit(|b| dynamic_slice::dynamic_slice(b, self.value(), &emit::values(starts), sizes))
    }

    /// Adds zeros behind a dimension.
    pub fn pad_behind(self, dimension: usize, count: i64) -> Term<'s> {
        let none = vec![0; self.rank()];
        let mut high = none.clone();
        high[dimension] = count;
        let zero = self.number(0.0);
        self.emit(|b| pad::pad(b, self.value(), zero.value(), [none.clone(), high, none]))
    }

    /// Joins terms along a dimension, this one first.
    pub fn concatenate(self, others: &[Term<'s>], dimension: usize) -> Term<'s> {
        self.emit(|b| {
            let mut all = vec![self.value()];
            all.extend(emit::values(others));
            concatenate::concatenate(b, &all, dimension)
        })
    }
}

/// Reductions.
impl<'s> Term<'s> {
    /// Reduces dimensions by an elementwise operation, from its identity.
    pub fn fold(self, op: &'static Primitive, identity: f64, dims: &[usize]) -> Term<'s> {
        self.emit(|b| {
            let identity = Literal::from_f64(b.shape(self.value()).element, identity);
            reduce::fold(b, self.value(), op, identity, dims)
        })
    }

    /// Returns the sums over dimensions, in the element type of the operand.
    pub fn sum(self, dims: &[usize]) -> Term<'s> {
        self.fold(&e::add, 0.0, dims)
    }

    /// Returns the products over dimensions.
    pub fn product(self, dims: &[usize]) -> Term<'s> {
        self.fold(&e::mul, 1.0, dims)
    }

    /// Whether an element along the dimensions is true.
    pub fn any(self, dims: &[usize]) -> Term<'s> {
        self.fold(&e::or, 0.0, dims)
    }

    /// Whether all elements along the dimensions are true.
    pub fn all(self, dims: &[usize]) -> Term<'s> {
        self.fold(&e::and, 1.0, dims)
    }
}

/// Polynomials.
impl<'s> Term<'s> {
    /// Returns the polynomial of this term with these coefficients, the constant first.
    pub fn polynomial(self, coefficients: &[f64]) -> Term<'s> {
        let highest = coefficients.split_last();
        let (&highest, rest) = highest.expect("a polynomial has a constant");
        let mut sum = self.number(highest);
        for &coefficient in rest.iter().rev() {
            sum = sum * self + coefficient;
        }
        sum
    }

    /// Returns the sum of the Chebyshev polynomials of this term with these coefficients, by Clenshaw's recurrence.
    pub fn chebyshev(self, coefficients: &[f64]) -> Term<'s> {
        let twice = self + self;
        let mut sum = self * 0.0;
        // `b[k] = 2 x b[k + 1] - b[k + 2] + c[k]`; the result is `x b[1] - b[2] + c[0]`.
        let mut before = sum;
        for &coefficient in coefficients[1..].iter().rev() {
            let next = twice * sum - before + coefficient;
            before = sum;
            sum = next;
        }
        self * sum - before + coefficients[0]
    }

    /// Returns the largest finite number of the element type, which is f32 or f64.
    pub fn largest(self) -> f64 {
        match self.element() {
            ElementType::F64 => f64::MAX,
            _ => f64::from(f32::MAX),
        }
    }
}
