//! The input of inference rules.

use core::cell::RefCell;

use super::function::Module;
use super::{Attr, Graph};
use crate::error::{Fault, FaultKind};
use crate::{Shape, Size};

/// The input of an inference rule, which infers an instruction's result shapes and checks its constraints.
pub struct Infer<'a> {
    /// The shapes of the instruction's operands.
    pub operands: Vec<&'a Shape>,
    /// The instruction's attributes.
    pub attrs: &'a [(&'static str, Attr)],
    /// The instruction's regions.
    pub regions: &'a [Graph],
    /// The module with the functions that the instruction may call.
    pub module: &'a Module,
    /// Sizes that must not be negative but are symbolic, each with the fault to report if it is.
    pub(crate) constraints: RefCell<Vec<(Size, Fault)>>,
}

impl<'a> Infer<'a> {
    /// Creates the input of a rule, without size constraints.
    pub fn new(
        operands: Vec<&'a Shape>,
        attrs: &'a [(&'static str, Attr)],
        regions: &'a [Graph],
        module: &'a Module,
    ) -> Infer<'a> {
        Infer {
            operands,
            attrs,
            regions,
            module,
            constraints: RefCell::default(),
        }
    }

    /// Returns the instruction's region after checking its parameters.
    ///
    /// # Errors
    /// The region has a different number of parameters, or a parameter of another shape.
    pub fn region(&self, params: &[Shape]) -> Result<&Graph, Fault> {
        self.region_named("computation", 0, params)
    }

    /// Returns the region with this number, whose argument has this name, after checking its parameters.
    ///
    /// # Errors
    /// The region has a different number of parameters, or a parameter of another shape.
    pub fn region_named(
        &self,
        name: &'static str,
        number: usize,
        params: &[Shape],
    ) -> Result<&Graph, Fault> {
        let region = &self.regions[number];
        let found = region.param_shapes();
        if found.len() != params.len() {
            let what = FaultKind::ComputationParameters {
                expected: params.len(),
                found: found.len(),
            };
            return Err(Fault::named(name, what));
        }
        for (i, (expected, found)) in params.iter().zip(found).enumerate() {
            if *expected != found {
                let expected = expected.clone();
                let what = FaultKind::ShapeExpected { expected, found };
                return Err(Fault::item(name, i, what));
            }
        }
        Ok(region)
    }
}
