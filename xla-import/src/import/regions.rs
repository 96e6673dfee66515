//! Imports the regions of operations, which may read values around them.

use xla_hlo::attr::OWN;
use xla_hlo::graph::Attr;
use xla_hlo::operation::RegionInputs;
use xla_hlo::ops::control;
use xla_hlo::{Graph, Primitive, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
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
        let mut regions = Vec::with_capacity(op.regions.len());
        for region in &op.regions {
            let mut params: Vec<(_, Shape)> = Vec::with_capacity(region.params.len());
            for (id, ty) in &region.params {
                params.push((*id, self.shape(ty, op.at)?));
            }
            let frame = self.inside(region, &params, "stablehlo.return", op.at)?;
            regions.push((frame.b.graph, frame.captured));
        }
        if op.regions.is_empty() {
            return Ok(Vec::new());
        }
        if primitive.traits.region_inputs == RegionInputs::Derived {
            if let Some(captured) = regions.iter().find_map(|(_, values)| values.first()) {
                let shape = self.shape_of(*captured);
                let why = format!(
                    "the region of {} reads {shape} of the function around it, which is not a constant",
                    op.name
                );
                return Err(self.refused(op.at, why));
            }
            return Ok(regions.into_iter().map(|(graph, _)| graph).collect());
        }
        let (regions, captured) = control::align(&self.b().graph, regions);
        attrs.push((OWN, Attr::Int(operands.len() as i64)));
        operands.extend(captured);
        Ok(regions)
    }
}
