//! Imports one operation.

use xla_hlo::graph::Attr;
use xla_hlo::operation::MANY;
use xla_hlo::ops::{broadcast, call, constant, convert, convolution, dot_general};
use xla_hlo::{ElementType, Primitive, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::complex::complex;
use super::{bits, callee, generator, lapack, table};
use crate::constant::Elements;
use crate::tree::{Attribute, Op};

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation, and returns its results.
    pub(super) fn imported(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
    ) -> Result<Vec<Value>, ParseError> {
        let mut name = op.name.to_string();
        if name == "stablehlo.custom_call"
            && let Some(Attribute::Symbol(target) | Attribute::Text(target)) =
                op.attribute("call_target_name")
        {
            if let Some(routine) = lapack::routine(target) {
                return self.lapack(op, routine, operands);
            }
            name = format!("{name} @{target}");
            if let Some(reason) = lapack::missing(target) {
                return Err(self.refused(op.at, format!("{name} is not supported: {reason}")));
            }
        }
        // A call: operands of hidden parameters follow the operands in the file, and the new state of the generator is
        // the last result.
        if let Some(callee) = callee(op) {
            self.composite_name(op)?;
            if self.known.is_dynamic
                && let Some(&function) = self.known.functions.get(callee)
            {
                return self.called(function, operands, op.at);
            }
            let attrs = vec![("callee", Attr::Text(callee.to_string()))];
            let mut operands = operands.to_vec();
            let draws = self.known.drawing.contains(callee);
            if draws {
                operands.push(self.generator(op)?);
            }
            if self.known.communicating.contains(callee) {
                operands.extend(self.replica());
            }
            let called = self.b().add(&call::PRIMITIVE, &operands, attrs, Vec::new());
            let mut values = called.map_err(|fault| self.fault(op, fault))?;
            if draws {
                self.frame().generator = values.pop();
            }
            return Ok(values);
        }
        // Operations without an effect here, such as annotations of sharding.
        if table::IDENTITIES.iter().any(|(known, _)| *known == name) {
            return Ok(operands.to_vec());
        }
        if let Some((_, reason)) = table::MISSING.iter().find(|(known, _)| *known == name) {
            return Err(self.refused(op.at, format!("{name} is not supported: {reason}")));
        }
        if let Some(values) = self.collective(op, operands) {
            return values;
        }
        let mut results = Vec::with_capacity(op.result_types.len());
        for ty in &op.result_types {
            results.push(self.shape(ty, op.at)?);
        }
        // Operations that are composed of primitives, then primitives.
        if let Some((_, own)) = table::SYNONYMS.iter().find(|(other, _)| *other == name) {
            name = own.to_string();
        }
        if let Some(values) = self.several(op, &name, operands, &results) {
            return values;
        }
        let Some(&primitive) = self.known.primitives.get(&*name) else {
            return match name.strip_prefix("stablehlo.custom_call @") {
                Some(target) => self.outside(op, target, operands, &results),
                None => {
                    let why = format!("the operation {name} is not supported");
                    Err(self.refused(op.at, why))
                }
            };
        };
        let mut operands = operands.to_vec();
        match self.promoted(op, &mut operands)? {
            None => self.primitive(op, primitive, &operands, &results, &[]),
            Some(selects) => {
                let mut promoted = op.clone();
                promoted.regions[0] = selects;
                self.primitive(&promoted, primitive, &operands, &results, &[])
            }
        }
    }

    /// Adds the instructions of an operation that is no primitive; `None` if it is one. Without regions: those are
    /// imported by recursion, which must not take much of the stack.
    fn several(
        &mut self,
        op: &Op<'t>,
        name: &str,
        operands: &[Value],
        results: &[Shape],
    ) -> Option<Result<Vec<Value>, ParseError>> {
        // jax writes dynamic operations as custom calls, which `outside` would refuse.
        if let Some(values) = self.dynamic(op, name, operands, results) {
            return Some(values);
        }
        if let Some(values) = self.random(op, name, operands, results) {
            return Some(values);
        }
        if let Some(values) = self.composed(op, name, operands) {
            return Some(values);
        }
        if let Some(values) = self.implicit(op, name, operands, results) {
            return Some(values);
        }
        if let ("stablehlo.bitcast_convert", &[operand], [result]) = (name, operands, results)
            && let Some(value) = bits::reinterpreted(self.b(), operand, result.element)
        {
            let value = value.map_err(|fault| self.fault(op, fault));
            return Some(value.map(|value| vec![value]));
        }
        if name == constant::PRIMITIVE.text {
            return Some(self.constant(op, results));
        }
        let derived = table::DERIVED.iter().find(|(known, _)| *known == name);
        let value = match (derived, operands, results) {
            (Some((_, derived)), &[operand], _) => derived(self.b(), operand),
            (None, _, [result]) => complex(self.b(), name, operands, result.element)?,
            _ => return None,
        };
        let value = value.map_err(|fault| self.fault(op, fault));
        Some(value.map(|value| vec![value]))
    }

    /// Checks that a composite's name has a namespace.
    fn composite_name(&self, op: &Op<'t>) -> Result<(), ParseError> {
        if let Some(Attribute::Text(name)) = op.attribute("name") {
            let is_part = |part: &str| {
                let mut letters = part.chars();
                !part.is_empty() && letters.all(|c| c.is_ascii_alphanumeric() || "_$-".contains(c))
            };
            let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
            if !begins || !name.contains('.') || !name.split('.').all(is_part) {
                let why =
                    format!("expected a name such as \"library.operation\", found \"{name}\"");
                return Err(self.refused(op.at, why));
            }
        }
        Ok(())
    }

    fn constant(&mut self, op: &Op<'t>, results: &[Shape]) -> Result<Vec<Value>, ParseError> {
        let value = op.attributes.iter().find(|named| named.name == "value");
        let (Some(value), [shape]) = (value, results) else {
            return Err(self.refused(op.at, "expected a constant and its type"));
        };
        // The type is written with the elements and as the type of the result; both must agree.
        let written = match self.known.model.resolved(&value.value) {
            Attribute::Dense(_, ty) | Attribute::Resource(_, ty) => ty.clone(),
            _ => None,
        };
        if let Some(written) = written {
            let written = self.shape(&written, value.at)?;
            if written != *shape {
                let why = format!("expected a constant of type {shape}, found {written}");
                return Err(self.refused(value.at, why));
            }
        }
        match self.literal(value, Some(shape))? {
            Elements::All(literal) => Ok(vec![self.b().constant(literal)]),
            // `dense<0.0> : tensor<1000x1000xf32>` takes one element of memory, and is broadcast.
            Elements::Splat(scalar) => {
                let scalar = self.b().constant(scalar);
                let all = broadcast::in_dim(self.b(), scalar, shape.dims.clone(), &[]);
                Ok(vec![all.map_err(|fault| self.fault(op, fault))?])
            }
        }
    }

    /// Adds the instruction of a primitive, with these attributes instead of the attributes in the file.
    pub(super) fn primitive(
        &mut self,
        op: &Op<'t>,
        primitive: &'static Primitive,
        operands: &[Value],
        results: &[Shape],
        replaced: &[(&'static str, Attr)],
    ) -> Result<Vec<Value>, ParseError> {
        let mut operands = operands.to_vec();
        let least = if primitive.regions == MANY {
            1
        } else {
            primitive.regions
        };
        let counts = [
            ("operand", primitive.operands.clone(), operands.len()),
            ("region", least..=primitive.regions, op.regions.len()),
        ];
        for (what, expected, found) in counts {
            if !expected.contains(&found) {
                let why = format!("{} does not have {found} {what}s", op.name);
                return Err(self.refused(op.at, why));
            }
        }
        let accumulates = [&dot_general::PRIMITIVE, &convolution::PRIMITIVE];
        if accumulates.contains(&primitive)
            && let [result] = results
        {
            let elements = operands.iter().map(|&value| self.shape_of(value).element);
            let elements: Vec<ElementType> = elements.collect();
            if let &[lhs, rhs] = elements.as_slice()
                && lhs != rhs
            {
                let why = format!("expected factors of one type, found {lhs} and {rhs}");
                return Err(self.refused(op.at, why));
            }
            // Sums of products may have another type than the factors.
            for operand in &mut operands {
                let converted = convert::convert(self.b(), *operand, result.element);
                *operand = converted.map_err(|fault| self.fault(op, fault))?;
            }
        }
        let mut attrs = self.attributes(op, primitive, &operands, results)?;
        for (name, attr) in replaced {
            attrs.retain(|(known, _)| known != name);
            attrs.push((*name, attr.clone()));
        }
        let own = operands.len();
        let regions = self.regions(op, primitive, &mut operands, &mut attrs)?;
        let values = self.b().add(primitive, &operands, attrs, regions);
        let mut values = values.map_err(|fault| self.fault(op, fault))?;
        // The state of random numbers follows the results of the operation.
        let functions = self.known.drawing;
        if op
            .regions
            .iter()
            .any(|region| generator::draws(region, functions))
            && let Some(&state) = values.get(results.len())
        {
            self.frame().generator = Some(state);
            values.truncate(results.len());
        }
        if operands.len() > own {
            // The results of the arrays that a region captures are dropped.
            values.truncate(results.len());
        }
        Ok(values)
    }
}
