//! Linear recurrences along a dimension, the building blocks of the derivatives of cumulative operations:
//! `t[i] = factor[i] * t[i - 1] + term[i]`, with `t[-1] = 0`.
//!
//! They are cumulative reductions of pairs of a factor and a term, `(f, s) (g, t) -> (f * g, g * s + t)`. The tangents and
//! the cotangents of recurrences are recurrences too, so that all derivatives take linear time.

use super::calculus::sum;
use super::rules::{Tangent, Transpose};
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::operation::{Int, MaybeBatched};
use crate::ops::window::Windows;
use crate::ops::{broadcast, inline, pad, reduce_window, rev};
use crate::{Builder, ElementType, Graph, Instr, Module, Shape, Size, Value};

/// A cumulative reduction along a dimension.
#[derive(Clone, Copy)]
pub(super) struct Running {
    /// The dimension.
    pub(super) d: usize,
    /// Whether it reduces the elements from each index on, not those up to it.
    pub(super) reverse: bool,
}

impl Running {
    /// Returns the cumulative reduction that windows over an array of these sizes are.
    pub(super) fn of(windows: &Windows, sizes: &[Size]) -> Option<Running> {
        let is = |number: &Int, n: i64| number.known() == Some(n);
        let mut found = None;
        // One dimension is reduced cumulatively; all others have windows of size 1.
        for (d, size) in sizes.iter().enumerate() {
            let steps = windows.steps(d);
            let plain = is(&steps.stride, 1) && steps.dilations.iter().all(|n| is(n, 1));
            let [low, high] = &steps.padding;
            let window = &windows.dimensions[d];
            if !plain {
                return None;
            }
            if is(window, 1) && is(low, 0) && is(high, 0) {
                continue;
            }
            // The window has the length of the dimension, and as much padding before it, or after it in reverse.
            let whole = size.or_one().ok()?;
            let before = Int::Size(whole.minus(&Size::from(1)).ok()?);
            if found.is_some() || *window != Int::Size(whole) {
                return None;
            }
            let reverse = match (*low == before, *high == before) {
                (true, _) if is(high, 0) => false,
                (_, true) if is(low, 0) => true,
                _ => return None,
            };
            found = Some(Running { d, reverse });
        }
        found
    }

    /// Returns the windows of a cumulative reduction of an array of these sizes.
    pub(super) fn windows(self, sizes: &[Size]) -> Result<Windows, Fault> {
        let size = &sizes[self.d];
        let too_large = |_| Fault::call(FaultKind::computed(format!("max({size}, 1) - 1")));
        let window = size.or_one().map_err(too_large)?;
        let before = window.minus(&Size::from(1)).map_err(too_large)?;
        let mut windows = Windows {
            dimensions: vec![Int::from(1); sizes.len()],
            padding: vec![Int::from(0); 2 * sizes.len()],
            ..Windows::default()
        };
        windows.dimensions[self.d] = Int::Size(window);
        windows.padding[2 * self.d + usize::from(self.reverse)] = Int::Size(before);
        Ok(windows)
    }

    /// Returns an array whose elements are those before each index, with one for the first, or those after each index.
    pub(super) fn shifted(
        self,
        b: &mut Builder<'_>,
        operand: Value,
        first: Value,
    ) -> Result<Value, Fault> {
        let rank = b.shape(operand).rank();
        let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
        // Padding by 1 at one end and -1 at the other: `first` enters there, and the element at the other end is
        // dropped.
        let step = if self.reverse { -1 } else { 1 };
        (low[self.d], high[self.d]) = (step, -step);
        pad::pad(b, operand, first, [low, high, vec![0; rank]])
    }

    /// Returns the recurrence of these factors and terms.
    pub(super) fn recurrence(
        self,
        b: &mut Builder<'_>,
        factors: Value,
        terms: Value,
    ) -> Result<Value, Fault> {
        if self.reverse {
            let [factors, terms] = [
                rev::rev(b, factors, &[self.d])?,
                rev::rev(b, terms, &[self.d])?,
            ];
            let forward = Running {
                reverse: false,
                ..self
            };
            let result = forward.recurrence(b, factors, terms)?;
            return rev::rev(b, result, &[self.d]);
        }
        let shape = b.shape(terms).clone();
        // 1 and 0 are the neutral pair.
        let inits = list::both([1.0, 0.0], |number| b.scalar(shape.element, number));
        let windows = self.windows(&shape.dims)?;
        let region = composition(shape.element)?;
        let results = reduce_window::reduce_window(b, &[factors, terms], &inits, region, windows)?;
        Ok(results[1])
    }
}

/// Returns the computation of a recurrence, which composes two pairs of a factor and a term.
fn composition(element: ElementType) -> Result<Graph, Fault> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let mut param = || b.graph.add_param(Shape::scalar(element));
    let [first, second] = [[param(), param()], [param(), param()]];
    let values = [first[0], first[1], second[0], second[1]];
    let results = b.formulas(values, |[factor, term, next_factor, next_term]| {
        let both = factor * next_factor;
        [both, next_factor * term + next_term]
    })?;
    b.graph.results = results.to_vec();
    Ok(b.graph)
}

/// Returns the dimension along which an instruction is a recurrence that starts with zero.
// Recognised by its computation, which is compared with the one that this module builds.
pub(super) fn recurrence(instr: &Instr, operand: &Shape) -> Option<Running> {
    let region = &instr.regions[0];
    let own = composition(operand.element).ok()?;
    let alike = |(one, other): (&Instr, &Instr)| {
        *one.op == *other.op && one.operands == other.operands && one.results == other.results
    };
    let instrs = |graph: &Graph| graph.instrs().map(|(_, instr)| instr.clone()).collect_vec();
    let (ours, theirs) = (instrs(&own), instrs(region));
    let same = own.params == region.params
        && own.results == region.results
        && ours.len() == theirs.len()
        && ours.iter().zip(&theirs).all(alike);
    let running = Running::of(&Windows::of(&instr.attrs), &operand.dims)?;
    (same && !running.reverse).then_some(running)
}

impl Tangent<'_, '_> {
    /// Returns the tangents of a recurrence whose initial values have none.
    pub(super) fn of_recurrence(&mut self, of: Running) -> Result<Vec<Option<Value>>, Fault> {
        let factors = self.operands[0];
        // From `t[i] = f[i] t[i-1] + s[i]` follows `dt[i] = f[i] dt[i-1] + (df[i] t[i-1] + ds[i])`: a recurrence with
        // the same factors.
        let mut tangents = Vec::with_capacity(2);
        for (number, &result) in self.results.iter().enumerate() {
            let own = self.tangents[1].filter(|_| number == 1);
            let init = self.operands[2 + number];
            let of_factors = match self.tangents[0] {
                Some(tangent) => {
                    let before = of.shifted(self.b, result, init)?;
                    Some(
                        self.b
                            .formula([tangent, before], |[tangent, before]| tangent * before)?,
                    )
                }
                None => None,
            };
            tangents.push(match sum(self.b, own, of_factors)? {
                Some(terms) => Some(of.recurrence(self.b, factors, terms)?),
                None => None,
            });
        }
        Ok(tangents)
    }

    /// Returns the tangent of a cumulative reduction of one array, whose initial value has none.
    pub(super) fn of_running(&mut self, of: Running) -> Result<Value, Fault> {
        let (operand, init, result) = (self.operands[0], self.operands[1], self.results[0]);
        let before = of.shifted(self.b, result, init)?;
        // From the last element on, the element is the first operand of the computation.
        let place = usize::from(!of.reverse);
        let tangent = self.tangent_or_zeros(0)?;
        let [factors, terms] = self.partial([operand, before, tangent], place)?;
        of.recurrence(self.b, factors, terms)
    }

    /// Returns the derivative of the computation by the reduction before an element, and its tangent for the tangent of
    /// the element, which is the parameter with this number.
    pub(super) fn partial(
        &mut self,
        [operand, before, tangent]: [Value; 3],
        place: usize,
    ) -> Result<[Value; 2], Fault> {
        let region = &self.instr.regions[0];
        let sizes = self.b.shape(operand).dims.clone();
        let mut arguments = [before, before];
        arguments[place] = operand;
        let one = self.b.formula([operand], |[operand]| operand.full(1.0))?;
        let mut parts = Vec::with_capacity(2);
        // Two directional derivatives of the computation at each index: by the reduction so far in direction 1, which
        // is the factor, and by the element in the direction of its tangent.
        for (active, direction) in [(1 - place, one), (place, tangent)] {
            let active = list::both([0, 1], |param| param == active);
            let both = (self.differentiate)(region, &active)?;
            let arguments = arguments.iter().copied().chain_items([direction]);
            let arguments = arguments.map(MaybeBatched::Batched).collect_vec();
            let results = inline::vectorised(self.b, &both, &arguments, &sizes);
            let results = results.map_err(|refused| refused.fault)?;
            parts.push(match results[1] {
                MaybeBatched::Batched(value) => value,
                MaybeBatched::Unbatched(value) => {
                    broadcast::in_dim(self.b, value, sizes.clone(), &[])?
                }
            });
        }
        Ok([parts[0], parts[1]])
    }
}

impl Transpose<'_, '_> {
    /// Adds the cotangents of the terms of a recurrence.
    pub(super) fn of_recurrence(&mut self, of: Running) -> Result<(), Fault> {
        let Some(cotangent) = self.cotangents[1] else {
            return Ok(());
        };
        let factors = self.known(0);
        let zero = self.b.scalar(self.results[1].element, 0.0);
        let back = Running {
            reverse: true,
            ..of
        };
        // The factor that a term is multiplied by first is the next one.
        let next = back.shifted(self.b, factors, zero)?;
        let terms = back.recurrence(self.b, next, cotangent)?;
        self.accumulate(1, terms)
    }
}
