//! Parses computations inside instructions, which may capture values of the enclosing graph.

use super::ParseError;
use super::parse::{Parser, Scope};
use crate::graph::{Attr, Value};
use crate::list::{self, Items};
use crate::operation::{OWN, RegionInputs};
use crate::ops::control::{self, Region};
use crate::{Builder, Graph, Primitive, Shape};

/// The operands of a loop, their types, and its computations.
type Repeated = (Vec<Value>, Vec<Shape>, Vec<Region>);

impl<'t> Parser<'t> {
    /// Parses the computations of an instruction, between parentheses.
    pub(super) fn regions(
        &mut self,
        op: &Primitive,
        b: &Builder<'_>,
        scope: &Scope<'t>,
    ) -> Result<Vec<Region>, ParseError> {
        let mut regions = Vec::new();
        loop {
            let region = self.region(op, b, scope)?;
            regions.push(region);
            if !self.s.eat(",") {
                return Ok(regions);
            }
        }
    }

    /// Parses a computation that an instruction applies.
    fn region(
        &mut self,
        op: &Primitive,
        outer: &Builder<'_>,
        around: &Scope<'t>,
    ) -> Result<Region, ParseError> {
        self.s.expect("{")?;
        let mut ports = Vec::new();
        if self.s.eat("^") {
            self.s.word();
            if self.s.sees("(") {
                for port in self.ports()? {
                    self.known(&port.shape, port.at)?;
                    ports.push((port.name, port.shape, port.at));
                }
            }
            self.s.expect(":")?;
        }
        let region = self.inside(op, outer, around, &ports)?;
        self.s.expect("}")?;
        Ok(region)
    }

    /// Parses the instructions of a computation with these parameters, up to the one that returns.
    fn inside(
        &mut self,
        op: &Primitive,
        outer: &Builder<'_>,
        around: &Scope<'t>,
        ports: &[(&'t str, Shape, usize)],
    ) -> Result<Region, ParseError> {
        let mut b = Builder::new(outer.module);
        let mut scope = Scope::new();
        let mut own: Vec<(&'t str, Value, usize)> = Vec::new();
        for (name, shape, at) in ports {
            own.push((name, b.graph.add_param(shape.clone()), *at));
        }
        // Every outside value has a parameter at first; `named` removes those that are not read.
        let mut values: Vec<Value> = Vec::new();
        // The value's order, not the name's, since a hash map has none: the same text then yields the same graph.
        if op.traits.region_inputs != RegionInputs::Derived {
            let mut around: Vec<_> = around.iter().collect_vec();
            list::sort_by(&mut around, &mut |(_, a), (_, b)| a.first() < b.first());
            for (&name, outside) in around {
                let inside = outside.iter().map(|&value| {
                    values.push(value);
                    b.graph.add_param(outer.shape(value).clone())
                });
                let inside = inside.collect_vec();
                scope.insert(name, inside);
            }
        }
        for (name, value, at) in own {
            self.define(&mut scope, name, vec![value], at)?;
        }
        self.s.deepen()?;
        self.body(&mut b, &mut scope, &["stablehlo.return"], None)?;
        self.s.rise();
        Ok(named(&b.graph, ports.len(), &values))
    }

    /// Parses the text after `stablehlo.while` in the short form: `(%i = %0, %x = %1) : types cond { .. } do { .. }`.
    pub(super) fn repeated(
        &mut self,
        op: &Primitive,
        b: &Builder<'_>,
        scope: &Scope<'t>,
    ) -> Result<Repeated, ParseError> {
        self.s.expect("(")?;
        let (mut names, mut operands) = (Vec::new(), Vec::new());
        while !self.s.eat(")") {
            if !names.is_empty() {
                self.s.expect(",")?;
            }
            let at = self.s.at();
            names.push((self.s.value()?, at));
            self.s.expect("=")?;
            operands.push(self.operand(scope)?);
        }
        let mut types = Vec::new();
        if !names.is_empty() {
            self.s.expect(":")?;
            types = self.types_until_last(names.len())?;
        }
        if self.s.eat("attributes") {
            self.extras()?;
        }
        // Both regions have the state as parameters, under the names before `=`.
        let ports = names.into_iter().zip(&types);
        let ports: Vec<_> = ports
            .map(|((name, at), shape)| (name, shape.clone(), at))
            .collect_vec();
        let mut regions = Vec::new();
        for word in ["cond", "do"] {
            self.s.expect(word)?;
            self.s.expect("{")?;
            regions.push(self.inside(op, b, scope, &ports)?);
            self.s.expect("}")?;
        }
        Ok((operands, types, regions))
    }
}

/// Removes the parameters after the first `own` that a computation does not read. `values` are the outside values of
/// the parameters after `own`; returns the rest for the parameters that remain.
fn named(graph: &Graph, own: usize, values: &[Value]) -> Region {
    let uses = graph.use_counts();
    let (mut shapes, mut places, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    for (i, param) in graph.params.iter().enumerate() {
        let read = i < own || uses[param.0 as usize] > 0;
        places.push(if read { shapes.len() } else { 0 });
        if read {
            shapes.push(graph.shape(*param).clone());
        }
        if read && i >= own {
            kept.push(values[i - own]);
        }
    }
    if shapes.len() == graph.params.len() {
        return (graph.clone(), kept);
    }
    if shapes.is_empty() {
        // No parameter is left to map to.
        places.clear();
    }
    (graph.with_params(&shapes, &places), kept)
}

/// Adds the captured values of an instruction's computations to its operands, and the number of its own operands to its
/// attributes; returns the computations.
pub(super) fn with_captures(
    b: &Builder<'_>,
    operands: &mut Vec<Value>,
    attrs: &mut Vec<(&'static str, Attr)>,
    regions: Vec<Region>,
) -> Vec<Graph> {
    let (regions, values) = control::align(&b.graph, regions);
    attrs.push((OWN, Attr::Int(operands.len() as i64)));
    operands.extend(values);
    regions
}
