//! The derivative of `reduce_window`: of sums and extremes, of cumulative reductions, and of others in forward mode.

use super::calculus::sum_all;
use super::pairs::{Combined, irreversible};
use super::prefixes::Prefixes;
use super::recurrence::{Running, recurrence};
use super::rules::{Derivative, Rule, Tangent, Transpose};
use super::windows::{keeps_extreme, read, selected, sums_transposed};
use crate::attr::Direction;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::same_graph;
use crate::list::{self, Items};
use crate::ops::reduce_window::{PRIMITIVE, reduce_window};
use crate::ops::select_and_scatter::select_and_scatter;
use crate::ops::window::Windows;
use crate::ops::{broadcast, constant, elementwise, reduce};
use crate::{Builder, ElementType, Graph, Instr, Module, Primitive, Shape, Value};

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
    let windows = Windows::of(&t.instr.attrs);
    let shape = t.b.shape(t.operands[0]).clone();
    let count = t.results.len();
    let op = operation(t.instr);
    match op {
        Some(op) if *op == elementwise::add => {
            let parts = [t.tangent_or_zeros(0)?, t.tangent_or_zeros(1)?];
            return Ok(vec![Some(t.again(&parts)?[0])]);
        }
        Some(op) if *op == elementwise::max => return extreme(t, &windows, &Extreme::MAX),
        Some(op) if *op == elementwise::min => return extreme(t, &windows, &Extreme::MIN),
        _ => {}
    }
    // A selection of a first derivative: its tangent is a selection by the same elements.
    if let Some(extreme) = selection(t.instr, &shape) {
        let init = t.operands[2];
        let of_operand = selected_tangent(t, &windows, extreme, 0, init)?;
        let of_tangent = selected_tangent(t, &windows, extreme, 1, init)?;
        return Ok(vec![of_operand, of_tangent]);
    }
    if t.tangents[count..].iter().all(Option::is_none) {
        if count == 2
            && let Some(running) = recurrence(t.instr, &shape)
        {
            return t.of_recurrence(running);
        }
        // The derivative of another computation of complex numbers may not be a factor.
        let has_factor =
            shape.element.kind() == Kind::Float || op.is_some_and(|op| *op == elementwise::mul);
        let running = Running::of(&windows, &shape.dims);
        if let Some(running) = running.filter(|_| count == 1 && has_factor) {
            return Ok(vec![Some(t.of_running(running)?)]);
        }
    }
    t.paired(&Combined {
        groups: vec![(0..count).collect_vec(), (count..2 * count).collect_vec()],
        single: None,
    })
}

/// Of equal elements of a window, the first has the derivative; the initial value is before them. Cumulative extremes of
/// a known size divide it as [`Prefixes`] does.
fn extreme(
    t: &mut Tangent<'_, '_>,
    windows: &Windows,
    extreme: &'static Extreme,
) -> Result<Vec<Option<Value>>, Fault> {
    let (operand, init, result) = (t.operands[0], t.operands[1], t.results[0]);
    let shape = t.b.shape(operand).clone();
    let plain = windows.dilations.iter().all(Vec::is_empty);
    let running = Running::of(windows, &shape.dims);
    let neutral = t.tangents[1].is_none() && extreme.is_neutral(&t.b.graph, init);
    // Case 1, cumulative extremes, such as `cummax`: the initial value never wins, and equal elements share the tangent
    // as in JAX's tree of pairs, whose depth follows from the size.
    if let (true, Some(running), Some(tangent)) = (neutral, running, t.tangents[0])
        && let Some(size) = shape.dims[running.d].known()
    {
        let prefixes = Prefixes {
            op: extreme.op,
            running,
        };
        let tangent = prefixes.tangent(t.b, [operand, result, tangent], size)?;
        return Ok(vec![Some(tangent)]);
    }
    // Case 2, floating-point windows without dilation: a reduction of pairs (value, tangent) selects both at once. The
    // initial value is not among the pairs; it wins where it equals the result.
    let sizes = t.b.shape(result).dims.clone();
    if plain && running.is_none() && shape.element.kind() == Kind::Float {
        let first = if neutral {
            init
        } else {
            extreme.neutral(t.b, shape.element)?
        };
        let selected = selected_tangent(t, windows, extreme, 0, first)?;
        if neutral {
            return Ok(vec![selected]);
        }
        let init = broadcast::in_dim(t.b, init, sizes.clone(), &[])?;
        let of_init = t.tangent_or_zeros(1)?;
        let of_init = broadcast::in_dim(t.b, of_init, sizes, &[])?;
        let selected = match selected {
            Some(selected) => selected,
            None => t.b.formula([of_init], |[of_init]| of_init.full(0.0))?,
        };
        let values = [init, result, of_init, selected];
        let tangent = t.b.formula(values, |[init, result, of_init, selected]| {
            let is_init = init.is(extreme.keeps, result);
            is_init.select(of_init, selected)
        })?;
        return Ok(vec![Some(tangent)]);
    }
    // Case 3, everything else: the number of the selected element is computed first, and its tangent is read by that
    // number.
    let keep = keeps_extreme(extreme.beyond);
    let numbers = selected(t.b, operand, init, windows, &keep)?;
    let of_init = t.tangent_or_zeros(1)?;
    let of_init = broadcast::in_dim(t.b, of_init, sizes, &[])?;
    let tangent = t.tangent_or_zeros(0)?;
    Ok(vec![Some(read(t.b, tangent, numbers, of_init)?)])
}

/// Adds the tangent of the element that each window selects, if the operand with this number has a tangent.
///
/// The element and its tangent are reduced together. The transpose is `select_and_scatter`, which stores no numbers of
/// elements.
fn selected_tangent(
    t: &mut Tangent<'_, '_>,
    windows: &Windows,
    extreme: &Extreme,
    operand: usize,
    init: Value,
) -> Result<Option<Value>, Fault> {
    let Some(tangent) = t.tangents[operand] else {
        return Ok(None);
    };
    let operand = t.operands[0];
    let element = t.b.shape(operand).element;
    let zero = t.b.scalar(element, 0.0);
    let region = extreme.region(element)?;
    let both = reduce_window(
        t.b,
        &[operand, tangent],
        &[init, zero],
        region,
        windows.clone(),
    )?;
    Ok(Some(both[1]))
}

/// The largest or the smallest element of a window.
struct Extreme {
    op: &'static Primitive,
    /// The direction in which the selected element compares with the next one, and that in which it may be equal.
    beyond: Direction,
    keeps: Direction,
}

impl Extreme {
    const MAX: Extreme = Extreme {
        op: &elementwise::max,
        beyond: Direction::Gt,
        keeps: Direction::Ge,
    };
    const MIN: Extreme = Extreme {
        op: &elementwise::min,
        beyond: Direction::Lt,
        keeps: Direction::Le,
    };

    /// Adds the initial value that no element is beyond.
    fn neutral(&self, b: &mut Builder<'_>, element: ElementType) -> Result<Value, Fault> {
        let op = self.op;
        let identity = reduce::identity(op, element);
        let none = || {
            Fault::call(FaultKind::Other(format!(
                "{element} has no identity of {op:?}"
            )))
        };
        Ok(constant::constant(b, identity.ok_or_else(none)?))
    }

    /// Whether no element is beyond this initial value.
    fn is_neutral(&self, graph: &Graph, init: Value) -> bool {
        let literal = constant::literal(graph, init);
        literal.is_some_and(|init| {
            reduce::identity(self.op, init.shape().element).as_ref() == Some(init)
        })
    }

    /// Returns the computation that selects between two elements with their tangents: the first of equal ones.
    fn region(&self, element: ElementType) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let [a, of_a, next, of_next] = [(); 4].map(|()| b.graph.add_param(Shape::scalar(element)));
        let values = [a, of_a, next, of_next];
        let results = b.formulas(values, |[a, of_a, next, of_next]| {
            let keeps = a.is(self.keeps, next);
            [keeps.select(a, next), keeps.select(of_a, of_next)]
        })?;
        b.graph.results = results.to_vec();
        Ok(b.graph)
    }

    /// Returns the computation that selects between two elements.
    fn selects(&self, element: ElementType) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let [a, next] = list::both([(); 2], |()| b.graph.add_param(Shape::scalar(element)));
        b.graph.results = vec![b.formula([a, next], |[a, next]| a.is(self.keeps, next))?];
        Ok(b.graph)
    }
}

/// Whether an instruction reduces the elements of one array to extremes, together with their tangents.
pub(super) fn is_selection(instr: &Instr, shape: &Shape) -> bool {
    selection(instr, shape).is_some()
}

/// Returns the extreme that an instruction selects with its tangent, as [`selected_tangent`] adds it.
fn selection(instr: &Instr, shape: &Shape) -> Option<&'static Extreme> {
    if instr.operands.len() != 4 {
        return None;
    }
    let mut all = [&Extreme::MAX, &Extreme::MIN].into_iter();
    all.find(|extreme| {
        let region = extreme.region(shape.element);
        region.is_ok_and(|region| same_graph(&region, &instr.regions[0]))
    })
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let windows = Windows::of(&t.instr.attrs);
    if let Some(extreme) = selection(t.instr, &t.shapes[0]).filter(|_| !t.is_linear(0)) {
        let Some(mut cotangent) = t.cotangents[1].filter(|_| t.is_linear(1)) else {
            return Ok(());
        };
        let element = t.shapes[0].element;
        let zero = t.b.scalar(element, 0.0);
        let init = t.known(2);
        if !extreme.is_neutral(&t.b.graph, init) {
            // A window that selects the initial value has no element with a cotangent.
            let op = reduce::of_two(t.b, extreme.op, element)?;
            let neutral = extreme.neutral(t.b, element)?;
            let reached = reduce_window(t.b, &[t.known(0)], &[neutral], op, windows.clone())?[0];
            let sizes = t.b.shape(reached).dims.clone();
            cotangent =
                t.b.formula([init, reached, cotangent], |[init, reached, cotangent]| {
                    let is_init = init.broadcast(&sizes, &[]).is(extreme.keeps, reached);
                    let none = cotangent.full(0.0);
                    is_init.select(none, cotangent)
                })?;
        }
        let add = reduce::of_two(t.b, &elementwise::add, element)?;
        let operands = [t.known(0), cotangent, zero];
        let regions = [extreme.selects(element)?, add];
        let scattered = select_and_scatter(t.b, operands, regions, windows)?;
        return t.accumulate(1, scattered);
    }
    if let Some(running) = recurrence(t.instr, &t.shapes[0]).filter(|_| !t.is_linear(0)) {
        return t.of_recurrence(running);
    }
    if !is_sum(t.instr) {
        return Err(irreversible(
            "windows that are reduced neither to sums nor to their largest or smallest elements",
        ));
    }
    t.each_linear(|t, i, cotangent| match i {
        0 => sums_transposed(t.b, cotangent, &windows, &t.shapes[0].dims),
        _ => sum_all(t.b, cotangent),
    })
}
