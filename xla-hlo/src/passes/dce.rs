//! Dead code elimination: removes instructions that nothing reads, unless they have an effect.

use crate::list::Items;
use crate::operation::Form;
use crate::{Graph, Value};

/// Returns the graph without dead instructions. Parameters stay.
pub fn run(graph: &Graph) -> Graph {
    let mut live = vec![false; graph.value_count()];
    for result in &graph.results {
        live[result.0 as usize] = true;
    }
    // Backwards: an instruction stays if a later one that stays reads it. A barrier passes each operand to the result
    // of the same number, so only the operands of live results are live.
    let mut kept = vec![false; graph.len()];
    for (id, instr) in graph.instrs().rev() {
        let read = instr.results.iter().any(|v| live[v.0 as usize]);
        if read || instr.has_effect() {
            kept[id.0 as usize] = true;
            let each = (instr.op.form)(graph, instr) == Form::Barrier;
            for (i, operand) in instr.operands.iter().enumerate() {
                live[operand.0 as usize] |= !each || live[instr.results[i].0 as usize];
            }
        }
    }
    // Copies what stays, with new numbers.
    let mut new = vec![Value(0); graph.value_count()];
    let mut out = Graph::new();
    for &param in &graph.params {
        new[param.0 as usize] = out.add_param(graph.shape(param).clone());
    }
    for (_, instr) in graph.instrs().filter_items(|(id, _)| kept[id.0 as usize]) {
        match (instr.op.form)(graph, instr) {
            Form::Barrier => {
                // A barrier keeps nothing alive.
                let mut smaller = instr.clone();
                let pairs = instr.operands.iter().zip(&instr.results);
                let pairs = pairs.filter_items(|(_, result)| live[result.0 as usize]);
                smaller.operands = pairs.map(|(&operand, _)| operand).collect_vec();
                smaller.results.retain(|result| live[result.0 as usize]);
                out.copy(graph, &smaller, &mut new);
            }
            _ => out.copy(graph, instr, &mut new),
        }
    }
    out.results = graph
        .results
        .iter()
        .map(|v| new[v.0 as usize])
        .collect_vec();
    out
}
