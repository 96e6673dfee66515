//! Splits loops and choices.
//!
//! The known part of a loop stores the residuals of each round as rows of arrays, which the linear part reads. A choice
//! returns the residuals of all its regions, with zeros for the regions that do not run.

use super::super::early;
use super::super::rows;
use super::super::trips::{self, Rounds};
use super::again::computed_again;
use super::{Split, Splitter, split};
use crate::derivatives::calculus::zeros;
use crate::error::Fault;
use crate::graph::Attr;
use crate::list::{self, Items};
use crate::operation::OWN;
use crate::ops::inline::Refused;
use crate::ops::{constant, while_loop};
use crate::{Builder, Graph, Instr, Module, Shape, Size, Value};

/// A residual of a loop's body.
enum Residual {
    /// A value that is the same in each round: a captured one.
    Same(Value),
    /// A row of an array of the known loop's state, by its index among these.
    Row(usize),
}

impl Splitter<'_, '_> {
    /// Splits a loop.
    pub(super) fn repeated(&mut self, instr: &Instr) -> Result<(), Refused> {
        let refused = |fault| Refused {
            origin: instr.origin,
            fault,
        };
        // A loop with `break` runs all its rounds here, with rounds after the end that change nothing.
        if let Some(all) = early::with_all_rounds(self.graph, instr) {
            return self.replaced(instr, &all);
        }
        let Some(rounds) = trips::count(self.graph, instr) else {
            return Err(refused(trips::unknown()));
        };
        let own = instr.own();
        // A part of the state is linear if it is in some round: by its initial value, or by its result.
        let mut linear: Vec<bool> = (instr.operands.iter())
            .map(|&v| self.is_linear(v))
            .collect_vec();
        for (linear, &result) in linear.iter_mut().zip(&instr.results) {
            *linear |= self.is_linear(result);
        }
        // The body is split like a function. Its state is divided by `linear`; its captured values too.
        let body = split(&instr.regions[1], &linear, &linear[..own])?;
        let known_own = linear[..own].iter().filter_items(|is| !**is).count();
        let body = computed_again(body, known_own);
        let (residuals, rows) = self.residuals_of(instr, &linear, &body, known_own);
        let of_state = |all: &[Value], is: bool| {
            let parts = all[..own].iter().zip(&linear);
            let parts = parts.filter_items(|(_, linear)| **linear == is);
            parts.map(|(&value, _)| value).collect_vec()
        };
        let stacks = self.known_loop(instr, &linear, &body, &rows, &rounds);
        let (known, stacks) = stacks.map_err(refused)?;
        self.enter_known(instr, &linear, &known);
        // The linear loop.
        let residuals = residuals.into_iter().map(|residual| match residual {
            Residual::Same(known) => (self.residual(known), false),
            Residual::Row(i) => (self.residual(stacks[i]), true),
        });
        let residuals = residuals.collect_vec();
        let init = of_state(&instr.operands, true);
        let init = init.into_iter().map(|v| self.linear_value(v)).collect_vec();
        let captured = instr.operands[own..].iter().zip(&linear[own..]);
        let captured = captured.filter_items(|(_, is)| **is).map(|(&v, _)| v);
        let captured = captured.collect_vec();
        let captured = captured
            .into_iter()
            .map(|v| self.linear_value(v))
            .collect_vec();
        let made = linear_loop(
            &mut self.linear,
            &init,
            &captured,
            &residuals,
            &body.linear,
            &rounds,
        );
        let made = made.map_err(refused)?;
        let results = of_state(&instr.results, true);
        for (old, value) in results.into_iter().zip(made) {
            self.in_linear[old.0 as usize] = Some(value);
        }
        Ok(())
    }

    /// Splits a function of an instruction's operands that replaces the instruction.
    fn replaced(&mut self, instr: &Instr, function: &Graph) -> Result<(), Refused> {
        let of = |values: &[Value]| values.iter().map(|&v| self.is_linear(v)).collect_vec();
        let (params, results) = (of(&instr.operands), of(&instr.results));
        let parts = split(function, &params, &results)?;
        let operands = instr.operands.iter().zip(&params);
        let operands = operands.filter_items(|(_, is)| !**is).map(|(&v, _)| v);
        let operands = operands.map(|v| self.known_value(v)).collect_vec();
        let mut made = self.known.paste(&parts.known, &operands);
        let count = results.iter().filter_items(|is| !**is).count();
        let residuals = made.split_off(count);
        self.enter_known(instr, &results, &made);
        let operands = instr.operands.iter().zip(&params);
        let operands = operands.filter_items(|(_, is)| **is).map(|(&v, _)| v);
        let mut operands = operands.map(|v| self.linear_value(v)).collect_vec();
        operands.extend(residuals.into_iter().map(|v| self.residual(v)));
        let made = self.linear.paste(&parts.linear, &operands);
        let linear = instr.results.iter().zip(&results);
        let linear = linear.filter_items(|(_, is)| **is).map(|(&v, _)| v);
        for (old, value) in linear.zip(made) {
            self.in_linear[old.0 as usize] = Some(value);
        }
        Ok(())
    }

    /// Returns the residuals of a loop's body, and the indices of those that are stored as rows.
    fn residuals_of(
        &self,
        instr: &Instr,
        linear: &[bool],
        body: &Split,
        known_own: usize,
    ) -> (Vec<Residual>, Vec<usize>) {
        let own = instr.own();
        let captured = instr.operands[own..].iter().zip(&linear[own..]);
        let captured = captured.filter_items(|(_, is)| !**is).map(|(&v, _)| v);
        let captured = captured.collect_vec();
        let mut rows = Vec::new();
        // A residual that is a captured value needs no row: the linear loop captures it too. A residual that is a part
        // of the state has another value in each round.
        let residuals = body.known.results[known_own..].iter().enumerate();
        let residuals = residuals.map(|(i, value)| {
            let param = body.known.params.iter().position(|param| param == value);
            match param.and_then(|param| param.checked_sub(known_own)) {
                Some(i) => Residual::Same(self.known_value(captured[i])),
                None => {
                    rows.push(i);
                    Residual::Row(rows.len() - 1)
                }
            }
        });
        let residuals = residuals.collect_vec();
        (residuals, rows)
    }

    /// Adds the known part of a loop. Returns its state, and the arrays of the residuals' rows.
    fn known_loop(
        &mut self,
        instr: &Instr,
        linear: &[bool],
        body: &Split,
        stored: &[usize],
        rounds: &Rounds,
    ) -> Result<(Vec<Value>, Vec<Value>), Fault> {
        let own = instr.own();
        let is_known = |i: usize| !linear[i];
        let states = (0..own).filter_items(|&i| is_known(i)).collect_vec();
        let captured = (own..linear.len())
            .filter_items(|&i| is_known(i))
            .collect_vec();
        let value = |i: &usize| self.known_value(instr.operands[*i]);
        // The state of the known loop: the known state, the arrays of rows, then a counter for storing them.
        let mut init = states.iter().map(value).collect_vec();
        let around = captured.iter().map(value).collect_vec();
        let b = &mut self.known;
        // A row is stored nowhere in an array without rows, even by a loop that never runs.
        let count = if rounds.are_none() {
            Size::from(1)
        } else {
            rounds.to.clone()
        };
        for &i in stored {
            let row = body
                .known
                .shape(body.known.results[states.len() + i])
                .clone();
            init.push(rows::zeros(b, &count, &row)?);
        }
        if !stored.is_empty() {
            init.push(constant::size(b, rows::COUNTER, rounds.from.clone()));
        }
        let shapes = init
            .iter()
            .chain_items(&around)
            .map(|&v| b.shape(v).clone());
        let shapes = shapes.collect_vec();
        let module = Module::default();
        let mut next = Builder::new(&module);
        next.origin = instr.origin;
        let params = shapes
            .iter()
            .map(|shape| next.graph.add_param(shape.clone()));
        let params = params.collect_vec();
        let (all, outer) = params.split_at(init.len());
        let arguments = list::concat(&[&all[..states.len()], outer]);
        let made = next.paste(&body.known, &arguments);
        // Rows are stored in order, at the counter; the state of the body comes first.
        let mut results = made[..states.len()].to_vec();
        if let Some(&counter) = all.last().filter(|_| !stored.is_empty()) {
            for (&i, &stack) in stored.iter().zip(&all[states.len()..]) {
                results.push(rows::store(
                    &mut next,
                    stack,
                    made[states.len() + i],
                    counter,
                )?);
            }
            results.push(rows::advanced(&mut next, counter)?);
        }
        next.graph.results = results;
        // The condition reads known values only; the others have no place.
        let mut condition = Graph::new();
        let params = shapes
            .iter()
            .map(|shape| condition.add_param(shape.clone()));
        let params = params.collect_vec();
        let mut arguments = vec![params[0]; linear.len()];
        for (place, &i) in states.iter().enumerate() {
            arguments[i] = params[place];
        }
        for (place, &i) in captured.iter().enumerate() {
            arguments[i] = params[init.len() + place];
        }
        condition.results = condition.paste(&trips::condition(instr), &arguments);
        let attrs = vec![(OWN, Attr::Int(init.len() as i64))];
        let operands = list::concat(&[init.as_slice(), &around]);
        let mut made = b.add(instr.op, &operands, attrs, vec![condition, next.graph])?;
        let stacks = made.split_off(states.len());
        Ok((made, stacks))
    }

    /// Records values of the known part for the results of an instruction that are not linear.
    pub(super) fn enter_known(&mut self, instr: &Instr, linear: &[bool], values: &[Value]) {
        let known = instr.results.iter().zip(linear);
        let known = known.filter_items(|(_, is)| !**is).map(|(&v, _)| v);
        for (old, &value) in known.zip(values) {
            self.in_known[old.0 as usize] = Some(value);
        }
    }

    /// Splits a choice.
    pub(super) fn chosen(&mut self, instr: &Instr) -> Result<(), Refused> {
        let refused = |fault| Refused {
            origin: instr.origin,
            fault,
        };
        let own = instr.own();
        let captured = &instr.operands[own..];
        let linear = captured.iter().map(|&v| self.is_linear(v)).collect_vec();
        let results = instr
            .results
            .iter()
            .map(|&v| self.is_linear(v))
            .collect_vec();
        let mut parts = Vec::with_capacity(instr.regions.len());
        for region in &instr.regions {
            parts.push(split(region, &linear, &results)?);
        }
        let count = results.iter().filter_items(|is| !**is).count();
        // Only one region runs, but the residuals of all regions are results, so that the linear choice reads the
        // residuals of the same region.
        let residuals = |part: &Split| part.known.result_shapes().split_off(count);
        let shapes = parts.iter().map(residuals).collect_vec();
        // The known choice.
        let mut regions = Vec::with_capacity(parts.len());
        for (i, part) in parts.iter().enumerate() {
            let module = Module::default();
            let mut b = Builder::new(&module);
            b.graph = part.known.clone();
            let own = b.graph.results.split_off(count);
            for (j, shapes) in shapes.iter().enumerate() {
                for (place, shape) in shapes.iter().enumerate() {
                    let value = if i == j {
                        own[place]
                    } else {
                        zeros(&mut b, shape).map_err(refused)?
                    };
                    b.graph.results.push(value);
                }
            }
            regions.push(b.graph);
        }
        let outside = captured.iter().zip(&linear);
        let outside = outside.filter_items(|(_, is)| !**is).map(|(&v, _)| v);
        let index = instr.operands[..own].iter().copied();
        let operands = index.chain_items(outside).map(|v| self.known_value(v));
        let operands = operands.collect_vec();
        let attrs = vec![(OWN, Attr::Int(own as i64))];
        let made = self.known.add(instr.op, &operands, attrs.clone(), regions);
        let mut made = made.map_err(refused)?;
        let stored = made.split_off(count);
        self.enter_known(instr, &results, &made);
        if !results.iter().any(|&is| is) {
            return Ok(());
        }
        // The linear choice.
        let mut operands = instr.operands[..own]
            .iter()
            .map(|&v| self.linear_value(v))
            .collect_vec();
        for (&value, &is) in captured.iter().zip(&linear) {
            if is {
                operands.push(self.linear_value(value));
            }
        }
        let inner = operands.len() - own;
        operands.extend(stored.into_iter().map(|v| self.residual(v)));
        let all: Vec<Shape> = operands[own..]
            .iter()
            .map(|&v| self.linear.shape(v).clone())
            .collect_vec();
        let mut first = inner;
        // Each region of the linear choice reads the tangents and its own residuals.
        let mut regions = Vec::with_capacity(parts.len());
        for (part, shapes) in parts.iter().zip(&shapes) {
            let places = (0..inner)
                .chain_items(first..first + shapes.len())
                .collect_vec();
            regions.push(part.linear.with_params(&all, &places));
            first += shapes.len();
        }
        let made = self.linear.add(instr.op, &operands, attrs, regions);
        let made = made.map_err(refused)?;
        let of = instr.results.iter().zip(&results);
        let of = of.filter_items(|(_, is)| **is).map(|(&v, _)| v);
        for (old, value) in of.zip(made) {
            self.in_linear[old.0 as usize] = Some(value);
        }
        Ok(())
    }
}

/// Adds the linear part of a loop: it counts rounds, and reads a row of each stored residual.
fn linear_loop(
    b: &mut Builder<'_>,
    init: &[Value],
    captured: &[Value],
    residuals: &[(Value, bool)],
    body: &Graph,
    rounds: &Rounds,
) -> Result<Vec<Value>, Fault> {
    let stored = residuals.iter().map(|(value, _)| *value);
    // The parameters: the counter, the state, captured linear values, residuals. Those with rows are read at the
    // counter.
    let around = captured.iter().copied().chain_items(stored).collect_vec();
    let module = Module::default();
    let mut next = Builder::new(&module);
    next.origin = b.origin;
    let counter = next.graph.add_param(Shape::scalar(rows::COUNTER));
    let mut arguments = Vec::with_capacity(init.len() + around.len());
    for (i, &value) in init.iter().chain_items(&around).enumerate() {
        let param = next.graph.add_param(b.shape(value).clone());
        let residual = i.checked_sub(init.len() + captured.len());
        arguments.push((param, residual.is_some_and(|i| residuals[i].1)));
    }
    let mut values = Vec::with_capacity(arguments.len());
    for (param, is_row) in arguments {
        values.push(if is_row {
            rows::load(&mut next, param, counter)?
        } else {
            param
        });
    }
    next.graph.results = next.paste(body, &values);
    let ends = [rounds.from.clone(), rounds.to.clone()];
    let ends = list::both(ends, |size| constant::size(b, rows::COUNTER, size));
    while_loop::count(b, ends, init, (next.graph, around))
}
