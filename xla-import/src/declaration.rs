//! The types of a model's function, and its declaration in Rust.

use std::borrow::Cow;
use std::collections::HashSet;

use xla_hlo::{Module, Shape, Size};
use xla_shape::scan::Scanner;

use crate::import::Target;
use crate::tree::{Attribute, Function, Model, Named, Param};

/// The parameters and results of a function of a model.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The parameters, in order.
    pub params: Vec<EntryParam>,
    /// The shapes of the results.
    pub results: Vec<Shape>,
    /// The name of each result in the source of the model, such as `result['w']`, if the file has it.
    pub result_names: Vec<Option<SourceName>>,
    /// The name of the parameter that is the state of random numbers, if the function draws any.
    pub rng: Option<String>,
    /// The name of the parameter by which the function communicates with other replicas, if it does.
    pub replica: Option<String>,
    /// Whether a call may fail: the sizes of arguments have conditions, or other replicas may be missing.
    pub fallible: bool,
}

/// A parameter of a function of a model.
#[derive(Clone, Debug)]
pub struct EntryParam {
    /// The name, with `%`.
    pub name: String,
    /// The name in the source of the model, such as `p['w']`, if the file has locations.
    pub source: Option<String>,
    /// The shape.
    pub shape: Shape,
}

/// The name of a parameter in the source of a model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceName {
    /// The parameter: `p` of `p['w']`.
    pub base: String,
    /// The keys, fields and indices after it.
    pub keys: Vec<String>,
}

impl SourceName {
    /// Reads a name such as `p['w'][0].b`.
    pub fn of(source: &str) -> Option<SourceName> {
        let end = source.find(['[', '.']).unwrap_or(source.len());
        // `p['w'][0].b` has the base `p` and the keys `w`, `0`, `b`.
        let (base, mut rest) = source.split_at(end);
        let mut name = SourceName {
            base: base.to_string(),
            keys: Vec::new(),
        };
        if !is_identifier(base) {
            return None;
        }
        while !rest.is_empty() {
            let (key, after) = match rest.strip_prefix('.') {
                Some(field) => field.split_at(field.find(['[', '.']).unwrap_or(field.len())),
                None => rest.strip_prefix('[')?.split_once(']')?,
            };
            name.keys.push(key.trim_matches(['\'', '"']).to_string());
            rest = after;
        }
        Some(name)
    }

    /// Returns the keys as the name of a field.
    pub fn field(&self) -> String {
        field_name(&self.keys)
    }
}

/// Returns keys as the name of a field of Rust.
pub fn field_name(keys: &[String]) -> String {
    let mut name = keys.join("_").to_lowercase();
    name = name.replace(|c: char| !(c.is_ascii_alphanumeric() || c == '_'), "_");
    if name.chars().all(|c| c == '_') {
        return format!("field{name}");
    }
    // These are no identifiers, not even raw ones.
    let reserved = matches!(name.as_str(), "self" | "super" | "crate");
    if reserved || name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{name}")
    } else {
        name
    }
}

/// The words of Rust that are names only as `r#word`.
const KEYWORDS: &str = "as async await break const continue dyn else enum extern false fn for gen if impl in let loop match mod \
                        move mut pub ref return static struct trait true try type unsafe use where while abstract become box \
                        do final macro override priv typeof unsized virtual yield";

/// Returns a name as it is written in Rust.
fn written(name: &str) -> String {
    if KEYWORDS.split_whitespace().any(|word| word == name) {
        format!("r#{name}")
    } else {
        name.to_string()
    }
}

fn is_identifier(text: &str) -> bool {
    let mut s = Scanner::new(text);
    s.identifier() == Some(text) && !text.starts_with(|c: char| c.is_ascii_digit())
}

/// Returns the parameters and results of the last function of a module, which is imported from a model.
pub fn entry(model: &Model<'_>, module: &Module) -> Entry {
    let mut entry = Entry {
        params: Vec::new(),
        results: Vec::new(),
        result_names: Vec::new(),
        rng: None,
        replica: None,
        fallible: false,
    };
    let Some(imported) = module.entry() else {
        return entry;
    };
    let Some(function) = model.function(&imported.name) else {
        return entry;
    };
    let shapes = imported.graph.param_shapes();
    for (known, shape) in imported.signature.params.iter().zip(&shapes) {
        if known.channel.is_some() {
            entry.replica = Some(known.name.clone());
            continue;
        }
        if known.state {
            entry.rng = Some(known.name.clone());
            continue;
        }
        // Arguments that are sizes are not parameters.
        let mut params = function.params.iter();
        let param = params.find(|param| param.name.trim_start_matches('%') == known.name);
        let source = param.and_then(|param| source(model, function, param));
        entry.params.push(EntryParam {
            name: format!("%{}", known.name),
            source: source.map(Cow::into_owned),
            shape: shape.clone(),
        });
    }
    entry.results = imported.graph.result_shapes();
    entry.results.truncate(function.results.len());
    let attributes = function.results.iter().map(|(_, attributes)| attributes);
    entry.result_names = attributes.map(|all| result_name(all)).collect();
    let dynamic: Vec<&Size> = (shapes.iter().flat_map(|shape| &shape.dims))
        .filter(|size| size.is_dynamic())
        .collect();
    let each: HashSet<&&Size> = dynamic.iter().collect();
    // Other sizes are multiples of a name, or computed from several.
    let is_computed = dynamic.iter().any(|size| size.as_name().is_none());
    let is_twice = each.len() < dynamic.len();
    let has_conditions = is_computed || is_twice || !imported.constraints(module).is_empty();
    entry.fallible = has_conditions || entry.replica.is_some();
    entry
}

/// Returns the name of a parameter in the source of the model: its own, or the name in the function to which it is
/// passed on.
fn source<'t>(
    model: &Model<'t>,
    function: &Function<'t>,
    param: &Param<'t>,
) -> Option<Cow<'t, str>> {
    let own = param
        .location
        .and_then(|location| model.location_name(location));
    // jax.export wraps the function of the user in `@main`, whose flat arguments have no names.
    own.or_else(|| {
        let mut calls = (function.body.ops.iter())
            .filter_map(|op| Some((op, model.function(crate::import::callee(op)?)?)));
        calls.find_map(|(op, callee)| {
            let at = op.operands.iter().position(|&value| value == param.value)?;
            model.location_name(callee.params.get(at)?.location?)
        })
    })
}

/// Returns the name that jax gives a result: `result['w']`, or `['w']` from older versions.
fn result_name(attributes: &[Named<'_>]) -> Option<SourceName> {
    let info = attributes.iter().find(|a| a.name == "jax.result_info")?;
    let Attribute::Text(name) = &info.value else {
        return None;
    };
    if name.starts_with(['[', '.']) {
        SourceName::of(&format!("result{name}"))
    } else {
        SourceName::of(name)
    }
}

/// Returns a shape as a type of Rust: `f32![2, ?]`.
pub fn rust_type(shape: &Shape) -> String {
    let text = open(shape).to_string();
    let element = shape.element.name();
    format!("{element}!{}", &text[element.len()..])
}

/// Returns a shape in which all dynamic sizes are `?`.
pub fn open(shape: &Shape) -> Shape {
    let size = |size: &Size| {
        if size.is_dynamic() {
            Size::open()
        } else {
            size.clone()
        }
    };
    Shape::new(
        shape.element,
        shape.dims.iter().map(size).collect::<Vec<_>>(),
    )
}

/// A parameter of the declaration in Rust: one array, or a struct of several.
#[derive(Clone, Debug)]
pub struct RustParam {
    /// The name.
    pub name: String,
    /// The numbers of the arguments.
    pub arguments: Vec<usize>,
    /// The fields, if it is a struct.
    pub fields: Option<Vec<String>>,
}

impl Entry {
    /// Returns the name of an argument in the source of the model.
    pub fn source_name(&self, argument: usize) -> Option<SourceName> {
        SourceName::of(self.params.get(argument)?.source.as_deref()?)
    }

    /// Groups the arguments to parameters: those with the same name before their keys are fields of one struct.
    pub fn rust_params(&self) -> Vec<RustParam> {
        let mut params: Vec<RustParam> = Vec::new();
        let mut names = HashSet::new();
        for (i, param) in self.params.iter().enumerate() {
            let source = self.source_name(i);
            // jax flattens a structure to adjacent arguments, so a struct's fields follow each other.
            if let Some(source) = source.as_ref().filter(|source| !source.keys.is_empty()) {
                let field = source.field();
                let last = params.last_mut().filter(|last| last.name == source.base);
                if let Some(RustParam {
                    arguments,
                    fields: Some(fields),
                    ..
                }) = last
                {
                    arguments.push(i);
                    fields.push(field);
                    continue;
                }
                params.push(RustParam {
                    name: source.base.clone(),
                    arguments: vec![i],
                    fields: Some(vec![field]),
                });
                continue;
            }
            let own = source.map(|source| source.base);
            let name = own.unwrap_or_else(|| param.name.trim_start_matches('%').to_string());
            // These words cannot be raw identifiers: there is no `r#self`.
            let reserved = matches!(name.as_str(), "self" | "super" | "crate" | "Self" | "_");
            let name = if is_identifier(&name) && !reserved && names.insert(name.clone()) {
                name
            } else {
                format!("arg{i}")
            };
            params.push(RustParam {
                name,
                arguments: vec![i],
                fields: None,
            });
        }
        params
    }

    /// Returns the declaration of a function: `pub fn net(p: &Params, x: &f32![1, 4]) -> f32![1, 2];`.
    pub fn declaration(&self, name: &str) -> String {
        let param = |param: &RustParam| match param.fields {
            Some(_) => format!("{}: &{}", written(&param.name), struct_name(&param.name)),
            None => {
                let ty = rust_type(&self.params[param.arguments[0]].shape);
                format!("{}: &{ty}", written(&param.name))
            }
        };
        let mut params: Vec<String> = self.rust_params().iter().map(param).collect();
        params.extend(self.rng.iter().map(|name| format!("{name}: &mut Rng")));
        params.extend(self.replica.iter().map(|name| format!("{name}: &Replica")));
        let results: Vec<String> = self.results.iter().map(rust_type).collect();
        let result = match results.as_slice() {
            [] => "()".to_string(),
            [one] => one.clone(),
            all => format!("({})", all.join(", ")),
        };
        let result = match (self.fallible, results.is_empty()) {
            (true, _) => format!(" -> Result<{result}, Error>"),
            (false, true) => String::new(),
            (false, false) => format!(" -> {result}"),
        };
        format!("pub fn {}({}){result};", written(name), params.join(", "))
    }

    /// Returns the parameters that are structs, each with the name of its struct.
    pub fn struct_names(&self) -> Vec<(String, String)> {
        let params = self.rust_params().into_iter();
        let structs = params.filter(|param| param.fields.is_some());
        structs
            .map(|param| {
                let name = struct_name(&param.name);
                (param.name, name)
            })
            .collect()
    }

    /// Returns the declarations of the structs of the parameters.
    pub fn structs(&self) -> Vec<String> {
        let params = self.rust_params();
        let declared = params.iter().filter_map(|param| {
            let fields = param.fields.as_ref()?.iter().zip(&param.arguments);
            let fields = fields.map(|(field, &argument)| {
                let ty = rust_type(&self.params[argument].shape);
                format!("    pub {}: {ty},\n", written(field))
            });
            let fields: String = fields.collect();
            let name = struct_name(&param.name);
            Some(format!(
                "#[derive(Tensors)]\npub struct {name} {{\n{fields}}}"
            ))
        });
        declared.collect()
    }
}

impl Target {
    /// Returns the name in Rust of a function that the target may be bound to.
    pub fn function(&self) -> String {
        written(&field_name(std::slice::from_ref(&self.name)))
    }

    /// Returns the binding of the target to this function, as in `custom_calls`: `Foo = foo`, or `"my.foo" = my_foo`.
    pub fn binding(&self) -> String {
        let (name, function) = (&self.name, self.function());
        if is_identifier(name) && written(name) == *name {
            format!("{name} = {function}")
        } else {
            format!("{name:?} = {function}")
        }
    }

    /// Returns the declaration in Rust of a function with this name: `fn foo(x0: &f32![2]) -> f32![3]`.
    pub fn declaration(&self) -> String {
        let params = self.operands.iter().enumerate();
        let params = params.map(|(i, shape)| format!("x{i}: &{}", rust_type(shape)));
        let named = self.configuration.iter().map(|(name, shape)| {
            let name = written(name);
            if shape.is_scalar() {
                format!("{name}: {}", shape.element.name())
            } else {
                format!("{name}: &{}", rust_type(shape))
            }
        });
        let params: Vec<String> = params.chain(named).collect();
        let results: Vec<String> = self.results.iter().map(rust_type).collect();
        let result = match results.as_slice() {
            [] => String::new(),
            [one] => format!(" -> {one}"),
            all => format!(" -> ({})", all.join(", ")),
        };
        format!("fn {}({}){result}", self.function(), params.join(", "))
    }
}

/// Returns the name of a parameter's struct.
fn struct_name(param: &str) -> String {
    if matches!(param, "p" | "params") {
        return "Params".to_string();
    }
    let words = param.split('_').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}
