//! Imports a model as graphs.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use xla_hlo::{
    ElementType, Function as HloFunction, Module, Parameter, Primitive, Shape, Signature, Size,
    Tree, Type as HloType, ops,
};
use xla_shape::scan::ParseError;

use crate::tree::{self, Attribute, Function, Model, Op, Region, Type};

mod attributes;
mod body;
mod lapack;
mod operation;
mod regions;
mod table;

/// Imports a function and all that it calls; the function is the last one of the module.
///
/// # Errors
/// There is no such function, or the first operation that has no counterpart, with its line and column.
pub fn import(model: &Model<'_>, entry: &str) -> Result<Module, ParseError> {
    model.repeated.set(0);
    let mut functions: HashMap<&str, &Function<'_>> = HashMap::new();
    for function in &model.functions {
        if functions.insert(&function.name, function).is_some() {
            let why = format!("the function @{} is defined twice", function.name);
            return Err(model.refused(function.at, why));
        }
    }
    let Some(&entry) = functions.get(entry) else {
        return Err(missing(model, entry));
    };
    for param in &entry.params {
        if let Some(Attribute::Text(name)) = tree::find(&param.attributes, "jax.global_constant") {
            let why = format!(
                "the argument {} is {name}: expected a model that is exported for one platform, as \
                 `platforms=[\"cpu\"]` in jax",
                param.name
            );
            return Err(model.refused(param.at, why));
        }
    }
    let primitives: HashMap<&str, &'static Primitive> =
        ops::primitives().map(|p| (p.text, p)).collect();
    let mut module = Module::default();
    for function in order(model, &functions, entry)? {
        let known = body::Known {
            model,
            module: &module,
            primitives: &primitives,
        };
        let graph = body::graph(&known, function)?;
        let signature = signature(&known, function)?;
        let function = HloFunction::new(function.name.to_string(), signature, graph);
        module.functions.push(Rc::new(function));
    }
    Ok(module)
}

/// Returns the error that a function is missing.
pub(crate) fn missing(model: &Model<'_>, name: &str) -> ParseError {
    let public = model.functions.iter().filter(|function| function.public);
    let names: Vec<String> = public
        .map(|function| format!("@{}", function.name))
        .collect();
    let why = format!("expected a function @{name}, found {}", names.join(", "));
    model.refused(0, why)
}

/// Returns the functions that the entry needs, callees before callers.
fn order<'a, 't>(
    model: &Model<'t>,
    functions: &HashMap<&str, &'a Function<'t>>,
    entry: &'a Function<'t>,
) -> Result<Vec<&'a Function<'t>>, ParseError> {
    let mut sorted = Vec::new();
    let (mut open, mut done) = (HashSet::new(), HashSet::new());
    let mut stack = vec![(entry, false)];
    while let Some((function, is_left)) = stack.pop() {
        if is_left {
            open.remove(&*function.name);
            if done.insert(&*function.name) {
                sorted.push(function);
            }
            continue;
        }
        if done.contains(&*function.name) {
            continue;
        }
        open.insert(&*function.name);
        stack.push((function, true));
        let mut callees = Vec::new();
        called(&function.body, &mut callees);
        for (name, at) in callees {
            let Some(&callee) = functions.get(name) else {
                return Err(model.refused(at, format!("expected a function, found @{name}")));
            };
            if open.contains(name) {
                return Err(model.refused(at, format!("the function @{name} calls itself")));
            }
            stack.push((callee, false));
        }
    }
    Ok(sorted)
}

/// Returns the name of the function that an operation calls.
pub(crate) fn callee<'a>(op: &'a Op<'_>) -> Option<&'a str> {
    let attribute = match &*op.name {
        "func.call" => op.attribute("callee"),
        "stablehlo.composite" => op.attribute("decomposition"),
        _ => None,
    };
    match attribute {
        Some(Attribute::Symbol(name)) => Some(name),
        _ => None,
    }
}

/// Appends the names of the functions that a region calls, with their positions.
fn called<'a>(region: &'a Region<'_>, names: &mut Vec<(&'a str, usize)>) {
    for op in &region.ops {
        names.extend(callee(op).map(|name| (name, op.at)));
        // The reader bounds the depth.
        for region in &op.regions {
            called(region, names);
        }
    }
}

fn signature(
    known: &body::Known<'_, '_>,
    function: &Function<'_>,
) -> Result<Signature, ParseError> {
    let mut params = Vec::new();
    for param in &function.params {
        let shape = shape(known.model, &param.ty, param.at)?;
        let name = param.name.trim_start_matches('%');
        params.push(Parameter::new(name, HloType::array(shape)));
    }
    let mut results = Vec::new();
    for (ty, _) in &function.results {
        results.push(HloType::array(shape(known.model, ty, function.at)?));
    }
    let result = match results.len() {
        1 => results.remove(0),
        _ => Tree::Tuple(results),
    };
    Ok(Signature::new(params, result))
}

/// Returns the shape of an array type.
pub(crate) fn shape(model: &Model<'_>, ty: &Type<'_>, at: usize) -> Result<Shape, ParseError> {
    let refused = |why: String| Err(model.refused(at, why));
    let Type::Tensor(dims, element) = ty else {
        return refused(format!("expected an array, found {ty}"));
    };
    let Some(element) = ElementType::from_stablehlo(element) else {
        return refused(format!("elements of type {element} are not supported"));
    };
    if dims.len() > xla_hlo::MAX_RANK {
        return refused(format!(
            "an array has at most {} dimensions",
            xla_hlo::MAX_RANK
        ));
    }
    let sizes = dims.iter().map(|size| Some(Size::from((*size)? as usize)));
    let Some(sizes) = sizes.collect::<Option<Vec<Size>>>() else {
        return refused(format!(
            "expected sizes that are numbers, found {ty}\n  help: export the model with the sizes that it runs with"
        ));
    };
    let mut bytes = element.bytes() as u64;
    for dim in dims.iter().flatten() {
        match bytes.checked_mul(*dim).filter(|&n| n <= i64::MAX as u64) {
            Some(product) => bytes = product,
            None => return refused(format!("the array {ty} is too large")),
        }
    }
    Ok(Shape::new(element, sizes))
}

/// Returns the text of shapes as the types of the file.
pub(crate) fn types(shapes: &[Shape]) -> String {
    let ty = |shape: &Shape| {
        let dims = shape.dims.iter().map(|d| d.known().map(|n| n as u64));
        Rc::new(Type::Tensor(dims.collect(), shape.element.stablehlo()))
    };
    tree::list(&shapes.iter().map(ty).collect::<Vec<_>>())
}
