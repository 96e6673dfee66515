//! Names after the module of another library, as Python writes them: `np.exp(x)`, `nn.functional.relu(x)`, `np.pi`.

use proc_macro2::Ident;
use quote::{ToTokens, quote};
use xla_hlo::aliases::words;
use xla_hlo::list::Items;
use xla_hlo::{aliases, spelling, transform};

use super::{Elab, Val};
use crate::advice;
use crate::hir::{Expr, Field, Kind, Member, MethodCall};
use crate::library;
use crate::message::source;

impl Elab<'_> {
    /// Returns the path of a module of another library, `nn::functional`; `None` for a value.
    pub(super) fn foreign_module(&self, expr: &Expr) -> Option<String> {
        match &expr.kind {
            Kind::Path(path) => {
                let name = path.ident()?.to_string();
                let is_defined =
                    self.variable_of(path).is_some() || self.cx.frame().item(path).is_some();
                (aliases::is_module(&name) && !is_defined).then_some(name)
            }
            Kind::Field(field) => {
                let Member::Named(name) = &field.member else {
                    return None;
                };
                Some(format!("{}::{name}", self.foreign_module(&field.base)?))
            }
            _ => None,
        }
    }

    /// Reports `np.exp(x)`; `None` if the receiver is a value.
    pub(super) fn method_of_module(&mut self, call: &MethodCall) -> Option<Val> {
        let module = self.foreign_module(&call.receiver)?;
        let arguments = call.args.iter().collect_vec();
        let faulty = self.faulty(&arguments);
        let (receiver, method) = (&call.receiver, &call.method);
        let path = format!("{module}::{method}");
        let mut texts = self.texts_of_path(&path, &arguments);
        for (text, is_faulty) in texts.iter_mut().zip(faulty) {
            if is_faulty {
                *text = "..".to_string();
            }
        }
        let is_float = self.has_floats(&arguments);
        let help = of_array(self, &path, &arguments)
            .or_else(|| transformed(method, &texts))
            .or_else(|| of_path(&path, &texts, is_float));
        Some(self.not_here(&quote!(#receiver.#method), help))
    }

    /// Reports `np.pi`; `None` if the base is a value.
    pub(super) fn field_of_module(&mut self, whole: &Expr, field: &Field) -> Option<Val> {
        self.foreign_module(&field.base)?;
        let path = self.foreign_module(whole)?;
        Some(self.not_here(whole, of_constant(&path)))
    }

    /// Elaborates arguments, and returns which ones contain mistakes.
    fn faulty(&mut self, arguments: &[&Expr]) -> Vec<bool> {
        let each = arguments.iter().map(|argument| {
            let before = self.cx.faults.borrow().count();
            self.look_at(&[argument]);
            self.cx.faults.borrow().count() > before
        });
        each.collect_vec()
    }

    /// Returns the texts of the arguments of another library's function: integers are converted where its result is a
    /// float, and a key of JAX is the generator.
    pub(super) fn texts_of_path(&self, path: &str, arguments: &[&Expr]) -> Vec<String> {
        let mut texts = arguments.iter().map(source).collect_vec();
        let last = path.rsplit("::").next().unwrap_or_default().trim();
        let (Some(first), Some(text)) = (arguments.first(), texts.first_mut()) else {
            return texts;
        };
        let val = self.peek(first);
        let is_integer = match &val {
            Some(Val::Array(value)) => self.graph.shape(*value).element.is_integer(),
            _ => false,
        };
        let is_generator = matches!(&val, Some(Val::Record(of, _)) if of == "Rng");
        if is_integer && words::OF_FLOATS.contains(&last) {
            *text = format!("{} as f32", first.grouped());
        } else if path.starts_with("jax") && path.contains("random") && !is_generator {
            let mut vars = self.vars.all();
            let rng = vars.find(|var| matches!(&var.val, Val::Record(of, _) if of == "Rng"));
            *text = rng.map_or_else(|| "rng".to_string(), |var| var.name.to_string());
        }
        texts
    }

    fn not_here(&mut self, at: &impl ToTokens, help: Option<String>) -> Val {
        let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
        let what = format!("cannot find `{}` in this scope{help}", source(at));
        self.fault(at.to_token_stream(), what)
    }
}

/// Returns the help for a transformation of JAX, with its options by their names here: `jax.grad(f, 0)`.
fn transformed(name: &Ident, arguments: &[String]) -> Option<String> {
    let of = transform::lookup(&name.to_string())?;
    let options = of.options.iter().map(|option| option.name).collect_vec();
    let texts = arguments
        .iter()
        .enumerate()
        .map(|(i, text)| match advice::named(text) {
            Some((name, value)) => {
                let meant = spelling::argument(name, &options).unwrap_or(name);
                format!("{meant} = {}", advice::listed(value))
            }
            None if i > 0 && options.contains(&"argnums") => {
                format!("argnums = {}", advice::listed(text))
            }
            None => text.clone(),
        });
    Some(format!(
        "write `{}({})`",
        of.name,
        texts.collect_vec().join(", ")
    ))
}

/// Returns the help for the call of a function of another library whose name here depends on the shape of its argument.
pub(super) fn of_array(elab: &Elab<'_>, path: &str, arguments: &[&Expr]) -> Option<String> {
    let is_foreign = aliases::is_of_library(path);
    is_foreign
        .then(|| elab.reshaped(path, None, arguments))
        .flatten()
}

/// Returns the help for the call of a path that has no definition.
pub(super) fn of_path(path: &str, arguments: &[String], is_float: bool) -> Option<String> {
    advice::of_call(path, arguments, is_float)
        .or_else(|| advice::written_of(path, arguments))
        .or_else(|| aliases::import(path.rsplit("::").next()?.trim()))
        .or_else(|| library::of_name(path))
        .or_else(|| library::misspelt(path))
}

/// Returns the help for a path of another library that is not called.
pub(super) fn of_constant(path: &str) -> Option<String> {
    aliases::lookup(path, &[]).or_else(|| library::of_name(path))
}
