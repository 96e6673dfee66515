//! The definitions of the names that a computation refers to.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{ItemFn, ItemStruct, ReturnType};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ArrayType, Function, Literal, Module, Tree, Type, text as hlo_text};

use crate::message::source;

mod table;
mod text;

/// One array of a type, and whether it is written as a plain scalar, `f32`, in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Element type, sizes and layout.
    pub(crate) array: ArrayType,
    /// Whether it is `f32` instead of `f32![]`.
    pub(crate) plain: bool,
}

/// The type of a parameter, a result or a field as it is written in Rust.
pub(crate) type Types = Tree<Leaf>;

/// Returns the type without the distinction between plain scalars and arrays.
pub(crate) fn plain_type(types: &Types) -> Type {
    types.map(&mut |leaf| leaf.array.clone())
}

/// The definition of a name.
#[derive(Clone)]
pub(crate) enum Definition {
    /// A computation, which is the entry of the module, and its callees.
    Computation(Rc<Module>),
    /// A computation that is elaborated where it is called.
    Template(Rc<Template>),
    /// A `#[known]` number or size.
    Known(Known),
    /// A `#[known]` alias of a tensor type, or a `#[derive(Tensors)]` struct.
    Type(Types),
    /// A `#[derive(Tensors)]` struct with generic parameters.
    Struct(Rc<StructTemplate>),
    /// An item whose mistakes have been reported; its uses report nothing.
    Broken,
}

impl Definition {
    /// Returns the definition of a function's name: a module of the function and its callees.
    pub(crate) fn of(function: &Function, callees: &Module) -> Definition {
        // The hash of the text distinguishes computations of the same name; equal ones may share a name.
        let mut hasher = DefaultHasher::new();
        hlo_text::print_function(function).hash(&mut hasher);
        let mut function = function.clone();
        function.name = format!("{}.{:016x}", function.name, hasher.finish());
        let mut module = callees.clone();
        module.functions.push(Rc::new(function));
        Definition::Computation(Rc::new(module))
    }
}

/// A computation that is elaborated for each call.
pub(crate) struct Template {
    /// The function.
    pub(crate) item: ItemFn,
    /// The definitions of the names in it.
    pub(crate) definitions: Rc<Definitions>,
}

impl Template {
    /// Whether it returns a `Result`.
    pub(crate) fn is_fallible(&self) -> bool {
        let ReturnType::Type(_, ty) = &self.item.sig.output else {
            return false;
        };
        let syn::Type::Path(ty) = &**ty else {
            return false;
        };
        let last = ty.path.segments.last();
        last.is_some_and(|last| last.ident == "Result")
    }
}

/// A generic struct, whose types are resolved where it is named.
pub(crate) struct StructTemplate {
    /// The struct, without attributes.
    pub(crate) item: ItemStruct,
    /// The definitions of the names in it.
    pub(crate) definitions: Rc<Definitions>,
}

impl StructTemplate {
    /// Returns the name with its parameters, `Linear<I, O>`, under which values of all its types are records.
    pub(crate) fn name(&self) -> String {
        let params = self.item.generics.type_params();
        let params: Vec<String> = params.map(|param| param.ident.to_string()).collect_vec();
        format!("{}<{}>", self.item.ident, params.join(", "))
    }

    /// Returns the names and the types of the fields; a field of a tuple struct is named by its number.
    pub(crate) fn fields(&self) -> Vec<(String, &syn::Type)> {
        let fields = self.item.fields.iter().enumerate();
        fields
            .map(|(i, field)| {
                let name = field.ident.as_ref().map(ToString::to_string);
                (name.unwrap_or_else(|| i.to_string()), &field.ty)
            })
            .collect_vec()
    }
}

/// The value of a `#[known]` const.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Known {
    /// A size: `usize`.
    Size(Int),
    /// A scalar or an array of numbers.
    Array(Literal),
}

/// The definitions of the names in a computation, by the path as it was written.
#[derive(Clone, Default)]
pub(crate) struct Definitions(Vec<(syn::Path, Definition)>);

impl Definitions {
    /// Adds the definition of a path.
    pub(crate) fn add(&mut self, path: &syn::Path, definition: Definition) {
        self.0.push((path.clone(), definition));
    }

    /// Adds the definition of a path, or replaces it.
    pub(crate) fn replace(&mut self, path: &syn::Path, definition: Definition) {
        let text = source(path);
        self.0.retain(|(name, _)| source(name) != text);
        self.add(path, definition);
    }

    /// Returns the definition of a path.
    pub(crate) fn get(&self, path: &syn::Path) -> Option<&Definition> {
        let text = source(path);
        self.0
            .iter()
            .find_item(|(name, _)| source(name) == text)
            .map(|(_, definition)| definition)
    }

    /// Whether one of the definitions is broken.
    pub(crate) fn any_broken(&self) -> bool {
        self.0
            .iter()
            .any_item(|(_, definition)| matches!(definition, Definition::Broken))
    }

    /// Returns the paths of the constants.
    pub(crate) fn constants(&self) -> impl Iterator<Item = &syn::Path> {
        (self.0.iter())
            .filter_items(|(_, definition)| matches!(definition, Definition::Known(_)))
            .map(|(path, _)| path)
    }

    /// Returns each computation's name in the graph, and the function that is called for it.
    pub(crate) fn callees(&self) -> Vec<(String, TokenStream)> {
        let paths = self
            .0
            .iter()
            .filter_map(|(path, definition)| match definition {
                Definition::Computation(module) => {
                    Some((module.entry()?.name.clone(), quote!(<#path>::__call)))
                }
                _ => None,
            });
        paths.collect_vec()
    }

    /// Adds the modules of all computations, also those that templates name.
    pub(crate) fn add_modules(&self, all: &mut Module) {
        for (_, definition) in &self.0 {
            match definition {
                Definition::Computation(module) => all.merge(module),
                Definition::Template(template) => template.definitions.add_modules(all),
                _ => {}
            }
        }
    }

    /// Returns the definitions and their paths.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(syn::Path, Definition)> {
        self.0.iter()
    }
}

/// A list of distinct errors.
#[derive(Default)]
pub(crate) struct Faults {
    all: Vec<(String, syn::Error)>,
}

impl Faults {
    /// Adds an error unless it is listed already; errors without text have been reported elsewhere.
    pub(crate) fn push(&mut self, error: syn::Error) {
        for one in error
            .into_iter()
            .filter_items(|one| !one.to_string().is_empty())
        {
            let key = format!("{:?} {one}", one.span());
            if self.all.iter().all_items(|(other, _)| *other != key) {
                self.all.push((key, one));
            }
        }
    }

    /// Adds the errors of another list.
    pub(crate) fn extend(&mut self, others: Faults) {
        for (_, error) in others.all {
            self.push(error);
        }
    }

    /// Returns the number of errors.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the errors at whose places the other list has errors too.
    pub(crate) fn at_places_of(mut self, others: &Faults) -> Faults {
        let place = |error: &syn::Error| format!("{:?}", error.span());
        let is_common = |error: &syn::Error| {
            let mut others = others.all.iter();
            others.any_item(|(_, other)| place(other) == place(error))
        };
        self.all.retain(|(_, error)| is_common(error));
        self
    }

    /// Whether the list is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns tokens that make rustc report the errors.
    pub(crate) fn tokens(&self) -> TokenStream {
        let errors = self.all.iter().map(|(_, error)| error.to_compile_error());
        TokenStream::from_iter(errors.collect_vec())
    }

    /// Returns the texts of the errors.
    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<String> {
        self.all
            .iter()
            .map(|(_, error)| error.to_string())
            .collect_vec()
    }
}
