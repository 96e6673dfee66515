//! Named arguments in calls of computations: `normalize(x, dimension = 1)`.

use std::rc::Rc;

use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::spelling;

use super::Elab;
use crate::advice;
use crate::head::Param;
use crate::hir::{Expr, Kind, Named, Place};
use crate::message::source;

/// The arguments of a call.
pub(super) struct Ordered<'e> {
    /// The arguments in the order of the parameters.
    pub(super) exprs: Vec<&'e Expr>,
    /// The numbers of the parameters in the order of the arguments, which is the order of their side effects.
    pub(super) written: Vec<usize>,
}

/// The places that a call lends to `&mut` parameters, in the order of the arguments.
///
/// All are in one list, since a place cannot be lent twice.
#[derive(Default)]
pub(super) struct Lent<'e> {
    places: Vec<Place<'e>>,
    /// The parameters of the places.
    params: Vec<usize>,
    /// The parameter of the last argument.
    last: usize,
}

impl<'e> Lent<'e> {
    /// Returns the list to which the argument of a parameter adds its places.
    pub(super) fn of(&mut self, param: usize) -> &mut Vec<Place<'e>> {
        self.params.resize(self.places.len(), self.last);
        self.last = param;
        &mut self.places
    }

    /// Returns the places in the order of the parameters, which is the order of their new values.
    pub(super) fn by_parameter(mut self) -> Vec<Place<'e>> {
        self.params.resize(self.places.len(), self.last);
        let mut all = self.params.into_iter().zip(self.places).collect_vec();
        all.sort_by_key(|(param, _)| *param);
        all.into_iter().map(|(_, place)| place).collect_vec()
    }
}

impl<'e> Ordered<'e> {
    /// Adds the defaults of the last parameters, if the call omits them.
    pub(super) fn complete(&mut self, params: &'e [Rc<Param>]) {
        while let Some(param) = params.get(self.exprs.len())
            && let Some(default) = &param.default
        {
            self.written.push(self.exprs.len());
            self.exprs.push(default);
        }
    }

    /// Returns arguments without names.
    pub(super) fn by_position(arguments: &[&'e Expr]) -> Ordered<'e> {
        Ordered {
            exprs: arguments.to_vec(),
            written: (0..arguments.len()).collect_vec(),
        }
    }
}

impl Elab<'_> {
    /// Binds the arguments of a call to the parameters, whose names are in order; `None` after a mistake, which is
    /// reported. A method has its receiver as the first of both.
    ///
    /// Without named arguments their number may be another than the number of parameters.
    pub(super) fn ordered<'e>(
        &mut self,
        whole: &Expr,
        name: &str,
        params: &[(String, Option<&'e Expr>)],
        arguments: &[&'e Expr],
    ) -> Option<Ordered<'e>> {
        let of = |expr: &'e Expr| match &expr.kind {
            Kind::Named(named) => Some(named),
            _ => None,
        };
        let first = arguments.iter().position(|expr| of(expr).is_some());
        let Some(positional) = first else {
            return Some(Ordered::by_position(arguments));
        };
        let mistake = |elab: &mut Self, at: &dyn quote::ToTokens, what: String| {
            elab.look_at(arguments);
            elab.fault(at, format!("{name}: {what}"));
            None
        };
        // The receiver of a method has no name that a call could use.
        let receiver = usize::from(matches!(whole.kind, Kind::MethodCall(_)));
        if positional > params.len() {
            let what = FaultKind::Count {
                items: "arguments",
                expected: params.len() - receiver,
                found: arguments.len() - receiver,
            };
            self.look_at(arguments);
            self.fault(whole, Fault::call(what).of(name).message(&[]));
            return None;
        }
        let mut bound: Vec<Option<&'e Expr>> = vec![None; params.len()];
        let mut written = (0..positional).collect_vec();
        for (param, argument) in arguments[..positional].iter().enumerate() {
            bound[param] = Some(argument);
        }
        for argument in &arguments[positional..] {
            let Some(Named { name: given, value }) = of(argument) else {
                let what = "positional arguments must come before named ones".to_string();
                return mistake(self, argument, what);
            };
            // Names of positional arguments are not offered: they have their values.
            let text = given.to_string();
            let free = params[positional.max(receiver)..].iter();
            let free = free.map(|(name, _)| name.as_str()).collect_vec();
            let at = params.iter().position(|(name, _)| *name == text);
            let Some(at) = at.filter(|at| *at >= receiver) else {
                let all = params.iter().map(|(name, _)| name.as_str()).collect_vec();
                let whole = renamed(whole, name, arguments, &all);
                return mistake(self, given, unknown(&text, &free, whole));
            };
            if bound[at].replace(value).is_some() {
                let what = format!("argument `{text}` is specified more than once");
                return mistake(self, given, what);
            }
            written.push(at);
        }
        for (i, (_, default)) in params.iter().enumerate() {
            if let (None, Some(default)) = (bound[i], default) {
                bound[i] = Some(default);
                written.push(i);
            }
        }
        let missing = params.iter().zip(&bound);
        let missing = missing.filter_items(|(_, bound)| bound.is_none());
        let missing = missing.map(|((name, _), _)| format!("`{name}`"));
        let missing = missing.collect_vec();
        match bound.into_iter().collect_some() {
            Some(exprs) => Some(Ordered { exprs, written }),
            None => {
                let s = if missing.len() > 1 { "s" } else { "" };
                let all = params[receiver..]
                    .iter()
                    .map(|(name, _)| format!("`{name}`"));
                let what = format!(
                    "missing argument{s} {}: the parameters are {}",
                    missing.join(" and "),
                    all.collect_vec().join(", ")
                );
                mistake(self, whole, what)
            }
        }
    }
}

/// Returns the call with the names that arguments have here, if several have other names, or a value is written in another
/// form.
fn renamed(whole: &Expr, name: &str, arguments: &[&Expr], known: &[&str]) -> Option<String> {
    let (mut texts, mut omitted) = (Vec::new(), Vec::new());
    let mut changes = 0;
    for argument in arguments {
        let text = source(argument);
        match advice::argument(&text, known) {
            _ if advice::is_meaningless(&text) => changes += 1,
            Some(own) => {
                let is_word = |(own, value): (&str, &str)| {
                    text.ends_with(&format!("= {value}")) && !own.is_empty()
                };
                let is_renamed = advice::named(&own).is_none_or(is_word);
                changes += usize::from(own != text) + usize::from(!is_renamed);
                texts.push(own);
            }
            None => {
                changes += 1;
                omitted.push(text);
            }
        }
    }
    if changes < 2 {
        return None;
    }
    let omitted = omitted.iter().map(String::as_str).collect_vec();
    let omitted = advice::left_out(&omitted);
    Some(match &whole.kind {
        Kind::MethodCall(call) => {
            let rest = texts.get(1..)?.join(", ");
            format!(
                "write `{}.{name}({rest})`{omitted}",
                call.receiver.grouped()
            )
        }
        _ => format!("write `{name}({})`{omitted}", texts.join(", ")),
    })
}

/// Returns the message for a name that is not among the parameters which are free.
fn unknown(name: &str, free: &[&str], whole: Option<String>) -> String {
    let known = match free {
        [] => ": every parameter has an argument".to_string(),
        [one] => format!(": expected `{one}`"),
        [one, other] => format!(": expected `{one}` or `{other}`"),
        many => format!(": expected one of `{}`", many.join("`, `")),
    };
    let help = match spelling::argument(name, free) {
        _ if let Some(whole) = whole => format!("\n  help: {whole}"),
        Some(meant) => format!("\n  help: did you mean `{meant}`?"),
        None => String::new(),
    };
    format!("unknown argument `{name}`{known}{help}")
}
