//! Removes tokens: an instruction with a side effect keeps the number of the token's parameter instead.
//!
//! Before this pass, tokens order side effects. From here on, the order of the instructions in the graph does.

use crate::channel;
use crate::graph::{Attr, Value};
use crate::list::Items;
use crate::operation::{Form, OWN};
use crate::{ElementType, Graph, Instr, Shape};

/// Returns the graph without tokens, except its parameters.
pub(super) fn run(graph: &Graph) -> Graph {
    let has_token = (0..graph.value_count()).any(|v| is_token(graph, Value(v as u32)));
    if !has_token {
        return graph.clone();
    }
    let mut out = Graph::new();
    let mut map = Map::new(graph);
    for (i, &param) in graph.params.iter().enumerate() {
        map.new[param.0 as usize] = out.add_param(graph.shape(param).clone());
        map.channel[param.0 as usize] = i;
    }
    without(graph, &mut out, map);
    out
}

/// The new value of each value of a graph, and for tokens the number of their parameter.
struct Map {
    new: Vec<Value>,
    channel: Vec<usize>,
}

impl Map {
    fn new(graph: &Graph) -> Map {
        Map {
            new: vec![Value(0); graph.value_count()],
            channel: vec![0; graph.value_count()],
        }
    }
}

fn is_token(graph: &Graph, value: Value) -> bool {
    graph.shape(value).element == ElementType::Token
}

/// Adds the instructions of a graph; returns the parameter number of each of its results that is a token.
fn without(graph: &Graph, out: &mut Graph, mut map: Map) -> Vec<usize> {
    let arrays = |values: &[Value]| -> Vec<Value> {
        let values = values.iter().copied();
        values.filter_items(|&v| !is_token(graph, v)).collect_vec()
    };
    for (_, instr) in graph.instrs() {
        let channels: Vec<usize> = (instr.operands.iter())
            .map(|v| map.channel[v.0 as usize])
            .collect_vec();
        let form = (instr.op.form)(graph, instr);
        // The parameter number of each result that is a token comes from the initial value of a loop, from the first
        // branch's result of a choice, else from the token operand.
        let mut of_results = match form {
            Form::While => channels.clone(),
            _ => {
                let mut tokens = instr.operands.iter().zip(&channels);
                let taken = tokens.find(|(v, _)| is_token(graph, **v));
                vec![taken.map_or(0, |(_, channel)| *channel); instr.results.len()]
            }
        };
        // Regions number channels as their instruction does: parameters of a region are its operands, except the index
        // of a choice.
        let mut regions = Vec::new();
        for (number, region) in instr.regions.iter().enumerate() {
            let first = match form {
                Form::Branch => instr.own(),
                _ => 0,
            };
            let (region, of_region) = inside(region, &channels[first..]);
            if form == Form::Branch && number == 0 {
                of_results = of_region;
            }
            regions.push(region);
        }
        // The own operands were counted with tokens.
        let mut attrs = instr.attrs.clone();
        if let Some((_, own)) = attrs.iter_mut().find(|(name, _)| *name == OWN) {
            *own = Attr::Int(arrays(&instr.operands[..instr.own()]).len() as i64);
        }
        // A loop or a choice has no channel itself; instructions inside have.
        if let Some(token) = instr.operands.iter().position(|&v| is_token(graph, v))
            && !matches!(form, Form::While | Form::Branch)
        {
            attrs.push((channel::NUMBER, Attr::Int(channels[token] as i64)));
        }
        let results = arrays(&instr.results);
        let shapes: Vec<Shape> = results
            .iter()
            .map(|&v| graph.shape(v).clone())
            .collect_vec();
        let operands = arrays(&instr.operands);
        let operands = operands.iter().map(|v| map.new[v.0 as usize]).collect_vec();
        let id = out.add_instr(instr.op, operands, attrs, regions, shapes, instr.origin);
        for (old, &new) in results.iter().zip(&out.instr(id).results) {
            map.new[old.0 as usize] = new;
        }
        for (result, channel) in instr.results.iter().zip(of_results) {
            map.channel[result.0 as usize] = channel;
        }
    }
    let results = arrays(&graph.results);
    out.results = results.iter().map(|v| map.new[v.0 as usize]).collect_vec();
    let channels = graph.results.iter().map(|v| map.channel[v.0 as usize]);
    channels.collect_vec()
}

/// Removes the tokens of a computation inside an instruction; `channels` are the parameter numbers of its parameters.
fn inside(region: &Graph, channels: &[usize]) -> (Graph, Vec<usize>) {
    let mut out = Graph::new();
    let mut map = Map::new(region);
    for (i, &param) in region.params.iter().enumerate() {
        if is_token(region, param) {
            map.channel[param.0 as usize] = *channels
                .get(i)
                .expect("a token of a region is an operand of its instruction");
        } else {
            map.new[param.0 as usize] = out.add_param(region.shape(param).clone());
        }
    }
    let of_region = without(region, &mut out, map);
    (out, of_region)
}

/// Whether an instruction may end the program while it runs: by an error, or by a panic in a function of the user.
pub(crate) fn can_fail(graph: &Graph, instr: &Instr) -> bool {
    let inside = |region: &Graph| region.instrs().any(|(_, i)| can_fail(region, i));
    match (instr.op.form)(graph, instr) {
        Form::Kernel(kernel) => kernel.can_fail(),
        Form::CustomCall { .. } => true,
        Form::While | Form::Branch => instr.regions.iter().any(inside),
        _ => false,
    }
}
