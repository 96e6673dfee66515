//! `jacfwd(f)` and `jacrev(f)`: the derivatives of all elements of a function's result by all elements of its arguments.
//!
//! The derivative of a result of shape `R` by an argument of shape `A` has the shape `R` followed by `A`.

use super::application::{Application, Failure, Output, one_or_all, reversible};
use super::argnums::Sorted;
use super::traced::{Besides, Traced};
use super::{Split, split, transpose};
use crate::derivatives::calculus::zeros;
use crate::derived::eye;
use crate::error::{Fault, FaultKind};
use crate::graph::{MaybeBatched, Value, Values};
use crate::list::{self, Items};
use crate::ops::{inline, reshape, transpose as transposition};
use crate::shape::product;
use crate::{Builder, Graph, Shape, Size, Type};

/// Applies the Jacobian in forward mode: a tangent for each element of an argument.
pub(super) fn forward(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let (traced, argnums) = application.to_jacobian()?;
    for &i in &argnums {
        real(&application.types()[i]).map_err(|what| Fault::operand(i, what).help(COMPLEX))?;
    }
    let results = traced.graph.results.len();
    // The rows of each result, by the leaves of the arguments.
    let mut blocks: Vec<Vec<Value>> = vec![Vec::new(); traced.result.leaves().len()];
    let mut own = None;
    // One pass for each leaf of the arguments: its tangents are the rows of the identity, as a batch.
    for param in traced.active_params() {
        let mut active = vec![false; traced.active.len()];
        active[param] = true;
        let graph = traced.with_tangents(&active)?;
        reversible(&graph)?;
        let b = &mut *application.b;
        let argument = b.shape(traced.operands[param]).clone();
        let (count, basis) = basis(b, &argument)?;
        let operands = traced.operands.iter().copied();
        let operands = operands.map(MaybeBatched::Unbatched);
        let operands = operands.chain_items([MaybeBatched::Batched(basis)]);
        let mut made = inline::vectorised(
            b,
            &graph,
            &operands.collect_vec(),
            std::slice::from_ref(&count),
        )?;
        let tangents = made.split_off(results);
        // The function's own results are the same for each tangent. They are computed once, unless every pass made them
        // depend on the batch.
        own = own.or_else(|| made.iter().map(unbatched).collect_some());
        for (blocks, made) in blocks.iter_mut().zip(tangents) {
            let made = spread(b, made, &count)?;
            // The batch dimension counts the argument's elements: it becomes the last one.
            let rank = b.shape(made).rank();
            let order = (1..rank).chain_items([0]).collect_vec();
            let last = transposition::transpose(b, made, &order)?;
            let own = b.shape(last).dims[..rank - 1].to_vec();
            let sizes = list::concat(&[own.as_slice(), &argument.dims]);
            blocks.push(reshape::reshape(b, last, sizes)?);
        }
    }
    application.keep_states(&traced, own);
    Ok(application.assembled(&traced, &argnums, blocks))
}

/// Applies the Jacobian in reverse mode: a cotangent for each element of a result.
pub(super) fn reverse(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let (traced, argnums) = application.to_jacobian()?;
    real(&traced.result).map_err(|what| Fault::call(what).help(COMPLEX))?;
    let results = traced.graph.results.len();
    let whole = traced.with_tangents(&traced.active)?;
    let mut blocks = Vec::with_capacity(results);
    let mut own = None;
    for result in 0..traced.result.leaves().len() {
        // Only the tangent of one result.
        let mut graph = whole.clone();
        graph.results.truncate(results);
        graph.results.push(whole.results[results + result]);
        let params = traced.active.len();
        let params = (0..graph.params.len()).map(|i| i >= params).collect_vec();
        // Split for each result: a residual that only another result needs is not stored.
        let linear = (0..=results).map(|i| i == results).collect_vec();
        let Split { known, linear } = split(&graph, &params, &linear)?;
        let b = &mut *application.b;
        let mut values = b.paste(&known, &traced.operands);
        let residuals = values.split_off(results);
        let shape = b.shape(values[result]).clone();
        own = own.or(Some(values));
        let tangents = linear.params.len() - residuals.len();
        let is_linear = (0..linear.params.len()).map(|i| i < tangents).collect_vec();
        let back: Graph = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
        let (count, basis) = basis(b, &shape)?;
        let operands = residuals.into_iter().map(MaybeBatched::Unbatched);
        let operands = operands.chain_items([MaybeBatched::Batched(basis)]);
        let made = inline::vectorised(
            b,
            &back,
            &operands.collect_vec(),
            std::slice::from_ref(&count),
        )?;
        let mut row = Vec::with_capacity(made.len());
        for made in made {
            let made = spread(b, made, &count)?;
            let rest = b.shape(made).dims[1..].to_vec();
            let sizes = list::concat(&[shape.dims.as_slice(), &rest]);
            row.push(reshape::reshape(b, made, sizes)?);
        }
        blocks.push(row);
    }
    application.keep_states(&traced, own);
    Ok(application.assembled(&traced, &argnums, blocks))
}

/// The advice for complex numbers, by whose parts the derivatives of a function may differ.
const COMPLEX: &str = "differentiate by the parts: `jacfwd(|re, im| f(complex(re, im)), argnums = [0, 1])(real(z), imag(z))`, \
                       with a function of real results";

/// Checks that all elements are real.
fn real(ty: &Type) -> Result<(), FaultKind> {
    for (path, leaf) in ty.paths() {
        if leaf.shape.element.is_complex() {
            let what = FaultKind::Value {
                expected: "real elements".to_string(),
                found: format!("{} in `{path}`", leaf.shape).replace(" in ``", ""),
            };
            return Err(what);
        }
    }
    Ok(())
}

impl Application<'_, '_> {
    fn to_jacobian(&self) -> Result<(Traced, Vec<usize>), Failure> {
        let argnums = self.argnums()?;
        let traced = self.traced(&argnums, Besides::Nothing)?;
        super::directional::differentiable(&traced.result)?;
        Ok((traced, argnums))
    }

    /// Keeps the new values of arguments, which are among the results of the function; computes them if they are absent.
    fn keep_states(&mut self, traced: &Traced, results: Option<Vec<Value>>) {
        if traced.states.is_empty() {
            return;
        }
        let results = results.unwrap_or_else(|| self.b.paste(&traced.graph, &traced.operands));
        self.parts(traced, results);
    }

    /// Returns the tree of the result, in which each leaf is the tree of the arguments.
    fn assembled(&self, traced: &Traced, argnums: &[usize], blocks: Vec<Vec<Value>>) -> Output {
        let types = self.types();
        let mut blocks = blocks.into_iter();
        let value = traced.result.map(&mut |_| {
            let row = blocks.next().expect("a block for each leaf of the result");
            by_argument(&types, argnums, &row)
        });
        Output {
            value: crate::ops::call::flatten(&value),
            linear: None,
        }
    }
}

/// Returns the derivatives of one result as a tree of the arguments in the order in which they are listed.
fn by_argument(types: &[Type], argnums: &[usize], row: &[Value]) -> Values {
    one_or_all(Sorted::new(argnums, types).trees(argnums, types, row))
}

/// Returns a value that is the same at each index.
fn unbatched(value: &MaybeBatched) -> Option<Value> {
    match value {
        MaybeBatched::Unbatched(value) => Some(*value),
        MaybeBatched::Batched(_) => None,
    }
}

impl Traced {
    /// Returns the indices of the active parameters.
    fn active_params(&self) -> Vec<usize> {
        let active = self.active.iter().enumerate();
        let active = active.filter_items(|(_, is)| **is);
        active.map(|(i, _)| i).collect_vec()
    }
}

/// Returns the number of elements of a shape, and an array with a row for each, which is 1 at this element and 0 at the
/// others.
fn basis(b: &mut Builder<'_>, shape: &Shape) -> Result<(Size, Value), Fault> {
    let count = product(&shape.dims);
    let eye = eye::eye(b, shape.element, count.clone(), count.clone())?;
    let sizes = list::concat(&[std::slice::from_ref(&count), &shape.dims]);
    Ok((count, reshape::reshape(b, eye, sizes)?))
}

/// Returns a value at each index; one that does not depend on the index is a tangent of zeros, or constant.
fn spread(b: &mut Builder<'_>, value: MaybeBatched, count: &Size) -> Result<Value, Fault> {
    match value {
        MaybeBatched::Batched(value) => Ok(value),
        MaybeBatched::Unbatched(value) => {
            let shape = b.shape(value).clone();
            let sizes = list::concat(&[std::slice::from_ref(count), &shape.dims]);
            zeros(b, &Shape::new(shape.element, sizes))
        }
    }
}
