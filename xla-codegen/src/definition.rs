//! The definitions of the names that a computation refers to.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ItemConst;
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::ops::custom_call;
use xla_hlo::{ArrayType, Function, Literal, Module, Signature, Tree, Type, text as hlo_text};

use crate::head::{self, Written, WrittenStruct};
use crate::hir;
use crate::invocation;
use crate::message::source;

mod faults;
mod table;
mod text;

pub(crate) use faults::Faults;

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

/// Whether a type contains structs.
fn has_records(types: &Types) -> bool {
    match types {
        Tree::Leaf(_) => false,
        Tree::Tuple(items) | Tree::List(items) => items.iter().any(has_records),
        Tree::Record(..) => true,
    }
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
    /// A `#[derive(Tensors)]` struct whose derived `Default` consists of zeros.
    WithDefault(Types),
    /// A `#[known]` alias of a type that contains structs with methods.
    Alias(Rc<Alias>),
    /// A `#[derive(Tensors)]` struct with generic parameters.
    Struct(Rc<StructTemplate>),
    /// An item whose mistakes have been reported; its uses report nothing.
    Broken,
}

impl Definition {
    /// Returns the type that an alias, or a struct without parameters and methods, stands for.
    pub(crate) fn types(&self) -> Option<&Types> {
        match self {
            Definition::Type(types) | Definition::WithDefault(types) => Some(types),
            Definition::Alias(alias) => Some(&alias.types),
            _ => None,
        }
    }

    /// Returns the definition of a function's name: a module of the function and its callees.
    pub(crate) fn of(function: &Function, callees: &Module) -> Definition {
        // The hash of the text distinguishes computations of the same name; equal ones may share a name.
        let text = hlo_text::print_function(function);
        Definition::distinguished(function.clone(), callees, &text)
    }

    /// Returns the definition of a function whose body callers do not see: it is a custom call of the function itself.
    pub(crate) fn opaque(name: &str, signature: Signature) -> Definition {
        let graph = custom_call::declared(&signature, name);
        let function = Function::new(name, signature, graph);
        // Functions of equal texts may have different bodies.
        let text = hlo_text::print_function(&function) + &invocation::unique();
        Definition::distinguished(function, &Module::default(), &text)
    }

    /// Returns the definition of a function, whose name gets a suffix by this text.
    fn distinguished(mut function: Function, callees: &Module, text: &str) -> Definition {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        function.name = format!("{}.{:016x}", function.name, hasher.finish());
        let mut module = callees.clone();
        module.functions.push(Rc::new(function));
        Definition::Computation(Rc::new(module))
    }
}

/// A type, and the structs with methods in it.
pub(crate) struct Alias {
    /// The type.
    pub(crate) types: Types,
    /// The definitions of the names in it.
    pub(crate) definitions: Rc<Definitions>,
}

/// A computation that is elaborated for each call.
pub(crate) struct Template {
    /// The function.
    pub(crate) item: Rc<Written>,
    /// The definitions of the names in it.
    pub(crate) definitions: Rc<Definitions>,
    /// Whether it is an operation that the language itself defines, or a part of one.
    pub(crate) of_library: bool,
}

impl Template {
    /// Returns the template of a definition in the library, which names operations only.
    pub(crate) fn in_library(name: &str, text: &str) -> Template {
        let item: Written = syn::parse_str(text).expect(name);
        Template {
            item: Rc::new(item),
            definitions: Rc::default(),
            of_library: true,
        }
    }

    /// Whether half precision is computed in `f32`.
    pub(crate) fn is_wide(&self) -> bool {
        let mut attrs = self.item.attrs.iter();
        self.of_library && attrs.any(|attribute| attribute.path().is_ident("wide"))
    }
}

/// Structs and their methods, which may name each other.
#[derive(Default)]
pub(crate) struct StructGroup {
    /// The structs, without attributes.
    pub(crate) structs: Vec<WrittenStruct>,
    /// The methods of all structs.
    pub(crate) methods: Vec<Method>,
    /// The constants of all structs.
    pub(crate) constants: Vec<(usize, ItemConst)>,
    /// The definitions of the other names in them.
    pub(crate) definitions: Rc<Definitions>,
}

/// A method or an associated function that is a computation.
pub(crate) struct Method {
    /// The index of its struct.
    pub(crate) owner: usize,
    /// The function, which begins with the generic parameters of the `impl`.
    pub(crate) item: Rc<Written>,
    /// The number of generic parameters of the `impl`.
    pub(crate) impl_generics: usize,
}

/// A struct whose types are resolved where it is named: a generic one, or one with methods.
#[derive(Clone)]
pub(crate) struct StructTemplate {
    /// The struct and those beside it.
    pub(crate) group: Rc<StructGroup>,
    /// Its index in the group.
    pub(crate) index: usize,
}

impl StructGroup {
    /// Returns the definitions of all names in the group, also of its own structs.
    pub(crate) fn definitions(self: &Rc<StructGroup>) -> Definitions {
        let mut all = Definitions::sharing(&self.definitions);
        for own in self.all() {
            let name = own.ident.clone().into();
            all.add(&name, Definition::Struct(own));
        }
        all
    }

    /// Returns the structs.
    pub(crate) fn all(self: &Rc<StructGroup>) -> impl Iterator<Item = Rc<StructTemplate>> {
        (0..self.structs.len()).map(|index| {
            let group = Rc::clone(self);
            Rc::new(StructTemplate { group, index })
        })
    }
}

impl StructTemplate {
    /// Returns the definition of a struct without methods.
    pub(crate) fn alone(item: WrittenStruct, definitions: Definitions) -> StructTemplate {
        let group = StructGroup {
            structs: vec![item],
            definitions: Rc::new(definitions),
            ..StructGroup::default()
        };
        StructTemplate {
            group: Rc::new(group),
            index: 0,
        }
    }

    /// Returns a method or an associated function as a template.
    pub(crate) fn method(&self, name: &str) -> Option<Template> {
        let method = self.own_method(name)?;
        Some(Template {
            item: Rc::clone(&method.item),
            definitions: Rc::new(self.definitions_inside()),
            of_library: false,
        })
    }

    fn own_methods(&self) -> impl Iterator<Item = &Method> {
        let methods = self.group.methods.iter();
        methods.filter_items(|method| method.owner == self.index)
    }

    fn own_method(&self, name: &str) -> Option<&Method> {
        self.own_methods()
            .find(|method| method.item.sig.ident == name)
    }

    /// Whether it has a method with a receiver of this name.
    pub(crate) fn has_method(&self, name: &str) -> bool {
        let method = self.own_method(name);
        method.is_some_and(|method| method.item.sig.receiver().is_some())
    }

    /// Returns the names of its methods and associated functions.
    pub(crate) fn method_names(&self) -> Vec<String> {
        let names = self
            .own_methods()
            .map(|method| method.item.sig.ident.to_string());
        names.collect_vec()
    }

    /// Returns the generic parameters of the `impl` of a method.
    pub(crate) fn impl_params(&self, name: &str) -> Vec<&Ident> {
        let params = self
            .own_method(name)
            .into_iter()
            .flat_items(|method| head::names(&method.item.sig.generics).take(method.impl_generics));
        params.collect_vec()
    }

    /// Returns the definitions of the names in its methods.
    pub(crate) fn definitions_inside(&self) -> Definitions {
        let mut all = self.group.definitions();
        let own = Definition::Struct(Rc::new(self.clone()));
        all.add(&syn::parse_quote!(Self), own);
        all
    }

    /// Whether both are one struct, perhaps read from different mentions.
    fn is_same(&self, other: &StructTemplate) -> bool {
        Rc::ptr_eq(&self.group, &other.group)
            || self.group.methods.len() == other.group.methods.len()
                && source(&**self) == source(&**other)
    }

    /// Returns an associated constant.
    pub(crate) fn constant(&self, name: &str) -> Option<&ItemConst> {
        let mut constants = self.group.constants.iter();
        let found = constants.find(|(owner, item)| *owner == self.index && item.ident == name);
        found.map(|(_, item)| item)
    }
}

impl Deref for StructTemplate {
    type Target = WrittenStruct;

    fn deref(&self) -> &WrittenStruct {
        &self.group.structs[self.index]
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
pub(crate) struct Definitions {
    /// Those that many share, found after the others.
    shared: Option<Rc<Definitions>>,
    all: Vec<(syn::Path, Definition)>,
    /// The text of each path.
    texts: Vec<String>,
}

/// Returns the text by which a path is found.
fn text_of(path: &syn::Path) -> String {
    let mut segments = path.segments.iter();
    if path.leading_colon.is_some() || segments.any(|part| !part.arguments.is_empty()) {
        return source(path);
    }
    let names = path.segments.iter().map(|part| part.ident.to_string());
    names.collect_vec().join("::")
}

impl Definitions {
    /// Returns definitions that begin with these.
    fn sharing(shared: &Rc<Definitions>) -> Definitions {
        Definitions {
            shared: Some(Rc::clone(shared)),
            ..Definitions::default()
        }
    }

    /// Adds the definition of a path.
    pub(crate) fn add(&mut self, path: &syn::Path, definition: Definition) {
        self.all.push((path.clone(), definition));
        self.texts.push(text_of(path));
    }

    /// Adds the definition of a path, or replaces it.
    pub(crate) fn replace(&mut self, path: &syn::Path, definition: Definition) {
        let text = text_of(path);
        let others = self.iter().cloned();
        let others = others.filter_items(|(name, _)| text_of(name) != text);
        let mut new = Definitions::default();
        for (path, definition) in others {
            new.add(&path, definition);
        }
        new.add(path, definition);
        *self = new;
    }

    /// Returns the definition of a path.
    pub(crate) fn get(&self, path: &syn::Path) -> Option<&Definition> {
        self.named(&text_of(path))
    }

    /// Returns the definition of a path in a body.
    pub(crate) fn of(&self, path: &hir::Path) -> Option<&Definition> {
        self.named(path.key())
    }

    /// Returns the generic struct that a path in a body names, with or without arguments.
    pub(crate) fn generic(&self, path: &hir::Path) -> Option<Rc<StructTemplate>> {
        match self.of(&path.plain()) {
            Some(Definition::Struct(generic)) => Some(Rc::clone(generic)),
            _ => None,
        }
    }

    /// Returns the definition that has this text.
    pub(crate) fn named(&self, text: &str) -> Option<&Definition> {
        let at = self.texts.iter().position(|known| known == text);
        match (at, &self.shared) {
            (Some(at), _) => Some(&self.all[at].1),
            (None, Some(shared)) => shared.named(text),
            (None, None) => None,
        }
    }

    /// Whether one of the definitions is broken.
    pub(crate) fn any_broken(&self) -> bool {
        self.iter()
            .any(|(_, definition)| matches!(definition, Definition::Broken))
    }

    /// Returns the paths of the constants.
    pub(crate) fn constants(&self) -> impl Iterator<Item = &syn::Path> {
        self.iter()
            .filter_items(|(_, definition)| matches!(definition, Definition::Known(_)))
            .map(|(path, _)| path)
    }

    /// Returns an item that uses the constants: nothing else of a template that computations call reaches rustc.
    pub(crate) fn use_constants(&self) -> TokenStream {
        let constants = self.constants().collect_vec();
        if constants.is_empty() {
            return TokenStream::new();
        }
        quote!(const _: () = { #(let _ = #constants;)* };)
    }

    /// Adds the modules of all computations, also those that templates name.
    pub(crate) fn add_modules(&self, all: &mut Module) {
        for (_, definition) in self.iter() {
            match definition {
                Definition::Computation(module) => all.merge(module),
                Definition::Template(template) => template.definitions.add_modules(all),
                Definition::Struct(of) => of.group.definitions.add_modules(all),
                Definition::Alias(alias) => alias.definitions.add_modules(all),
                _ => {}
            }
        }
    }

    /// Adds the generic structs and those with methods that are named, also by other definitions.
    pub(crate) fn add_structs(&self, all: &mut Vec<Rc<StructTemplate>>) {
        for (_, definition) in self.iter() {
            match definition {
                Definition::Template(template) => template.definitions.add_structs(all),
                Definition::Alias(alias) => alias.definitions.add_structs(all),
                Definition::Struct(of) => {
                    // A struct that is reached by two names is added once, with its group.
                    let mut known = all.iter();
                    if known.any(|known| known.name() == of.name() && known.is_same(of)) {
                        continue;
                    }
                    all.extend(of.group.all());
                    of.group.definitions.add_structs(all);
                }
                _ => {}
            }
        }
    }

    /// Whether they contain a struct with methods.
    pub(crate) fn have_methods(&self) -> bool {
        let mut structs = Vec::new();
        self.add_structs(&mut structs);
        let mut structs = structs.iter();
        structs.any(|of| !of.group.methods.is_empty() || !of.group.constants.is_empty())
    }

    /// Whether the derived default of a struct whose fields name these definitions consists of zeros.
    pub(crate) fn are_zero_by_default(&self) -> bool {
        self.iter().all(|(_, definition)| match definition {
            Definition::Known(_) | Definition::WithDefault(_) => true,
            // An alias of tensors. A struct may implement `Default` otherwise.
            Definition::Type(types) => !has_records(types),
            _ => false,
        })
    }

    /// Returns the definitions and their paths.
    pub(crate) fn iter(&self) -> std::vec::IntoIter<&(syn::Path, Definition)> {
        let shared = self.shared.iter().flat_items(|shared| shared.iter());
        let all = shared.chain_items(&self.all).collect_vec();
        all.into_iter()
    }
}
