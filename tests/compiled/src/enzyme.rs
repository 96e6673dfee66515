//! The derivatives that Enzyme's tests of its rules state: `@main` of a file differentiates functions of the file at
//! constants, and checks the results.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use xla_hlo::element::Kind;
use xla_hlo::ops::inline;
use xla_hlo::transform::{Refused, Split, split, tangents, transpose};
use xla_hlo::{Graph, Module, Shape};
use xla_import::tree::{Attribute, Function, Model, Named, Op, Type, ValueId};
use xla_import::{import, read};

use crate::archive::{callee, check_name, constants, reason};

/// The folder `test/lit_tests/diffrules` of Enzyme-JAX.
pub const VARIABLE: &str = "ENZYME_TESTS";

/// The derivative of a function at constants.
pub struct Derivative {
    /// The name of the function.
    pub function: String,
    /// Whether it is the tangent, and not the cotangent.
    pub forward: bool,
    /// The shapes of the function's parameters, and whether it is differentiated by each.
    pub params: Vec<(Shape, bool)>,
    /// The shapes of the function's results, and whether the file has the value of each.
    pub results: Vec<(Shape, bool)>,
    /// The bytes of the operands: for tangents each parameter and its tangent, for cotangents the parameters and the
    /// cotangents of the results.
    pub operands: Vec<Vec<u8>>,
    /// The numbers of the results that are checked, the expected bytes, and the name of the check.
    pub expected: Vec<(usize, Vec<u8>, String)>,
}

/// Returns the files of a folder that state derivatives, in order.
///
/// # Panics
/// Panics if the folder is not there.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    crate::archive::texts(folder, &mut paths);
    paths.sort();
    paths.retain(|path| {
        let text = std::fs::read_to_string(path).expect("a test is text");
        text.contains("check.expect") && (text.contains(FORWARD) || text.contains(REVERSE))
    });
    paths
}

const FORWARD: &str = "enzyme.fwddiff";
const REVERSE: &str = "enzyme.autodiff";

/// A call of a derivative in the text.
struct Call {
    forward: bool,
    function: String,
    /// The words of the parameters and of the results, such as `enzyme_active`.
    activities: [Vec<String>; 2],
}

/// Returns the text with a call of an undefined function in place of each derivative, and the derivatives.
fn rewritten(text: &str) -> Option<(String, Vec<Call>)> {
    let (mut out, mut rest, mut calls) = (String::new(), text, Vec::new());
    while let Some(at) = [FORWARD, REVERSE]
        .iter()
        .filter_map(|name| rest.find(name))
        .min()
    {
        let after = |from: usize, word: &str| Some(from + rest[from..].find(word)?);
        let name = after(at, "@")?;
        let operands = after(name, "(%")?;
        let closed = after(operands, ")")?;
        let attributes = after(closed, "{")?;
        let end = after(attributes, "}")?;
        let (params, results) = rest[attributes..end].split_once("ret_activity")?;
        calls.push(Call {
            forward: rest[at..].starts_with(FORWARD),
            function: rest[name + 1..operands].trim_matches('"').to_string(),
            activities: [params, results].map(words),
        });
        out.push_str(&rest[..at]);
        out.push_str("func.call @derivative");
        out.push_str(&rest[operands..=closed]);
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    Some((out, calls))
}

/// Returns the text of a file without its derivatives, whose other functions can be imported.
pub fn functions(text: &str) -> Option<String> {
    rewritten(text).map(|(text, _)| text)
}

/// Returns the words after `enzyme_` in a list.
fn words(list: &str) -> Vec<String> {
    let words = list.split("enzyme_").skip(1);
    let word = |word: &str| word.chars().take_while(char::is_ascii_alphabetic).collect();
    words.map(word).collect()
}

/// Returns the derivatives that a file states, each with the reason why it is not read, and the text of the functions.
///
/// # Errors
/// The reason why the file is not read.
pub fn derivatives(text: &str) -> Result<Vec<Result<Derivative, String>>, String> {
    let (text, calls) = rewritten(text).ok_or("a derivative is written in another form")?;
    let mut model = read(&text).map_err(reason)?;
    let main = model.functions.iter_mut().find(|f| f.name == "main");
    let main = main.ok_or("it has no @main")?;
    let all = std::mem::take(&mut main.body.ops);
    let is_derivative = |op: &&Op<'_>| callee(op).is_some_and(|name| name == "derivative");
    let sites: Vec<Op<'_>> = all.iter().filter(is_derivative).cloned().collect();
    let checks: Vec<Op<'_>> = (all.iter().filter(|op| check_name(op).is_some()))
        .cloned()
        .collect();
    let is_constant = |op: &Op<'_>| op.name == "stablehlo.constant" || op.name.ends_with("return");
    let kept: Vec<Op<'_>> = all.into_iter().filter(is_constant).collect();
    if sites.len() != calls.len() {
        return Err("derivatives are outside of @main".to_string());
    }
    let stated = sites.iter().zip(&calls);
    let each = stated.map(|(site, call)| derivative(&mut model, &kept, site, call, &checks));
    Ok(each.collect())
}

/// Returns one derivative: its constants are the results of `@main`, whose operations are these ones.
fn derivative<'t>(
    model: &mut Model<'t>,
    kept: &[Op<'t>],
    site: &Op<'t>,
    call: &Call,
    checks: &[Op<'t>],
) -> Result<Derivative, String> {
    let module = import(model, &call.function).map_err(reason)?;
    let graph = &module.entry().ok_or("it has no function")?.graph;
    let counts = call.activities.each_ref().map(Vec::len);
    if counts != [graph.params.len(), graph.results.len()] {
        return Err("its activities are written in another form".to_string());
    }
    let results: Vec<ValueId> = site.results().collect();
    let mut values = site.operands.to_vec();
    let mut types = site.operand_types.clone().unwrap_or_default();
    let mut ops = kept.to_vec();
    let mut numbers = Vec::new();
    let main = model.functions.iter_mut().find(|f| f.name == "main");
    let main = main.ok_or("it has no @main")?;
    for check in checks {
        let at = |&value: &ValueId| results.iter().position(|&result| result == value);
        let Some(number) = check.operands.iter().find_map(at) else {
            continue;
        };
        let other = check
            .operands
            .iter()
            .copied()
            .find(|value| at(value).is_none());
        let expected = match other {
            Some(other) => other,
            None => constant(main, &mut ops, check)?,
        };
        values.push(expected);
        types.extend(
            check
                .operand_types
                .iter()
                .filter_map(|types| types.first().cloned()),
        );
        numbers.push((number, check_name(check).unwrap_or_default()));
    }
    if numbers.is_empty() {
        return Err("no result is compared with a constant".to_string());
    }
    let active: Vec<bool> = call.activities[0].iter().map(is_active).collect();
    differentiable(&module, graph, &active, call.forward)?;
    let last = ops.last_mut().ok_or("@main does not return")?;
    last.operands = values.into();
    main.results = types.iter().map(|ty| (ty.clone(), Rc::default())).collect();
    last.operand_types = Some(types as Vec<Rc<Type<'_>>>);
    main.body.ops = ops;
    let mut constants = constants(model)?;
    let expected = constants.split_off(site.operands.len());
    let is_wanted = |word: &String| !word.ends_with("noneed");
    let [params, wanted] = &call.activities;
    Ok(Derivative {
        function: call.function.clone(),
        forward: call.forward,
        params: graph
            .param_shapes()
            .into_iter()
            .zip(params.iter().map(is_active))
            .collect(),
        results: graph
            .result_shapes()
            .into_iter()
            .zip(wanted.iter().map(is_wanted))
            .collect(),
        operands: constants,
        expected: (numbers.into_iter().zip(expected))
            .map(|((number, name), bytes)| (number, bytes, name))
            .collect(),
    })
}

/// Whether a function is differentiated by a parameter with this word.
fn is_active(word: &String) -> bool {
    word != "const"
}

/// Checks that a function has tangents in these parameters, and cotangents unless only tangents are needed: a computation
/// without them is not compiled.
fn differentiable(
    module: &Module,
    graph: &Graph,
    active: &[bool],
    forward: bool,
) -> Result<(), String> {
    let refused = |refused: Refused| refused.fault.what.to_string();
    let flat = inline::flat(module, graph).map_err(refused)?;
    let (params, results) = (flat.params.len(), flat.results.len());
    let is_number = |shape: &Shape| matches!(shape.element.kind(), Kind::Float | Kind::Complex);
    let wanted: Vec<bool> = flat.result_shapes().iter().map(is_number).collect();
    let tangents = tangents(&flat, active, &wanted).map_err(refused)?.graph;
    if forward {
        return Ok(());
    }
    let from = |first: usize, count: usize| (0..count).map(|i| i >= first).collect::<Vec<bool>>();
    let linear = from(params, tangents.params.len());
    let changes = from(results, tangents.results.len());
    let Split { known, linear } = split(&tangents, &linear, &changes).map_err(refused)?;
    let own = linear.params.len() - (known.results.len() - results);
    let is_own: Vec<bool> = (0..linear.params.len()).map(|i| i < own).collect();
    let summed = vec![false; is_own.len()];
    transpose(&linear, &is_own, &summed).map_err(refused)?;
    Ok(())
}

/// Adds the constant of `check.expect_eq_const`.
fn constant<'t>(
    main: &mut Function<'t>,
    ops: &mut Vec<Op<'t>>,
    check: &Op<'t>,
) -> Result<ValueId, String> {
    let value = check.attribute("value").ok_or("a check has one operand")?;
    let types = check.operand_types.clone().unwrap_or_default();
    let first = ValueId(main.values);
    main.values += 1;
    let (name, value): (_, Attribute<'t>) = ("value".into(), value.clone());
    let at = check.at;
    let constant = Op {
        name: "stablehlo.constant".into(),
        operands: Box::default(),
        attributes: [Named { name, value, at }].into(),
        operand_types: None,
        result_types: types.into_iter().take(1).collect(),
        first,
        ..check.clone()
    };
    ops.insert(0, constant);
    Ok(first)
}
