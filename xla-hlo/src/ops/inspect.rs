//! Output and assertions in the body of a computation: `println!`, `dbg!`, `assert!` and their relatives.
//!
//! Each is an instruction without results, which is executed as often as the program states, in the order of the
//! program. `map` and `vmap` execute it for each index, one after another. It has no influence on derivatives: only the
//! primal values are printed, once.
//!
//! An assertion is true for the operands that it accepts. Otherwise it ends the program with the text, by an error or a
//! panic.

mod bounds;
pub mod finite;
pub mod macros;
mod whole;

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::inspect::{self, Action, Inspect};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Function, Graph, Refused, Value, Values};
use crate::list::Items;
use crate::operation::{
    Batch, CallTarget, Form, MaybeBatched, OpTraits, Primitive, SyntaxToken, Text,
};
use crate::ops::{compare, elementwise, in_turn, reduce};
use crate::{Builder, ElementType, Instr, Literal, Shape};
use macros::Macro;

/// The attributes: the action, the format string, the structures of the values, the place in the source, and whether
/// only code with debug assertions has it.
const ACTION: &str = "action";
const FORMAT: &str = "format";
const VALUES: &str = "values";
const PLACE: &str = "place";
const DEBUG: &str = "debug";

/// A step that prints or asserts. Its operands are the condition of an assertion, and the leaves of the values.
pub static PRIMITIVE: Primitive = Primitive {
    name: "inspect",
    text: "typed_xla.inspect",
    operands: 0..=usize::MAX,
    regions: 0,
    attributes: &[
        (ACTION, Text::Quoted),
        (FORMAT, Text::Quoted),
        (VALUES, Text::Quoted),
        (PLACE, Text::Quoted),
        (DEBUG, Text::Bool),
    ],
    syntax: &[
        SyntaxToken::Word("("),
        SyntaxToken::Operands,
        SyntaxToken::Word(") "),
        SyntaxToken::Dictionary(&[ACTION, FORMAT, VALUES, PLACE, DEBUG]),
        SyntaxToken::Types,
    ],
    infer: |infer| {
        let Some((action, values)) = parts(infer.attrs) else {
            let what = "expected an action, and the structures of its values";
            return Err(Fault::call(FaultKind::Other(what.to_string())));
        };
        let leaves = values.iter().flat_items(crate::Tree::leaves).count();
        let expected = action.before() + leaves;
        if infer.operands.len() != expected {
            return Err(Fault::call(FaultKind::Count {
                items: "operands",
                expected,
                found: infer.operands.len(),
            }));
        }
        match infer.operands.first() {
            Some(&condition) if action == Action::Assert && *condition != flag() => {
                let what = format!("expected a condition of type {}, found {condition}", flag());
                Err(Fault::operand(0, FaultKind::Other(what)))
            }
            _ => Ok(Vec::new()),
        }
    },
    form: |_, instr| Form::CustomCall {
        target: CallTarget::Inspect(of(instr)),
        may_fail: false,
        sizes: Vec::new(),
        call: None,
    },
    commutative: false,
    traits: OpTraits {
        effect: true,
        batch_regions: Some(batched),
        ..OpTraits::NONE
    },
};

fn flag() -> Shape {
    Shape::scalar(ElementType::Bool)
}

fn parts(attrs: &attr::Attrs) -> Option<(Action, Vec<crate::Tree<()>>)> {
    let action = Action::named(attr::text(attrs, ACTION))?;
    Some((action, inspect::read(attr::text(attrs, VALUES))?))
}

fn of(instr: &Instr) -> Inspect {
    let attrs = &instr.attrs;
    let (action, values) = parts(attrs).expect("the rule has accepted the attributes");
    // An operation that prints does not know its place, which the front end adds to the instruction.
    let place = match (attr::text(attrs, PLACE), instr.origin.place) {
        ("", Some(place)) => place.to_string(),
        (place, _) => place.to_string(),
    };
    Inspect {
        action,
        format: attr::text(attrs, FORMAT).to_string(),
        values,
        place,
        origin: instr.origin.index,
    }
}

/// Prints or asserts at each active index, one after another.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    in_turn::called(rw, batch)
}

/// Returns what the first step of a graph that prints or asserts does.
pub fn first(graph: &Graph) -> Option<Inspect> {
    graph.instrs().find_map(|(_, instr)| {
        if *instr.op == PRIMITIVE {
            Some(of(instr))
        } else {
            instr.regions.iter().find_map(first)
        }
    })
}

/// Whether a graph prints or asserts.
pub fn is_in(graph: &Graph) -> bool {
    first(graph).is_some()
}

/// Whether a graph has steps that only code with debug assertions executes.
pub fn is_debug_in(graph: &Graph) -> bool {
    let mut instrs = graph.instrs().map(|(_, instr)| instr);
    instrs.any(|instr| is_debug(instr) || instr.regions.iter().any(is_debug_in))
}

fn is_debug(instr: &Instr) -> bool {
    *instr.op == PRIMITIVE && attr::bool(&instr.attrs, DEBUG)
}

/// Returns a function without the steps that only code with debug assertions executes.
pub fn release(function: &Function) -> Function {
    let graph = filtered(&function.graph, &|instr| !is_debug(instr));
    let (name, signature) = (function.name.clone(), function.signature.clone());
    Function::new(name, signature, graph)
}

/// Returns a graph without its steps that print or assert, for values that are computed again.
pub(crate) fn without(graph: &Graph) -> Graph {
    filtered(graph, &|instr| *instr.op != PRIMITIVE)
}

/// Returns a graph with some of its steps that print or assert.
fn filtered(graph: &Graph, stays: &dyn Fn(&Instr) -> bool) -> Graph {
    if !is_in(graph) {
        return graph.clone();
    }
    let mut new = vec![Value(0); graph.value_count()];
    let mut out = Graph::new();
    for &param in &graph.params {
        new[param.0 as usize] = out.add_param(graph.shape(param).clone());
    }
    let instrs = graph.instrs().map(|(_, instr)| instr);
    for instr in instrs.filter_items(|instr| stays(instr)) {
        let mut instr = instr.clone();
        for region in &mut instr.regions {
            *region = filtered(region, stays);
        }
        out.copy(graph, &instr, &mut new);
    }
    let results = graph.results.iter();
    out.results = results.map(|v| new[v.0 as usize]).collect_vec();
    out
}

/// A step that prints or asserts, before it is added to a graph.
#[derive(Debug)]
pub struct Made {
    /// The effect.
    pub action: Action,
    /// The format string, as in [`Inspect::format`].
    pub format: String,
    /// The values that are formatted.
    pub values: Vec<Values>,
    /// The place in the source.
    pub place: String,
    /// Whether only code with debug assertions has it.
    pub debug: bool,
}

/// Adds a step that prints or asserts. An assertion has a `condition`.
///
/// # Errors
/// The condition is not a single `bool`.
pub fn add(b: &mut Builder<'_>, condition: Option<Value>, made: Made) -> Result<(), Fault> {
    let leaves = made.values.iter().flat_items(crate::Tree::leaves);
    let operands = condition.into_iter().chain_items(leaves.copied());
    let attrs = vec![
        (ACTION, Attr::Text(made.action.name().to_string())),
        (FORMAT, Attr::Text(made.format)),
        (VALUES, Attr::Text(inspect::written(&made.values))),
        (PLACE, Attr::Text(made.place)),
        (DEBUG, Attr::Bool(made.debug)),
    ];
    b.add(&PRIMITIVE, &operands.collect_vec(), attrs, Vec::new())?;
    Ok(())
}

/// Adds whether two values are equal, as `==` of the values in Rust is.
///
/// # Errors
/// They have different types.
pub fn all_equal(b: &mut Builder<'_>, lhs: &Values, rhs: &Values) -> Result<Value, Fault> {
    let types = [lhs, rhs].map(|tree| tree.map(&mut |&value| b.shape(value).clone()));
    let (left, right) = (lhs.leaves(), rhs.leaves());
    if !types[0].same_structure(&types[1]) {
        let what = "expected two values of the same structure";
        return Err(Fault::call(FaultKind::Other(what.to_string())));
    }
    let mut all = b.constant(Literal::from_f64(ElementType::Bool, 1.0));
    for (&&lhs, &rhs) in left.iter().zip(right) {
        let equal = equal(b, lhs, rhs)?;
        all = b.add1(&elementwise::and, &[all, equal], Vec::new())?;
    }
    Ok(all)
}

/// Adds whether all elements of two arrays are equal.
fn equal(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Result<Value, Fault> {
    let [first, second] = [lhs, rhs].map(|value| b.shape(value).clone());
    if first != second {
        let what = format!("expected arrays of the same shape, found {first} and {second}");
        return Err(Fault::call(FaultKind::Other(what)));
    }
    let equal = compare::compare(b, attr::Direction::Eq, lhs, rhs)?;
    let dims: Vec<usize> = (0..first.rank()).collect_vec();
    if dims.is_empty() {
        return Ok(equal);
    }
    let all = Literal::from_f64(ElementType::Bool, 1.0);
    reduce::fold(b, equal, &elementwise::and, all, &dims)
}

/// Adds the negation of a bool.
///
/// # Panics
/// The value is no bool.
pub fn not(b: &mut Builder<'_>, value: Value) -> Value {
    let negated = b.add1(&elementwise::not, &[value], Vec::new());
    negated.expect("a bool has a negation")
}

/// Returns the message for the condition of an assertion that is not one `bool`; `text` is its source, `found` its
/// type in words.
pub fn not_a_condition(of: &Macro, text: &str, found: &str, shape: Option<&Shape>) -> String {
    let help = match shape {
        Some(shape) if shape.element == ElementType::Bool => {
            format!("\n  help: write `{}!(all({text}))`", of.name)
        }
        _ => String::new(),
    };
    format!(
        "{}: expected a condition that is one bool, found {found}{help}",
        of.name
    )
}
