//! Templates: the definition that computations elaborate, and the function for plain Rust.

use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Error, ItemFn};
use xla_hlo::list::Items;
use xla_hlo::{ArrayType, ElementType, Shape, Size, SymbolicLayout, Tree};

use super::by_element::{self, ByElement};
use super::leafwise::{Leafwise, MOST};
use super::{Body, compile, shell};
use crate::analysis::{Analysis, analyse, check};
use crate::bindings::{Bindings, Bound};
use crate::chain;
use crate::custom;
use crate::definition::{Definition, Definitions, Faults, Leaf, Template, Types};
use crate::gather;
use crate::head::{Family, Kind, ParamKind, Written};
use crate::lexical;
use crate::program::Declared;
use stated::stated;

mod stated;

/// Expands `#[computation]` on a template.
pub(super) fn expand(
    root: &TokenStream,
    item: &Rc<Written>,
    program: Option<&Declared>,
) -> TokenStream {
    let mut faults = Faults::default();
    if let Some(program) = program {
        let kind = if item.head().has_counts() {
            "with parameters such as `const L: usize`"
        } else if item.head().is_stated_by_calls() {
            "with `#[known]` parameters or `..` sizes"
        } else {
            "that takes functions, or that is generic in element types or structs,"
        };
        let what = format!(
            "a computation {kind} has no program: it becomes a part of the programs of its callers"
        );
        faults.push(Error::new(program.name.span(), what));
    }
    if lexical::is_method(&item.sig.ident) {
        let what = format!(
            "a computation must be a free function, or in a module with `#[computation]`\n  \
             help: move `{}` out of the `impl`, or mark the module of the struct and its `impl`",
            item.sig.ident
        );
        faults.push(Error::new(item.sig.ident.span(), what));
        let faults = faults.tokens();
        let function = shell(root, item, &quote!(#faults ::core::unreachable!()));
        return quote!(#[allow(unused)] #function);
    }
    // The definition, for callers.
    let names = gather::function(item);
    let beside = match names.as_slice() {
        [] => emitted(root, item, Definitions::default()),
        names => chain::request(root, names, "__graph", &quote!([] #item), Delimiter::Brace),
    };
    let faults = faults.tokens();
    let name = &item.sig.ident;
    let mut function = ItemFn::clone(item);
    let args = item.head().names();
    // The body that plain Rust calls.
    let body = match Dispatch::of(item) {
        Dispatch::Direct | Dispatch::ByLeaf(_) => match names.as_slice() {
            [] => code(root, item, &Definitions::default()),
            names => chain::request(
                root,
                names,
                "__body",
                &quote!([] #item),
                Delimiter::Parenthesis,
            ),
        },
        Dispatch::ByElement(element, _) => {
            by_element::bound(&mut function.sig, element, name);
            by_element::call(item, element, name, &args)
        }
        Dispatch::Never(why) => never(item, None, &why),
    };
    let function = shell(root, &function.into(), &body);
    quote!(#faults #function #beside)
}

/// Returns the code for plain Rust of a template that has one body.
///
/// It may not exist: a function cannot be called inside of an operation that computes elements, and not all computations
/// go leaf by leaf.
pub(super) fn code(root: &TokenStream, item: &Written, definitions: &Definitions) -> TokenStream {
    let body = match Dispatch::of(item) {
        Dispatch::ByLeaf(params) => {
            let leafwise = Leafwise::new(root, item, definitions, params, &|_| {});
            leafwise.body()
        }
        _ => direct(root, item, analyse(root, item, definitions)).map(|body| body.statements),
    };
    body.unwrap_or_else(|why| never(item, None, &why))
}

/// Returns the one body of a function, or the reason why there is none.
pub(super) fn direct(
    root: &TokenStream,
    item: &Written,
    analysis: Analysis,
) -> Result<Body, String> {
    match compile(root, item, analysis) {
        Ok(Some(body)) => Ok(body),
        Ok(None) => Err("a definition that it names has a mistake".to_string()),
        Err(faults) => Err(faults.first_line().unwrap_or_default()),
    }
}

/// Returns the body of a function without code for plain Rust, which fails when it is called.
///
/// The assertion depends on `owner`, the type of a method, or on a type parameter if there is one: an optimised build
/// evaluates any other assertion where the function is defined.
pub(crate) fn never(item: &Written, owner: Option<TokenStream>, why: &str) -> TokenStream {
    let what = format!(
        "`{}` can only be called from a computation: {why}\n  help: write one that names the types of the arguments, and \
         call that",
        item.sig.ident
    );
    let args = item.head().names();
    let mut params = item.sig.generics.type_params();
    let param = params.next().map(|param| param.ident.to_token_stream());
    // A `const` block that fails when the function is instantiated, and not where it is defined.
    let failed = match owner.or(param) {
        Some(name) => {
            quote!(const { ::core::assert!(::core::mem::size_of::<#name>() == ::core::primitive::usize::MAX, #what) }
                ::core::unreachable!())
        }
        None => quote!(const { ::core::panic!(#what) }),
    };
    quote!(#(let _ = &#args;)* #failed)
}

/// How the function for plain Rust finds its code.
enum Dispatch<'a> {
    /// It has one body.
    Direct,
    /// It has a body for each element type of a family that this parameter stands for.
    ByElement(&'a Ident, Family),
    /// It computes each leaf of the structs that these parameters stand for.
    ByLeaf(Vec<&'a Ident>),
    /// It has no code for this reason: the types of its parameters have too many forms.
    Never(String),
}

impl Dispatch<'_> {
    fn of(item: &Written) -> Dispatch<'_> {
        if item.head().is_stated_by_calls() {
            let why = if item.head().has_counts() {
                "it is compiled for each number of values"
            } else {
                "its calls state `#[known]` values or numbers of dimensions"
            };
            return Dispatch::Never(why.to_string());
        }
        if let Some((element, family)) = item.head().by_element() {
            return Dispatch::ByElement(element, family);
        }
        let (mut elements, mut structs) = (Vec::new(), Vec::new());
        for param in &item.head().generics.all {
            if let Some(of) = &param.model {
                let name = &param.name;
                return Dispatch::Never(format!(
                    "it calls the methods of any struct `{name}: {of}`"
                ));
            }
            match param.kind {
                Kind::Element(_) => elements.push(&param.name),
                Kind::Type => structs.push(&param.name),
                Kind::Size | Kind::Count => {}
            }
        }
        match (elements.as_slice(), structs.len()) {
            ([], 0) => Dispatch::Direct,
            ([], 1..=MOST) => Dispatch::ByLeaf(structs),
            ([], count) => Dispatch::Never(format!("it is generic in {count} structs")),
            ([element, ..], 1..) => {
                let name = structs[0];
                Dispatch::Never(format!(
                    "it is generic in the element type `{element}` beside the struct `{name}`"
                ))
            }
            (elements, 0) => {
                let names = elements.iter().map(|name| format!("`{name}`"));
                let names = names.collect_vec().join(" and ");
                Dispatch::Never(format!("it is generic in the element types {names}"))
            }
        }
    }
}

/// Returns the items next to a template: its errors and its definition macros.
pub(super) fn emitted(
    root: &TokenStream,
    item: &Rc<Written>,
    definitions: Definitions,
) -> TokenStream {
    let mut faults = Faults::default();
    let head = item.head();
    let mistakes = head.params.iter().filter_map(|param| param.fault());
    for fault in head.faults.iter().cloned().chain(mistakes) {
        faults.push(fault);
    }
    for (arg, param) in item.sig.inputs.iter().zip(&head.inputs) {
        if let ParamKind::Channel(..) = param.kind {
            let what = "a computation that takes functions, or that is generic in element types or structs, has no \
                        feed or replica: it becomes a part of its callers";
            faults.push(Error::new_spanned(arg, what));
        }
    }
    // Mistakes of every argument are reported here, the others at each call.
    // The samples would repeat mistakes in the signature.
    if faults.is_empty() {
        faults.extend(common(root, item, &definitions, &samples(item)));
    }
    let whole = faults.is_empty() && !definitions.any_broken();
    let uses = definitions.use_constants();
    // Custom functions are called through adapters beside the item that names them, where they are visible.
    let forwarders = if whole {
        custom::all_forwarders(root, &definitions)
    } else {
        Vec::new()
    };
    let code = match Dispatch::of(item) {
        Dispatch::ByElement(element, family) => {
            let code = ByElement {
                root,
                item,
                name: &item.sig.ident,
                definitions: &definitions,
                element,
                family,
                own: &|_| {},
                forwarders: &forwarders,
            };
            Some(code.items(whole))
        }
        _ if forwarders.is_empty() => None,
        _ => Some(custom::adapter(item, TokenStream::new(), &forwarders)),
    };
    let definition = if whole {
        Definition::Template(Rc::new(Template {
            item: Rc::clone(item),
            definitions: Rc::new(definitions),
            of_library: false,
        }))
    } else {
        Definition::Broken
    };
    let instead = format!(
        "`{0}` is a computation: call it without `!`, as a function",
        item.sig.ident
    );
    let macros = chain::announce(&item.vis, &item.sig.ident, &definition, &instead);
    let faults = faults.tokens();
    quote!(#faults #macros #uses #code)
}

/// Returns the mistakes that a template makes for every argument, which all samples share.
pub(crate) fn common(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
    samples: &[Bindings],
) -> Faults {
    // Samples differ in element types and structs. A sample without mistakes shows that all mistakes depend on the
    // argument; otherwise the places that all samples complain about remain.
    let mut common: Option<Faults> = None;
    for bound in samples {
        let faults = check(root, item, definitions, bound);
        if faults.is_empty() {
            return Faults::default();
        }
        common = Some(match common {
            Some(common) => common.at_places_of(&faults),
            None => faults,
        });
    }
    common.unwrap_or_default()
}

/// Returns the parameters of a function that are structs, if it may have a body that computes each leaf.
pub(super) fn by_leaf(item: &Written) -> Option<Vec<&Ident>> {
    match Dispatch::of(item) {
        Dispatch::ByLeaf(params) => Some(params),
        _ => None,
    }
}

/// Whether a function has one body.
pub(super) fn is_direct(item: &Written) -> bool {
    matches!(Dispatch::of(item), Dispatch::Direct)
}

/// Returns the reason why a function has no code for any types; `None` if it may have some.
pub(super) fn refused(item: &Written) -> Option<String> {
    match Dispatch::of(item) {
        Dispatch::Never(why) => Some(why),
        _ => None,
    }
}

/// The numbers of values in the examples, the most usual ones first.
const COUNTS: [usize; 3] = [2, 4, 1];

/// Returns examples of what the generic parameters of a function stand for other than sizes.
pub(crate) fn samples(item: &Written) -> Vec<Bindings> {
    // No example has the methods of a trait: the mistakes are reported at each call.
    if item
        .head()
        .generics
        .all
        .iter()
        .any(|param| param.model.is_some())
    {
        return Vec::new();
    }
    // All combinations of the examples of each parameter.
    let mut all = vec![Bindings::default()];
    for param in &item.head().generics.all {
        let bounds: Vec<Bound> = match param.kind {
            Kind::Size => continue,
            Kind::Element(family) => {
                let elements = family.elements().into_iter();
                elements.map(Bound::Element).collect_vec()
            }
            Kind::Type => types().into_iter().map(Bound::Type).collect_vec(),
            Kind::Count => {
                let counts = COUNTS.into_iter().map(Size::from);
                counts.map(Bound::Size).collect_vec()
            }
        };
        let with = |(bindings, bound): (&Bindings, &Bound)| {
            let mut bindings = bindings.clone();
            bindings.bind(&param.name.to_string(), bound.clone());
            bindings
        };
        let pairs = all
            .iter()
            .flat_items(|bindings| bounds.iter().map(move |bound| (bindings, bound)));
        all = pairs.map(with).collect_vec();
    }
    if item.head().is_stated_by_calls() {
        all = all
            .iter()
            .flat_items(|bound| stated(item, bound))
            .collect_vec();
    }
    all
}

/// Returns examples of types of tensors, each with elements of two types: an array, a struct, and a tuple.
fn types() -> Vec<Types> {
    let elements = [ElementType::F32, ElementType::F64];
    let all = elements.into_iter().flat_items(types_of);
    all.collect_vec()
}

fn types_of(element: ElementType) -> Vec<Types> {
    let array = |dims: &[usize]| {
        let dims = dims.iter().map(|&size| Size::from(size)).collect_vec();
        let layout = SymbolicLayout::row_major(dims.len());
        let shape = Shape::new(element, dims);
        Tree::Leaf(Leaf {
            array: ArrayType { shape, layout },
            plain: false,
        })
    };
    let fields = vec![
        ("w".to_string(), array(&[2, 3])),
        ("b".to_string(), array(&[3])),
    ];
    // An array, a struct of two ranks, and a tuple: a mistake in all three is one of any type.
    let tuple = Tree::Tuple(vec![array(&[2])]);
    vec![array(&[2]), Tree::Record("T".to_string(), fields), tuple]
}
