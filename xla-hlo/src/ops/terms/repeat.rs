//! Loops of terms.

use super::INDEX;
use crate::graph::{Graph, Term};
use crate::list::Items;
use crate::ops::while_loop;
use crate::{Shape, Size};

impl<'s> Term<'s> {
    /// Returns a computation with parameters of these shapes, whose results a formula of them computes; after a fault, an
    /// empty one.
    pub fn region(
        self,
        shapes: &[Shape],
        formula: impl for<'r> FnOnce(&[Term<'r>]) -> Vec<Term<'r>>,
    ) -> Graph {
        let region = self.attempt(|b| b.region(shapes, formula));
        region.unwrap_or_default()
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
        let init = state.iter().map(|term| term.value()).collect_vec();
        self.emit_all(state, |b| {
            while_loop::repeat(b, &init, (condition, Vec::new()), (body, Vec::new()))
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
        let init = state.iter().map(|term| term.value()).collect_vec();
        self.emit_all(state, |b| {
            while_loop::count(b, bounds.map(Term::value), &init, (body, Vec::new()))
        })
    }
}
