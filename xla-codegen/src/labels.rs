//! The syntax of labels of dimensions: `a("i,j")` in an expression, `let c("i,k") = ..` in a pattern.

use syn::{Ident, Lit, LitStr, Pat, PatLit};
use xla_hlo::list::Items;

use crate::hir;

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
pub(crate) fn several(name: &Ident, texts: &[&hir::Lit]) -> String {
    let texts = texts.iter().filter_map(|text| text.text());
    let texts: Vec<&str> = texts.collect_vec();
    format!(
        "write the labels as one string: `{name}(\"{}\")`",
        texts.join(",")
    )
}

fn text(lit: &PatLit) -> Option<&LitStr> {
    match &lit.lit {
        Lit::Str(text) => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use syn::parse::Parser;

    use super::*;

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
