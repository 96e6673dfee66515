//! `#[tensors(name = "Dense_0.kernel")]` on a field: its name in files of weights.

use std::collections::HashSet;

use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{Error, Field, Ident, LitStr, Result, Token};

/// The argument of the attribute.
struct Name(LitStr);

impl Parse for Name {
    fn parse(input: ParseStream) -> Result<Name> {
        let what = "expected the name of the field in files of weights: `name = \"layer.weight\"`";
        let word: Ident = input.parse().map_err(|_| input.error(what))?;
        if word != "name" {
            return Err(Error::new(word.span(), what));
        }
        input.parse::<Token![=]>().map_err(|_| input.error(what))?;
        let name: LitStr = input.parse().map_err(|_| input.error(what))?;
        if name.value().is_empty() {
            return Err(Error::new(name.span(), what));
        }
        Ok(Name(name))
    }
}

/// Returns the names of fields in the paths of their leaves, by their attributes or their own names.
///
/// # Errors
/// An attribute contains a mistake, or two fields have one name.
pub(super) fn leaf_names(fields: &[&Field]) -> Result<Vec<String>> {
    let mut names = Vec::with_capacity(fields.len());
    let mut seen = HashSet::new();
    for (i, field) in fields.iter().enumerate() {
        let own = field.ident.as_ref();
        let mut name = own.map_or(i.to_string(), |ident| ident.unraw().to_string());
        let mut at = None;
        for attr in &field.attrs {
            if attr.path().is_ident("tensors") {
                let Name(written) = attr.parse_args()?;
                name = written.value();
                at = Some(written.span());
            }
        }
        // Two leaves of one name would overwrite each other in a file.
        if !seen.insert(name.clone()) {
            let what = format!("two fields have the name `{name}` in files of weights");
            let own = own.map(Ident::span);
            let span = at.or(own).unwrap_or_else(proc_macro2::Span::call_site);
            return Err(Error::new(span, what));
        }
        names.push(name);
    }
    Ok(names)
}
