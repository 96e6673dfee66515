//! Values with Rust's operators, in which formulas are written.

use core::cell::RefCell;
use core::ops::{Add, Div, Mul, Neg, Sub};

use crate::error::Fault;
use crate::graph::{Attr, Value};
use crate::ops::parts::compared;
use crate::ops::{bitcast_convert, elementwise as e, select};
use crate::{Builder, ElementType, Primitive};

/// Adds the instructions of a formula of these values, and returns its result.
///
/// # Errors
/// An instruction is refused.
pub(crate) fn evaluate(
    b: &mut Builder<'_>,
    values: &[Value],
    formula: fn(&[Term<'_>]) -> Value,
) -> Result<Value, Fault> {
    let sheet = Sheet {
        b: RefCell::new(b),
        fault: RefCell::new(None),
    };
    let terms: Vec<Term<'_>> = (values.iter())
        .map(|&value| Term { on: &sheet, value })
        .collect();
    let result = formula(&terms);
    match sheet.fault.into_inner() {
        Some(fault) => Err(fault),
        None => Ok(result),
    }
}

/// The builder of a formula's instructions, and the first fault of one. After a fault, values are any of those before.
struct Sheet<'b, 'm> {
    b: RefCell<&'b mut Builder<'m>>,
    fault: RefCell<Option<Fault>>,
}

/// Adds instructions, whatever the builder's lifetimes are.
trait Adds {
    fn add(
        &self,
        first: Value,
        add: &mut dyn FnMut(&mut Builder<'_>) -> Result<Value, Fault>,
    ) -> Value;
}

impl Adds for Sheet<'_, '_> {
    fn add(
        &self,
        first: Value,
        add: &mut dyn FnMut(&mut Builder<'_>) -> Result<Value, Fault>,
    ) -> Value {
        if self.fault.borrow().is_some() {
            return first;
        }
        match add(&mut self.b.borrow_mut()) {
            Ok(value) => value,
            Err(fault) => {
                *self.fault.borrow_mut() = Some(fault);
                first
            }
        }
    }
}

/// A value of a formula.
#[derive(Clone, Copy)]
pub(crate) struct Term<'s> {
    on: &'s dyn Adds,
    pub(crate) value: Value,
}

/// An operand beside a term: another one, or a number.
pub(crate) trait Operand<'s> {
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
        term.add(&mut |b| {
            let element = b.shape(term.value).element;
            Ok(b.scalar(element, self))
        })
    }
}

/// Methods that apply an elementwise function.
macro_rules! functions {
    ($($name:ident)*) => {
        impl<'s> Term<'s> {
            $(pub(crate) fn $name(self) -> Term<'s> {
                self.apply(&e::$name)
            })*
        }
    };
}

functions! { abs cos erf exp expm1 floor imag log log1p real sign sin sqrt rsqrt tanh }

impl<'s> Term<'s> {
    fn add(self, add: &mut dyn FnMut(&mut Builder<'_>) -> Result<Value, Fault>) -> Term<'s> {
        let value = self.on.add(self.value, add);
        Term { value, ..self }
    }

    /// Applies a function of one value.
    pub(crate) fn apply(self, function: &'static Primitive) -> Term<'s> {
        self.add(&mut |b| b.add1(function, &[self.value], Vec::new()))
    }

    /// Applies a function of two values.
    pub(crate) fn with(self, function: &'static Primitive, other: impl Operand<'s>) -> Term<'s> {
        let other = other.beside(self);
        self.add(&mut |b| e::apply(b, function, &[self.value, other.value]))
    }

    /// Returns the element type.
    pub(crate) fn element(self) -> ElementType {
        let mut element = ElementType::F32;
        self.add(&mut |b| {
            element = b.shape(self.value).element;
            Ok(self.value)
        });
        element
    }

    /// Returns the largest finite number of the element type, which is f32 or f64.
    pub(crate) fn largest(self) -> f64 {
        match self.element() {
            ElementType::F64 => f64::MAX,
            _ => f64::from(f32::MAX),
        }
    }

    /// Whether the term is of complex numbers.
    pub(crate) fn is_complex(self) -> bool {
        self.element().is_complex()
    }

    /// Returns a number of the same element type.
    pub(crate) fn number(self, number: f64) -> Term<'s> {
        number.beside(self)
    }

    /// Compares in one of StableHLO's directions.
    pub(crate) fn is(self, direction: &str, other: impl Operand<'s>) -> Term<'s> {
        let other = other.beside(self);
        self.add(&mut |b| compared(b, direction, self.value, other.value))
    }

    /// Selects one of two terms, by this predicate.
    pub(crate) fn choose(self, yes: Term<'s>, no: Term<'s>) -> Term<'s> {
        self.add(&mut |b| select::select(b, self.value, yes.value, no.value))
    }

    /// Returns the sign of another term with the size of this one, which is not negative.
    pub(crate) fn signed_like(self, other: Term<'s>) -> Term<'s> {
        other.sign() * self
    }

    /// Multiplies a complex number by `i`.
    pub(crate) fn times_i(self) -> Term<'s> {
        (-self.imag()).with(&e::complex, self.real())
    }

    /// Reinterprets the bits as another element type.
    pub(crate) fn bits(self, element: ElementType) -> Term<'s> {
        let attrs = || vec![("element_type", Attr::Element(element))];
        self.add(&mut |b| b.add1(&bitcast_convert::PRIMITIVE, &[self.value], attrs()))
    }

    /// Returns the polynomial of this term with these coefficients, the constant first.
    pub(crate) fn polynomial(self, coefficients: &[f64]) -> Term<'s> {
        let mut rest = coefficients.iter().rev();
        let first = rest.next().copied().unwrap_or_default();
        let mut sum = self.number(first);
        for &coefficient in rest {
            sum = sum * self + coefficient;
        }
        sum
    }

    /// Returns the sum of the Chebyshev polynomials of this term with these coefficients, by Clenshaw's recurrence.
    pub(crate) fn chebyshev(self, coefficients: &[f64]) -> Term<'s> {
        let twice = self + self;
        let mut sum = self * 0.0;
        let mut before = sum;
        for &coefficient in coefficients[1..].iter().rev() {
            let next = twice * sum - before + coefficient;
            before = sum;
            sum = next;
        }
        self * sum - before + coefficients[0]
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
}

impl<'s> Neg for Term<'s> {
    type Output = Term<'s>;

    fn neg(self) -> Term<'s> {
        self.apply(&e::neg)
    }
}
