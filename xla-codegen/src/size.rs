//! Sizes: from the expressions of the user to the types that represent them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use xla_hlo::Size;
use xla_hlo::operation::Int;
use xla_hlo::size::Node;

use crate::hir::{BinOp, Expr, Kind, Path, UnOp};
use crate::message::{Error, Result, source};

/// The exclusive upper limit of sizes: type-level arithmetic counts in groups of three digits.
pub(crate) const LIMIT: usize = 1_000_000_000_000_000_000;

/// Looks up a name, or the size of an array, in a size expression.
pub(crate) type Lookup<'a> = dyn Fn(&Expr) -> Result<Int> + 'a;

/// Looks up the sizes of `..S` by the name after the dots.
pub(crate) type Ranks<'a> = dyn Fn(&Ident) -> Result<Vec<Size>> + 'a;

/// Returns the name of `..S` in a list of sizes.
pub(crate) fn spread(expr: &Expr) -> Option<&Ident> {
    let Kind::Range(range) = &expr.kind else {
        return None;
    };
    match (&range.start, range.closed) {
        (None, false) => range.end.as_ref()?.path()?.ident(),
        _ => None,
    }
}

/// Returns a [`Lookup`] that knows names only.
pub(crate) fn names<'a>(
    of: impl Fn(&Path) -> Result<Int> + 'a,
) -> impl Fn(&Expr) -> Result<Int> + 'a {
    move |expr| match &expr.kind {
        Kind::Path(path) => of(path),
        _ => Err(not_a_size(expr)),
    }
}

/// Evaluates arithmetic on numbers and names to a size.
///
/// # Errors
/// The expression is not arithmetic, a name is unknown, or a number is negative or too large.
pub(crate) fn size(expr: &Expr, names: &Lookup) -> Result<Size> {
    match int(expr, names)? {
        Int::Size(size) if size.known().is_some_and(|n| n >= LIMIT) => Err(Error::new_spanned(
            expr,
            format!("a size must be below {LIMIT}, found {size}"),
        )),
        Int::Size(size) => Ok(size),
        Int::Negative(n) => Err(Error::new_spanned(
            expr,
            format!("a size must not be negative, found {n}"),
        )),
    }
}

/// Evaluates arithmetic on numbers and names; the result may be below zero.
///
/// # Errors
/// The expression is not arithmetic, a name is unknown, or a number is too large.
pub(crate) fn int(expr: &Expr, names: &Lookup) -> Result<Int> {
    let expr = &expr.bare();
    match &expr.kind {
        Kind::Lit(lit) => match lit.integer().map(str::parse::<i64>) {
            Some(Ok(n)) => match usize::try_from(n) {
                Ok(n) => Ok(Int::Size(Size::from(n))),
                Err(_) => Err(too_large(expr)),
            },
            Some(Err(_)) => Err(too_large(expr)),
            None => Err(not_a_size(expr)),
        },
        Kind::Path(_) | Kind::Index(_) => names(expr),
        // `-n` is `0 - n`, which may be negative here: an offset of a `pad`.
        Kind::Unary(unary) if unary.op == UnOp::Neg => {
            let zero = Int::Size(Size::from(0));
            let inner = int(&unary.expr, names)?;
            combine(&zero, BinOp::Sub, &inner, expr)
        }
        Kind::Binary(binary) => {
            let (left, right) = (int(&binary.left, names), int(&binary.right, names));
            // Both sides are read, so that two mistakes in one expression are both reported.
            match (left, right) {
                (Ok(left), Ok(right)) => match binary.op {
                    BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div => {
                        combine(&left, binary.op, &right, expr)
                    }
                    BinOp::Rem if known(&left).is_some() && known(&right).is_some() => {
                        combine(&left, binary.op, &right, expr)
                    }
                    _ => Err(operator(binary.at)),
                },
                (Err(mut left), Err(right)) => {
                    left.combine(right);
                    Err(left)
                }
                (Err(one), _) | (_, Err(one)) => Err(one),
            }
        }
        _ => Err(not_a_size(expr)),
    }
}

fn too_large(at: &Expr) -> Error {
    Error::new_spanned(at, format!("a number must be at most {}", i64::MAX))
}

fn not_a_size(expr: &Expr) -> Error {
    Error::new_spanned(
        expr,
        "expected a size: a number, a name, or `+ - * /` of sizes, as in `f32![2 * N + 1, 784]`",
    )
}

/// Returns the number, if the size is one.
fn known(int: &Int) -> Option<i64> {
    match int {
        Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
        Int::Negative(n) => Some(*n),
    }
}

/// Applies one of `+ - * /` to two sizes, or `%` to two known numbers.
///
/// # Errors
/// The result is out of range, or a divisor is 0.
pub(crate) fn combine(left: &Int, op: BinOp, right: &Int, at: &dyn ToTokens) -> Result<Int> {
    let range = || Error::new_spanned(at.to_token_stream(), "this size is negative or too large");
    // Known numbers may be negative in between: `2 - 3 + 4` is 3.
    if let (Some(a), Some(b)) = (known(left), known(right)) {
        let n = match op {
            BinOp::Add => a.checked_add(b),
            BinOp::Sub => a.checked_sub(b),
            BinOp::Mul => a.checked_mul(b),
            BinOp::Rem => a.checked_rem(b),
            _ => a.checked_div(b),
        };
        let n = n.ok_or_else(range)?;
        return Ok(match usize::try_from(n) {
            Ok(n) => Int::Size(Size::from(n)),
            Err(_) => Int::Negative(n),
        });
    }
    let (Int::Size(a), Int::Size(b)) = (left, right) else {
        return Err(range());
    };
    let size = match op {
        BinOp::Add => a.plus(b),
        BinOp::Sub => a.minus(b),
        BinOp::Mul => a.times(b),
        _ => a.divided_by(b),
    };
    size.map(Int::Size).map_err(|_| range())
}

fn operator(at: Span) -> Error {
    Error::new(at, "expected `+`, `-`, `*` or `/` between sizes")
}

/// The names in sizes, with their tokens.
///
/// A size stores a path as text; the type emitted for it needs the spans of the user's tokens.
#[derive(Clone, Default)]
pub(crate) struct Names(Vec<(String, TokenStream)>);

impl Names {
    /// Returns the path as a size name.
    pub(crate) fn name(&mut self, path: &Path) -> Size {
        let text = source(path);
        if self.0.iter().all(|(known, _)| *known != text) {
            self.0.push((text.clone(), path.to_token_stream()));
        }
        Size::name(text)
    }

    fn tokens(&self, name: &str) -> TokenStream {
        match self.0.iter().find(|(known, _)| known == name) {
            Some((_, tokens)) => tokens.clone(),
            None => syn::parse_str::<syn::Path>(name)
                .map_or_else(|_| TokenStream::new(), |path| quote!(#path)),
        }
    }
}

/// Whether a size contains one of these names.
pub(crate) fn contains(names: &[String], size: &Size) -> bool {
    let inside = size.names();
    inside
        .iter()
        .any(|name| names.iter().any(|known| known == name))
}

/// Returns the type of a size, and adds the bounds that its arithmetic on generic sizes needs.
/// All dynamic sizes have one type.
pub(crate) fn type_of(
    root: &TokenStream,
    size: &Size,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    if size.is_dynamic() {
        return quote!(#root::size::Dynamic);
    }
    // Rust's types compute sizes by traits, so each operation needs a bound.
    size.fold::<TokenStream>(&mut |node| match node {
        Node::Number(n) => number(root, n),
        Node::Name(name) => names.tokens(name),
        Node::Sum(a, b) => {
            bounds.push(quote!(#a: #root::size::DimAdd<#b>));
            quote!(#root::size::SizeSum<#a, #b>)
        }
        Node::Difference(a, b) => {
            bounds.push(quote!(#a: #root::size::DimSub<#b>));
            quote!(#root::size::SizeDiff<#a, #b>)
        }
        Node::Product(a, b) => {
            bounds.push(quote!(#a: #root::size::DimMul<#b>));
            quote!(#root::size::SizeProduct<#a, #b>)
        }
        Node::Quotient(a, b) => {
            bounds.push(quote!(#a: #root::size::DimDiv<#b>));
            quote!(#root::size::SizeQuotient<#a, #b>)
        }
    })
}

/// Returns the type of a number: its digits in groups of three.
pub(crate) fn number(root: &TokenStream, n: usize) -> TokenStream {
    let mut groups = Vec::new();
    let mut rest = n;
    while rest > 0 || groups.is_empty() {
        groups.push(proc_macro2::Literal::usize_unsuffixed(rest % 1000));
        rest /= 1000;
    }
    groups.reverse();
    let names = ["Size", "SizeK", "SizeM", "SizeG", "SizeT", "SizeP"];
    // More groups have been refused where the size was written.
    let name = names[(groups.len() - 1).min(names.len() - 1)];
    let name = proc_macro2::Ident::new(name, proc_macro2::Span::call_site());
    quote!(#root::size::#name<#(#groups),*>)
}
