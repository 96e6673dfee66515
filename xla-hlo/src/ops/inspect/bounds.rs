//! Assertions that computed indices and labels are in range, for the feature `checked`.

use crate::attr::Direction;
use crate::error::Fault;
use crate::graph::{Graph, Value};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::{Copies, Form};
use crate::ops::{compare, elementwise, gather};
use crate::{Builder, Instr, Literal, Size, Tree};

use super::whole::{Places, folded};
use super::{Made, add};
use crate::graph::inspect::Action;

/// The operation whose labels are class numbers; with any other comparison, a number may be none of the classes.
const LABELS: &str = "cross_entropy";

/// An array of indices, the greatest index in range, and what the message calls them.
struct Indices {
    values: Value,
    greatest: usize,
    what: String,
}

/// Adds assertions that the indices which an instruction reads are in range. `new` maps the values of its graph.
pub(super) fn assert(
    b: &mut Builder<'_>,
    graph: &Graph,
    instr: &Instr,
    new: &[Value],
    place: Places<'_>,
) -> Result<(), Fault> {
    let mut all = of_slice(graph, instr);
    all.extend(of_gather(graph, instr));
    all.extend(of_labels(graph, instr));
    let name = instr.origin.operation.unwrap_or(instr.op.name);
    for indices in all {
        let values = new[indices.values.0 as usize];
        let element = b.shape(values).element;
        let [least, most] = [&elementwise::min, &elementwise::max];
        let (least, most) = (folded(b, values, least)?, folded(b, values, most)?);
        let number = |n: usize| Literal::scalar(element, Scalar::Integer(n as i128));
        let (zero, greatest) = (b.constant(number(0)), b.constant(number(indices.greatest)));
        let from = compare::compare(b, Direction::Ge, least, zero)?;
        let to = compare::compare(b, Direction::Le, most, greatest)?;
        let holds = b.add1(&elementwise::and, &[from, to], Vec::new())?;
        let Indices { greatest, what, .. } = indices;
        let made = Made {
            action: Action::Assert,
            format: format!("{name}: expected {what} from 0 to {greatest}, found {{0}} to {{1}}"),
            values: [least, most].map(Tree::Leaf).to_vec(),
            place: place(instr.origin),
            debug: false,
        };
        add(b, Some(holds), made)?;
    }
    Ok(())
}

/// Returns the start indices of a slice that is copied out of an array or into it.
fn of_slice(graph: &Graph, instr: &Instr) -> Vec<Indices> {
    let Some(copies) = instr.op.traits.copies else {
        return Vec::new();
    };
    let Form::Kernel(kernel) = (instr.op.form)(graph, instr) else {
        return Vec::new();
    };
    let part = match copies {
        Copies::Out => instr.results[0],
        Copies::In => instr.operands[1],
    };
    let (dims, sizes) = (
        &graph.shape(instr.operands[0]).dims,
        &graph.shape(part).dims,
    );
    let first = kernel.list.unwrap_or(instr.operands.len());
    let starts = instr.operands[first..].iter().enumerate();
    let starts = starts.filter_map(|(d, &values)| {
        Some(Indices {
            values,
            greatest: dims[d].known()?.checked_sub(sizes[d].known()?)?,
            what: format!("an index of dimension {d}"),
        })
    });
    starts.collect_vec()
}

/// Returns the indices of a gather along one dimension.
fn of_gather(graph: &Graph, instr: &Instr) -> Option<Indices> {
    if *instr.op != gather::PRIMITIVE {
        return None;
    }
    let [d] = instr.ints(gather::NAMES.map) else {
        return None;
    };
    let d = *d as usize;
    let whole = graph.shape(instr.operands[0]).dims[d].known()?;
    let size = gather::sizes(&instr.attrs).get(d).and_then(Size::known)?;
    Some(Indices {
        values: instr.operands[1],
        greatest: whole.checked_sub(size)?,
        what: format!("indices of dimension {d}"),
    })
}

/// Returns the labels that a loss compares with the numbers of the classes.
fn of_labels(graph: &Graph, instr: &Instr) -> Option<Indices> {
    if instr.origin.operation != Some(LABELS) || compare::direction(instr) != Some(Direction::Eq) {
        return None;
    }
    let form = |value: Value| {
        let maker = graph.maker(value)?;
        Some(((maker.op.form)(graph, maker), maker))
    };
    let mut classes = instr
        .operands
        .iter()
        .filter_map(|&value| match form(value) {
            Some((Form::Iota { dimension }, _)) => graph.shape(value).dims[dimension].known(),
            _ => None,
        });
    let mut labels = instr
        .operands
        .iter()
        .filter_map(|&value| match form(value) {
            Some((Form::Broadcast { .. } | Form::Reshape, maker)) => Some(maker.operands[0]),
            _ => None,
        });
    Some(Indices {
        values: labels.next()?,
        greatest: classes.next()?.checked_sub(1)?,
        what: "labels".to_string(),
    })
}
