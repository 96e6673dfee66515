//! The options of transformations.

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::operation::{Argument, Int, Param};
use xla_hlo::spelling;
use xla_hlo::transform::{Axes, OptionKind, Options, Transformation};

use super::super::Elab;
use super::super::apply::ArgumentValue;
use crate::advice;
use crate::hir::{Array, Expr, Kind, Tuple};
use crate::message::source;

impl Elab<'_> {
    /// Reads an option of a transformation; `None` after a mistake.
    pub(super) fn option(
        &mut self,
        by: &'static Transformation,
        whole: &Expr,
        argument: &Expr,
        options: &mut Options,
    ) -> Option<()> {
        // The mistakes come first: an argument without a name, then a name that is not an option.
        let names = by.options.iter().map(|param| format!("`{}`", param.name));
        let names = names.collect_vec().join(" or ");
        let Kind::Named(named) = &argument.kind else {
            let expected = if names.is_empty() {
                "one argument, the function".to_string()
            } else {
                format!("options by name: {names}")
            };
            let text = source(argument);
            let has = |kind| by.options.iter().any(|param| param.kind == kind);
            let help = match &argument.kind {
                Kind::Lit(_) if has(OptionKind::Argnums) => format!("write `argnums = {text}`"),
                _ if text == "has_aux" => "write `has_aux = true`".to_string(),
                _ => format!(
                    "pass the function's arguments after it: `{}`",
                    called_after(by, whole)
                ),
            };
            let what = format!(
                "{}: expected {expected}, found `{}`\n  help: {help}",
                by.name,
                source(argument)
            );
            self.fault(argument, what);
            return None;
        };
        let name = named.name.to_string();
        let Some(param) = by.options.iter().find(|param| param.name == name) else {
            let expected = if names.is_empty() {
                "none".to_string()
            } else {
                names
            };
            let known: Vec<&'static str> = by.options.iter().map(|param| param.name).collect_vec();
            let help = match spelling::argument(&name, &known) {
                Some(meant) => {
                    let own = source(&named.value);
                    let value = match &named.value.kind {
                        Kind::Tuple(tuple) => {
                            let items = tuple.elems.iter().map(source).collect_vec();
                            format!("[{}]", items.join(", "))
                        }
                        _ => advice::value_here(&own),
                    };
                    if value == own {
                        format!("\n  help: did you mean `{meant}`?")
                    } else {
                        format!("\n  help: write `{meant} = {value}`")
                    }
                }
                None => String::new(),
            };
            let what = format!(
                "{}: unknown option `{name}`: expected {expected}{help}",
                by.name
            );
            self.fault(&named.name, what);
            return None;
        };
        // The option's kind determines its syntax: numbers, `true` or `false`, or axes.
        let value = &named.value;
        match param.kind {
            OptionKind::Argnums => options.argnums = Some(self.numbers(by, &name, value)?),
            OptionKind::HasAux | OptionKind::Symmetric => {
                let switch = Param::switch(param.name);
                let ArgumentValue::Plain(Argument::Bool(is)) =
                    self.argument(by.name, &switch, value)
                else {
                    return None;
                };
                match param.kind {
                    OptionKind::HasAux => options.has_aux = is,
                    _ => options.symmetric = is,
                }
            }
            OptionKind::InAxes => options.in_dimensions = Some(self.axes(by, &name, value)?),
            OptionKind::OutAxes => options.out_dimensions = Some(self.axes(by, &name, value)?),
        }
        Some(())
    }

    /// Reads a list of numbers; `None` after a mistake.
    fn numbers(&mut self, by: &Transformation, name: &str, value: &Expr) -> Option<Vec<i64>> {
        let param = Param::ints("argnums");
        let ArgumentValue::Plain(Argument::Ints(all)) = self.argument(by.name, &param, value)
        else {
            return None;
        };
        let numbers = all.iter().map(number).collect_some();
        if numbers.is_none() {
            self.fault(value, format!("{}: expected numbers for `{name}`", by.name));
        }
        numbers
    }

    /// Reads axes: a number or `None`, a list of axes, or a struct of axes; `None` after a mistake.
    fn axes(&mut self, by: &Transformation, name: &str, value: &Expr) -> Option<Axes> {
        match &value.kind {
            Kind::Path(path) if path.is_ident("None") => Some(Axes::All(None)),
            Kind::Array(Array { elems, .. }) | Kind::Tuple(Tuple { elems, .. }) => {
                let parts = elems.iter().map(|item| self.axes(by, name, item));
                Some(Axes::Parts(parts.collect_some()?))
            }
            Kind::Struct(literal) => {
                let fields = literal.fields.iter().map(|field| {
                    let axes = self.axes(by, name, &field.expr)?;
                    Some((field.member.to_token_stream().to_string(), axes))
                });
                Some(Axes::Fields(fields.collect_some()?))
            }
            Kind::Lit(_) | Kind::Unary(_) | Kind::Path(_) => {
                let axis = self.int(value)?;
                let axis = number(&axis);
                if axis.is_none() {
                    self.fault(
                        value,
                        format!("{}: expected a number for `{name}`", by.name),
                    );
                }
                axis.map(|axis| Axes::All(Some(axis)))
            }
            _ => {
                let what = format!(
                    "{}: expected a dimension, `None`, or a list of them for `{name}`, found `{}`",
                    by.name,
                    source(value)
                );
                self.fault(value, what);
                None
            }
        }
    }
}

/// Returns the call of a transformed function whose arguments are among those of the transformation.
fn called_after(by: &Transformation, whole: &Expr) -> String {
    let plain = |expr: &&Expr| !matches!(expr.kind, Kind::Named(_));
    let arguments = match &whole.callee().kind {
        Kind::Path(_) => match &whole.kind {
            Kind::Call(call) => call
                .args
                .iter()
                .filter_items(plain)
                .map(source)
                .collect_vec(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    match arguments.split_first() {
        Some((function, rest)) if !rest.is_empty() => {
            format!("{}({function})({})", by.name, rest.join(", "))
        }
        _ => format!("{}(f)(x)", by.name),
    }
}

/// Returns a number that is known while compiling.
fn number(int: &Int) -> Option<i64> {
    match int {
        Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
        Int::Negative(n) => Some(*n),
    }
}
