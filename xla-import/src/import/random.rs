//! Imports `rng`: a draw takes the state of the generator from the function or region, and leaves the next one.

use xla_hlo::derived::{rng_normal, rng_uniform};
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::ops::{conditional, while_loop};
use xla_hlo::{Primitive, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::generator::{Drawing, RNG, draws};
use crate::tree::{Attribute, Op};

impl<'t> Body<'_, 't> {
    /// Adds the instructions of a draw; `None` if the operation is another one.
    pub(super) fn random(
        &mut self,
        op: &Op<'t>,
        name: &str,
        operands: &[Value],
        results: &[Shape],
    ) -> Option<Result<Vec<Value>, ParseError>> {
        match (name, operands, results) {
            (RNG, &[a, b, _], [result]) => Some(self.drawn(op, [a, b], result)),
            _ => None,
        }
    }

    fn drawn(
        &mut self,
        op: &Op<'t>,
        bounds: [Value; 2],
        result: &Shape,
    ) -> Result<Vec<Value>, ParseError> {
        let distribution = op.attribute("rng_distribution");
        let is_normal = match distribution.map(|word| self.known.model.resolved(word)) {
            Some(Attribute::Word("UNIFORM")) => false,
            Some(Attribute::Word("NORMAL")) => true,
            _ => return Err(self.refused(op.at, "expected UNIFORM or NORMAL as rng_distribution")),
        };
        let state = self.generator(op)?;
        let shapes = bounds.map(|bound| self.shape_of(bound));
        let scalar = Shape::scalar(result.element);
        let element = result.element;
        // `rng_uniform` draws no integers of 64 bits, and neither operation draws complex numbers.
        let is_drawn =
            element.is_float() || !is_normal && element.is_integer() && element.bytes() <= 4;
        let other = shapes.into_iter().find(|shape| *shape != scalar);
        let drawn = match (other, is_drawn) {
            (Some(found), _) => {
                let expected = scalar;
                Err(Fault::operand(
                    0,
                    FaultKind::ShapeExpected { expected, found },
                ))
            }
            (None, false) => {
                let drawn = if is_normal { "NORMAL" } else { "UNIFORM" };
                let why = format!("{drawn} random numbers of type {element} are not supported");
                return Err(self.refused(op.at, why));
            }
            (None, true) if is_normal => {
                rng_normal::normal(self.b(), state, bounds, result.dims.clone())
            }
            (None, true) => rng_uniform::uniform(self.b(), state, bounds, result.dims.clone()),
        };
        let [state, drawn] = drawn.map_err(|fault| self.fault(op, fault))?;
        self.frame().generator = Some(state);
        Ok(vec![drawn])
    }

    /// Returns the state of the generator.
    pub(super) fn generator(&mut self, op: &Op<'t>) -> Result<Value, ParseError> {
        let state = self.frame().generator;
        let why = || {
            format!(
                "{} is part of no function that draws random numbers",
                op.name
            )
        };
        state.ok_or_else(|| self.refused(op.at, why()))
    }

    /// Returns how the regions of an operation take the state of the generator; a loop has it as an operand.
    pub(super) fn drawing(
        &mut self,
        op: &Op<'t>,
        primitive: &Primitive,
        operands: &mut Vec<Value>,
    ) -> Result<Drawing, ParseError> {
        let functions = self.known.drawing;
        if !op.regions.iter().any(|region| draws(region, functions)) {
            return Ok(Drawing::None);
        }
        let state = self.generator(op)?;
        // Each branch returns the next state, drawn or not, since their results must have one type.
        if [&conditional::IF, &conditional::PRIMITIVE].contains(&primitive) {
            return Ok(Drawing::Read(state));
        }
        // The condition of a loop returns one `bool`, so it cannot return the next state.
        let is_loop = *primitive == while_loop::PRIMITIVE;
        if !is_loop
            || op
                .regions
                .first()
                .is_some_and(|cond| draws(cond, functions))
        {
            let why = format!(
                "{RNG} in a computation of {} is not supported: expected it in a function, a branch or the body of a loop",
                op.name
            );
            return Err(self.refused(op.at, why));
        }
        operands.push(state);
        Ok(Drawing::Carried)
    }
}
