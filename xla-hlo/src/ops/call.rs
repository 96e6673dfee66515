//! Calls of other computations.
//!
//! A callee may be generic in sizes: the arguments of a call determine them.

use crate::attr;
use std::rc::Rc;

pub use crate::binding::{Binding, substitute};
use crate::dynamic::unequal;
use crate::error::{At, Fault, FaultKind};
use crate::graph::{Attr, Function, Values};
use crate::list::Items;
use crate::operation::{Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::{Builder, Shape, Signature, Tree, Type};

/// A call; it prints as `func.call`.
pub static PRIMITIVE: Primitive = Primitive {
    name: "call",
    text: "func.call",
    operands: 0..=usize::MAX,
    regions: 0,
    attributes: &[("callee", Text::Symbol)],
    syntax: &[
        SyntaxToken::Attribute("callee"),
        SyntaxToken::Word("("),
        SyntaxToken::Operands,
        SyntaxToken::Word(")"),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| Form::Call(attr::text(&instr.attrs, "callee").to_string()),
    commutative: false,
    traits: OpTraits::NONE,
};

/// Binds the callee's size names such that its parameters have the shapes of the operands.
///
/// # Errors
/// The first argument that does not match.
pub fn bind(callee: &Function, operands: &[&Shape]) -> Result<Binding, Unbound> {
    let params = callee.graph.param_shapes();
    if params.len() != operands.len() {
        let operand = operands.len().min(params.len());
        let expected = None;
        return Err(Unbound { operand, expected });
    }
    // A parameter's size that is a name is bound where it occurs first; the other sizes are compared afterwards.
    let mut binding = Binding::new();
    for (param, operand) in params.iter().zip(operands) {
        for (size, found) in param.dims.iter().zip(&operand.dims) {
            if let Some(name) = size.as_name() {
                binding
                    .entry(name.to_string())
                    .or_insert_with(|| found.clone());
            }
        }
    }
    for (i, (param, operand)) in params.iter().zip(operands).enumerate() {
        let expected = substitute(param, &binding);
        if expected.as_ref() != Some(*operand) {
            return Err(Unbound {
                operand: i,
                expected,
            });
        }
    }
    Ok(binding)
}

/// An argument that does not match its parameter.
#[derive(Debug)]
pub struct Unbound {
    /// The argument's index among the arrays.
    pub operand: usize,
    /// The expected shape, if the other arguments determine it.
    expected: Option<Shape>,
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let name = attr::text(infer.attrs, "callee");
    let Some(callee) = infer.module.function(name) else {
        return Err(Fault::call(FaultKind::Other(format!(
            "cannot find computation `{name}`"
        ))));
    };
    let binding =
        bind(callee, &infer.operands).map_err(|fault| mismatch(callee, &infer.operands, &fault))?;
    infer.inherit(callee, &binding)?;
    let results = callee.graph.result_shapes();
    let results = results.iter().map(|shape| {
        let of = || shape.to_string();
        substitute(shape, &binding).ok_or_else(|| Fault::call(FaultKind::CalleeSize(of())))
    });
    results.collect_ok()
}

fn mismatch(callee: &Function, operands: &[&Shape], fault: &Unbound) -> Fault {
    let operand = fault.operand;
    let leaves: Vec<_> = (callee.signature.params.iter())
        .flat_items(|p| p.ty.leaves().into_iter().map(move |leaf| (p, leaf)))
        .collect_vec();
    let (Some((param, leaf)), Some(found)) = (leaves.get(operand), operands.get(operand)) else {
        return Fault::call(FaultKind::Count {
            items: "arguments",
            expected: leaves.len(),
            found: operands.len(),
        });
    };
    Fault::operand(
        operand,
        FaultKind::ArgumentType {
            name: param.name.clone(),
            // `f32[3] (declared as f32[N])`, where an earlier argument has bound `N` to 3.
            expected: match &fault.expected {
                Some(expected) if *expected != leaf.shape && expected.rank() == found.rank() => {
                    format!("{expected} (declared as {})", leaf.shape)
                }
                _ => leaf.shape.to_string(),
            },
            found: found.to_string(),
            sizes: match &fault.expected {
                Some(expected) => unequal(found, expected),
                None => Vec::new(),
            },
        },
    )
}

/// The results of a call.
pub struct Called {
    /// The result.
    pub result: Values,
    /// The final value of each state parameter, in order.
    pub states: Vec<Values>,
}

/// Calls a function of the builder's module with one tree for each of its parameters.
///
/// # Errors
/// The number of arguments is wrong, or an argument does not match its parameter's type. [`At::Operand`] then holds the
/// argument's index.
pub fn call(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
) -> Result<Called, Fault> {
    let Signature { params, result, .. } = &callee.signature;
    if params.len() != arguments.len() {
        return Err(Fault::call(FaultKind::Count {
            items: "arguments",
            expected: params.len(),
            found: arguments.len(),
        }));
    }
    // Trees are flattened: a call takes and returns arrays. `owners` has the argument of each leaf, so that a fault of
    // the inference names the argument, not the leaf.
    let mut operands = Vec::new();
    let mut owners = Vec::new();
    for (i, (param, argument)) in params.iter().zip(arguments).enumerate() {
        if !param.ty.same_structure(argument) {
            let found = type_of(b, argument);
            let what = FaultKind::ArgumentType {
                name: param.name.clone(),
                expected: param.ty.to_string(),
                found: found.to_string(),
                sizes: Vec::new(),
            };
            return Err(Fault::operand(i, what));
        }
        for &&leaf in &argument.leaves() {
            operands.push(leaf);
            owners.push(i);
        }
    }
    let attrs = vec![("callee", Attr::Text(callee.name.clone()))];
    let values = b
        .add(&PRIMITIVE, &operands, attrs, Vec::new())
        .map_err(|fault| match fault.at {
            At::Operand(leaf) => Fault {
                at: At::Operand(owners[leaf]),
                ..fault
            },
            _ => fault,
        })?;
    // The results are the leaves of the result, then the new values of the `&mut` parameters, in the order of the
    // parameters.
    let mut values = values.into_iter();
    let result = result.with_leaves(&mut values);
    let states = params.iter().filter_items(|param| param.state);
    let states = states.map(|param| param.ty.with_leaves(&mut values));
    let states = states.collect_vec();
    Ok(Called { result, states })
}

/// Returns the type of a tree of values, in default layouts.
pub fn type_of(b: &Builder<'_>, values: &Values) -> Type {
    let arrays = values.map(&mut |&value| Type::array(b.shape(value).clone()));
    flatten(&arrays)
}

/// Converts a tree whose leaves are trees to one tree.
pub(crate) fn flatten<T: Clone>(tree: &Tree<Tree<T>>) -> Tree<T> {
    match tree {
        Tree::Leaf(ty) => ty.clone(),
        Tree::Tuple(items) => Tree::Tuple(items.iter().map(flatten).collect_vec()),
        Tree::List(items) => Tree::List(items.iter().map(flatten).collect_vec()),
        Tree::Record(name, fields) => {
            let fields = fields
                .iter()
                .map(|(field, item)| (field.clone(), flatten(item)));
            Tree::Record(name.clone(), fields.collect_vec())
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text;

    #[test]
    fn arguments_tell_the_sizes_of_a_generic_callee() {
        let cases = [
            // Operands, their types, the result's type, the outcome.
            ("%a, %b", "4x2xf32>, tensor<2xf32", "8xf32", "accepted"),
            (
                "%b, %b",
                "2xf32>, tensor<2xf32",
                "4xf32",
                "call: expected f32[N, M] for parameter `x`, found f32[2]",
            ),
            (
                "%a, %c",
                "4x2xf32>, tensor<3xf32",
                "8xf32",
                "call: expected f32[2] (declared as f32[M]) for parameter `y`, found f32[3]",
            ),
            (
                "%a, %i",
                "4x2xf32>, tensor<2xi32",
                "8xf32",
                "call: expected f32[2] (declared as f32[M]) for parameter `y`, found i32[2]",
            ),
            (
                "%a",
                "4x2xf32",
                "8xf32",
                "call: expected 2 arguments, found 1",
            ),
            (
                "%a, %b",
                "4x2xf32>, tensor<2xf32",
                "4xf32",
                "expected the types (tensor<8xf32>), found (tensor<4xf32>)",
            ),
        ];
        for (operands, types, result, expected) in cases {
            let text = format!(
                "func.func @f(%x: tensor<{{N}}x{{M}}xf32>, %y: tensor<{{M}}xf32>) -> tensor<{{M * N}}xf32>
                   attributes {{typed_xla.signature = \"<N, M>(x: f32[N, M], y: f32[M]) -> f32[M * N]\"}} {{
                   %0 = stablehlo.reshape %x : (tensor<{{N}}x{{M}}xf32>) -> tensor<{{M * N}}xf32>
                   return %0 : tensor<{{M * N}}xf32>
                 }}
                 func.func @main(%a: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>, %i: tensor<2xi32>) {{
                   %0 = func.call @f({operands}) : (tensor<{types}>) -> tensor<{result}>
                   return
                 }}"
            );
            let found = match text::parse(&text) {
                Ok(_) => "accepted".to_string(),
                Err(error) => error.to_string(),
            };
            assert_eq!(
                found.trim_start_matches(|c: char| c.is_ascii_digit() || " :".contains(c)),
                expected
            );
        }
    }
}
