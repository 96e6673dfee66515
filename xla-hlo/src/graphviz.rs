//! Graphs as pictures: text in the DOT language, which Graphviz draws.

use std::fmt::Write;

use crate::display::attribute;
use crate::graph::{Attr, Source, Value};
use crate::operation::Text;
use crate::ops::reduce;
use crate::{Graph, Instr};

/// A graph as DOT text: a box for each instruction with its attributes, an arrow with its shape for each value read.
///
/// The computation of a reduction that is one operation stands in the box; another is drawn in a frame of its own. The same
/// graph always gives the same text.
///
/// ```
/// use xla_hlo::{ElementType, Graph, Shape, graphviz};
/// let mut graph = Graph::new();
/// let x = graph.add_param(Shape::scalar(ElementType::F32));
/// graph.results = vec![x];
/// let dot = graphviz::dot(&graph, "identity");
/// assert!(dot.starts_with("digraph \"identity\" {"));
/// assert!(dot.contains("p0 -> r0 [label=\"f32[]\"];"));
/// ```
pub fn dot(graph: &Graph, title: &str) -> String {
    let title = quoted(title);
    let mut out = format!("digraph {title} {{\n  label={title};\n  node [shape=box];\n");
    draw(&mut out, graph, "", 1);
    out.push_str("}\n");
    out
}

/// Draws a graph's nodes, whose names start with a prefix.
fn draw(out: &mut String, graph: &Graph, prefix: &str, depth: usize) {
    let mut line = |text: String| {
        let indent = "  ".repeat(depth);
        writeln!(out, "{indent}{text}").unwrap_or_default();
    };
    for (i, &param) in graph.params.iter().enumerate() {
        let label = quoted(&format!("parameter {i}\n{}", graph.shape(param)));
        line(format!("{prefix}p{i} [label={label}, shape=ellipse];"));
    }
    for (id, instr) in graph.instrs() {
        let label = quoted(&label(graph, instr));
        line(format!("{prefix}n{} [label={label}];", id.0));
    }
    for (i, _) in graph.results.iter().enumerate() {
        let label = quoted(&format!("result {i}"));
        line(format!("{prefix}r{i} [label={label}, shape=ellipse];"));
    }
    let edge = |value: Value, to: String| {
        let from = match graph.source(value) {
            Source::Parameter(i) => format!("p{i}"),
            Source::Result(id, _) => format!("n{}", id.0),
        };
        let shape = quoted(&graph.shape(value).to_string());
        format!("{prefix}{from} -> {prefix}{to} [label={shape}];")
    };
    for (id, instr) in graph.instrs() {
        for &operand in &instr.operands {
            line(edge(operand, format!("n{}", id.0)));
        }
    }
    for (i, &result) in graph.results.iter().enumerate() {
        line(edge(result, format!("r{i}")));
    }
    for (id, instr) in graph.instrs() {
        for (i, region) in instr.regions.iter().enumerate() {
            if reduce::recognised(region).is_some() {
                continue;
            }
            let inner = format!("{prefix}n{}_{i}_", id.0);
            let indent = "  ".repeat(depth);
            let label = quoted(&format!("computation of {}", instr.op.name));
            writeln!(out, "{indent}subgraph cluster_{inner} {{").unwrap_or_default();
            writeln!(out, "{indent}  label={label};").unwrap_or_default();
            draw(out, region, &inner, depth + 1);
            writeln!(out, "{indent}}}").unwrap_or_default();
        }
    }
}

/// The operation, what it applies, its attributes and the shapes it makes, a line each.
fn label(graph: &Graph, instr: &Instr) -> String {
    let mut text = instr.op.name.to_string();
    for op in instr.regions.iter().filter_map(reduce::recognised) {
        write!(text, " {}", op.name).unwrap_or_default();
    }
    for (name, attr) in &instr.attrs {
        let how = instr.op.attributes.iter().find(|(known, _)| known == name);
        let told_by_shape = matches!(how, Some((_, Text::ResultSizes | Text::ResultElement)));
        if !told_by_shape && *attr != Attr::Ints(Vec::new()) {
            write!(text, "\n{name} = {}", attribute(attr)).unwrap_or_default();
        }
    }
    for &result in &instr.results {
        write!(text, "\n{}", graph.shape(result)).unwrap_or_default();
    }
    text
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escaped.replace('\n', "\\n"))
}
