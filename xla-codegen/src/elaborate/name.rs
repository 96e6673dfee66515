//! Names: variables, constants, and suggestions for unknown ones.

use proc_macro2::Ident;
use quote::{ToTokens, quote};
use xla_hlo::list::Items;
use xla_hlo::operation::{Int, ParamKind};
use xla_hlo::tree::defined;
use xla_hlo::{ChannelKind, ElementType, Operation, aliases};

use super::foreign;
use super::item::Item;
use super::record::is_number;
use super::{Access, Elab, Val, Var};
use crate::advice;
use crate::definition::{Definition, Known};
use crate::hir::{Expr, Path, VarId};
use crate::lexical;
use crate::library;
use crate::message::{Error, Spanned, source};
use crate::number;

impl Elab<'_> {
    /// Returns the variable that a path names in the current region.
    pub(super) fn variable(&self, path: &Path) -> Option<&Var> {
        self.vars.get(path.id())
    }

    /// Returns the variable that a path names, here or in the function that encloses a closure.
    pub(super) fn variable_of(&self, path: &Path) -> Option<&Var> {
        self.enclosing_variable(path.id())
    }

    /// Returns a variable, of this region or of the function that encloses a closure.
    pub(super) fn enclosing_variable(&self, id: Option<VarId>) -> Option<&Var> {
        self.vars.get(id).or_else(|| self.outer_variable(id))
    }

    /// Returns a variable of the function that encloses a closure.
    pub(super) fn outer_variable(&self, id: Option<VarId>) -> Option<&Var> {
        self.outer?.get(id)
    }

    /// Whether a path names an operation or a computation, not a variable.
    pub(super) fn names_computation(&self, path: &Path) -> bool {
        let is_variable = self.variable_of(path).is_some();
        match self.cx.frame().item(path).filter(|_| !is_variable) {
            Some(Item::Computation(_) | Item::Template(..)) => true,
            Some(Item::Operation(_)) => path.generics().is_none(),
            _ => false,
        }
    }

    /// Elaborates a path as a value.
    pub(super) fn path(&mut self, path: &Path) -> Val {
        // As in Rust, a variable hides a generic size, which hides the items of its name.
        if let Some(ident) = path.ident() {
            let name = path.key();
            if let Some(var) = self.variable_of(path) {
                let (val, access) = (var.val.clone(), var.access);
                let kind = var.channel.as_ref().map(|channel| channel.kind);
                let is_here = self.variable(path).is_some();
                self.hover_use(ident);
                return match (no_value(name, access, kind), val) {
                    (Some(what), _) => self.fault(ident, what),
                    (None, val) if !is_here => self.captured(ident, val),
                    (None, val @ Val::Unset(_)) if val.is_poisoned() => Val::Poison,
                    (None, val) => val,
                };
            }
            if let Some(size) = self.cx.frame().bindings.size(name) {
                return Val::Size(size.clone());
            }
        }
        let frame = self.cx.frame();
        match frame.definitions.of(path) {
            Some(Definition::Known(known)) => self.known(path, known),
            Some(Definition::Computation(_) | Definition::Template(_)) => {
                let name = source(path);
                self.fault(
                    path,
                    format!("`{name}` is a computation: call it, or pass it to an operation"),
                )
            }
            Some(
                Definition::Type(_)
                | Definition::WithDefault(_)
                | Definition::Alias(_)
                | Definition::Struct(_),
            ) => {
                let unit = self.unit(path);
                unit.unwrap_or_else(|| {
                    let name = source(path);
                    let help = match self.struct_type(path) {
                        Some((_, fields)) if fields.iter().all(|field| !is_number(field)) => {
                            format!("\n  help: write `{name} {{ {} }}`", fields.join(", "))
                        }
                        Some((_, fields)) => {
                            format!(
                                "\n  help: write `{name}({})`",
                                vec![".."; fields.len()].join(", ")
                            )
                        }
                        None => String::new(),
                    };
                    self.fault(path, format!("`{name}` is a type{help}"))
                })
            }
            Some(Definition::Broken) => Val::Poison,
            None => self.undefined(path),
        }
    }

    /// Elaborates a path without a definition: an associated constant, or a constant of the standard library such as
    /// `f32::consts::PI`. Any other is a mistake.
    fn undefined(&mut self, path: &Path) -> Val {
        // `use std::f32::consts::PI;` makes a name a path of the standard library.
        let imported = lexical::standard(&path.parsed());
        if let (Some(ident), None) = (path.ident(), &imported) {
            return self.unknown_variable(ident);
        }
        if let Some(val) = self.associated_constant(path) {
            return val;
        }
        let is_imported = imported.is_some();
        match number::standard(&imported.unwrap_or_else(|| path.parsed())) {
            Some(number) => {
                // The import counts as used, where the name is in scope.
                if is_imported && self.cx.frame().call.is_none() {
                    self.hover.extend(quote!(let _ = #path;));
                }
                Val::Array(self.with_builder(|b| b.constant(number.literal())))
            }
            None => {
                let text = source(path);
                let advice = || foreign::of_constant(&text);
                let help = aliases::is_of_library(&text).then(advice).flatten();
                let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
                let what = format!("cannot find `{text}` in this scope{help}");
                self.fault(path, what)
            }
        }
    }

    /// Returns the value of a constant.
    pub(super) fn known(&mut self, path: &Path, known: &Known) -> Val {
        match known {
            Known::Size(Int::Size(size)) => Val::Size(size.clone()),
            Known::Size(Int::Negative(_)) => self.fault(path, "a size must not be negative"),
            Known::Array(literal) => Val::Array(self.with_builder(|b| b.constant(literal.clone()))),
        }
    }

    /// Captures a variable of the enclosing function in a closure.
    fn captured(&mut self, ident: &Ident, val: Val) -> Val {
        if let Some(val) = self.capture(&val) {
            return val;
        }
        match val {
            Val::Poison | Val::Numbers(_) | Val::Size(_) | Val::Text(_) => val,
            Val::Unset(_) | Val::Open(_) => val,
            Val::Array(_) | Val::Tuple(_) | Val::List(_) | Val::Record(..) | Val::Function(_) => self.fault(
                ident,
                format!(
                    "`{ident}` belongs to the enclosing function: this closure can use only its parameters, \
                     literals and sizes"
                ),
            ),
        }
    }

    /// Reports a name that is not a variable.
    pub(super) fn unknown_variable(&mut self, ident: &Ident) -> Val {
        let name = ident.to_string();
        if library::is_operation(&name) {
            return self.fault(ident, format!("`{name}` is an operation: call it"));
        }
        if ElementType::from_name(&name).is_some() {
            return self.fault(
                ident,
                format!("`{name}` is an element type: convert with `x as {name}`"),
            );
        }
        // The innermost variable is the likeliest; others of the enclosing function are not suggested.
        let mut near = self.vars.all().map(|var| var.name.to_string());
        let near = near.find(|other| is_near(&name, other));
        let help = match near {
            Some(near) => format!("\n  help: did you mean `{near}`?"),
            None if matches!(&*name, "PI" | "E" | "TAU" | "SQRT_2" | "LN_2" | "LN_10") => {
                format!("\n  help: write `std::f32::consts::{name}`")
            }
            None if name
                .chars()
                .all(|c| c.is_uppercase() || c.is_numeric() || c == '_') =>
            {
                "\n  help: mark the constant with `#[known]`".to_string()
            }
            None => {
                let advice = aliases::lookup(&name, &[]);
                let advice = advice.filter(|advice| advice.starts_with("write "));
                advice.map_or_else(String::new, |help| format!("\n  help: {help}"))
            }
        };
        self.fault(
            ident,
            format!("cannot find variable `{name}` in this scope{help}"),
        )
    }

    /// Reports a call of something that is neither an operation nor a computation, with its arguments.
    pub(super) fn unknown_call(
        &mut self,
        at: &impl ToTokens,
        name: &str,
        arguments: &[&Expr],
        receiver: Option<&Val>,
    ) -> Val {
        let texts = arguments.iter().map(source).collect_vec();
        let is_float = self.has_floats(arguments) || receiver.is_some_and(|of| self.is_float(of));
        let advice = self
            .reshaped(name, receiver, arguments)
            .or_else(|| advice::of_call(name, &texts, is_float))
            .or_else(|| aliases::import(name))
            .or_else(|| library::of_name(name));
        let help = match (advice, library::suggest(name).as_slice()) {
            _ if ElementType::from_name(name).is_some() => {
                format!("\n  help: convert a value with `x as {name}`")
            }
            (Some(advice), _) => format!("\n  help: {advice}"),
            // PyTorch's name of an operation that changes its operand.
            (None, _) if name.strip_suffix('_').is_some_and(library::is_operation) => {
                let name = name.trim_end_matches('_');
                let (x, rest) = texts
                    .split_first()
                    .map_or(("x", &[][..]), |(x, rest)| (x, rest));
                let is_number = if is_float { Some(&true) } else { None };
                let rest = rest.iter().map(|text| advice::number_here(text, is_number));
                let call = format!("{x} = {x}.{name}({});", rest.collect_vec().join(", "));
                format!("\n  help: write `{call}` for a variable with `let mut`")
            }
            (None, []) => String::new(),
            (None, near) => format!("\n  help: did you mean `{}`?", near.join("` or `")),
        };
        let span = at.span();
        self.cx.fault(Error::new(
            span,
            format!("cannot find operation `{name}`{help}"),
        ));
        Val::Poison
    }
}

impl Elab<'_> {
    /// Reports a call of a method that a struct does not have, with the texts of the receiver and the arguments.
    pub(super) fn unknown_method(&mut self, method: &Ident, of: &str, texts: &[String]) -> Val {
        let name = method.to_string();
        let mut structs = self.cx.structs.iter();
        let known = structs.find(|known| known.name() == of);
        // A struct alone may be in a module too.
        let in_module = known
            .is_some_and(|known| known.group.structs.len() > 1 || !known.group.methods.is_empty());
        let known = known.map_or_else(Vec::new, |known| known.method_names());
        let near = known.iter().find(|known| is_near(&name, known));
        let help = match (near, advice::of_call(&name, texts, true)) {
            _ if defined(of) != of => {
                "\n  help: state the struct that has the method, as in `|carry, block: Block| ..`"
                    .into()
            }
            (Some(near), _) => format!("\n  help: did you mean `{near}`?"),
            // A method of the file that is not marked is no name of another library.
            (None, Some(advice)) if !lexical::is_method(method) => format!("\n  help: {advice}"),
            (None, _) if known.is_empty() && in_module => {
                "\n  help: mark the method with `#[computation]`, as its module is".into()
            }
            (None, _) if known.is_empty() => {
                "\n  help: mark the method with `#[computation]`, and the module of the struct too, unless it is"
                    .into()
            }
            (None, _) => {
                let known = known.iter().map(|known| format!("`{known}`"));
                let known: Vec<String> = known.collect_vec();
                format!(
                    "\n  help: available are {}; others need `#[computation]`",
                    known.join(", ")
                )
            }
        };
        let of = match defined(of) {
            plain if plain != of => format!("a slice of `{plain}`"),
            plain => format!("`{plain}`"),
        };
        let what = format!("no computation `{name}` on {of}{help}");
        self.fault(method, what)
    }
}

/// Whether two names differ by one letter inserted, deleted or replaced, or by two adjacent letters swapped.
fn is_near(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect_vec(), b.chars().collect_vec());
    let head = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let tail = (a[head..].iter().rev())
        .zip(b[head..].iter().rev())
        .take_while(|(x, y)| x == y)
        .count();
    let (x, y) = (&a[head..a.len() - tail], &b[head..b.len() - tail]);
    match (x, y) {
        ([p, q], [r, s]) => p == s && q == r,
        _ => a.len().min(b.len()) > 1 && x.len() <= 1 && y.len() <= 1,
    }
}

/// Returns the message for the use of a name as a value that is not one.
fn no_value(name: &str, access: Access, kind: Option<ChannelKind>) -> Option<String> {
    match access {
        Access::Executor => Some(format!(
            "`{name}` is the executor of this computation, not a value: operations and callees use it implicitly"
        )),
        Access::Channel => {
            let takes = |operation: &&Operation| {
                let params = &mut operation.params.iter();
                params.any(|param| kind.is_some_and(|kind| param.kind == ParamKind::Channel(kind)))
            };
            let of = xla_hlo::operations().filter_items(takes);
            let of: Vec<String> = of
                .map(|operation| format!("`{}`", operation.name))
                .collect_vec();
            Some(format!(
                "`{name}` is a channel, not a value: it can be passed to {}, and to computations",
                of.join(", ")
            ))
        }
        Access::Fixed
        | Access::Mutable
        | Access::State
        | Access::Captured
        | Access::CapturedState => None,
    }
}
