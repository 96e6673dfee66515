//! Integers at a constant distance: the numbers that a `for` loop counts over a range, perhaps reversed or with a step.

use crate::error::{Fault, FaultKind};
use crate::graph::Value;
use crate::literal::Scalar;
use crate::ops::convert;
use crate::{Builder, ElementType, Literal};

/// The numbers `first + round * step` for the rounds `0..rounds`.
///
/// They are computed in 64 bits, in which the number of rounds of a range of narrower integers has a value.
#[derive(Clone, Copy)]
pub struct Progression {
    /// The first number, of a 64-bit type.
    pub first: Value,
    /// The number of rounds, of the same type.
    pub rounds: Value,
    step: i64,
    element: ElementType,
}

impl Progression {
    /// Returns the numbers from one scalar up to another of the same integer type; `closed` includes the latter.
    ///
    /// # Errors
    /// The bounds are not scalars of one integer type.
    pub fn range(
        b: &mut Builder<'_>,
        [start, end]: [Value; 2],
        closed: bool,
    ) -> Result<Progression, Fault> {
        let element = b.shape(start).element;
        // The number of rounds of `i8::MIN..i8::MAX` does not fit into `i8`.
        let wide = match element {
            ElementType::U64 => element,
            _ => ElementType::I64,
        };
        let [first, rounds] = b.formulas([start, end], |[start, end]| {
            let (first, end) = (start.convert(wide), end.convert(wide));
            let (zero, one) = (first.number(0.0), first.number(1.0));
            let span = end - first;
            let span = if closed { span + one } else { span };
            // An empty range has no rounds, also where `end - start` is negative.
            [first, end.less(first).select(zero, span)]
        })?;
        Ok(Progression {
            first,
            rounds,
            step: 1,
            element,
        })
    }

    /// Returns the same numbers from the last to the first.
    ///
    /// # Errors
    /// None for a progression of [`Progression::range`].
    pub fn rev(self, b: &mut Builder<'_>) -> Result<Progression, Fault> {
        let wide = b.shape(self.first).element;
        let one = number(b, wide, 1);
        let last = b.formula([self.rounds, one], |[x, one]| x - one)?;
        let first = advanced(b, self.first, last, self.step)?;
        let step = self.step.wrapping_neg();
        Ok(Progression {
            first,
            step,
            ..self
        })
    }

    /// Returns every `step`-th number, from the first on.
    ///
    /// # Errors
    /// The step is 0, or the distance of two numbers exceeds 64 bits.
    pub fn step_by(self, b: &mut Builder<'_>, step: i64) -> Result<Progression, Fault> {
        if step < 1 {
            let what = "expected a step of 1 or more".to_string();
            return Err(Fault::call(FaultKind::Other(what)));
        }
        let distance = self.step.checked_mul(step);
        let computed = || FaultKind::computed(format!("{} * {step}", self.step));
        let distance = distance.ok_or_else(|| Fault::call(computed()))?;
        let wide = b.shape(self.first).element;
        // Rounded up without overflow: (rounds - any) / step + any, where `any` is 0 for no rounds and 1 otherwise.
        let (one, by) = (number(b, wide, 1), number(b, wide, step));
        let rounds = b.formula([self.rounds, one, by], |[rounds, one, by]| {
            let any = rounds.min(one);
            (rounds - any) / by + any
        })?;
        Ok(Progression {
            rounds,
            step: distance,
            ..self
        })
    }

    /// Returns the bounds of a loop that counts the rounds.
    pub fn bounds(&self, b: &mut Builder<'_>) -> [Value; 2] {
        let wide = b.shape(self.rounds).element;
        [number(b, wide, 0), self.rounds]
    }

    /// Returns the number of a round, in a graph in which the first number is `first`.
    ///
    /// # Errors
    /// `first` and `round` are not of the type of [`Progression::rounds`].
    pub fn at(&self, b: &mut Builder<'_>, first: Value, round: Value) -> Result<Value, Fault> {
        let value = advanced(b, first, round, self.step)?;
        convert::convert(b, value, self.element)
    }
}

/// Returns `first + round * step`, modulo 2^64.
fn advanced(b: &mut Builder<'_>, first: Value, round: Value, step: i64) -> Result<Value, Fault> {
    b.formula([first, round], |[first, round]| {
        let distance = match step.unsigned_abs() {
            1 => round,
            by => {
                let by = Literal::scalar(first.element(), Scalar::Integer(by.into()));
                round * round.constant(by)
            }
        };
        if step < 0 {
            first - distance
        } else {
            first + distance
        }
    })
}

fn number(b: &mut Builder<'_>, element: ElementType, n: i64) -> Value {
    b.constant(Literal::scalar(element, Scalar::Integer(n.into())))
}
