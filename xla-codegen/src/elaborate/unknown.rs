//! Calls of names without a definition: help by the names of other libraries and of element types, and recursion.

use proc_macro2::Ident;
use xla_hlo::list::Items;

use super::foreign;
use super::{Elab, Val};
use crate::hir::{Expr, Kind, Labelled, MethodCall, Path};
use crate::lexical::{self, File, Known};
use crate::message::source;
use crate::signature::reported;

impl Elab<'_> {
    /// Reports the call of a name without a definition.
    pub(super) fn call_of_unknown(
        &mut self,
        whole: &Expr,
        path: &Path,
        arguments: &[&Expr],
    ) -> Val {
        let Some(ident) = path.ident() else {
            let text = source(path);
            let texts = self.texts_of_path(&text, arguments);
            let is_float = self.has_floats(arguments);
            let help = foreign::of_array(self, &text, arguments)
                .or_else(|| foreign::of_path(&text, &texts, is_float))
                .or_else(|| self.of_element(path, arguments));
            let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
            return self.fault(path, format!("cannot find computation `{text}`{help}"));
        };
        if let Some(circle) = self.circle(ident) {
            return self.recursion(ident, &circle);
        }
        if File::default().knows(ident) == Known::Plain {
            let what = format!(
                "`{ident}` is not a computation: mark the function with `#[computation]`, or with \
                 `#[custom_call]` if its body is ordinary Rust"
            );
            return self.fault(ident, what);
        }
        // Python's infinities.
        if let ("float", [one]) = (&*ident.to_string(), arguments)
            && let Kind::Lit(lit) = &one.kind
            && let Some(text) = lit.text()
        {
            let number = match text.trim_start_matches(['-', '+']) {
                "inf" | "infinity" if text.starts_with('-') => "f32::NEG_INFINITY".to_string(),
                "inf" | "infinity" => "f32::INFINITY".to_string(),
                "nan" => "f32::NAN".to_string(),
                number => number.to_string(),
            };
            let what = format!("cannot find `float` in this scope\n  help: write `{number}`");
            return self.fault(whole, what);
        }
        if Labelled::of(whole).is_some() {
            return self.unknown_variable(ident);
        }
        self.unknown_call(ident, &ident.to_string(), arguments, None)
    }

    /// Returns the message for the call of a field, as PyTorch calls a layer: `net.input(x)`.
    pub(super) fn field_called(
        &self,
        call: &MethodCall,
        fields: &[(String, Val)],
    ) -> Option<String> {
        let name = call.method.to_string();
        let (_, val) = fields.iter().find(|(field, _)| *field == name)?;
        let place = format!("{}.{name}", call.receiver.grouped());
        let help = self.of_called(&place, val, &call.args.iter().collect_vec());
        Some(format!("`{name}` is a field, which cannot be called{help}"))
    }

    /// Returns the help for the call of a value: the method `forward` of a struct, or the names of its methods.
    pub(super) fn of_called(&self, place: &str, val: &Val, arguments: &[&Expr]) -> String {
        let Val::Record(of, _) = val else {
            return String::new();
        };
        let known = self.cx.structs.iter().find(|known| known.name() == &**of);
        let methods = known.map_or_else(Vec::new, |known| known.method_names());
        // Arguments with calls may have mistakes of their own.
        let texts = arguments.iter().map(source).collect_vec().join(", ");
        let texts = if texts.contains('(') {
            "..".to_string()
        } else {
            texts
        };
        if methods.iter().any(|method| *method == "forward") {
            return format!("\n  help: write `{place}.forward({texts})`");
        }
        let methods = methods
            .iter()
            .map(|method| format!("`{place}.{method}(..)`"));
        match methods.collect_vec().as_slice() {
            [] => String::new(),
            methods => format!("\n  help: call a method: {}", methods.join(" or ")),
        }
    }

    /// Returns the help for a function of an element type, such as `T::from(2.0)` or `f32::from(n)`.
    fn of_element(&self, path: &Path, arguments: &[&Expr]) -> Option<String> {
        let parsed = path.parsed();
        let first = parsed.segments.first()?.ident.to_string();
        let element = self.cx.frame().bindings.element(&first)?;
        let last = path.last()?.ident.to_string();
        let number = match (last.as_str(), arguments) {
            ("zero" | "default", []) => "0",
            ("one", []) => "1",
            ("from" | "new" | "try_from", [one]) => {
                return Some(match &one.kind {
                    Kind::Lit(_) => format!(
                        "write `{}`, which takes its type from its context",
                        source(one)
                    ),
                    _ => format!("write `{} as {first}`", one.grouped()),
                });
            }
            _ => return None,
        };
        let float = if element.is_integer() { "" } else { ".0" };
        Some(format!("write `{number}{float}`"))
    }

    /// Returns the computations that call each other, if this call is one of theirs.
    fn circle(&self, callee: &Ident) -> Option<Vec<String>> {
        lexical::circle(Some(&self.cx.frame().own), callee)
    }

    /// Reports computations that call each other, at the first of them.
    fn recursion(&self, callee: &Ident, circle: &[String]) -> Val {
        if circle.first() != Some(&self.cx.frame().own) {
            self.cx.fault(reported());
            return Val::Poison;
        }
        let names = circle.iter().map(|name| format!("`{name}`")).collect_vec();
        let what = format!(
            "{} call each other: recursion is not supported",
            names.join(" and ")
        );
        self.fault(callee, what)
    }
}
