//! Tuples, which are names for several values: an operation that makes or divides one adds no instruction.

use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::body::Body;
use crate::tree::{Op, Type, ValueId};

impl<'t> Body<'_, 't> {
    /// Names the values of a tuple, or a part of one; returns whether the operation is of this kind.
    pub(super) fn tuple(&mut self, op: &Op<'t>) -> Result<bool, ParseError> {
        if let ("stablehlo.custom_call", [ty]) = (&*op.name, &*op.result_types)
            && let Type::Tuple(parts) = &**ty
        {
            self.call_of_tuple(op, ty, parts)?;
            return Ok(true);
        }
        let is_made = op.name == "stablehlo.tuple";
        if !is_made && op.name != "stablehlo.get_tuple_element" {
            return Ok(false);
        }
        let [ty] = &*op.result_types else {
            return Err(self.refused(op.at, "expected one result"));
        };
        if is_made {
            let parts = match &**ty {
                Type::Tuple(parts) if parts.len() == op.operands.len() => parts,
                _ => return Err(self.refused(op.at, format!("expected a tuple, found {ty}"))),
            };
            for (&value, ty) in op.operands.iter().zip(parts) {
                self.is_of_type(value, ty, op)?;
            }
            let tuple = (Rc::clone(ty), op.operands.clone());
            self.tuples.insert(op.first, tuple);
            return Ok(true);
        }
        // A part that is a tuple again has a name here only; an array is a value of the graph.
        let part = self.part(op)?;
        self.is_of_type(part, ty, op)?;
        match self.tuples.get(&part).cloned() {
            Some(tuple) => drop(self.tuples.insert(op.first, tuple)),
            None => {
                let value = self.operand(part, op)?;
                self.name(op.first, value, ty);
            }
        }
        Ok(true)
    }

    /// Imports a call that returns a tuple as one that returns its parts.
    fn call_of_tuple(
        &mut self,
        op: &Op<'t>,
        ty: &Rc<Type<'t>>,
        parts: &[Rc<Type<'t>>],
    ) -> Result<(), ParseError> {
        // The file numbers its values from 0.
        self.unnumbered -= parts.len() as u32;
        let call = Op {
            result_types: parts.into(),
            first: ValueId(self.unnumbered),
            ..op.clone()
        };
        self.op(&call)?;
        let values = call.results().collect();
        self.tuples.insert(op.first, (Rc::clone(ty), values));
        Ok(())
    }

    /// Returns the value that is the part of a tuple.
    fn part(&self, op: &Op<'t>) -> Result<ValueId, ParseError> {
        let written = op.attributes.iter().find(|named| named.name == "index");
        let tuple = op.operands.first().and_then(|tuple| self.tuples.get(tuple));
        let (Some(written), Some((ty, parts))) = (written, tuple) else {
            return Err(self.refused(op.at, "expected a tuple and an index"));
        };
        let index = match *self.ints(written)? {
            [index] => usize::try_from(index).ok(),
            _ => None,
        };
        let part = index.and_then(|index| parts.get(index));
        part.copied().ok_or_else(|| {
            self.refused(written.at, format!("expected the index of a part of {ty}"))
        })
    }

    /// Refuses a value that is not of a type.
    fn is_of_type(&mut self, value: ValueId, ty: &Type<'t>, op: &Op<'t>) -> Result<(), ParseError> {
        if let Some((found, _)) = self.tuples.get(&value) {
            return if **found == *ty {
                Ok(())
            } else {
                Err(self.refused(op.at, format!("expected the type {found}, found {ty}")))
            };
        }
        let (declared, value) = (self.shape(ty, op.at)?, self.operand(value, op)?);
        self.typed(&[declared], &[value], op.at)
    }
}
