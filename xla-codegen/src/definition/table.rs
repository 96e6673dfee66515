//! The tokens of definitions, which definition macros hold: a text, or the table of a template.
//!
//! A template names other definitions, which may be templates again. Its table lists each of them once, by a number
//! that follows from its content.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::ParseStream;
use syn::{Error, ItemStruct, LitStr, Path, Result, braced, bracketed, parenthesized};
use xla_hlo::list::Items;

use super::{Alias, Definition, Definitions, Method, StructGroup, StructTemplate, Template};
use crate::head::Written;
use crate::message::source;

/// The kind of a template's definition.
const TEMPLATE: &str = "template";

/// The kind of the definition of a generic struct, or one with methods.
const STRUCT: &str = "structure";

/// The kind of the definition of an alias of structs with methods.
const ALIAS: &str = "alias";

/// The kind of a row with structs and their methods.
const GROUP: &str = "group";

impl Definition {
    /// Returns the kind of the definition, and the token that holds it.
    pub(crate) fn write(&self) -> (Ident, TokenStream) {
        match self.text() {
            Some((kind, text)) => (kind_of(kind), text.to_token_stream()),
            // A template, an alias or a struct names other definitions, which precede its own row.
            None => {
                let mut table = Table::default();
                table.add(self);
                let rows = table.rows;
                let kind = match self {
                    Definition::Struct(_) => STRUCT,
                    Definition::Alias(_) => ALIAS,
                    _ => TEMPLATE,
                };
                (kind_of(kind), quote!({ #(#rows)* }))
            }
        }
    }

    /// Reads the tokens of [`Definition::write`].
    ///
    /// # Errors
    /// They were written by another version of this library.
    pub(crate) fn read(path: &Path, kind: &Ident, input: ParseStream) -> Result<Definition> {
        // A definition without other definitions is its text.
        if kind != TEMPLATE && kind != STRUCT && kind != ALIAS {
            let text: LitStr = input.parse()?;
            return Definition::of_text(path, kind, &text.value());
        }
        let rows;
        braced!(rows in input);
        // A row refers to earlier rows by their numbers, and the last row is the definition itself. Each definition is
        // read once, however many others refer to it.
        let mut read: HashMap<String, Definition> = HashMap::new();
        let mut groups: HashMap<String, Rc<StructGroup>> = HashMap::new();
        let mut last = None;
        while !rows.is_empty() {
            let row;
            parenthesized!(row in rows);
            let (number, kind): (Ident, Ident) = (row.parse()?, row.parse()?);
            let definition = if kind == GROUP {
                groups.insert(number.to_string(), Rc::new(group(&row, &read)?));
                continue;
            } else if kind == TEMPLATE {
                let item;
                braced!(item in row);
                Definition::Template(Rc::new(Template {
                    item: Rc::new(item.parse()?),
                    definitions: definitions(&row, &read)?,
                    of_library: false,
                }))
            } else if kind == ALIAS {
                let text: LitStr = row.parse()?;
                let types = Definition::of_text(path, &kind_of("types"), &text.value())?;
                let types = types.types().cloned();
                Definition::Alias(Rc::new(Alias {
                    types: types.ok_or_else(|| row.error("expected a type"))?,
                    definitions: definitions(&row, &read)?,
                }))
            } else if kind == STRUCT {
                let (group, index): (Ident, syn::LitInt) = (row.parse()?, row.parse()?);
                let group = groups.get(&group.to_string()).cloned();
                let group = group.ok_or_else(|| row.error("expected a group of structs"))?;
                let index = index.base10_parse()?;
                Definition::Struct(Rc::new(StructTemplate { group, index }))
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

/// Returns the word for a kind.
fn kind_of(kind: &str) -> Ident {
    Ident::new(kind, Span::call_site())
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
        TokenStream::from_iter(names.collect_vec())
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
            (Definition::Struct(of), _) => {
                let (group, index) = (
                    // All structs of a module share one group.
                    self.add_group(&of.group),
                    Literal::usize_unsuffixed(of.index),
                );
                (STRUCT, quote!(#group #index))
            }
            (Definition::Alias(alias), _) => {
                let names = self.names(&alias.definitions);
                let text = Definition::Type(alias.types.clone()).text();
                let text = text.map_or(String::new(), |(_, text)| text);
                (ALIAS, quote!(#text { #names }))
            }
            (_, None) => ("broken", "".to_token_stream()),
        };
        self.add_row(kind, &content)
    }

    /// Adds the structs of a group with their methods, and returns their number.
    fn add_group(&mut self, group: &StructGroup) -> Ident {
        let names = self.names(&group.definitions);
        let structs = &group.structs;
        let methods = group.methods.iter().map(|method| {
            let [owner, generics] =
                [method.owner, method.impl_generics].map(Literal::usize_unsuffixed);
            let (self_ty, item) = (method.item.self_ty(), &method.item);
            quote!([#owner #generics #self_ty] #item)
        });
        let constants = group.constants.iter().map(|(owner, item)| {
            let owner = Literal::usize_unsuffixed(*owner);
            quote!([#owner] #item)
        });
        let content = quote!({ #(#structs)* } { #(#methods)* } { #(#constants)* } { #names });
        self.add_row(GROUP, &content)
    }

    /// Adds a row, and returns the number of its content.
    fn add_row(&mut self, kind: &'static str, content: &TokenStream) -> Ident {
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

/// Reads the structs of a group and their methods.
fn group(row: ParseStream, read: &HashMap<String, Definition>) -> Result<StructGroup> {
    let (structs, methods, constants);
    braced!(structs in row);
    braced!(methods in row);
    braced!(constants in row);
    let mut group = StructGroup {
        definitions: definitions(row, read)?,
        ..StructGroup::default()
    };
    while !structs.is_empty() {
        group.structs.push(structs.parse::<ItemStruct>()?.into());
    }
    while !methods.is_empty() {
        let of;
        bracketed!(of in methods);
        group.methods.push(Method {
            owner: of.parse::<syn::LitInt>()?.base10_parse()?,
            impl_generics: of.parse::<syn::LitInt>()?.base10_parse()?,
            item: Rc::new(Written::method(methods.parse()?, &of.parse()?)),
        });
    }
    while !constants.is_empty() {
        let of;
        bracketed!(of in constants);
        let owner = of.parse::<syn::LitInt>()?.base10_parse()?;
        group.constants.push((owner, constants.parse()?));
    }
    Ok(group)
}

/// Reads the definitions that an item names by their numbers.
fn definitions(row: ParseStream, read: &HashMap<String, Definition>) -> Result<Rc<Definitions>> {
    let names;
    braced!(names in row);
    let mut definitions = Definitions::default();
    while !names.is_empty() {
        let path;
        bracketed!(path in names);
        let path = path.call(Path::parse_mod_style)?;
        let number: Ident = names.parse()?;
        let definition = read.get(&number.to_string()).cloned();
        // Rows precede the rows that name them, so `read` has every number.
        let definition = definition.ok_or_else(|| {
            let what = format!("cannot find the definition of `{}`", source(&path));
            Error::new_spanned(&path, what)
        })?;
        definitions.add(&path, definition);
    }
    Ok(Rc::new(definitions))
}
