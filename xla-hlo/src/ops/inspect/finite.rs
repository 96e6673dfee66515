//! Assertions that no step makes a NaN or an infinity, and that indices are in range, for the feature `checked`.

use crate::error::Fault;
use crate::graph::inspect::Action;
use crate::graph::{Graph, Module, Origin, Value};
use crate::list::Items;
use crate::operation::Form;
use crate::ops::elementwise;
use crate::{Builder, ElementType, Instr, Literal, Tree};

use super::whole::{Places, folded};
use super::{Made, add, bounds, not};

/// Returns an optimised graph in which each instruction that computes floats is followed by an assertion: its results
/// are finite if its operands are. Before an instruction that reads indices is an assertion that these are in range.
pub fn asserted(graph: &Graph, place: &dyn Fn(Origin) -> String) -> Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let mut new = vec![Value(0); graph.value_count()];
    for &param in &graph.params {
        new[param.0 as usize] = b.graph.add_param(graph.shape(param).clone());
    }
    for (_, instr) in graph.instrs() {
        let form = (instr.op.form)(graph, instr);
        let mut instr = instr.clone();
        // The computations of other instructions are of elements, which no assertion can follow.
        if matches!(form, Form::While | Form::Branch) {
            for region in &mut instr.regions {
                *region = asserted(region, place);
            }
        }
        b.origin = instr.origin;
        // Instructions with sizes that the rules of an assertion refuse have none.
        _ = bounds::assert(&mut b, graph, &instr, &new, place);
        b.graph.copy(graph, &instr, &mut new);
        if computes(&instr, &form) {
            _ = assert(&mut b, graph, &instr, &new, place);
        }
    }
    let results = graph.results.iter();
    b.graph.results = results.map(|v| new[v.0 as usize]).collect_vec();
    b.graph
}

/// Whether an instruction computes elements, and not only moves them.
fn computes(instr: &Instr, form: &Form) -> bool {
    let traits = &instr.op.traits;
    let moves = traits.origin.is_some() || traits.copies.is_some() || traits.effect;
    let numbers = matches!(
        form,
        Form::Map { .. } | Form::Reduce { .. } | Form::Contract(_) | Form::Kernel(_)
    );
    numbers && !moves
}

fn assert(
    b: &mut Builder<'_>,
    graph: &Graph,
    instr: &Instr,
    new: &[Value],
    place: Places<'_>,
) -> Result<(), Fault> {
    let floats = |values: &[Value]| {
        let floats = values
            .iter()
            .filter_items(|v| graph.shape(**v).element.is_float());
        floats.map(|v| new[v.0 as usize]).collect_vec()
    };
    // The initial value of a reduction may be an infinity, such as the one of `max`.
    let own = match (instr.op.form)(graph, instr) {
        Form::Reduce { .. } => &instr.operands[..1],
        _ => &instr.operands,
    };
    let (results, operands) = (floats(&instr.results), floats(own));
    if results.is_empty() {
        return Ok(());
    }
    let (made, given) = (finite(b, &results)?, finite(b, &operands)?);
    let excused = not(b, given);
    let holds = b.add1(&elementwise::or, &[made, excused], Vec::new())?;
    let name = instr.origin.operation.unwrap_or(instr.op.name);
    let mut format = format!("{name}: a NaN or an infinity from finite operands");
    let mut values = Vec::new();
    let mut range = |b: &mut Builder<'_>, what: String, value: Value| -> Result<(), Fault> {
        let shape = b.shape(value).clone();
        let number = values.len();
        format += &format!(
            "\n  {what}: {shape} from {{{number}:?}} to {{{}:?}}",
            number + 1
        );
        for extreme in [&elementwise::min, &elementwise::max] {
            values.push(Tree::Leaf(folded(b, value, extreme)?));
        }
        Ok(())
    };
    for &value in &results {
        range(b, "result".to_string(), value)?;
    }
    for (i, &value) in operands.iter().enumerate() {
        range(b, format!("operand {}", i + 1), value)?;
    }
    let made = Made {
        action: Action::Assert,
        format,
        values,
        place: place(instr.origin),
        debug: false,
    };
    add(b, Some(holds), made)
}

/// Adds whether all elements of some arrays are finite.
fn finite(b: &mut Builder<'_>, values: &[Value]) -> Result<Value, Fault> {
    let mut all = b.constant(Literal::from_f64(ElementType::Bool, 1.0));
    for &value in values {
        let each = b.add1(&elementwise::is_finite, &[value], Vec::new())?;
        let one = folded(b, each, &elementwise::and)?;
        all = b.add1(&elementwise::and, &[all, one], Vec::new())?;
    }
    Ok(all)
}
