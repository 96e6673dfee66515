//! Templates: the definition that computations elaborate, and the function for plain Rust.

use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Error, ItemFn};
use xla_hlo::list::Items;
use xla_hlo::{ArrayType, ElementType, Shape, Size, SymbolicLayout, Tree};

use super::shell;
use crate::analysis::{Analysis, analyse_bound};
use crate::bindings::{Bindings, Bound};
use crate::chain;
use crate::definition::{Definition, Definitions, Faults, Leaf, Template, Types};
use crate::gather;
use crate::lexical;
use crate::template::{Head, Kind};

/// Expands `#[computation]` on a template.
pub(super) fn expand(root: &TokenStream, item: &ItemFn, program: Option<&Ident>) -> TokenStream {
    let mut faults = Faults::default();
    if let Some(program) = program {
        let what = "a computation that takes functions, or that is generic in element types or structs, has no program: \
                    it becomes a part of the programs of its callers";
        faults.push(Error::new(program.span(), what));
    }
    if lexical::is_method(&item.sig.ident) {
        let what = format!(
            "a computation must be a free function: move `{}` out of the `impl`",
            item.sig.ident
        );
        faults.push(Error::new(item.sig.ident.span(), what));
        let faults = faults.tokens();
        let function = shell(root, item, &quote!(#faults ::core::unreachable!()));
        return quote!(#[allow(unused)] #function);
    }
    let names = gather::function(item);
    let beside = match names.as_slice() {
        [] => emitted(root, item, Definitions::default()),
        names => chain::ask(root, names, "__graph", &quote!([] #item), Delimiter::Brace),
    };
    let name = &item.sig.ident;
    let what = format!("`{name}` can only be called from a computation");
    let params = item.sig.inputs.iter().filter_map(|arg| match arg {
        syn::FnArg::Typed(arg) => Some(arg.pat.to_token_stream()),
        syn::FnArg::Receiver(_) => None,
    });
    let body = quote!(#(let _ = &#params;)* const { ::core::panic!(#what) });
    let function = shell(root, item, &body);
    let faults = faults.tokens();
    quote!(#faults #function #beside)
}

/// Returns the items next to a template: its errors and its definition macros.
pub(super) fn emitted(root: &TokenStream, item: &ItemFn, definitions: Definitions) -> TokenStream {
    let mut faults = Faults::default();
    let head = Head::read(item, &mut faults);
    if faults.is_empty() {
        faults.extend(common(root, item, &head, &definitions));
    }
    let definition = match faults.is_empty() && !definitions.any_broken() {
        true => Definition::Template(Rc::new(Template {
            item: item.clone(),
            definitions: Rc::new(definitions),
        })),
        false => Definition::Broken,
    };
    let instead = format!(
        "`{0}` is a computation: call it without `!`, as a function",
        item.sig.ident
    );
    let macros = chain::announce(&item.vis, &item.sig.ident, &definition, &instead);
    let faults = faults.tokens();
    quote!(#faults #macros)
}

/// Returns the mistakes that a template makes for every argument: those of all samples.
fn common(root: &TokenStream, item: &ItemFn, head: &Head, definitions: &Definitions) -> Faults {
    let mut common: Option<Faults> = None;
    for bound in samples(head) {
        let Analysis { faults, .. } = analyse_bound(root, item, definitions, &bound);
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

/// Returns examples of what the generic parameters stand for other than sizes.
fn samples(head: &Head) -> Vec<Bindings> {
    let mut all = vec![Bindings::default()];
    for (name, kind) in &head.generics {
        let bounds: Vec<Bound> = match kind {
            Kind::Size => continue,
            Kind::Element(family) => {
                let elements = family.elements().into_iter();
                elements.map(Bound::Element).collect_vec()
            }
            Kind::Type => types().into_iter().map(Bound::Type).collect_vec(),
        };
        let with = |(bindings, bound): (&Bindings, &Bound)| {
            let mut bindings = bindings.clone();
            bindings.bind(&name.to_string(), bound.clone());
            bindings
        };
        let pairs = all
            .iter()
            .flat_items(|bindings| bounds.iter().map(move |bound| (bindings, bound)));
        all = pairs.map(with).collect_vec();
    }
    all
}

/// Returns examples of types of tensors: an array, and a struct.
fn types() -> Vec<Types> {
    let array = |dims: &[usize]| {
        let dims = dims.iter().map(|&size| Size::from(size)).collect_vec();
        let layout = SymbolicLayout::row_major(dims.len());
        let shape = Shape::new(ElementType::F32, dims);
        Tree::Leaf(Leaf {
            array: ArrayType { shape, layout },
            plain: false,
        })
    };
    let fields = vec![
        ("w".to_string(), array(&[2, 3])),
        ("b".to_string(), array(&[3])),
    ];
    vec![array(&[2]), Tree::Record("T".to_string(), fields)]
}
