//! The derivative of `reduce`: of sums and extremes, of other reductions of one array, and of several arrays, in forward
//! mode only if the number of elements is not known.

use super::calculus::{self, sum_over};
use super::pairs::{Combined, irreversible};
use super::recurrence::Running;
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::element::Kind;
use crate::error::Fault;
use crate::list::{self, Items};
use crate::ops::parts::spread;
use crate::ops::reduce::PRIMITIVE;
use crate::ops::{elementwise, reduce, reduce_window, reshape, transpose};
use crate::shape::product;
use crate::{Instr, Primitive, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// Returns the operation that reduces the elements of one array.
fn operation(instr: &Instr) -> Option<&'static Primitive> {
    let op = reduce::recognised(&instr.regions[0]);
    op.filter(|_| instr.operands.len() == 2)
}

/// Whether an instruction computes sums of one array.
pub(super) fn is_sum(instr: &Instr) -> bool {
    operation(instr).is_some_and(|op| *op == elementwise::add)
}

fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let count = t.results.len();
    let element = t.b.shape(t.operands[0]).element;
    // In order of cost: sums are linear, extremes select, products and other computations of one array need everything
    // before and after each element, and any other is a tree or has no gradient.
    match operation(t.instr) {
        Some(op) if *op == elementwise::add => {
            let parts = [t.tangent_or_zeros(0)?, t.tangent_or_zeros(1)?];
            Ok(vec![Some(t.again(&parts)?[0])])
        }
        Some(op) if *op == elementwise::max || *op == elementwise::min => extreme(t),
        // The derivative of another computation of complex numbers may not be a factor.
        Some(op) if *op == elementwise::mul => general(t),
        _ if count == 1 && element.kind() == Kind::Float => general(t),
        _ => match t.by_neighbours()? {
            Some(tangents) => Ok(tangents),
            None => t.paired(&Combined {
                groups: vec![(0..count).collect_vec(), (count..2 * count).collect_vec()],
                single: None,
            }),
        },
    }
}

/// Equal elements share the tangent equally, also with an initial value that equals them.
fn extreme(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let (operand, result) = (t.operands[0], t.results[0]);
    let dims = t.instr.dims("dimensions");
    let sizes = t.b.shape(operand).dims.clone();
    let kept = t.b.shape(result).dims.clone();
    // Shares are counted, and the tangents of all elements that are the extreme are averaged.
    t.formula(|t| {
        let [operand, init, result] = [t.operands[0], t.operands[1], t.results[0]];
        let of_operand = calculus::share(operand, result.spread(&sizes, &dims));
        let of_init = calculus::share(init.broadcast(&kept, &[]), result);
        let count = calculus::sums(of_operand, &dims) + of_init;
        t.sum_of(|i, tangent| {
            let sum = match i {
                0 => calculus::sums(tangent * of_operand, &dims),
                _ => tangent.broadcast(&kept, &[]) * of_init,
            };
            sum / count
        })
    })
}

/// The tangent of an element is multiplied by the derivative of the computation for the value reduced before it, and by
/// the derivatives of all that is combined after it.
fn general(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let dims = t.instr.dims("dimensions");
    let shape = t.b.shape(t.operands[0]).clone();
    let kept = (0..shape.rank())
        .filter_items(|d| !dims.contains(d))
        .collect_vec();
    let mut sizes = kept.iter().map(|&d| shape.dims[d].clone()).collect_vec();
    sizes.push(product(dims.iter().map(|&d| &shape.dims[d])));
    let order = list::concat(&[kept.as_slice(), &dims]);
    let running = Running {
        d: kept.len(),
        reverse: false,
    };
    // All reduced dimensions are the last one.
    let last = |t: &mut Tangent<'_, '_>, value: Value| {
        let value = transpose::transpose(t.b, value, &order)?;
        reshape::reshape(t.b, value, sizes.clone())
    };
    let cumulative = |t: &mut Tangent<'_, '_>, of: Running, value, init, region| {
        let windows = of.windows(&sizes)?;
        let all = reduce_window::reduce_window(t.b, &[value], &[init], region, windows)?;
        of.shifted(t.b, all[0], init)
    };
    let init = t.operands[1];
    let operand = last(t, t.operands[0])?;
    let region = t.instr.regions[0].clone();
    // `before[i]` is the reduction of all elements before `i`.
    let before = cumulative(t, running, operand, init, region)?;
    let tangent = t.tangent_or_zeros(0)?;
    let tangent = last(t, tangent)?;
    let [factors, terms] = t.partial([operand, before, tangent], 1)?;
    let back = Running {
        reverse: true,
        ..running
    };
    let one = t.b.scalar(shape.element, 1.0);
    let region = reduce::of_two(t.b, &elementwise::mul, shape.element)?;
    // `after[i]` is the product of the factors of all elements after `i`: the chain rule through everything combined
    // later.
    let after = cumulative(t, back, factors, one, region.clone())?;
    t.sum_of(|t, i, tangent| match i {
        0 => {
            let each =
                t.b.formula([terms, after], |[terms, after]| terms * after)?;
            sum_over(t.b, each, &[running.d])
        }
        _ => {
            let all = reduce::reduce(t.b, factors, one, region.clone(), &[running.d])?;
            let sizes = t.b.shape(all).dims.clone();
            t.b.formula([tangent, all], |[tangent, all]| {
                tangent.broadcast(&sizes, &[]) * all
            })
        }
    })
}

/// Each term of a sum has the cotangent of the sum.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dims = t.instr.dims("dimensions");
    if !is_sum(t.instr) {
        return Err(irreversible(
            "a reduction of several arrays together over a size that is not known while compiling",
        ));
    }
    t.each_linear(|t, i, cotangent| match i {
        0 => spread(t.b, cotangent, &t.shapes[0].dims, &dims),
        _ => {
            let all = (0..t.results[0].rank()).collect_vec();
            sum_over(t.b, cotangent, &all)
        }
    })
}
