//! The configuration of custom calls of functions outside of the file: constants that a call passes by name.
//!
//! jax writes `mhlo.backend_config = {eps = 1.0e-5 : f32}`. Older calls have one string instead, `backend_config = ".."`.

use std::rc::Rc;

use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Literal, Shape};
use xla_shape::scan::ParseError;

use super::super::body::Body;
use crate::constant::{self, Elements};
use crate::tree::{Attribute, Element, Named, Op, Type};

/// The attributes with the configuration, and the name of a configuration that is one string.
const CONFIGURATION: [&str; 2] = ["backend_config", "mhlo.backend_config"];
const STRING: &str = CONFIGURATION[0];

/// The attributes with the order of the dimensions of each array in memory.
const LAYOUTS: [&str; 2] = ["operand_layouts", "result_layouts"];

impl<'t> Body<'_, 't> {
    /// Returns the parts of the configuration of a custom call, with the names of parameters in Rust.
    pub(super) fn configuration(
        &self,
        op: &Op<'t>,
        target: &str,
    ) -> Result<Vec<(String, Literal)>, ParseError> {
        let mut all = Vec::new();
        let is_known = |named: &&Named<'t>| CONFIGURATION.contains(&&*named.name);
        for written in op.attributes.iter().filter(is_known) {
            match self.known.model.resolved(&written.value) {
                Attribute::Unit => {}
                Attribute::Text(text) if text.is_empty() => {}
                Attribute::Dict(parts) => {
                    for part in parts {
                        let is_other = |c: char| !c.is_ascii_alphanumeric();
                        let name = part.name.replace(is_other, "_");
                        all.push((name, self.configured(part, target)?));
                    }
                }
                _ => all.push((STRING.to_string(), self.configured(written, target)?)),
            }
        }
        Ok(all)
    }

    /// Returns a part of a configuration: a number, a truth value, the bytes of a string, or an array of numbers.
    fn configured(&self, part: &Named<'t>, target: &str) -> Result<Literal, ParseError> {
        let wrong = || {
            let why = format!(
                "the configuration of @{target} cannot be passed: expected a number, a string or an array of numbers as {}",
                part.name
            );
            self.refused(part.at, why)
        };
        match self.known.model.resolved(&part.value) {
            value @ (Attribute::Number(..) | Attribute::Bool(_)) => {
                self.configured_number(value, part.at, wrong)
            }
            Attribute::Text(text) => {
                let shape = Shape::new(ElementType::U8, vec![text.len().into()]);
                Literal::from_bytes(shape, text.as_bytes().to_vec()).ok_or_else(wrong)
            }
            Attribute::List(items) => {
                let mut element = None;
                let mut bytes = Vec::new();
                for item in items {
                    let number = self.configured_number(item, part.at, wrong)?;
                    if *element.get_or_insert(number.shape().element) != number.shape().element {
                        return Err(wrong());
                    }
                    bytes.extend_from_slice(number.bytes());
                }
                // The type of no numbers is not written.
                let shape = Shape::new(element.ok_or_else(wrong)?, vec![items.len().into()]);
                Literal::from_bytes(shape, bytes).ok_or_else(wrong)
            }
            Attribute::Dense(..) | Attribute::Blob(..) | Attribute::Resource(..) => {
                match self.literal(part, None)? {
                    Elements::All(literal) => Ok(literal),
                    Elements::Splat(_) => Err(wrong()),
                }
            }
            _ => Err(wrong()),
        }
    }

    /// Returns a number or a truth value of a configuration, of a part with this error.
    fn configured_number(
        &self,
        value: &Attribute<'t>,
        at: usize,
        wrong: impl FnOnce() -> ParseError,
    ) -> Result<Literal, ParseError> {
        let (digits, ty) = match value {
            Attribute::Bool(value) => {
                return Ok(Literal::scalar(ElementType::Bool, Scalar::Bool(*value)));
            }
            Attribute::Number(digits, ty) => (digits, ty),
            _ => return Err(wrong()),
        };
        let element = match ty.as_deref() {
            Some(Type::Other(name)) => ElementType::from_stablehlo(name),
            Some(_) => None,
            // The types that MLIR does not print.
            None if constant::integer(digits).is_some() => Some(ElementType::I64),
            None => Some(ElementType::F64),
        };
        let shape = Shape::scalar(element.ok_or_else(wrong)?);
        match constant::dense(self.known.model, digits, &shape, at)? {
            Elements::All(literal) | Elements::Splat(literal) => Ok(literal),
        }
    }

    /// Checks that the arrays of a custom call are row-major, as C functions expect them.
    pub(super) fn row_major(&self, op: &Op<'t>) -> Result<(), ParseError> {
        for written in op.attributes.iter() {
            let Attribute::List(arrays) = self.known.model.resolved(&written.value) else {
                continue;
            };
            if !LAYOUTS.contains(&&*written.name) {
                continue;
            }
            for array in arrays {
                let order = self.order(array, written)?;
                if !order.iter().rev().copied().eq(0..order.len() as i64) {
                    let why = format!(
                        "{} has other arrays than row-major ones in {}: {order:?}",
                        op.name, written.name
                    );
                    return Err(self.refused(written.at, why));
                }
            }
        }
        Ok(())
    }

    /// Returns the order of the dimensions of an array, from the fastest one to the slowest.
    fn order(&self, array: &Attribute<'t>, written: &Named<'t>) -> Result<Vec<i64>, ParseError> {
        // Its type is `tensor<2xindex>`, of which there are no arrays here.
        let integers = |ty: &Type<'t>| match ty {
            Type::Tensor(dims, Element::Named("index")) => match dims.as_slice() {
                [Some(rank)] => Some(Rc::new(Type::Tensor(
                    vec![Some(*rank)],
                    Element::Named("i64"),
                ))),
                _ => None,
            },
            _ => None,
        };
        let array = match self.known.model.resolved(array) {
            Attribute::Dense(text, Some(ty)) => match integers(ty) {
                Some(ty) => Attribute::Dense(text, Some(ty)),
                None => array.clone(),
            },
            Attribute::Blob(bytes, ty) => match integers(ty) {
                Some(ty) => Attribute::Blob(bytes, ty),
                None => array.clone(),
            },
            _ => array.clone(),
        };
        self.ints(&Named {
            name: written.name.clone(),
            value: array,
            at: written.at,
        })
    }
}
