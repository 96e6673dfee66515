//! `conditional(pred, || a, || b)` runs one of two computations and returns its result.
//!
//! Its closures may capture values. The form of XLA, which passes operands to them, is accepted too:
//! `conditional(pred, x, |x| .., y, |y| ..)`. Rust's `if c { a } else { b }` is the same operation.
//!
//! `case(index, [|| a, || b, || c])` selects one of any number of computations; an index that is out of range selects
//! the last one. `case(index, [f, g], [x, y])` passes them operands.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Value, Values};
use crate::list::{self, Items};
use crate::operation::{
    Argument, Call, Computation, Form, InCall, Infer, MANY, OWN, OpTraits, Operation, Param,
    Primitive, RegionInputs,
};
use crate::ops::call::type_of;
use crate::ops::control::{self, Region, align};
use crate::{Builder, ElementType, Shape, Tree, Type};

mod batch;

/// XLA's Conditional on a bool.
pub static OPERATION: Operation = Operation {
    name: "conditional",
    operator: None,
    params: &[
        Param::array("pred"),
        Param::operand("true_operand"),
        Param::computation("true_computation"),
        Param::value("false_operand").optional(),
        Param::computation("false_computation").optional(),
    ],
    over_trees: false,
    build: |call| {
        let pred = call.typed("pred", ElementType::Bool)?;
        let expected = Shape::scalar(ElementType::Bool);
        if *call.b.shape(pred) != expected {
            let found = call.b.shape(pred).clone();
            // A predicate of several elements selects elements, and an integer selects among several computations.
            let help = match found.element {
                ElementType::Bool => {
                    Some("select at each index with `select(pred, on_true, on_false)`")
                }
                number if number.is_integer() => {
                    Some("select by a number with `case(index, [|| a, || b])`, or compare it")
                }
                _ => None,
            };
            let help = help.map(str::to_string);
            let what = FaultKind::ShapeExpected { expected, found };
            let fault = Fault::named("pred", what);
            return Err(call.error(Fault { help, ..fault }));
        }
        let names = ["true_computation", "false_computation"];
        // The names of the parameters that have the closures, to which faults refer.
        let mut places = names;
        let (closures, operands) = match &call.arguments[1] {
            // Without operands, the closures are the first two arguments after the predicate.
            Argument::Computation(first) if !call.is_passed("false_operand") => {
                let second = call.computations(names[0])?;
                places = ["true_operand", "true_computation"];
                (vec![*first, second[0]], vec![])
            }
            Argument::Missing if !call.is_passed("false_operand") => {
                let both = list::both(names, |name| call.computations(name));
                let [first, second] = both;
                (vec![first?[0], second?[0]], vec![])
            }
            _ => {
                let operands =
                    list::both(["true_operand", "false_operand"], |name| call.value(name));
                let [first, second] = operands;
                let operands = vec![first?, second?];
                let both = list::both(names, |name| call.computations(name));
                let [first, second] = both;
                (vec![first?[0], second?[0]], operands)
            }
        };
        choose(call, pred, &places, &closures, operands)
    },
};

/// XLA's Conditional on an integer.
pub static CASE: Operation = Operation {
    name: "case",
    operator: None,
    params: &[
        Param::array("index"),
        Param::computations("branches"),
        Param::value("operands").optional(),
    ],
    over_trees: false,
    build: |call| {
        let index = call.typed("index", ElementType::I32)?;
        let expected = Shape::scalar(ElementType::I32);
        if *call.b.shape(index) != expected {
            let found = call.b.shape(index).clone();
            let help = match found.element {
                ElementType::Bool => Some("select by a bool with `conditional(pred, || a, || b)`"),
                element if found.is_scalar() && element.is_integer() => {
                    Some("convert it: `{index} as i32`")
                }
                _ => None,
            };
            let what = FaultKind::ShapeExpected { expected, found };
            let fault = Fault::named("index", what);
            let help = help.map(str::to_string);
            return Err(call.error(Fault { help, ..fault }));
        }
        let closures = call.computations("branches")?;
        let operands = if call.is_passed("operands") {
            match call.value("operands")? {
                Tree::Tuple(items) if items.len() == closures.len() => items,
                one @ Tree::Leaf(_) if closures.len() == 1 => vec![one],
                other => {
                    let found = match other {
                        Tree::Tuple(items) => items.len(),
                        _ => 1,
                    };
                    let what = FaultKind::Count {
                        items: "operands, one for each branch",
                        expected: closures.len(),
                        found,
                    };
                    return Err(call.error(Fault::named("operands", what)));
                }
            }
        } else {
            Vec::new()
        };
        choose(call, index, &["branches"], &closures, operands)
    },
};

/// StableHLO's if.
pub static IF: Primitive = primitive("conditional", "stablehlo.if", 2, infer_if);

/// StableHLO's case.
pub static PRIMITIVE: Primitive = primitive("case", "stablehlo.case", MANY, infer_case);

const fn primitive(
    name: &'static str,
    text: &'static str,
    regions: usize,
    infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
) -> Primitive {
    Primitive {
        name,
        text,
        operands: 1..=usize::MAX,
        regions,
        attributes: &[],
        syntax: &[],
        infer,
        form: |_, _| Form::Branch,
        commutative: false,
        traits: OpTraits {
            region_inputs: RegionInputs::Captures,
            batch_regions: Some(batch::batched),
            ..OpTraits::NONE
        },
    }
}

fn infer_if(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let names = ["true_computation", "false_computation"];
    branches(infer, "pred", ElementType::Bool, &names)
}

fn infer_case(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    branches(infer, "index", ElementType::I32, &["branches"])
}

fn branches(
    infer: &Infer<'_>,
    index: &'static str,
    element: ElementType,
    names: &[&'static str],
) -> Result<Vec<Shape>, Fault> {
    let (expected, found) = (Shape::scalar(element), infer.operands[0].clone());
    if found != expected {
        return Err(Fault::named(
            index,
            FaultKind::ShapeExpected { expected, found },
        ));
    }
    let captured = control::captured(infer);
    // An instruction has its index and captured values only: the front end passes operands to the closures.
    if infer.operands.len() > captured.len() + 1 {
        let what = FaultKind::Count {
            items: "operands",
            expected: 1,
            found: infer.operands.len() - captured.len(),
        };
        return Err(Fault::call(what));
    }
    let first = control::region(infer, names[0], 0, &[])?.result_shapes();
    // All branches return what the first one returns.
    for i in 1..infer.regions.len() {
        let name = names[i.min(names.len() - 1)];
        let region = control::region(infer, name, i, &[])?;
        control::check_results(name, "the result of the first branch", &first, region)?;
    }
    Ok(first)
}

/// Adds a conditional whose branches take these operands, and returns the result of the selected one.
fn choose<'a>(
    call: &mut Call<'_, 'a>,
    index: Value,
    names: &[&'static str],
    closures: &[&'a dyn Computation],
    operands: Vec<Values>,
) -> Result<Values, Error> {
    if closures.is_empty() {
        let what = FaultKind::Value {
            expected: "at least 1 computation".to_string(),
            found: "0".to_string(),
        };
        return Err(call.error(Fault::named(names[0], what)));
    }
    let region_inputs = |i: usize| -> Vec<Type> {
        let operand = operands.get(i).map(|operand| type_of(call.b, operand));
        operand.into_iter().collect_vec()
    };
    let closures = closures.iter().enumerate();
    let closures: Vec<_> = closures
        .map(|(i, &closure)| (closure, region_inputs(i)))
        .collect_vec();
    let capturing = control::alike(call, names, &closures)?;
    let result = capturing[0].result.clone();
    let mut replaced: Vec<Value> = Vec::new();
    for &value in capturing.iter().flat_items(|capturing| &capturing.replaced) {
        if !replaced.contains(&value) {
            replaced.push(value);
        }
    }
    let regions = capturing.into_iter().enumerate().map(|(i, capturing)| {
        // The operands of a branch are captured values too.
        // `case` has no operands, `cond` one for each branch.
        let taken = operands.get(i).map_or(Vec::new(), Tree::leaves);
        let (graph, values) = control::giving(&call.b.graph, capturing, &replaced);
        let values = taken
            .into_iter()
            .chain_items(&values)
            .copied()
            .collect_vec();
        (graph, values)
    });
    let regions = regions.collect_vec();
    let values = branch(call.b, index, regions);
    let mut values = values.in_call(call)?;
    let new = values.split_off(values.len() - replaced.len());
    call.b.replaced.extend(replaced.into_iter().zip(new));
    Ok(result.with_leaves(&mut values.into_iter()))
}

/// Adds a conditional on a bool or an integer, and returns the results of the selected region.
///
/// # Errors
/// The index is neither, or the regions return different types.
pub fn branch(
    b: &mut Builder<'_>,
    index: Value,
    branches: Vec<Region>,
) -> Result<Vec<Value>, Fault> {
    let (regions, values) = align(&b.graph, branches);
    let operands = [&[index], values.as_slice()].concat();
    let op = match b.shape(index).element {
        ElementType::Bool => &IF,
        _ => &PRIMITIVE,
    };
    b.add(op, &operands, vec![(OWN, Attr::Int(1))], regions)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn both_computations_give_one_type() {
        check(&[
            ("conditional(bool[], f32[2], neg, f32[2], abs)", "f32[2]"),
            ("conditional(bool[], f32[N], abs, c64[N], abs)", "f32[N]"),
            (
                "conditional(bool[], (f32[2], i32[]), same, (f32[2], i32[]), same)",
                "(f32[2], i32[])",
            ),
            // C1
            (
                "conditional(bool[2], f32[2], neg, f32[2], abs)",
                "pred: expected bool[], found bool[2] | select at each index with `select(pred, on_true, on_false)`",
            ),
            (
                "conditional(i32[], f32[2], neg, f32[2], abs)",
                "pred: expected bool[], found i32[] | select by a number with `case(index, [|| a, || b])`, or compare it",
            ),
            (
                "conditional(bool[], f32[2], add, f32[2], abs)",
                "true_computation: expected a computation with 1 parameter, found one with 2",
            ),
            // C2
            (
                "conditional(bool[], f32[2], neg, f32[3], abs)",
                "false_computation: expected the computation to return f32[2] for the result of the first branch, found f32[3]",
            ),
            (
                "conditional(bool[], (f32[2], i32[]), same, (f32[2], i64[]), same)",
                "false_computation: expected the computation to return i32[] for `.1` of the result of the first branch, found i64[]",
            ),
            (
                "conditional(bool[], f32[2], neg)",
                "false_operand: missing argument `false_operand`: expected a value",
            ),
        ]);
    }

    #[test]
    fn all_branches_give_one_type() {
        check(&[
            (
                "case(i32[], [neg, abs, sign], (f32[2], f32[2], f32[2]))",
                "f32[2]",
            ),
            ("case(i32[], [neg], f32[N])", "f32[N]"),
            // C1
            (
                "case(i32[], [])",
                "branches: expected at least 1 computation, found 0",
            ),
            // C2
            (
                "case(i32[], [neg, abs], (f32[2], f32[2], f32[2]))",
                "operands: expected 2 operands, one for each branch, found 3",
            ),
            // C3
            (
                "case(i32[], [neg, is_finite], (f32[2], f32[2]))",
                "branches: expected the computation to return f32[2] for the result of the first branch, found bool[2]",
            ),
            (
                "case(i64[], [neg], f32[2])",
                "index: expected i32[], found i64[] | convert it: `{index} as i32`",
            ),
            (
                "case(bool[], [neg], f32[2])",
                "index: expected i32[], found bool[] | select by a bool with `conditional(pred, || a, || b)`",
            ),
            (
                "case(i32[2], [neg], f32[2])",
                "index: expected i32[], found i32[2]",
            ),
        ]);
    }

    #[test]
    fn conditional_and_case_are_one_instruction() {
        assert_eq!(
            primitives("conditional(bool[], f32[], neg, f32[], abs)"),
            ["conditional"]
        );
        assert_eq!(
            primitives("case(i32[], [neg, abs], (f32[], f32[]))"),
            ["case"]
        );
    }
}
