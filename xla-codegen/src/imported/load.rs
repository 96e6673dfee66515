//! Reads models, each once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use xla_hlo::ops::inline;
use xla_import::tree::Model;
use xla_import::{ParseError, entry, import, read_file, rust_type};

use super::{Imported, ImportedField, ImportedParam, Refused};

/// An editor's macro server reads many versions of a model.
const MOST: usize = 100;

thread_local! {
    static READ: RefCell<HashMap<(u64, String), Rc<Imported>>> = RefCell::default();
}

/// Returns a function of the model in a file.
///
/// # Errors
/// The file has no such function, or its first mistake.
pub(super) fn model(bytes: &[u8], hash: u64, name: &str) -> Result<Rc<Imported>, Refused> {
    let key = (hash, name.to_string());
    if let Some(model) = READ.with_borrow(|read| read.get(&key).cloned()) {
        return Ok(model);
    }
    let imported: Rc<Imported> = imported(bytes, name)?.into();
    READ.with_borrow_mut(|read| {
        if read.len() >= MOST {
            read.clear();
        }
        read.insert(key, Rc::clone(&imported));
    });
    Ok(imported)
}

fn imported(bytes: &[u8], name: &str) -> Result<Imported, Refused> {
    let placed = |error: ParseError| Refused::File(error.in_file(""));
    let model = read_file(bytes).map_err(placed)?;
    if model.function(name).is_none() {
        return Err(Refused::Entry(function_names(&model)));
    }
    let module = import(&model, name).map_err(placed)?;
    let types = entry(&model, &module);
    let refused = |what: &str| Refused::File(format!(": {what}"));
    let function = module
        .entry()
        .ok_or_else(|| refused("the model has no function"))?;
    let graph = inline::flat(&module, &function.graph);
    let graph = graph.map_err(|fault| refused(&fault.fault.what.to_string()))?;
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
    Ok(Imported {
        constraints: function.constraints(&module).to_vec(),
        graph,
        params: params.collect(),
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
