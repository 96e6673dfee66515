//! Arrays with labels of their dimensions: `a("i,j")`.

use xla_hlo::list::Items;

use super::{
    Binary, Call, Expr, Field, Kind, Lit, Member, MethodCall, Node, Reference, UnOp, Unary,
};

/// An array and the labels of its dimensions.
pub(crate) struct Labelled {
    pub(crate) array: Expr,
    /// A literal that is a text.
    pub(crate) labels: Lit,
}

impl Labelled {
    /// Returns the parts of an array with labels: `a("i,j")`, `(a + b)("i,j")`, `p.w("i,j")`, `*a("i,j")`. Whether it is a
    /// call of an operation or a computation instead depends on the definitions of its names.
    pub(crate) fn of(expr: &Node) -> Option<Labelled> {
        match &expr.kind {
            Kind::Call(Call { func, args, .. }) => Some(Labelled {
                array: func.clone(),
                labels: only(args)?.clone(),
            }),
            Kind::MethodCall(MethodCall {
                receiver,
                method,
                turbofish: None,
                args,
                ..
            }) => {
                let labels = only(args)?.clone();
                let field = Field {
                    base: receiver.clone(),
                    member: Member::Named(method.clone()),
                };
                let array = Expr::new(Kind::Field(field), receiver.start());
                Some(Labelled { array, labels })
            }
            Kind::Unary(Unary {
                op: UnOp::Deref,
                expr: inner,
            }) => {
                let Labelled { array, labels } = Labelled::of(inner)?;
                let op = UnOp::Deref;
                let array = Expr::new(Kind::Unary(Unary { op, expr: array }), expr.span);
                Some(Labelled { array, labels })
            }
            Kind::Reference(Reference {
                mutable: false,
                expr,
            }) => Labelled::of(expr),
            _ => None,
        }
    }
}

/// Whether an expression looks like an array with labels, or like a sum or product of some.
pub(super) fn may_have(kind: &Kind) -> bool {
    match kind {
        Kind::Call(Call { args, .. }) | Kind::MethodCall(MethodCall { args, .. }) => {
            only(args).is_some()
        }
        Kind::Binary(Binary { left, right, .. }) => left.may_have_labels || right.may_have_labels,
        Kind::Unary(Unary { expr, .. }) | Kind::Reference(Reference { expr, .. }) => {
            expr.may_have_labels
        }
        _ => false,
    }
}

/// Returns the arguments if all are texts and there is at least one.
pub(crate) fn texts<'e>(arguments: impl IntoIterator<Item = &'e Expr>) -> Option<Vec<&'e Lit>> {
    let texts = arguments.into_iter().map(|argument| match &argument.kind {
        Kind::Lit(lit) => lit.text().map(|_| lit),
        _ => None,
    });
    let texts = texts.collect_some()?;
    (!texts.is_empty()).then_some(texts)
}

/// Returns the argument if it is a single text.
fn only(arguments: &[Expr]) -> Option<&Lit> {
    match arguments {
        [text] => texts([text])?.first().copied(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
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
            let expr: syn::Expr = syn::parse_str(text).unwrap();
            let expr = Expr::from(&expr);
            let labelled = Labelled::of(&expr);
            assert!(labelled.is_none() || expr.may_have_labels(), "{text}");
            let found = labelled.map(|labelled| source(labelled.array));
            assert_eq!(found.as_deref(), array, "{text}");
        }
    }

    #[test]
    fn a_sum_or_product_has_labels_if_an_operand_has() {
        let cases = [
            (r#"a + -(b * c("i"))"#, true),
            (r#"f(a("i"))"#, false),
            (r#"{ a("i") } + b"#, false),
            ("a + b * -c", false),
        ];
        for (text, expected) in cases {
            let expr: syn::Expr = syn::parse_str(text).unwrap();
            assert_eq!(Expr::from(&expr).may_have_labels(), expected, "{text}");
        }
    }
}
