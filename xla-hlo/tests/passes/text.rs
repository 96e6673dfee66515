//! Parses graphs in the format in which they print, so that a test compares both as text.

use std::collections::HashMap;
use std::rc::Rc;

use xla_hlo::attr::Order;
use xla_hlo::graph::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Text;
use xla_hlo::passes::{Optimised, optimise};
use xla_hlo::{
    Builder, ElementType, Function, Graph, Literal, Module, Parameter, Primitive, Shape, Signature,
    Size, Tree, Type, Value, ops,
};

/// Parses a graph: a line of parameters, instructions, `return`.
pub(crate) fn graph(text: &str) -> Graph {
    function(text, &Module::default())
}

/// Parses a graph that may call the module's functions.
pub(crate) fn function(text: &str, module: &Module) -> Graph {
    let mut b = Builder::new(module);
    let mut named: HashMap<&str, Value> = HashMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(params) = line.strip_prefix('(') {
            for param in split(params.strip_suffix(')').unwrap()) {
                let (name, of) = param.split_once(": ").unwrap();
                named.insert(name, b.graph.add_param(shape(of)));
            }
        } else if let Some(results) = line.strip_prefix("return") {
            b.graph.results = split(results).iter().map(|name| named[name]).collect();
        } else {
            let (names, rest) = line.split_once(" = ").unwrap();
            let values = instruction(&mut b, &named, rest);
            named.extend(split(names).into_iter().zip(values));
        }
    }
    b.graph
}

fn instruction(b: &mut Builder<'_>, named: &HashMap<&str, Value>, text: &str) -> Vec<Value> {
    let (text, shapes) = text.rsplit_once(" : ").unwrap();
    let shapes: Vec<Shape> = split(shapes).into_iter().map(shape).collect();
    let (text, region) = match text.split_once(" (") {
        Some((text, region)) => (text, Some(region.strip_suffix(')').unwrap())),
        None => (text, None),
    };
    let (text, attrs) = match text.split_once(" {") {
        Some((text, attrs)) => (text, attrs.strip_suffix('}').unwrap()),
        None => (text, ""),
    };
    let (name, operands) = text.split_once(' ').unwrap_or((text, ""));
    let operands: Vec<Value> = split(operands).iter().map(|name| named[name]).collect();
    let op = primitive(name);
    let written: HashMap<&str, &str> = split(attrs)
        .iter()
        .map(|a| a.split_once(" = ").unwrap())
        .collect();
    let attrs = op.attributes.iter().filter_map(|&(name, kind)| {
        let attr = match (kind, written.get(name)) {
            (Text::ResultSizes, _) => Attr::Sizes(shapes[0].dims.clone()),
            (Text::ResultElement, _) => Attr::Element(shapes[0].element),
            (Text::Own | Text::Sizes, Some(size)) => {
                Attr::Sizes(list(size).into_iter().map(number).collect())
            }
            (Text::Literal, Some(value)) => Attr::Literal(literal(&shapes[0], value)),
            (Text::Int, Some(n)) => Attr::Int(n.parse().unwrap()),
            (Text::Ints | Text::Numbers | Text::NonEmpty | Text::Dot(_), Some(all)) => {
                Attr::Ints(list(all).iter().map(|n| n.parse().unwrap()).collect())
            }
            (Text::Word(words), Some(word)) => Attr::Word(words.of(word).unwrap()),
            (Text::ComparisonType, Some(word)) => Order::of(word).unwrap().into(),
            (_, Some(word)) => Attr::Text((*word).to_string()),
            (_, None) => return None,
        };
        Some((name, attr))
    });
    let attrs = attrs.collect();
    let regions = region.map(|text| {
        if text.contains(':') {
            function(&text.replace("; ", "\n"), b.module)
        } else {
            fold(primitive(text), shapes[0].element)
        }
    });
    let values = b
        .add(op, &operands, attrs, regions.into_iter().collect())
        .unwrap();
    for (&value, shape) in values.iter().zip(&shapes) {
        assert_eq!(b.shape(value), shape, "{text}");
    }
    values
}

fn primitive(name: &str) -> &'static Primitive {
    ops::primitives().find(|op| op.name == name).unwrap()
}

fn fold(op: &'static Primitive, element: ElementType) -> Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let params = [0, 1].map(|_| b.graph.add_param(Shape::scalar(element)));
    b.graph.results = b.add(op, &params, Vec::new(), Vec::new()).unwrap();
    b.graph
}

fn shape(text: &str) -> Shape {
    let (element, _) = text.split_once('[').unwrap();
    let sizes = list(&text[element.len()..]).into_iter().map(number);
    Shape::new(
        ElementType::from_name(element).unwrap(),
        sizes.collect::<Vec<_>>(),
    )
}

fn number(text: &str) -> Size {
    text.parse::<usize>()
        .map_or_else(|_| Size::name(text), Size::from)
}

fn literal(shape: &Shape, text: &str) -> Literal {
    let len = shape.len().known().unwrap();
    let words = if text.starts_with('[') {
        list(text)
    } else {
        vec![text; len]
    };
    let scalars = words.into_iter().map(|word| {
        let scalar = match word {
            "true" | "false" => Scalar::Bool(word == "true"),
            _ if shape.element.is_float() => Scalar::Float(word.parse().unwrap()),
            _ => Scalar::Integer(word.parse().unwrap()),
        };
        Literal::scalar(shape.element, scalar).bytes().to_vec()
    });
    Literal::from_bytes(shape.clone(), scalars.flatten().collect()).unwrap()
}

fn list(text: &str) -> Vec<&str> {
    split(text.strip_prefix('[').unwrap().strip_suffix(']').unwrap())
}

/// Returns the items between commas that are not inside brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut items) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                items.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    items.push(text[start..].trim());
    items.retain(|item| !item.is_empty());
    items
}

/// Returns a function of a graph, with default layouts.
pub(crate) fn plain(name: &str, graph: Graph) -> Function {
    let params = graph.param_shapes().into_iter().map(Type::array);
    let params = params.map(|ty| Parameter::new("x", ty));
    let signature = Signature::new(
        params.collect(),
        Tree::Tuple(graph.result_shapes().into_iter().map(Type::array).collect()),
    );
    Function::new(name.to_string(), signature, graph)
}

/// Returns the graph after all passes.
pub(crate) fn optimised(function: Function) -> Optimised {
    let module = Module {
        functions: vec![Rc::new(function)],
    };
    optimise(&module, module.entry().unwrap(), |_| false).unwrap()
}

/// Fails unless a graph prints as this text, line by line without indentation.
pub(crate) fn assert_prints(graph: &Graph, expected: &str, what: &str) {
    let lines = |text: &str| -> Vec<String> {
        text.lines()
            .map(|line| line.trim().to_string())
            .filter(|line| !line.is_empty())
            .collect()
    };
    let found = lines(&graph.to_string());
    assert_eq!(found, lines(expected), "{what}:\n{graph}");
}
