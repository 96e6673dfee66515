//! The tokens of definitions, which definition macros hold: a text, or the table of a template.
//!
//! A template names other definitions, which may be templates again. Its table lists each of them once, by a number
//! that follows from its content.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::ParseStream;
use syn::{Error, LitStr, Path, Result, braced, bracketed, parenthesized};

use super::{Definition, Definitions, Template};
use crate::message::source;

/// The kind of a template's definition.
const TEMPLATE: &str = "template";

impl Definition {
    /// Returns the kind of the definition, and the token that holds it.
    pub(crate) fn write(&self) -> (Ident, TokenStream) {
        let word = |kind| Ident::new(kind, Span::call_site());
        match self.text() {
            Some((kind, text)) => (word(kind), text.to_token_stream()),
            None => {
                let mut table = Table::default();
                table.add(self);
                let rows = table.rows;
                (word(TEMPLATE), quote!({ #(#rows)* }))
            }
        }
    }

    /// Reads the tokens of [`Definition::write`].
    ///
    /// # Errors
    /// They were written by another version of this library.
    pub(crate) fn read(path: &Path, kind: &Ident, input: ParseStream) -> Result<Definition> {
        if kind != TEMPLATE {
            let text: LitStr = input.parse()?;
            return Definition::of_text(path, kind, &text.value());
        }
        let rows;
        braced!(rows in input);
        let mut read: HashMap<String, Definition> = HashMap::new();
        let mut last = None;
        while !rows.is_empty() {
            let row;
            parenthesized!(row in rows);
            let (number, kind): (Ident, Ident) = (row.parse()?, row.parse()?);
            let definition = if kind == TEMPLATE {
                template(&row, &read)?
            } else {
                let text: LitStr = row.parse()?;
                Definition::of_text(path, &kind, &text.value())?
            };
            last = Some(definition.clone());
            read.insert(number.to_string(), definition);
        }
        last.ok_or_else(|| Error::new_spanned(path, "expected a definition"))
    }
}

/// The rows of a table; each definition is after those that it names.
#[derive(Default)]
struct Table {
    rows: Vec<TokenStream>,
    numbers: Vec<Ident>,
}

impl Table {
    /// Adds a definition, and returns its number.
    fn add(&mut self, definition: &Definition) -> Ident {
        let (kind, content) = match (definition, definition.text()) {
            (_, Some((kind, text))) => (kind, text.to_token_stream()),
            (Definition::Template(template), _) => {
                let names = template.definitions.iter().map(|(path, definition)| {
                    let number = self.add(definition);
                    quote!([#path] #number)
                });
                let names: Vec<TokenStream> = names.collect();
                let item = &template.item;
                (TEMPLATE, quote!({ #item } { #(#names)* }))
            }
            (_, None) => ("broken", "".to_token_stream()),
        };
        let mut hasher = DefaultHasher::new();
        (kind, content.to_string()).hash(&mut hasher);
        let number = Ident::new(&format!("d{:016x}", hasher.finish()), Span::call_site());
        if !self.numbers.contains(&number) {
            let kind = Ident::new(kind, Span::call_site());
            self.rows.push(quote!((#number #kind #content)));
            self.numbers.push(number.clone());
        }
        number
    }
}

/// Reads the function of a template, and the numbers of the definitions that it names.
fn template(row: ParseStream, read: &HashMap<String, Definition>) -> Result<Definition> {
    let (item, names);
    braced!(item in row);
    braced!(names in row);
    let mut definitions = Definitions::default();
    while !names.is_empty() {
        let path;
        bracketed!(path in names);
        let path = path.call(Path::parse_mod_style)?;
        let number: Ident = names.parse()?;
        let definition = read.get(&number.to_string()).cloned();
        let definition = definition.ok_or_else(|| {
            let what = format!("cannot find the definition of `{}`", source(&path));
            Error::new_spanned(&path, what)
        })?;
        definitions.add(&path, definition);
    }
    let item: syn::ItemFn = item.parse()?;
    Ok(Definition::Template(Rc::new(Template {
        item,
        definitions: Rc::new(definitions),
    })))
}
