//! The text for XLA of an operation that StableHLO lacks.

use std::rc::Rc;

use xla_hlo::graph::{Parameter, Value};
use xla_hlo::shape::Type;
use xla_hlo::{Builder, Function, Module, Primitive, Shape, Signature, Size, text};

use super::Spec;

/// Returns the [`expansion`] of the primitive with this name.
///
/// # Panics
/// Panics if there is none, and as `expansion` does.
pub(super) fn expansion_of(name: &str, operands: &[Spec]) -> String {
    let primitive = xla_hlo::ops::primitives().find(|primitive| primitive.name == name);
    let primitive = primitive.unwrap_or_else(|| panic!("there is no primitive `{name}`"));
    expansion(primitive, operands)
}

/// Returns the instructions of the expansion of a primitive with one result, which define `%out`; its operands are `%a`,
/// `%b`, `%c`.
///
/// # Panics
/// Panics if the primitive rejects the operands, or has no expansion.
pub fn expansion(primitive: &'static Primitive, operands: &[Spec]) -> String {
    let empty = Module::default();
    let mut b = Builder::new(&empty);
    let shapes = operands.iter().map(|spec| {
        let sizes = spec.dims.iter().map(|&size| Size::from(size));
        Shape::new(spec.element, sizes.collect::<Vec<_>>())
    });
    let params: Vec<Value> = shapes.map(|shape| b.graph.add_param(shape)).collect();
    let result = b.add1(primitive, &params, Vec::new());
    b.graph.results = vec![result.expect("its rule accepts the operands")];
    let graph = b.graph;
    let params = ["a", "b", "c"].into_iter().zip(graph.param_shapes());
    let params = params.map(|(name, shape)| Parameter::new(name, Type::array(shape)));
    let result = Type::array(graph.result_shapes().remove(0));
    let signature = Signature::new(params.collect(), result);
    let module = Module {
        functions: vec![Rc::new(Function::new("main", signature, graph))],
    };
    let text = text::stablehlo(&module).expect("its sizes are known");
    let body = text.lines().map(str::trim);
    let body = body.filter(|line| line.starts_with('%') || line.starts_with("return "));
    let mut body = body.collect::<Vec<_>>().join("\n");
    for (number, name) in ["%a", "%b", "%c"].into_iter().enumerate() {
        body = body.replace(&format!("%arg{number}"), name);
    }
    let (body, result) = body.split_once("return ").expect("a function returns");
    let (value, ty) = result.split_once(" : ").expect("a value has a type");
    format!("{body}%out = stablehlo.reshape {value} : ({ty}) -> {ty}")
}
