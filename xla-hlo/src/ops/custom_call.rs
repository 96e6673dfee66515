//! `custom_call(f, (x, y))`: a Rust or C function for computations that no operation covers.
//!
//! `f` is declared with `#[custom_call]`, which states its signature; `f(x, y)` is the same call. It is executed as
//! often as the program calls it, in program order, even if its results are unused. If it returns a `Result`, the call
//! needs a `?`.
//!
//! Callers of a computation with such calls reach them through its adapter: [`calls`].

pub mod calls;
pub mod targets;

use crate::attr;
use std::rc::Rc;

use crate::dynamic::is_dynamic;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::function::written;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Function, Graph, Instr, Place, Value, Values};
use crate::list::Items;
use crate::operation::{
    Batch, Call, CallTarget, Form, Infer, MaybeBatched, OpTraits, Operation, Param, Primitive,
    Refused, SyntaxToken, Text,
};
use crate::ops::call::{self, Binding, Called, type_of};
use crate::ops::in_turn;
use crate::{Builder, Parameter, Shape, Signature, Size, Tree, Type};

/// The attributes: the function, whether it may fail, its generic sizes, the shapes of its results, and the number of
/// the call in the surrounding function if sizes of its results are checked when it returns. The last one is never
/// printed.
const TARGET: &str = "call_target_name";
const MAY_FAIL: &str = "may_fail";
const SIZES: &str = "sizes";
const SHAPES: &str = "shapes";
const CALL: &str = "call";

/// XLA's CustomCall.
pub static OPERATION: Operation = Operation {
    name: "custom_call",
    operator: None,
    params: &[
        Param::function("function"),
        Param::value("operands").optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's custom_call.
pub static PRIMITIVE: Primitive = Primitive {
    name: "custom_call",
    text: "stablehlo.custom_call",
    operands: 0..=usize::MAX,
    regions: 0,
    attributes: &[
        (TARGET, Text::Symbol),
        (MAY_FAIL, Text::Bool),
        (SIZES, Text::Own),
        (SHAPES, Text::ResultShapes),
    ],
    syntax: &[
        SyntaxToken::Attribute(TARGET),
        SyntaxToken::Word("("),
        SyntaxToken::Operands,
        SyntaxToken::Word(") {has_side_effect = true, typed_xla.may_fail = "),
        SyntaxToken::Attribute(MAY_FAIL),
        SyntaxToken::Word(", typed_xla.sizes = "),
        SyntaxToken::Attribute(SIZES),
        SyntaxToken::Word("}"),
        SyntaxToken::Types,
    ],
    infer: |infer: &Infer<'_>| Ok(attr::shapes(infer.attrs, SHAPES).to_vec()),
    form: |_, instr| Form::CustomCall {
        target: CallTarget::Function(attr::text(&instr.attrs, TARGET).to_string()),
        may_fail: attr::bool(&instr.attrs, MAY_FAIL),
        sizes: attr::sizes(&instr.attrs, SIZES).to_vec(),
        call: instr.attr(CALL).map(|_| attr::index(&instr.attrs, CALL)),
    },
    commutative: false,
    traits: OpTraits {
        effect: true,
        batch_regions: Some(batched),
        ..OpTraits::NONE
    },
};

/// Makes the call for each index, one after another. The sizes of its results must be known before.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    let instr = batch.instr;
    let shapes = attr::shapes(&instr.attrs, SHAPES);
    let mut sizes = shapes.iter().flat_items(|shape| &shape.dims);
    if instr.attr(CALL).is_none() && !sizes.any(Size::is_open) {
        return in_turn::called(rw, batch);
    }
    let name = written(attr::text(&instr.attrs, TARGET));
    let what = format!("the sizes of the results of `{name}` may differ at each index");
    Err(Refused {
        origin: instr.origin,
        fault: Fault::call(FaultKind::Other(what))
            .help("declare its result with sizes of its parameters, or with numbers"),
    })
}

/// Whether a graph calls custom functions.
pub fn is_in(graph: &Graph) -> bool {
    first(graph, &|_| true).is_some()
}

/// Whether a graph calls custom functions that may fail, or whose results have dynamic sizes.
pub fn is_fallible(graph: &Graph) -> bool {
    let is_known = |shape: &Shape| {
        shape
            .dims
            .iter()
            .all(|size| !size.is_open() && !size.is_dynamic())
    };
    let fails = |instr: &Instr| {
        let shapes = attr::shapes(&instr.attrs, SHAPES);
        attr::bool(&instr.attrs, MAY_FAIL) || !shapes.iter().all(is_known)
    };
    first(graph, &fails).is_some()
}

/// Whether a function is a custom function itself, which calls it by its own name.
pub(super) fn is_declared(function: &Function) -> bool {
    let own = |instr: &Instr| attr::text(&instr.attrs, TARGET) == function.written();
    function.graph.len() == 1 && first(&function.graph, &own).is_some()
}

/// Returns the place of the first custom call in a graph, if it is known.
fn place(graph: &Graph) -> Option<Place> {
    first(graph, &|_| true).and_then(|instr| instr.origin.place)
}

/// Returns the first custom call of a kind.
fn first<'g>(graph: &'g Graph, is: &dyn Fn(&Instr) -> bool) -> Option<&'g Instr> {
    for (_, instr) in graph.instrs() {
        if *instr.op == PRIMITIVE && is(instr) {
            return Some(instr);
        }
        for region in &instr.regions {
            if let Some(instr) = first(region, is) {
                return Some(instr);
            }
        }
    }
    None
}

/// Adds the names of the custom functions that a graph calls, each once.
pub(super) fn add_targets(graph: &Graph, all: &mut Vec<String>) {
    for (_, instr) in graph.instrs() {
        for region in &instr.regions {
            add_targets(region, all);
        }
        match instr.attr(TARGET) {
            Some(Attr::Text(name)) if *instr.op == PRIMITIVE && !all.contains(name) => {
                all.push(name.clone());
            }
            _ => {}
        }
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let function = call.computations("function")?[0];
    let operands = if call.is_passed("operands") {
        call.value("operands")?
    } else {
        Tree::Tuple(Vec::new())
    };
    // `f` takes the items of a tuple as its parameters.
    let operands: Vec<Values> = match operands {
        Tree::Tuple(items) => items,
        one => vec![one],
    };
    let params: Vec<Type> = operands
        .iter()
        .map(|tree| type_of(call.b, tree))
        .collect_vec();
    let capturing = function.with_captures(&params, None, &call.b.graph);
    let capturing = capturing.map_err(|fault| {
        let at = At::Named("function", None);
        let fault = Fault { at, ..fault };
        call.error(match *fault.what {
            FaultKind::ComputationParameters { .. } => {
                fault.help("pass several operands as a tuple: `custom_call(f, (x, y))`")
            }
            _ => fault,
        })
    })?;
    // A computation without custom calls would be inlined: the user may have meant to call it by its name.
    if !is_in(&capturing.graph) {
        let what = "expected a function with `#[custom_call]`; call a computation by its name";
        let fault = Fault::named("function", FaultKind::Other(what.to_string()));
        return Err(call.error(fault));
    }
    let leaves = operands.iter().flat_items(Tree::leaves);
    let arguments: Vec<_> = leaves.chain_items(&capturing.values).copied().collect_vec();
    let mut results = call.b.paste(&capturing.graph, &arguments);
    let new = results.split_off(results.len() - capturing.replaced.len());
    call.b
        .replaced
        .extend(capturing.replaced.into_iter().zip(new));
    Ok(capturing.result.with_leaves(&mut results.into_iter()))
}

/// Returns the graph of a custom function, which is a call of it.
pub fn declared(signature: &Signature, name: &str) -> Graph {
    let mut graph = Graph::new();
    let params = signature
        .params
        .iter()
        .flat_items(|param| param.ty.leaves());
    let operands = params.map(|leaf| graph.add_param(leaf.shape.clone()));
    let operands = operands.collect_vec();
    let results = signature.result.leaves().into_iter();
    let shapes: Vec<Shape> = results.map(|leaf| leaf.shape.clone()).collect_vec();
    let sizes = generic(signature).map(Size::name).collect_vec();
    let attrs = attrs(name, signature.fallible, sizes, shapes.clone());
    let origin = Default::default();
    let id = graph.add_instr(&PRIMITIVE, operands, attrs, Vec::new(), shapes, origin);
    graph.results = graph.instr(id).results.clone();
    graph
}

/// Returns the names of the generic sizes of a function, without its dynamic ones.
fn generic(signature: &Signature) -> impl Iterator<Item = &String> {
    signature
        .sizes
        .iter()
        .filter_items(|name| !is_dynamic(name))
}

fn attrs(
    name: &str,
    may_fail: bool,
    sizes: Vec<Size>,
    shapes: Vec<Shape>,
) -> Vec<(&'static str, Attr)> {
    vec![
        (TARGET, Attr::Text(name.to_string())),
        (MAY_FAIL, Attr::Bool(may_fail)),
        (SIZES, Attr::Sizes(sizes)),
        (SHAPES, Attr::Shapes(shapes)),
    ]
}

/// Returns the arrays that a call passes, and the callee's sizes that follow from their shapes, which [`checked`] accepts.
pub(super) fn bound(
    b: &Builder<'_>,
    callee: &Function,
    arguments: &[Values],
) -> (Vec<Value>, Binding) {
    let leaves = arguments.iter().flat_items(Tree::leaves);
    let leaves: Vec<Value> = leaves.copied().collect_vec();
    let shapes = leaves.iter().map(|&v| b.shape(v)).collect_vec();
    let binding = call::bind(callee, &shapes);
    let binding = binding.expect("arguments that were checked match the parameters");
    (leaves, binding)
}

/// Replaces the leaves of trees.
pub(super) fn with_leaves(trees: &[Values], mut leaf: impl FnMut(&Value) -> Value) -> Vec<Values> {
    trees.iter().map(|tree| tree.map(&mut leaf)).collect_vec()
}

/// Checks the types of a call in a separate graph.
///
/// # Errors
/// As for [`call::call`].
pub(super) fn checked<'m>(
    b: &Builder<'m>,
    callee: &Rc<Function>,
    arguments: &[Values],
) -> Result<(Builder<'m>, Called), Fault> {
    let mut checked = Builder::new(b.module);
    let param = |v: &_| checked.graph.add_param(b.shape(*v).clone());
    let params: Vec<Values> = with_leaves(arguments, param);
    let called = call::call(&mut checked, callee, &params)?;
    Ok((checked, called))
}

/// Calls a custom function, or a computation that calls custom functions and is called as a whole.
///
/// `close` replaces the dynamic sizes of the callee's results, which are checked when it returns, and then returns the
/// number of the call.
///
/// # Errors
/// As for [`call::call`]; also parameters or results that such a call cannot pass.
pub fn call(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
    close: &mut dyn FnMut(&mut [Shape]) -> Option<i64>,
) -> Result<Called, Fault> {
    let signature = &callee.signature;
    // Such a call becomes a call of the compiled function from emitted code, where only arrays can be passed. State and
    // feeds would need its callers' places.
    let refused = |param: &&Parameter| param.state || param.channel.is_some();
    if let Some(param) = signature.params.iter().find(refused) {
        let changed = param.state && param.channel.is_none();
        let what = format!(
            "`{}` makes a custom call that may fail, or whose result has sizes `?`: a computation can call it only if its \
             parameters are arrays that it does not change; `{}` is {}{}",
            callee.written(),
            param.name,
            if changed { "&mut " } else { "" },
            param.taken(),
        );
        return Err(Fault::call(FaultKind::Other(what)));
    }
    // The arguments are checked as in an inlined call; this also gives the shapes of its results.
    let (checked, called) = checked(b, callee, arguments)?;
    // Generic sizes are passed as numbers, so each must be known from the shapes of the arguments.
    let (leaves, binding) = bound(b, callee, arguments);
    let mut sizes = Vec::new();
    for name in generic(signature) {
        let size = binding.get(name);
        let size = size.ok_or_else(|| {
            let callee = callee.written();
            let what = format!("the arguments do not determine the size `{name}` of `{callee}`");
            Fault::call(FaultKind::Other(what))
        })?;
        if size.is_dynamic() {
            return Err(unknown(callee, name));
        }
        sizes.push(size.clone());
    }
    let shapes = called.result.leaves().into_iter();
    let mut shapes: Vec<Shape> = shapes.map(|&v| checked.shape(v).clone()).collect_vec();
    let number = close(&mut shapes);
    let mut attrs = attrs(&callee.name, signature.fallible, sizes, shapes);
    if let Some(number) = number {
        attrs.push((CALL, Attr::Int(number)));
    }
    let outer = b.origin;
    b.origin.place = outer.place.or(place(&callee.graph));
    let values = b.add(&PRIMITIVE, &leaves, attrs, Vec::new());
    b.origin = outer;
    Ok(Called {
        result: called.result.with_leaves(&mut values?.into_iter()),
        states: Vec::new(),
    })
}

/// Calls a function that is known by its name only, whose result has this type: a parameter of the surrounding function.
///
/// # Errors
/// A size of the result is dynamic.
pub fn local(
    b: &mut Builder<'_>,
    name: &str,
    arguments: &[Values],
    result: &Type,
) -> Result<Values, Fault> {
    let leaves = arguments.iter().flat_items(Tree::leaves);
    let leaves: Vec<Value> = leaves.copied().collect_vec();
    let shapes = result.leaves().into_iter();
    let shapes: Vec<Shape> = shapes.map(|leaf| leaf.shape.clone()).collect_vec();
    let attrs = attrs(name, false, Vec::new(), known(shapes)?);
    let values = b.add(&PRIMITIVE, &leaves, attrs, Vec::new())?;
    Ok(result.with_leaves(&mut values.into_iter()))
}

/// Returns the shapes of the results of a function that is known by its name only.
///
/// # Errors
/// A size is dynamic.
fn known(shapes: Vec<Shape>) -> Result<Vec<Shape>, Fault> {
    // No signature states how such a function determines a size.
    let mut dims = shapes.iter().flat_items(|shape| &shape.dims);
    if dims.any(Size::is_open) {
        let what = "the sizes of its result must be known before the call, found `?`";
        return Err(Fault::call(FaultKind::Other(what.to_string())));
    }
    Ok(shapes)
}

/// Returns the fault of a generic size of a custom function whose value only a call could determine.
fn unknown(callee: &Function, name: &str) -> Fault {
    let graph = &callee.graph;
    let shows = |param: &Value| {
        let mut sizes = graph.shape(*param).dims.iter();
        sizes.any(|size| size.names().contains(&name))
    };
    let what =
        format!("its generic size `{name}` must be static: it is a custom function, or calls one");
    let fault = match graph.params.iter().position(shows) {
        Some(operand) => Fault::operand(operand, FaultKind::Other(what)),
        None => Fault::call(FaultKind::Other(what)),
    };
    fault.help(format!(
        "write `?` for `{name}` in its parameters, which then accept arrays of any size"
    ))
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{call, declared};
    use crate::testing::outcome;
    use crate::{Builder, Function, Module, Tree, text};

    #[test]
    fn custom_call_refuses_a_computation() {
        assert_eq!(
            outcome("custom_call(neg, f32[2])"),
            "function: expected a function with `#[custom_call]`; call a computation by its name"
        );
    }

    /// Returns the outcome of a call with operands of these types.
    fn called(signature: &str, operands: &str) -> String {
        let body = format!(
            "func.func @f({operands}) attributes {{typed_xla.signature = \"<N, M>{signature}\"}} {{ return {} }}",
            if operands.contains("->") {
                "%x : tensor<2xf32>"
            } else {
                ""
            }
        );
        let module = text::parse(&body).unwrap();
        let mut function = Function::clone(module.entry().unwrap());
        let params = function.graph.param_shapes();
        function.graph = declared(&function.signature, "f");
        let module = Module {
            functions: vec![Rc::new(function)],
        };
        let mut b = Builder::new(&module);
        let arguments: Vec<_> = params
            .into_iter()
            .map(|shape| Tree::Leaf(b.graph.add_param(shape)))
            .collect();
        let callee = Rc::clone(module.entry().unwrap());
        match call(&mut b, &callee, &arguments, &mut |_| None) {
            Ok(_) => format!("{:?}", b.graph.instrs().next().unwrap().1.attrs),
            Err(fault) => fault.what.to_string(),
        }
    }

    #[test]
    fn functions_with_state_or_side_effects_are_not_passed_to_custom_calls() {
        let refused = "`f` makes a custom call that may fail, or whose result has sizes `?`: a computation can call it only if its parameters are arrays that it does not change; ";
        let cases = [
            (
                "(x: &mut f32[2]) -> ()",
                "%x: tensor<2xf32>) -> (tensor<2xf32>",
                "`x` is &mut f32[2]",
            ),
            (
                "(r: &Replica) -> ()",
                "%r: !stablehlo.token",
                "`r` is &Replica",
            ),
        ];
        for (signature, operands, expected) in cases {
            assert_eq!(called(signature, operands), format!("{refused}{expected}"));
        }
    }

    #[test]
    fn a_call_keeps_the_sizes_of_a_generic_function() {
        let attrs = called("(x: f32[M, N]) -> ()", "%x: tensor<{M}x{N}xf32>");
        assert!(attrs.contains("(\"sizes\", Sizes([N, M]))"), "{attrs}");
    }
}
