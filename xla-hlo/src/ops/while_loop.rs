//! The loop of a state while a condition holds, which `while_loop` of `derived` and `while` make, and the ways to add it.

use crate::attr::Direction;
use crate::error::Fault;
use crate::graph::Module;
use crate::graph::{Attr, Emit, Value};
use crate::list::Items;
use crate::operation::{Form, Infer, OWN, OpTraits, Primitive, RegionInputs};
use crate::ops::control::{self, Region, align};
use crate::ops::{compare, constant};
use crate::{Builder, ElementType, Graph, Instr, Shape, Size};

mod batch;

/// StableHLO's while.
pub static PRIMITIVE: Primitive = Primitive {
    name: "while",
    text: "stablehlo.while",
    operands: 1..=usize::MAX,
    regions: 2,
    attributes: &[],
    syntax: &[],
    infer,
    form: |_, _| Form::While,
    commutative: false,
    traits: OpTraits {
        region_inputs: RegionInputs::State,
        batch_regions: Some(batch::batched),
        positive: Some(rounds),
        ..OpTraits::NONE
    },
};

/// Returns the number of rounds of a loop that counts up to a size, at least 1 where the body is applied.
fn rounds(graph: &Graph, instr: &Instr, region: usize) -> Option<Size> {
    let (1, [condition, _]) = (region, instr.regions.as_slice()) else {
        return None;
    };
    let more = condition.maker(*condition.results.first()?)?;
    if compare::direction(more) != Some(Direction::Lt) {
        return None;
    }
    let operand = |value: Value| {
        let place = condition.params.iter().position(|&param| param == value)?;
        Some((place, *instr.operands.get(place)?))
    };
    let ((counter, first), (bound, last)) =
        (operand(more.operands[0])?, operand(more.operands[1])?);
    // The bound is the same in all rounds, and whatever the body does to the counter, it was less in the first one.
    if counter >= instr.own() || bound < instr.own() {
        return None;
    }
    let size = |value| constant::as_size(graph, value);
    size(last)?.minus(&size(first)?).ok()
}

/// The name of the condition's result in messages.
pub(crate) const TRUTH: &str = "the condition";

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let own = infer.operands.len() - control::captured(infer).len();
    let state: Vec<Shape> = infer.operands[..own]
        .iter()
        .map(|&s| s.clone())
        .collect_vec();
    let condition = control::region(infer, "condition", 0, &state)?;
    let truth = [Shape::scalar(ElementType::Bool)];
    control::check_results("condition", TRUTH, &truth, condition)?;
    let body = control::region(infer, "body", 1, &state)?;
    control::check_results("body", "the state", &state, body)?;
    Ok(state)
}

/// Adds a loop with these initial values, and returns their final values.
///
/// # Errors
/// The condition does not return a bool, or the body does not return the state.
pub fn repeat(
    b: &mut dyn Emit,
    init: &[Value],
    condition: Region,
    body: Region,
) -> Result<Vec<Value>, Fault> {
    let (regions, values) = align(b.graph(), vec![condition, body]);
    let operands = [init, &values].concat();
    let attrs = vec![(OWN, Attr::Int(init.len() as i64))];
    b.add(&PRIMITIVE, &operands, attrs, regions)
}

/// Adds a loop that counts from one scalar up to another, exclusive. The body takes the counter and a state with these
/// initial values, and returns the next state. Returns the final state.
///
/// # Errors
/// The bounds are not integers of one type, or the body does not return the state.
pub fn count(
    b: &mut dyn Emit,
    ends: [Value; 2],
    init: &[Value],
    body: Region,
) -> Result<Vec<Value>, Fault> {
    counted(b, ends, init, None, body)
}

/// Adds a loop that counts, as [`count`] does, and ends early once `goes_on` does not hold: it takes the counter and
/// the state, and returns a bool that stays false once it is.
///
/// # Errors
/// The bounds are not integers of one type, `goes_on` does not return a bool, or the body does not return the state.
pub fn count_while(
    b: &mut dyn Emit,
    ends: [Value; 2],
    init: &[Value],
    goes_on: Region,
    body: Region,
) -> Result<Vec<Value>, Fault> {
    counted(b, ends, init, Some(goes_on), body)
}

fn counted(
    b: &mut dyn Emit,
    [start, end]: [Value; 2],
    init: &[Value],
    goes_on: Option<Region>,
    body: Region,
) -> Result<Vec<Value>, Fault> {
    // The counter is the first part of the state, and is dropped from the results.
    let state = [&[start], init].concat();
    let (graph, mut captured) = goes_on.unwrap_or_else(|| {
        let mut graph = Graph::new();
        for &value in &state {
            graph.add_param(b.shape(value).clone());
        }
        (graph, Vec::new())
    });
    let module = Module::default();
    let mut condition = Builder::new(&module);
    condition.graph = graph;
    // The condition is `counter < end`, and the region's own condition if there is one.
    let bound = condition.graph.add_param(b.shape(end).clone());
    captured.push(end);
    let counter = condition.graph.params[0];
    let more = condition.formula([counter, bound], |[at, end]| at.less(end))?;
    condition.graph.results = match condition.graph.results.first() {
        Some(&goes_on) => {
            vec![condition.formula([more, goes_on], |[more, goes_on]| more & goes_on)?]
        }
        None => vec![more],
    };
    let (graph, values) = body;
    let mut next = Builder::new(&module);
    next.graph = graph;
    let at = next.formula([next.graph.params[0]], |[at]| at + 1.0)?;
    next.graph.results.insert(0, at);
    let mut last = repeat(b, &state, (condition.graph, captured), (next.graph, values))?;
    last.remove(0);
    Ok(last)
}
