//! Graphs as text, one instruction per line, for tests and debugging.
//!
//! ```text
//! (%0: f32[2, 3], %1: f32[])
//! %2 = transpose %0 {permutation = [1, 0]} : f32[3, 2]
//! %3 = reduce %2, %1 {dimensions = [0]} (add) : f32[2]
//! return %3
//! ```

use core::fmt;

use crate::attr::list;
use crate::graph::Value;
use crate::list::Items;
use crate::operation::Text;
use crate::ops::reduce;
use crate::{Graph, Instr};

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = self.params.iter();
        let params = params.map(|&p| format!("{p}: {}", self.shape(p)));
        writeln!(f, "({})", list(params))?;
        for (_, instr) in self.instrs() {
            writeln!(f, "{}", line(self, instr))?;
        }
        let results = list(self.results.iter().map(Value::to_string));
        f.write_str(format!("return {results}").trim_end())
    }
}

fn line(graph: &Graph, instr: &Instr) -> String {
    let mut text = list(instr.results.iter().map(Value::to_string));
    text += &format!(" = {}", instr.op.name);
    let operands = list(instr.operands.iter().map(Value::to_string));
    if !operands.is_empty() {
        text += &format!(" {operands}");
    }
    let follows_from_shape = |name: &str| {
        let known = instr.op.attributes.iter().find(|(n, _)| *n == name);
        matches!(
            known,
            Some((
                _,
                Text::ResultSizes | Text::ResultElement | Text::ResultShapes
            ))
        )
    };
    let attrs = instr
        .attrs
        .iter()
        .filter_items(|(name, _)| !follows_from_shape(name))
        .map(|(name, attr)| format!("{name} = {attr}"));
    let attrs = list(attrs);
    if !attrs.is_empty() {
        text += &format!(" {{{attrs}}}");
    }
    for region in &instr.regions {
        text += &match reduce::recognised(region) {
            Some(op) => format!(" ({})", op.name),
            None => format!(" ({})", region.to_string().replace('\n', "; ")),
        };
    }
    let shapes = instr.results.iter().map(|&v| graph.shape(v).to_string());
    text + &format!(" : {}", list(shapes))
}

#[cfg(test)]
mod tests {
    use crate::ops::{elementwise, reduce, transpose};
    use crate::{Builder, ElementType, Literal, Module, Shape, Size};

    #[test]
    fn a_graph_prints_a_line_for_each_instruction() {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = Shape::new(ElementType::F32, [Size::from(2), Size::name("N")]);
        let x = b.graph.add_param(shape);
        let turned = transpose::transpose(&mut b, x, &[1, 0]).unwrap();
        let identity = Literal::from_f64(ElementType::F32, -0.0);
        let sum = reduce::fold(&mut b, turned, &elementwise::add, identity, &[0]).unwrap();
        b.graph.results = vec![sum];
        let text = "\
(%0: f32[2, N])
%1 = transpose %0 {permutation = [1, 0]} : f32[N, 2]
%2 = constant {value = -0.0} : f32[]
%3 = reduce %1, %2 {dimensions = [0]} (add) : f32[2]
return %3";
        assert_eq!(b.graph.to_string(), text);
    }
}
