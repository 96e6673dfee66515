//! Macros that print or assert: their arguments, and the variables in their format strings.

mod format;

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::Token;
use syn::punctuated::Punctuated;
use xla_hlo::list::Items;
use xla_hlo::ops::inspect::macros::{Macro, MacroKind};

use super::{Expr, Kind};
use crate::message::{Spanned, source};
use crate::outside;
use format::Arguments;
pub(crate) use format::{Count, Format, Piece, Spec};

/// A call of a macro that prints or asserts.
pub(crate) struct Inspect {
    pub(crate) of: &'static Macro,
    /// The arguments before the format string: the values of `dbg!`, the condition of `assert!`.
    pub(crate) leading: Vec<Expr>,
    /// The format string, if there is one.
    pub(crate) format: Option<Format>,
    /// The arguments of the format string, also the variables that it names.
    pub(crate) args: Vec<Expr>,
    /// Whether it is a statement at the top level of a function's body.
    pub(super) is_outermost: bool,
    /// The call as it is written.
    pub(super) tokens: TokenStream,
}

impl Inspect {
    /// Returns all arguments.
    pub(super) fn exprs(&self) -> impl Iterator<Item = &Expr> {
        self.leading.iter().chain_items(&self.args)
    }

    /// Returns the condition of an `assert!` without values in its message.
    pub(crate) fn condition(&self) -> Option<&Expr> {
        let is_condition = self.of.kind == MacroKind::Assert && !self.of.debug;
        (is_condition && self.args.is_empty()).then(|| &self.leading[0])
    }

    /// Returns the condition of an `assert!` at the top level of a function's body without values in its message.
    pub(crate) fn outermost_condition(&self) -> Option<&Expr> {
        self.condition().filter(|_| self.is_outermost)
    }

    /// Returns the message, if it has one without values.
    pub(crate) fn message(&self) -> Option<String> {
        match &self.format.as_ref()?.pieces[..] {
            [Piece::Text(text)] => Some(text.clone()),
            _ => None,
        }
    }

    /// Returns all arguments.
    pub(super) fn exprs_mut(&mut self) -> impl Iterator<Item = &mut Expr> {
        self.leading.iter_mut().chain_items(&mut self.args)
    }
}

/// The parsed arguments of a macro.
struct Parsed {
    of: &'static Macro,
    leading: Vec<syn::Expr>,
    format: Option<Format>,
    args: Vec<syn::Expr>,
}

/// A message, and the tokens that it is about.
type Mistake = (String, TokenStream);

/// Calls a function with each argument of a macro, and with the variables in its format string.
pub(crate) fn each_expression(mac: &syn::Macro, visit: &mut dyn FnMut(&syn::Expr)) {
    if let Some(Ok(parsed)) = parsed(mac) {
        parsed
            .leading
            .iter()
            .chain_items(&parsed.args)
            .for_each(visit);
    }
}

impl From<&syn::Macro> for Expr {
    fn from(mac: &syn::Macro) -> Expr {
        let (tokens, span) = (mac.to_token_stream(), mac.path.span());
        let kind = match parsed(mac) {
            Some(Ok(Parsed {
                of,
                leading,
                format,
                args,
            })) => Kind::Inspect(Inspect {
                of,
                leading: leading.iter().map(Expr::from).collect_vec(),
                format,
                args: args.iter().map(Expr::from).collect_vec(),
                is_outermost: false,
                tokens,
            }),
            Some(Err((what, at))) => Kind::Refused(what, at),
            None => Kind::Refused(outside::other_macro(mac), tokens),
        };
        Expr::new(kind, span)
    }
}

/// Parses the arguments of a macro, if it is one that prints or asserts.
fn parsed(mac: &syn::Macro) -> Option<Result<Parsed, Mistake>> {
    let name = mac.path.segments.last()?.ident.to_string();
    let of = Macro::named(&name)?;
    let all = mac.parse_body_with(Punctuated::<syn::Expr, Token![,]>::parse_terminated);
    Some(match all {
        Ok(all) => arranged(of, mac, all.into_iter().collect_vec()),
        Err(fault) => Err((format!("`{name}!`: {fault}"), mac.tokens.clone())),
    })
}

/// Divides arguments into those before the format string, and those after it.
fn arranged(
    of: &'static Macro,
    mac: &syn::Macro,
    mut all: Vec<syn::Expr>,
) -> Result<Parsed, Mistake> {
    let name = of.name;
    // `dbg!` has no format string: each of its arguments is a value that it shows.
    let leading = match of.kind {
        MacroKind::Show => all.len(),
        _ => of.leading(),
    };
    if all.len() < leading {
        let what = match leading {
            1 => format!("expected a condition: `{name}!(x > 0.0)`"),
            _ => format!("expected two values: `{name}!(x, y)`"),
        };
        return Err((what, mac.to_token_stream()));
    }
    let rest = all.split_off(leading);
    let mut rest = rest.into_iter();
    let mut parsed = Parsed {
        of,
        leading: all,
        format: None,
        args: Vec::new(),
    };
    let Some(first) = rest.next() else {
        return Ok(parsed);
    };
    let rest = rest.collect_vec();
    let syn::Expr::Lit(syn::ExprLit {
        lit: syn::Lit::Str(text),
        ..
    }) = &first
    else {
        // Whoever writes `println!(x)` wants the value of `x`: the help shows the format string for it.
        let (text, before) = (source(&first), parsed.leading.iter().map(source));
        let before = before
            .map(|text| format!("{text}, "))
            .collect_vec()
            .concat();
        let help = match &first {
            syn::Expr::Path(path) if path.path.get_ident().is_some() => {
                format!("{name}!({before}\"{{{text}}}\")")
            }
            _ => match text_and_value(&first) {
                Some((start, value)) => format!("{name}!({before}\"{start}{{}}\", {value})"),
                None => format!("{name}!({before}\"{{}}\", {text})"),
            },
        };
        let what = format!(
            "expected a format string, which is a literal, found `{text}`\n  help: write `{help}`"
        );
        return Err((what, first.to_token_stream()));
    };
    let (format, args) = formatted(text, rest)?;
    parsed.format = Some(format);
    parsed.args = args;
    Ok(parsed)
}

/// Returns the text and the value of `"x = " + x`, as other languages print it.
fn text_and_value(expr: &syn::Expr) -> Option<(String, String)> {
    let syn::Expr::Binary(sum) = expr else {
        return None;
    };
    match &*sum.left {
        syn::Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Str(start),
            ..
        }) => Some((start.value(), source(&sum.right))),
        _ => None,
    }
}

/// Reads a format string, and returns its arguments with the variables that it names.
fn formatted(
    text: &syn::LitStr,
    rest: Vec<syn::Expr>,
) -> Result<(Format, Vec<syn::Expr>), Mistake> {
    let (mut values, mut names): (Vec<syn::Expr>, Vec<Ident>) = (Vec::new(), Vec::new());
    for expr in rest {
        match (name_of(&expr), expr) {
            (Some(name), syn::Expr::Assign(assign)) => {
                names.push(name);
                values.push(*assign.right);
            }
            (_, expr) if names.is_empty() => values.push(expr),
            (_, expr) => {
                let what = "expected the arguments without names before those with names";
                return Err((what.to_string(), expr.to_token_stream()));
            }
        }
    }
    let positional = values.len() - names.len();
    let names = names.iter().map(ToString::to_string).collect_vec();
    let explicit = names.len();
    let mut arguments = Arguments::new(positional, names);
    let format = Format::read(&text.value(), &mut arguments);
    let format = format.map_err(|what| (what, text.to_token_stream()))?;
    if let Some(unused) = arguments.unused() {
        let what = "the format string does not use this argument: expected `{}` for it";
        return Err((what.to_string(), values[unused].to_token_stream()));
    }
    let captured = arguments.names[explicit..].iter();
    values.extend(captured.map(|name| variable(name, text.span())));
    Ok((format, values))
}

/// Returns the name of an argument, if it has one.
fn name_of(expr: &syn::Expr) -> Option<Ident> {
    let syn::Expr::Assign(assign) = expr else {
        return None;
    };
    match &*assign.left {
        syn::Expr::Path(path) => path.path.get_ident().cloned(),
        _ => None,
    }
}

/// Returns a variable that a format string names.
fn variable(name: &str, span: Span) -> syn::Expr {
    syn::Expr::Path(syn::ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: Ident::new(name, span).into(),
    })
}
