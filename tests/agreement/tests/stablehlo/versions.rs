//! Functions that StableHLO keeps as bytecode of each of its versions, beside their text.

use std::collections::HashMap;

use xla_import::tree::{Function, Model, Op, Region, Type, ValueId};
use xla_import::{import, read_file};

use crate::programs::{Program, reason};

/// The functions of a program that both readers read alike.
#[derive(Default)]
pub(crate) struct Compared {
    /// The number of functions that are imported as equal graphs.
    pub(crate) imported: usize,
    /// The names of functions that are refused in both forms, with the reason.
    pub(crate) refused: Vec<(String, String)>,
}

impl Program {
    /// Whether both forms are of an operation that no version has.
    pub(crate) fn is_invalid(&self) -> bool {
        self.name.starts_with("invalid_")
    }

    /// Compares the functions of the text with the functions of the bytecode; returns the first difference if there is
    /// one.
    pub(crate) fn functions(&self, bytecode: &[u8]) -> Result<Compared, String> {
        let read = |bytes| read_file(bytes).map_err(|error| error.to_string());
        let (mut text, mut bytes) = (read(self.text.as_bytes())?, read(bytecode)?);
        // Bytecode does not have the names of parameters.
        for function in text.functions.iter_mut().chain(&mut bytes.functions) {
            for (i, param) in function.params.iter_mut().enumerate() {
                param.name = format!("%arg{i}").into();
            }
        }
        let names = |model: &Model<'_>| -> Vec<String> {
            let functions = model.functions.iter();
            functions.map(|f| f.name.to_string()).collect()
        };
        equal("the functions", &names(&text), &names(&bytes))?;
        let mut compared = Compared::default();
        for (function, other) in text.functions.iter().zip(&bytes.functions) {
            let name = &function.name;
            same(function, other).map_err(|why| format!("@{name}: {why}"))?;
            let graph = |model| -> Result<String, String> {
                let module = import(model, name).map_err(reason)?;
                Ok(xla_hlo::text::print(&module))
            };
            match (graph(&text), graph(&bytes)) {
                (Ok(graph), Ok(other)) => {
                    equal(name, &graph, &other)?;
                    compared.imported += 1;
                }
                (Err(why), Err(other)) => {
                    // Bytecode of types that are not supported has no parameters of them.
                    let kind = |why: &str| why.split(['<', '>']).next().map(str::to_string);
                    equal(name, &kind(&why), &kind(&other))?;
                    compared.refused.push((name.to_string(), why));
                }
                (graph, other) => equal(name, &graph, &other)?,
            }
        }
        Ok(compared)
    }
}

/// Requires that two values are equal.
fn equal<T: PartialEq + std::fmt::Debug>(what: &str, text: &T, bytes: &T) -> Result<(), String> {
    if text == bytes {
        Ok(())
    } else {
        Err(format!(
            "{what}: the text is {text:?}, the bytecode {bytes:?}"
        ))
    }
}

/// The values of a function in bytecode by those in its text: regions are numbered before results, or after them.
type Values = HashMap<ValueId, ValueId>;

/// Requires that two functions have the same types and operations.
fn same(text: &Function<'_>, bytes: &Function<'_>) -> Result<(), String> {
    equal("public", &text.public, &bytes.public)?;
    let mut values = Values::new();
    let types = |f: &Function<'_>| {
        let results = f.results.iter().map(|(ty, _)| ty);
        let all = f.params.iter().map(|param| &param.ty).chain(results);
        all.map(|ty| printed(ty)).collect::<Vec<_>>()
    };
    equal("parameters", &text.params.len(), &bytes.params.len())?;
    equal("the types", &types(text), &types(bytes))?;
    for (param, other) in text.params.iter().zip(&bytes.params) {
        values.insert(param.value, other.value);
    }
    same_region(&text.body, &bytes.body, &mut values)
}

/// Returns the text of a type; bytecode does not have the content of types that no operation reads.
fn printed(ty: &Type<'_>) -> String {
    let text = ty.to_string();
    match text.split_once('<') {
        Some((name @ ("memref" | "!stablehlo.future"), _)) => name.to_string(),
        _ => text,
    }
}

fn same_region(text: &Region<'_>, bytes: &Region<'_>, values: &mut Values) -> Result<(), String> {
    let names = |region: &Region<'_>| -> Vec<String> {
        let ops = region.ops.iter();
        ops.map(|op| op.name.to_string()).collect()
    };
    equal("the operations", &names(text), &names(bytes))?;
    let types = |region: &Region<'_>| -> Vec<String> {
        let params = region.params.iter();
        params.map(|(_, ty)| printed(ty)).collect()
    };
    equal("the parameters", &types(text), &types(bytes))?;
    for ((value, _), (other, _)) in text.params.iter().zip(&bytes.params) {
        values.insert(*value, *other);
    }
    for (op, other) in text.ops.iter().zip(&bytes.ops) {
        same_op(op, other, values).map_err(|why| format!("{}: {why}", op.name))?;
    }
    Ok(())
}

/// Requires that two operations are equal but for attributes: bytecode has all of them, text may omit some. Graphs have
/// the attributes.
fn same_op(text: &Op<'_>, bytes: &Op<'_>, values: &mut Values) -> Result<(), String> {
    let operands = text.operands.iter().map(|value| values.get(value).copied());
    let others = bytes.operands.iter().copied().map(Some);
    let (operands, others): (Vec<_>, Vec<_>) = (operands.collect(), others.collect());
    equal("the operands", &operands, &others)?;
    let types = |op: &Op<'_>| -> Vec<String> {
        let types = op.result_types.iter();
        types.map(|ty| printed(ty)).collect()
    };
    equal("the types", &types(text), &types(bytes))?;
    values.extend(text.results().zip(bytes.results()));
    equal("the regions", &text.regions.len(), &bytes.regions.len())?;
    for (text, bytes) in text.regions.iter().zip(&bytes.regions) {
        same_region(text, bytes, values)?;
    }
    Ok(())
}
