//! Names after the module of another library, as Python writes them: `np.exp(x)`, `nn.functional.relu(x)`, `np.pi`.

use quote::{ToTokens, quote};
use xla_hlo::aliases;
use xla_hlo::list::Items;

use super::{Elab, Val};
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
        self.look_at(&arguments);
        let (receiver, method) = (&call.receiver, &call.method);
        let help = of_path(
            &format!("{module}::{method}"),
            &arguments.iter().map(source).collect_vec(),
        );
        Some(self.not_here(&quote!(#receiver.#method), help))
    }

    /// Reports `np.pi`; `None` if the base is a value.
    pub(super) fn field_of_module(&mut self, whole: &Expr, field: &Field) -> Option<Val> {
        self.foreign_module(&field.base)?;
        let path = self.foreign_module(whole)?;
        Some(self.not_here(whole, of_constant(&path)))
    }

    fn not_here(&mut self, at: &impl ToTokens, help: Option<String>) -> Val {
        let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
        let what = format!("cannot find `{}` in this scope{help}", source(at));
        self.fault(at.to_token_stream(), what)
    }
}

/// Returns the help for the call of a path that has no definition.
pub(super) fn of_path(path: &str, arguments: &[String]) -> Option<String> {
    aliases::lookup(path, arguments)
        .or_else(|| library::written_of(path, arguments))
        .or_else(|| aliases::import(path.rsplit("::").next()?.trim()))
        .or_else(|| library::of_name(path))
        .or_else(|| library::misspelt(path))
}

/// Returns the help for a path of another library that is not called.
pub(super) fn of_constant(path: &str) -> Option<String> {
    aliases::lookup(path, &[]).or_else(|| library::of_name(path))
}
