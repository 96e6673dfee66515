//! Loops of terms.

use super::INDEX;
use crate::error::Fault;
use crate::graph::emit::{self, Emit};
use crate::graph::{Graph, Term, Value};
use crate::list::Items;
use crate::ops::control::Region;
use crate::ops::while_loop;
use crate::{Shape, Size};

impl<'s> Term<'s> {
    /// Adds a loop whose regions are formulas of the state, by `add`; after a fault, returns refused terms.
    fn looped<const N: usize>(
        self,
        state: &[Term<'s>],
        regions: [Option<Graph>; N],
        add: impl FnOnce(&mut dyn Emit, &[Value], [Region; N]) -> Result<Vec<Value>, Fault>,
    ) -> Vec<Term<'s>> {
        self.emit_all(state, |b| {
            let regions = regions.map(|region| {
                let region = region.expect("a region that was not refused");
                (region, Vec::new())
            });
            add(b, &emit::values(state), regions)
        })
    }

    /// Returns a computation with parameters of these shapes, whose results a formula of them computes; `None` after a
    /// fault.
    fn region(
        self,
        shapes: &[Shape],
        formula: impl for<'r> FnOnce(&[Term<'r>]) -> Vec<Term<'r>>,
    ) -> Option<Graph> {
        self.attempt(|b| b.region(shapes, formula))
    }

    /// Repeats a step while a condition of the state holds, and returns the last state.
    pub fn repeat(
        self,
        state: &[Term<'s>],
        condition: impl for<'r> FnOnce(&[Term<'r>]) -> Term<'r>,
        step: impl for<'r> FnOnce(&[Term<'r>]) -> Vec<Term<'r>>,
    ) -> Vec<Term<'s>> {
        let shapes = state.iter().map(|term| term.shape()).collect_vec();
        let condition = self.region(&shapes, |state| vec![condition(state)]);
        let body = self.region(&shapes, step);
        self.looped(state, [condition, body], |b, init, [condition, body]| {
            while_loop::repeat(b, init, condition, body)
        })
    }

    /// Repeats a step so many times, and returns the last state: the step takes the number of the round and the state, and
    /// returns the next state.
    pub fn times(
        self,
        count: &Size,
        state: &[Term<'s>],
        step: impl for<'r> FnOnce(Term<'r>, &[Term<'r>]) -> Vec<Term<'r>>,
    ) -> Vec<Term<'s>> {
        let bounds = [self.index(0.0), self.count(count)];
        let mut shapes = vec![Shape::scalar(INDEX)];
        shapes.extend(state.iter().map(|term| term.shape()));
        let body = self.region(&shapes, |params| step(params[0], &params[1..]));
        self.looped(state, [body], |b, init, [body]| {
            while_loop::count(b, bounds.map(Term::value), init, body)
        })
    }
}
