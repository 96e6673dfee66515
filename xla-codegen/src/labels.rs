//! The syntax of labels of dimensions: `a("i,j")` in an expression, `let c("i,k") = ..` in a pattern.

use syn::{Expr, ExprField, ExprLit, ExprUnary, Ident, Lit, LitStr, Member, Pat, UnOp};
use xla_hlo::list::Items;

/// An array and the labels of its dimensions.
pub(crate) struct Labelled {
    pub(crate) array: Expr,
    pub(crate) labels: LitStr,
}

impl Labelled {
    /// Parses an array with labels: `a("i,j")`, `(a + b)("i,j")`, `p.w("i,j")`, `*a("i,j")`. Whether it is a call of an
    /// operation or a computation instead depends on the definitions of its names.
    pub(crate) fn of(expr: &Expr) -> Option<Labelled> {
        match expr {
            Expr::Call(call) => {
                let labels = only(&call.args)?.clone();
                let array = (*call.func).clone();
                Some(Labelled { array, labels })
            }
            Expr::MethodCall(call) if call.turbofish.is_none() => {
                let labels = only(&call.args)?.clone();
                let array = Expr::Field(ExprField {
                    attrs: Vec::new(),
                    base: call.receiver.clone(),
                    dot_token: call.dot_token,
                    member: Member::Named(call.method.clone()),
                });
                Some(Labelled { array, labels })
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => {
                let Labelled { array, labels } = Labelled::of(&unary.expr)?;
                let array = Expr::Unary(ExprUnary {
                    expr: Box::new(array),
                    ..unary.clone()
                });
                Some(Labelled { array, labels })
            }
            Expr::Reference(reference) if reference.mutability.is_none() => {
                Labelled::of(&reference.expr)
            }
            _ => None,
        }
    }
}

/// Returns the name and the labels of a pattern `c("i,k")`; several texts are a mistake.
pub(crate) fn pattern(pat: &Pat) -> Option<(&Ident, Vec<&LitStr>)> {
    let Pat::TupleStruct(pat) = pat else {
        return None;
    };
    let texts = pat.elems.iter().map(|elem| match elem {
        Pat::Lit(lit) => text(lit),
        _ => None,
    });
    let texts = texts.collect_some()?;
    let name = pat.path.get_ident().filter(|_| pat.qself.is_none())?;
    (!texts.is_empty()).then_some((name, texts))
}

/// Returns the message for labels in several texts, which suggests one.
pub(crate) fn several(name: &Ident, texts: &[&LitStr]) -> String {
    let texts: Vec<String> = texts.iter().map(|text| text.value()).collect_vec();
    format!(
        "write the labels as one string: `{name}(\"{}\")`",
        texts.join(",")
    )
}

/// Returns the arguments if all are string literals and there is at least one.
pub(crate) fn texts<'e>(arguments: impl IntoIterator<Item = &'e Expr>) -> Option<Vec<&'e LitStr>> {
    let texts = arguments.into_iter().map(|argument| match argument {
        Expr::Lit(lit) => text(lit),
        _ => None,
    });
    let texts = texts.collect_some()?;
    (!texts.is_empty()).then_some(texts)
}

fn text(lit: &ExprLit) -> Option<&LitStr> {
    match &lit.lit {
        Lit::Str(text) => Some(text),
        _ => None,
    }
}

/// Returns the argument if it is a single string literal.
fn only<'e>(arguments: impl IntoIterator<Item = &'e Expr>) -> Option<&'e LitStr> {
    match texts(arguments)?[..] {
        [text] => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use syn::parse::Parser;

    use super::*;
    use crate::message::source;

    #[test]
    fn arrays_with_labels_are_calls_with_one_text() {
        let cases = [
            (r#"a("i,j")"#, Some("a")),
            (r#"(a + b)("i,j")"#, Some("(a + b)")),
            (r#"relu(a)("i,j")"#, Some("relu(a)")),
            (r#"x[0]("i")"#, Some("x[0]")),
            (r#"p.w("i,j")"#, Some("p.w")),
            (r#"p.inner.w("i,j")"#, Some("p.inner.w")),
            (r#"t.0("i,j")"#, Some("t.0")),
            (r#"*w("i,j")"#, Some("*w")),
            (r#"&w("i,j")"#, Some("w")),
            (r#"a("i", "j")"#, None),
            (r#"a(x)"#, None),
            (r#"a()"#, None),
            (r#"-a("i")"#, None),
        ];
        for (text, array) in cases {
            let labelled = Labelled::of(&syn::parse_str(text).unwrap());
            let found = labelled.map(|labelled| source(labelled.array));
            assert_eq!(found.as_deref(), array, "{text}");
        }
    }

    #[test]
    fn a_pattern_has_one_name_and_texts() {
        let cases = [
            (r#"c("i,k")"#, Some(("c", "i,k"))),
            (r#"c("i", "k")"#, Some(("c", "i k"))),
            (r#"c("i", x)"#, None),
            (r#"a::c("i")"#, None),
            ("c(x)", None),
            ("c()", None),
            ("c", None),
        ];
        for (text, expected) in cases {
            let pat = Pat::parse_single.parse_str(text).unwrap();
            let found = pattern(&pat).map(|(name, labels)| {
                let labels: Vec<String> = labels.iter().map(|text| text.value()).collect();
                (name.to_string(), labels.join(" "))
            });
            let expected = expected.map(|(name, labels)| (name.to_string(), labels.to_string()));
            assert_eq!(found, expected, "{text}");
        }
    }
}
