//! `tensor![[1.0, 2.0], [3.0, 4.0]]`: a tensor with the sizes of its nested lists.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::token::Bracket;
use syn::{Error, Expr, ExprArray, MacroDelimiter, Result, Token};
use xla_hlo::list::Items;

use crate::attributes;
use crate::message::source;
use crate::root;
use crate::size;

/// Expands `tensor!`.
pub(crate) fn of_macro(input: TokenStream) -> TokenStream {
    match root::of_macro(input) {
        Ok((root, input)) => expand(&root, input),
        Err(fault) => fault.to_compile_error(),
    }
}

fn expand(root: &TokenStream, input: TokenStream) -> TokenStream {
    let rows = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(input);
    let rows = rows.and_then(|rows| {
        let rows = rows.into_iter().map(attributes::in_expression);
        rows.collect_ok()
    });
    let nest = rows.and_then(|rows| {
        let mut elements = Vec::new();
        let sizes = nest(&rows.iter().collect_vec(), &mut elements)?;
        Ok((sizes, elements.into_iter().cloned().collect_vec()))
    });
    match nest {
        Ok((counts, elements)) => {
            let sizes = counts.iter().map(|&n| size::number(root, n));
            let from = if few(&counts) {
                quote!(from_few)
            } else {
                quote!(from_elements)
            };
            quote!(#root::Tensor::<_, (#(#sizes,)*)>::#from([#(#elements),*]))
        }
        Err(fault) => fault.to_compile_error(),
    }
}

/// Returns the list of `tensor![..]` as an array; `None` for other expressions.
pub(crate) fn listed(expr: &Expr) -> Option<Result<Expr>> {
    let mac = match expr {
        Expr::Macro(mac) => &mac.mac,
        Expr::Paren(inner) => return listed(&inner.expr),
        Expr::Group(inner) => return listed(&inner.expr),
        _ => return None,
    };
    let last = mac.path.segments.last()?;
    if last.ident != "tensor" {
        return None;
    }
    let rows = Punctuated::parse_terminated.parse2(mac.tokens.clone());
    let bracket_token = Bracket {
        span: match &mac.delimiter {
            MacroDelimiter::Paren(delimiter) => delimiter.span,
            MacroDelimiter::Brace(delimiter) => delimiter.span,
            MacroDelimiter::Bracket(delimiter) => delimiter.span,
        },
    };
    let array = |elems| {
        Expr::Array(ExprArray {
            attrs: Vec::new(),
            bracket_token,
            elems,
        })
    };
    Some(rows.map(array))
}

/// Whether a tensor of these sizes holds its elements itself, whatever their type: then it may be a constant.
fn few(sizes: &[usize]) -> bool {
    let bits = sizes.iter().map(|&n| {
        n.saturating_sub(1)
            .checked_ilog2()
            .map_or(0, |bits| bits + 1)
    });
    bits.sum::<u32>() <= 5
}

/// Returns the sizes of nested lists, and appends the elements in row-major order.
fn nest<'e>(rows: &[&'e Expr], elements: &mut Vec<&'e Expr>) -> Result<Vec<usize>> {
    let mut first: Option<Vec<usize>> = None;
    for row in rows {
        let sizes = match row {
            Expr::Array(array) => nest(&array.elems.iter().collect_vec(), elements)?,
            element => {
                elements.push(element);
                Vec::new()
            }
        };
        match &first {
            Some(first) if *first != sizes => {
                let what = match (first.first(), sizes.first()) {
                    (Some(_), None) => {
                        format!(
                            "expected an array like the other rows, found `{}`",
                            source(row)
                        )
                    }
                    (None, Some(_)) => {
                        "expected a number like the other elements, found an array".to_string()
                    }
                    _ => format!(
                        "rows differ in size: the first has sizes {first:?}, this one has {sizes:?}"
                    ),
                };
                return Err(Error::new_spanned(row, what));
            }
            Some(_) => {}
            None => first = Some(sizes),
        }
    }
    let mut sizes = vec![rows.len()];
    sizes.extend(first.unwrap_or_default());
    Ok(sizes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        expand(&quote!(x), text.parse().unwrap())
            .to_string()
            .replace(' ', "")
    }

    #[test]
    fn the_nesting_of_a_literal_determines_its_sizes() {
        let size = |n: usize| format!("x::size::Size<{n}>,");
        let cases = [
            ("", format!("({})>::from_few([])", size(0))),
            ("1.0, y", format!("({})>::from_few([1.0,y])", size(2))),
            (
                "[1, 2], [3, 4], [5, 6]",
                format!("({}{})>::from_few([1,2,3,4,5,6])", size(3), size(2)),
            ),
            (
                "[[1]]",
                format!("({}{}{})>::from_few([1])", size(1), size(1), size(1)),
            ),
            (
                &[["0"; 8]; 5]
                    .map(|row| format!("[{}]", row.join(",")))
                    .join(","),
                format!(
                    "({}{})>::from_elements([{}])",
                    size(5),
                    size(8),
                    ["0"; 40].join(",")
                ),
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(of(text), format!("x::Tensor::<_,{expected}"), "{text}");
        }
    }

    #[test]
    fn a_ragged_row_is_refused() {
        let cases = [
            (
                "[1, 2], [3]",
                "rows differ in size: the first has sizes [2], this one has [1]",
            ),
            (
                "[1, 2], 3",
                "expected an array like the other rows, found `3`",
            ),
            (
                "1, [2]",
                "expected a number like the other elements, found an array",
            ),
        ];
        for (text, message) in cases {
            assert!(
                of(text).contains(&message.replace(' ', "")),
                "{text}: {}",
                of(text)
            );
        }
    }
}
