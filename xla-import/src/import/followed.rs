//! Follows the elements of small arrays of integers through the operations of a function.

use std::rc::Rc;

use xla_hlo::{ElementType, Size, Value};

use super::body::Body;
use super::contents::{self, Contents, Element};

impl Body<'_, '_> {
    /// Returns the elements of an array; those that are not functions of sizes have names.
    pub(super) fn contents(&mut self, value: Value) -> Contents {
        let sizes = self.known.sizes;
        let shape = self.shape_of(value);
        let frame = self.frame();
        let known = frame.contents_of(value);
        if known.is_some() || !contents::is_followed(&shape) {
            return known;
        }
        if shape.element == ElementType::Bool {
            return None;
        }
        // An opaque name for each element, the same for all uses, so that `x - x` is still 0.
        let len = shape.len().known()?;
        let opaque = (0..len).map(|_| Element::Number(sizes.opaque()));
        let opaque: Rc<[Element]> = opaque.collect();
        frame.contents.insert(value, Rc::clone(&opaque));
        Some(opaque)
    }

    /// Computes the elements of the result of an operation.
    pub(super) fn follow(&mut self, results: &[Value]) {
        let sizes = self.known.sizes;
        let &[result] = results else { return };
        let shape = self.shape_of(result);
        if !contents::is_followed(&shape) || self.frame().contents.contains_key(&result) {
            return;
        }
        let instr = self.b().graph.maker(result);
        let operands = instr
            .map(|instr| instr.operands.clone())
            .unwrap_or_default();
        let mut known = Vec::with_capacity(operands.len());
        for operand in operands {
            // Without dynamic sizes, shapes are constants.
            let elements = if self.known.is_dynamic {
                self.contents(operand)
            } else {
                self.frame().contents_of(operand)
            };
            let Some(elements) = elements else { return };
            known.push(elements);
        }
        let frame = self.frame();
        let graph = &frame.b.graph;
        // The graph is borrowed again, since `contents` may have added names to the frame.
        let Some(instr) = graph.maker(result) else {
            return;
        };
        let certain = |size: &Size| sizes.is_certain(size);
        let Some(elements) = contents::evaluate(graph, instr, &known, &certain) else {
            return;
        };
        let is_bool = shape.element == ElementType::Bool;
        let elements = elements.into_iter().map(|element| match element {
            None if !is_bool => Some(Element::Number(sizes.opaque())),
            element => element,
        });
        if let Some(elements) = elements.collect::<Option<Rc<[Element]>>>() {
            frame.contents.insert(result, elements);
        }
    }
}
