//! Programs with arguments and expected results, as JAX's tests compile them: each file is a function, and `@main`, which
//! calls it with constants and checks the results.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Graph, Shape, Value};
use xla_import::tree::{Attribute, Model, Op, Type, ValueId};
use xla_import::{ParseError, import, read};

/// The path of the archive.
pub const VARIABLE: &str = "JAX_TESTS";

/// The selection of the programs: those whose numbers have the remainder `JAX_SEED` by the divisor `JAX_SHARE`.
pub const SHARE: &str = "JAX_SHARE";
/// See [`SHARE`].
pub const SEED: &str = "JAX_SEED";

/// A program.
pub struct Program {
    /// The name of the function.
    pub entry: String,
    /// The shapes of its parameters.
    pub params: Vec<Shape>,
    /// The shapes of its results.
    pub results: Vec<Shape>,
    /// The bytes of its arguments.
    pub arguments: Vec<Vec<u8>>,
    /// The numbers of the results that are checked, and the expected bytes.
    pub expected: Vec<(usize, Vec<u8>)>,
}

/// Returns the folder that holds the selected programs of the archive, and their paths in it.
///
/// # Panics
/// Panics if the archive is not unpacked into the folder, or if a variable is not a number.
pub fn selected(archive: &Path, folder: &Path) -> Vec<PathBuf> {
    std::fs::create_dir_all(folder).expect("the folder of the build can be written");
    let mut tar = Command::new("tar");
    let status = tar.arg("-xf").arg(archive).arg("-C").arg(folder).status();
    let path = archive.display();
    assert!(
        status.is_ok_and(|status| status.success()),
        "{path} is not unpacked"
    );
    let mut paths = Vec::new();
    texts(folder, &mut paths);
    paths.sort();
    let number = |variable: &str, otherwise: usize| {
        let value = std::env::var(variable).ok();
        value.map_or(otherwise, |n| n.parse().expect("a number"))
    };
    let share = number(SHARE, 10).max(1);
    let seed = number(SEED, 0) % share;
    paths.into_iter().skip(seed).step_by(share).collect()
}

/// Adds the texts of programs in a folder.
pub(crate) fn texts(folder: &Path, paths: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("the archive is unpacked");
    for entry in entries {
        let path = entry.expect("the archive is unpacked").path();
        if path.is_dir() {
            texts(&path, paths);
        } else if path.extension().is_some_and(|end| end == "mlir") {
            paths.push(path);
        }
    }
}

/// Reads a program.
///
/// # Errors
/// The reason why it is not read or not imported, or how it differs from the form of such programs.
pub fn program(text: &str) -> Result<Program, String> {
    let mut model = read(text).map_err(reason)?;
    let Checked {
        callee,
        arguments,
        expected,
    } = checked(&mut model)?;
    let values = constants(&model)?;
    let entry = import(&model, &callee).map_err(reason)?;
    let graph = &entry.entry().ok_or("it has no function")?.graph;
    let params = graph.param_shapes();
    if params
        .iter()
        .any(|shape| shape.element == ElementType::Token)
    {
        return Err("it communicates with other devices".to_string());
    }
    let (first, rest) = values.split_at(arguments);
    Ok(Program {
        entry: callee,
        params,
        results: graph.result_shapes(),
        arguments: first.to_vec(),
        expected: expected.into_iter().zip(rest.iter().cloned()).collect(),
    })
}

pub(crate) fn reason(error: ParseError) -> String {
    error.to_string()
}

/// The function that `@main` calls and checks.
struct Checked {
    callee: String,
    /// The number of its arguments.
    arguments: usize,
    /// The numbers of the results that are checked.
    expected: Vec<usize>,
}

/// Replaces the results of `@main` by the arguments of its call and the expected results, and removes the call and the
/// checks.
fn checked(model: &mut Model<'_>) -> Result<Checked, String> {
    let main = model.functions.iter_mut().find(|f| f.name == "main");
    let main = main.ok_or("it has no @main")?;
    let is_call = |op: &&Op<'_>| op.name.ends_with("call") && callee(op).is_some();
    let mut calls = main.body.ops.iter().filter(is_call);
    let (Some(call), None) = (calls.next(), calls.next()) else {
        return Err("@main calls several functions or none".to_string());
    };
    let name = callee(call).unwrap_or_default();
    let results: Vec<ValueId> = call.results().collect();
    let mut values = call.operands.to_vec();
    let mut types = call.operand_types.clone().unwrap_or_default();
    let arguments = values.len();
    let mut expected = Vec::new();
    for check in main.body.ops.iter().filter(|op| check_name(op).is_some()) {
        let [found, value] = *check.operands else {
            return Err("a check has not two operands".to_string());
        };
        let number = results.iter().position(|&result| result == found);
        expected.push(number.ok_or("a value is checked that is not a result of the call")?);
        values.push(value);
        types.extend(
            check
                .operand_types
                .iter()
                .filter_map(|types| types.last().cloned()),
        );
    }
    let is_kept = |op: &Op<'_>| callee(op).is_none() && check_name(op).is_none();
    main.body.ops.retain(is_kept);
    main.results = types.iter().map(|ty| (ty.clone(), Rc::default())).collect();
    let last = main.body.ops.last_mut().ok_or("@main does not return")?;
    last.operands = values.into();
    last.operand_types = Some(types as Vec<Rc<Type<'_>>>);
    Ok(Checked {
        callee: name,
        arguments,
        expected,
    })
}

/// Returns the name of the function that an operation calls.
pub(crate) fn callee(op: &Op<'_>) -> Option<String> {
    match op.attribute("callee")? {
        Attribute::Symbol(name) => Some(name.to_string()),
        _ => None,
    }
}

/// Returns the name of a check.
pub(crate) fn check_name(op: &Op<'_>) -> Option<String> {
    let name = match op.attribute("call_target_name") {
        Some(Attribute::Symbol(name) | Attribute::Text(name)) => name.to_string(),
        _ => op.name.to_string(),
    };
    name.starts_with("check.").then_some(name)
}

/// Returns the bytes of the results of `@main`, which are constants.
pub(crate) fn constants(model: &Model<'_>) -> Result<Vec<Vec<u8>>, String> {
    let module = import(model, "main").map_err(reason)?;
    let graph = &module.entry().ok_or("it has no @main")?.graph;
    let results = graph.results.iter();
    results.map(|&value| bytes(graph, value)).collect()
}

/// Returns the bytes of a constant, which may be one element that is broadcast.
fn bytes(graph: &Graph, value: Value) -> Result<Vec<u8>, String> {
    let not_constant = "an argument or an expected result is not a constant";
    let instr = graph.maker(value).ok_or(not_constant)?;
    if let Form::Constant(literal) = (instr.op.form)(graph, instr) {
        return Ok(literal.bytes().to_vec());
    }
    let &[one] = &*instr.operands else {
        return Err(not_constant.to_string());
    };
    let count: usize = graph
        .shape(value)
        .known_dims()
        .ok_or(not_constant)?
        .iter()
        .product();
    Ok(bytes(graph, one)?.repeat(count))
}
