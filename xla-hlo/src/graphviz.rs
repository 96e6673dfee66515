//! Graphs as drawings: text in the DOT language of Graphviz.

use std::fmt::Write;

use crate::graph::{Attr, Value, ValueDef};
use crate::operation::Text;
use crate::ops::reduce;
use crate::{Graph, Instr};

/// Returns a graph as DOT text: a box for each instruction with its attributes, and an arrow for each operand, labelled
/// with its shape.
///
/// The computation of a reduction is printed in the box if it is a single operation, and drawn in its own frame
/// otherwise. The output is deterministic.
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

/// Draws the nodes of a graph, with names that start with a prefix.
fn draw(out: &mut String, graph: &Graph, prefix: &str, depth: usize) {
    let mut line = |text: String| {
        let indent = "  ".repeat(depth);
        writeln!(out, "{indent}{text}").unwrap_or_default();
    };
    // Nodes first. The names `p0`, `n3` and `r0` are unique in a graph, and the prefix tells the graphs of a program
    // apart.
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
    // Edges from the value's definition to its reader, labelled with the value's shape.
    let edge = |value: Value, to: String| {
        let from = match graph.source(value) {
            ValueDef::Parameter(i) => format!("p{i}"),
            ValueDef::Result(id, _) => format!("n{}", id.0),
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
    // Each region is a box of its own. A sum or a maximum is named by its instruction already: its region is not drawn.
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

/// Returns the operation, its regions, attributes and result shapes, one per line.
fn label(graph: &Graph, instr: &Instr) -> String {
    let mut text = instr.op.name.to_string();
    for op in instr.regions.iter().filter_map(reduce::recognised) {
        write!(text, " {}", op.name).unwrap_or_default();
    }
    for (name, attr) in &instr.attrs {
        let how = instr.op.attributes.iter().find(|(known, _)| known == name);
        let follows_from_shape = matches!(
            how,
            Some((
                _,
                Text::ResultSizes | Text::ResultElement | Text::ResultShapes
            ))
        );
        if !follows_from_shape && *attr != Attr::Ints(Vec::new()) {
            write!(text, "\n{name} = {attr}").unwrap_or_default();
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

#[cfg(test)]
mod tests {
    use super::dot;
    use crate::text;

    /// Draws the graph of a text's entry.
    fn drawn(text: &str) -> String {
        let module = text::parse(text).unwrap();
        dot(&module.entry().unwrap().graph, "a \"graph\"")
    }

    #[test]
    fn instructions_are_boxes_and_values_arrows() {
        let drawn = drawn(
            "func.func @main(%x: tensor<2x3xf32>) -> tensor<3xf32> {
               %0 = stablehlo.constant dense<-0.0> : tensor<f32>
               %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
               %2 = \"stablehlo.reduce\"(%1, %0) <{dimensions = array<i64: 1>}> ({
               ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                 %3 = stablehlo.add %a, %b : tensor<f32>
                 stablehlo.return %3 : tensor<f32>
               }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
               return %2 : tensor<3xf32>
             }",
        );
        let expected = r#"digraph "a \"graph\"" {
  label="a \"graph\"";
  node [shape=box];
  p0 [label="parameter 0\nf32[2, 3]", shape=ellipse];
  n0 [label="constant\nvalue = -0.0\nf32[]"];
  n1 [label="transpose\npermutation = [1, 0]\nf32[3, 2]"];
  n2 [label="reduce add\ndimensions = [1]\nf32[3]"];
  r0 [label="result 0", shape=ellipse];
  p0 -> n1 [label="f32[2, 3]"];
  n1 -> n2 [label="f32[3, 2]"];
  n0 -> n2 [label="f32[]"];
  n2 -> r0 [label="f32[3]"];
}
"#;
        assert_eq!(drawn, expected);
    }

    #[test]
    fn a_computation_of_several_operations_has_a_frame() {
        let drawn = drawn(
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
               %0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0>}> ({
               ^bb0(%a: tensor<f32>):
                 %1 = stablehlo.compare GT, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
                 stablehlo.return %1 : tensor<i1>
               }) : (tensor<4xf32>) -> tensor<4xi1>
               return %0 : tensor<4xi1>
             }",
        );
        let expected = r#"digraph "a \"graph\"" {
  label="a \"graph\"";
  node [shape=box];
  p0 [label="parameter 0\nf32[4]", shape=ellipse];
  n0 [label="map\ndimensions = [0]\nbool[4]"];
  r0 [label="result 0", shape=ellipse];
  p0 -> n0 [label="f32[4]"];
  n0 -> r0 [label="bool[4]"];
  subgraph cluster_n0_0_ {
    label="computation of map";
    n0_0_p0 [label="parameter 0\nf32[]", shape=ellipse];
    n0_0_n0 [label="compare\ncomparison_direction = GT\nbool[]"];
    n0_0_r0 [label="result 0", shape=ellipse];
    n0_0_p0 -> n0_0_n0 [label="f32[]"];
    n0_0_p0 -> n0_0_n0 [label="f32[]"];
    n0_0_n0 -> n0_0_r0 [label="bool[]"];
  }
}
"#;
        assert_eq!(drawn, expected);
    }
}
