//! Sums over the rounds of a loop, computed after the loop.
//!
//! The cotangent of a weight that each round reads is a sum of products, whose factors are often smaller than the weight.
//! The loop stores the factors as rows, unless they are rows of a residual already, and one product over the rounds
//! follows it: the loop neither reads nor writes an array of the size of the weight.

use super::super::rows;
use crate::attr;
use crate::error::Fault;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::literal::Literal;
use crate::operation::{Contraction, Form};
use crate::ops::{dot_general, dynamic_slice, elementwise, reduce, reshape, transpose};
use crate::shape::product;
use crate::{Builder, Graph, Size};

/// The number of elements from which a sum is computed after the loop.
const LARGE: usize = 1 << 12;

/// An operand of a product, or of a reduction, with a row for each round.
enum Rows {
    /// A parameter of the body that has the rows.
    Loaded(usize),
    /// A value of the body, by its index among those that the loop stores.
    Stored(usize),
}

/// A term that a round adds to a sum.
enum Term {
    Product {
        rows: [Rows; 2],
        dims: [Vec<usize>; 4],
        /// The permutation of the product's dimensions.
        order: Option<Vec<usize>>,
    },
    Reduction {
        rows: Rows,
        dims: Vec<usize>,
    },
}

/// The sums of a loop that are computed after it.
#[derive(Default)]
pub(super) struct Sums {
    /// The terms by the index of the sum.
    terms: Vec<(usize, Term)>,
    /// The values of the body that the loop stores.
    pub(super) stored: Vec<Value>,
}

impl Sums {
    /// Returns the sums of a body that are computed after the loop. The first parameter of the body is the round, the
    /// last ones are the sums so far, and its last results are the next sums.
    pub(super) fn of(body: &Graph, count: usize) -> Sums {
        let mut sums = Sums::default();
        let params = &body.params[body.params.len() - count..];
        let results = &body.results[body.results.len() - count..];
        let mut terms = Vec::with_capacity(count);
        for (i, (&param, &result)) in params.iter().zip(results).enumerate() {
            terms.extend(term(body, param, result).map(|term| (i, term)));
        }
        // Products first: they decide which values are stored.
        for &(i, term) in &terms {
            let product = sums.product(body, term);
            sums.terms.extend(product.map(|product| (i, product)));
        }
        // A reduction of a value that is stored anyway.
        for &(i, term) in &terms {
            let reduction = sums.reduction(body, term);
            sums.terms.extend(reduction.map(|reduction| (i, reduction)));
        }
        sums
    }

    /// Whether a sum is computed after the loop.
    pub(super) fn contains(&self, sum: usize) -> bool {
        self.terms.iter().any(|(i, _)| *i == sum)
    }

    fn product(&mut self, body: &Graph, term: Value) -> Option<Term> {
        let mut maker = body.maker(term)?;
        let mut order = None;
        if let Form::Transpose { permutation } = (maker.op.form)(body, maker) {
            maker = body.maker(maker.operands[0])?;
            order = Some(permutation);
        }
        let Form::Contract(Contraction {
            lhs_batch,
            rhs_batch,
            lhs_contracting,
            rhs_contracting,
        }) = (maker.op.form)(body, maker)
        else {
            return None;
        };
        // A sum of fewer than `LARGE` elements is cheap in the loop; factors with more elements than the product cost
        // more to store than the sum to read and write.
        let elements = |value: Value| product(&body.shape(value).dims).known();
        let mut stored = 0;
        for &operand in &maker.operands {
            if body.params.contains(&operand) {
                return None;
            }
            if loaded(body, operand).is_none() && !self.stored.contains(&operand) {
                stored += elements(operand)?;
            }
        }
        let all = elements(term)?;
        if all < LARGE || stored > all {
            return None;
        }
        let rows = list::both([0, 1], |side| self.rows(body, maker.operands[side]));
        Some(Term::Product {
            rows,
            dims: [lhs_batch, rhs_batch, lhs_contracting, rhs_contracting],
            order,
        })
    }

    fn reduction(&self, body: &Graph, term: Value) -> Option<Term> {
        let maker = body.maker(term)?;
        let Form::Reduce { dims } = (maker.op.form)(body, maker) else {
            return None;
        };
        let adds = reduce::recognised(&maker.regions[0]);
        adds.filter(|op| **op == elementwise::add)?;
        let mut stored = self.stored.iter();
        let at = stored.position(|value| *value == maker.operands[0])?;
        let rows = Rows::Stored(at);
        Some(Term::Reduction { rows, dims })
    }

    fn rows(&mut self, body: &Graph, operand: Value) -> Rows {
        if let Some(param) = loaded(body, operand) {
            return Rows::Loaded(param);
        }
        let at = self.stored.iter().position(|value| *value == operand);
        Rows::Stored(at.unwrap_or_else(|| {
            self.stored.push(operand);
            self.stored.len() - 1
        }))
    }

    /// Adds the sums to their values before the loop. `loaded` are the values of the body's parameters after the round,
    /// `stored` the arrays with the rows that the loop has stored.
    pub(super) fn add(
        &self,
        b: &mut Builder<'_>,
        loaded: &[Value],
        stored: &[Value],
        before: impl Fn(usize) -> Option<Value>,
    ) -> Result<Vec<(usize, Value)>, Fault> {
        let rows = |rows: &Rows| match *rows {
            Rows::Loaded(param) => loaded[param - 1],
            Rows::Stored(at) => stored[at],
        };
        let mut sums = Vec::with_capacity(self.terms.len());
        // The dimension of the rounds is the first one.
        let behind = |dims: &[usize]| dims.iter().map(|d| d + 1).collect_vec();
        let with_rounds = |dims: &[usize]| list::concat(&[&[0], behind(dims).as_slice()]);
        for (i, term) in &self.terms {
            let mut sum = match term {
                Term::Product {
                    rows: [lhs, rhs],
                    dims: [lhs_batch, rhs_batch, lhs_contracting, rhs_contracting],
                    order,
                } => {
                    let dims = [
                        behind(lhs_batch),
                        behind(rhs_batch),
                        with_rounds(lhs_contracting),
                        with_rounds(rhs_contracting),
                    ];
                    let product = dot_general::dot_general(b, rows(lhs), rows(rhs), dims)?;
                    match order {
                        Some(order) => transpose::transpose(b, product, order)?,
                        None => product,
                    }
                }
                Term::Reduction { rows: of, dims } => {
                    let zero = Literal::zero(b.shape(rows(of)).element);
                    reduce::fold(b, rows(of), &elementwise::add, zero, &with_rounds(dims))?
                }
            };
            if let Some(before) = before(*i) {
                sum = b.formula([before, sum], |[before, sum]| before + sum)?;
            }
            sums.push((*i, sum));
        }
        Ok(sums)
    }
}

/// Returns what a body adds to a sum that it reads nowhere else.
fn term(body: &Graph, sum: Value, next: Value) -> Option<Value> {
    let maker = body.maker(next)?;
    let term = match maker.operands.as_slice() {
        [a, term] if *maker.op == elementwise::add && *a == sum => *term,
        [term, a] if *maker.op == elementwise::add && *a == sum => *term,
        _ => return None,
    };
    let mut instrs = body.instrs().map(|(_, instr)| instr);
    let reads = |value: &Value| *value == sum || *value == next;
    let once =
        instrs.all(|instr| instr.results.contains(&next) || !instr.operands.iter().any(&reads));
    let results = body.results.iter().filter_items(|v| reads(v)).count();
    (once && results == 1 && term != sum).then_some(term)
}

/// Returns the index of the parameter whose row at the round is a value.
fn loaded(body: &Graph, value: Value) -> Option<usize> {
    let row = body
        .maker(value)
        .filter(|row| *row.op == reshape::PRIMITIVE)?;
    let read = body.maker(row.operands[0])?;
    if *read.op != dynamic_slice::PRIMITIVE || read.operands[1] != body.params[0] {
        return None;
    }
    let param = body.params.iter().position(|v| *v == read.operands[0])?;
    // All of a row.
    let array = &body.shape(read.operands[0]).dims;
    let slice = list::concat(&[&[Size::from(1)], &array[1..]]);
    let is_row = attr::sizes(&read.attrs, "slice_sizes") == slice;
    (is_row && body.shape(value).dims == array[1..]).then_some(param)
}

/// Returns the arrays in which a loop stores rows, without any.
pub(super) fn stacks(
    b: &mut Builder<'_>,
    body: &Graph,
    stored: &[Value],
    rounds: &Size,
) -> Result<Vec<Value>, Fault> {
    let mut stacks = Vec::with_capacity(stored.len());
    for &value in stored {
        stacks.push(rows::zeros(b, rounds, body.shape(value))?);
    }
    Ok(stacks)
}
