//! Imports a model as graphs.
//!
//! `body` visits the operations of a function, and `operation` imports one. `attributes` converts its attributes by
//! the `Text` that the primitive declares. The rule of the operation checks the instruction, and the result types are
//! compared with the types in the file. `table` lists the operations with other names, those that are ignored, and
//! those that are not supported, each with the reason.
//!
//! Operations that need more than that have a module each:
//!
//! - Sizes: if a type of the model has a size `?`, `sizes` names the sizes of the arguments, and each call is imported
//!   with the shapes of its operands. `contents` follows the elements of small arrays of integers as functions of
//!   these sizes (`number`). So `dynamic` can map an operation such as `dynamic_broadcast_in_dim` to the operation
//!   whose shape is an attribute. `assertion` imports what a model asserts of its sizes, as an equation or as an
//!   instruction that is only a size constraint.
//! - Element types: `quantized` and `requantized` import quantised numbers, whose arrays have the element type of
//!   their storage; `scales` and `requested` check what the rules of operations do not know. Integers of 2 and 4 bits
//!   are stored in 8 (`narrow`, `narrowed`), `bits` reinterprets types, `promoted` converts operands to the larger
//!   types of a region.
//! - Devices: `collectives` maps collectives to collectives of replicas, which `devices` numbers by the replicas and
//!   partitions of the module. A function that communicates has the token of a replica as its last parameter. `manual`
//!   and `shards` replace a function by what each device computes.
//! - Random numbers: the hidden state of `stablehlo.rng` becomes a parameter (`generator`, `random`).
//! - Decompositions: `lapack` maps routines to operations; `reflections` and `tridiagonal` have the routines that are
//!   loops here.
//! - Custom calls: `targets` leaves calls of functions outside of the file to the caller.
//! - Others: `composed` has operations that are several here, `complex` refused ones, `implicit` those of chlo.
//!
//! Where a rule requires two sizes to be equal, the function is imported again with one of them replaced. A size that
//! the model divides is replaced by a multiple. If a model asserts more of a difference than is certain, the
//! difference is replaced by a sum, such as `?x.0-1` plus 1.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use xla_hlo::{
    Channel, ChannelKind, ElementType, Function as HloFunction, Graph, Module, Parameter,
    Primitive, Shape, Signature, Size, Tree, Type as HloType, ops,
};
use xla_shape::scan::ParseError;

use self::devices::Devices;
use self::narrow::Narrow;
use self::quantized::Quantized;
use self::sizes::Sizes;
pub use self::targets::{Target, import_with_targets};
use crate::tree::{self, Attribute, Element, Function, Model, Op, Region, Type};

mod assertion;
mod attributes;
mod bits;
mod body;
mod broadcasts;
mod collectives;
mod complex;
mod composed;
mod contents;
mod devices;
mod dynamic;
mod followed;
mod generator;
mod implicit;
mod lapack;
mod manual;
mod narrow;
mod narrowed;
mod number;
mod operation;
mod outside;
mod promoted;
mod quantized;
mod random;
mod reflections;
mod regions;
mod requantized;
mod requested;
mod scales;
mod shards;
mod sizes;
mod table;
mod targets;
mod tridiagonal;
mod tuples;

/// Imports a function and all that it calls; the function is the last one of the module.
///
/// # Errors
/// There is no such function, or the first operation that has no counterpart, with its line and column.
pub fn import(model: &Model<'_>, entry: &str) -> Result<Module, ParseError> {
    imported(model, entry, None)
}

/// Imports a function. Targets outside of the file are added to `targets`, and refused without it.
fn imported(
    model: &Model<'_>,
    entry: &str,
    targets: Option<&RefCell<Vec<Target>>>,
) -> Result<Module, ParseError> {
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
    // A model that jax exports for several platforms selects its branches by this argument.
    for param in &entry.params {
        if let Some(Attribute::Text(name)) = tree::find(&param.attributes, "jax.global_constant")
            && name == "_platform_index"
        {
            let why = format!(
                "the argument {} is {name}: expected a model that is exported for one platform, as \
                 `platforms=[\"cpu\"]` in jax",
                param.name
            );
            return Err(model.refused(param.at, why));
        }
    }
    // `shard_map` of jax is a region in newer versions, and calls around the arrays of each device in older ones.
    let local = match manual::local(model, entry)? {
        Some(local) => Some(local),
        None => shards::local(model, entry)?,
    };
    let entry = local.as_ref().unwrap_or(entry);
    // Replaces the function by the computation of one device, so that `order` and `communicating` see its operations.
    functions.insert(&entry.name, entry);
    let primitives: HashMap<&str, &'static Primitive> =
        ops::primitives().map(|p| (p.text, p)).collect();
    let sorted = order(model, &functions, entry)?;
    let is_dynamic = sorted.iter().any(|function| is_dynamic(function));
    let communicating = communicating(&sorted);
    let drawing = drawing(&sorted);
    let importer = Importer {
        model,
        functions,
        primitives,
        sorted,
        is_dynamic,
        communicating,
        drawing,
        targets,
    };
    let mut sizes = Sizes::default();
    loop {
        // A round that is repeated finds the same targets.
        if let Some(targets) = targets {
            targets.borrow_mut().clear();
        }
        let imported = importer.module(&mut sizes);
        // Each round replaces a size, or imports sizes as products of others.
        match (imported, sizes.again()) {
            (imported, None) => return imported,
            (_, Some(next)) => sizes = next,
        }
    }
}

/// All that does not change while a function is imported for other sizes.
struct Importer<'a, 't> {
    model: &'a Model<'t>,
    functions: HashMap<&'a str, &'a Function<'t>>,
    primitives: HashMap<&'static str, &'static Primitive>,
    /// The function and those that it calls, callees first.
    sorted: Vec<&'a Function<'t>>,
    is_dynamic: bool,
    /// Those that communicate with other devices.
    communicating: HashSet<&'a str>,
    /// Those that draw random numbers.
    drawing: HashSet<&'a str>,
    /// The targets of custom calls outside of the file.
    targets: Option<&'a RefCell<Vec<Target>>>,
}

impl Importer<'_, '_> {
    /// Imports the functions for these sizes of the arguments of the last one. The functions that a function with sizes
    /// `?` calls are part of it.
    fn module(&self, sizes: &mut Sizes) -> Result<Module, ParseError> {
        let mut module = Module::default();
        // Without sizes `?` each function becomes one of the module. With them, `operation` imports each call again
        // with the shapes of its operands, so only the last function has a graph.
        let first = if self.is_dynamic {
            self.sorted.len() - 1
        } else {
            0
        };
        for (i, &function) in self.sorted.iter().enumerate().skip(first) {
            let is_last = i + 1 == self.sorted.len();
            let is_sized = is_last && self.is_dynamic;
            let parameters = parameters(self.model, function, sizes, is_sized)?;
            let known = body::Known {
                model: self.model,
                module: &module,
                primitives: &self.primitives,
                functions: &self.functions,
                sizes,
                is_dynamic: self.is_dynamic,
                devices: Devices::of(self.model),
                communicating: &self.communicating,
                drawing: &self.drawing,
                targets: self.targets,
            };
            let graph = body::entry(&known, function, &parameters)?;
            let name = &*function.name;
            let channels = Implicit {
                draws: self.drawing.contains(name),
                communicates: self.communicating.contains(name),
            };
            let signature = signature(function, sizes, &graph, channels);
            let function = HloFunction::new(function.name.to_string(), signature, graph);
            module.functions.push(Rc::new(function));
        }
        Ok(module)
    }
}

/// Returns the shapes of a function's parameters.
fn declared(model: &Model<'_>, function: &Function<'_>) -> Result<Vec<Shape>, ParseError> {
    let params = function.params.iter();
    params
        .map(|param| shape(model, &param.ty, param.at))
        .collect()
}

/// Returns the shapes of the parameters of the function that is imported, in which each `?` has a name, and the sizes
/// among its parameters: exporters without such types pass them as integers before the arrays.
fn parameters(
    model: &Model<'_>,
    function: &Function<'_>,
    sizes: &mut Sizes,
    is_dynamic: bool,
) -> Result<body::Parameters, ParseError> {
    let (mut shapes, mut scalars) = (declared(model, function)?, Vec::new());
    let reads_sizes = tree::find(&model.attributes, "jax.uses_shape_polymorphism").is_some();
    let name = |i: usize| function.params[i].name.trim_start_matches('%');
    for (i, shape) in shapes.iter_mut().enumerate() {
        // Sizes are a prefix of the arguments: an integer after the first array is an ordinary scalar. A model of jax
        // with this attribute computes its sizes from the arrays, so none of its scalars is one.
        if is_dynamic && !reads_sizes && scalars.len() == i && is_integer_scalar(shape) {
            scalars.push((i, sizes.of_scalar(name(i))));
        }
        for (dimension, size) in shape.dims.iter_mut().enumerate() {
            if size.is_open() {
                *size = sizes.of_argument(name(i), dimension);
            }
        }
    }
    Ok(body::Parameters { shapes, scalars })
}

fn is_integer_scalar(shape: &Shape) -> bool {
    let element = shape.element;
    shape.is_scalar() && (element == ElementType::I32 || element == ElementType::I64)
}

/// Whether a function, or an operation in it, has a type with a size `?`.
fn is_dynamic(function: &Function<'_>) -> bool {
    let params = function.params.iter().map(|param| &param.ty);
    let results = function.results.iter().map(|(ty, _)| ty);
    params.chain(results).any(|ty| has_open(ty)) || has_dynamic_op(&function.body)
}

fn has_open(ty: &Type<'_>) -> bool {
    matches!(ty, Type::Tensor(dims, _) if dims.contains(&None))
}

fn has_dynamic_op(region: &Region<'_>) -> bool {
    let is = |op: &Op<'_>| {
        // The reader bounds the depth.
        op.result_types.iter().any(|ty| has_open(ty)) || op.regions.iter().any(has_dynamic_op)
    };
    region.ops.iter().any(is)
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
    // A depth-first search with its own stack, since a file may chain any number of calls. Each function is visited
    // twice: before its callees, and after them, when it is appended.
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

/// Returns the functions that communicate with other devices, or call one that does; callees come first.
fn communicating<'a>(sorted: &[&'a Function<'_>]) -> HashSet<&'a str> {
    let mut all = HashSet::new();
    for function in sorted {
        let mut callees = Vec::new();
        called(&function.body, &mut callees);
        let calls_one = callees.iter().any(|(name, _)| all.contains(name));
        if calls_one || collectives::communicates(&function.body) {
            all.insert(&*function.name);
        }
    }
    all
}

/// Returns the functions that draw random numbers, or call one that does; callees come first.
fn drawing<'a>(sorted: &[&'a Function<'_>]) -> HashSet<&'a str> {
    let mut all = HashSet::new();
    for function in sorted {
        if generator::draws(&function.body, &all) {
            all.insert(&*function.name);
        }
    }
    all
}

/// The name of the parameter that is the state of random numbers.
const GENERATOR: &str = "rng";

/// The parameters that a function has besides the parameters in the file.
#[derive(Clone, Copy)]
struct Implicit {
    /// The state of random numbers.
    draws: bool,
    /// The token of a replica.
    communicates: bool,
}

/// The name of the parameter by which a function communicates with other replicas.
const REPLICA: &str = "replica";

/// Returns the signature of a function with this graph, without the parameters that are sizes.
fn signature(
    function: &Function<'_>,
    sizes: &Sizes,
    graph: &Graph,
    implicit: Implicit,
) -> Signature {
    let names = function.params.iter();
    let names = names.map(|param| param.name.trim_start_matches('%'));
    let names = names.filter(|name| !sizes.is_size(name));
    let mut params: Vec<Parameter> = (names.zip(graph.param_shapes()))
        .map(|(name, shape)| Parameter::new(name, HloType::array(shape)))
        .collect();
    let unused = |name: &str, params: &[Parameter]| {
        let mut name = name.to_string();
        while params.iter().any(|param| param.name == name) {
            name.push('_');
        }
        name
    };
    if implicit.draws {
        let name = unused(GENERATOR, &params);
        let mut state = Parameter::new(name, HloType::array(generator::state()));
        state.state = true;
        params.push(state);
    }
    if implicit.communicates {
        let name = unused(REPLICA, &params);
        let (kind, content) = (ChannelKind::Replica, Tree::Tuple(Vec::new()));
        params.push(Parameter::channel(name, Channel { kind, content }));
    }
    let mut results: Vec<_> = (graph.result_shapes().into_iter())
        .map(HloType::array)
        .collect();
    // The last state is no result of the function.
    results.truncate(function.results.len());
    let result = match results.len() {
        1 => results.remove(0),
        _ => Tree::Tuple(results),
    };
    let mut signature = Signature::new(params, result);
    signature.fallible = implicit.communicates;
    // An argument that is a size may be a size of results only.
    let shapes = [graph.param_shapes(), graph.result_shapes()].concat();
    for shape in shapes {
        for name in shape.dims.iter().flat_map(Size::names) {
            if !signature.sizes.iter().any(|known| known == name) {
                signature.sizes.push(name.to_string());
            }
        }
    }
    signature
}

/// The reason and the help for other floating-point numbers of less than 16 bits.
const SMALL_FLOATS: &str = "floating-point numbers of less than 16 bits are `f8E4M3FN` and `f8E5M2`, so export the model \
    with one of them or `bf16`, in jax by `x.astype(jnp.bfloat16)`";

/// Returns the shape of an array type, in which `?` is [`Size::open`].
pub(crate) fn shape(model: &Model<'_>, ty: &Type<'_>, at: usize) -> Result<Shape, ParseError> {
    let refused = |why: String| Err(model.refused(at, why));
    let Type::Tensor(dims, element) = ty else {
        return refused(format!("expected an array, found {ty}"));
    };
    let known = match element {
        Element::Named(name) => {
            let narrow = || Narrow::read(name).map(Narrow::storage);
            ElementType::from_stablehlo(name).or_else(narrow)
        }
        Element::Quantized(ty) => Quantized::checked(ty).map(|quantized| quantized.storage),
    };
    let Some(element) = known else {
        let why = format!("elements of type {element} are not supported");
        return refused(match element {
            Element::Named(name) if narrow::is_small_float(name) => {
                format!("{why}: {SMALL_FLOATS}")
            }
            _ => why,
        });
    };
    if dims.len() > xla_hlo::MAX_RANK {
        return refused(format!(
            "an array has at most {} dimensions",
            xla_hlo::MAX_RANK
        ));
    }
    let size = |size: &Option<u64>| size.map_or_else(Size::open, |n| Size::from(n as usize));
    let sizes: Vec<Size> = dims.iter().map(size).collect();
    // The known sizes of one shape have a product below 2^63, so that no pass computes an element count that overflows.
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
        Rc::new(Type::Tensor(
            dims.collect(),
            shape.element.stablehlo().into(),
        ))
    };
    tree::list(&shapes.iter().map(ty).collect::<Vec<_>>())
}
