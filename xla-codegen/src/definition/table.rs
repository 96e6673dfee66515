//! The tokens of definitions, which definition macros hold: a text, or the table of a template.
//!
//! A template names other definitions, which may be templates again. Its table lists each of them once, by a number
//! that follows from its content.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, LitStr, Path, Result, braced, bracketed, parenthesized};

use super::{Definition, Definitions, StructTemplate, Template};
use crate::message::source;

/// The kind of a template's definition.
const TEMPLATE: &str = "template";

/// The kind of the definition of a generic struct.
const STRUCT: &str = "structure";

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
                let kind = match self {
                    Definition::Struct(_) => STRUCT,
                    _ => TEMPLATE,
                };
                (word(kind), quote!({ #(#rows)* }))
            }
        }
    }

    /// Reads the tokens of [`Definition::write`].
    ///
    /// # Errors
    /// They were written by another version of this library.
    pub(crate) fn read(path: &Path, kind: &Ident, input: ParseStream) -> Result<Definition> {
        if kind != TEMPLATE && kind != STRUCT {
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
                let (item, definitions) = item(&row, &read)?;
                Definition::Template(Rc::new(Template { item, definitions }))
            } else if kind == STRUCT {
                let (item, definitions) = item(&row, &read)?;
                Definition::Struct(Rc::new(StructTemplate { item, definitions }))
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
    /// Adds definitions, and returns their paths and numbers.
    fn names(&mut self, definitions: &Definitions) -> TokenStream {
        let names = definitions.iter().map(|(path, definition)| {
            let number = self.add(definition);
            quote!([#path] #number)
        });
        TokenStream::from_iter(names)
    }

    /// Adds a definition, and returns its number.
    fn add(&mut self, definition: &Definition) -> Ident {
        let (kind, content) = match (definition, definition.text()) {
            (_, Some((kind, text))) => (kind, text.to_token_stream()),
            (Definition::Template(template), _) => {
                let names = self.names(&template.definitions);
                let item = &template.item;
                (TEMPLATE, quote!({ #item } { #names }))
            }
            (Definition::Struct(generic), _) => {
                let names = self.names(&generic.definitions);
                let item = &generic.item;
                (STRUCT, quote!({ #item } { #names }))
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

/// Reads an item, and the definitions that it names by their numbers.
fn item<T: Parse>(
    row: ParseStream,
    read: &HashMap<String, Definition>,
) -> Result<(T, Rc<Definitions>)> {
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
    Ok((item.parse()?, Rc::new(definitions)))
}
