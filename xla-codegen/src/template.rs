//! Templates: computations that are elaborated where they are called, since a parameter is a function, or since they
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

use std::rc::Rc;

use proc_macro2::Ident;
use syn::visit::Visit;
use syn::{
    Error, FnArg, GenericParam, ItemFn, ItemStruct, Pat, PathArguments, Receiver, ReceiverKind,
    ReturnType, Type, TypeParam, TypeParamBound,
};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ChannelKind, ElementType, Size, Tree};

use crate::bindings::{Bindings, Bound};
use crate::definition::{Faults, Template};
use crate::hir;
use crate::types::{Body, WithElement};
use crate::walk::{Node, Search, Walk};

/// The kind of a generic parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Sizes: `N: Dim`.
    Size,
    /// Element types: `E: Float`.
    Element(Family),
    /// Types of tensors: `T: Tensors`.
    Type,
}

/// A set of element types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Element,
    Number,
    Real,
    Float,
    Integer,
}

/// The traits that bound parameters of element types.
const FAMILIES: [(&str, Family); 5] = [
    ("Element", Family::Element),
    ("Number", Family::Number),
    ("Real", Family::Real),
    ("Float", Family::Float),
    ("Integer", Family::Integer),
];

impl Family {
    /// Returns the name of its trait.
    pub(crate) fn name(self) -> &'static str {
        let named = FAMILIES.iter().find_item(|(_, family)| *family == self);
        named.map_or("Element", |(name, _)| name)
    }

    /// Whether an element type belongs to it.
    pub(crate) fn admits(self, element: ElementType) -> bool {
        match self {
            Family::Element => element != ElementType::Token,
            Family::Number => element != ElementType::Token && element != ElementType::Bool,
            Family::Real => element.is_integer() || element.is_float(),
            Family::Float => element.is_float(),
            Family::Integer => element.is_integer(),
        }
    }

    /// Returns a description of its element types.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Family::Element => "an element type",
            Family::Number => "a numeric element type",
            Family::Real => "an integer or floating-point element type",
            Family::Float => "a floating-point element type",
            Family::Integer => "an integer element type",
        }
    }

    /// Returns the element types that belong to it, the most usual ones first.
    pub(crate) fn elements(self) -> Vec<ElementType> {
        let usual = [ElementType::F32, ElementType::I32];
        let others = ElementType::ALL.iter().copied();
        let others = others.filter_items(|element| !usual.contains(element));
        let all = usual.into_iter().chain_items(others);
        all.filter_items(|element| self.admits(*element))
            .collect_vec()
    }
}

/// The type of a parameter that is a function, `impl Fn(&f64![N]) -> f64![N]`.
#[derive(Clone)]
pub(crate) struct FunctionType {
    /// The types of its parameters, which may be references.
    pub(crate) inputs: Vec<hir::Type>,
    /// The type of its result; `None` for nothing.
    pub(crate) output: Option<hir::Type>,
}

/// Returns the last segment of a bound by a trait.
fn trait_of(bound: &TypeParamBound) -> Option<&syn::PathSegment> {
    match bound {
        TypeParamBound::Trait(bound) => bound.path.segments.last(),
        _ => None,
    }
}

/// Returns the function type among bounds.
fn function_bound<'a>(
    mut bounds: impl Iterator<Item = &'a TypeParamBound>,
) -> Option<FunctionType> {
    let bound = bounds.find_map(|bound| {
        let last = trait_of(bound)?;
        (last.ident == "Fn").then_some(&last.arguments)
    })?;
    let PathArguments::Parenthesized(signature) = bound else {
        return None;
    };
    let output = match &signature.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(hir::Type::from(&**ty)),
    };
    let inputs = signature.inputs.iter();
    Some(FunctionType {
        inputs: inputs.map(|input| (&input.ty).into()).collect_vec(),
        output,
    })
}

/// Whether a generic parameter is the type of a function, `F: Fn(..) -> ..`.
pub(crate) fn is_function(param: &TypeParam) -> bool {
    function_bound(param.bounds.iter()).is_some()
}

/// Returns what a generic parameter ranges over; `None` if it is the type of a function or has none of the bounds.
pub(crate) fn kind(param: &TypeParam) -> Option<Kind> {
    param.bounds.iter().find_map(|bound| {
        let name = &trait_of(bound)?.ident;
        if name == "Dim" {
            return Some(Kind::Size);
        }
        if name == "Tensors" {
            return Some(Kind::Type);
        }
        let family = FAMILIES.iter().find_item(|(known, _)| name == known);
        family.map(|(_, family)| Kind::Element(*family))
    })
}

/// Whether a parameter is the executor, `exec: &Exec`. It is not an array and not part of the graph.
pub(crate) fn is_executor(arg: &FnArg) -> bool {
    let FnArg::Typed(arg) = arg else {
        return false;
    };
    let ty = match &*arg.ty {
        Type::Reference(reference) => &*reference.elem,
        ty => ty,
    };
    is_named(ty, "Exec")
}

/// Whether the last segment of a type has this name.
fn is_named(ty: &Type, name: &str) -> bool {
    match ty {
        Type::Path(ty) => ty.path.segments.last().is_some_and(|s| s.ident == name),
        _ => false,
    }
}

/// Returns the type of a parameter that is a function: `impl Fn(..) -> ..`, or a generic parameter with such a bound.
pub(crate) fn function_type(item: &ItemFn, ty: &Type) -> Option<FunctionType> {
    match ty {
        Type::Reference(reference) => function_type(item, &reference.elem),
        Type::Paren(inner) => function_type(item, &inner.elem),
        Type::ImplTrait(bounds) => function_bound(bounds.bounds.iter()),
        Type::Path(path) => {
            let name = path.path.get_ident()?;
            let param = item.sig.generics.type_params();
            let param = param.filter_items(|param| param.ident == *name).next()?;
            function_bound(param.bounds.iter())
        }
        _ => None,
    }
}

/// Whether a function is a template.
pub(crate) fn is_template(item: &ItemFn) -> bool {
    let open = item.sig.generics.type_params().any_item(|param| {
        matches!(kind(param), Some(Kind::Element(_) | Kind::Type)) || is_function(param)
    });
    let takes_function = |arg: &FnArg| match arg {
        FnArg::Typed(arg) => function_type(item, &arg.ty).is_some(),
        FnArg::Receiver(_) => false,
    };
    open || item.sig.inputs.iter().any_item(takes_function)
}

/// Returns the parameter of a function that is an element type, and what it stands for, if it is the only one that is not a
/// size or a function: then the function has code for each element type.
pub(crate) fn by_element(item: &ItemFn) -> Option<(&Ident, Family)> {
    let params = item.sig.generics.type_params();
    let open = params.filter_map(|param| match kind(param) {
        Some(Kind::Element(family)) => Some((&param.ident, Some(family))),
        Some(Kind::Type) => Some((&param.ident, None)),
        Some(Kind::Size) | None => None,
    });
    match open.collect_vec().as_slice() {
        [(name, Some(family))] => Some((*name, *family)),
        _ => None,
    }
}

/// Returns the generic sizes that no argument determines: those that are not the size of a dimension of some parameter.
pub(crate) fn free_sizes(item: &ItemFn) -> Vec<&Ident> {
    struct Sizes(Vec<String>);
    impl<'ast> Search<'ast> for Sizes {
        fn enters(&mut self, node: Node<'ast>) -> bool {
            let mut add = |name: Option<&Ident>| {
                self.0.extend(name.map(Ident::to_string));
            };
            match node {
                Node::Type(Type::Macro(ty)) => {
                    let body = ty.mac.parse_body::<Body>();
                    let body =
                        body.or_else(|_| ty.mac.parse_body().map(|with: WithElement| with.body));
                    for expr in body.iter().flat_items(Body::expressions) {
                        add(expr.ident());
                    }
                }
                // An argument of a generic struct.
                Node::Type(Type::Path(path)) => add(path.path.get_ident()),
                _ => {}
            }
            true
        }
    }
    let mut sizes = Sizes(Vec::new());
    for arg in &item.sig.inputs {
        if let FnArg::Typed(arg) = arg
            && function_type(item, &arg.ty).is_none()
        {
            Walk(&mut sizes).visit_type(&arg.ty);
        }
    }
    let params = item.sig.generics.type_params();
    let params = params.filter_items(|param| kind(param) == Some(Kind::Size));
    let free = params.filter_items(|param| !sizes.0.contains(&param.ident.to_string()));
    free.map(|param| &param.ident).collect_vec()
}

/// Returns a path without the generic arguments of its last segment, and these.
pub(crate) fn split(path: &syn::Path) -> (syn::Path, PathArguments) {
    let mut path = path.clone();
    let last = path.segments.last_mut();
    let arguments = last.map(|last| std::mem::take(&mut last.arguments));
    (path, arguments.unwrap_or_default())
}

/// Whether a receiver is `&mut self`.
pub(crate) fn is_state(receiver: &Receiver) -> bool {
    matches!(&receiver.kind, ReceiverKind::Reference(_, _, Some(_)))
}

/// A parameter of a template.
pub(crate) struct TemplateParam {
    /// Its name.
    pub(crate) name: Ident,
    /// Whether it is declared `mut`.
    pub(crate) mutable: bool,
    /// Whether it is state, `&mut`.
    pub(crate) state: bool,
    /// Its type without the reference.
    pub(crate) ty: hir::Type,
    /// Its type, if it is a function.
    pub(crate) function: Option<FunctionType>,
    /// Whether it is a replica, which is not a value.
    pub(crate) replica: bool,
}

impl TemplateParam {
    /// Returns the channel that the parameter is.
    pub(crate) fn channel(&self) -> Option<Rc<Channel>> {
        let (kind, content) = (ChannelKind::Replica, Tree::Tuple(Vec::new()));
        self.replica.then(|| Rc::new(Channel { kind, content }))
    }
}

/// The parts of a template's signature.
pub(crate) struct Head<'a> {
    /// The generic parameters other than functions.
    pub(crate) generics: Vec<(&'a Ident, Kind)>,
    /// The parameters.
    pub(crate) params: Vec<TemplateParam>,
    /// The type that `Self` stands for, if it is a method.
    pub(crate) self_ty: Option<hir::Type>,
}

impl<'a> Head<'a> {
    /// Returns generic arguments that specify all sizes and element types that are not bound, `_, 16`; `None` if a type is not
    /// bound either.
    pub(crate) fn turbofish(&self, bindings: &Bindings) -> Option<String> {
        let mut arguments = Vec::new();
        let mut needed = 0;
        for (name, kind) in &self.generics {
            match (bindings.get(&name.to_string()), kind) {
                (Some(_), _) => arguments.push("_"),
                (None, Kind::Size) => {
                    arguments.push("16");
                    needed = arguments.len();
                }
                (None, Kind::Element(family)) => {
                    arguments.push(
                        family
                            .elements()
                            .first()
                            .map_or("f32", |element| element.name()),
                    );
                    needed = arguments.len();
                }
                (None, Kind::Type) => return None,
            }
        }
        Some(arguments[..needed].join(", "))
    }

    /// Returns the parameters of a generic struct.
    pub(crate) fn of_struct(item: &'a ItemStruct) -> Head<'a> {
        let params = item.generics.type_params();
        let generics = params.filter_map(|param| Some((&param.ident, kind(param)?)));
        Head {
            generics: generics.collect_vec(),
            params: Vec::new(),
            self_ty: None,
        }
    }

    /// Returns the head of a template whose signature has been checked.
    pub(crate) fn of(template: &'a Template) -> Head<'a> {
        let own = template.self_ty.as_ref();
        Head::read(&template.item, own, &mut Faults::default())
    }

    /// Returns bindings in which sizes stand for themselves, and element types and types for any of their kind.
    pub(crate) fn any(&self) -> Bindings {
        let mut bindings = Bindings::default();
        for (name, kind) in &self.generics {
            let name = name.to_string();
            let bound = match kind {
                Kind::Size => Bound::Size(Size::name(name.as_str())),
                Kind::Element(family) => match family.elements().first() {
                    Some(element) => Bound::Element(*element),
                    None => Bound::Refused,
                },
                Kind::Type => Bound::Type(Tree::Tuple(Vec::new())),
            };
            bindings.bind(&name, bound);
        }
        bindings
    }

    /// Reads the signature of a template, and reports what it must not contain.
    pub(crate) fn read(
        item: &'a ItemFn,
        self_ty: Option<&hir::Type>,
        faults: &mut Faults,
    ) -> Head<'a> {
        let mut generics = Vec::new();
        for param in &item.sig.generics.params {
            match param {
                GenericParam::Type(param) => match kind(param) {
                    Some(kind) => generics.push((&param.ident, kind)),
                    None if is_function(param) => {}
                    None => {
                        let what = format!(
                            "expected a bound of `{0}` that says what it stands for: `{0}: Dim` for a size, \
                             `{0}: Float` for an element type, `{0}: Tensors` for any type of tensors",
                            param.ident
                        );
                        faults.push(Error::new(param.ident.span(), what));
                    }
                },
                GenericParam::Const(param) => {
                    let what = format!(
                        "a generic size is a type parameter with the bound `Dim`: write `{}: Dim`",
                        param.ident
                    );
                    faults.push(Error::new(param.ident.span(), what));
                }
                GenericParam::Lifetime(_) => {}
            }
        }
        let mut params = Vec::new();
        for arg in &item.sig.inputs {
            let arg = match arg {
                // Calls omit it: they run on the caller's executor.
                arg if is_executor(arg) => continue,
                FnArg::Typed(arg) => arg,
                FnArg::Receiver(receiver) => {
                    let state = is_state(receiver);
                    params.extend(self_ty.cloned().map(|ty| TemplateParam {
                        name: Ident::new("self", receiver.self_token.span),
                        mutable: receiver.mutability.is_some(),
                        state,
                        ty,
                        function: None,
                        replica: false,
                    }));
                    continue;
                }
            };
            let Pat::Ident(pat) = &*arg.pat else {
                let what = "expected a name: destructure the parameter with `let` in the body";
                faults.push(Error::new_spanned(&arg.pat, what));
                continue;
            };
            let (state, ty) = match &*arg.ty {
                Type::Reference(reference) => (reference.mutability.is_some(), &*reference.elem),
                ty => (false, ty),
            };
            params.push(TemplateParam {
                name: pat.ident.clone(),
                mutable: pat.mutability.is_some(),
                state,
                ty: ty.into(),
                function: function_type(item, ty),
                replica: is_named(ty, ChannelKind::Replica.name()),
            });
        }
        Head {
            generics,
            params,
            self_ty: self_ty.cloned(),
        }
    }
}
