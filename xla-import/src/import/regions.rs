//! Imports the regions of operations, which may read values around them.

use xla_hlo::attr::OWN;
use xla_hlo::dynamic::fits;
use xla_hlo::graph::Attr;
use xla_hlo::operation::{RegionInputs, Sides};
use xla_hlo::ops::control::{self, Region};
use xla_hlo::ops::{broadcast, captures, reduce, reduce_window, sort};
use xla_hlo::{Graph, Primitive, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::generator::Drawing;
use crate::tree::Op;

impl<'t> Body<'_, 't> {
    /// Imports the regions of an operation. Values that they read are appended to its operands.
    pub(super) fn regions(
        &mut self,
        op: &Op<'t>,
        primitive: &Primitive,
        operands: &mut Vec<Value>,
        attrs: &mut Vec<(&'static str, Attr)>,
    ) -> Result<Vec<Graph>, ParseError> {
        let drawing = self.drawing(op, primitive, operands)?;
        let mut regions = Vec::with_capacity(op.regions.len());
        for (number, region) in op.regions.iter().enumerate() {
            let mut params: Vec<(_, Shape)> = Vec::with_capacity(region.params.len());
            for (i, (id, ty)) in region.params.iter().enumerate() {
                // A region's parameter has the shape of its operand where the file has a size `?`, which has a name
                // here.
                let declared = self.shape(ty, op.at)?;
                let found = operands.get(i).map(|&operand| self.shape_of(operand));
                let found = found.filter(|found| fits(found, &declared));
                params.push((*id, found.unwrap_or(declared)));
            }
            let mut frame = self.inside(region, &params, drawing, op.at)?;
            let returns = match drawing {
                Drawing::None => false,
                // The condition of a loop returns nothing else.
                Drawing::Carried => number > 0,
                Drawing::Read(_) => true,
            };
            let state = frame.generator.filter(|_| returns);
            frame.b.graph.results.extend(state);
            regions.push((frame.b.graph, frame.captured));
        }
        if op.regions.is_empty() {
            return Ok(Vec::new());
        }
        // These regions compute scalars, and an instruction passes them elements of its operands only.
        if primitive.traits.region_inputs == RegionInputs::Derived {
            let captured = regions
                .iter()
                .find_map(|(_, values)| values.first().copied());
            return match captured {
                None => Ok(regions.into_iter().map(|(graph, _)| graph).collect()),
                Some(captured) => self.lifted(op, primitive, regions, operands, captured),
            };
        }
        // Both branches, or condition and body, take the same captured values: the values of all regions, each once.
        let (regions, captured) = control::align(&self.b().graph, regions);
        attrs.push((OWN, Attr::Int(operands.len() as i64)));
        operands.extend(captured);
        Ok(regions)
    }

    /// Passes the values that a region of scalars reads as additional arrays of equal elements.
    fn lifted(
        &mut self,
        op: &Op<'t>,
        primitive: &Primitive,
        mut regions: Vec<Region>,
        operands: &mut Vec<Value>,
        captured: Value,
    ) -> Result<Vec<Graph>, ParseError> {
        let reductions = [&reduce::PRIMITIVE, &reduce_window::PRIMITIVE];
        let (is_reduction, is_sort) = (
            reductions.contains(&primitive),
            *primitive == sort::PRIMITIVE,
        );
        let region = regions.pop().filter(|_| regions.is_empty());
        // Other operations have no array whose element could be the captured scalar.
        let Some(region) = region.filter(|_| is_reduction || is_sort) else {
            let shape = self.shape_of(captured);
            let why = format!(
                "the region of {} reads {shape} of the function around it, which is not a constant",
                op.name
            );
            return Err(self.refused(op.at, why));
        };
        let sides = if is_sort { Sides::Pairs } else { Sides::Halves };
        let lifted = captures::lifted(self.b(), region, sides);
        let (graph, scalars) = lifted.map_err(|fault| self.fault(op, fault))?;
        let sizes = self.shape_of(operands[0]).dims;
        // Arrays come before initial values, so a captured scalar is one more array, and one more initial value.
        let inits = if is_sort {
            Vec::new()
        } else {
            operands.split_off(operands.len() / 2)
        };
        for &scalar in &scalars {
            let array = broadcast::in_dim(self.b(), scalar, sizes.clone(), &[]);
            operands.push(array.map_err(|fault| self.fault(op, fault))?);
        }
        if is_reduction {
            operands.extend(inits);
            operands.extend(scalars);
        }
        Ok(vec![graph])
    }
}
