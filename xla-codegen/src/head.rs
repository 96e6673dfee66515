//! Functions and structs as they are written. A signature is read once, before types are resolved: the kind of each
//! parameter, how it is passed, and the parts of its type.
//!
//! Templates are computations that are elaborated where they are called, since a parameter is a function, or since they
//! are generic in element types or in types of tensors.
//!
//! - The definition of a template is its tokens, with a table of the definitions that they name
//!   (`definition/table.rs`).
//! - A call binds the generic parameters to the types of its arguments (`elaborate/infer.rs`) and elaborates the body
//!   in the graph of the caller (`elaborate/template.rs`). A mistake in the body is reported at the call.
//! - `computation/template.rs` elaborates a template once for examples of its arguments, and reports the mistakes of
//!   any argument.
//! - For plain Rust, functions among the arguments are called as custom calls, and each element type of the bound has
//!   its own code (`computation/by_element.rs`). A template over any structs is compiled leaf by leaf
//!   (`computation/leafwise.rs`).

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::{GenericParam, ItemFn, ItemStruct};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ChannelKind, Tree};

use crate::hir::{self, Type};
use crate::message::Error;

pub(crate) mod count;
mod declared;
mod kind;
mod known_kind;
mod ranks;
mod read;
mod sizes;
mod stated;

pub(crate) use declared::Declared;
pub(crate) use kind::{Family, Kind, kind};
pub(crate) use known_kind::KnownKind;
pub(crate) use read::{error_type, ok_type};
use sizes::Sizes;

/// A function as it is written. Its signature and the form of its body are read when they are first needed, and kept.
pub(crate) struct Written {
    item: Rc<ItemFn>,
    /// The type that `Self` stands for, if it is a method of a struct.
    self_ty: Option<Type>,
    head: OnceCell<Head>,
    sizes: OnceCell<Sizes>,
    body: OnceCell<hir::Function>,
}

impl From<ItemFn> for Written {
    fn from(item: ItemFn) -> Written {
        Written {
            item: Rc::new(item),
            self_ty: None,
            head: OnceCell::new(),
            sizes: OnceCell::new(),
            body: OnceCell::new(),
        }
    }
}

impl Parse for Written {
    fn parse(input: ParseStream) -> syn::Result<Written> {
        input.parse().map(ItemFn::into)
    }
}

impl Deref for Written {
    type Target = ItemFn;

    fn deref(&self) -> &ItemFn {
        &self.item
    }
}

impl ToTokens for Written {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.item.to_tokens(tokens);
    }
}

impl Written {
    /// Returns a method of a type.
    pub(crate) fn method(item: ItemFn, self_ty: &syn::Type) -> Written {
        Written {
            self_ty: Some(self_ty.into()),
            ..Written::from(item)
        }
    }

    /// Returns the type that `Self` stands for, if it is a method of a struct.
    pub(crate) fn self_ty(&self) -> Option<&Type> {
        self.self_ty.as_ref()
    }

    /// Returns what tells the function from others of its name.
    pub(crate) fn declared(&self) -> Declared {
        Declared {
            item: Rc::clone(&self.item),
            self_ty: self.self_ty.clone(),
        }
    }

    /// Returns the signature.
    pub(crate) fn head(&self) -> &Head {
        self.head
            .get_or_init(|| Head::read(&self.item, self.self_ty()))
    }

    /// Returns the form of the body.
    pub(crate) fn body(&self) -> &hir::Function {
        let is_fallible = || self.head().fallible;
        self.body
            .get_or_init(|| hir::Function::of(&self.item, is_fallible()))
    }

    /// Returns the names of the generic sizes that may be dynamic: each is the size of a dimension of an argument, and
    /// all its uses are sizes of tensors without padding and tiles.
    ///
    /// A function over any struct has code for static sizes only.
    pub(crate) fn wide(&self) -> &[String] {
        &self.sizes().wide
    }

    /// Whether it has generic sizes that no argument determines: they are not the size of a dimension of a parameter.
    pub(crate) fn has_free_sizes(&self) -> bool {
        self.sizes().has_free
    }

    fn sizes(&self) -> &Sizes {
        self.sizes
            .get_or_init(|| Sizes::read(&self.item, self.head()))
    }
}

/// A struct as it is written.
pub(crate) struct WrittenStruct {
    item: ItemStruct,
    parts: OnceCell<StructParts>,
}

/// The parts of a struct.
struct StructParts {
    name: String,
    generics: GenericParams,
    fields: Vec<(String, Type)>,
}

impl From<ItemStruct> for WrittenStruct {
    fn from(item: ItemStruct) -> WrittenStruct {
        let parts = OnceCell::new();
        WrittenStruct { item, parts }
    }
}

impl Deref for WrittenStruct {
    type Target = ItemStruct;

    fn deref(&self) -> &ItemStruct {
        &self.item
    }
}

impl ToTokens for WrittenStruct {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.item.to_tokens(tokens);
    }
}

impl WrittenStruct {
    /// Returns the name with the parameters, `Linear<I, O>`, under which values of all its types are records.
    pub(crate) fn name(&self) -> &str {
        &self.parts().name
    }

    /// Returns the generic parameters.
    pub(crate) fn generics(&self) -> &GenericParams {
        &self.parts().generics
    }

    /// Returns the names and the types of the fields; a field of a tuple struct is named by its number.
    pub(crate) fn fields(&self) -> &[(String, Type)] {
        &self.parts().fields
    }

    /// Whether it derives `Default`, as its definition states.
    pub(crate) fn has_default(&self) -> bool {
        let mut attrs = self.item.attrs.iter();
        attrs.any(|attr| attr.path().is_ident("tensors"))
    }

    fn parts(&self) -> &StructParts {
        self.parts.get_or_init(|| {
            let item = &self.item;
            let params = names(&item.generics);
            let params = params.map(ToString::to_string).collect_vec();
            let fields = item.fields.iter().enumerate().map(|(i, field)| {
                let name = field.ident.as_ref().map(ToString::to_string);
                (name.unwrap_or_else(|| i.to_string()), (&field.ty).into())
            });
            StructParts {
                name: match params.as_slice() {
                    [] => item.ident.to_string(),
                    params => format!("{}<{}>", item.ident, params.join(", ")),
                },
                // The derive reports mistakes.
                generics: GenericParams::read(&item.generics, None, &mut vec![], &mut vec![]),
                fields: fields.collect_vec(),
            }
        })
    }
}

/// A generic parameter.
pub(crate) struct Generic {
    pub(crate) name: Ident,
    pub(crate) kind: Kind,
    /// The trait of the user that bounds it: it stands for structs that implement the trait, `M: Model`.
    pub(crate) model: Option<Ident>,
    /// The argument of types that omit it, `E: Float = f32` in a struct.
    pub(crate) default: Option<hir::GenericArg>,
}

impl Generic {
    /// Returns its name and its element types, if it is a parameter for element types.
    pub(crate) fn element(&self) -> Option<(&Ident, Family)> {
        match self.kind {
            Kind::Element(family) => Some((&self.name, family)),
            Kind::Size | Kind::Type | Kind::Count => None,
        }
    }
}

/// The generic parameters of a function or a struct, other than functions.
pub(crate) struct GenericParams {
    pub(crate) all: Vec<Generic>,
    /// The names of lists of sizes, `S` of `Tensor![E; ..S]`, which the types of parameters declare.
    pub(crate) ranks: Vec<Ident>,
    /// The type that `Self` stands for, if they are of a method.
    pub(crate) self_ty: Option<Type>,
}

impl GenericParams {
    /// Returns the kind of the parameter with this name.
    pub(crate) fn kind(&self, name: &str) -> Option<Kind> {
        let found = self.all.iter().find(|param| param.name == name);
        found.map(|param| param.kind)
    }

    /// Returns the names of the sizes.
    pub(crate) fn sizes(&self) -> Vec<String> {
        let sizes = self.all.iter();
        let sizes = sizes.filter_items(|param| param.kind == Kind::Size);
        sizes.map(|param| param.name.to_string()).collect_vec()
    }

    /// Returns the names of the sizes and of the numbers of values, which expressions of sizes may contain.
    pub(crate) fn symbols(&self) -> Vec<String> {
        let all = self.all.iter();
        let all = all.filter_items(|param| matches!(param.kind, Kind::Size | Kind::Count));
        all.map(|param| param.name.to_string()).collect_vec()
    }
}

/// Returns the names of all generic parameters, without lifetimes.
pub(crate) fn names(generics: &syn::Generics) -> impl Iterator<Item = &Ident> {
    generics.params.iter().filter_map(|param| match param {
        GenericParam::Type(param) => Some(&param.ident),
        GenericParam::Const(param) => Some(&param.ident),
        GenericParam::Lifetime(_) => None,
    })
}

/// Returns the defaults of type parameters, as `E: Float = f32` has.
pub(crate) fn defaults(generics: &syn::Generics) -> impl Iterator<Item = &syn::Type> {
    let params = generics.type_params();
    params.filter_map(|param| param.default.as_ref().map(|(_, ty)| ty))
}

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// By value: a tensor is donated.
    Value,
    /// Borrowed.
    Ref,
    /// State: its content at the end is the new state.
    Mut,
}

/// The type of a parameter that is a function, `impl Fn(&f64![N]) -> f64![N]`.
pub(crate) struct FunctionType {
    /// The types of its parameters, which may be references.
    pub(crate) inputs: Vec<Type>,
    /// The type of its result; `None` for nothing.
    pub(crate) output: Option<Type>,
}

/// The kind of a parameter.
pub(crate) enum ParamKind {
    /// `self`.
    Receiver,
    /// The executor, `exec: &Exec`. It is not an array and not part of the graph.
    Executor,
    /// A pattern, which is a mistake: its tokens.
    Pattern(TokenStream),
    /// A channel, `feed: &Infeed<f32![2]>`, with the types in it.
    Channel(ChannelKind, Vec<Type>),
    /// A function: `impl Fn(..) -> ..`, or a generic parameter with such a bound.
    Function(FunctionType),
    /// A value that each call states, `#[known] dimension: i64`.
    Known(KnownKind),
    /// A tensor, or a tree of tensors.
    Value,
}

/// A parameter.
pub(crate) struct Param {
    /// Its name; `_` for a pattern.
    pub(crate) name: Ident,
    /// Whether it is declared `mut`.
    pub(crate) mutable: bool,
    pub(crate) mode: Mode,
    /// Its type without the reference.
    pub(crate) ty: Type,
    pub(crate) kind: ParamKind,
    /// The argument of calls that omit it.
    pub(crate) default: Option<hir::Expr>,
}

impl Param {
    /// Returns its type, if it is a function.
    pub(crate) fn function(&self) -> Option<&FunctionType> {
        match &self.kind {
            ParamKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Returns the kind of its value, if it is `#[known]`.
    pub(crate) fn known(&self) -> Option<KnownKind> {
        match &self.kind {
            ParamKind::Known(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Whether it has a name, other than `self`.
    pub(crate) fn is_named(&self) -> bool {
        !matches!(self.kind, ParamKind::Receiver | ParamKind::Pattern(_))
    }

    /// Whether it is the executor.
    pub(crate) fn is_executor(&self) -> bool {
        matches!(self.kind, ParamKind::Executor)
    }

    /// Whether it is a replica, which is not a value.
    pub(crate) fn is_replica(&self) -> bool {
        matches!(self.kind, ParamKind::Channel(ChannelKind::Replica, _))
    }

    /// Returns the channel that it is, if it is a replica.
    pub(crate) fn replica(&self) -> Option<Channel> {
        let (kind, content) = (ChannelKind::Replica, Tree::Tuple(Vec::new()));
        self.is_replica().then_some(Channel { kind, content })
    }

    /// Whether it is state, `&mut`.
    pub(crate) fn is_state(&self) -> bool {
        self.mode == Mode::Mut
    }

    /// Returns the mistake of a pattern.
    pub(crate) fn fault(&self) -> Option<Error> {
        let ParamKind::Pattern(pattern) = &self.kind else {
            return None;
        };
        let what = "expected a name: destructure the parameter with `let` in the body";
        Some(Error::new_spanned(pattern, what))
    }
}

/// The signature of a function.
pub(crate) struct Head {
    pub(crate) generics: GenericParams,
    /// The other generic parameters: the types of functions, and those without a bound that says what they stand for.
    pub(crate) others: Vec<Ident>,
    /// The parameters, in their order.
    pub(crate) inputs: Vec<Rc<Param>>,
    /// The parameters other than executors, which calls omit: they run on the executor of the caller.
    pub(crate) params: Vec<Rc<Param>>,
    /// The type of the result, inside a `Result` if there is one; `None` if no type is written.
    pub(crate) output: Option<Type>,
    /// The names of lists of sizes that only the result has: the value of the body determines them.
    pub(crate) result_ranks: Vec<Ident>,
    /// Whether it returns a `Result`.
    pub(crate) fallible: bool,
    /// The mistakes in its generic parameters.
    pub(crate) faults: Vec<Error>,
}

impl Head {
    /// Whether the function is a template.
    pub(crate) fn is_template(&self) -> bool {
        let open = |param: &Generic| param.kind != Kind::Size;
        let is_function = |param: &Rc<Param>| param.function().is_some();
        self.generics.all.iter().any(open)
            || self.params.iter().any(is_function)
            || self.is_stated_by_calls()
    }

    /// Whether each call states numbers of dimensions, `#[known]` values or numbers of values: plain Rust cannot call the
    /// function.
    pub(crate) fn is_stated_by_calls(&self) -> bool {
        self.rank_names().next().is_some() || self.known().next().is_some() || self.has_counts()
    }

    /// Whether it has parameters `const L: usize`: its loops over `L` values are unrolled for each call.
    pub(crate) fn has_counts(&self) -> bool {
        let mut all = self.generics.all.iter();
        all.any(|param| param.kind == Kind::Count)
    }

    /// Returns the names of lists of sizes.
    pub(crate) fn rank_names(&self) -> impl Iterator<Item = &Ident> {
        self.generics.ranks.iter().chain_items(&self.result_ranks)
    }

    /// Returns the `#[known]` parameters.
    pub(crate) fn known(&self) -> impl Iterator<Item = (&Param, KnownKind)> {
        let params = self.params.iter();
        params.filter_map(|param| Some((&**param, param.known()?)))
    }

    /// Returns the parameter that is an element type, and what it stands for, if it is the only one that is not a size
    /// or a function: then the function has code for each element type.
    pub(crate) fn by_element(&self) -> Option<(&Ident, Family)> {
        let open = self.generics.all.iter();
        let open = open.filter_items(|param| param.kind != Kind::Size);
        if self.is_stated_by_calls() {
            return None;
        }
        match open.collect_vec().as_slice() {
            [only] => only.element(),
            _ => None,
        }
    }

    /// Returns the names of the parameters other than the receiver.
    pub(crate) fn names(&self) -> Vec<&Ident> {
        let named = self.inputs.iter().filter_items(|param| param.is_named());
        named.map(|param| &param.name).collect_vec()
    }

    /// Returns the `&mut` parameters with their indices.
    pub(crate) fn states(&self) -> impl Iterator<Item = (usize, &Rc<Param>)> {
        let params = self.params.iter().enumerate();
        params.filter_items(|(_, param)| param.is_state())
    }
}
