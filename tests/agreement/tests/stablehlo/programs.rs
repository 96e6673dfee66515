//! The programs of the archive, and what becomes of them.

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use agreement::closeness::{Closeness, UlpRange};
use agreement::excused::{Excuse, excuse};
use agreement::random::Random;
use xla_hlo::ops::inline;
use xla_hlo::text;
use xla_import::tree::{Attribute, Function, Model, Named, Op, Type, ValueId};
use xla_import::{ParseError, Wrong, import, read, read_file};

use crate::compare::compare;
use crate::eval;
use crate::kernels::array::Array;
use crate::left;
use crate::parallel::{self, Parallel};

/// A program: a part of a file between lines of `// -----`.
pub(crate) struct Program {
    /// The folder of the file in the archive.
    pub(crate) folder: String,
    /// The name of the file, and the number of the part.
    pub(crate) name: String,
    pub(crate) text: String,
    /// The same program as MLIR bytecode, if the archive has it.
    pub(crate) bytecode: Option<Vec<u8>>,
}

/// The outcome of a program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Outcome {
    /// The results are the expected ones.
    Expected,
    /// The text is refused.
    NotRead(String),
    /// An operation or a type has no counterpart.
    NotImported(String),
    /// The evaluator does not know an operation.
    NotEvaluated(String),
    /// The results are not the expected ones.
    Different(String),
    /// The program does not state what it expects.
    Unchecked,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Expected => f.write_str("as expected"),
            Outcome::NotRead(why) => write!(f, "not read: {why}"),
            Outcome::NotImported(why) => write!(f, "not imported: {why}"),
            Outcome::NotEvaluated(why) => write!(f, "not evaluated: {why}"),
            Outcome::Different(why) => write!(f, "not as expected: {why}"),
            Outcome::Unchecked => f.write_str("without expected results"),
        }
    }
}

/// Whether an outcome of a program is a mistake of this project.
pub(crate) fn is_unexpected(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Different(_) | Outcome::NotEvaluated(_) | Outcome::NotRead(_) => true,
        Outcome::NotImported(why) => !left::has_reason(why),
        Outcome::Expected | Outcome::Unchecked => false,
    }
}

/// Unpacks an archive, and returns the programs in it, or a share of them.
pub(crate) fn unpacked(archive: &Path) -> Vec<Program> {
    // Two tests read the same archive, and may do so at a time.
    static UNPACKING: Mutex<()> = Mutex::new(());
    let _alone = UNPACKING.lock().unwrap_or_else(PoisonError::into_inner);
    let name = archive.file_name().unwrap_or_default();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("the folder of the tests can be written");
    let mut tar = Command::new("tar");
    let status = tar.arg("-xf").arg(archive).arg("-C").arg(&folder).status();
    assert!(
        status.is_ok_and(|s| s.success()),
        "{} is not unpacked",
        archive.display()
    );
    let mut programs = Vec::new();
    files(&folder, &folder, &mut programs);
    programs.sort_by(|a, b| (&a.folder, &a.name).cmp(&(&b.folder, &b.name)));
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    if let Some(share) = number("STABLEHLO_SHARE") {
        let seed = number("STABLEHLO_SEED").unwrap_or(0);
        println!("one of {share} programs, by the seed {seed}");
        let mut random = Random::new(seed);
        programs.retain(|_| random.bits().is_multiple_of(share));
    }
    if let Ok(name) = std::env::var("STABLEHLO_NAME") {
        programs.retain(|program| program.name.contains(&name));
    }
    programs
}

fn files(root: &Path, folder: &Path, programs: &mut Vec<Program>) {
    let entries = std::fs::read_dir(folder).expect("the archive has been unpacked");
    for entry in entries {
        let path: PathBuf = entry.expect("the archive has been unpacked").path();
        if path.is_dir() {
            files(root, &path, programs);
        } else if path.extension().is_some_and(|end| end == "mlir") {
            let text = std::fs::read_to_string(&path).expect("a program is text");
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let parts = text.split("// -----").enumerate();
            let has_code = |part: &str| {
                let mut lines = part.lines().map(str::trim);
                lines.any(|line| !line.is_empty() && !line.starts_with("//"))
            };
            for (i, part) in parts.filter(|(_, part)| has_code(part)) {
                let folder = folder.strip_prefix(root).unwrap_or(folder);
                programs.push(Program {
                    folder: folder.to_string_lossy().into_owned(),
                    name: format!("{name} {i}"),
                    text: part.to_string(),
                    bytecode: (["mlirbc", "mlir.bc"].iter())
                        .find_map(|end| std::fs::read(path.with_extension(end)).ok()),
                });
            }
        }
    }
}

/// Returns the reason of an error without its place.
pub(crate) fn reason(error: ParseError) -> String {
    match error.wrong {
        // The types are as many as the programs.
        Wrong::Refused(why) => match why.split_once(", found tensor") {
            Some((why, _)) => why.to_string(),
            None => why,
        },
        Wrong::Unexpected { expected, found } => format!("expected {expected}, found {found}"),
    }
}

impl Program {
    /// Compares the graphs of the text with the graphs of the bytecode; returns the number of graphs, or how they
    /// differ.
    pub(crate) fn compared(&self) -> Result<usize, String> {
        let Some(bytecode) = &self.bytecode else {
            return Err("there is no bytecode".to_string());
        };
        let (text, bytes) = (graphs(self.text.as_bytes())?, graphs(bytecode)?);
        if text.len() != bytes.len() {
            return Err(format!(
                "{} functions, {} in bytecode",
                text.len(),
                bytes.len()
            ));
        }
        for (text, bytes) in text.iter().zip(&bytes) {
            if text != bytes {
                return Err(format!("the text is {text:?}, the bytecode {bytes:?}"));
            }
        }
        Ok(text.iter().filter(|graph| graph.is_ok()).count())
    }

    /// Returns the reason why results may differ from the expected ones.
    fn excuse(&self) -> Option<Excuse> {
        let folder = self.folder.rsplit('/').next().unwrap_or_default();
        let name = format!("{folder}/{}", self.name);
        if left::is_unrepresented(&name) {
            Some(Excuse::Any)
        } else {
            excuse(&name).map(|(excuse, _)| excuse)
        }
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let mut model = match read(&self.text) {
            Ok(model) => model,
            Err(error) => return Outcome::NotRead(reason(error)),
        };
        let mut entries: Vec<(String, Vec<Closeness>)> = Vec::new();
        let mut parallel = None;
        for function in &mut model.functions {
            let checks = checked(function);
            let name = function.name.to_string();
            match parallel::inputs(function) {
                Ok(found) => parallel = parallel.or(found),
                Err(why) => return Outcome::NotImported(why),
            }
            if !checks.is_empty() || name == "main" {
                entries.push((name, checks));
            }
        }
        if let Some(parallel) = &parallel {
            parallel.state(&mut model);
        }
        let mut outcome = Outcome::Unchecked;
        for (entry, checks) in entries {
            outcome = self.evaluated(&model, &entry, &checks, parallel.as_ref());
            if outcome != Outcome::Expected {
                break;
            }
        }
        outcome
    }

    fn evaluated(
        &self,
        model: &Model<'_>,
        entry: &str,
        checks: &[Closeness],
        parallel: Option<&Parallel>,
    ) -> Outcome {
        let module = match import(model, entry) {
            Ok(module) => module,
            Err(error) => return Outcome::NotImported(reason(error)),
        };
        if checks.is_empty() {
            return Outcome::Unchecked;
        }
        let entry = module.entry().expect("a module has an entry");
        let graph = match inline::flat(&module, &entry.graph) {
            Ok(graph) => graph,
            Err(refused) => return Outcome::NotImported(refused.fault.what.to_string()),
        };
        let results = std::panic::catch_unwind(AssertUnwindSafe(|| {
            if graph.params.is_empty() {
                Ok(eval::run(&graph, &[]))
            } else {
                parallel::alone(&graph)
            }
        }));
        let results = match results {
            Ok(Ok(results)) => results,
            Ok(Err(error)) => return Outcome::NotEvaluated(error.to_string()),
            Err(panic) => {
                let why = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                return Outcome::NotEvaluated(why);
            }
        };
        let pairs = match parallel {
            None => results,
            Some(parallel) => match paired(parallel, model, &results) {
                Ok(pairs) => pairs,
                Err(outcome) => return outcome,
            },
        };
        for (pair, closeness) in pairs.chunks(2).zip(checks) {
            let compared = compare(&pair[0], &pair[1], *closeness);
            let compared = compared.or_else(|why| match self.excuse() {
                Some(excuse) => match excuse.closeness() {
                    Some(closeness) => compare(&pair[0], &pair[1], closeness),
                    None => Ok(()),
                },
                None => Err(why),
            });
            if let Err(why) = compared {
                return Outcome::Different(format!("{}: {why}", self.name));
            }
        }
        Outcome::Expected
    }
}

/// Runs a function on all devices, and returns pairs of a result and the expected one. The values are the inputs, then the
/// expected results.
fn paired(parallel: &Parallel, model: &Model<'_>, values: &[Array]) -> Result<Vec<Array>, Outcome> {
    let graph = parallel.graph(model).map_err(Outcome::NotImported)?;
    let (inputs, expected) = values.split_at(parallel.inputs);
    let results = parallel.run(&graph, inputs);
    let results = results.map_err(|error| Outcome::NotEvaluated(error.to_string()))?;
    let pairs = parallel.results.iter().zip(expected);
    Ok(pairs
        .flat_map(|(&result, expected)| [results[result].clone(), expected.clone()])
        .collect())
}

/// Returns the graph of each function as text, or the reason for which it is not imported.
fn graphs(bytes: &[u8]) -> Result<Vec<Result<String, String>>, String> {
    let mut model = read_file(bytes).map_err(|error| error.to_string())?;
    for function in &mut model.functions {
        function.body.ops.retain(|op| check_name(op).is_none());
    }
    let each = model.functions.iter().map(|function| {
        match import(&model, &function.name) {
            Ok(module) => Ok(text::print(&module)),
            // Bytecode has no parameters of types that are not supported.
            Err(error) => {
                let why = reason(error);
                let kind = why.split('<').next().unwrap_or_default();
                Err(kind.trim_end_matches(" are not supported").to_string())
            }
        }
    });
    Ok(each.collect())
}

/// Replaces the checks of a function by its results: pairs of a result and the expected one.
fn checked(main: &mut Function<'_>) -> Vec<Closeness> {
    let ops = std::mem::take(&mut main.body.ops);
    let (mut kept, mut pairs, mut checks) = (Vec::new(), Vec::new(), Vec::new());
    for mut op in ops {
        unprobed(&mut op);
        let name = check_name(&op);
        let Some(name) = name else {
            kept.push(op);
            continue;
        };
        let stated = match op.attribute("tolerance") {
            Some(Attribute::Number(text, _)) => text.parse().ok(),
            _ => None,
        };
        let types = op.operand_types.clone().unwrap_or_default();
        let expected = match &*op.operands {
            [_, expected] => Some(*expected),
            [_] => constant(main, &op, &types, &mut kept),
            _ => None,
        };
        if let Some(expected) = expected {
            pairs.push((op.operands[0], types.first().cloned()));
            pairs.push((expected, types.last().cloned()));
            let number = |name: &str| match op.attribute(name) {
                Some(Attribute::Number(text, _)) => text.parse().ok(),
                _ => None,
            };
            let ulps = number("max_ulp_difference").map(|most| UlpRange {
                least: number("min_ulp_difference").unwrap_or(0),
                most,
            });
            checks.push(match (&*name, stated, ulps) {
                (_, _, Some(range)) => Closeness::Ulps(range),
                (_, Some(tolerance), _) => Closeness::Within(tolerance),
                (name, ..) if name.contains("almost") => Closeness::Almost,
                (name, ..) if name.contains("close") => Closeness::Close,
                _ => Closeness::Equal,
            });
        }
    }
    if !checks.is_empty()
        && let Some(returned) = kept.last_mut()
    {
        returned.operands = pairs.iter().map(|(value, _)| *value).collect();
        let types: Option<Vec<Rc<Type<'_>>>> = pairs.iter().map(|(_, ty)| ty.clone()).collect();
        main.results = types
            .iter()
            .flatten()
            .map(|ty| (ty.clone(), Rc::default()))
            .collect();
        returned.operand_types = types;
    }
    main.body.ops = kept;
    checks
}

/// Replaces operations that write their operand to a file, and return it.
fn unprobed(op: &mut Op<'_>) {
    if op.name == "interpreter.probe" {
        op.name = "stablehlo.optimization_barrier".into();
        op.attributes = Rc::default();
    }
    for region in &mut op.regions {
        region.ops.iter_mut().for_each(unprobed);
    }
}

/// Returns the name of a check.
fn check_name(op: &Op<'_>) -> Option<String> {
    let name = match op.attribute("call_target_name") {
        Some(Attribute::Symbol(name) | Attribute::Text(name)) => name.to_string(),
        _ => op.name.to_string(),
    };
    name.starts_with("check.").then_some(name)
}

/// Adds the constant that a check compares with.
fn constant<'t>(
    main: &mut Function<'t>,
    op: &Op<'t>,
    types: &[Rc<Type<'t>>],
    ops: &mut Vec<Op<'t>>,
) -> Option<ValueId> {
    let value = op.attribute("value")?.clone();
    let ty = types.first()?.clone();
    let first = ValueId(main.values);
    main.values += 1;
    let (name, at) = ("value".into(), op.at);
    ops.push(Op {
        name: "stablehlo.constant".into(),
        operands: Box::default(),
        attributes: [Named { name, value, at }].into(),
        operand_types: None,
        result_types: [ty].into(),
        first,
        ..op.clone()
    });
    Some(first)
}
