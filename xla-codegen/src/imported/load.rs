//! Reads models, each once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use xla_hlo::ops::inline;
use xla_import::tree::Model;
use xla_import::{ParseError, constants_file, entry, import_with_targets, read_file, rust_type};

use super::custom_calls::Target;
use super::{File, Imported, ImportedField, ImportedParam, Refused};
use crate::included;

/// An editor's macro server reads many versions of a model.
const MOST: usize = 100;

/// The path and the hash of a file, and the name of a function.
type Key = (PathBuf, u64, String);

thread_local! {
    static READ: RefCell<HashMap<Key, Rc<Imported>>> = RefCell::default();
}

/// Returns a function of the model in a file.
///
/// # Errors
/// The file has no such function, or its first mistake.
pub(super) fn model(file: &File, name: &str) -> Result<Rc<Imported>, Refused> {
    let key = (file.path.clone(), file.hash, name.to_string());
    if let Some(model) = READ.with_borrow(|read| read.get(&key).cloned()) {
        return Ok(model);
    }
    let imported: Rc<Imported> = {
        if READ.with_borrow(HashMap::len) >= MOST {
            READ.take();
            included::clear();
        }
        imported(file, name)?.into()
    };
    READ.with_borrow_mut(|read| read.insert(key, Rc::clone(&imported)));
    Ok(imported)
}

/// Returns the path of the file with the large constants of a text.
pub(super) fn constants_path(path: &Path) -> PathBuf {
    constants_file(&path.to_string_lossy()).into()
}

/// Records the constants whose bytes are in a file.
fn include(model: &Model<'_>, file: &File) {
    let place = |path: &Path, whole: &[u8], part: &[u8]| {
        let offset = (part.as_ptr() as usize).checked_sub(whole.as_ptr() as usize)?;
        (offset + part.len() <= whole.len()).then(|| (Rc::from(path), offset))
    };
    for (literal, bytes) in model.take_stored() {
        let beside = file.constants.as_ref();
        let beside = beside.and_then(|(path, whole)| place(path, whole, bytes));
        if let Some((path, offset)) = place(&file.path, &file.bytes, bytes).or(beside) {
            included::record(literal, path, offset);
        }
    }
}

fn imported(file: &File, name: &str) -> Result<Imported, Refused> {
    let placed = |error: ParseError| Refused::File(error.in_file(""));
    let mut model = read_file(&file.bytes).map_err(placed)?;
    model.constants = file.constants.as_ref().map(|(_, bytes)| bytes.as_slice());
    if model.function(name).is_none() {
        return Err(Refused::Entry(function_names(&model)));
    }
    let (module, targets) = import_with_targets(&model, name).map_err(placed)?;
    include(&model, file);
    let types = entry(&model, &module);
    let refused = |what: &str| Refused::File(format!(": {what}"));
    let function = module
        .entry()
        .ok_or_else(|| refused("the model has no function"))?;
    let graph = inline::flat_with_rules(&module, &function.graph);
    let graph = graph.map_err(|fault| refused(&fault.fault.what.to_string()))?;
    // A Rust parameter corresponds to an argument by the field's name, by the parameter's name, or by its position.
    let params = types.params.iter().enumerate().map(|(i, param)| {
        let name = match &param.source {
            Some(source) => format!("{} ({source})", param.name),
            None => param.name.clone(),
        };
        let source = types.source_name(i);
        let keys = source.as_ref().map(|source| source.keys.join("_"));
        let (field, parameter) = match source {
            Some(source) if source.keys.is_empty() => (None, Some(source.base)),
            Some(source) => (Some(source.field()), None),
            None => (None, None),
        };
        ImportedParam {
            name,
            field,
            keys: keys.unwrap_or_default(),
            parameter,
            shape: param.shape.clone(),
        }
    });
    let fields = types.result_names.iter().map(|name| {
        let name = name.as_ref().filter(|name| !name.keys.is_empty())?;
        Some(name.field())
    });
    // Structs that `#[tensors(stablehlo = ..)]` declares.
    let groups = types.rust_params().into_iter().filter_map(|param| {
        let fields = param.fields?.into_iter().zip(param.arguments);
        let fields = fields.map(|(name, argument)| ImportedField {
            name,
            keys: types
                .source_name(argument)
                .map_or_else(String::new, |source| source.keys.join(".")),
            ty: rust_type(&types.params[argument].shape),
        });
        Some((param.name, fields.collect()))
    });
    let targets = targets.into_iter().map(|target| Target {
        binding: target.binding(),
        declaration: target.declaration(),
        name: target.name,
        unbound: target.refused.in_file(""),
    });
    Ok(Imported {
        targets: targets.collect(),
        constraints: function.constraints(&module).to_vec(),
        graph,
        params: params.collect(),
        draws: types.rng.is_some(),
        communicates: types.replica.is_some(),
        results: types.results.clone(),
        result_fields: fields.collect(),
        declaration: types.declaration("_"),
        structs: types.struct_names(),
        groups: groups.collect(),
    })
}

/// The most functions that a message names.
const NAMED: usize = 8;

/// Returns the names of a model's functions, those that other modules may call first.
fn function_names(model: &Model<'_>) -> String {
    let all = |public| model.functions.iter().filter(move |f| f.public == public);
    let names = all(true).chain(all(false));
    let names: Vec<String> = names.map(|f| format!("@{}", f.name)).collect();
    match names.len().saturating_sub(NAMED) {
        0 => names.join(", "),
        more => format!("{} and {more} more", names[..NAMED].join(", ")),
    }
}
